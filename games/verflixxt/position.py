"""A position of Verflixxt!, and its notation."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

import msgspec

from games.core import Choice, Game
from games.notation import are_distinct, join_parts, must, split_parts
from games.verflixxt.moves import PIPS, Action, Event, Options, Outcome, pawns_for
from games.verflixxt.tiles import FINISH, GUARDS, PATHS, START, TILES, name_of, tile_of
from games.verflixxt.view import Phase, VerflixxtView


class Position(Game[Action, Outcome, Event, VerflixxtView]):
    """A position of Verflixxt!. Pieces stand on tiles; a removed tile leaves no gap in the path."""

    name: ClassVar[str] = "verflixxt"
    code: ClassVar[str] = "verf"
    option_numbers: ClassVar[Mapping[str, int]] = {
        "path-plus_before_fortune": 1,
        "path-fortune_last": 2,
        "path-random": 3,
        "one_chooses": 4,
        "recycle_passed": 5,
        "end-first_home": 6,
        "end-last_pawn": 7,
        "taken-hidden": 8,
        "taken-top_only": 9,
    }
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    chapters_per_message = 3
    _always = frozenset({"guards"})

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._options = options
        self._phase: Phase = "layout" if options.path == "random" else "first"
        self._turn = 0
        self._die = 0
        self._path = [START, *PATHS.get(options.path, ()), FINISH]
        self._pawns = [[START] * pawns_for(seats) for _ in range(seats)]
        self._guards = list(GUARDS[options.path])
        self._taken: list[list[int]] = [[] for _ in range(seats)]
        self._worst: int | None = None  # what variant 5 made a seat take
        self._offered: tuple[Choice[Action], ...] = ()  # what may be done with the die; nothing until it is asked for
        self._count_pieces()

    def _count_pieces(self) -> None:
        """Count the pawns and the pieces on every tile."""
        self._pawned = [0] * (FINISH + 1)
        self._crowd = [0] * (FINISH + 1)
        for pawns in self._pawns:
            for tile in pawns:
                self._pawned[tile] += 1
                self._crowd[tile] += 1
        for tile in self._guards:
            self._crowd[tile] += 1

    # Notation

    def _words(self) -> dict[str, str]:
        """`turn=1 pawns=S.-4a.f1/S.S.E path=-1a.-4a.f1.+8 guards=f1.f1 taken=-2a.f3/- die=5 phase=move asked=3/2
        options=end:last_pawn.one_chooses:True worst=-10`."""
        options = msgspec.structs.asdict(self._options)
        return {
            "turn": str(self._turn),
            "pawns": _piles(self._pawns),
            "path": _named(self._path[1:-1]),
            "guards": _named(self._guards),
            "taken": _piles(self._taken),
            "worst": "-" if self._worst is None else name_of(self._worst),
            "die": str(self._die),
            "phase": self._phase,
            "asked": self._asked_word(),
            "options": ".".join([f"{name}:{value}" for name, value in options.items()]),
        }

    @classmethod
    def _from_words(cls, words: Mapping[str, str]) -> Self:
        """Only `pawns` is needed. Other tiles lie in the order of the option `path`, guards stand on their first tiles
        if those are in the path, the seat in turn is 0, and a rolled die asks for a move."""
        pawns = [_tiles(own) for own in words["pawns"].split("/")]
        chosen = dict(option.split(":") for option in words["options"].split(".")) if "options" in words else {}
        position = cls.new(len(pawns), msgspec.convert(chosen, Options, strict=False))
        position._pawns = pawns
        position._taken = [_tiles(taken) for taken in words.get("taken", "/".join("-" * len(pawns))).split("/")]
        gone = {tile for taken in position._taken for tile in taken}
        laid = _tiles(words["path"]) if "path" in words else [tile for tile in position._path[1:-1] if tile not in gone]
        position._path = [START, *laid, FINISH]
        laid_out = position._options.path != "random" or bool(laid or gone)
        begin = [tile for tile in position._guards if tile in laid or not laid_out]
        position._guards = _tiles(words["guards"]) if "guards" in words else begin
        position._worst = tile_of(words["worst"]) if "worst" in words else None
        position._turn = int(words.get("turn", "0"))
        position._die = int(words.get("die", "0"))
        position._phase = msgspec.convert(words.get("phase", "move" if position._die else "roll"), Phase)
        position._count_pieces()
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        seats = range(len(self._pawns))
        taken = [tile for pile in self._taken for tile in pile]
        must(are_distinct([*self._path[1:-1], *taken], TILES), "a tile lies in the path once, or before one seat")
        laid_out = self._phase != "layout"
        must(not laid_out or all(tile in self._path for tile in self._guards), "a guard is on a tile of the path")
        must(len(self._guards) <= len(GUARDS[self._options.path]), "no more guards than there are")
        stand = {tile for pawns in self._pawns for tile in pawns}
        must(self._phase == "over" or stand <= {*self._path}, "a pawn is on a tile of the path")
        must(all(len(pawns) == pawns_for(len(seats)) for pawns in self._pawns), "seats have so many pawns")
        must(len(self._taken) == len(seats) and self._turn in seats, "every seat has its part")
        must(self._worst is None or self._worst in taken, "the worst tile was taken")
        must(0 <= self._die <= PIPS, "a die shows one to six")
        must(self._die > 0 or self._phase != "move", "a die was rolled where a piece is to be moved")
        if self._phase not in ("over", "layout"):
            self._check_pawns()

    def _check_pawns(self) -> None:
        home = [self._is_home(seat) for seat in range(len(self._pawns))]
        on_the_way = sum(tile != FINISH for pawns in self._pawns for tile in pawns)
        must(self._phase == "first" or not home[self._turn], "a seat at home rolls no more")
        must(on_the_way > (self._options.end == "last_pawn"), "pawns are still on the way")
        must(self._options.end != "first_home" or not any(home), "the first seat at home ends the game")

    def _is_home(self, seat: int) -> bool:
        return self._pawns[seat].count(FINISH) == len(self._pawns[seat])


def _named(tiles: Iterable[int]) -> str:
    return join_parts(map(name_of, tiles))


def _piles(piles: Iterable[Iterable[int]]) -> str:
    return "/".join(map(_named, piles))


def _tiles(text: str) -> list[int]:
    return [tile_of(name) for name in split_parts(text)]
