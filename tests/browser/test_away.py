"""Absence and skipped time at the page, by mouse and keyboard."""

import pytest

from bot.playground.server import Playground
from tests.browser.conftest import OpenPage
from tests.browser.driver import expect
from tests.browser.players import go_away, let_time_pass, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_skipped_time_updates_relative_times(open_page: OpenPage, playground: Playground) -> None:
    world, forward = playground.world, list[int]()
    page = await open_page()
    await expect(page.get_by_role("button", name="Dark theme")).to_be_visible()
    await expect(page.get_by_role("button", name="Let time pass")).to_be_hidden()
    world.put_forward = forward.append
    await page.reload()
    ada, _ = world.people.values()
    world.say(ada.id, world.main_id, f"Time runs out <t:{int(world.now()) + 3 * 3600 + 60}:R>.")
    relative = panel(page, "Bruno").locator("time[data-relative]")
    await expect(relative).to_have_text("in 3 hours")
    await page.get_by_role("button", name="Let time pass").press("Enter")
    menu = page.get_by_role("dialog", name="Let time pass")
    await expect(menu.get_by_role("button")).to_have_text(["3 minutes", "10 minutes", "1 hour", "1 day"])
    await menu.get_by_role("button", name="1 hour").press("Enter")
    await expect(relative).to_have_text("in 2 hours")
    await let_time_pass(page, "1 day")
    await expect(relative).to_have_text("22 hours ago")
    assert forward == [3_600_000, 86_400_000]
    await page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1000, 1440])
async def test_the_bar_holds_its_menus_on_every_screen(open_page: OpenPage, playground: Playground, width: int) -> None:
    playground.world.put_forward = list[int]().append
    page = await open_page(width=width)
    await go_away(page, "Ada")
    await page.get_by_role("button", name="Let time pass").click()
    for part in (page.get_by_role("banner").first, page.get_by_role("dialog", name="Let time pass")):
        box = await part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    bar = "[...document.querySelectorAll('.bar > *')]"
    assert await page.evaluate(f"{bar}.every((one) => one.getBoundingClientRect().right <= innerWidth)")
