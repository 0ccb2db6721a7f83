"""Seats that computers hold. All existing seats are held by people.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_ONE_HOLDER = "(person_id IS NULL) <> (level IS NULL)"


def upgrade() -> None:
    sqlite = op.get_bind().dialect.name == "sqlite"
    recreate, after = ("always", "person_id") if sqlite else ("never", None)
    for table, one in (("seats", "seat"), ("turns", "turn")):
        with op.batch_alter_table(table, recreate=recreate, table_kwargs={"sqlite_with_rowid": False}) as batch:
            batch.alter_column("person_id", existing_type=sa.Integer(), nullable=True)
            batch.add_column(sa.Column("level", sa.Text(), nullable=True), insert_after=after)
            batch.create_check_constraint(f"one_holder_a_{one}", sa.text(_ONE_HOLDER))
    op.create_index(
        "turns_of_computers",
        "turns",
        ["since"],
        unique=False,
        sqlite_where=sa.text("level IS NOT NULL"),
        postgresql_where=sa.text("level IS NOT NULL"),
    )
