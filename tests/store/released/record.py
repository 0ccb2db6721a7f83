"""Writes the dumps of a small played database at this version, one an engine: `python -m tests.store.released.record`.

A dump has the schema and something in every table. A change of the schema before its release makes them again; once a
tag has them, they stay, and the next version has its own.
"""

import sqlite3
import sys
import tempfile
from asyncio import run
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from subprocess import check_output
from typing import Final

from sqlalchemy import insert, make_url

from bot.store import SqlStore, copy_database, open_store
from bot.store.schema import APPLICATION_ID, outbox
from bot.tables.guild_settings import GuildSettings
from bot.tables.posted import PostedMessage
from bot.tables.service import Tables
from tests.finished.world import people_of, play
from tests.golden.record import must_be_unreleased
from tests.postgres import called
from tests.postgres_server import USER, program
from tests.store.archiving import pack_all
from tests.store.children import url_of
from tests.store.daily import fill_daily
from tests.store.tables import a_spot, count_from, end_early, interaction, opened, started
from tests.store.test_evenings import an_evening
from tests.store.trials import HEAD

FOLDER: Final = Path(__file__).parent


async def fill(store: SqlStore) -> None:
    """Write something into every table: what is over, in play, in its lobby, packed; by people, computers, and a person
    who is gone."""
    anna, bruno, carla, dario = who = await people_of(store, 4)
    for seed, game in enumerate(("karteneck", "hornochsen", "heckmeck", "verflixxt")):
        await play(store, 1 + seed % 2, game, who[: 3 + seed % 2], Random(seed))
        if seed == 1:
            await store.finished.close_season(1, at=0, person=anna.id)
    await store.upsert_person(
        bruno.discord_id or 0, "Brünø 🐓 \N{LATIN SMALL LETTER A}\N{COMBINING RING ABOVE}", "it", 7, "Böss"
    )
    await end_early(store, await started(store, [anna, bruno]))
    await pack_all(store)
    await play(store, 1, "hornochsen", who[:2], Random(9))
    await store.forget(dario.id)
    tables = Tables(store)
    step = await tables.open(a_spot(), anna, interaction(), game="hornochsen", language="it", against="rooster")
    step = await tables.leave((await started(store, [anna, bruno, carla])).info.id, bruno, interaction())
    await opened(store, [carla])
    await started(store, [carla, anna])
    await store.note_removed(99, 1)
    await store.subscribe(anna.id, 1, "heckmeck", None, 1)
    await store.remember("commands", "hash")
    await store.change_guild_settings(
        99, lambda _: GuildSettings("it", (1, 2), threads=True, clock="live", openers="managers")
    )
    await fill_daily(store, anna.id)
    await store.insert_evening(an_evening(anna.id), 1)
    board = PostedMessage("board", None, 1, 2, 3)
    await store.save_message(step.after.info.id, PostedMessage("board", None, 1, 1, 1))
    await store.replace_board(step.after.info.id, board, PostedMessage("board", None, 1, 1, 1))
    errand = {"table_id": step.after.info.id, "first": 1, "last": 2}
    await store.database.write(lambda connection: connection.execute(insert(outbox), [errand]))


async def _filled(url: str) -> None:
    store = await open_store(url)
    await fill(store)
    await store.close()


def path_of(version: str, engine: str) -> Path:
    return FOLDER / f"{version}-{engine}.sql"


def versions() -> list[str]:
    """Return the versions that have dumps."""
    return sorted({path.name.partition("-")[0] for path in FOLDER.glob("*.sql")})


def load(version: str, url: str) -> str:
    """Write a dump into an empty database. Returns its URL."""
    parsed = make_url(url)
    engine = parsed.get_backend_name()
    script = path_of(version, engine).read_text(encoding="utf-8")
    if engine == "sqlite":
        with closing(sqlite3.connect(str(parsed.database))) as connection:
            connection.executescript(script)
    else:
        import psycopg

        with psycopg.connect(host=str(parsed.query["host"]), user=USER, dbname=str(parsed.database)) as connection:
            connection.execute(script.encode())
    return url


def _sqlite_script(path: Path) -> Iterable[str]:
    yield "PRAGMA auto_vacuum = INCREMENTAL;"
    with closing(sqlite3.connect(path)) as connection:
        yield from connection.iterdump()
    yield f"PRAGMA application_id = {APPLICATION_ID};"


def _postgresql_script(folder: Path, name: str) -> Iterable[str]:
    """Return what `pg_dump` writes, without its comments and the settings of its session."""
    dump = (program("pg_dump") or "pg_dump", "--inserts", "--no-owner", "-h", str(folder), "-U", USER, name)
    for line in check_output(dump, text=True, encoding="utf-8").splitlines():
        if line and not line.startswith(("--", "SET ", "SELECT pg_catalog.set_config", "\\")):
            yield line


def main() -> int:
    """Write both dumps of the same rows."""
    for engine in ("sqlite", "postgresql"):
        must_be_unreleased(path_of(HEAD, engine))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "roost.db"
        count_from(10**15)  # so that no test uses an interaction once more
        run(_filled(url_of(path)))
        cluster = called(Path(tempfile.mkdtemp(prefix="roost-postgres-")))
        with cluster.database("template0") as url:
            copy_database(url_of(path), url)
            scripts = _sqlite_script(path), _postgresql_script(cluster.folder, str(make_url(url).database))
            for engine, script in zip(("sqlite", "postgresql"), scripts, strict=True):
                path_of(HEAD, engine).write_text("".join(f"{line}\n" for line in script), encoding="utf-8")
        cluster.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
