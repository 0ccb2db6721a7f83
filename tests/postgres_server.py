"""A private server of PostgreSQL for a run of the tests: `python tests/postgres_server.py FOLDER` makes one in a folder
and starts it. It leaves a process behind, which stops and removes it once the lock on FOLDER/users is free,
however its holders ended."""

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

USER: Final = "roost"
_OPTIONS: Final = {  # what was committed outlives a server that is restarted at once, but no power cut
    "listen_addresses": "",
    "max_connections": "500",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "64MB",
}


def program(name: str) -> str | None:
    """Return the path of one of PostgreSQL's programs. Debian keeps them outside the search path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: path.parts[-3].zfill(3))
    return shutil.which(name) or (str(debian[-1]) if debian else None)


def run(name: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs, which refuse to be root's."""
    found = program(name)
    assert found is not None
    user = _other_user() if os.geteuid() == 0 else None
    subprocess.run(
        [found, *arguments], check=True, user=user, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )


def control(folder: Path, *arguments: str) -> None:
    """Start, stop or restart the server of a folder, and wait for that."""
    run("pg_ctl", "-w", "-s", "-D", str(folder / "data"), "-l", str(folder / "log"), *arguments)


def _other_user() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _make(folder: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(folder, _other_user())
    run("initdb", "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    settings = {**_OPTIONS, "unix_socket_directories": str(folder)}
    with (folder / "data" / "postgresql.conf").open("a") as configuration:
        configuration.writelines(f"{name} = '{value}'\n" for name, value in settings.items())


def main(folder: Path) -> None:
    _make(folder)
    control(folder, "start")
    if os.fork() == 0:
        with (folder / "users").open() as users:
            fcntl.flock(users, fcntl.LOCK_EX)
        control(folder, "stop", "-m", "immediate")
        shutil.rmtree(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
