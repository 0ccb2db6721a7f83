"""Backups of a PostgreSQL database by its own programs: the commands, without a password."""

import shlex
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from bot.store.postgres.opening import url_of

_SECRET: Final = ("password", "sslpassword")


def dump_command(url: str, copy: Path) -> str:
    """Return the command that copies the database of a URL into a file."""
    return shlex.join(["pg_dump", "-Fc", f"--file={copy}", _address(url)])


def restore_command(url: str, copy: Path) -> str:
    """Return the command that restores such a file, all or nothing."""
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction")
    return shlex.join(["pg_restore", *options, f"--dbname={_address(url)}", str(copy)])


def _address(url: str) -> str:
    """Return a URL in the form of PostgreSQL's programs."""
    given = url_of(url)
    query = given.difference_update_query(_SECRET).query
    address = URL.create("postgresql", given.username, None, given.host, given.port, given.database, query)
    return address.render_as_string()
