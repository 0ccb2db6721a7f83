"""Heckmeck once more, from books 000 and 002 and their rulings alone and as plainly as can be: dice and tiles are their
numbers, and nothing is kept that can be counted again."""

from tests.games.naive import Word, Words, numbers, placed

TILES = range(21, 37)
WORMS_ON = dict(zip(TILES, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4], strict=True))
WORM = 6
POINTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, WORM: 5}


class Naive:
    """A table at its beginning; `rules` are the options that are on."""

    def __init__(self, seats: int, rules: set[str]) -> None:
        self.rules = rules
        self.face_up = set(TILES)
        self.turned: set[int] = set()
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.turn: int | None = None
        self.kept: list[int] = []
        self.rolled: list[int] = []
        self.are_dice_rolling = False

    # What can be counted

    def is_over(self) -> bool:
        return not self.face_up

    def total(self) -> int:
        return sum(POINTS[face] for face in self.kept)

    def left(self) -> int:
        return 8 - len(self.kept)

    def may_roll(self) -> bool:
        return self.left() > 0 and len(set(self.kept)) < 6

    def stolen_from(self) -> dict[int, int]:
        """The tile that can be stolen, and from whom."""
        tops = {pile[-1]: seat for seat, pile in enumerate(self.piles) if pile and seat != self.turn}
        return {tile: seat for tile, seat in tops.items() if tile == self.total() and WORM in self.kept}

    def reach(self) -> set[int]:
        """The tiles that can be taken by stopping now."""
        if WORM not in self.kept:
            return set()
        grill = sorted(tile for tile in self.face_up if tile <= self.total())
        return {*self.stolen_from(), *(grill if "free_choice" in self.rules else grill[-1:])}

    def phase(self) -> str:
        if self.is_over():
            return "over"
        if self.turn is None:
            return "first"
        if self.are_dice_rolling:
            return "rolling"
        if self.rolled:
            return "keep"
        if not self.kept:
            return "start"
        return "go" if self.may_roll() else "take"

    # What is done

    def awaited(self) -> set[int]:
        return set() if self.turn is None or self.are_dice_rolling or self.is_over() else {self.turn}

    def draws(self) -> list[int]:
        if self.phase() == "first":
            return [len(self.piles)]
        return [6] * self.left() if self.are_dice_rolling else []

    def legal(self, seat: int) -> set[Words]:
        if seat not in self.awaited():
            return set()
        if self.rolled:
            return {("keep", face) for face in self.rolled if face not in self.kept}
        roll: set[Words] = {("roll",)} if self.may_roll() else set()
        if not self.kept:
            return roll
        return roll | {("stop", tile) for tile in self.reach() or {None}}

    def named(self, seat: int, action: Words) -> Words:
        """A stop names its tile, even where there is only one."""
        return ("stop", *self.reach()) if action == ("stop", None) and len(self.reach()) == 1 else action

    def settle(self, outcome: Words) -> list[Words]:
        match outcome:
            case ("first", int(seat)):
                self.turn = seat
                return [("began", seat)]
            case ("dice", faces):
                self.rolled = numbers(faces)
                self.are_dice_rolling = False
                rolled: Words = ("rolled", self.turn, faces)
                return [rolled, *([] if set(self.rolled) - set(self.kept) else self.fail("no_face"))]
            case _:
                raise AssertionError(outcome)

    def play(self, seat: int, action: Words) -> list[Words]:
        match action:
            case ("roll",):
                self.are_dice_rolling = True
                return []
            case ("keep", int(face)):
                return self.keep(seat, face)
            case ("stop", int(tile)):
                return self.take(seat, tile)
            case _:
                return self.fail("out_of_reach" if WORM in self.kept else "no_worm")

    def keep(self, seat: int, face: int) -> list[Words]:
        """A turn that can end in one way only, as everybody sees, awaits no seat."""
        count = self.rolled.count(face)
        self.kept += [face] * count
        self.rolled = []
        kept: Words = ("kept", seat, face, count, self.total(), self.left())
        only_way = [*self.legal(seat)]
        return [kept, *(self.play(seat, *only_way) if len(only_way) == 1 and not self.may_roll() else [])]

    def take(self, seat: int, tile: int) -> list[Words]:
        took: Words = ("took", seat, tile, WORMS_ON[tile], self.stolen_from().get(tile), self.total())
        self.face_up.discard(tile)
        for pile in self.piles:
            if tile in pile:
                pile.remove(tile)
        self.piles[seat].append(tile)
        self.next_turn()
        return [took]

    def fail(self, reason: str) -> list[Words]:
        assert self.turn is not None
        pile = self.piles[self.turn]
        returned = pile.pop() if pile else None
        if returned is not None:
            self.face_up.add(returned)
        turned = max(self.face_up)
        if returned is None:
            does_turn = "always_bury" in self.rules
        else:
            does_turn = turned != returned or "bury_returned" in self.rules
        if does_turn:
            self.face_up.remove(turned)
            self.turned.add(turned)
        lost = WORMS_ON[returned] if returned is not None else 0
        failed: Words = ("failed", self.turn, reason, self.total(), returned, turned if does_turn else None, lost)
        self.next_turn()
        return [failed]

    def next_turn(self) -> None:
        assert self.turn is not None
        self.turn = (self.turn + 1) % len(self.piles)
        self.kept = []
        self.rolled = []

    # What is seen

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """Return the event itself, because nothing is hidden."""
        return happened

    def shows(self, viewer: int | None) -> dict[str, Word]:
        in_order = list(dict.fromkeys(self.kept))
        stopping = self.phase() in ("go", "take")
        return {
            "phase": self.phase(),
            "turn": None if self.is_over() else self.turn,
            "up": tuple(sorted(self.face_up)),
            "turned": tuple(sorted(self.turned)),
            "stacks": tuple(
                {
                    "top": pile[-1] if pile else None,
                    "count": len(pile),
                    "worms": self.worms(pile),
                    "tiles": tuple(sorted(pile)) if self.is_over() else (),
                }
                for pile in self.piles
            ),
            "kept": tuple({"face": face, "count": self.kept.count(face)} for face in in_order),
            "total": self.total(),
            "dice": tuple(sorted(self.rolled)),
            "left": self.left(),
            "reach": tuple(sorted(self.reach(), reverse=True)) if stopping else (),
            "from_seat": next(iter(self.stolen_from().values()), None) if stopping else None,
        }

    # The end

    def worms(self, pile: list[int]) -> int:
        return sum(WORMS_ON[tile] for tile in pile)

    def result(self) -> Words | None:
        if not self.is_over():
            return None
        worth = [(self.worms(pile), max(pile, default=0)) for pile in self.piles]
        return "grill-empty", tuple((seat, place, *worth[seat]) for seat, place in placed(worth))
