"""Roost, and after a line on standard input, pictures of every game in the same process: boards and hands of all
samples of the gallery, and of a random game with every number of seats. Run by `tests.bench.start`."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random

from bot.app import run
from bot.logs import configure
from bot.settings import Settings
from games.game import AnyGame
from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.registry import draw, draw_hand
from tests.renderers.playouts import settle_all

EVERY = 20
"""Of a random game, one position in so many."""


async def draw_on_command() -> None:
    """Be the bot until it is ended; what is drawn is drawn on a thread of its own, as the bot does it."""
    settings = Settings()
    assert settings.discord_token is not None
    configure("info", "text")
    bot = asyncio.create_task(run(settings, settings.discord_token.get_secret_value()))
    await asyncio.to_thread(sys.stdin.readline)
    with ThreadPoolExecutor(1) as painter:
        pictures = await asyncio.get_running_loop().run_in_executor(painter, draw_all)
    sys.stdout.write(f"drawn {pictures}\n")
    sys.stdout.flush()
    await bot


def draw_all() -> int:
    """Draw all pictures. Returns how many there were."""
    return sum(draw_for_all(name, game, NAMES[:seats]) for name, seats, game in all_positions())


def draw_for_all(name: str, game: AnyGame, names: Sequence[str]) -> int:
    """A position's board, and every hand; how many these are."""
    draw(name, game.view(None), names)
    hands = [draw_hand(name, game.view(seat), names, seat) for seat in range(len(names)) if game.view(seat).hand()]
    return 1 + len(hands)


def played(kind: type[AnyGame], seats: int, rng: Random) -> Iterator[AnyGame]:
    """Some positions of a random game, from the beginning on: one game that goes on."""
    game = kind.new(seats, kind.Options())
    settle_all(game, rng)
    for number in count():
        if number % EVERY == 0:
            yield game
        if game.result is not None:
            break
        seat = rng.choice(sorted(game.awaited))
        game.play(seat, rng.choice(game.legal(seat)).action)
        settle_all(game, rng)
    yield game


def all_positions() -> Iterator[tuple[str, int, AnyGame]]:
    """Positions of every game with their number of seats."""
    rng = Random(1)
    for name, kind in GAMES.items():
        for sample in SAMPLES[name]:
            yield name, sample.seats, position(name, sample)
        for seats in kind.seats:
            for game in played(kind, seats, rng):
                yield name, seats, game


if __name__ == "__main__":
    asyncio.run(draw_on_command())
