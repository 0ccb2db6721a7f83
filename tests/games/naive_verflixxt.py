"""Verflixxt! once more, from book 004 and its rulings alone and as plainly as can be: the path is a list of places with
the pieces that stand on them. A tile is its number in the standard path, from 1; Start is 0 and Finish 33."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from tests.games.naive import Word, Words, numbers, placed

FORTUNE = "fortune"
FIRST = [-1, -2, -3, -4, -5, -6, -7, -8]
DOWN = [8, 7, 6, 5, 4, 3, 2, 1]
PRINTED = dict(enumerate([*FIRST, *[FORTUNE] * 6, *DOWN, *FIRST, -9, -10], start=1))
MINUS, FORTUNES, PLUS, LAST = list(range(1, 9)), list(range(9, 15)), list(range(15, 23)), list(range(23, 33))
START, FINISH = 0, 33
PATHS: dict[str, list[int]] = {
    "standard": [*MINUS, *FORTUNES, *PLUS, *LAST],
    "plus_before_fortune": [*MINUS, *reversed(PLUS), *FORTUNES, *LAST],
    "fortune_last": [*MINUS, *PLUS, *LAST, *FORTUNES],
    "random": [],
}


@dataclass
class Place:
    """Start, a tile or Finish; a pawn is its seat's number."""

    tile: int
    guards: int
    pawns: list[int]

    def is_empty(self) -> bool:
        return not self.pawns and not self.guards


