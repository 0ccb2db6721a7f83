"""Rewrite the golden playthroughs: `python -m tests.playthroughs.renew`. Read the difference before you commit it.

A playthrough is a game of random players as text: its seed and salt, then every outcome and action with the events it
caused (`>`) and the position after it (`=`). A released version of a game never changes these files.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path

import msgspec

from games.chance import commitment
from games.game import AnyGame, variants
from tests.games.own import released_games
from tests.games.playouts import Case, dealt

FOLDER = Path(__file__).parent
LENGTH = 150
NEWER: dict[str, tuple[str, ...]] = {}
"""Words that notations got after a release. They are left out here, because the files of a release never change."""


def playthroughs() -> Iterator[Case]:
    """Every option set of every game in every version once, each with another number of seats."""
    for game in released_games():
        options = {"default": game.Options()}
        options |= {variant.code: game.Options(**{variant.field: variant.value}) for variant in variants(game.Options)}
        for (label, chosen), seats in zip(options.items(), cycle(game.seats), strict=False):
            yield Case(game, seats, chosen, label)


def path_of(case: Case) -> Path:
    version = case.game.version
    return FOLDER / (f"{case}.txt" if version == 1 else f"{case}-version-{version}.txt")


def written(case: Case) -> str:
    return "".join(f"{line}\n" for line in _lines(case))


def _lines(case: Case) -> Iterator[str]:
    seed, salt = sha256(str(case).encode()).digest(), "1184000000000000000"
    position = case.new()
    yield f"game {case.game.name} version {case.game.version}"
    yield f"seats {case.seats}"
    yield f"options {_json(case.options)}"
    yield f"seed {seed.hex()}"
    yield f"commitment {commitment(seed)}"
    yield f"salt {salt}"
    yield f"= {noted(position)}"
    for entry, events in islice(dealt(position, case, seed, salt), LENGTH):
        yield f"seat {entry[0]} {_json(entry[1])}" if isinstance(entry, tuple) else f"chance {_json(entry)}"
        yield from (f"> {_json(event)}" for event in events)
        yield f"= {noted(position)}"
    yield _end(position)


def noted(position: AnyGame) -> str:
    """Return the notation as the first release of its words wrote it."""
    newer = NEWER.get(position.name, ())
    return " ".join(word for word in position.notation().split(" ") if not word.startswith(newer))


def _end(position: AnyGame) -> str:
    return "goes on" if position.result is None else f"result {_json(position.result)}"


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for case in playthroughs():
        path_of(case).write_text(written(case), encoding="utf-8")
        sys.stdout.write(f"{path_of(case).name}\n")
