"""Results of finished tables. `results` and the rest are derived from the logs at the start.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_TABLE_ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")  # in one order on both engines

_SCOPE = ("guild_id", "season", "game")


def upgrade() -> None:
    op.execute("INSERT INTO memos SELECT 'rebuild', '0002' WHERE EXISTS (SELECT 1 FROM results)")
    _tables()
    op.create_index(
        "what_somebody_did_beside_moves",
        "entries",
        ["by"],
        unique=False,
        sqlite_where=sa.text("kind NOT IN ('action', 'outcome')"),
        postgresql_where=sa.text("kind NOT IN ('action', 'outcome')"),
    )
    _results()
    _feats()
    _ratings()
    _standings()
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_by", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["closed_by"], ["people.id"]),
        sa.PrimaryKeyConstraint("guild_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_seasons_closed_by"), "seasons", ["closed_by"], unique=False)


def _tables() -> None:
    op.add_column("tables", sa.Column("started_at", sa.BigInteger(), nullable=True))
    op.execute(
        "UPDATE tables SET started_at = (SELECT at FROM entries WHERE table_id = tables.id AND kind = 'started')"
    )
    op.drop_index("tables_of_a_guild", "tables")
    played = sa.text("started_at IS NOT NULL AND ended_at IS NOT NULL")
    for place in ("guild", "channel"):
        op.create_index(
            f"history_of_a_{place}",
            "tables",
            [f"{place}_id", "ended_at", "id"],
            unique=False,
            sqlite_where=played,
            postgresql_where=played,
        )


def _results() -> None:
    op.drop_table("results")
    op.create_table(
        "results",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
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
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sqlite_with_rowid=False,
    )
    for name, columns in (
        ("results_in_order", ["ended_at", "table_id"]),
        ("results_of_a_guild", ["guild_id", "ended_at", "table_id"]),
        ("results_of_a_person", ["person_id", "guild_id", "ended_at"]),
        ("results_by_score", ["guild_id", "game", "score", "ended_at", "table_id"]),
    ):
        op.create_index(name, "results", columns, unique=False)


def _feats() -> None:
    op.create_table(
        "feats",
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["results.table_id", "results.seat"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "code"),
        sqlite_with_rowid=False,
    )
    columns = ["guild_id", "game", "code", "value", "ended_at", "table_id"]
    op.create_index("feats_by_value", "feats", columns, unique=False)


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", _TABLE_ID, nullable=False),
        sa.Column("mu", sa.Double[float](), nullable=False),
        sa.Column("sigma", sa.Double[float](), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person_id", *_SCOPE, "ended_at", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_in_order", "ratings", [*_SCOPE, "ended_at", "table_id"], unique=False)


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double[float](), nullable=False),
        sa.Column("sigma", sa.Double[float](), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("person_id", *_SCOPE),
        sqlite_with_rowid=False,
    )
    for order in (["rating", "games"], ["wins", "games"], ["points", "games"], ["games"]):
        best_first = [sa.text(f"{column} DESC") for column in order]
        op.create_index(f"standings_by_{order[0]}", "standings", [*_SCOPE, *best_first, "person_id"], unique=False)
