"""PostgreSQL for the tests: one private server a run, and a database of its own for every test.

A conftest, or a test, imports the fixtures: `postgres_url` is the URL of an empty database with the schema in it, which
is dropped behind the test. `cluster.database("template0")` makes one without a schema. A test that stops or restarts
its server asks for `server`, which is its own. Where there is no PostgreSQL (Debian: `apt install postgresql`)
these tests are skipped, and say so; where ROOST_POSTGRES_REQUIRED is set they fail.
"""

import fcntl
import importlib.util
import itertools
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.postgres_server import USER, control, program

_SCRIPT: Final = Path(__file__).with_name("postgres_server.py")
_TEMPLATE: Final = "roost_template"
_numbers = itertools.count(1)


class Cluster:
    """A server, as long as a process holds a lock on `users`."""

    def __init__(self, folder: Path, users: int) -> None:
        self.folder = folder
        self._users = users

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql+psycopg://{USER}@/{name}?host={self.folder}"

    def leave(self) -> None:
        """Need it no longer."""
        os.close(self._users)

    def restart(self) -> None:
        """Restart the server as after a power cut."""
        control(self.folder, "restart", "-m", "immediate")

    def stop(self) -> None:
        """Stop at once, in spite of open connections."""
        control(self.folder, "stop", "-m", "fast")

    def start(self) -> None:
        control(self.folder, "start")

    @contextmanager
    def frozen(self) -> Generator[None]:
        """Stop all processes of the server, and let them go on afterwards. Its kernel keeps the connections alive."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        of_server = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for number in of_server:
            os.kill(number, signal.SIGSTOP)
        try:
            yield
        finally:
            for number in of_server:
                os.kill(number, signal.SIGCONT)

    def execute(self, *statements: str, database: str = "postgres") -> None:
        """Do something outside of any transaction."""
        import psycopg

        with psycopg.connect(host=str(self.folder), user=USER, dbname=database, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    @contextmanager
    def database(self, template: str = _TEMPLATE) -> Generator[str]:
        """The URL of a new database, which is dropped afterwards."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def make_template(self) -> None:
        """The database that all others are copies of, with the schema. Its order of letters is Danish where that can be
        had: there `aa` is the last letter of all, which no order of ours may depend on."""
        import psycopg

        from bot.store.postgres.opening import prepare

        danish = "LOCALE_PROVIDER icu ICU_LOCALE 'da' TEMPLATE template0"
        try:
            self.execute(f"CREATE DATABASE {_TEMPLATE} {danish}")
        except psycopg.Error:
            self.execute(f"CREATE DATABASE {_TEMPLATE}")
        prepare(self.url(_TEMPLATE))


def missing() -> str | None:
    """Return the reason why these tests cannot run on this machine, or None."""
    if importlib.util.find_spec("psycopg") is None:
        return "no psycopg (`uv sync` installs it)"
    return None if program("initdb") else "no PostgreSQL (`apt install postgresql` installs it)"


def need() -> None:
    """Skip the test where there is no PostgreSQL, or fail where it has to be there."""
    if (what := missing()) is not None:
        (pytest.fail if os.environ.get("ROOST_POSTGRES_REQUIRED") else pytest.skip)(what)


def called(folder: Path) -> Cluster:
    """The server of a folder, started by its first user."""
    folder.mkdir(exist_ok=True)
    users = os.open(folder / "users", os.O_RDWR | os.O_CREAT)  # until this process ends
    fcntl.flock(users, fcntl.LOCK_SH)
    cluster = Cluster(folder, users)
    with (folder / "starting").open("a") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            _start(folder)
            cluster.make_template()
            (folder / "ready").touch()
    return cluster


def _start(folder: Path) -> None:
    starting = [sys.executable, _SCRIPT, folder]
    with (folder / "started").open("w") as said:
        ended = subprocess.run(starting, check=False, start_new_session=True, stdout=said, stderr=said)
    if ended.returncode:
        pytest.fail(f"PostgreSQL does not start: {(folder / 'started').read_text()}")


@pytest.fixture(scope="session")
def cluster(testrun_uid: str) -> Cluster:
    """The run's server, the same for all of its processes."""
    need()
    return called(Path(tempfile.gettempdir()) / f"roost-postgres-{testrun_uid}")


@pytest.fixture
def postgres_url(cluster: Cluster) -> Generator[str]:
    """A private, empty database with the schema."""
    with cluster.database() as url:
        yield url


@pytest.fixture
def server() -> Generator[Cluster]:
    """A server that may be stopped and started."""
    need()
    cluster = called(Path(tempfile.mkdtemp(prefix="roost-postgres-")))
    yield cluster
    cluster.leave()
