"""Verflixxt! once more, from book 004 and its rulings alone and as plainly as can be: the path is a list of places with
the pieces that stand on them, a tile is what is printed on it, and nothing of `games.verflixxt` is used."""

from dataclasses import dataclass, field
from itertools import combinations

FIRST = [-1, -2, -3, -4, -5, -6, -7, -8]
LAST = [*FIRST, -9, -10]
UP = [1, 2, 3, 4, 5, 6, 7, 8]
FORTUNE, GUARD = "fortune", "guard"
FORTUNES = [FORTUNE] * 6
PATHS: dict[str, list[int | str]] = {
    "standard": [*FIRST, *FORTUNES, *reversed(UP), *LAST],
    "plus_before_fortune": [*FIRST, *UP, *FORTUNES, *LAST],
    "fortune_last": [*FIRST, *reversed(UP), *LAST, *FORTUNES],
}


@dataclass
class Place:
    """Start, a tile or Finish; a pawn is its seat's number."""

    tile: int | str
    pieces: list[int | str] = field(default_factory=list[int | str])

    @property
    def pawns(self) -> list[int | str]:
        return [piece for piece in self.pieces if piece != GUARD]


class Naive:
    """A table at its beginning; for a random path, the tiles as they were laid."""

    def __init__(self, seats: int, path: str, laid: list[int | str], rules: set[str]) -> None:
        self.rules = rules
        self.each = 2 if seats > 4 else 3
        start = [seat for seat in range(seats) for _ in range(self.each)]
        tiles = [Place(tile) for tile in PATHS.get(path, laid)]
        guarded = [FORTUNE, 7, 8] if path in ("standard", "random") else UP
        for place in tiles:
            place.pieces = [GUARD] if place.tile in guarded else []
        self.path = [Place("start", [*start]), *tiles, Place("finish")]
        self.taken: list[list[int | str]] = [[] for _ in range(seats)]
        self.worst: dict[int, int | str] = {}
        self.turn = self.die = 0
        self.over = False

    def on_the_way(self, seat: int) -> int:
        return self.each - self.path[-1].pieces.count(seat)

    def legal(self) -> set[tuple[int | str, int, int]]:
        """Piece, place and spaces forward; (0, 0, 0) moves nothing."""
        free = self.die == 1 and "one_chooses" in self.rules
        found: set[tuple[int | str, int, int]] = {(0, 0, 0)} if free else set()
        for at, place in enumerate(self.path[:-1]):
            for piece in place.pieces:
                if piece == self.turn or (piece == GUARD and place.pawns):
                    found.add((piece, at, self.die))
                    if free and at > 0:
                        found.add((piece, at, -1))
        return found

    def play(self, piece: int | str, at: int, spaces: int) -> None:
        if spaces:
            place = self.path[at]
            goal = self.path[min(at + spaces, len(self.path) - 1)]
            place.pieces.remove(piece)
            goal.pieces.append(piece)
            if piece != GUARD and place.pieces == [] and at > 0:
                self.take(self.turn, place)
        self.check_end()
        if self.over:
            return
        if "recycle_passed" in self.rules:
            self.recycle()
        self.turn = (self.turn + 1) % len(self.taken)
        while self.on_the_way(self.turn) == 0:
            self.turn = (self.turn + 1) % len(self.taken)

    def take(self, seat: int, place: Place) -> None:
        self.path = [other for other in self.path if other is not place]
        self.taken[seat].append(place.tile)

    def recycle(self) -> None:
        passed: list[Place] = []
        while self.path[0].pieces == [] and self.path[1].pieces == []:
            passed.append(self.path.pop(1))
        self.path[-1:-1] = passed

    def check_end(self) -> None:
        left = [self.on_the_way(seat) for seat in range(len(self.taken))]
        if "first_home" in self.rules:
            self.over = 0 in left
            for place in [place for place in self.path[1:-1] if self.over and len(place.pieces) == 1]:
                for seat in place.pawns:
                    self.take(int(seat), place)
        elif "last_pawn" in self.rules:
            self.over = sum(left) == 1
            free = [place for place in self.path[1:-1] if not place.pieces and str(place.tile).startswith("-")]
            if self.over and free:
                worst = min(free, key=lambda place: int(place.tile))
                self.take(left.index(1), worst)
                self.worst[left.index(1)] = worst.tile
        else:
            self.over = sum(left) == 0

    def points(self, seat: int) -> int:
        """The most that any way of turning as many negatives as there are Fortunes comes to."""
        values = [int(tile) for tile in self.taken[seat] if tile != FORTUNE]
        turnable = [value for value in values if value < 0]
        if seat in self.worst:
            turnable.remove(int(self.worst[seat]))
        fortunes = min(self.taken[seat].count(FORTUNE), len(turnable))
        return max(sum(values) - 2 * sum(turned) for turned in combinations(turnable, fortunes))
