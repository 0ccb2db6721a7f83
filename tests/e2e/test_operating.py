"""An operator's work on the database by the command `roost`: on PostgreSQL, and on the way there."""

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import make_url

from bot.store import back_up, inspect_database, open_store, restore
from tests.e2e.conftest import Run
from tests.e2e.group import seen
from tests.e2e.hand_players import Room
from tests.e2e.house import ROOT, Child, House, clean_environment
from tests.engines import on_both, sqlite_alone
from tests.finished.world import people_of, play
from tests.patience import PATIENCE, until
from tests.postgres import Cluster
from tests.postgres_server import program
from tests.store.blank import NewUrl, change, cluster, contents, new_url
from tests.store.released.record import load
from tests.store.trials import HEAD, SLOW, release

__all__ = ["cluster", "new_url"]

HUSH = "hush-hush"
"""A password, which must never be printed."""


def name_of(url: str) -> str:
    return make_url(url).database or ""


def with_password(url: str) -> str:
    """The URL of a server that lets everybody in, who may well give a password."""
    return url.replace("://roost@", f"://roost:{HUSH}@")


async def played(url: str) -> str:
    store = await open_store(url, patience=PATIENCE)
    await play(store, 1, "hornochsen", await people_of(store, 2), Random(1))
    await store.close()
    return url


async def test_a_database_is_looked_at_made_and_found_up_to_date(run_roost: Run, new_url: NewUrl) -> None:
    url = with_password(new_url("postgresql"))
    code, empty = await run_roost("check", ROOST_DATABASE_URL=url)
    assert code == 1, "there is no token"
    assert re.match(
        r"The database is kept by PostgreSQL \d+.*\nThe database .+/test_\w+ is empty; a start makes", empty
    )
    code, made = await run_roost("migrate", ROOST_DATABASE_URL=url)
    assert (code, f"was made, at version {HEAD}" in made) == (0, True)
    code, again = await run_roost("migrate", ROOST_DATABASE_URL=url, LC_ALL="it_IT.UTF-8")
    assert (code, f"è già alla versione {HEAD}" in again) == (0, True)
    _, checked = await run_roost("check", ROOST_DATABASE_URL=url)
    assert f"is in order (version {HEAD})" in checked
    assert HUSH not in empty + made + again + checked


@pytest.mark.parametrize("command", ["run", "check"])
async def test_server_that_takes_no_writes_is_named_at_the_start(
    run_roost: Run, cluster: Cluster, new_url: NewUrl, command: str
) -> None:
    """Every role may read, so that nothing but a write tells."""
    url, empty = await played(new_url("postgresql")), new_url("postgresql")
    guest = f"guest_{name_of(url)}"
    cluster.execute(f"CREATE ROLE {guest} LOGIN")
    for name, kept in (("empty", empty), ("filled", url)):
        cluster.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {guest}", database=name_of(kept))
        code, said = await run_roost(
            command, DISCORD_TOKEN=HUSH, ROOST_DATABASE_URL=kept.replace("roost@", f"{guest}@")
        )
        assert (code, "permission denied for" in said) == (1, True), name
        cluster.execute(f"ALTER DATABASE {name_of(kept)} SET default_transaction_read_only = on")
        code, said = await run_roost(command, DISCORD_TOKEN=HUSH, ROOST_DATABASE_URL=kept)
        assert (code, "Nothing can be written" in said, "read-only transaction" in said) == (75, True, True), name
    assert inspect_database(empty).version is None


@on_both
async def test_next_release_brings_a_database_up_to_date(
    engine: str, run_roost: Run, new_url: NewUrl, tmp_path: Path
) -> None:
    """It is this one's code with one more migration, which is finished at Ctrl+C, and undone at a second request."""
    url, code = load(HEAD, new_url(engine)), tmp_path / "next"
    shutil.copytree(ROOT / "bot", code / "bot", ignore=shutil.ignore_patterns("__pycache__", "migrations"))
    versions = release(tmp_path, SLOW).rename(code / "bot/store/migrations") / "versions"

    async def start_next(*arguments: str) -> Child:
        output = tmp_path / f"{arguments[0]}.txt"
        command = (sys.executable, "-m", "bot", *arguments)
        return await Child.run(output, command, code, clean_environment(tmp_path, ROOST_DATABASE_URL=url))

    async def run_next(*arguments: str) -> tuple[int, str]:
        child = await start_next(*arguments)
        return await child.ended(), child.output

    before = contents(url)
    twice = await start_next("migrate")
    await until((versions / "began").exists)
    twice.interrupt()
    twice.terminate()
    assert (await twice.ended(), twice.output) == (130, "")
    _, checked = await run_next("check")
    assert f"of version {HEAD}. A start" in checked
    code_of_copy, refused = await run_next("copy", url, new_url(engine))
    assert (code_of_copy, "Bring it up to date first" in refused) == (1, True)
    assert contents(url) == before, "none of the three changed anything"
    (versions / "began").unlink()
    once = await start_next("migrate")
    await until((versions / "began").exists)
    once.interrupt()
    (versions / "may-end").touch()
    assert (await once.ended(), f"is at version 9001 now; before, it was at {HEAD}" in once.output) == (130, True)
    assert any(tmp_path.glob("roost.db.*.bak")) == (engine == "sqlite")  # noqa: ASYNC240
    again = await run_roost("migrate", ROOST_DATABASE_URL=url)
    assert (again[0], "is of a newer Roost (version 9001)" in again[1]) == (0, True)


