"""Which model rates best: `uv run python -m tests.bench.ratings [--tables T] [--seeds N]` (40 s a seed, on one core).

Players of known strength, N(0, 1), meet at tables of two to eight drawn at random; a performance is strength and luck,
N(0, luck), rounded so that places are shared. Every model sees the same tables and is then asked what it learned.
"""

import argparse
import itertools
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final, NamedTuple, Protocol, TypeVar

from openskill.models import BradleyTerryFull, BradleyTerryPart, PlackettLuce, ThurstoneMostellerFull

BETA: Final = 25 / 6
"""openskill's default for the spread of a performance."""

STOPS: Final = (5, 20, 100, 500)
"""After so many tables a player the figures are taken."""

HELD_OUT: Final = 300
"""Tables excluded from training."""

SHOWN: Final = (
    *("ord5", "ord20", "ord100", "ord500", "mu5", "mu20", "mu100", "mu500"),
    *("pair", "pair*", "best", "best*", "win", "win*", "2s", "2s*", "sigma", "sigma*"),
)
LEGEND: Final = """\
ordN, muN  rank correlation of the ordinal, and of mu, with the strength after N tables a player
pair       log-loss of the order of two at held-out tables after 20 tables a player (pair* at the end); a coin has 0.693
best       the same at the scale that suits the model best
win        log-loss of the winner by predict_win, less that of a guess that all are equal
2s         share of players whose strength lies within two sigma (0.954 where sigma is honest); sigma is its mean

order      largest change of a rating when the seats are told in another order
losing     most that a worse place earned more than a better one, among equals; share of such tables at so many ties
equals     difference of two who always tied, 50 times, and their sigma
weaker     change of mu after a tie of a weaker (20) with a stronger (30)
last       difference of equals who share the last place
us         microseconds of a call of rate for so many seats

"""

LOSSES_AT: Final = 20
"""The stop, besides the last, at which the held-out tables are predicted."""


class Belief(NamedTuple):
    """What a model thinks of a player."""

    mu: float
    sigma: float


class _Rating(Protocol):
    mu: float
    sigma: float


R = TypeVar("R", bound=_Rating)


class _Model(Protocol[R]):
    """openskill's models share no base class; this is what is used of them."""

    beta: float

    def rating(self, mu: float | None = None, sigma: float | None = None) -> R: ...
    def rate(self, teams: list[list[R]], ranks: list[float] | None = None) -> list[list[R]]: ...
    def predict_win(self, teams: list[list[R]]) -> list[float]: ...


@dataclass(frozen=True)
class Judge:
    """A model over plain numbers, the way a store keeps them."""

    name: str
    beta: float
    new: Belief
    rate: Callable[[Sequence[Belief], Sequence[int]], list[Belief]]
    predict: Callable[[Sequence[Belief]], list[float]]


def judge(name: str, model: _Model[R]) -> Judge:
    def teams(beliefs: Sequence[Belief]) -> list[list[R]]:
        return [[model.rating(mu, sigma)] for mu, sigma in beliefs]

    def rate(beliefs: Sequence[Belief], places: Sequence[int]) -> list[Belief]:
        return [Belief(one.mu, one.sigma) for (one,) in model.rate(teams(beliefs), ranks=[*places])]

    new = model.rating()
    return Judge(name, model.beta, Belief(new.mu, new.sigma), rate, lambda beliefs: model.predict_win(teams(beliefs)))


PL: Final = judge("PlackettLuce", PlackettLuce())
BTF: Final = judge("BradleyTerryFull", BradleyTerryFull())
BESIDES: Final = (
    judge("BradleyTerryPart", BradleyTerryPart()),
    judge("ThurstoneMostellerFull", ThurstoneMostellerFull()),
)
"""What else openskill has, for comparison."""

VARIANTS: Final = (
    judge("PlackettLuce, tau 0", PlackettLuce(tau=0)),
    judge("PlackettLuce, beta x4", PlackettLuce(beta=4 * BETA)),
    judge("BradleyTerryFull, tau 0", BradleyTerryFull(tau=0)),
    judge("BradleyTerryFull, beta x2", BradleyTerryFull(beta=2 * BETA)),
    judge("BradleyTerryFull, beta x4", BradleyTerryFull(beta=4 * BETA)),
)
ALL: Final = (PL, BTF, *VARIANTS, *BESIDES)


# The simulated world


