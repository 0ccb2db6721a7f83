"""Fixed players that computers are measured by, of every game: what is known to be simple and not bad. They are given a
position and look at nothing but what their seat knows."""

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from games.core import AnyGame, Choice
from games.heckmeck.mind import best_action
from games.heckmeck.moves import TILES, Keep, Stop, worms_on
from games.heckmeck.rules import Heckmeck
from games.hornochsen import moves as hornochsen
from games.karteneck import moves as karteneck
from games.karteneck.view import KarteneckView
from games.verflixxt.tiles import is_fortune, value_of

Player = Callable[[AnyGame, int, Random], Struct]
"""What a seat does in a position."""


def highest_face(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Heckmeck: keep the highest face, and stop at the first tile within reach."""
    actions = [choice.action for choice in position.legal(seat)]
    faces = [action for action in actions if isinstance(action, Keep)]
    tiles = [action for action in actions if isinstance(action, Stop) and action.tile is not None]
    return max(faces, key=lambda keep: keep.face) if faces else [*tiles, actions[0]][0]


def most_worms(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Heckmeck: maximise the own worms that the turn may be expected to bring; a stolen tile counts as any other."""
    return _by_worms(position, seat, stolen=1.0)


def ten_cate(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Heckmeck: the published policy, by ten Cate. As `most_worms`, but a stolen tile of w worms is worth
    w × (1 + 1/(n − 1)) at n seats, since one of the others loses it."""
    return _by_worms(position, seat, stolen=1 + 1 / (position.seat_count - 1))


def _by_worms(position: AnyGame, seat: int, stolen: float) -> Struct:
    assert isinstance(position, Heckmeck)
    own = position.stacks[seat]
    fail = -worms_on(own[-1]) if own else 0
    tops = {stack[-1] for other, stack in enumerate(position.stacks) if stack and other != seat}
    worth = {tile: worms_on(tile) * (stolen if tile in tops else 1) for tile in TILES}
    return best_action({**worth, None: fail}, position, seat)


def best_tile(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Verflixxt: the move that takes the best tile, a Fortune being as good as what it turns at best; or else one that
    takes none, at random."""
    choices = position.legal(seat)
    gains = [_gain(choice) for choice in choices]
    return rng.choice([choice for choice, gain in zip(choices, gains, strict=True) if gain == max(gains)]).action


def _gain(choice: Choice[Any]) -> int:
    takes = choice.facts.get("takes")
    if not isinstance(takes, int):
        return 0
    return 10 if is_fortune(takes) else value_of(takes)


def most_equal_cards(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Karteneck: the most cards of one kind, until a worm lies there and the sum reaches the median open portion."""
    view: KarteneckView = position.view(seat)
    actions: list[karteneck.Action] = [choice.action for choice in position.legal(seat)]
    passes = [action for action in actions if isinstance(action, karteneck.Pass)]
    plays = [action for action in actions if isinstance(action, karteneck.Play) and action.serial is None]
    own = view.seats[seat]
    if not plays or (own.valid and own.total >= median([portion.number for portion in view.grill])):
        return passes[0]
    return max(plays, key=lambda play: (play.count, karteneck.points_of(play.kind), play.kind))


def smallest_difference(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Hornochsen: the tiles that as things lie would be placed on no bull head, and with the smallest difference; such
    ones are picked, too, as many as may be. What need not be bought is not."""

    def danger(tile: int) -> tuple[bool, int]:
        landing = position.predicted(seat, hornochsen.Play((tile,)))
        return landing["mark"] == "bull", abs(tile - int(str(landing["after"])))

    actions: list[hornochsen.Action] = [choice.action for choice in position.legal(seat)]
    of_tiles = [action for action in actions if not isinstance(action, hornochsen.Buy)]
    most = max([len(action.tiles) for action in of_tiles], default=0)
    likely = [action for action in of_tiles if len(action.tiles) == most]
    return min(likely, key=lambda action: sorted(map(danger, action.tiles), reverse=True), default=actions[0])


YARDSTICKS: Mapping[str, Mapping[str, Player]] = {
    "heckmeck": {"highest-face": highest_face, "most-worms": most_worms, "ten-cate": ten_cate},
    "karteneck": {"most-equal": most_equal_cards},
    "hornochsen": {"nearest": smallest_difference},
    "verflixxt": {"best-tile": best_tile},
}
