"""Does a night of same-dice tables rank players better than plain tables? `uv run python -m tests.bench.duplicate`

Players of known strength play at several tables at a time, with new opponents every round. A player decides like a hen
with a probability of its own, otherwise like a weaker player. At same-dice tables a seat's n-th roll of its m-th
turn comes from the same stream at every table (docs/decisions/14-same-dice-nights.md). A ranking is as good as its
Spearman correlation with the true strength, which is the share of victories in many more plain games. Intervals are of
95 %, by a bootstrap over nights.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from operator import attrgetter
from random import Random
from statistics import correlation, fmean, median, variance
from typing import Any, Final, NamedTuple

from games.chance import SEED_BYTES, deal
from games.core import AnyGame
from games.heckmeck.account import Entry, account_of, turns_of
from games.heckmeck.mind import hen_action
from games.heckmeck.moves import DICE, Options, Roll, worms_on
from games.heckmeck.rules import Heckmeck
from games.mind import shares_of
from tests.games.of_heckmeck import highest_face
from tests.games.own import Player

SEATS: Final = 4
PLAIN: Final = (8, 12, 16)
SAME: Final = 8
JUDGED: Final = (1, 4)
"""Rounds after which players are ranked: of plain tables, of same-dice tables, and by the costs of decisions."""
RESAMPLES: Final = 2000

Scores = list[list[float]]
"""By player, scores in the order in which they were made."""


def at_random(position: AnyGame, seat: int, rng: Random) -> Any:
    return rng.choice(position.legal(seat)).action


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class World(NamedTuple):
    """Players from the worst, who decides like a hen with a probability of `least`, to the best, who always does."""

    weaker: Player
    least: float
    players: int

    def action(self, player: int, position: Heckmeck, seat: int, rng: Random) -> Any:
        """Return a player's action."""
        hen = self.least + (1 - self.least) * player / (self.players - 1)
        return hen_action(position, seat) if rng.random() < hen else self.weaker(position, seat, rng)


WORLDS: Final = {"friends": (highest_face, 0.0), "beginners among them": (at_random, 0.7)}


class Game(NamedTuple):
    """A finished game: by seat its worms and its share of the victory, and the log."""

    worms: Sequence[float]
    shares: Sequence[float]
    log: Sequence[Entry]


COUNTS: Final[Mapping[str, Callable[[Game], Sequence[float]]]] = {
    "worms": attrgetter("worms"),
    "victories": attrgetter("shares"),
}


def play(world: World, players: Sequence[int], seed: bytes, rng: Random) -> Game:
    """Play a game whose dice are named by seat, turn and roll. Equal seeds give equal dice."""
    position = Heckmeck.new(SEATS, Options())
    log: list[Entry] = []
    turns = [0] * SEATS
    roll = 0
    while position.result is None:
        seat = position.turn
        if (chance := position.chance_due) is not None:
            outcome = deal(seed, f"{seat} {turns[seat]} {roll}", 0, chance)
            position.settle(outcome)
            log.append(outcome)
            roll += 1
            continue
        action = world.action(players[seat], position, seat, rng)
        if isinstance(action, Roll) and position.turn_state[1] == DICE:
            turns[seat] += 1
            roll = 0
        position.play(seat, action)
        log.append((seat, action))
    worms = [float(sum(map(worms_on, stack))) for stack in position.stacks]
    return Game(worms, shares_of(position.result), log)


class Round(NamedTuple):
    """A round: the players by table and seat, and the games by table."""

    seated: Sequence[Sequence[int]]
    games: Sequence[Game]