@on_both
@pytest.mark.parametrize("command", ["migrate", "run", "check"])
async def test_database_from_before_the_first_release_is_refused_with_what_to_do(
    engine: str, command: str, run_roost: Run, new_url: NewUrl
) -> None:
    url = load(HEAD, new_url(engine))
    change(url, ("UPDATE alembic_version SET version_num = '0021'",))
    code, said = await run_roost(command, DISCORD_TOKEN=HUSH, ROOST_DATABASE_URL=url)
    assert (code, said.count("\n")) == (1, 1)
    assert "from before Roost's first release" in said
    assert "move it away and a start makes a new one" in said


async def test_the_commands_it_names_make_a_backup_and_put_it_back(
    run_roost: Run, new_url: NewUrl, tmp_path: Path
) -> None:
    url = await played(with_password(new_url("postgresql")))
    before, copy = contents(url), tmp_path / "a copy.dump"
    for job in ("backup", "restore"):
        code, said = await run_roost(job, str(copy), ROOST_DATABASE_URL=url)
        assert (code, HUSH in said) == (1, False)
        command = shlex.split(said.strip().rpartition(": ")[2])
        found = program(command[0])
        assert found is not None
        await asyncio.to_thread(subprocess.run, [found, *command[1:]], check=True)
        assert copy.stat().st_size
        if job == "backup":
            change(url, ("UPDATE people SET name = 'Somebody else'",))
            assert contents(url) != before
    assert contents(url) == before
    await (await open_store(url, patience=PATIENCE)).close()


async def test_person_is_exported_and_forgotten_by_id_and_again_after_a_restore_or_copy(
    run_roost: Run, new_url: NewUrl, tmp_path: Path
) -> None:
    """In a database that a process has open."""
    url, copy = await played(new_url("sqlite")), str(tmp_path / "before.db")
    store = await open_store(url, patience=PATIENCE)
    await store.known_again()  # as a start does
    (person,) = await store.people([1])
    asked = str(person.discord_id)
    jobs = (("backup", copy), ("export", asked), ("forget", asked), ("export", asked), ("forget", asked))
    outcomes = [await run_roost(*job, ROOST_DATABASE_URL=url) for job in jobs]
    await store.close()
    assert [code for code, _ in outcomes] == [0, 0, 0, 1, 1]
    assert person.name in outcomes[1][1]
    assert "Nothing was changed" in outcomes[4][1]
    for job in (("export", asked), ("forget", asked), ("rebuild",)):
        code, said = await run_roost(*job, ROOST_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
        assert (code, "none was made" in said, (tmp_path / "none.db").exists()) == (1, True, False)
    target = f"sqlite+aiosqlite:///{tmp_path / 'target.db'}"
    for database, *job in ((url, "restore", copy), (target, "copy", f"sqlite+aiosqlite:///{copy}", target)):
        code, said = await run_roost(*job, ROOST_DATABASE_URL=url)
        assert (code, "One person asked to be forgotten after that backup" in said) == (0, True)
        code, _ = await run_roost("export", asked, ROOST_DATABASE_URL=database)
        assert code == 1


@sqlite_alone
async def test_board_newer_than_a_restored_backup_follows_at_its_first_click(house: House, tmp_path: Path) -> None:
    room, copy = Room(house, "heckmeck", house.people[:2]), tmp_path / "copy.db"
    await room.begin()
    old, url = await room.begun(), house.database.url
    back_up(url, copy)
    while (await room.settled()).id == old.id:
        await room.play_on(1)
    newer = await room.begun()
    await house.stop()
    await house.store.close()
    restore(url, copy)
    house.store = await open_store(url, patience=PATIENCE)
    await house.start()
    await room.press_id(house.people[2], newer.id, next(iter(newer.moves.values())))
    await house.world.wait_until(lambda: seen(house.world.message(newer.id)).content == old.content)


async def test_all_moves_to_postgresql_and_back(run_roost: Run, new_url: NewUrl, tmp_path: Path) -> None:
    there, back = with_password(new_url("postgresql")), f"sqlite+aiosqlite:///{tmp_path / 'back.db'}"
    here = await played(new_url("sqlite"))
    code, said = await run_roost("copy", here, there)
    rows = sum(map(len, contents(here).values()))
    assert (code, said.startswith(f"{rows} rows were copied from /")) == (0, True)
    code, refused = await run_roost("copy", here, there, LC_ALL="it")
    assert (code, "c'è già qualcosa" in refused) == (1, True)
    code, _ = await run_roost("copy", there, back)
    returned = contents(back)
    returned["memos"] = [memo for memo in returned["memos"] if memo[0] != "installation"]  # that of the copies
    assert (code, returned) == (0, contents(here))
    code, missing = await run_roost("copy", f"sqlite+aiosqlite:///{tmp_path / 'missing.db'}", back)
    assert (code, missing.count("\n"), "missing.db" in missing) == (1, 1, True)
    code, nowhere = await run_roost("copy", there, f"postgresql+psycopg://roost:{HUSH}@127.0.0.1:1/nowhere")
    assert (code, "127.0.0.1/nowhere lets nobody in" in nowhere) == (75, True)
    code, nothing = await run_roost("copy", there, f"postgresql+psycopg://roost:{HUSH}@localhost:port/nothing")
    assert (code, "ROOST_DATABASE_URL must begin" in nothing) == (1, True)
    assert HUSH not in said + refused + nowhere + nothing
