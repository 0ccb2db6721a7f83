"""A server with the real bot on it, over a real database."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any
from unittest.mock import Mock

import pytest
import simcord
import simcord.interactions
import structlog
from simcord.backend import Backend, errors
from simcord.backend.models import Interaction, Message
from simcord.http.router import RequestContext
from simcord.http.routes import messages
from structlog.testing import LogCapture, capture_logs

from bot.chat.board import displays, opened_hands, rows
from bot.chat.client import Roost
from bot.chat.front import features, update_loop
from bot.chat.front.painter import Painter
from bot.chat.play.computer_moves import Pace
from bot.daily import puzzles
from bot.store import SqlStore, open_store
from bot.tables import state as tables
from bot.tables.wall_clock import now, uptime
from games.heckmeck import Heckmeck
from renderers.registry import Picture
from tests.chat.world import EDIT_EVERY, LONGEST, Dealer, World, at_once
from tests.engines import database, engine, new_database
from tests.patience import PATIENCE
from tests.postgres import cluster
from tests.puzzling import make_known
from tests.reviewing import review_in_thread
from tests.sketches import draw_emoji_once, draw_sketches
from tests.store.kept import Kept
from tests.thinking import think_here
from tests.translations import translate_commands_once

__all__ = ["cluster", "database", "engine", "new_database"]

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia")


SETTLES_WITHIN = 20.0
"""Seconds; SimCord takes timers that are due later for settled."""


class Env(simcord.Env):
    """SimCord that looks sooner again whether the bot is done: every twentieth of a second added up to more than the
    tests did. A busy machine gets PATIENCE to settle, and so does a starting bot, instead of five seconds."""

    async def _settle_internal(self, *, idle: float = 0.005, **options: Any) -> None:
        longest = max(options.pop("timeout", None) or 0.0, self.settle_timeout)
        patience = time.monotonic() + PATIENCE
        while True:
            try:
                await super()._settle_internal(timeout=longest, idle=idle, **options)
            except TimeoutError:
                if "_deadline" in options or time.monotonic() > patience:
                    raise
            else:
                return

    async def _advance_to(self, target: float, deadline: float) -> None:
        patience = time.monotonic() + PATIENCE
        while True:
            try:
                return await super()._advance_to(target, deadline)
            except TimeoutError:
                if time.monotonic() > patience:
                    raise
                deadline = asyncio.get_running_loop().time() + self.settle_timeout


@pytest.fixture
def patience() -> float:
    """Seconds that the store waits while another program keeps the database locked."""
    return PATIENCE


@pytest.fixture
async def store(database: Kept, patience: float) -> AsyncIterator[SqlStore]:
    opened = await open_store(database.url, patience=patience)
    yield opened
    await opened.close()


_PLAYED_BY_THE_TABLE = ("forced", "routine")


@pytest.fixture
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    """Dice controlled by the test. A click rolls them, as at tables begun before the table rolled by itself, so that
    one click does little. `dice_that_roll` undoes that."""
    made = Dealer()
    monkeypatch.setattr(tables, "deal", made.deal)
    for played in _PLAYED_BY_THE_TABLE:
        monkeypatch.setattr(Heckmeck, played, None)
    return made


@pytest.fixture
def dice_that_roll(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> Dealer:
    """A dealer of chosen dice at a table that plays forced and routine actions itself."""
    for played in _PLAYED_BY_THE_TABLE:
        monkeypatch.delattr(Heckmeck, played)
    return dealer


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of every person's client, by their id: what SimCord has no setting for."""
    spoken: dict[int, str] = {}
    real = simcord.interactions.base_payload

    def base_payload(backend: Backend, **about: Any) -> tuple[Interaction, dict[str, Any]]:
        record, payload = real(backend, **about)
        payload["locale"] = spoken.get(about["user_id"], "en-US")
        if about["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(about["guild_id"]).preferred_locale
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)
    return spoken


