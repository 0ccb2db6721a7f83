"""Whether estimated chances come true: `uv run python -m tests.bench.chances [--game G] [--seats 2] [--games 400]`.

Hens play whole games. In decisions of each quarter of a game, the chance of the seat is estimated by a rooster's
playouts, which end early, and compared with the share of the victory that the seat got. The slope is that of a logistic
regression of what happened on the logit of the estimate: 1 is right, less is too sure. Its interval of 95 % is by a
bootstrap over games. `--first` is the number of the first game; other numbers are other games.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import chain, pairwise
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from games.computer import MINDS
from games.game import AnyGame
from games.mind import shares_of
from games.registry import GAMES

STAGES: Final = 4
SHOWN: Final = 2
"""Estimates of each stage of a game."""
PLAYOUTS: Final = 100
RESAMPLES: Final = 200
BINS: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 1.01)
SURE: Final = 0.002
"""The least distance of an estimate from 0 and 1."""


class Estimate(NamedTuple):
    """An estimated chance to win in a stage of a game, and the share of the victory."""

    stage: int
    shown: float
    happened: float


def estimates_of(name: str, seats: int, number: int) -> Sequence[Estimate]:
    """Play a game of hens, and estimate chances in some of its decisions."""
    game, mind, rng = GAMES[name], MINDS[name], Random(f"{name} {seats} {number}")
    position, met = game.new(seats, game.Options()), list[tuple[AnyGame, int]]()
    while (result := position.result) is None:
        if (chance := position.chance_due) is not None:
            position.settle(chance.outcome([rng.randrange(bound) for bound in chance.bounds]))
            continue
        seat = min(position.awaited)
        choices = position.legal(seat)
        if len(choices) > 1:
            met.append((position.copy(), seat))
        position.play(seat, choices[0].action if len(choices) == 1 else mind.choose(position, seat, rng))
    shares, found = shares_of(result), list[Estimate]()
    for stage in range(STAGES):
        of_stage = met[len(met) * stage // STAGES : len(met) * (stage + 1) // STAGES]
        for position, seat in rng.sample(of_stage, min(SHOWN, len(of_stage))):
            action = mind.choose(position, seat, rng)
            drawn = [mind.imagine(position, seat, rng) for _ in range(PLAYOUTS)]
            shown = fmean(mind.play_out(one, seat, action, rng)[seat] for one in drawn)
            found.append(Estimate(stage, shown, shares[seat]))
    return found


def slope_of(estimates: Sequence[Estimate]) -> float:
    """Return the slope of the logistic regression, by Newton's method."""
    points = [(log(p / (1 - p)), one.happened) for one in estimates for p in [min(1 - SURE, max(SURE, one.shown))]]
    level, slope = 0.0, 1.0
    for _ in range(8):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, y in points:
            p = 1 / (1 + exp(max(-30.0, min(30.0, -level - slope * x))))
            w = p * (1 - p)
            g0, g1, h00, h01, h11 = g0 + y - p, g1 + (y - p) * x, h00 + w, h01 + w * x, h11 + w * x * x
        whole = h00 * h11 - h01 * h01
        level, slope = level + (h11 * g0 - h01 * g1) / whole, slope + (h00 * g1 - h01 * g0) / whole
    return slope


def slope_line(games: Sequence[Sequence[Estimate]]) -> str:
    """Return the slope of some games' estimates, with its interval."""
    rng = Random(0)
    drawn = sorted(slope_of([*chain(*rng.choices(games, k=len(games)))]) for _ in range(RESAMPLES))
    return f"{slope_of([*chain(*games)]):.2f} [{drawn[RESAMPLES // 40]:.2f}, {drawn[-RESAMPLES // 40]:.2f}]"


def measure(name: str, seats: int, numbers: range) -> None:
    """Print the slopes, and by stage what was shown → what happened (how often)."""
    games = [estimates_of(name, seats, number) for number in numbers]
    sys.stdout.write(f"{name}, {seats} seats, {len(games):,} games of hens: slope {slope_line(games)}\n")
    for stage in range(STAGES):
        of_stage = [one for one in chain(*games) if one.stage == stage]
        cells = list[str]()
        for low, high in pairwise(BINS):
            of_bin = [one for one in of_stage if low <= one.shown < high]
            if of_bin:
                shown, happened = fmean(one.shown for one in of_bin), fmean(one.happened for one in of_bin)
                cells.append(f"{shown:.0%} → {happened:.0%} ({len(of_bin)})")
        sys.stdout.write(f"  quarter {stage + 1}: slope {slope_of(of_stage):.2f}; {', '.join(cells)}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        measure(name, asked.seats, range(asked.first, asked.first + asked.games))


if __name__ == "__main__":
    main()
