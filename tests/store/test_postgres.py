"""PostgreSQL's own ways: opening, locks between processes, and a server that goes away."""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.store import DatabaseRefused, SqlStore, open_store
from bot.store.postgres import engine as postgres_engine
from bot.store.postgres import opening
from bot.store.postgres.engine import Lock
from bot.store.schema import APPLICATION_ID, metadata
from bot.tables import lobby
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.store import CommitUnknown, ForgottenActor, LogClosed, LogConflict, SeatedStill, StoreBusy
from bot.tables.table import Table
from bot.tables.wall_clock import now
from tests.finished.dumps import derived
from tests.finished.world import play
from tests.patience import PATIENCE
from tests.postgres import Cluster
from tests.postgres_server import USER
from tests.store.archiving import pack_all
from tests.store.children import Child
from tests.store.kept import Kept, kept_at
from tests.store.on_server import OnServer, until_a_lock_is_awaited
from tests.store.tables import a_move, end_early, interaction, opened, people_of, started


@pytest.fixture
def engine() -> str:
    return "postgresql"


@pytest.fixture
def empty(cluster: Cluster) -> Generator[Kept]:
    """A database in which there is nothing."""
    with cluster.database("template0") as url, closing(kept_at(url)) as database:
        yield database


@pytest.fixture
def server_side(database: Kept) -> OnServer:
    """The test's database, which no test on a file uses."""
    assert isinstance(database, OnServer)
    return database


# Opening


async def test_four_processes_that_open_an_empty_database_all_come_up(empty: Kept) -> None:
    children = [Child("beginning", empty.url) for _ in range(4)]
    for child in children:
        child.let_go()
    for child in children:
        assert await asyncio.to_thread(child.lines) == []
    store = await open_store(empty.url, patience=PATIENCE)
    table = await started(store, await people_of(store, 2))
    assert await store.live_table(table.info.channel_id) == table.info.id
    await store.close()


def test_every_index_knows_the_rows_that_it_is_for_alone(database: Kept) -> None:
    """One that forgot its condition would be no error, but "one live table a channel" would be one for good."""
    found = dict(database.rows("SELECT indexname, indexdef FROM pg_indexes WHERE indexdef LIKE '% WHERE %'"))
    meant = {
        str(index.name)
        for table in metadata.tables.values()
        for index in table.indexes
        if index.dialect_options["sqlite"]["where"] is not None
    }
    assert {*found} == meant
    assert len(meant) > 8


def test_ids_of_tables_are_in_one_order_whatever_the_database_says(database: Kept) -> None:
    collated = database.rows(
        "SELECT attrelid::regclass::text, collname FROM pg_attribute JOIN pg_collation c ON c.oid = attcollation "
        "WHERE attname = 'table_id' AND attrelid::regclass::text = ANY (?) OR attrelid = 'tables'::regclass "
        "AND attname = 'id'",
        [*metadata.tables],
    )
    assert {name for _, name in collated} == {"C"}
    assert {table for table, _ in collated} == {"tables"} | {
        table.name for table in metadata.tables.values() if "table_id" in table.c
    }


async def test_what_is_no_database_of_ours_is_refused_and_left_as_it_is(empty: Kept) -> None:
    empty.change(("CREATE TABLE alembic_version (version_num text)",))
    assert await refused(empty.url) == "foreign"
    assert empty.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("alembic_version",)]


async def test_a_newer_database_is_refused(database: Kept) -> None:
    database.change(("UPDATE alembic_version SET version_num = '9999'",))
    assert await refused(database.url) == "newer"


async def test_a_database_that_cannot_keep_every_name_is_refused(cluster: Cluster) -> None:
    with cluster.database("template0 ENCODING 'LATIN1'") as url:
        assert await refused(url) == "encoding"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://u:secret@localhost/x", "engine"),  # one driver is promised,
        ("postgresql+psycopg://u:secret@localhost", "engine"),  # a database is named,
        ("postgresql+psycopg://u:very@secret@localhost/x", "engine"),  # and a password is as a URL writes it
        ("postgresql+psycopg://u:secret@localhost/x?bogus=1", "unreachable"),
        ("postgresql+psycopg://u:secret@localhost/x?port=abc", "unreachable"),
        ("postgresql+psycopg://u:secret@localhost/x?sslmode=bogus", "unreachable"),
        ("postgresql+psycopg://roost:secret@/roost?host=/nowhere", "unreachable"),
    ],
)
async def test_url_that_leads_nowhere_is_refused_without_its_password(url: str, code: str) -> None:
    assert await refused(url) == code


