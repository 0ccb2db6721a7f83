"""Sample positions of every game, drawn into a folder for inspection."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

from games.core import Entry, IllegalMove
from games.game import AnyGame, replay
from games.registry import GAMES
from renderers.registry import RENDERERS, Picture, draw, draw_hand

NAMES = ("Ada", "Bruno", "Chiara", "Dietlinde", "Émile", "Fjóla", "Guglielmo il Grande", "Hanna")


class Sample(NamedTuple):
    """A position: a notation, and the moves since."""

    situation: str
    seats: int
    notation: str
    log: Sequence[Entry]


SAMPLES: dict[str, tuple[Sample, ...]] = {
    name: tuple(Sample(*sample) for sample in renderer.samples) for name, renderer in RENDERERS.items()
}


def position(game_name: str, sample: Sample) -> AnyGame:
    try:
        return replay(GAMES[game_name].parse(sample.notation), sample.log)
    except (ValueError, IllegalMove) as error:
        error.add_note(f"in a sample of {game_name}: {sample}")
        raise


def _draw_all(game_name: str, sample: Sample) -> dict[str, Picture]:
    """Draw a sample's board, and its hands if there are any. Keys are the ends of file names."""
    at, names = position(game_name, sample), NAMES[: sample.seats]
    hands = [draw_hand(game_name, at.view(seat), names, seat) for seat in range(sample.seats) if at.view(seat).hand()]
    shown = {f"-hand-{seat + 1}": hand for seat, hand in enumerate(hands[:1]) if hand is not None}
    return {"": draw(game_name, at.view(None), names), **shown}


def write_gallery(folder: Path) -> list[Path]:
    """Draw the samples of every game. Files are named game-situation-seats.png, the first seat's hand …-hand-1.png.
    Equal names get a letter: -b, -c."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    named: Counter[str] = Counter()
    for game_name, samples in SAMPLES.items():
        for sample in samples:
            name = f"{game_name}-{sample.situation}-{sample.seats}"
            again = f"-{ascii_lowercase[named[name]]}" if named[name] else ""
            named[name] += 1
            for suffix, picture in _draw_all(game_name, sample).items():
                path = folder / f"{name}{again}{suffix}.png"
                path.write_bytes(picture.png)
                written.append(path)
    return written
