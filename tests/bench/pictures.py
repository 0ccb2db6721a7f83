"""How long a picture takes and how large it is: `uv run python -m tests.bench.pictures`."""

from collections.abc import Sequence
from random import Random
from time import perf_counter, thread_time

from games.registry import GAMES
from renderers.gallery import NAMES
from renderers.registry import draw_anew, warm_up
from tests.renderers.playouts import playout

PICTURES = 1000


def at(share: float, values: Sequence[float]) -> float:
    """The value below which a share of the values lies."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def main() -> None:
    start = perf_counter()
    warm_up()
    print(f"warm-up {1000 * (perf_counter() - start):.0f} ms")  # noqa: T201
    rng = Random(1)
    for name, kind in GAMES.items():
        spent: list[float] = []
        worked: list[float] = []
        sizes: list[float] = []
        while len(spent) < PICTURES:
            seats = rng.choice(kind.seats)
            for view in playout(kind, seats, rng):
                start, work = perf_counter(), thread_time()
                picture = draw_anew(name, view, NAMES[:seats])
                spent.append(1000 * (perf_counter() - start))
                worked.append(1000 * (thread_time() - work))
                sizes.append(len(picture.png) / 1024)
        measures = (("draw + encode", spent, "ms"), ("of it processor", worked, "ms"), ("size", sizes, "KiB"))
        for what, values, unit in measures:
            figures = f"p50 {at(0.5, values):.1f}  p99 {at(0.99, values):.1f}  max {max(values):.1f} {unit}"
            print(f"{name}: {len(values)} pictures, {what}: {figures}")  # noqa: T201


if __name__ == "__main__":
    main()