@dataclass(frozen=True)
class World:
    """Some players, how much of a game is luck, and how often a table has a shared place."""

    players: int
    luck: float
    tied: float
    half_last: bool = False
    """Whether the lower half of every table shares the last place."""
    habits: bool = False
    """Whether half of the players mostly meet in threes at most, and the others in sixes at least."""
    drift: float = 0.0
    """How far a player's strength strays at every table."""

    def __str__(self) -> str:
        also = " last" * self.half_last + " habits" * self.habits + " drift" * (self.drift > 0)
        return f"{self.players} luck {self.luck:g} ties {self.tied:.0%}{also}"


WORLDS: Final = (
    *(
        World(players, luck, tied, half_last)
        for players in (20, 200)
        for luck in (1.0, 3.0)
        for tied, half_last in ((0.1, False), (0.3, False), (0.1, True))
    ),
    *(World(players, 3.0, 0.1, habits=True) for players in (20, 200)),
    *(World(players, 3.0, 0.1, drift=0.05) for players in (20, 200)),
)
FEWER: Final = {20: 1, 200: 5}
"""The many play so many times fewer tables each."""


class Table(NamedTuple):
    seats: list[int]
    places: list[int]


def places_of(scores: Sequence[float]) -> list[int]:
    """The places of these scores, from 1; equal scores share one, and the next is left out."""
    return [1 + sum(other > score for other in scores) for score in scores]


@cache
def grain_of(luck: float, tied: float) -> float:
    """The rounding that leaves this share of tables with a shared place."""
    random = Random(f"grain {luck}")
    spread = math.hypot(1, luck)
    tables = [[random.gauss(0, spread) for _ in range(random.randint(2, 8))] for _ in range(4000)]
    low, high, grain = 0.0, 2 * spread, spread
    for _ in range(16):
        shared = sum(len({round(score / grain) for score in table}) < len(table) for table in tables)
        low, high = (grain, high) if shared < tied * len(tables) else (low, grain)
        grain = (low + high) / 2
    return grain


def tables_of(world: World, strengths: list[float], random: Random) -> Iterator[Table]:
    """Tables without end. Where strengths drift, they change in the given list."""
    grain = grain_of(world.luck, world.tied)
    everybody = range(world.players)
    while True:
        whom, sizes = everybody, (2, 8)
        if world.habits and random.random() < 0.8:
            small = random.random() < 0.75  # so many more tables for as many seats
            whom, sizes = (everybody[::2], (2, 3)) if small else (everybody[1::2], (6, 8))
        seats = random.sample(whom, random.randint(*sizes))
        scores = [float(round(random.gauss(strengths[player], world.luck) / grain)) for player in seats]
        if world.half_last:
            median = statistics.median_low(scores)
            scores = [max(score, median) for score in scores]
        if world.drift:
            keep = math.sqrt(1 - world.drift**2)  # the spread of all strengths stays 1
            for player in seats:
                strengths[player] = keep * strengths[player] + random.gauss(0, world.drift)
        yield Table(seats, places_of(scores))


# What is measured


def ranked(numbers: Sequence[float]) -> list[float]:
    """The ranks of these numbers; equal ones share their mean."""
    ordered = sorted(numbers)
    first = {number: index for index, number in reversed([*enumerate(ordered)])}
    last = {number: index for index, number in enumerate(ordered)}
    return [(first[number] + last[number]) / 2 for number in numbers]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    return statistics.correlation(ranked(one), ranked(other))


class Pair(NamedTuple):
    """Two at a table: by how many spreads a model prefers the one, and whether it was right (a shared place: half)."""

    preferred: float
    before: float


def pairs_of(beta: float, beliefs: Sequence[Belief], tables: Iterable[Table]) -> Iterator[Pair]:
    """All pairs of these tables, by the same normal formula for every model."""
    for seats, places in tables:
        for (seat, place), (against, behind) in itertools.combinations(zip(seats, places, strict=True), 2):
            one, other = beliefs[seat], beliefs[against]
            spread = math.sqrt(2 * beta**2 + one.sigma**2 + other.sigma**2)
            yield Pair((one.mu - other.mu) / spread, 0.5 if place == behind else float(place < behind))


def loss_of_pairs(pairs: Sequence[Pair], scale: float = 1) -> float:
    """Mean log-loss of the order of two at a table, in nats; a coin has 0.693."""
    total = 0.0
    for preferred, before in pairs:
        chance = min(max(0.5 * math.erfc(-scale * preferred / math.sqrt(2)), 1e-9), 1 - 1e-9)
        total -= before * math.log(chance) + (1 - before) * math.log(1 - chance)
    return total / len(pairs)


