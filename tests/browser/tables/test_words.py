"""What a screen reader finds on the page, by Chromium's accessibility tree, for a person who is answered in words."""

import re
from typing import Any

import pytest

from tests.browser.driver import Page, expect
from tests.browser.players import join, last, open_table, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno")
WIDTH = 1280
CONTROLS = {"button", "link", "combobox", "textbox", "checkbox", "switch", "tab", "menuitem", "image"}


async def unnamed(page: Page) -> list[str]:
    """Return the roles of the page's controls and pictures without a name."""
    session: Any = await page.context.new_cdp_session(page)
    tree: Any = await session.send("Accessibility.getFullAXTree")
    controls: list[Any] = [one for one in tree["nodes"] if not one["ignored"] and one["role"]["value"] in CONTROLS]
    assert len(controls) > len(CONTROLS)
    return [one["role"]["value"] for one in controls if not one.get("name", {}).get("value")]


async def test_a_screen_reader_finds_what_happened_then_the_question_then_the_choices(page: Page) -> None:
    for name in PLAYERS:
        person = panel(page, name)
        await person.get_by_role("combobox", name="Message", exact=True).fill("/me words words:on")
        await person.get_by_role("button", name="Send", exact=True).click()
        await expect(last(page, name)).to_contain_text("answers you in words")
        await person.get_by_role("button", name="Dismiss message").click()
    await open_table(page, "Heckmeck am Bratwurmeck")
    await join(page, "Bruno")
    await last(page, "Anna").get_by_role("button", name="Start").click()
    private = page.get_by_role("article").filter(has_text="Only you can see this")
    asked = private.filter(has=page.get_by_role("button", name=re.compile("^Keep")))
    await expect(asked).to_have_count(1)
    tree = await asked.aria_snapshot()
    heard = ("rolls", "which dice", 'button "Keep', 'button "Whole table"', 'button "Picture"')
    assert re.search(".*".join(map(re.escape, heard)), tree, re.DOTALL), tree
    assert "img" not in tree
    await page.set_viewport_size({"width": 390, "height": 844})
    assert await unnamed(page) == []
