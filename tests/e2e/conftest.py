"""The playground with the real bot in it; what went wrong between the two, in any test, fails that test."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import discord
import discord.http
import pytest
from discord.gateway import DiscordWebSocket
from structlog.testing import capture_logs

import bot.app
from bot.chat.front import interaction
from bot.computers.computers import Computers, Workers
from bot.computers.process import Worker
from bot.playground.server import Playground
from bot.playground.values import as_int, as_object
from bot.store import SqlStore, open_store
from tests.e2e.group import Group
from tests.e2e.house import NAMES, Child, House, errors_of
from tests.e2e.openapi import OpenApiCheck
from tests.engines import NewDatabase, database, new_database
from tests.patience import PATIENCE
from tests.postgres import cluster, server
from tests.sketches import draw_emoji_once, draw_sketches
from tests.store.kept import Kept
from tests.translations import translate_commands_once

__all__ = ["cluster", "database", "new_database", "server"]

Opening = Callable[..., Awaitable[House]]
StartChild = Callable[..., Awaitable[Child]]
Run = Callable[..., Awaitable[tuple[int, str]]]


@pytest.fixture(params=["sqlite"])
def engine(request: pytest.FixtureRequest) -> str:
    """The database engine of a test. What a server's dialect, locks or commits can break is `on_both`."""
    return request.param


@pytest.fixture
def hurried() -> bool:
    """Whether a reply that is not ready after a moment is deferred. By default the bot gets more time for it."""
    return False


@dataclass
class Street:
    """The houses of a test. All are closed at its end."""

    stack: AsyncExitStack
    houses: list[House]

    def move_in(self, house: House) -> None:
        self.stack.push_async_callback(house.close)
        self.stack.push_async_callback(house.stop)
        self.houses.append(house)


def _unhurried(note_fault: Callable[[], None]) -> Computers:
    return Computers(Workers(lambda: Worker(stall=PATIENCE)), note_fault)


@pytest.fixture
async def street(monkeypatch: pytest.MonkeyPatch, hurried: bool) -> AsyncIterator[Street]:
    """Check, at the end of a test, that its houses logged no error and that all requests fit Discord's description."""
    for limit in ("REPLY_WITHIN", "_AFTERWARDS"):  # a request that a busy machine sends late is not given up
        monkeypatch.setattr(interaction, limit, PATIENCE)
    if not hurried:
        monkeypatch.setattr(interaction, "DEFER_AFTER", PATIENCE)
        monkeypatch.setattr(bot.app, "Computers", _unhurried)
    draw_emoji_once(monkeypatch)
    translate_commands_once(monkeypatch)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # all three are back at the end
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with AsyncExitStack() as stack:
        errors = stack.enter_context(errors_of(("asyncio", "bot", "discord")))
        lines = stack.enter_context(capture_logs())
        street = Street(stack, [])
        yield street
    assert errors == []
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    for house in street.houses:
        assert unanswered(house) == []
        assert refused(house) == []
        assert misfits(house) == []


@pytest.fixture
def open_house(new_database: NewDatabase, street: Street) -> Opening:
    """`await open_house(locale=…)`: a playground without a bot. `build` makes the house."""

    async def opened(
        locale: str = "en-US",
        people: Sequence[str] = NAMES,
        guild_id: int | None = None,
        build: Callable[[Playground, Kept, SqlStore], House] = House,
    ) -> House:
        database = street.stack.enter_context(new_database())
        playground = Playground(people=people, locale=locale, patience=PATIENCE, guild_id=guild_id)
        await street.stack.enter_async_context(playground)
        house = build(playground, database, await open_store(database.url, patience=PATIENCE))
        street.move_in(house)
        return house

    return opened


@pytest.fixture
async def house(open_house: Opening) -> House:
    """A playground with the bot online in this process."""
    opened = await open_house()
    await opened.start()
    return opened


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sketch pictures, in tests of which picture is shown, not of its look."""
    draw_sketches(monkeypatch)


@pytest.fixture
def group(house: House) -> Group:
    """Four people in the channel of that playground."""
    return house.group()


@pytest.fixture
async def children() -> AsyncIterator[list[Child]]:
    """Processes that are gone at the end."""
    children: list[Child] = []
    yield children
    for child in children:
        await child.gone()


@pytest.fixture
def start_child(tmp_path: Path, children: list[Child], hurried: bool) -> StartChild:
    """`await start_child("run", DISCORD_TOKEN=…)`: the command `roost` as a child process."""

    async def start(*arguments: str, **environment: str) -> Child:
        children.append(Child.start(tmp_path / "output.txt", *arguments, patient=not hurried, **environment))
        return children[-1]

    return start


@pytest.fixture
def start_interpreter(tmp_path: Path, children: list[Child]) -> StartChild:
    """`await start_interpreter(…)`: the command `roost` in a Python of its own, not forked from a running one."""

    async def start(*arguments: str, **environment: str) -> Child:
        children.append(await Child.start_interpreter(tmp_path / "output.txt", *arguments, **environment))
        return children[-1]

    return start


@pytest.fixture
def run_roost(tmp_path: Path) -> Run:
    """`await run_roost("check", DISCORD_TOKEN=…)` → exit code and all it said, from a folder of its own."""
    count = 0

    async def run(*arguments: str, **environment: str) -> tuple[int, str]:
        nonlocal count
        count += 1
        home = tmp_path / f"home-{count}"
        home.mkdir(exist_ok=True)
        child = Child.start(home / "output.txt", *arguments, patient=False, **environment)
        try:
            code = await child.ended()
        finally:
            await child.gone()
        assert "Traceback" not in child.output
        return code, child.output

    return run


def unanswered(house: House) -> list[str]:
    """Return the interactions without a reply: "This interaction failed". `tests.bench.clicks` measures how soon
    replies come."""
    return [it.name for it in house.world.interactions.values() if it.failed and it.id not in house.lost]


ACKNOWLEDGED = 40060
"""Discord's error for a second callback to an interaction. No test expects it by its status."""


def refused(house: House) -> list[str]:
    """Return the bot's requests that got an unexpected error."""
    return [
        f"{it.method} {it.path}: {it.status} {it.response}"
        for it in house.requests
        if it.status >= 400 and (code := as_int(as_object(it.response).get("code"))) not in house.refused
        if code == ACKNOWLEDGED or it.status not in house.refused
    ]


def misfits(house: House) -> list[str]:
    """Return the requests and replies that do not fit Discord's own description."""
    check = OpenApiCheck()
    for exchange in house.exchanges:
        check(exchange)
    assert check.checked or not house.exchanges
    return check.violations
