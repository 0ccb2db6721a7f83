"""The review of decisions, and the proof of puzzles, in slices of some 100 ms that any process can work on.

A slice of a search holds a position that its seat held possible at the time, never the table's own. Its stream derives
from public facts, so that equal views lead to equal reviews.
"""

from collections.abc import Awaitable, Callable
from copy import copy
from importlib import import_module
from random import Random

import msgspec
from msgspec import Struct

from games.accounts import Decision, TurnAccount
from games.computer import MINDS
from games.game import AnyGame, encode
from games.registry import ACCOUNTS, rules_of


class Search(Struct, frozen=True, tag="search"):
    """Asks for a rooster's choice in a decision, by so many playouts. `position` is the notation of a position that the
    seat held possible."""

    game: str
    version: int
    position: str
    seat: int
    stream: str
    playouts: int


class Comparison(Struct, frozen=True, tag="comparison"):
    """Asks for the outcomes of two actions (JSON). Each is drawn `draws` times, and both meet the same hidden cards and
    the same chance. `whole` asks for games that hens play to the end."""

    game: str
    version: int
    position: str
    seat: int
    stream: str
    played: str
    better: str
    draws: int
    whole: bool = False


class AccountRequest(Struct, frozen=True, tag="turn"):
    """Asks for the account of a turn: the position at its start, and its actions and outcomes (JSON)."""

    game: str
    version: int
    position: str
    log: tuple[str, ...]


class ChancesRequest(Struct, frozen=True, tag="chances"):
    """Asks for the chance to win after each choice of a puzzle, by a batch of draws to the end of the game."""

    game: str
    version: int
    position: str
    batch: int


Slice = Search | Comparison | AccountRequest | ChancesRequest


class Found(Struct, frozen=True, tag="found"):
    """A rooster's action in JSON."""

    action: str


class Compared(Struct, frozen=True, tag="compared"):
    """The seat's shares of the victory by draw."""

    played: tuple[float, ...]
    better: tuple[float, ...]


class Accounted(Struct, frozen=True, tag="accounted"):
    """The account of a turn, and its costliest decision."""

    turn: TurnAccount
    costliest: Decision | None


class Chances(Struct, frozen=True, tag="chances"):
    """The chances to win after the choices of a puzzle, in the order of `legal`."""

    shares: tuple[float, ...]


Finding = Found | Compared | Accounted | Chances


class Worked(Struct, frozen=True, tag="worked"):
    """A finding, and the CPU seconds that it took."""

    finding: Finding
    seconds: float


SliceWork = Callable[[Slice], Awaitable[Worked]]
"""Works on a slice, behind everything that plays."""


class Failed(Struct, frozen=True, tag="failed"):
    """The error of a slice that cannot be worked on."""

    error: str


class NoFinding(Exception):
    """Raised for a slice without a finding. `passing` is whether another try may have one."""

    def __init__(self, cause: str, *, passing: bool) -> None:
        super().__init__(cause)
        self.passing = passing


class NoRules(Exception):
    """Raised for a slice of rules that this code does not have."""


def finding_of(request: Slice, rng: Random) -> Finding:
    """Return the finding of a slice, with draws from `rng`."""
    match request:
        case Search():
            mind = MINDS[request.game]
            position = _position(request).resample(request.seat, rng)
            return Found(encode(mind.search(position, request.seat, rng, request.playouts)))
        case Comparison():
            return _compare(request, rng)
        case AccountRequest():
            return _account(request)
        case ChancesRequest():
            puzzles = import_module(f"games.{request.game}.puzzles")
            return Chances(puzzles.chances_of(_position(request), request.batch, rng))


def _position(request: Slice) -> AnyGame:
    rules = rules_of(request.game, request.version)
    if rules is None:
        raise NoRules(request.game)
    return rules.parse(request.position)


def _compare(request: Comparison, rng: Random) -> Compared:
    position, mind = _position(request), MINDS[request.game]
    actions = [msgspec.json.decode(action, type=position.Actions) for action in (request.played, request.better)]
    shares: tuple[list[float], ...] = ([], [])
    stream = copy(rng)
    for _ in range(request.draws):
        drawn = mind.imagine(position, request.seat, rng)
        seed = rng.getrandbits(64)
        for action, found in zip(actions, shares, strict=True):
            stream.seed(seed)
            found.append(mind.play_out(drawn.copy(), request.seat, action, stream, whole=request.whole)[request.seat])
    return Compared(*map(tuple, shares))


def _account(request: AccountRequest) -> Accounted:
    start, accounts = _position(request), ACCOUNTS[request.game]
    (seat,) = start.awaited
    log = [msgspec.json.decode(entry, type=start.Actions | start.Outcomes) for entry in request.log]
    entries = [(seat, entry) if isinstance(entry, start.Actions) else entry for entry in log]
    return Accounted(accounts.account_of(start, entries), accounts.costliest_of(start, entries))
