"""Reviews of a finished game, over the wire, by the process that works on them."""

import asyncio
import os
import signal
from collections.abc import Sequence

import pytest

import bot.app
from bot.chat import pages
from bot.computers.process import Worker
from bot.computers.reviewer import Reviewer
from bot.finished import review
from bot.playground.objects import Exchange, Interaction, Message, Person
from tests.e2e.conftest import Opening
from tests.e2e.group import SHORT, Group, hasty
from tests.e2e.house import House
from tests.patience import PATIENCE
from tests.reviewing import PROMPT

pytestmark = pytest.mark.usefixtures("sketched")

PROGRESS = "Going through the game again"


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    """The bot's process for reviews. Every progress is said, and a review is short."""
    worker = Worker(PROMPT, stall=PATIENCE)
    monkeypatch.setattr(bot.app, "Reviewer", lambda: Reviewer(worker))
    monkeypatch.setattr(review, "BOUND", 2.0)
    monkeypatch.setattr(pages, "PROGRESS_EVERY", 0.0)
    return worker


async def finished(house: House) -> Group:
    """Two people whose game is over."""
    group = house.group(2)
    await group.open(variants=SHORT)
    await group.play_on(hasty)
    await group.ended()
    return group


class Reader:
    """A person who clicks on Review."""

    def __init__(self, house: House, group: Group, who: Person) -> None:
        self._house, self._group, self._who = house, group, who
        self.under_way = asyncio.Event()
        house.world.observers.append(self._hear)

    def _hear(self, exchange: Exchange) -> None:
        if PROGRESS in str(exchange.response):
            self.under_way.set()

    async def click(self) -> None:
        """Click, and wait for the first progress."""
        await self._group.press(self._who, "Review")
        await asyncio.wait_for(self.under_way.wait(), PATIENCE)

    async def answer(self) -> Message:
        """Return what remains in the end."""
        return await answer_of(self._house, self._group.answered[-1])


async def answer_of(house: House, asked: Interaction) -> Message:
    """Return the message that answers a click or a command, once it is more than progress."""

    def shown() -> Sequence[Message]:
        messages = [*([asked.message] if asked.message is not None else []), *asked.followups]
        return [it for it in messages if it.content and not it.deleted]

    await house.world.wait_until(lambda: any(not it.content.startswith(PROGRESS) for it in shown()), 2 * PATIENCE)
    (message,) = shown()
    return message


async def test_review_under_an_ending_says_progress_and_survives_a_kill(open_house: Opening, worker: Worker) -> None:
    house = await open_house()
    await house.start()
    group = await finished(house)
    reader = Reader(house, group, house.people[1])
    await reader.click()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    page = await reader.answer()
    assert page.ephemeral
    assert "what was luck, what was you" in page.content
    (picture,) = page.attachments
    assert picture.data.startswith(b"\x89PNG")
    assert picture.description
