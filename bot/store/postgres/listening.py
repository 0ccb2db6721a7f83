"""Hearing what other processes tell by `bot.store.notices`, over a connection of its own to PostgreSQL."""

import asyncio
from typing import Final

import psycopg
import structlog
from sqlalchemy import URL

from bot.store.notices import CHANNEL, PERSON, TABLE
from bot.store.postgres.sessions import begin_session
from bot.tables.outbox import Ear

AGAIN: Final = 2.0
"""Seconds until a connection is tried again that was lost, or could not be had."""

_log = structlog.stdlib.get_logger()


async def listen(url: URL, ear: Ear) -> None:
    """Tell what is heard, until cancelled; behind every new connection, that anything may have been missed."""
    while True:
        try:
            async with await begin_session(url) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                ear.missed()
                async for notice in connection.notifies():
                    hear(notice.payload, ear)
        except psycopg.Error as error:
            _log.warning("listening.lost", error=type(error).__name__)
        await asyncio.sleep(AGAIN)


def hear(notice: str, ear: Ear) -> None:
    """Tell what a notice says; one of another Roost's may say what this one does not know."""
    match notice.split():
        case [word, table_id, *_] if word == TABLE:
            ear.errand_left(table_id)
        case [word, person, *_] if word == PERSON and person.isdecimal():
            ear.person_changed(int(person))
        case _:
            _log.info("listening.unknown")
