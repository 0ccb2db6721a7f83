"""Plays 10,000 random games of every game (`python -m tests.bench.playouts [--games N] [--game NAME]`, a minute each
on one core) and fails if one passes the stated number of entries, ends without a result, or loses a piece."""

import argparse
import sys
import time
from collections.abc import Callable
from random import Random

from games.core import AnyGame
from games.heckmeck import HeckmeckView
from games.heckmeck.moves import TILES, worms_on
from games.hornochsen import HornochsenView
from games.hornochsen.moves import STARTS
from games.hornochsen.moves import TILES as TILES_99
from games.karteneck import KarteneckView
from games.registry import GAMES
from games.verflixxt import VerflixxtView
from games.verflixxt.moves import Took
from games.verflixxt.tiles import TILES as TILES_32
from tests.games.playouts import STEPS, Case, cases_of, walk


def _heckmeck(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, HeckmeckView)
    grill = (*view.up, *view.turned)
    tiles = len(grill) + sum(stack.count for stack in view.stacks)
    worms = sum(map(worms_on, grill)) + sum(stack.worms for stack in view.stacks)
    return tiles == len(TILES) and worms == sum(map(worms_on, TILES))


def _karteneck(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, KarteneckView)
    seats = len(view.seats)
    laid = [group for seat in view.seats for group in seat.laid]
    cards = view.deck + view.discards + sum(seat.cards for seat in view.seats) + sum(group.count for group in laid)
    portions = view.reserve + len(view.grill) + sum(seat.stack.count for seat in view.seats)
    return cards == 110 and portions == {2: 18, 3: 24, 4: 28}.get(seats, 30)


def _hornochsen(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, HornochsenView)
    rows = sum(len(row.tiles) for row in view.rows)
    screens = sum(player.count + player.chosen for player in view.players)
    owed = sum(len(owed.tiles) for owed in view.owed)
    active = sum(row.active for row in view.rows)
    spaces = [player.space for player in view.players if player.space]
    return (
        view.reserve + view.box + rows + screens + owed == len(TILES_99)
        and active == STARTS
        and len(spaces) == len({*spaces})
    )


def _verflixxt(position: AnyGame) -> bool:
    view = position.view(None)
    assert isinstance(view, VerflixxtView)
    path = [spot.tile for spot in view.path]
    tiles = len(path) - 2 + sum(seat.count for seat in view.seats)
    pawns = sum(len(spot.pawns) for spot in view.path)
    pawns += sum(isinstance(event, Took) and event.cause == "alone" for event in view.last)  # those stand nowhere
    guards = sum(spot.guards for spot in view.path)
    each = 3 if len(view.seats) <= 4 else 2
    return (tiles, pawns, guards) == (len(TILES_32), len(view.seats) * each, 8) and len(path) == len({*path})


CONSERVED: dict[str, Callable[[AnyGame], bool]] = {
    "heckmeck": _heckmeck,
    "hornochsen": _hornochsen,
    "karteneck": _karteneck,
    "verflixxt": _verflixxt,
}
"""Whether every piece of a game is still there."""

LOOK_EVERY = 100
"""Entries between two counts of the pieces."""


def play(case: Case, seed: int) -> int:
    """Play one game and return its entries, or raise AssertionError."""
    conserved = CONSERVED[case.game.name]
    position = case.new()
    count = 0
    for count, _ in enumerate(walk(position, case, Random(f"{case} {seed}")), start=1):
        assert count % LOOK_EVERY or conserved(position), f"{case}, seed {seed}: a piece is lost at entry {count}"
    result = position.result
    assert result is not None, f"{case}, seed {seed}: not over after {STEPS[case.game.name]} entries"
    assert sorted(place.seat for place in result.places) == list(range(case.seats)), f"{case}, seed {seed}"
    assert conserved(position), f"{case}, seed {seed}: a piece is lost at the end"
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        cases = cases_of(GAMES[name])
        begun = time.perf_counter()
        counts = sorted(play(cases[number % len(cases)], number) for number in range(asked.games))
        seconds = time.perf_counter() - begun
        sys.stdout.write(
            f"{name}: {len(counts):,} games in {len(cases)} cases, {sum(counts):,} entries in {seconds:.0f} s; a game "
            f"has {counts[len(counts) // 2]:,} (median), {counts[-1 - len(counts) // 100]:,} (one in a hundred), "
            f"{counts[-1]:,} (longest); bound {STEPS[name]:,}\n"
        )


if __name__ == "__main__":
    main()
