"""Actions of players at the page, by mouse and for every game."""

from bot.chat.requests import Play, decode
from tests.browser.driver import Locator, Page, expect


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'section[data-person="{name}"]')


def last(page: Page, name: str) -> Locator:
    """Return the newest message of a person's open tab."""
    return panel(page, name).get_by_role("article").last


def board(page: Page, name: str) -> Locator:
    """Return the newest message with a picture, which skips later ephemeral texts."""
    return panel(page, name).get_by_role("article").filter(has=page.locator("figure")).last


async def sit_down(page: Page, url: str, width: int) -> Page:
    """Open the page at this width, with an empty channel."""
    await page.set_viewport_size({"width": width, "height": 1000})
    await page.goto(url)
    await expect(page.get_by_text("Roost is online")).to_be_visible()
    return page


async def open_table(page: Page, game: str) -> None:
    """Open a table as Anna, with the button of the empty channel and the form as it is. Only the lobby stays."""
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="/table open").click()
    await anna.get_by_role("button", name="Send", exact=True).click()
    await last(page, "Anna").get_by_role("button", name=game).click()
    form = page.locator("dialog.form")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).not_to_be_visible()
    await expect(last(page, "Anna").get_by_role("button", name="Join")).to_be_visible()
    await expect(anna.get_by_role("button", name="Dismiss message")).to_have_count(0)


async def join(page: Page, *names: str) -> None:
    for name in names:
        await panel(page, name).get_by_role("button", name="Join").click()
        await expect(last(page, "Anna").get_by_role("img", name=name)).to_be_visible()


async def learn(page: Page, name: str) -> None:
    """Open How to play from a lobby."""
    await board(page, name).get_by_role("button", name="How to play").click()


async def speak_italian(page: Page, name: str) -> None:
    person = panel(page, name)
    await person.get_by_role("button", name=f"Settings of {name}").click()
    await person.get_by_label("Language").select_option("it")
    await expect(person.get_by_role("tab", name="Messaggi privati")).to_be_visible()
    await page.keyboard.press("Escape")


async def moves(page: Page) -> dict[str, str]:
    """Return the custom_id and label of every move below the board."""
    buttons = board(page, "Anna").locator("button[data-custom-id]")
    found = await buttons.evaluate_all("all => all.map(one => [one.dataset.customId, one.textContent.trim()])")
    return {custom_id: label for custom_id, label in found if isinstance(decode(custom_id), Play)}


async def moves_or_end(page: Page) -> dict[str, str]:
    """Return the moves below the newest board, once its picture is visible. Empty after the end of the game."""
    board = last(page, "Anna")
    await expect(board.get_by_role("img")).to_be_visible()
    await expect(board.locator("button[data-custom-id]").first).to_be_visible()
    return await moves(page)


def seat_of(offered: dict[str, str]) -> int:
    """Return the seat of the moves."""
    play = decode(next(iter(offered)))
    assert isinstance(play, Play)
    return play.seat


async def go_away(page: Page, name: str) -> None:
    person = panel(page, name)
    await person.get_by_role("button", name=f"Settings of {name}").click()
    await person.get_by_role("switch", name="Away").click()
    await page.keyboard.press("Escape")
    await expect(person.get_by_text(f"{name} is away")).to_be_visible()


async def let_time_pass(page: Page, how_much: str) -> None:
    """Skip time with the menu in the bar."""
    menu = page.get_by_role("dialog", name="Let time pass")
    if not await menu.is_visible():
        await page.get_by_role("button", name="Let time pass").click()
    await menu.get_by_role("button", name=how_much, exact=True).click()