@pytest.mark.parametrize(("role", "name"), [("nobody_here", None), (None, "no_such_database")])
async def test_refused_login_is_distinguished_from_a_missing_server(
    cluster: Cluster, role: str | None, name: str | None
) -> None:
    with cluster.database("template0") as url:
        parsed = make_url(url)
        other = parsed.set(username=role or parsed.username, database=name or parsed.database)
        assert await refused(other.render_as_string(hide_password=False)) == "denied"


@pytest.mark.parametrize(
    "said", ['FATAL:  password authentication failed for user "roost"', "fe_sendauth: no password supplied"]
)
def test_wrong_password_is_a_denial(said: str) -> None:
    error = psycopg.OperationalError(
        f'connection failed: connection to server at "127.0.0.1", port 5432 failed: {said}'
    )
    refusal = opening.refusal_of(make_url("postgresql+psycopg://u:secret@h/x"), OperationalError("", None, error))
    assert isinstance(refusal, DatabaseRefused)
    assert refusal.code == "denied"
    assert "secret" not in str(refusal.facts)


async def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert await refused("postgresql+psycopg://localhost/roost") == "driver"


async def refused(url: str) -> str:
    """Return why a URL is refused."""
    with pytest.raises(DatabaseRefused) as refused:
        await open_store(url, patience=PATIENCE)
    assert "secret" not in repr(refused.value.facts)
    return refused.value.code


# Who waits for whom


async def test_deadlock_is_retried_unnoticed(store: SqlStore, other: SqlStore, database: Kept) -> None:
    """Two transactions want what the other has; one is undone, and done again."""
    for key in ("left", "right"):
        await store.remember(key, "")
    met, new = threading.Barrier(2, timeout=PATIENCE), {"left", "right"}

    def write(first: str, second: str, connection: Connection) -> None:
        connection.execute(text(f"UPDATE memos SET value = value || '{first[0]}' WHERE key = '{first}'"))  # noqa: S608
        if first in new:
            new.discard(first)
            met.wait()
        connection.execute(text(f"UPDATE memos SET value = value || '{first[0]}' WHERE key = '{second}'"))  # noqa: S608

    await asyncio.gather(
        store.database.write(lambda connection: write("left", "right", connection)),
        other.database.write(lambda connection: write("right", "left", connection)),
    )
    assert {key: "".join(sorted(value)) for key, value in database.rows("SELECT key, value FROM memos")} == {
        "left": "lr",
        "right": "lr",
    }


async def test_log_is_packed_after_its_table_is_unlocked(store: SqlStore, server_side: OnServer) -> None:
    table = await play(store, 1, "karteneck", await people_of(store, 2), Random(1))
    writing = "SELECT FROM tables WHERE id = ? FOR KEY SHARE"
    with closing(OnServer(server_side.url)) as writer, writer.having((writing, table.info.id)):
        packing = asyncio.create_task(pack_all(store))
        await until_a_lock_is_awaited(server_side)
    await packing
    assert server_side.rows("SELECT count(*) FROM entries") == [(0,)]


async def test_who_waited_for_a_log_to_be_packed_does_not_write_behind_it(
    store: SqlStore, server_side: OnServer
) -> None:
    late = a_move(await started(store, await people_of(store, 2)))
    statements = (
        "SELECT FROM tables WHERE id = ? FOR UPDATE",
        "UPDATE tables SET packed = 1 WHERE id = ?",
        "DELETE FROM entries WHERE table_id = ?",
    )
    with closing(OnServer(server_side.url)) as packer:
        with packer.having(*((statement, late.after.info.id) for statement in statements)):
            writing = asyncio.create_task(store.append(late))
            await until_a_lock_is_awaited(server_side)
        with pytest.raises(LogClosed):
            await writing
    assert server_side.rows("SELECT count(*) FROM entries") == [(0,)]


