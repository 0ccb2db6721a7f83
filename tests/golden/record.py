"""Writes the golden logs that are missing, one file for every game in the version that is played now: `python -m
tests.golden.record`. It never writes over one: what was released is replayed for good. `--again NAME` records a game
once more after a change of its rules or of the log, if no tag has it yet.

A file holds some finished tables, each with its seed and its whole log as the store keeps it, an entry a line. The same
logs as the store packed them are in `packed.txt`, a table a line, its id before it.
"""

import argparse
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.logs import pack
from bot.tables.entries import Entry
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Table
from games.game import AnyGame, variants
from games.registry import GAMES
from tests.games.own import own
from tests.store.children import sensible_action

FOLDER = Path(__file__).parent
PACKED = FOLDER / "packed.txt"
_TRIES = 30
_LONGEST = 1000
"""Entries."""
_SENSIBLE = 0.7
"""How often a player of Heckmeck wants the game to end; wholly random ones can go on for thousands of moves."""


class Golden(Struct, frozen=True):
    """A finished table."""

    info: TableInfo
    log: tuple[Entry, ...]


def path_of(game: str, version: int) -> Path:
    return FOLDER / f"{game}-{version}.json"


def read(path: Path) -> list[Golden]:
    """The tables of a file."""
    return [
        Golden(
            msgspec.convert({**plays["info"], "seed": bytes.fromhex(plays["info"]["seed"])}, TableInfo),
            tuple(
                Entry(number, at, seat, by, interaction_id, kind, body.encode())
                for number, at, seat, by, interaction_id, kind, body in plays["log"]
            ),
        )
        for plays in msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]])
    ]


def read_packed() -> dict[str, bytes]:
    """The packed logs of all tables, by their ids."""
    lines = PACKED.read_text(encoding="ascii").splitlines() if PACKED.exists() else []
    return {table_id: b64decode(log) for table_id, _, log in (line.partition(" ") for line in lines)}


def write_packed() -> None:
    """Add the packed logs that are missing."""
    known = read_packed()
    for path in sorted(FOLDER.glob("*.json")):
        for golden in read(path):
            known.setdefault(golden.info.id, pack(golden.log))
    lines = [f"{table_id} {b64encode(log).decode()}\n" for table_id, log in known.items()]
    PACKED.write_text("".join(lines), encoding="ascii")


def written(tables: list[Golden]) -> str:
    return "[\n" + ",\n".join(map(_table, tables)) + "\n]\n"


def _table(golden: Golden) -> str:
    info = {**msgspec.structs.asdict(golden.info), "seed": golden.info.seed.hex()}
    lines = [_json([*msgspec.structs.astuple(entry)[:-1], entry.body.decode()]) for entry in golden.log]
    return '{"info": ' + _json(info) + ',\n"log": [\n' + ",\n".join(lines) + "\n]}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def played(game: type[AnyGame], name: str, seats: int, chosen: tuple[str, ...]) -> Golden:
    """A table of random players, the seed made of its name. Now and then a seat acts that is not waited for."""
    seed = sha256(name.encode()).digest()
    info = TableInfo(name, 11, 22, None, game.name, game.version, "en", seed)
    rng = Random(name)
    causes = (Cause(1 + n % seats, 1_700_000_000_000 + 1000 * n, 10**18 + n) for n in range(10**6))
    step = Table(info).open(next(causes), range(1, 1 + seats), chosen)
    log = [*step.entries]
    step = step.after.start(next(causes))
    log += step.entries
    while step.after.phase != "over" and len(log) <= _LONGEST:
        seat, action = _move(step.after, seats, rng)
        cause = next(causes)
        step = step.after.play(Cause(1 + seat, cause.at, cause.interaction_id), action, seat, step.after.stamp(seat))
        log += step.entries
    return Golden(info, tuple(log))


def _move(table: Table, seats: int, rng: Random) -> tuple[int, bytes]:
    position = table.position
    assert position is not None
    if table.info.game == "heckmeck" and rng.random() < _SENSIBLE:
        return sensible_action(table)
    able = [seat for seat in range(seats) if position.legal(seat)]
    seat = rng.choice(able if rng.random() < 0.2 else sorted(position.awaited))
    return seat, msgspec.json.encode(rng.choice(position.legal(seat)).action)


def shortest(play: Callable[[int], Golden], fits: Callable[[Golden], bool]) -> Golden:
    """The shortest of some tables that were played to the end."""
    found = [golden for golden in map(play, range(_TRIES)) if golden.log[-1].kind == "ended" and fits(golden)]
    return min(found, key=lambda golden: len(golden.log))


def tables_of(game: type[AnyGame]) -> Iterator[Golden]:
    """Return the tables to record: one with default options, one with every option changed if there are any, and those
    that are `noteworthy`."""
    name = f"{game.name}-{game.version}"
    rich = {variant.field: variant.code for variant in variants(game.Options)}
    yield shortest(lambda n: played(game, f"{name}-usual-{n}", game.seats[1], ()), lambda _: True)
    yield shortest(lambda n: played(game, f"{name}-rich-{n}", game.seats[-1], (*rich.values(),)), lambda _: True)
    for what, (seats, is_met) in own(game.name).noteworthy.items():
        plays = partial(_noted, game, f"{name}-{what}", seats)
        yield shortest(plays, partial(_passes, is_met=is_met))


def _noted(game: type[AnyGame], name: str, seats: int, number: int) -> Golden:
    return played(game, f"{name}-{number}", seats, ())


def _passes(golden: Golden, is_met: Callable[[AnyGame], bool]) -> bool:
    """Return whether a position of a log is the one that is looked for."""
    table = Table(golden.info)
    for entry in golden.log:
        table.apply(entry)
        if table.position is not None and is_met(table.position):
            return True
    return False


def must_be_unreleased(path: Path) -> None:
    """Raise ValueError for a file that a release has."""
    root = FOLDER.parents[1]
    for tag in subprocess.check_output(("git", "tag", "--list", "v*"), cwd=root, text=True).split():
        name = f"{tag}:{path.relative_to(root)}"
        if subprocess.run(("git", "cat-file", "-e", name), cwd=root, capture_output=True, check=False).returncode == 0:
            raise ValueError(f"{path.name} is in {tag}, and is read for good: raise the version in place of it")


def forget(path: Path) -> None:
    """Remove a file of golden logs, and what `packed.txt` has of them. Raises ValueError for what is released."""
    must_be_unreleased(path)
    gone = {golden.info.id for golden in read(path)}
    lines = PACKED.read_text(encoding="ascii").splitlines(keepends=True)
    PACKED.write_text("".join(line for line in lines if line.partition(" ")[0] not in gone), encoding="ascii")
    path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.record", description=__doc__)
    parser.add_argument("--again", metavar="NAME", choices=sorted(GAMES), help="record this game once more")
    again: str | None = parser.parse_args().again
    for name, game in GAMES.items():
        path = path_of(name, game.version)
        if name == again and path.exists():
            try:
                forget(path)
            except ValueError as error:
                parser.error(str(error))
        if not path.exists():
            path.write_text(written(list(tables_of(game))), encoding="utf-8")
            sys.stdout.write(f"{path.name}\n")
    write_packed()
    return 0


if __name__ == "__main__":
    sys.exit(main())
