"""Puzzles, answers and posts in a store."""

from datetime import date, timedelta

from bot.daily.dates import begins_at
from bot.daily.puzzle import Puzzle
from bot.daily.store import Answer, Posting
from bot.store import SqlStore
from tests.puzzling import RIGHT, known

DAY = date(2026, 11, 25)
NEXT = DAY + timedelta(days=1)
HERE, ELSEWHERE = 1, 2
NINE = begins_at(NEXT) + 9 * 60 * 60 * 1000


def posting(guild_id: int = HERE, next_at: int | None = NINE) -> Posting:
    return Posting(guild_id, 5, 9, "UTC", next_at)


async def fill_daily(store: SqlStore, person: int) -> None:
    """A secret, a puzzle, an answer, and a post."""
    await store.daily.daily_secret()
    await store.daily.insert_puzzle(Puzzle(DAY, known()))
    await store.daily.insert_answer(Answer(DAY, person, RIGHT, HERE), 1)
    await store.daily.save_posting(posting())
    await store.daily.complete_posting(posting(), DAY, 7, NINE)
