"""Random playouts of any game, for the pictures' tests and measures."""

from collections.abc import Iterator
from random import Random

from games.core import AnyGame, View


def settle_all(game: AnyGame, rng: Random) -> None:
    """Settle chance until a seat is awaited or the game is over."""
    while (chance := game.chance_due) is not None:
        game.settle(chance.outcome([rng.randrange(bound) for bound in chance.bounds]))


def positions(kind: type[AnyGame], seats: int, rng: Random) -> Iterator[AnyGame]:
    """Every position of a random game, from before the first seat is drawn to the result: one game that goes on."""
    game = kind.new(seats, kind.Options())
    yield game
    settle_all(game, rng)
    while game.result is None:
        yield game
        seat = rng.choice(sorted(game.awaited))
        game.play(seat, rng.choice(game.legal(seat)).action)
        settle_all(game, rng)
    yield game


def playout(kind: type[AnyGame], seats: int, rng: Random) -> Iterator[View]:
    """The public view of every position of a random game."""
    return (game.view(None) for game in positions(kind, seats, rng))
