"""Reception of notifications from `bot.store.notices`, over a connection of its own."""

import asyncio
from typing import Final

import psycopg
import structlog
from sqlalchemy import URL

from bot.store.notices import CHANNEL, PERSON, TABLE
from bot.store.postgres.sessions import begin_session
from bot.tables.outbox import NotificationListener

AGAIN: Final = 2.0
"""Seconds until a reconnect."""

_log = structlog.stdlib.get_logger()


async def listen(url: URL, ear: NotificationListener) -> None:
    """Pass on notifications until cancelled. After every reconnect, report that some may be missing."""
    while True:
        try:
            async with await begin_session(url) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                # What was sent before LISTEN is lost, so this follows it.
                ear.missed()
                async for notice in connection.notifies():
                    dispatch(notice.payload, ear)
        except psycopg.Error as error:
            _log.warning("listening.lost", error=type(error).__name__)
        await asyncio.sleep(AGAIN)


def dispatch(notice: str, ear: NotificationListener) -> None:
    """Pass on a notification. Unknown ones, from another release, are ignored."""
    match notice.split():
        case [word, table_id, *_] if word == TABLE:
            ear.errand_left(table_id)
        case [word, person, *_] if word == PERSON and person.isdecimal():
            ear.person_changed(int(person))
        case _:
            _log.info("listening.unknown")
