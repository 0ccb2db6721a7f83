"""Making a new database as the migrations would, in a fifth of the time: straight from the schema, without Alembic,
which then finds it up to date."""

from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert

from bot.store.schema import metadata


def make(connection: Connection, version: str) -> None:
    """Make all tables, in a transaction in which nobody else makes them."""
    metadata.create_all(connection, checkfirst=False)
    _versions.create(connection)
    connection.execute(insert(_versions), {"version_num": version})


_versions: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps the version of a database."""
