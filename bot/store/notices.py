"""Notifications between processes that share a PostgreSQL database. A notification names a table or a person, never its
content. Losing one only delays the next poll."""

from typing import Final

from sqlalchemy import Connection, String, bindparam, func, select, text

CHANNEL: Final = "roost"
"""The name of PostgreSQL's channel."""
TABLE: Final = "table"
PERSON: Final = "person"
"""The prefixes of notifications."""


def notify_errand(connection: Connection, table_id: str, number: int) -> None:
    """Announce a table's errand up to an entry."""
    _notify(connection, f"{TABLE} {table_id} {number}")


def notify_person_changed(connection: Connection, person: int) -> None:
    """Announce that a person was renamed or forgotten."""
    _notify(connection, f"{PERSON} {person}")


def _notify(connection: Connection, notice: str) -> None:
    """Send a notification when the transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"notice": notice})


_NOTIFY: Final = select(func.pg_notify(text(f"'{CHANNEL}'"), bindparam("notice", type_=String)))
