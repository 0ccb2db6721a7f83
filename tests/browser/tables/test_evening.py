"""An evening by appointment on a phone: the form of a refused plan, answers, the hour, a game, and next week's plan."""

import os

import pytest

from tests.browser.driver import Locator, Page, expect
from tests.browser.players import last, let_time_pass, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla")
WIDTH = 390
SHOTS = os.environ.get("ROOST_SHOTS")


async def shot(page: Page, name: str) -> None:
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")


async def shown(page: Page, name: str) -> Locator:
    """Show a person's panel in place of another's."""
    await page.get_by_role("button", name=f"Show {name}").click()
    return panel(page, name)


async def plan_of(page: Page, name: str) -> Locator:
    return (await shown(page, name)).get_by_role("article").filter(has_text="🗓️").last


async def test_an_evening_by_appointment_is_played_and_planned_again(page: Page) -> None:
    anna = await shown(page, "Anna")
    box = anna.get_by_role("combobox", name="Message", exact=True)
    await box.fill("/plan game:heckmeck when:in 2 hours repeat:weekly")
    await box.press("Enter")
    await shot(page, "0-typed")
    await anna.get_by_role("button", name="Send", exact=True).click()
    await last(page, "Anna").get_by_role("button", name="Open the form").click()
    form = page.locator("dialog.form")
    await expect(form.get_by_role("textbox", name="When?")).to_have_value("in 2 hours")
    await form.get_by_role("textbox", name="Where are you?").fill("Roma")
    await form.get_by_role("button", name="Submit").click()
    for name in PLAYERS[1:]:
        await (await plan_of(page, name)).get_by_role("button", name="I'm in").click()
        await expect(await plan_of(page, name)).to_contain_text(name)
    await shot(page, "1-in")
    await (await plan_of(page, "Anna")).get_by_role("button", name="…", exact=True).click()
    await expect(last(page, "Anna").get_by_role("button", name="Cancel this evening")).to_be_visible()
    await shot(page, "2-more")
    await last(page, "Anna").get_by_role("button", name="Dismiss message").click()
    for _ in range(2):
        await let_time_pass(page, "1 hour")
    await page.keyboard.press("Escape")
    for name in PLAYERS:
        await (await shown(page, name)).get_by_role("button", name="Join").last.click()
        await expect(last(page, name).get_by_role("img", name=name)).to_be_visible()
        if name == "Anna":
            await shot(page, "3-lobby")
    await (await shown(page, "Anna")).get_by_role("button", name="Start").last.click()
    await expect(last(page, "Anna").get_by_role("button", name="Keep").first).to_be_visible()
    for _ in range(4):
        await let_time_pass(page, "1 hour")
    await page.keyboard.press("Escape")
    following = await plan_of(page, "Carla")
    await expect(following).to_contain_text("In (1)")
    await shot(page, "5-next")
