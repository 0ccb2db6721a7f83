"""Absence at the page: a player goes away, time is skipped, and a hen plays instead."""

import re

import pytest

from tests.browser.driver import Page, expect
from tests.browser.players import board, go_away, join, let_time_pass, moves, panel, seat_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno")
WIDTH = 1280
IN_A_ROW = 3


async def open_table_with_clock(page: Page) -> None:
    anna = panel(page, "Anna")
    await anna.get_by_role("combobox", name="Message", exact=True).fill("/table open game:heckmeck clock:live")
    await anna.get_by_role("button", name="Send", exact=True).click()
    await join(page, "Bruno")
    await anna.get_by_role("button", name="Start").click()


async def next_move(page: Page) -> tuple[str, str]:
    """Wait for a move of a person. Returns the person and the custom_id."""
    await expect(board(page, "Anna").locator("button[data-custom-id*=':[']").first).to_be_visible()
    offered = await moves(page)
    return PLAYERS[seat_of(offered)], next(one for one, label in offered.items() if not label.startswith("Stop"))


async def press(page: Page, name: str, move: str) -> None:
    """Press the button, unless a delayed update of the board has just removed it."""
    buttons = panel(page, name).locator(f"button[data-custom-id='{move}']")
    await buttons.evaluate_all("found => found.at(-1)?.click()")
    await expect(page.locator(f"button[data-custom-id='{move}']")).to_have_count(0)


async def play_until_asked(page: Page, name: str) -> str:
    """Play for the other people until this person's turn. Returns one of their moves."""
    while (found := await next_move(page))[0] != name:
        await press(page, *found)
    return found[1]


async def test_hen_plays_until_the_absent_person_returns(page: Page) -> None:
    await open_table_with_clock(page)
    gone, there = "Bruno", "Anna"
    await go_away(page, gone)
    for missed in range(1, IN_A_ROW + 1):
        move = await play_until_asked(page, gone)
        await expect(board(page, there).locator("time[data-relative]")).to_have_text(re.compile(r"^in [12] minutes?$"))
        await let_time_pass(page, "3 minutes")
        await expect(page.locator(f"button[data-custom-id='{move}']")).to_have_count(0)
        back = board(page, there).get_by_role("button", name=f"{gone}: I'm back")
        await expect(back).to_have_count(missed // IN_A_ROW)
    await page.keyboard.press("Escape")

    await expect(board(page, there)).to_contain_text(re.compile(rf"A hen is playing for .+{gone} until"))
    await panel(page, gone).get_by_role("button", name="Come back").click()
    await board(page, gone).get_by_role("button", name=f"{gone}: I'm back").click()
    await expect(board(page, there)).not_to_contain_text("A hen is playing for")
    await press(page, gone, await play_until_asked(page, gone))
