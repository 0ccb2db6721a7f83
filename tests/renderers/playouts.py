"""Random playouts of any game, for the pictures' tests and measures."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from games.core import View
from games.game import AnyGame


def settle_all(game: AnyGame, rng: Random) -> None:
    """Settle chance until a seat is awaited or the game is over."""
    while (chance := game.chance_due) is not None:
        game.settle(chance.outcome([rng.randrange(bound) for bound in chance.bounds]))


def playout(
    kind: type[AnyGame], seats: int, rng: Random, seat: int | None = None, options: Struct | None = None
) -> Iterator[View]:
    """The view of every position of a random game, from before the first seat is drawn to the result: the public one,
    or a seat's."""
    game = kind.new(seats, options or kind.Options())
    yield game.view(seat)
    settle_all(game, rng)
    while game.result is None:
        yield game.view(seat)
        mover = rng.choice(sorted(game.awaited))
        game.play(mover, rng.choice(game.legal(mover)).action)
        settle_all(game, rng)
    yield game.view(seat)
