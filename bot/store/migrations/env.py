"""Alembic's entry: it migrates the connection that `bot.store.migrating` hands over, inside its transaction."""

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