async def test_a_move_does_not_wait_for_who_waits_to_be_alone(store: SqlStore, server_side: OnServer) -> None:
    """However long another process ends a table or rebuilds."""
    people = await people_of(store, 2)
    table, leaver = await started(store, people), await store.upsert_person(7, "Leaver", "en")
    alone = f"SELECT pg_advisory_xact_lock({APPLICATION_ID}, {Lock.ALONE.value})"
    with closing(OnServer(server_side.url)) as another, another.having((alone,)):
        forgetting = asyncio.create_task(store.forget(leaver.id))
        await until_a_lock_is_awaited(server_side)
        step = a_move(table)
        await store.append(step)
        assert not forgetting.done()
    await forgetting
    assert list(await store.entries(table.info.id, table.number)) == step.entries
    assert await store.person_of(7) is None


async def test_hung_transaction_delays_others_for_a_limited_time(
    store: SqlStore, database: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, over = threading.Event(), threading.Event()

    def hang(connection: Connection) -> None:
        connection.execute(text("SELECT FROM tables FOR UPDATE"))
        held.set()
        over.wait(PATIENCE)

    step = a_move(await started(store, await people_of(store, 2)))
    monkeypatch.setattr(postgres_engine, "_FROZEN", 100)
    hanging = await open_store(database.url, patience=PATIENCE)
    frozen = asyncio.create_task(hanging.database.write(hang))
    await asyncio.to_thread(held.wait, PATIENCE)
    await store.append(step)
    over.set()
    with pytest.raises(StoreBusy):
        await frozen
    await hanging.close()
    assert list(await store.entries(step.after.info.id, step.before.number)) == step.entries


async def test_who_is_being_forgotten_takes_no_step(store: SqlStore, server_side: OnServer) -> None:
    anna, bruno = await people_of(store, 2)
    step = a_move(await started(store, [anna, bruno]))
    mover = (anna, bruno)[step.entries[0].seat or 0]
    with closing(OnServer(server_side.url)) as forgetter:
        with forgetter.having(("UPDATE people SET discord_id = NULL WHERE id = ?", mover.id)):
            taking = asyncio.create_task(store.append_by(step, mover))
            await until_a_lock_is_awaited(server_side)
        with pytest.raises(ForgottenActor):
            await taking
    assert list(await store.entries(step.after.info.id, step.before.number)) == []


async def test_turn_changed_during_a_deadline_refresh_is_kept(store: SqlStore, server_side: OnServer) -> None:
    table = await started(store, await people_of(store, 2))
    at, later = now(), now() + 60 * 60 * 1000
    server_side.change(("UPDATE turns SET deadline = ? WHERE table_id = ?", at, table.info.id))
    with closing(OnServer(server_side.url)) as mover:
        with mover.having(("UPDATE turns SET deadline = ? WHERE table_id = ?", later, table.info.id)):
            sparing = asyncio.create_task(store.postpone_deadlines(at))
            await until_a_lock_is_awaited(server_side)
        assert list(await sparing) == []
    assert [turn.deadline for turn in await store.turns(table.info.id)] == [later]


async def test_forgetting_and_seating_exclude_each_other(store: SqlStore, other: SqlStore) -> None:
    """Either sits, and cannot be forgotten, or is forgotten, and cannot sit."""
    for n in range(12):
        host, guest = await store.upsert_person(10, "Host", "en"), await store.upsert_person(100 + n, "Guest", "en")
        table = await opened(store, [host])
        found = await asyncio.gather(
            Tables(other).commit(table.info.id, guest, interaction(), lobby.join),
            store.forget(guest.id),
            return_exceptions=True,
        )
        seated, forgotten = not isinstance(found[0], BaseException), found[1] is None
        assert seated != forgotten, found
        assert seated or isinstance(found[0], Refusal | ForgottenActor)
        assert forgotten or isinstance(found[1], SeatedStill)
        await Tables(store).commit(table.info.id, host, interaction(), Table.end, moderator=True)


async def test_who_is_met_again_and_again_takes_no_ids(store: SqlStore, other: SqlStore) -> None:
    for n in range(20):
        await (store, other)[n % 2].upsert_person(7, f"Anna {n}", "en")
    assert (await store.upsert_person(8, "Bruno", "en")).id == (await store.upsert_person(7, "Anna", "en")).id + 1


async def test_a_row_that_is_refused_is_repeated_nowhere(store: SqlStore, database: Kept) -> None:
    """As by what a later release demands of it."""
    table = await started(store, await people_of(store, 2))
    step = a_move(table)
    for changed, written in (("entries", store.append(step)), ("tables", opened(store, await people_of(store, 2)))):
        database.change((f"ALTER TABLE {changed} ADD CHECK (false) NOT VALID",))
        with pytest.raises(IntegrityError) as refused:
            await written
        text = "".join(traceback.format_exception(refused.value))
        assert "violates check constraint" in text
        assert "Failing row" not in text
        assert step.entries[0].body.decode() not in text


# Out of reach


async def test_a_server_that_was_restarted_is_played_on_at_once(server: Cluster) -> None:
    """Every user of a connection finds it dead, and gets another one."""
    with server.database() as url:
        store = await open_store(url, patience=PATIENCE)
        table = await started(store, await people_of(store, 2))
        server.restart()
        step = a_move(table)
        await store.append(step)
        assert list(await store.entries(table.info.id, table.number)) == step.entries
        await store.close()


async def test_while_a_server_is_stopped_the_store_is_busy_and_nothing_is_lost(server: Cluster) -> None:
    with server.database() as url:
        store = await open_store(url, patience=PATIENCE)
        table = await started(store, await people_of(store, 2))
        step = a_move(table)
        server.stop()
        for attempt in (store.append(step), store.entries(table.info.id, 0), store.check()):
            with pytest.raises(StoreBusy):
                await attempt
        server.start()
        assert list(await store.entries(table.info.id, table.number)) == []
        await store.append(step)
        assert list(await store.entries(table.info.id, table.number)) == step.entries
        await store.close()


async def test_a_transaction_that_is_cut_in_its_middle_is_done_again(store: SqlStore, database: Kept) -> None:
    """Nothing of it was committed, and the others that were written with it are, too."""
    await store.check()
    cut: list[int] = []

    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO memos VALUES ('cut', '')"))
        if not cut:
            cut.append(1)
            database.rows("SELECT pg_terminate_backend(?)", connection.scalar(text("SELECT pg_backend_pid()")))

    await asyncio.gather(store.remember("before", ""), store.database.write(work), store.remember("behind", ""))
    assert {key for (key,) in database.rows("SELECT key FROM memos")} == {"before", "cut", "behind"}


async def test_a_rebuilding_that_is_cut_in_mid_log_leaves_no_table_out(store: SqlStore, database: Kept) -> None:
    people = await people_of(store, 2)
    for number in range(3):
        await play(store, 1, "karteneck", people, Random(number))
    before = derived(database)
    reads: list[str] = []

    def cut_the_second(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        if "FROM entries" in statement:
            reads.append(statement)
        if len(reads) == 2:
            reads.append("cut")
            driver: Any = connection.connection.driver_connection
            database.rows("SELECT pg_terminate_backend(?)", driver.info.backend_pid)

    event.listen(store.database.dialect.engine, "before_cursor_execute", cut_the_second)
    assert (await store.finished.rebuild()).tables == 3
    assert "cut" in reads
    assert derived(database) == before


async def test_a_step_whose_commit_was_not_heard_of_is_written_once(store: SqlStore) -> None:
    """Done again, it finds itself there already; so does what opens a table."""
    person, *_ = people = await people_of(store, 2)
    for lose in (lose_before, lose_behind):
        at_next_commit(store, lose)
        table = await opened(store, [person])
        assert list(await store.entries(table.info.id, 0))
        await Tables(store).commit(table.info.id, person, interaction(), Table.end, moderator=True)
        step = a_move(await started(store, people))
        at_next_commit(store, lose)
        await store.append(step)
        assert list(await store.entries(step.after.info.id, step.before.number)) == step.entries
        with pytest.raises(LogConflict):
            await store.append(a_move(step.before))
        await end_early(store, step.after)


async def test_lost_server_during_commit_is_reported_as_unknown(server: Cluster) -> None:
    with server.database() as url:
        store = await open_store(url, patience=PATIENCE)
        step = a_move(await started(store, await people_of(store, 2)))

        def stop(connection: Connection) -> None:
            lose_behind(connection)
            server.stop()

        at_next_commit(store, stop)
        with pytest.raises(CommitUnknown):
            await store.append(step)
        server.start()
        assert list(await store.entries(step.after.info.id, step.before.number)) == step.entries
        await store.close()


def lose_before(connection: Connection) -> None:
    """The connection is lost before the server hears of the commit."""
    driver: Any = connection.connection.driver_connection
    driver.close()


def lose_behind(connection: Connection) -> None:
    """Lose the connection after the server has committed, before it confirms."""
    driver: Any = connection.connection.driver_connection
    driver.commit()
    driver.close()


def at_next_commit(store: SqlStore, lose: Callable[[Connection], None]) -> None:
    """What is to happen then."""

    def lose_again(connection: Connection) -> None:  # the same function is not called twice
        lose(connection)

    event.listen(store.database.dialect.engine, "commit", lose_again, once=True)


async def test_a_database_that_may_only_be_read_is_busy_for_writers(
    cluster: Cluster, store: SqlStore, database: Kept
) -> None:
    table = await started(store, await people_of(store, 2))
    name = database.rows("SELECT current_database()")[0][0]
    cluster.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    other = await open_store(database.url, patience=PATIENCE)
    for attempt in (other.append(a_move(table)), other.check()):
        with pytest.raises(StoreBusy):
            await attempt
    assert len(await other.entries(table.info.id, 0)) == table.number
    await other.close()


async def test_a_server_with_too_many_connections_is_busy(server: Cluster) -> None:
    """And lets us in when others have left."""
    with server.database() as url, closing(OnServer(url)) as database:
        ((name,),) = database.rows("SELECT current_database()")
        database.change(("CREATE ROLE guest LOGIN",), ("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest",))
        store = await open_store(url.replace(f"{USER}@", "guest@"), patience=PATIENCE)
        database.change((f"ALTER DATABASE {name} CONNECTION LIMIT 0",))
        database.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'guest'")
        with pytest.raises(StoreBusy):
            await store.remember("one", "too many")
        database.change((f"ALTER DATABASE {name} CONNECTION LIMIT 9",))
        await store.remember("one", "more")
        assert database.rows("SELECT key, value FROM memos") == [("one", "more")]
        await store.close()


async def test_a_server_that_hangs_is_busy_in_time_and_answers_again(server: Cluster) -> None:
    """Its kernel keeps the connections alive. Nothing that was refused is done later."""
    with server.database() as url:
        store = await open_store(url)
        await store.remember("before", "there")
        with server.frozen():
            for ask in (store.remembered("before"), store.remember("during", "lost")):
                with pytest.raises(StoreBusy):
                    async with asyncio.timeout(PATIENCE):
                        await ask
        assert await store.remembered("before") == "there"
        assert await store.remembered("during") is None
        with ExitStack() as stack:
            at_next_commit(store, lambda _: stack.enter_context(server.frozen()))
            with pytest.raises(CommitUnknown):
                async with asyncio.timeout(PATIENCE):
                    await store.remember("in flight", "perhaps")
        await store.close()


@pytest.mark.parametrize(("seconds", "behind"), [(1.6, 1), (2.6, 0)])
async def test_event_loop_that_is_held_up_is_not_taken_for_a_server_that_hangs(
    database: Kept, seconds: float, behind: int
) -> None:
    """Answers that came in that time count, what waited for them has its turn, and no connection is cut."""
    store = await open_store(database.url)
    begun, may_end = threading.Barrier(10), threading.Event()

    def at_all_connections(work: Callable[[Connection], int]) -> list[asyncio.Task[int]]:
        asked = [store.database.write(work), *[store.database.read(work) for _ in range(8)]]
        return [asyncio.create_task(one) for one in asked]

    def work(connection: Connection) -> int:
        begun.wait(PATIENCE)
        may_end.wait(PATIENCE)
        return backend(connection)

    def backend(connection: Connection) -> int:
        return connection.execute(text("SELECT pg_backend_pid()")).scalar_one()

    asked = at_all_connections(work)
    await asyncio.to_thread(begun.wait, PATIENCE)
    waiting = [asyncio.create_task(store.remember("behind", "there")) for _ in range(behind)]
    reading = [asyncio.create_task(store.remembered("behind")) for _ in range(behind)]
    await asyncio.sleep(0.01)
    may_end.set()
    time.sleep(seconds)  # noqa: ASYNC251 - nothing else can run on the loop
    before = await asyncio.gather(*asked)
    await asyncio.gather(*waiting, *reading)
    assert {*await asyncio.gather(*at_all_connections(backend))} == {*before}
    await store.close()
