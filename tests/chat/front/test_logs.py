"""What logs say: tables and interactions by their ids; never a token, a seed, or who somebody is."""

import sys
from collections.abc import Iterator

import pytest
import structlog
from structlog.testing import LogCapture

from bot.chat.tables import board
from tests.chat.world import World


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, object]]]:
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


async def test_a_whole_game_logs_ids_and_no_secret(
    world: World, lines: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.table(2)
    await world.click(world.bruno, "Roll 8 dice")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    with monkeypatch.context() as patched:
        patched.delattr(board, "story")
        await world.command(world.bruno, "table show")
    for turn in range(16):
        await world.turn(world.people[turn % 2])
    await world.click(world.carla, "Rematch")

    table_id = world.buttons()["Rematch"].split(":")[1].split("!")[0]
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
