"""A position of Tanz der Hornochsen, and its notation."""

from bisect import insort
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Self

import msgspec

from games.game import Game
from games.hornochsen import board
from games.hornochsen.moves import EYES, HEAP, SCREEN, TILES, Action, Buy, Event, Options, Outcome, Pick, Play
from games.hornochsen.view import HornochsenView, Phase, RememberedPick
from games.notation import are_distinct, join_parts, must, split_numbers, split_parts


class OwedPick(NamedTuple):
    """A completed row from which its seat has not picked yet."""

    seat: int
    row: str
    tiles: tuple[int, ...]


ROWS = 4
"""The number of active rows."""
_ALL = tuple(tuple(range(seats)) for seats in range(9))
"""The set of all seats, by their number."""


class Position(Game[Action, Outcome, Event, HornochsenView]):
    """A position of Tanz der Hornochsen. The 99 tiles lie in the reserve, behind screens, on the board, in rows
    completed and not picked from yet, or in the box. A choice stays among its seat's tiles until it is placed."""

    name: ClassVar[str] = "hornochsen"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 9)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    lowest_wins = True
    private = frozenset({Play, Pick})
    asides = frozenset({Buy})

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._options = options
        self._board = board.load(options.board)
        self._double_plays = board.double_plays(options.board)
        self._phase: Phase = "deal"
        self._round = 0
        # The tiles
        self._reserve = bytes(TILES)  # a byte each, never changed but replaced; as the box and the hands, ascending
        self._box: list[int] = []
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._shown: set[int] = set()  # tiles behind screens that have lain on the board
        self._kept: list[RememberedPick] = []  # picks from rows, as far as everybody remembers them
        self._rows: list[list[int]] = [[] for _ in self._board]
        self._active: list[int] = []  # rows with tiles, ascending
        self._happy: int = 0  # uncovered happy cows in them
        self._placed: dict[int, int] = {}  # tile to seat, of the last round
        self._owed: list[OwedPick] = []
        self._due: list[tuple[int, int]] = []  # a seat, and how many tiles it draws
        # The track
        self._pawns = [0] * seats
        self._arrived: set[tuple[int, int]] = set()  # bull's eye and seat: moved onto or past it this round
        self._eye = False
        self._heap = False
        # The round
        self._chosen: list[tuple[int, ...] | None] = [None] * seats
        self._bought: set[int] = set()
        self._double = False
        self._selling = True
        self._order: tuple[tuple[int, ...], ...] = ()
        self._turn = 0  # in an open round, how many of the order's groups have shown their tiles
        self._up: tuple[int, ...] = tuple(range(seats))  # seats that may choose now; none before an open round's picks
        self._undecided: frozenset[int] = frozenset()  # those of them that have not

    # Notation

    def _words(self) -> dict[str, str]:
        """`round=1 hands=15.70/14.63 rows=L1:2/L2:5/L3:8/L4:18 pawns=0/12 box=1.99 asked=1/1`; besides, where they are
        not as usual: phase, shown, kept, placed, owed, due, arrived, eye, heap, chosen, bought, double, selling, order,
        turn, board. `kept=1x2:14.31.15` is a pick by seat 1 of two of these. Older notations have no such word, and so
        nothing is remembered."""
        return {
            "round": str(self._round),
            "phase": self._phase if self._phase != self._likely_phase() else "-",
            "hands": "/".join(map(join_parts, self._hands)),
            "rows": join_parts((f"{self._board[row].name}:{join_parts(self._rows[row])}" for row in self._active), "/"),
            "pawns": join_parts(self._pawns, "/"),
            "box": join_parts(self._box),
            "shown": join_parts(sorted(self._shown)),
            "kept": join_parts((f"{pick.seat}x{pick.count}:{join_parts(pick.tiles)}" for pick in self._kept), "/"),
            "placed": join_parts(f"{tile}x{seat}" for tile, seat in self._placed.items()),
            "owed": join_parts((f"{seat}:{row}:{join_parts(tiles)}" for seat, row, tiles in self._owed), "/"),
            "due": join_parts(f"{seat}x{count}" for seat, count in self._due),
            "arrived": join_parts(f"{eye}x{seat}" for eye, seat in sorted(self._arrived)),
            "eye": _word(self._eye, usual=False),
            "heap": _word(self._heap, usual=max(self._pawns) >= HEAP),
            "chosen": "/".join(join_parts(tiles or ()) for tiles in self._chosen) if any(self._chosen) else "-",
            "bought": join_parts(sorted(self._bought)),
            "double": _word(self._double, usual=self._is_double()),
            "selling": _word(self._selling, usual=bool(self._reserve)),
            "order": join_parts(map(join_parts, self._order), "/"),
            "turn": str(self._turn or "-"),
            "asked": self._asked_word(),
            "board": self._options.board if self._options != Options() else "-",
        }

    @classmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Only `hands` and `rows` are needed. Other tiles are in the reserve, and the pawns on the start space."""
        hands = [split_numbers(hand) for hand in words["hands"].split("/")]
        board_name = words.get("board", Options().board)
        position = cls.new(len(hands), msgspec.convert({"board": board_name}, Options))
        position._hands = [sorted(hand) for hand in hands]
        position._place_rows(split_parts(words.get("rows", "-"), "/"))
        position._round = int(words.get("round", "1"))
        position._box = split_numbers(words.get("box", "-"))
        position._shown = {*split_numbers(words.get("shown", "-"))}
        for kept in split_parts(words.get("kept", "-"), "/"):
            pick, tiles = kept.split(":")
            position._kept += [RememberedPick(seat, count, tuple(split_numbers(tiles))) for seat, count in _pairs(pick)]
        position._placed = dict(_pairs(words.get("placed", "-")))
        for owed in split_parts(words.get("owed", "-"), "/"):
            seat, row, tiles = owed.split(":")
            position._owed.append(OwedPick(int(seat), row, tuple(split_numbers(tiles))))
        position._due = _pairs(words.get("due", "-"))
        position._pawns = [int(space) for space in words.get("pawns", "/".join("0" * len(hands))).split("/")]
        position._arrived = {*_pairs(words.get("arrived", "-"))}
        position._eye = _YES[words.get("eye", "no")]
        position._heap = _YES[words.get("heap", _yes(max(position._pawns) >= HEAP))]
        position._chosen = [
            tuple(split_numbers(tiles)) or None for tiles in words.get("chosen", "/".join("-" * len(hands))).split("/")
        ]
        position._bought = {*split_numbers(words.get("bought", "-"))}
        position._set_reserve()
        position._double = _YES[words.get("double", _yes(position._is_double()))]
        position._selling = _YES[words.get("selling", _yes(bool(position._reserve)))]
        position._order = tuple(tuple(split_numbers(seats)) for seats in split_parts(words.get("order", "-"), "/"))
        position._turn = int(words.get("turn", "0"))
        position._up = position._order[position._turn] if position._turn else position._first_up()
        position._undecided = frozenset([seat for seat in position._up if position._chosen[seat] is None])
        position._phase = msgspec.convert(words.get("phase", position._likely_phase()), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        owed = [tile for debt in self._owed for tile in debt.tiles]
        held = [tile for hand in self._hands for tile in hand]
        laid = [tile for row in self._rows for tile in row]
        must(are_distinct([*held, *laid, *owed, *self._box], TILES), "a tile is one of 1 to 99, and in one place")
        must(max(map(len, self._hands)) <= SCREEN, "no more than nine tiles fit behind a screen")
        must(self._shown <= {*held} and {*self._placed} <= {*TILES}, "only tiles of the game are named")
        picks = [tile for pick in self._kept for tile in pick.tiles]
        must(are_distinct(picks, {*self._shown, *self._box}), "what was picked or not is behind a screen or in the box")
        for pick in self._kept:
            must(pick.seat < len(self._hands) and pick.count > 0, "a pick that is remembered is some seat's")
            must(pick.count <= len({*pick.tiles} & {*self._hands[pick.seat]}), "a seat has what it picked")
        for row, plan in zip(self._rows, self._board, strict=True):
            must(len(row) < len(plan.spaces), "a row with a tile on its bull head is completed")
        must({debt.row for debt in self._owed} <= {*board.NAMES}, "a row that was completed is one of the twelve")
        pawns = [space for space in self._pawns if space]
        must(min(self._pawns) >= 0 and are_distinct(pawns, pawns), "pawns share the start and no other space")
        must({eye for eye, _ in self._arrived} <= {*EYES}, "a bull's eye is one of two")
        seats = range(len(self._hands))
        must(len(self._pawns) == len(self._chosen) == len(seats), "every seat has its part")
        for chosen, hand in zip(self._chosen, self._hands, strict=True):
            must(len(chosen or ()) <= 2 and {*(chosen or ())} <= {*hand}, "one or two of one's own tiles are chosen")
        order = [seat for group in self._order for seat in group]
        must(not order or sorted(order) == [*seats], "in an open round every seat has its turn")
        drawing = [seat for seat, _ in self._due]
        must(bool(drawing) == (self._phase in ("draw", "refill")), "tiles are due while they are drawn")
        counts = [count for _, count in self._due]
        there = len(self._reserve) + len(self._box)
        must(min(counts, default=1) > 0 and sum(counts) <= there, "no more tiles are due than there are")
        owing = [debt.seat for debt in self._owed]
        must(len(self._active) == (0 if self._phase == "deal" else ROWS), "four rows are active")
        must(all(self._rows[row] for row in self._active), "an active row has a tile")
        must(not any(self._chosen) or self._phase in ("choose", "draw"), "tiles are chosen while that is asked")
        held = [len(self._hands[seat]) + count for seat, count in self._due if seat in seats]
        must(max(held, default=0) <= SCREEN, "what is due fits behind a screen")
        if self._phase in ("choose", "draw"):
            self._check_choosing(owing, drawing)
        named = {*owing, *drawing, *self._bought, *self._placed.values(), *[seat for _, seat in self._arrived]}
        must(named <= {*seats}, "only seats of the table are named")

    def _check_choosing(self, owing: Container[int], drawing: Sequence[int]) -> None:
        must(len(drawing) < 2, "one seat draws what it has bought")
        must(all(self._chosen[seat] is None and seat not in owing for seat in drawing), "a seat buys, then chooses")
        must(all(len(self._hands[debt.seat]) < SCREEN for debt in self._owed), "a picked tile fits behind a screen")
        has_two = all(len(self._hands[seat]) > 1 or seat in drawing for seat in self._bought)
        must(has_two or not self._double, "a seat that has bought can play two tiles")
        must(all(hand or seat in owing for seat, hand in enumerate(self._hands)), "every seat has a tile to choose")
        for chosen, hand in zip(self._chosen, self._hands, strict=True):
            count = 2 if self._double and len(hand) > 1 else 1
            must(chosen is None or len(chosen) == count, "two tiles are chosen in a double play, else one")
            must(not chosen or [*chosen] == sorted({*chosen}), "the lower tile is named first")
        must(self._turn in range(max(1, len(self._order))), "the seats in turn are some of the order")
        for number, group in enumerate(self._order):
            shown = [self._chosen[seat] is not None for seat in group]
            must(all(shown) if number < self._turn else number == self._turn or not any(shown), "seats choose in order")
        must(any(self._chosen[seat] is None for seat in self._up) or not self._up, "a seat has not chosen yet")

    def _place_rows(self, rows: Iterable[str]) -> None:
        for row in rows:
            name, tiles = row.split(":")
            number = board.NAMES.index(name)
            must(number not in self._active, "a row occurs once")
            self._rows[number] = split_numbers(tiles)
            insort(self._active, number)
        for number in self._active:
            spaces = self._board[number].spaces[len(self._rows[number]) :]
            self._happy += sum(space.mark == "happy" for space in spaces)

    def _set_reserve(self) -> None:
        placed = [*self._hands, *self._rows, *(owed.tiles for owed in self._owed), self._box]
        gone = {tile for tiles in placed for tile in tiles}
        self._reserve = bytes([tile for tile in TILES if tile not in gone])

    def _likely_phase(self) -> Phase:
        return "choose" if self._active else "deal"

    def _first_up(self) -> tuple[int, ...]:
        """Return the seats that may choose at the beginning of a round."""
        if not self._order:
            return _ALL[len(self._hands)]
        return () if self._owed else self._order[0]  # owed picks come before the choosing of an open round

    def _is_double(self) -> bool:
        """Return whether an active row has a free space of double play (003, double play)."""
        for row, spaces in self._double_plays:  # noqa: SIM110 - a generator takes far longer, and every round asks
            if 0 < len(self._rows[row]) < spaces:
                return True
        return False


def _pairs(text: str) -> list[tuple[int, int]]:
    return [(int(left), int(right)) for left, right in (pair.split("x") for pair in split_parts(text))]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_YES = {"yes": True, "no": False}


def _word(value: bool, *, usual: bool) -> str:
    return "-" if value == usual else _yes(value)
