"""The database schema. Discord's ids are BIGINTs, times milliseconds since 1970."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TextClause,
    UniqueConstraint,
    text,
)

APPLICATION_ID: Final = int.from_bytes(b"Rst1")
"""SQLite's mark of the program that a file belongs to."""

metadata = MetaData()

NO_SEAT: Final = -1
"""The seat of a message without one."""
NO_PERSON: Final = 0
"""The person of a message without one."""

TABLE_ID: Final = Text().with_variant(Text(collation="C"), "postgresql")
"""The type of table ids. Tables that ended within one millisecond are ordered by them, so both engines must collate
alike."""


def where(condition: TextClause) -> dict[str, Any]:
    """Partial-index condition for both engines. Passing only one would silently index every row on the other."""
    return {"sqlite_where": condition, "postgresql_where": condition}


people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("discord_id", BigInteger, unique=True),  # empty for forgotten people
    Column("name", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("time_zone", Text),  # of the quiet hours
    Column("quiet_from", Integer),  # minutes of the day
    Column("quiet_until", Integer),
    Column("quiet_spent", Text),  # since when, and the quiet hours of the day before: `bot.store.turns.Spent`
    Column("notice_way", Text, nullable=False, server_default="mention"),  # how the person is notified of decisions
    Column("words", Integer, nullable=False, server_default=text("0")),  # 1: is answered in words
    Column("chosen_guild_id", BigInteger, index=True),  # the server where the person last chose preferences; 0: none
    Column("called_at", BigInteger),  # when the person was last called to a table
    Column("uncalled_at", BigInteger),  # when calls ended because direct messages are closed, until that was said
)

