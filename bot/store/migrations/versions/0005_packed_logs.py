"""Packed logs. Tables that are over are packed in the background. Ratings lose the index of their order, which took a
tenth of a packed table's room, and without the reference to their tables, which made it slow to remove any.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_TABLE_ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # in one order on both engines


def upgrade() -> None:
    op.add_column("tables", sa.Column("packed", sa.Integer(), nullable=False, server_default=sa.text("0")))
    to_pack = sa.text("packed = 0 AND ended_at IS NOT NULL")
    op.create_index(
        "logs_to_pack", "tables", ["ended_at", "id"], unique=False, sqlite_where=to_pack, postgresql_where=to_pack
    )
    aborted = sa.text("ended_because <> 'over'")
    op.create_index(
        "aborted_tables", "tables", ["ended_at"], unique=False, sqlite_where=aborted, postgresql_where=aborted
    )
    op.create_table(
        "packed_logs",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "visitors",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_visitors_person_id", "visitors", ["person_id"], unique=False)
    if op.get_bind().dialect.name == "sqlite":
        _copy_ratings()
    else:
        op.drop_index("ratings_in_order", "ratings")
        op.drop_constraint("ratings_table_id_fkey", "ratings")


def _copy_ratings() -> None:
    """Rebuild the table, because SQLite cannot drop a reference."""
    op.create_table(
        "ratings_now",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("mu", sa.Double[float](), nullable=False),
        sa.Column("sigma", sa.Double[float](), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("person_id", "guild_id", "season", "game", "ended_at", "table_id"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO ratings_now SELECT * FROM ratings")
    op.drop_table("ratings")
    op.rename_table("ratings_now", "ratings")
