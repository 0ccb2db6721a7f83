"""Fixed players that computers are measured by, of every game: what is known to be simple and not bad. They are given a
position and look at nothing but what their seat knows."""

from collections.abc import Callable, Mapping
from random import Random
from statistics import median

from msgspec import Struct

from games.core import AnyGame
from games.hornochsen import moves as hornochsen
from games.karteneck import moves as karteneck
from games.karteneck.view import KarteneckView

Player = Callable[[AnyGame, int, Random], Struct]
"""What a seat does in a position."""


def most_equal_cards(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Karteneck: the most cards of one kind, until a worm lies there and the sum reaches the median open portion."""
    view: KarteneckView = position.view(seat)
    actions = [choice.action for choice in position.legal(seat)]
    passes = [action for action in actions if isinstance(action, karteneck.Pass)]
    plays = [action for action in actions if isinstance(action, karteneck.Play) and action.serial is None]
    own = view.seats[seat]
    if not plays or (own.valid and own.total >= median([portion.number for portion in view.grill])):
        return passes[0]
    return max(plays, key=lambda play: (play.count, karteneck.points_of(play.kind), play.kind))


def smallest_difference(position: AnyGame, seat: int, rng: Random) -> Struct:
    """Hornochsen: the tile that as things lie would be placed with the smallest difference, and on no bull head; of
    those that are picked the first ones. What need not be bought is not."""

    def danger(tile: int) -> tuple[bool, int]:
        told = position.foretold(seat, hornochsen.Play((tile,)))
        return told["mark"] == "bull", abs(tile - int(str(told["after"])))

    def dangers(action: Struct) -> list[tuple[bool, int]]:
        return sorted([danger(tile) for tile in action.tiles], reverse=True)

    actions = [choice.action for choice in position.legal(seat)]
    plays = [action for action in actions if not isinstance(action, hornochsen.Buy)]
    most = max([len(action.tiles) for action in plays], default=0)
    return min([action for action in plays if len(action.tiles) == most], key=dangers, default=actions[0])


YARDSTICKS: Mapping[str, Mapping[str, Player]] = {
    "heckmeck": {},
    "karteneck": {"most-equal": most_equal_cards},
    "hornochsen": {"nearest": smallest_difference},
    "verflixxt": {},
}
