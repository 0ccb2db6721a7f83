"""What CPU time a film takes and how large it is: `uv run python -m tests.bench.films`."""

from collections.abc import Iterator, Sequence
from random import Random
from time import thread_time

from PIL import Image

from bot.chat.words.sentences import story
from bot.chat.words.texts import texts_for
from games.core import AnyGame
from games.registry import GAMES
from renderers.finished.replay import SHOTS_MOST, Shot, durations, film, frame
from renderers.gallery import NAMES
from renderers.registry import RENDERERS
from tests.bench.pictures import at
from tests.games.playouts import Case, walk

FILMS = 5
"""Of each game with the most seats."""


def shots(case: Case, rng: Random, most: int = SHOTS_MOST) -> Sequence[Shot]:
    """A random game as a film shows it: every decision, or so many of them, evenly; the beginning and the end."""
    position = case.new()
    texts = texts_for("en")
    kept: list[tuple[AnyGame, int | None, tuple[str, ...]]] = [(position.copy(), None, (case.game.name,))]
    said: list[str] = []
    seat: int | None = None
    for entry, events in walk(position, case, rng):
        seat = entry[0] if isinstance(entry, tuple) else seat
        said += story(case.game.name, events, texts, lambda seat: NAMES[seat])
        if position.chance_due is None:
            kept.append((position.copy(), seat, tuple(said[-2:])))
            said = []
    count = min(most, len(kept))
    chosen = [kept[n * (len(kept) - 1) // max(1, count - 1)] for n in range(count)]
    return [
        Shot(
            game.view(None),
            NAMES[: case.seats],
            (game.view(who), who) if who is not None and game.result is None and game.view(who).hand() else None,
            words,
            number + 1,
            count,
        )
        for number, (game, who, words) in enumerate(chosen)
    ]


def frames(name: str, played: Sequence[Shot], spent: list[float]) -> Iterator[Image.Image]:
    """The frames of a film, and how much of the processor's time each took."""
    hands = RENDERERS[name].draw_hand is not None
    for shot in played:
        start = thread_time()
        yield frame(name, shot, with_hands=hands)
        spent.append(1000 * (thread_time() - start))


def main() -> None:
    for name, kind in GAMES.items():
        spent: list[float] = []
        whole: list[float] = []
        sizes: list[float] = []
        counts: list[int] = []
        for seed in range(FILMS):
            case = Case(kind, kind.seats[-1], kind.Options(), "default")
            played = shots(case, Random(seed))
            start = thread_time()
            drawn = list(frames(name, played, spent))
            made = film(drawn, durations(len(drawn)))
            whole.append(thread_time() - start)
            sizes.append(len(made) / 1024)
            counts.append(len(drawn))
        print(  # noqa: T201
            f"{name}: {FILMS} films of {min(counts)} to {max(counts)} frames, "
            f"a frame p50 {at(0.5, spent):.1f}  p99 {at(0.99, spent):.1f}  max {max(spent):.1f} ms, "
            f"a film p50 {at(0.5, sizes):.0f}  max {max(sizes):.0f} KiB, "
            f"{at(0.5, whole):.1f} s of CPU time, {whole[0]:.1f} for the first"
        )


if __name__ == "__main__":
    main()
