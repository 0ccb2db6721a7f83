"""A form at the page: opened by a command, filled in by mouse on a phone, sent in."""

import pytest

from tests.browser.driver import Page, expect
from tests.browser.players import last, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno")
WIDTH = 390


async def test_settings_form_is_filled_in_and_keeps_what_was_chosen(page: Page) -> None:
    form = page.locator("dialog.form")
    for first in (True, False):
        box = panel(page, "Anna").get_by_role("combobox").first
        await box.fill("/settings")
        await panel(page, "Anna").get_by_role("option", name="/settings").click()
        await panel(page, "Anna").get_by_role("button", name="Send", exact=True).click()
        await expect(form.get_by_role("heading", name="Tables on this server")).to_be_visible()
        assert await form.evaluate("it => it.querySelector('form').scrollWidth <= it.clientWidth")
        if first:
            await form.get_by_label("Italiano").check()
            await form.get_by_label("# general").check()
            await form.get_by_role("button", name="Submit").click()
            await expect(form).not_to_be_visible()
            await expect(last(page, "Anna")).to_contain_text("Language: Italiano")
            await expect(last(page, "Anna")).to_contain_text("# general")
    await expect(form.get_by_label("Italiano")).to_be_checked()
    await expect(form.get_by_label("# general")).to_be_checked()
    await page.keyboard.press("Escape")
    await expect(form).not_to_be_visible()
