"""The screens of a first evening: their contents, their readers and their languages."""

import re

import pytest

from tests.browser.driver import Locator, Page, expect
from tests.browser.players import join, last, learn, open_table, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla")
WIDTH = 1440


async def check_picture(message: Locator) -> None:
    await expect(message.get_by_role("img").last).to_be_visible()
    await expect(message.get_by_role("img").last).to_have_attribute("alt", re.compile(r"\w{3}"))


FITS = """message => {
  const box = message.getBoundingClientRect();
  const parts = [...message.querySelectorAll("p, h2, .subtext, img, button, [role=combobox]")];
  const wrong = parts.filter((one) => {
    const at = one.getBoundingClientRect();
    const small = one.textContent.trim() && parseFloat(getComputedStyle(one).fontSize) < 11;
    return at.width && (small || at.left < box.left - 1 || at.right > box.right + 1 || at.right > innerWidth);
  });
  return wrong.map((one) => one.outerHTML.slice(0, 120));
}"""
"""Returns the parts of a message that are cut off at a side, or smaller than 11 pixels."""
WIDTHS = (1440, 390)


async def check_fit(page: Page, name: str) -> None:
    """Expect that a person's newest message fits a desk and a phone."""
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 1000})
        if width < 720:
            await page.locator(f'[data-chip="{name}"]').click()
        await check_picture(last(page, name))
        assert await last(page, name).evaluate(FITS) == [], width
    await page.set_viewport_size({"width": WIDTHS[0], "height": 1000})
    await expect(page.locator("section[data-person]")).to_have_count(len(PLAYERS))


@pytest.mark.parametrize(
    ("game", "command", "refusal", "rule"),
    [
        (
            "Tanz der Hornochsen!",
            "/hornochsen play tiles:100",
            r"You don't have 100\. Your tiles: [\d, ]+\.",
            "Choose in secret, place in order. Fewest penalties win",
        ),
        (
            "Verflixxt!",
            "/verflixxt roll",
            r"You've rolled a \d\. Now move a pawn",
            "Roll and move. The most points win",
        ),
        (
            "Heckmeck am Karteneck",
            "/karteneck play kind:5 count:6",
            r"You can't play six 5s: you have (none|only \w+)\.",
            "Play cards. The most worms win",
        ),
    ],
)
async def test_every_screen_of_a_turn_fits_a_desk_and_a_phone(
    page: Page, game: str, command: str, refusal: str, rule: str
) -> None:
    """Covers how to play, the board, the hand if there is one, and a refused move with its rule."""
    await open_table(page, game)
    await join(page, "Bruno")
    await learn(page, "Anna")
    await expect(last(page, "Anna")).to_contain_text(rule)
    await check_fit(page, "Anna")
    await last(page, "Anna").get_by_role("button", name="Signs").click()
    await expect(last(page, "Anna")).to_contain_text(re.compile(r"1 \S"))
    await check_fit(page, "Anna")

    await panel(page, "Anna").get_by_role("button", name="Start").click()
    board = last(page, "Carla")
    await expect(board.get_by_role("button", name="How to play")).to_be_visible()
    await check_fit(page, "Carla")
    asked = await board.inner_text()
    name = "Bruno" if re.search(r"Bruno, (play|move|you can)", asked) else "Anna"
    choose = board.get_by_role("button", name=re.compile(r"^Choose a "))
    if await choose.count():
        await last(page, name).get_by_role("button", name=re.compile(r"^Choose a ")).click()
        await expect(last(page, name).get_by_role("button", name="Refresh")).to_be_enabled()
        await check_fit(page, name)

    person = panel(page, name)
    await person.get_by_role("combobox", name="Message", exact=True).fill(command)
    await person.get_by_role("button", name="Send", exact=True).click()
    await expect(last(page, name)).to_contain_text(re.compile(refusal))
    await expect(last(page, name)).to_contain_text("Only you can see this")
    await last(page, name).get_by_role("button", name="Show the rule").click()
    await expect(last(page, name)).to_contain_text(rule)
    await check_fit(page, name)