def least_loss_of_pairs(pairs: Sequence[Pair]) -> float:
    """The same at the scale that suits the model best: what its differences tell, however it exaggerates them."""
    low, high = 0.0, 4.0
    for _ in range(9):
        third = (high - low) / 3
        if loss_of_pairs(pairs, low + third) < loss_of_pairs(pairs, high - third):
            high -= third
        else:
            low += third
    return loss_of_pairs(pairs, (low + high) / 2)


def loss_of_winner(judged: Judge, beliefs: Sequence[Belief], tables: Iterable[Table]) -> float:
    """Mean log-loss of who wins, by the model's own prediction, less that of a guess that all are equal."""
    losses: list[float] = []
    for seats, places in tables:
        chances = judged.predict([beliefs[seat] for seat in seats])
        winners = [max(chance, 1e-9) for chance, place in zip(chances, places, strict=True) if place == 1]
        losses.append(-statistics.fmean(map(math.log, winners)) - math.log(len(seats)))
    return statistics.fmean(losses)


def within(beliefs: Sequence[Belief], strengths: Sequence[float]) -> float:
    """The share of players whose strength, on the scale of mu (least squares), lies within two sigma."""
    slope, start = statistics.linear_regression(strengths, [belief.mu for belief in beliefs])
    held = [
        abs(start + slope * strength - mu) <= 2 * sigma
        for strength, (mu, sigma) in zip(strengths, beliefs, strict=True)
    ]
    return statistics.fmean(held)


Figures = dict[str, float]


def run(world: World, judged: Judge, seed: int, tables: int) -> Figures:
    """Let a model watch this world and ask it at every stop."""
    random = Random(f"{world} {seed}")
    strengths = [random.gauss(0, 1) for _ in range(world.players)]
    coming = tables_of(world, strengths, random)
    beliefs = [judged.new] * world.players
    figures: Figures = {}
    most = tables // FEWER[world.players]
    taken = 0
    for stop in [*(stop for stop in STOPS if stop < most), most]:
        while taken < stop * world.players:
            seats, places = next(coming)
            taken += len(seats)
            for seat, belief in zip(seats, judged.rate([beliefs[seat] for seat in seats], places), strict=True):
                beliefs[seat] = belief
        figures[f"ord{stop}"] = spearman([belief.mu - 3 * belief.sigma for belief in beliefs], strengths)
        figures[f"mu{stop}"] = spearman([belief.mu for belief in beliefs], strengths)
        if stop in (LOSSES_AT, most):
            at = "*" if stop == most else ""
            aside = tables_of(replace(world, drift=0.0), strengths, Random(f"{world} {seed} held out"))
            later = [*itertools.islice(aside, HELD_OUT)]
            pairs = [*pairs_of(judged.beta, beliefs, later)]
            figures[f"pair{at}"] = loss_of_pairs(pairs)
            figures[f"best{at}"] = least_loss_of_pairs(pairs)
            figures[f"win{at}"] = loss_of_winner(judged, beliefs, later)
            figures[f"2s{at}"] = within(beliefs, strengths)
            figures[f"sigma{at}"] = statistics.fmean(belief.sigma for belief in beliefs)
    return figures


# What must hold, whatever the world