nicknames = Table(
    "nicknames",  # names of people on servers, if they differ
    metadata,
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("nickname", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("nicknames_of_a_guild", nicknames.c.guild_id)

tables = Table(
    "tables",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
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
    Column("started_at", BigInteger),  # empty for a table that ended in its lobby
    Column("packed", Integer, nullable=False, server_default=text("0")),  # 1: its log is in `packed_logs`
    Column("call_at", BigInteger),  # when people are called to this lobby, until that was done
    Column("challenge_at", BigInteger),  # when a rematch's lobby mentions those who did nothing, until that was claimed
)
LIVE: Final = text("phase != 'over'")
"""Tables that are not over."""
Index("one_live_table_a_channel", tables.c.channel_id, unique=True, **where(LIVE))
Index("tables_of_a_guild", tables.c.guild_id)
Index("tables_of_a_channel", tables.c.channel_id, tables.c.opened_at)
_PLAYED = text("started_at IS NOT NULL AND ended_at IS NOT NULL")
Index("history_of_a_guild", tables.c.guild_id, tables.c.ended_at, tables.c.id, **where(_PLAYED))
Index("history_of_a_channel", tables.c.channel_id, tables.c.ended_at, tables.c.id, **where(_PLAYED))
Index("history_of_a_parent", tables.c.parent_id, tables.c.ended_at, tables.c.id, **where(_PLAYED))

TO_PACK: Final = text("packed = 0 AND ended_at IS NOT NULL")
ABORTED: Final = text("ended_because <> 'over'")
Index("logs_to_pack", tables.c.ended_at, tables.c.id, **where(TO_PACK))
Index("aborted_tables", tables.c.ended_at, **where(ABORTED))
Index("tables_to_call", tables.c.call_at, **where(text("call_at IS NOT NULL")))
Index("challenges", tables.c.challenge_at, **where(text("challenge_at IS NOT NULL")))

BESIDE_MOVES: Final = text("kind NOT IN ('action', 'outcome')")
"""Entries that are no moves."""
NAMES: Final = text("kind IN ('invited', 'opened')")
"""Entries that may name a person who did nothing (`bot.tables.entries.NAMING`)."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
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
    **where(text("interaction_id IS NOT NULL")),  # most entries have none, and need no place in the index
)
Index(
    "entries_beside_moves",
    entries.c.by,
    **where(BESIDE_MOVES),  # moves are found by their seats, so the index leaves them out
)
Index("entries_that_name", entries.c.kind, **where(NAMES))

packed_logs = Table(
    "packed_logs",  # of tables that are over, in the place of their entries
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("log", LargeBinary, nullable=False),
)

visitors = Table(
    "visitors",  # people without a seat who acted at a table with a packed log, or pressed at a rematch's lobby
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

ONE_HOLDER: Final = "(person_id IS NULL) <> (level IS NULL)"
"""The constraint that a seat belongs to a person or to a computer."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), index=True),
    Column("level", Text),  # of the computer that holds it, if no person does
    UniqueConstraint("table_id", "person_id", name="one_seat_a_person"),
    CheckConstraint(ONE_HOLDER, name="one_holder_a_seat"),
    sqlite_with_rowid=False,
)

former_seats = Table(
    "former_seats",  # people who held a seat once, or held it with a break
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id")),
    Column("level", Text),  # of the computer that is asked, if no person is
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # if the table has a clock and a person is asked
    Column("remind_at", BigInteger),  # until that person was reminded
    CheckConstraint(ONE_HOLDER, name="one_holder_a_turn"),
    sqlite_with_rowid=False,
)
Index("turns_with_a_deadline", turns.c.deadline, **where(text("deadline IS NOT NULL")))
Index("turns_with_a_reminder", turns.c.remind_at, **where(text("remind_at IS NOT NULL")))
Index("turns_of_computers", turns.c.since, **where(text("level IS NOT NULL")))

results = Table(
    "results",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("role", Text, nullable=False),  # how that person had the seat: `bot.finished.rating.Role`
    Column("guild_id", BigInteger, nullable=False),
    Column("season", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),  # how many sat there
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # seats with a worse place
    Column("score", Integer, nullable=False),
    Column("tiebreak", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("results_in_order", results.c.ended_at, results.c.table_id)
Index("results_of_a_guild", results.c.guild_id, results.c.ended_at, results.c.table_id)
Index("results_of_a_person", results.c.person_id, results.c.guild_id, results.c.ended_at)
Index("results_by_score", results.c.guild_id, results.c.game, results.c.score, results.c.ended_at, results.c.table_id)

feats = Table(
    "feats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("code", Text, primary_key=True),
    Column("value", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("feats_by_value", *(feats.c[name] for name in ("guild_id", "game", "code", "value", "ended_at", "table_id")))

# Ratings and standings are kept for three scopes a table: all servers (guild and season 0), its server (season 0), and
# its server's season.
ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True),
    Column("table_id", TABLE_ID, primary_key=True),  # no foreign key, because deleting a table would scan all ratings
    Column("mu", Double, nullable=False),  # after that table
    Column("sigma", Double, nullable=False),
    sqlite_with_rowid=False,
)

standings = Table(
    "standings",
    metadata,
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),  # the ordinal in tenths, as shown, so that equal figures rank equally
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)
for _by in ("rating", "wins", "points", "games"):
    _order = dict.fromkeys((_by, "games"))
    Index(
        f"standings_by_{_by}",
        *(standings.c[name] for name in ("guild_id", "season", "game")),
        *(standings.c[name].desc() for name in _order),
        standings.c.person_id,
    )

seasons = Table(
    "seasons",  # those that are closed
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("closed_at", BigInteger, nullable=False),
    Column("closed_by", Integer, ForeignKey("people.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # or NO_SEAT
    Column("person_id", Integer, primary_key=True, autoincrement=False),  # the holder of a hand, or NO_PERSON
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("shown", Integer, nullable=False, server_default=text("0")),  # after how many entries it was drawn last
    sqlite_with_rowid=False,
)

OWED: Final = text("kind = 'thread-starter' AND shown <= 0")
"""Thread starters that do not name their thread yet, or have no result below them."""
Index("owed_starters", messages.c.table_id, **where(OWED))

retired = Table(
    "retired",  # messages that lose their controls: former boards, and invitations once nothing is open
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("invites_to", Integer),  # NULL: a former board; NO_SEAT: an invitation to the lobby
    sqlite_with_rowid=False,
)

subscriptions = Table(
    "subscriptions",  # people who are called when a table of a game opens on a server
    metadata,
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # empty: always
    Column("unanswered", Integer, nullable=False, server_default=text("0")),  # calls since the person last sat down
    sqlite_with_rowid=False,
)
Index("subscriptions_of_a_game", subscriptions.c.guild_id, subscriptions.c.game)
Index("subscriptions_that_end", subscriptions.c.until, **where(text("until IS NOT NULL")))

outbox = Table(
    "outbox",  # steps for the process that holds the table's server: `bot.tables.store.Errand`
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    sqlite_with_rowid=False,
)

departures = Table(
    "departures",  # servers that removed Roost, and when
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

guild_settings = Table(
    "guild_settings",  # of servers that chose something: `bot.tables.guild_settings.GuildSettings`
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("channels", Text, nullable=False),  # their ids, a JSON list
    Column("threads", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("openers", Text, nullable=False),
    Column("emptied", Text, server_default=text("'no'"), nullable=False),
    sqlite_with_rowid=False,
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", Text, primary_key=True),  # a UTC date: 2026-11-25
    Column("version", Integer, nullable=False),  # of the rules
    Column("position", Text, nullable=False),
    Column("choices", Text, nullable=False),  # each action with its value, a JSON list; secret until the date is over
    Column("shown", Integer, nullable=False, server_default=text("0")),  # 1: a person saw it, so it can end a streak
    sqlite_with_rowid=False,
)

daily_answers = Table(
    "daily_answers",
    metadata,
    Column("day", Text, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("choice", Integer, nullable=False),
    Column("guild_id", BigInteger),  # where it was given; empty in a direct message, 0 for a forgotten server
    Column("named", Integer, nullable=False, server_default=text("0")),  # 1: in that server's solution
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("daily_answers_of_a_person", daily_answers.c.person_id, daily_answers.c.day)
Index("daily_answers_of_a_guild", daily_answers.c.guild_id, daily_answers.c.day)

daily_posts = Table(
    "daily_posts",  # of servers: `bot.daily.store.Posting`
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("next_at", BigInteger),
    Column("tried_at", BigInteger),
    Column("posted", Text),
    Column("posted_in", BigInteger),
    Column("message_id", BigInteger),
    Column("refused_since", BigInteger),
    sqlite_with_rowid=False,
)
Index("daily_posts_due", daily_posts.c.next_at, **where(text("next_at IS NOT NULL")))

evenings = Table(
    "evenings",  # evenings by appointment: `bot.tables.evenings.Evening`
    metadata,
    Column("evening_id", BigInteger, primary_key=True, autoincrement=False),  # of the command's interaction
    *[Column(name, BigInteger, nullable=False) for name in ("guild_id", "channel_id", "at", "due_at")],
    *[Column(name, Text, nullable=False) for name in ("game", "language", "clock", "zone", "stage")],
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False),
    Column("minute", Integer),
    Column("message_id", BigInteger),
    Column("unattended", Integer, nullable=False),
    Column("table_id", TABLE_ID),
    *[Column(name, BigInteger, nullable=False) for name in ("moved_by", "claimed_at")],
    *[Column(name, Integer, nullable=False) for name in ("revision", "shown")],
    Column("outcome", Text),
    Column("tells", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("evenings_due", evenings.c.due_at)
Index("evenings_by_message", evenings.c.message_id)
Index("evenings_of_a_guild", evenings.c.guild_id)
Index("evenings_of_a_person", evenings.c.person_id)

evening_answers = Table(
    "evening_answers",
    metadata,
    Column("evening_id", BigInteger, ForeignKey("evenings.evening_id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True),
    Column("coming", Integer),  # none: asked again, and to hear of that. 2: in, and to hear of a seat
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("evening_answers_of_a_person", evening_answers.c.person_id)

memos = Table(
    "memos",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
