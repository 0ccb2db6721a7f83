"""Random games, played so that what their pictures need is made before somebody waits for it."""

from collections.abc import Iterator
from random import Random

from games.core import AnyGame, View


def settle_all(game: AnyGame, rng: Random) -> None:
    """Settle chance until a seat is awaited or the game is over."""
    while (chance := game.chance_due) is not None:
        game.settle(chance.outcome([rng.randrange(bound) for bound in chance.bounds]))


def positions(kind: type[AnyGame], seats: int, rng: Random) -> Iterator[tuple[AnyGame, int | None]]:
    """Every position of a random game, from before the first seat is drawn to the result, and who moves there, if
    anybody: one game that goes on."""
    game = kind.new(seats, kind.Options())
    yield game, None
    settle_all(game, rng)
    while game.result is None:
        mover = rng.choice(sorted(game.awaited))
        yield game, mover
        game.play(mover, rng.choice(game.legal(mover)).action)
        settle_all(game, rng)
    yield game, None


def playout(kind: type[AnyGame], seats: int, rng: Random, seat: int | None = None) -> Iterator[View]:
    """The view of every position of a random game: the public one, or a seat's."""
    for game, _ in positions(kind, seats, rng):
        yield game.view(seat)