@pytest.fixture
def _nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer a message that is sent again under its nonce with the one that is there, as Discord does."""
    post, posted = messages.bot_message, dict[tuple[int, str], Message]()  # pyright: ignore[reportPrivateImportUsage]

    def bot_message(context: RequestContext, channel_id: int) -> Message:
        if not context.body().get("enforce_nonce"):
            return post(context, channel_id)
        key = channel_id, str(context.body()["nonce"])
        if key not in posted:
            posted[key] = post(context, channel_id)
        return posted[key]

    monkeypatch.setattr(messages, "bot_message", bot_message)


@pytest.fixture
def _no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (displays, opened_hands):
        monkeypatch.setattr(module, "EDIT_EVERY", EDIT_EVERY)
    monkeypatch.setattr(update_loop, "_PAUSE", 0.01)
    monkeypatch.setattr(update_loop, "_A_SECOND", 1000)
    monkeypatch.setattr(rows, "WRITTEN_EVERY", LONGEST)
    monkeypatch.setattr(features, "LONGEST", LONGEST)
    monkeypatch.setattr(puzzles, "make_position", make_known)


@pytest.fixture
def late_retries(world: World) -> None:
    """Put retries off. Otherwise their pauses grow until SimCord waits 20 seconds in real time for the next one."""
    world.patch.setattr(update_loop, "_PAUSE", LONGEST)


@pytest.fixture
def _sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_sketches(monkeypatch)
    draw_emoji_once(monkeypatch)
    translate_commands_once(monkeypatch)


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures without content, for tests of the words beside them."""

    async def paint(*_: object) -> Picture:
        return Picture(b"")

    for way in ("paint", "paint_hand"):
        monkeypatch.setattr(Painter, way, paint)


@pytest.fixture
def painter() -> Iterator[Painter]:
    made = Painter()
    yield made
    made.close()


@pytest.fixture
def pace() -> Pace:
    """The time that computers wait before they move."""
    return at_once


@pytest.fixture
async def env(
    store: SqlStore, pace: Pace, _no_hurry: None, _nonces: None, _sketched: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[simcord.Env]:
    """SimCord with the bot logged in, who sketches boards and hands. What the bot raises fails a test, unless it sets
    `env.check_errors` to False. So does a second callback to an interaction after SimCord accepted one."""
    second_callback = Mock(side_effect=errors.already_acknowledged)
    monkeypatch.setattr(errors, "already_acknowledged", second_callback)
    roost = Roost(store, think_here(), review_in_thread, pace)
    running = Env(roost, shard_count=1, settle_timeout=SETTLES_WITHIN)
    await running.start()
    with capture_logs() as lines:
        yield running
    await running.shutdown()
    await running.bot.close()
    assert [line for line in lines if line["event"] == "interaction.left_open"] == []
    assert second_callback.call_count == 0
    if running.check_errors:
        running.raise_errors()


@pytest.fixture
def world(
    env: simcord.Env, store: SqlStore, dealer: Dealer, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> World:
    """Seven people in one channel."""
    guild = env.create_guild()
    channel = guild.create_text_channel("table")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in NAMES]
    made = World(env, store, dealer, guild, channel, people, locales, monkeypatch)
    of_the_bot = [module for name, module in sys.modules.items() if name.startswith("bot.")]
    for module in of_the_bot:  # modules that have imported the clock by name
        if getattr(module, "now", None) is now:
            monkeypatch.setattr(module, "now", lambda: now() + made.passed_ms + made.jumped_ms)
        if getattr(module, "uptime", None) is uptime:
            monkeypatch.setattr(module, "uptime", lambda: uptime() + made.passed_ms)
    return made


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """Every line of Roost's own logs, at any level."""
    capture = LogCapture()
    before = structlog.get_config()
    processors = [structlog.contextvars.merge_contextvars, structlog.processors.format_exc_info, capture]
    structlog.configure(processors=processors, cache_logger_on_first_use=False)
    for name, module in [*sys.modules.items()]:
        if name.startswith("bot.") and hasattr(module, "_log"):
            monkeypatch.setattr(module, "_log", structlog.stdlib.get_logger())
    yield capture.entries  # type: ignore[misc]
    structlog.configure(**before)
