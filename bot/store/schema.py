"""The tables of the database. Ids of Discord are BIGINTs, times milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("discord_id", BigInteger, unique=True),  # empty for who asked to be forgotten
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("parent_id", BigInteger),  # a thread's channel
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the table is over
    Column("phase", Text, nullable=False),
    Column("variants", Text, nullable=False),  # their codes, a JSON list
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("ended_because", Text),
)
Index("one_live_table_a_channel", tables.c.channel_id, unique=True, sqlite_where=text("phase != 'over'"))
Index("tables_of_a_channel", tables.c.channel_id, tables.c.opened_at)
Index("tables_of_a_guild", tables.c.guild_id, tables.c.opened_at)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("interaction_id", BigInteger),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "one_entry_an_interaction",
    entries.c.interaction_id,
    unique=True,
    sqlite_where=text("interaction_id IS NOT NULL"),  # most entries have none, and need no place in the index
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False, index=True),
    UniqueConstraint("table_id", "person_id", name="one_seat_a_person"),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    sqlite_with_rowid=False,
)
Index("turns_with_a_deadline", turns.c.deadline, sqlite_where=text("deadline IS NOT NULL"))

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("tiebreak", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("results_of_a_guild", results.c.guild_id, results.c.game, results.c.ended_at)

messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1 for a message that is no seat's
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

memos = Table(
    "memos",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
