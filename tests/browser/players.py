"""Players side by side at the page, and what they do there by mouse alone, whatever the table's game is."""

import re

from tests.browser.driver import Locator, Page, expect

MOVE = re.compile(r"r1:\w+:(\d+)\.\d+:")


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'section[data-person="{name}"]')


def last(page: Page, name: str) -> Locator:
    """The newest message of the tab that somebody looks at."""
    return panel(page, name).get_by_role("article").last


def board(page: Page, name: str) -> Locator:
    """The newest message with a picture there: not what somebody was told alone behind it."""
    return panel(page, name).get_by_role("article").filter(has=page.locator("figure")).last


async def sit_down(page: Page, url: str, width: int) -> Page:
    """Everybody at one screen of this width, in front of an empty channel."""
    await page.set_viewport_size({"width": width, "height": 1000})
    await page.goto(url)
    await expect(page.get_by_text("Roost is online")).to_be_visible()
    return page


async def open_table(page: Page, game: str) -> None:
    """As the empty channel proposes it to Anna."""
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="/table open").click()
    await anna.get_by_role("option", name=game).click()
    await anna.get_by_role("button", name="Send", exact=True).click()


async def join(page: Page, *names: str) -> None:
    for name in names:
        await panel(page, name).get_by_role("button", name="Join").click()
        await expect(last(page, "Anna")).to_contain_text(name)


async def speak_italian(page: Page, name: str) -> None:
    """From now on this person's own messages, and the words of their panel, are Italian."""
    person = panel(page, name)
    await person.get_by_role("button", name=f"Settings of {name}").click()
    await person.get_by_label("Language").select_option("it")
    await expect(person.get_by_role("tab", name="Messaggi privati")).to_be_visible()
    await page.keyboard.press("Escape")


async def moves(page: Page) -> dict[str, str]:
    """What stands under the board: custom_id and label of every move."""
    buttons = board(page, "Anna").locator("button[data-custom-id]")
    found = await buttons.evaluate_all("all => all.map(one => [one.dataset.customId, one.textContent.trim()])")
    return {custom_id: label for custom_id, label in found if MOVE.match(custom_id)}


async def moves_or_end(page: Page) -> dict[str, str]:
    """The moves under the newest board, once its picture stands there; nothing when the game is over."""
    board = last(page, "Anna")
    await expect(board.get_by_role("img")).to_be_visible()
    await expect(board.locator("button[data-custom-id]").first).to_be_visible()
    return await moves(page)


def seat_of(offered: dict[str, str]) -> int:
    """Whom the moves under the board are for."""
    match = MOVE.match(next(iter(offered)))
    assert match is not None
    return int(match[1])


async def go_away(page: Page, name: str) -> None:
    """By the switch in that person's menu."""
    person = panel(page, name)
    await person.get_by_role("button", name=f"Settings of {name}").click()
    await person.get_by_role("switch", name="Away").click()
    await page.keyboard.press("Escape")
    await expect(person.get_by_text(f"{name} is away")).to_be_visible()


async def let_time_pass(page: Page, how_much: str) -> None:
    """By the menu in the bar."""
    menu = page.get_by_role("dialog", name="Let time pass")
    if not await menu.is_visible():
        await page.get_by_role("button", name="Let time pass").click()
    await menu.get_by_role("button", name=how_much, exact=True).click()
