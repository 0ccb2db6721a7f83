"""Daily puzzles, the answers to them, and servers' posts."""

import secrets
from collections.abc import Collection, Sequence
from datetime import date
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, case, func, or_, select, update

from bot.daily.dates import date_of
from bot.daily.puzzle import Puzzle, PuzzlePosition, Valued
from bot.daily.store import Answer, Posting, Tally
from bot.store.calls import KNOWN_STILL
from bot.store.database import Part, writes
from bot.store.messages import MEMO
from bot.store.schema import daily_answers, daily_posts, daily_puzzles, memos
from bot.store.statements import insert_new, of_servers, upsert
from bot.tables.posted import NONCE_LIFE
from bot.tables.wall_clock import MAX_AHEAD

_MEMO_KEY: Final = "daily-secret"
"""Key of the memo with the installation's secret."""
_SECRET_BYTES: Final = 32

_FAR: Final = 3 * 24 * 60 * 60 * 1000
"""Milliseconds within which the next post of each server comes."""


class SqlDaily(Part):
    """Puzzles, answers and posts. Implements `bot.daily.store.PuzzleStore`."""

    async def daily_secret(self) -> bytes:
        kept = await self.database.fetch_value(MEMO, key=_MEMO_KEY)
        if kept is None:
            new = {"key": _MEMO_KEY, "value": secrets.token_hex(_SECRET_BYTES)}
            await self.database.execute(_KEEP_MEMO, new)
            kept = await self.database.fetch_value(MEMO, key=_MEMO_KEY)
        return bytes.fromhex(kept)

    async def puzzle(self, day: date) -> Puzzle | None:
        rows = await self.database.fetch_all(_PUZZLE, of=day.isoformat())
        return _puzzle(rows[0]) if rows else None

    @writes
    def insert_puzzle(self, connection: Connection, puzzle: Puzzle) -> Puzzle:
        row = {
            "day": puzzle.day.isoformat(),
            "version": puzzle.position.version,
            "position": puzzle.position.notation,
            "choices": msgspec.json.encode(puzzle.position.choices).decode(),
        }
        connection.execute(_KEEP_PUZZLE, [row])
        return _puzzle(connection.execute(_PUZZLE, {"of": row["day"]}).one())

    async def note_shown(self, day: date) -> None:
        await self.database.execute(_NOTE_SHOWN, {"of": day.isoformat()})

    async def dates_shown(self, before: date) -> Collection[date]:
        """Return the dates whose puzzle was shown to anybody, up to the day before a date."""
        rows = await self.database.fetch_all(_SHOWN, before=before.isoformat())
        return {date.fromisoformat(row.day) for row in rows}

    # Answers

    @writes
    def insert_answer(self, connection: Connection, answer: Answer, at: int) -> Answer:
        """Store a person's answer, unless there is one. Returns the stored one."""
        if connection.scalar(KNOWN_STILL, {"person": answer.person}) is None:
            return answer  # nothing is stored about a forgotten person
        row = msgspec.structs.asdict(answer) | {"day": answer.day.isoformat(), "named": int(answer.named), "at": at}
        row["person_id"] = row.pop("person")
        connection.execute(_KEEP_ANSWER, [row])
        return _answer(connection.execute(_ANSWER, {"of": row["day"], "person": answer.person}).one())

    async def answer(self, day: date, person: int) -> Answer | None:
        rows = await self.database.fetch_all(_ANSWER, of=day.isoformat(), person=person)
        return _answer(rows[0]) if rows else None

    async def last_answer(self, person: int, before: date) -> Answer | None:
        """Return a person's last answer to a puzzle before a date."""
        rows = await self.database.fetch_all(_LAST_ANSWER, person=person, before=before.isoformat())
        return _answer(rows[0]) if rows else None

    @writes
    def name_in_solution(self, connection: Connection, day: date, person: int, *, named: bool) -> Answer | None:
        """Set whether a person wants to be named. Returns the answer, or None without one."""
        own = {"of": day.isoformat(), "person": person}
        connection.execute(_NAME, own | {"wanted": int(named)})
        row = connection.execute(_ANSWER, own).first()
        return None if row is None else _answer(row)

    async def tally(self, day: date) -> Tally:
        return {row.choice: row.people for row in await self.database.fetch_all(_TALLY, of=day.isoformat())}

    async def named_answers(self, day: date, guild_id: int) -> Sequence[Answer]:
        """Return the answers on a server whose people want to be named, earliest first."""
        rows = await self.database.fetch_all(_NAMED, of=day.isoformat(), guild=guild_id)
        return [_answer(row) for row in rows]

    async def tallies(self, guild_id: int, before: date) -> Sequence[tuple[Puzzle, Tally]]:
        """Return all puzzles before a date that people on a server answered, in order, with their answers there."""
        rows = await self.database.fetch_all(_TALLIES, guild=guild_id, before=before.isoformat())
        by_day = [[*of_day] for _, of_day in groupby(rows, key=lambda row: row.day)]
        return [(_puzzle(of_day[0]), {row.choice: row.people for row in of_day}) for of_day in by_day]

    async def answered(self, person: int, before: date) -> Sequence[tuple[Puzzle, int]]:
        """Return all puzzles before a date that a person answered, in order, with the choices."""
        rows = await self.database.fetch_all(_ANSWERED, person=person, before=before.isoformat())
        return [(_puzzle(row), row.choice) for row in rows]

    # Posts

    async def posting(self, guild_id: int) -> Posting | None:
        """Return a server's post. None if the server never wanted one."""
        rows = await self.database.fetch_all(_POSTING, guild=guild_id)
        return _posting(rows[0]) if rows else None

    async def save_posting(self, posting: Posting) -> None:
        """Store where and when a server's next post is due. The last post stays."""
        row = {name: getattr(posting, name) for name in ("guild_id", *_CHOSEN)} | _AS_NEW
        await self.database.execute(_CHOOSE, row)

    async def end_posting(self, guild_id: int) -> bool:
        """Switch a server's posts off. Returns whether they were on."""
        return await self.database.execute(_END, {"guild": guild_id}) == 1

    async def due_postings(self, at: int) -> Sequence[Posting]:
        """Return the posts due at a moment on the servers of this process, earliest first: before all others those
        that were claimed, because Discord remembers their nonces for minutes only."""
        query = of_servers(_DUE_POSTINGS, daily_posts.c.guild_id, self.shards)
        return [_posting(row) for row in await self.database.fetch_all(query, at=at)]

    async def next_posting(self) -> int | None:
        """Return the moment at which the next post on a server of this process is due. None if no server wants one."""
        return await self.database.fetch_value(of_servers(_NEXT, daily_posts.c.guild_id, self.shards))

    async def far_postings(self, at: int) -> Sequence[Posting]:
        """Return the postings on servers of this process whose next post lies further ahead of `at` than it can."""
        query = of_servers(_FAR_POSTINGS, daily_posts.c.guild_id, self.shards)
        return [_posting(row) for row in await self.database.fetch_all(query, at=at + _FAR)]

    async def claim_posting(self, posting: Posting, at: int) -> bool:
        """Note that a post is about to be sent. Returns False if it is not due any more, or if its first try is so long
        ago that Discord may have forgotten the nonce."""
        due_at = posting.next_at or 0
        claim = {"guild": posting.guild_id, "due": due_at, "of": date_of(due_at).isoformat()}
        claim |= {"at": at, "since": at - NONCE_LIFE, "begun": date_of(at + MAX_AHEAD).isoformat()}
        return await self.database.execute(_CLAIM, claim) == 1

    async def refuse_posting(self, posting: Posting, at: int) -> None:
        """Note that Discord refused a post that was claimed, so that it may be claimed again."""
        await self.database.execute(_REFUSE, {"guild": posting.guild_id, "due": posting.next_at, "at": at})

    async def move_posting(self, posting: Posting, next_at: int | None) -> bool:
        """Set the moment of the next post, or None to pause, and end the claim. Returns False if it is not due any
        more."""
        row = {"guild": posting.guild_id, "due": posting.next_at, "then": next_at}
        return await self.database.execute(_MOVE, row) == 1

    @writes
    def complete_posting(
        self, connection: Connection, posting: Posting, day: date, message_id: int, next_at: int
    ) -> None:
        """Note the message of a post, with the date of its puzzle, and the moment of the next one."""
        of = {"guild": posting.guild_id}
        connection.execute(
            _NOTE_POST, of | {"of": day.isoformat(), "channel": posting.channel_id, "message": message_id}
        )
        connection.execute(_MOVE, of | {"due": posting.next_at, "then": next_at})  # unless it was chosen again
        connection.execute(_NOTE_SHOWN, {"of": day.isoformat()})


