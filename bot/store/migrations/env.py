"""Alembic's entry point. It migrates the connection of `bot.store.versions`, inside its transaction."""

from collections.abc import Collection, Mapping
from typing import Any

from alembic import context
from alembic.runtime.migration import MigrationContext, MigrationInfo
from alembic.script import Script
from sqlalchemy import Connection, delete, insert, select

from bot.store.schema import memos, metadata
from bot.store.versions import WORKS_WITH

_connection: Connection = context.config.attributes["connection"]


def _note(ctx: MigrationContext, step: MigrationInfo, heads: Collection[Any], run_args: Mapping[str, Any]) -> None:
    """Store the earlier versions that still work with the database, as the migration declares."""
    script = step.up_revision
    assert isinstance(script, Script)  # noqa: S101 - each makes one version
    noted = memos.c.key == WORKS_WITH
    if not getattr(script.module, "expands", False):
        _connection.execute(delete(memos).where(noted))
    elif _connection.scalar(select(memos.c.value).where(noted)) is None:
        _connection.execute(insert(memos), {"key": WORKS_WITH, "value": script.down_revision})


context.configure(connection=_connection, target_metadata=metadata, render_as_batch=True, on_version_apply=_note)
context.run_migrations()
