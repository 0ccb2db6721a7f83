"""Absence: quiet hours, deadlines, former holders, messages and results of seat and person.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_TABLE_ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # in one order on both engines

_HANDS = """
INSERT INTO messages SELECT table_id, kind, seat, COALESCE(
    (SELECT person_id FROM seats WHERE seats.table_id = former.table_id AND seats.seat = former.seat), 0
), channel_id, message_id, at FROM former_messages AS former
"""
_RESULTS = (
    ("results_in_order", ["ended_at", "table_id"]),
    ("results_of_a_guild", ["guild_id", "ended_at", "table_id"]),
    ("results_of_a_person", ["person_id", "guild_id", "ended_at"]),
    ("results_by_score", ["guild_id", "game", "score", "ended_at", "table_id"]),
)


def upgrade() -> None:
    op.add_column("people", sa.Column("time_zone", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("quiet_from", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("quiet_until", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("told_by", sa.Text(), nullable=False, server_default="mention"))
    op.add_column("turns", sa.Column("remind_at", sa.BigInteger(), nullable=True))
    op.create_index(
        "turns_with_a_reminder",
        "turns",
        ["remind_at"],
        unique=False,
        sqlite_where=sa.text("remind_at IS NOT NULL"),
        postgresql_where=sa.text("remind_at IS NOT NULL"),
    )
    op.create_table(
        "former_seats",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_former_seats_person_id"), "former_seats", ["person_id"], unique=False)
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id"),
    )
    _messages()
    _feats()
    _results()


def _set_aside(table: str, *keys: str) -> None:
    """Rename a table that is about to be replaced, with the names of its keys on PostgreSQL."""
    op.rename_table(table, f"former_{table}")
    if op.get_bind().dialect.name == "postgresql":
        for key in keys:
            op.drop_constraint(f"{table}_{key}", f"former_{table}")


def _messages() -> None:
    _set_aside("messages", "pkey", "table_id_fkey")
    op.create_table(
        "messages",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", "person_id"),
        sqlite_with_rowid=False,
    )
    op.execute(_HANDS)
    op.drop_table("former_messages")


def _feats() -> None:
    """Migrate feats before results, because they refer to them."""
    _set_aside("feats", "pkey")
    op.drop_index("feats_by_value", "former_feats")
    op.create_table(
        "feats",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "code"),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO feats SELECT table_id, seat, code, value, guild_id, game, ended_at FROM former_feats")
    op.drop_table("former_feats")
    columns = ["guild_id", "game", "code", "value", "ended_at", "table_id"]
    op.create_index("feats_by_value", "feats", columns, unique=False)


def _results() -> None:
    _set_aside("results", "pkey", "person_id_fkey", "table_id_fkey")
    for name, _ in _RESULTS:
        op.drop_index(name, "former_results")
    op.create_table(
        "results",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("tiebreak", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO results SELECT table_id, seat, person_id, 'held', guild_id, season, game, ended_at, seats, "
        "place, points, score, tiebreak, reason FROM former_results"
    )
    op.drop_table("former_results")
    for name, columns in _RESULTS:
        op.create_index(name, "results", columns, unique=False)