def _puzzle(row: Row[Any]) -> Puzzle:
    choices = msgspec.json.decode(row.choices, type=tuple[Valued, ...])
    return Puzzle(date.fromisoformat(row.day), PuzzlePosition(row.version, row.position, choices))


def _answer(row: Row[Any]) -> Answer:
    return Answer(date.fromisoformat(row.day), row.person_id, row.choice, row.guild_id, bool(row.named))


def _posting(row: Row[Any]) -> Posting:
    posted = None if row.posted is None else date.fromisoformat(row.posted)
    last = (posted, row.posted_in, row.message_id, row.refused_since, row.tried_at)
    return Posting(row.guild_id, row.channel_id, row.hour, row.zone, row.next_at, *last)


_KEEP_MEMO: Final = insert_new(memos)

_OF: Final = bindparam("of", type_=daily_puzzles.c.day.type)
_BEFORE: Final = bindparam("before", type_=daily_puzzles.c.day.type)
_PERSON: Final = bindparam("person", type_=daily_answers.c.person_id.type)
_GUILD: Final = bindparam("guild", type_=daily_posts.c.guild_id.type)
_PUZZLE_COLUMNS: Final = tuple(daily_puzzles.c)
_PUZZLE: Final = select(*_PUZZLE_COLUMNS).where(daily_puzzles.c.day == _OF)
_KEEP_PUZZLE: Final = insert_new(daily_puzzles)
_NOTE_SHOWN: Final = update(daily_puzzles).where(daily_puzzles.c.day == _OF, daily_puzzles.c.shown == 0).values(shown=1)
_SHOWN: Final = select(daily_puzzles.c.day).where(daily_puzzles.c.day < _BEFORE, daily_puzzles.c.shown == 1)