class Naive:
    """A table at its beginning."""

    def __init__(self, seats: int, options: Mapping[str, bool | str]) -> None:
        self.options = options
        self.seats = range(seats)
        self.each = 2 if seats > 4 else 3
        self.path: list[Place] = []
        self.lay(PATHS[str(options["path"])])
        self.taken: list[list[int]] = [[] for _ in self.seats]
        self.worst: dict[int, int] = {}
        self.turn: int | None = None
        self.die = 0
        self.is_die_rolling = False
        self.is_over = False

    def lay(self, tiles: list[int]) -> None:
        guarded = [FORTUNE, 7, 8] if self.options["path"] in ("standard", "random") else DOWN
        pawns = [seat for seat in self.seats for _ in range(self.each)]
        between = [Place(tile, 1 if PRINTED[tile] in guarded else 0, []) for tile in tiles]
        self.path = [Place(START, 0, pawns), *between, Place(FINISH, 0, [])]

    # What can be counted

    def phase(self) -> str:
        if self.is_over:
            return "over"
        if len(self.path) == 2 and not any(self.taken):
            return "layout"
        if self.turn is None:
            return "first"
        if self.is_die_rolling:
            return "rolling"
        return "move" if self.die else "roll"

    def on_the_way(self, seat: int) -> int:
        return self.each - self.path[-1].pawns.count(seat)

    def is_free(self) -> bool:
        """Whether a 1 was rolled in variant 2."""
        return self.die == 1 and bool(self.options["one_chooses"])

    def goal(self, at: int, way: Word) -> int:
        return at - 1 if way == "back" else min(at + self.die, len(self.path) - 1)

    def is_left_empty(self, at: int, piece: Word) -> bool:
        return at > 0 and piece == "pawn" and len(self.path[at].pawns) == 1 and not self.path[at].guards

    def steps(self) -> list[tuple[str, int, str]]:
        """Piece, place and way."""
        pawns = [("pawn", at) for at, place in enumerate(self.path[:-1]) if self.turn in place.pawns]
        guards = [("guard", at) for at, place in enumerate(self.path[:-1]) if place.guards and place.pawns]
        ways = ("forward", "back") if self.is_free() else ("forward",)
        return [(piece, at, way) for piece, at in pawns + guards for way in ways if at > 0 or way == "forward"]

    # What is done

    def awaited(self) -> set[int]:
        return {self.turn} if self.turn is not None and self.phase() in ("roll", "move") else set()

    def draws(self) -> list[int]:
        return {"layout": list(range(32, 0, -1)), "first": [len(self.seats)], "rolling": [6]}.get(self.phase(), [])

    def legal(self, seat: int) -> set[Words]:
        if seat not in self.awaited():
            return set()
        if not self.die:
            return {("roll",)}
        moves: set[Words] = {("move", piece, self.path[at].tile, way) for piece, at, way in self.steps()}
        return moves | ({("stay",)} if self.is_free() else set())

    def named(self, seat: int, action: Words) -> Words:
        """Every action says all."""
        return action

    def settle(self, outcome: Words) -> list[Words]:
        match outcome:
            case ("layout", tiles):
                self.lay(numbers(tiles))
                return [("laid", tiles)]
            case ("first", int(seat)):
                self.turn = seat
                return [("began", seat)]
            case ("die", int(pips)):
                self.is_die_rolling = False
                self.die = pips
                rolled: Words = ("rolled", self.turn, pips)
                assert self.turn is not None
                only_move = [*self.legal(self.turn)]
                return [rolled, *(self.act(self.turn, only_move[0], True) if len(only_move) == 1 else [])]
            case _:
                raise AssertionError(outcome)

    def play(self, seat: int, action: Words) -> list[Words]:
        if action == ("roll",):
            self.is_die_rolling = True
            return []
        return self.act(seat, action, is_forced=False)

    def act(self, seat: int, action: Words, is_forced: bool) -> list[Words]:
        match action:
            case ("move", piece, int(tile), way):
                at = [place.tile for place in self.path].index(tile)
                happened = self.move(seat, piece, at, way, is_forced)
            case _:
                happened: list[Words] = [("stayed", seat)]
        happened += self.check_end()
        if not self.is_over:
            happened += self.recycle() if self.options["recycle_passed"] else []
            self.next_turn()
        return happened

    def move(self, seat: int, piece: Word, at: int, way: Word, is_forced: bool) -> list[Words]:
        place, goal = self.path[at], self.path[self.goal(at, way)]
        happened: list[Words] = [("moved", seat, piece, place.tile, goal.tile, is_forced)]
        takes = self.is_left_empty(at, piece)
        if piece == "pawn":
            place.pawns.remove(seat)
            goal.pawns.append(seat)
        else:
            place.guards -= 1
            goal.guards += 1
        if takes:
            happened.append(self.take(seat, place, "left"))
        if goal.tile == FINISH and piece == "pawn" and not self.on_the_way(seat):
            happened.append(("home", seat))
        return happened

    def take(self, seat: int, place: Place, cause: str) -> Words:
        self.path = [other for other in self.path if other is not place]
        self.taken[seat].append(place.tile)
        return "took", seat, place.tile, cause

    def recycle(self) -> list[Words]:
        passed: list[Place] = []
        while self.path[0].is_empty() and self.path[1].is_empty():
            passed.append(self.path.pop(1))
        self.path[-1:-1] = passed
        return [("recycled", tuple(place.tile for place in passed))] if passed else []

    def next_turn(self) -> None:
        assert self.turn is not None
        self.die = 0
        self.turn = (self.turn + 1) % len(self.seats)
        while self.on_the_way(self.turn) == 0:
            self.turn = (self.turn + 1) % len(self.seats)

    def check_end(self) -> list[Words]:
        left = [self.on_the_way(seat) for seat in self.seats]
        happened: list[Words] = []
        if self.options["end"] == "first_home":
            self.is_over = 0 in left
            for place in [place for place in self.path[1:-1] if len(place.pawns) == 1 and not place.guards]:
                happened += [self.take(seat, place, "alone") for seat in place.pawns if self.is_over]
        elif self.options["end"] == "last_pawn":
            self.is_over = sum(left) == 1
            free = [place for place in self.path[1:-1] if place.is_empty() and value(place.tile) < 0]
            if self.is_over and free:
                last = left.index(1)
                worst = min(free, key=lambda place: value(place.tile))
                self.worst[last] = worst.tile
                happened.append(self.take(last, worst, "worst"))
        else:
            self.is_over = sum(left) == 0
        if self.is_over:
            happened += [("counted", seat, tuple(self.taken[seat]), *self.count(seat)) for seat in self.seats]
        return happened

    def turnable(self, seat: int) -> list[int]:
        return [tile for tile in self.taken[seat] if value(tile) < 0 and tile != self.worst.get(seat)]

    def count(self, seat: int) -> tuple[tuple[int, ...], int]:
        """Return the turned tiles of a seat, the worst first, and their total."""
        turned = sorted(self.turnable(seat), key=value)[: self.fortunes(seat)]
        return tuple(turned), sum(map(value, self.taken[seat])) - 2 * sum(map(value, turned))

    def fortunes(self, seat: int) -> int:
        return sum(PRINTED[tile] == FORTUNE for tile in self.taken[seat])

    # What is seen

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """Return an event as a viewer sees it. A taken tile is announced, whatever the option hides afterwards."""
        return happened

    def shows(self, viewer: int | None) -> dict[str, Word]:
        phase = self.phase()
        moving = phase == "move"
        is_hidden = self.options["taken"] != "open"
        shows: dict[str, Word] = {
            "phase": phase,
            "turn": None if self.is_over else self.turn,
            "die": self.die if moving else None,
            "steps": tuple(self.step(*step) for step in self.steps()) if moving else (),
            "may_stay": moving and self.is_free(),
            "seats": tuple(map(self.shows_of, self.seats)),
            "display": self.options["taken"],
            "own": self.pile(viewer) if is_hidden and viewer is not None else None,
        }
        if phase != "layout":
            shows["path"] = tuple(
                {"tile": place.tile, "pawns": tuple(sorted(place.pawns)), "guards": place.guards} for place in self.path
            )
        return shows

    def step(self, piece: str, at: int, way: str) -> Word:
        tile = self.path[at].tile
        takes = tile if self.is_left_empty(at, piece) else None
        return {"piece": piece, "tile": tile, "way": way, "to": self.path[self.goal(at, way)].tile, "takes": takes}

    def shows_of(self, seat: int) -> Word:
        display = "open" if self.is_over else self.options["taken"]
        taken = self.taken[seat]
        return {
            "pawns": tuple(place.tile for place in self.path for _ in range(place.pawns.count(seat))),
            "count": len(taken),
            "top": taken[-1] if taken and display != "hidden" else None,
            "pile": self.pile(seat) if display == "open" else None,
        }

    def pile(self, seat: int) -> Word:
        turned, points = self.count(seat)
        return {"taken": tuple(self.taken[seat]), "turned": turned, "points": points}

    # The end

    def result(self) -> Words | None:
        if not self.is_over:
            return None
        worth = [(self.most(seat), -self.fortunes(seat)) for seat in self.seats]
        places = tuple((seat, place, worth[seat][0], self.fortunes(seat)) for seat, place in placed(worth))
        return self.options["end"], places

    def most(self, seat: int) -> int:
        """The most that any way of turning negatives comes to."""
        turnable = self.turnable(seat)
        ways = combinations(turnable, min(self.fortunes(seat), len(turnable)))
        return max(sum(map(value, self.taken[seat])) - 2 * sum(map(value, turned)) for turned in ways)


def value(tile: int) -> int:
    """The points on a tile; none on a Fortune."""
    printed = PRINTED[tile]
    return printed if isinstance(printed, int) else 0