def largest_change_by_order(judged: Judge) -> float:
    """The largest difference in a rating when a table's seats are listed in another order."""
    random = Random("order")
    largest = 0.0
    for _ in range(300):
        seats = random.randint(2, 8)
        believed = [
            (Belief(random.gauss(25, 6), random.uniform(1, 8)), place)
            for place in places_of([random.randint(0, seats // 2 + 1) for _ in range(seats)])
        ]
        order = random.sample(range(seats), seats)
        one = judged.rate(*zip(*believed, strict=True))
        other = judged.rate(*zip(*(believed[index] for index in order), strict=True))
        for index, belief in zip(order, other, strict=True):
            largest = max(largest, abs(one[index].mu - belief.mu), abs(one[index].sigma - belief.sigma))
    return largest


def largest_gain_by_losing(judged: Judge) -> float:
    """Among equals, in every pattern of places: how much more mu than a better place a worse one may earn."""
    largest = 0.0
    for seats in range(2, 8):
        for steps in itertools.product((0, 1), repeat=seats - 1):
            places = places_of([-score for score in itertools.accumulate(steps, initial=0)])
            rated = judged.rate([judged.new] * seats, places)
            for better, worse in itertools.pairwise(range(seats)):
                if places[better] < places[worse]:
                    largest = max(largest, rated[worse].mu - rated[better].mu)
    return largest


def share_of_gains_by_losing(judged: Judge, tied: float) -> float:
    """How many tables of equals, so many of them with a shared place, pay a worse place more than a better one."""
    world = World(200, 3.0, tied)
    tables = [*itertools.islice(tables_of(world, [0.0] * world.players, Random("losing")), 2000)]
    found = 0
    for seats, places in tables:
        rated = judged.rate([judged.new] * len(seats), places)
        paid = sorted((place, belief.mu) for place, belief in zip(places, rated, strict=True))
        found += any(one[0] < two[0] and two[1] > one[1] + 1e-9 for one, two in itertools.pairwise(paid))
    return found / len(tables)


def after_ties(judged: Judge, beliefs: Sequence[Belief], times: int) -> list[Belief]:
    rated = [*beliefs]
    for _ in range(times):
        rated = judged.rate(rated, [1] * len(rated))
    return rated


def microseconds(judged: Judge, seats: int) -> float:
    """Of a call of `rate`, the plain numbers' way included."""
    beliefs, places = [judged.new] * seats, [*range(1, seats + 1)]
    calls = 500
    begun = time.process_time()
    for _ in range(calls):
        judged.rate(beliefs, places)
    return (time.process_time() - begun) / calls * 1e6


# The report


def say(*cells: object) -> None:
    first, *others = cells
    sys.stdout.write(f"{first!s:30}" + "".join(f"{cell!s:>8}" for cell in others) + "\n")


def row(name: str, runs: Sequence[Figures], form: str = ".3f") -> None:
    """The means of these runs."""
    columns = [[one[key] for one in runs if key in one] for key in SHOWN]
    say(name, *(format(statistics.fmean(column), form) if column else "" for column in columns))


def report_worlds(seeds: int, tables: int) -> None:
    say("Players, luck, ties", *SHOWN)
    seen: dict[str, list[Figures]] = {judged.name: [] for judged in ALL}
    for world in WORLDS:
        say(world)
        for judged in ALL:
            runs = [run(world, judged, seed, tables) for seed in range(seeds)]
            seen[judged.name] += runs
            if judged in (PL, BTF):
                row(f"  {judged.name}", runs)
    sys.stdout.write("\n")
    say("All worlds", *SHOWN)
    for judged in ALL:
        row(f"  {judged.name}", seen[judged.name])
    sys.stdout.write("\n")
    say(f"Less {PL.name}, error", *SHOWN)
    for judged in ALL[1:]:
        pairs = zip(seen[judged.name], seen[PL.name], strict=True)
        differences = [{key: one[key] - other[key] for key in one} for one, other in pairs]
        row(f"  {judged.name}", differences, "+.3f")
        columns = [[one[key] for one in differences if key in one] for key in SHOWN]
        errors = [statistics.stdev(column) / math.sqrt(len(column)) if len(column) > 1 else 0.0 for column in columns]
        say("    +-", *(f"{error:.3f}" for error in errors))


def report_promises() -> None:
    sys.stdout.write("\n")
    say(
        "Promises",
        "order",
        "losing",
        "at 10%",
        "at 30%",
        "equals",
        "sigma",
        "weaker",
        "strong",
        "last",
        "us 2",
        "us 4",
        "us 8",
    )
    for judged in ALL:
        equals = after_ties(judged, [judged.new] * 2, 50)
        weaker, stronger = after_ties(judged, [Belief(20, 4), Belief(30, 4)], 1)
        lasts = judged.rate([judged.new] * 6, [1, 2, 3, 3, 3, 3])[2:]
        say(
            judged.name,
            f"{largest_change_by_order(judged):.0e}",
            f"{largest_gain_by_losing(judged):.2f}",
            *(f"{share_of_gains_by_losing(judged, tied):.1%}" for tied in (0.1, 0.3)),
            f"{abs(equals[0].mu - equals[1].mu):.0e}",
            f"{equals[0].sigma:.2f}",
            f"{weaker.mu - 20:+.2f}",
            f"{stronger.mu - 30:+.2f}",
            f"{max(one.mu for one in lasts) - min(one.mu for one in lasts):.0e}",
            *(f"{microseconds(judged, seats):.0f}" for seats in (2, 4, 8)),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="a player, at least 25; among 200 players a fifth")
    parser.add_argument("--seeds", type=int, default=1, help="how many worlds of every kind")
    asked = parser.parse_args()
    sys.stdout.write(LEGEND)
    report_worlds(asked.seeds, asked.tables)
    report_promises()


if __name__ == "__main__":
    main()
