"""Logs name tables and interactions by id; they never contain a token, a seed or a person's name."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.chat.board import messages
from bot.chat.requests import table_of
from bot.logs import configure
from bot.tables.store import StoreBusy
from tests.chat.world import World


async def test_a_whole_game_logs_ids_and_no_secret(
    world: World, lines: list[dict[str, object]], caplog: pytest.LogCaptureFixture
) -> None:
    await world.table(2)
    await world.click(world.bruno, "Roll 8 dice")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    with world.patch.context() as patched:
        patched.delattr(messages, "story")
        await world.command(world.bruno, "table show")
    for turn in range(16):
        await world.turn(world.people[turn % 2])
    await world.click(world.carla, "Rematch")

    table_id = table_of(world.buttons()["Rematch"])
    assert table_id is not None
    info = await world.store.info(table_id)
    assert info is not None
    written = "\n".join(map(repr, lines)) + caplog.text
    for secret in (info.seed.hex(), repr(info.seed), "simcord.fake.token", "Anna", "Bruno", "anna", "bruno"):
        assert secret not in written
    for person in world.people:
        assert str(person.id) not in written
    steps = [line for line in lines if line["event"] == "table.step"]
    assert len(steps) == 2 + 32
    assert all(line["table"] == table_id and isinstance(line["interaction"], int) for line in steps)
    assert any(line["event"] == "refused" and line["code"] == "not-your-button" for line in lines)
    assert any(line["event"] == "interaction.failed" and "NameError" in str(line["exception"]) for line in lines)


@pytest.fixture
def _logging_as_before() -> Iterator[None]:
    root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in ("", "bot", "discord")}
    handlers, config = root.handlers, structlog.get_config()
    yield
    root.handlers = handlers
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    structlog.configure(**config)


@pytest.mark.usefixtures("_logging_as_before")
def test_line_about_a_busy_database_names_the_cause(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    log = structlog.stdlib.get_logger("bot.test")
    try:
        raise StoreBusy("database or disk is full")
    except StoreBusy:
        log.warning("store.busy")
    log.warning("another")
    busy, other = map(json.loads, capsys.readouterr().err.splitlines())
    assert (busy["event"], busy["cause"]) == ("store.busy", "database or disk is full")
    assert "cause" not in other


@pytest.mark.usefixtures("_logging_as_before")
@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("debug", ["alive 3", "exhausted", "connected", "stopped", "failed"]),
        ("info", ["connected", "stopped", "failed"]),
        ("warning", ["stopped", "failed"]),
        ("error", ["failed"]),
    ],
)
def test_the_librarys_log_follows_the_level_without_what_people_write(
    level: str, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    configure(level, "text")
    log = logging.getLogger("discord.gateway")
    log.debug("For Shard ID %s: WebSocket Event: %s", 0, {"d": {"token": "secret", "custom_id": "hand"}})
    log.debug("%s %s with %s has returned %s", "PATCH", "/webhooks/1/secret", '{"content": "hand"}', 200)
    log.debug("%s referencing unknown member ID: %s. Discarding.", 1, 123456789012345678)
    log.debug("event secret hand".replace("event", "%(event)s"), {"event": "secret"})
    log.debug("alive %s", 3)
    log.debug("exhausted")
    log.info("connected")
    log.warning("stopped")
    log.error("failed")
    written = capsys.readouterr().err
    assert [word for word in ("secret", "hand", "123456789012345678") if word in written] == []
    assert [word for word in ("alive 3", "exhausted", "connected", "stopped", "failed") if word in written] == said
