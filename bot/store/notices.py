"""What the processes that share a database tell each other, where it is PostgreSQL. A notice names a table or a person,
never what is there, and reaches who listens just then: it only saves the time until they look by themselves."""

from typing import Final

from sqlalchemy import Connection, String, bindparam, func, select, text

CHANNEL: Final = "roost"
"""The name under which they are told."""
TABLE: Final = "table"
PERSON: Final = "person"
"""The first words of notices."""


def errand_left(connection: Connection, table_id: str, number: int) -> None:
    """A table has an errand, up to an entry."""
    _tell(connection, f"{TABLE} {table_id} {number}")


def person_changed(connection: Connection, person: int) -> None:
    """Somebody is called otherwise now, or is forgotten."""
    _tell(connection, f"{PERSON} {person}")


def _tell(connection: Connection, notice: str) -> None:
    """Tell it once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"notice": notice})


_NOTIFY: Final = select(func.pg_notify(text(f"'{CHANNEL}'"), bindparam("notice", type_=String)))
