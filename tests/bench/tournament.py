"""How strong computers are: they play each other, and the yardsticks of each game (`tests/games/own.py`).

    uv run python -m tests.bench.tournament [--game G] [--seats N] [--games N] [--pair rooster hen] [--budget K]

The first of a pair plays alone, the second on all other seats. With every seed of the dealer's the first sits on every
seat once. What is measured is its share of victories (who shares the first place shares those): 1/seats, were both
as strong. Intervals are Wilson's, of 95 %. Times are the processor's, a decision of the first.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from games.chance import SEED_BYTES, deal
from games.computer import LEVELS, decide
from games.mind import shares_of
from games.registry import GAMES
from tests.games.own import Player, own


class Match(NamedTuple):
    """One game of a pair: the first plays on `seat`, the second on all others. The `budget` is the first one's."""

    game: str
    seats: int
    pair: tuple[str, str]
    budget: int | None
    deal: int
    seat: int


class Score(NamedTuple):
    """The victories of the first of a pair, in parts of one, and its thinking time in ms a decision."""

    share: float
    times: Sequence[float]


class Standing(NamedTuple):
    """Shares of victories in so many games, and the ends of their interval."""

    share: float
    least: float
    most: float


def standing(shares: Sequence[float]) -> Standing:
    """The mean share with Wilson's interval of 95 %."""
    z, n = 1.96, len(shares)
    p = sum(shares) / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Standing(p, middle - reach, middle + reach)


def player(game: str, name: str, budget: int | None) -> Player:
    """Return the player of a name: a level, or a yardstick of the game."""
    if name in (*LEVELS, "random"):
        return lambda position, seat, rng: decide(position, seat, name, rng, budget)
    return own(game).yardsticks[name]


def played(match: Match) -> Score:
    game = GAMES[match.game]
    position = game.new(match.seats, game.Options())
    first, second = player(match.game, match.pair[0], match.budget), player(match.game, match.pair[1], None)
    rng = Random(f"{match.deal} {match.seat}")
    seed = Random(match.deal).randbytes(SEED_BYTES)
    times: list[float] = []
    chances = 0
    while position.result is None:
        chance = position.chance_due
        if chance is not None:
            position.settle(deal(seed, "", chances, chance))
            chances += 1
            continue
        seat = min(position.awaited)
        begun = time.process_time()
        action = (first if seat == match.seat else second)(position, seat, rng)
        if seat == match.seat and len(position.legal(seat)) > 1:
            times.append((time.process_time() - begun) * 1000)
        position.play(seat, action)
    return Score(shares_of(position.result)[match.seat], times)


def contest(
    game: str, seats: int, pair: tuple[str, str], games: int, budget: int | None, run: Callable[..., list[Score]]
) -> str:
    """Play a number of games of a pair. Returns a line about them."""
    matches = [Match(game, seats, pair, budget, number // seats, number % seats) for number in range(games)]
    scores = run(played, matches)
    share, least, most = standing([score.share for score in scores])
    times = sorted(time for score in scores for time in score.times)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    verdict = "above" if least > 1 / seats else "below" if most < 1 / seats else "about"
    return (
        f"{game:10} {seats} seats  {pair[0]:>8} : {pair[1]:<12} {share:6.1%}  [{least:.1%}, {most:.1%}] {verdict} "
        f"{1 / seats:.0%}   {len(scores)} games   {p50:.1f} ms, p99 {p99:.1f}"
    )


PAIRS = (("rooster", "hen"), ("hen", "chick"))


def pairs_of(game: str) -> list[tuple[str, str]]:
    """All pairs whose order is promised."""
    return [*PAIRS, *((level, name) for name in own(game).yardsticks for level in ("hen", "rooster"))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--seats", type=int, help="only with so many seats, not with 2, 3 and 4")
    parser.add_argument("--games", type=int, default=1000, help="of a pair, with every number of seats")
    parser.add_argument("--pair", nargs=2, metavar=("FIRST", "SECOND"), help="only this one, and not all that matter")
    parser.add_argument("--budget", type=int, help="the first one's playouts a decision, if not a rooster's")
    parser.add_argument("--processes", type=int, help="as many as there are cores, if not said")
    asked = parser.parse_args()
    with Pool(asked.processes) as pool:
        run = partial(pool.map, chunksize=4)
        for game in [asked.game] if asked.game else GAMES:
            for pair in [tuple(asked.pair)] if asked.pair else pairs_of(game):
                for seats in [asked.seats] if asked.seats else (2, 3, 4):
                    sys.stdout.write(contest(game, seats, pair, asked.games, asked.budget, run) + "\n")
                    sys.stdout.flush()


if __name__ == "__main__":
    main()
