"""Random games, played so that what their pictures need is made before somebody waits for it."""

from collections.abc import Iterator
from random import Random
from typing import Final

from games.core import AnyGame, View
from games.registry import GAMES
from renderers.registry import RENDERERS

REHEARSED: Final = 200
"""So many positions of a random game are looked at for what pictures take, and the last."""


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


def prepare(game_name: str, seats: int) -> Iterator[None]:
    """Make what the pictures of a game for so many take, in steps of a few milliseconds: of the first
    positions of a random game and of its end, as far as there is room to keep it. It changes no picture."""
    renderer, names = RENDERERS[game_name], [str(seat + 1) for seat in range(seats)]
    played = positions(GAMES[game_name], seats, Random(seats))  # noqa: S311  # nobody sees it
    for number, (game, mover) in enumerate(played):
        if number < REHEARSED or game.result is not None:
            yield from renderer.draw(game.view(None), names).prepare()
            if renderer.draw_hand is not None and mover is not None and (own := game.view(mover)).hand():
                yield from renderer.draw_hand(own, names, mover).prepare()
        yield
