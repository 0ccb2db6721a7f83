"""How long a picture takes and how large it is; what the first of a game takes in a fresh process, and how much memory
all of them: `uv run python -m tests.bench.pictures [--pictures 1000]`."""

import argparse
import gc
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from pathlib import Path
from random import Random
from time import process_time, thread_time

from games.registry import GAMES
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit import kept
from renderers.registry import RENDERERS, draw_hand, draw_uncached
from tests.bench.report import at
from tests.renderers.playouts import playout
from tests.renderers.shelves import shelves

FIRST = 5
"""So many fresh processes draw a game's first board; the least counts, for others work on this machine too."""


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


def resident() -> float:
    """MiB of this process in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


def first(game: str, sample: int) -> float:
    """Milliseconds of the processor that the first board of a game takes in this process."""
    shown = SAMPLES[game][sample]
    view = position(game, shown).view(None)
    start = process_time()
    draw_uncached(game, view, NAMES[: shown.seats])
    return 1000 * (process_time() - start)


def firsts() -> None:
    """Measure the first board of every game in a fresh process, at the start and later, with the fewest and the most
    seats."""
    for game, samples in SAMPLES.items():
        wanted = [n for n, sample in enumerate(samples) if sample.situation in ("start", "mid-game")]
        for n in wanted:
            code = f"from tests.bench.pictures import first; print(first({game!r}, {n}))"
            runs = [subprocess.check_output([sys.executable, "-c", code]) for _ in range(FIRST)]
            least = min(map(float, runs))
            say(f"{game}: first board of a process, {samples[n].situation} for {samples[n].seats}: {least:.0f} ms")


def memory() -> None:
    """Measure the memory that stays in use after boards and hands of random games with every number of seats."""
    rng = Random(2)
    before = resident()
    for name, kind in GAMES.items():
        for seats in kind.seats:
            for view in list(playout(kind, seats, rng))[::4]:
                draw_uncached(name, view, NAMES[:seats])
            if RENDERERS[name].draw_hand is not None:
                hands(name, seats, rng)
    held = sum(shelf.held for shelf in shelves().values()) / 2**20
    say(f"resident: {before:.0f} MiB before, {resident():.0f} after all boards and hands, {held:.0f} of it kept art")


def hands(name: str, seats: int, rng: Random) -> None:
    for view in list(playout(GAMES[name], seats, rng, seat=seats - 1))[::4]:
        if view.hand():
            draw_hand(name, view, NAMES[:seats], seats - 1)


def drawn(name: str, seats: int, rng: Random, most: int) -> Iterator[tuple[float, float]]:
    """Milliseconds of the processor that each picture of random games takes, and its KiB."""
    views = chain.from_iterable(playout(GAMES[name], seats, rng) for _ in count())
    for view in islice(views, most):
        start = thread_time()
        picture = draw_uncached(name, view, NAMES[:seats])
        yield 1000 * (thread_time() - start), len(picture.png) / 1024


def tell(name: str, what: str, values: Sequence[float], unit: str) -> None:
    figures = f"p50 {at(0.5, values):.1f}  p99 {at(0.99, values):.1f}  max {max(values):.1f} {unit}"
    say(f"{name}: {len(values)} {what}: {figures}")


def forget() -> None:
    """Let go all pixels."""
    for name, shelf in shelves().items():
        setattr(kept, name, kept.Shelf(shelf.limit))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=1000, help="of each game")
    pictures: int = parser.parse_args().pictures
    firsts()
    memory()
    gc.collect()
    gc.freeze()  # as the bot does
    rng = Random(1)
    for name, kind in GAMES.items():
        each = pictures // len(kind.seats)
        forget()
        made = [it for seats in kind.seats for it in drawn(name, seats, rng, each)]
        tell(name, "pictures", [spent for spent, _ in made], "ms")
        tell(name, "pictures, the later half", [spent for spent, _ in made[len(made) // 2 :]], "ms")
        tell(name, "pictures, size", [size for _, size in made], "KiB")


if __name__ == "__main__":
    main()
