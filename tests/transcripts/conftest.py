"""Fixtures of transcripts: the server, people and database of the tests of `bot.chat`."""

from tests.chat.conftest import (
    _no_hurry,  # pyright: ignore[reportPrivateUsage]
    _nonces,  # pyright: ignore[reportPrivateUsage]
    _sketched,  # pyright: ignore[reportPrivateUsage]
    database,
    dealer,
    dice_that_roll,
    engine,
    env,
    locales,
    new_database,
    pace,
    patience,
    store,
    world,
)
from tests.postgres import cluster

__all__ = [
    "_no_hurry",
    "_nonces",
    "_sketched",
    "cluster",
    "database",
    "dealer",
    "dice_that_roll",
    "engine",
    "env",
    "locales",
    "new_database",
    "pace",
    "patience",
    "store",
    "world",
]
