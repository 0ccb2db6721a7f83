"""Absence tried out at one screen: somebody goes away from it, the clock is put forward, and a hen plays meanwhile."""

import re

import pytest

from tests.browser.driver import Page, expect
from tests.browser.players import board, go_away, join, let_time_pass, moves, panel, seat_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno")
WIDTH = 1280
IN_A_ROW = 3


async def a_table_with_a_clock(page: Page) -> None:
    anna = panel(page, "Anna")
    await anna.get_by_role("combobox", name="Message", exact=True).fill("/table open game:heckmeck clock:live")
    await anna.get_by_role("button", name="Send", exact=True).click()
    await join(page, "Bruno")
    await anna.get_by_role("button", name="Start").click()


async def a_move(page: Page) -> tuple[str, str]:
    """What can be done now: the seat's person and the custom_id. While a hen decides, nothing can."""
    await expect(board(page, "Anna").locator("button[data-custom-id*=':[']").first).to_be_visible()
    offered = await moves(page)
    return PLAYERS[seat_of(offered)], next(one for one, label in offered.items() if not label.startswith("Stop"))


async def make(page: Page, name: str, move: str) -> None:
    """Press the button, unless it has gone meanwhile: a board that was long on its way shows for a moment what was."""
    buttons = panel(page, name).locator(f"button[data-custom-id='{move}']")
    await buttons.evaluate_all("found => found.at(-1)?.click()")
    await expect(page.locator(f"button[data-custom-id='{move}']")).to_have_count(0)


async def until_asked(page: Page, name: str) -> str:
    """Whoever else is asked plays, until this person is; one of their moves."""
    while (found := await a_move(page))[0] != name:
        await make(page, *found)
    return found[1]


async def test_hen_plays_until_the_absent_person_returns(page: Page) -> None:
    await a_table_with_a_clock(page)
    gone, there = "Bruno", "Anna"
    await go_away(page, gone)
    for missed in range(1, IN_A_ROW + 1):
        move = await until_asked(page, gone)
        await expect(board(page, there).locator("time[data-relative]")).to_have_text(re.compile(r"^in [12] minutes?$"))
        await let_time_pass(page, "3 minutes")
        await expect(page.locator(f"button[data-custom-id='{move}']")).to_have_count(0)
        back = board(page, there).get_by_role("button", name=f"{gone}: I'm back")
        await expect(back).to_have_count(missed // IN_A_ROW)
    await page.keyboard.press("Escape")

    await expect(board(page, there)).to_contain_text(re.compile(rf"A hen plays for .+{gone}, who is away"))
    await panel(page, gone).get_by_role("button", name="Come back").click()
    await board(page, gone).get_by_role("button", name=f"{gone}: I'm back").click()
    await expect(board(page, there)).not_to_contain_text("A hen plays for")
    await make(page, gone, await until_asked(page, gone))
