"""Interactions while this machine's clock differs from Discord's, or is set."""

import asyncio
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.front import interaction as interactions
from bot.chat.front import serving
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.front.serving import Serving, Work
from bot.metrics.meters import Meters
from bot.tables.wall_clock import now

AHEAD = "roost_clock_ahead_seconds "


class Discord:
    """Interactions that arrive at once, while this machine's clock is `ahead`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        self.meters = Meters("0.1.0")
        self.has_deferred = asyncio.Event()
        self._serving = Serving(self.meters, AsyncMock(return_value=False))
        self._number = 0
        monkeypatch.setattr(serving, "now", lambda: now() + round(1000 * self.ahead))

    async def interact(self, times: int, late: float = 0.0, work: Work | None = None) -> None:
        """Let interactions arrive `late` seconds after they were made."""
        for _ in range(times):
            self._number += 1
            made = now() - round(1000 * late)
            made_id = ((made - discord.utils.DISCORD_EPOCH) << 22) + self._number
            raw = Mock(id=made_id, type=discord.InteractionType.application_command, command=None)
            raw.response.send_message = AsyncMock(return_value=Mock())
            raw.response.send_modal = raw.delete_original_response = AsyncMock()
            raw.response.defer = AsyncMock(side_effect=self._note_deferred)
            await self._serving.serve(raw, work or _reply)

    def _note_deferred(self, **_: object) -> None:
        self.has_deferred.set()

    @property
    def measured(self) -> float:
        return self._sum(AHEAD)

    @property
    def deferred(self) -> float:
        return self._sum("roost_deferred_replies_total{")

    def _sum(self, measure: str) -> float:
        lines = self.meters.exposition().decode().splitlines()
        return sum(float(line.split(" ")[-1]) for line in lines if line.startswith(measure))


async def _reply(interaction: Interaction) -> None:
    await interaction.reply(Post("Done."), private=True)


async def _open_form(interaction: Interaction) -> None:
    for _ in range(5):  # which is what a read of the database takes at least
        await asyncio.sleep(0)
    await interaction.open_form(Mock())


async def _acknowledge(interaction: Interaction) -> None:
    await interaction.acknowledge()


async def _defer(interaction: Interaction) -> None:
    await interaction.defer(private=True)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Discord:
    return Discord(monkeypatch)


@pytest.mark.parametrize("jump", [2, -2, 3600])
async def test_form_opens_after_the_clock_was_put_right(server: Discord, jump: int) -> None:
    """Discord takes a form as the first reply only, so it is refused once the reply was deferred."""
    await server.interact(3)
    with capture_logs() as lines:
        for ahead in (jump, 0):
            server.ahead = ahead
            await server.interact(3, work=_open_form)
    assert [line["code"] for line in lines if line["event"] == "refused"] == []


@pytest.mark.parametrize("ahead", [60, -60])
async def test_clock_that_differs_from_discords_is_one_warning_until_it_is_right(server: Discord, ahead: int) -> None:
    with capture_logs() as lines:
        for wrong in (0, ahead, 0, ahead):
            server.ahead = wrong
            await server.interact(30)
            assert abs(server.measured - wrong) < 2
    warnings = [line for line in lines if line["event"] == "clock.differs"]
    assert [round(line["ahead"] / 10) for line in warnings] == [ahead // 10] * 2
    assert all("set this machine's clock" in line["hint"] for line in warnings)


async def test_interactions_that_come_late_are_no_wrong_clock(server: Discord) -> None:
    """After an outage of the gateway some come at once."""
    with capture_logs() as lines:
        await server.interact(5, late=20)
        await server.interact(30)
    assert [line for line in lines if line["event"] == "clock.differs"] == []


@pytest.mark.parametrize("work", [_reply, _acknowledge, _defer])
async def test_replies_deferred_on_purpose_do_not_count_as_deferred(server: Discord, work: Work) -> None:
    await server.interact(3, work=work)
    assert server.deferred == 0


async def test_replies_that_are_not_ready_in_time_count_as_deferred(
    server: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take_too_long(_: Interaction) -> None:
        await server.has_deferred.wait()

    monkeypatch.setattr(interactions, "DEFER_AFTER", 0.0)
    await server.interact(1, work=take_too_long)
    assert server.deferred == 1