def play_round(world: World, same: bool, rng: Random) -> Round:
    """Seat the players at random, and play all tables."""
    order = rng.sample(range(world.players), world.players)
    seated = [order[table * SEATS :][:SEATS] for table in range(world.players // SEATS)]
    seed = rng.randbytes(SEED_BYTES)
    seeds = [seed if same else rng.randbytes(SEED_BYTES) for _ in seated]
    return Round(seated, [play(world, *table, rng) for table in zip(seated, seeds, strict=True)])


def scores_of(world: World, rounds: Sequence[Round], count: Callable[[Game], Sequence[float]], beside: bool) -> Scores:
    """Return what a count by seat brought each player, a score a round. `beside` compares it with the mean of the same
    seat at the other tables."""
    scores: Scores = [[] for _ in range(world.players)]
    for seated, games in rounds:
        counts = [count(game) for game in games]
        sums = [sum(of_seat) for of_seat in zip(*counts, strict=True)]
        for players, counted in zip(seated, counts, strict=True):
            for player, own, whole in zip(players, counted, sums, strict=True):
                scores[player].append(own - (whole - own) / (len(games) - 1) if beside else own)
    return scores


def costs_of(world: World, rounds: Sequence[Round]) -> Scores:
    """Return what each decision cost its player by the account of a review, below 0."""
    costs: Scores = [[] for _ in range(world.players)]
    for seated, games in rounds:
        for players, game in zip(seated, games, strict=True):
            for turn in turns_of(Heckmeck.new(SEATS, Options()), game.log):
                account = account_of(*turn)
                chosen = [-cost for cost, chosen in zip(account.costs, account.chosen, strict=True) if chosen]
                costs[players[account.seat]] += chosen
    return costs


def ranks(values: Sequence[float]) -> Sequence[float]:
    """Return the rank of each value; equal ones share the mean."""
    return [sum(other < value for other in values) + sum(other == value for other in values) / 2 for value in values]


def spearman(scores: Scores, strength: Sequence[float]) -> float:
    """Return the rank correlation of the players' mean scores with their strength."""
    return correlation(ranks([fmean(score) for score in scores]), ranks(strength))


def rank(name: str, values: Sequence[float]) -> None:
    """Print the mean correlation of a ranking over the nights, with its interval."""
    rng = Random(0)
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(RESAMPLES))
    say(f"  {name:<54}{fmean(values):6.3f} [{means[RESAMPLES // 40]:.3f}, {means[-RESAMPLES // 40]:.3f}]")


def common_dice(rounds: Sequence[Round]) -> tuple[float, float]:
    """Return the part of the variance of a seat's worms that the common dice explain, and the median number of entries
    until two tables differ."""
    same = [of_seat for _, games in rounds for of_seat in zip(*(game.worms for game in games), strict=True)]
    explained = 1 - fmean(map(variance, same)) / variance([worms for of_seat in same for worms in of_seat])
    pairs = [zip(games[0].log, games[1].log, strict=False) for _, games in rounds]
    return explained, median(len([*takewhile(lambda pair: pair[0] == pair[1], pair)]) for pair in pairs)


def study(world: World, nights: int, judged: int, games: int, rng: Random) -> None:
    """Print the figures of one world."""

    def played(rounds: int, same: bool, count: int = nights) -> list[Sequence[Round]]:
        return [[play_round(world, same, rng) for _ in range(rounds)] for _ in range(count)]

    (known,) = played(games, False, 1)
    strength = [fmean(shares) for shares in scores_of(world, known, COUNTS["victories"], False)]
    say(f"  true strength, {games} games a player: {' '.join(f'{share:.0%}' for share in strength)}")
    plain, same = played(max(PLAIN), False), played(SAME, True)
    for name, count in COUNTS.items():
        for rounds in PLAIN:
            found = [spearman(scores_of(world, night[:rounds], count, False), strength) for night in plain]
            rank(f"{rounds} plain tables, {name}", found)
        for beside in (False, True):
            found = [spearman(scores_of(world, night, count, beside), strength) for night in same]
            rank(f"{SAME} same-dice tables, {name}{', beside the same seat' * beside}", found)
    for rounds in JUDGED:
        found = [spearman(costs_of(world, night[:rounds]), strength) for night in plain[:judged]]
        rank(f"{rounds} plain table{'s' * (rounds > 1)}, costs of decisions", found)
    explained, until = common_dice([one for night in same for one in night])
    say(f"  common dice explain {explained:.0%} of a seat's worms; two tables differ after {until:.0f} entries")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=4, help="at a time, with four players each")
    parser.add_argument("--nights", type=int, default=100, help="of each kind")
    parser.add_argument("--judged", type=int, default=10, help="nights whose decisions are judged")
    parser.add_argument("--games", type=int, default=1000, help="of each player, for the true strength")
    asked = parser.parse_args()
    for name, (weaker, least) in WORLDS.items():
        say(f"{name}: {asked.nights} nights, {asked.tables} tables of {SEATS}")
        study(World(weaker, least, asked.tables * SEATS), asked.nights, asked.judged, asked.games, Random(0))


if __name__ == "__main__":
    main()