_ANSWERS: Final = select(*[daily_answers.c[name] for name in ("day", "person_id", "choice", "guild_id", "named")])
_KEEP_ANSWER: Final = insert_new(daily_answers)
_ANSWER: Final = _ANSWERS.where(daily_answers.c.day == _OF, daily_answers.c.person_id == _PERSON)
_LAST_ANSWER: Final = (
    _ANSWERS.where(daily_answers.c.person_id == _PERSON, daily_answers.c.day < _BEFORE)
    .order_by(daily_answers.c.day.desc())
    .limit(1)
)
_NAME: Final = (
    update(daily_answers)
    .where(daily_answers.c.day == _OF, daily_answers.c.person_id == _PERSON)
    .values(named=bindparam("wanted"))
)
_COUNT: Final = func.count().label("people")
_TALLY: Final = (
    select(daily_answers.c.choice, _COUNT).where(daily_answers.c.day == _OF).group_by(daily_answers.c.choice)
)
_NAMED: Final = _ANSWERS.where(
    daily_answers.c.day == _OF, daily_answers.c.guild_id == _GUILD, daily_answers.c.named == 1
).order_by(daily_answers.c.at, daily_answers.c.person_id)
_TALLIES: Final = (
    select(*_PUZZLE_COLUMNS, daily_answers.c.choice, _COUNT)
    .join(daily_answers, daily_answers.c.day == daily_puzzles.c.day)
    .where(daily_answers.c.guild_id == _GUILD, daily_answers.c.day < _BEFORE)
    .group_by(*_PUZZLE_COLUMNS, daily_answers.c.choice)
    .order_by(daily_puzzles.c.day)
)
_ANSWERED: Final = (
    select(*_PUZZLE_COLUMNS, daily_answers.c.choice)
    .join(daily_answers, daily_answers.c.day == daily_puzzles.c.day)
    .where(daily_answers.c.person_id == _PERSON, daily_answers.c.day < _BEFORE)
    .order_by(daily_puzzles.c.day)
)

_CHOSEN: Final = ("channel_id", "hour", "zone", "next_at")
_AS_NEW: Final = {"tried_at": None, "refused_since": None}
_AT: Final = bindparam("at", type_=daily_posts.c.next_at.type)
_DUE: Final = bindparam("due", type_=daily_posts.c.next_at.type)
_POSTING: Final = select(*daily_posts.c).where(daily_posts.c.guild_id == _GUILD)
_CHOOSE: Final = upsert(daily_posts, *_CHOSEN, *_AS_NEW)
_END: Final = (
    update(daily_posts)
    .where(
        daily_posts.c.guild_id == _GUILD,
        or_(daily_posts.c.next_at.is_not(None), daily_posts.c.refused_since.is_not(None)),
    )
    .values(next_at=None, **_AS_NEW)
)
_WANTED: Final = daily_posts.c.next_at.is_not(None)
_DUE_POSTINGS: Final = (
    select(*daily_posts.c)
    .where(_WANTED, daily_posts.c.next_at <= _AT)
    .order_by(daily_posts.c.tried_at.is_(None), daily_posts.c.next_at, daily_posts.c.guild_id)
)
_FAR_POSTINGS: Final = select(*daily_posts.c).where(_WANTED, daily_posts.c.next_at > _AT)
_NEXT: Final = select(func.min(daily_posts.c.next_at)).where(_WANTED)
_IS_DUE: Final = (daily_posts.c.guild_id == _GUILD, daily_posts.c.next_at == _DUE)
_CLAIM: Final = (
    update(daily_posts)
    .where(
        *_IS_DUE,
        or_(
            daily_posts.c.posted.is_(None),
            daily_posts.c.posted < _OF,
            daily_posts.c.posted > bindparam("begun", type_=daily_posts.c.posted.type),
        ),
        or_(
            daily_posts.c.tried_at.is_(None),
            daily_posts.c.tried_at >= bindparam("since", type_=daily_posts.c.tried_at.type),
        ),
    )
    .values(tried_at=func.coalesce(daily_posts.c.tried_at, _AT))
)
_REFUSE: Final = (
    update(daily_posts)
    .where(*_IS_DUE)
    .values(
        tried_at=None,
        refused_since=case(
            (daily_posts.c.refused_since <= _AT + MAX_AHEAD, daily_posts.c.refused_since), else_=_AT
        ),  # unless a clock ran ahead then
    )
)
_MOVE: Final = (
    update(daily_posts)
    .where(*_IS_DUE)
    .values(next_at=bindparam("then", type_=daily_posts.c.next_at.type), tried_at=None)
)
_NOTE_POST: Final = (
    update(daily_posts)
    .where(daily_posts.c.guild_id == _GUILD)
    .values(posted=_OF, posted_in=bindparam("channel"), message_id=bindparam("message"), **_AS_NEW)
)
