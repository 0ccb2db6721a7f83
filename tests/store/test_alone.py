"""Two bots never share one SQLite file: the second is refused, and a killed one leaves the file free."""
# ruff: noqa: ASYNC240 - files of a temporary folder

import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.command_line import main
from bot.store import DatabaseRefused, SqlStore, alone_with, back_up, inspect_database, open_store
from bot.store.sqlite import opening
from bot.tables.store import StoreBusy
from tests.store.children import url_of

HOLDING = """
import sys, time
from pathlib import Path
from bot.store.sqlite.opening import alone_with
with alone_with(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(1e6)
"""


@pytest.fixture
def engine() -> str:
    return "sqlite"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "WAITS", 0.0)


def test_second_process_on_a_file_is_refused_and_nothing_is_written(path: Path, impatient: None) -> None:
    with alone_with(url_of(path)), pytest.raises(DatabaseRefused) as refused, alone_with(url_of(path)):
        pass
    assert refused.value.code == "held"
    assert not path.exists()
    with alone_with(url_of(path)):
        pass


def test_second_process_is_refused_under_a_link_to_the_file(path: Path, impatient: None) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    with alone_with(url_of(path)), pytest.raises(DatabaseRefused) as refused, alone_with(url_of(link)):
        pass
    assert refused.value.code == "held"


def test_lock_file_is_its_owners_alone_and_stays(path: Path) -> None:
    with alone_with(url_of(path)):
        pass
    lock = path.with_name(f"{path.name}.lock")
    assert stat.S_IMODE(lock.stat().st_mode) == 0o600


def test_killed_process_leaves_the_file_free(path: Path, impatient: None) -> None:
    child = subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    with child.stdout:
        assert child.stdout.readline() == "held\n"
    with pytest.raises(DatabaseRefused), alone_with(url_of(path)):
        pass
    child.send_signal(signal.SIGKILL)
    child.wait()
    with alone_with(url_of(path)):
        pass


def test_predecessor_that_ends_is_waited_for(path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDING.replace("1e6", "0.3"), str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    with child.stdout:
        assert child.stdout.readline() == "held\n"
    with alone_with(url_of(path)):
        assert child.wait() == 0


@pytest.mark.parametrize(
    "command", [["run"], ["rebuild"], ["restore", "copy.db"], ["play", "--no-browser", "--database", "roost.db"]]
)
def test_commands_that_need_the_file_alone_exit_with_a_sentence(
    command: Sequence[str],
    tmp_path: Path,
    impatient: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "roost.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ROOST_DATABASE_URL", url_of(path))
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr("bot.command_line.configure", Mock())
    monkeypatch.setattr(signal, "signal", Mock())
    with alone_with(url_of(path)):
        assert main(command) == 1
    assert "Another Roost has the database" in capsys.readouterr().err


async def test_backup_and_check_work_beside_a_bot(store: SqlStore, path: Path, tmp_path: Path) -> None:
    with alone_with(url_of(path)):
        back_up(url_of(path), tmp_path / "copy.db")
        assert inspect_database(url_of(path)).version is not None


async def test_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "roost.db"
    path.parent.mkdir()
    store = await open_store(url_of(path))
    modes = {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await store.close()
    assert modes == {0o600}


async def test_file_moved_away_while_a_bot_runs_takes_no_more_moves(store: SqlStore, path: Path) -> None:
    await store.remember("before", "there")
    away = path.rename(path.with_name("away.db"))
    for _ in range(2):
        with pytest.raises(StoreBusy):
            await store.remember("after", "lost")
    with pytest.raises(StoreBusy):
        await store.check()
    path.write_bytes(b"")
    with pytest.raises(StoreBusy):
        await store.remember("after", "lost")
    away.replace(path)
    await store.remember("back", "there")
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT key FROM memos ORDER BY key").fetchall()
    assert found == [("back",), ("before",)]
