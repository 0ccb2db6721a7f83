"""Players side by side at the page, and what they do there by mouse alone, whatever the table's game is."""

from tests.browser.driver import Locator, Page, expect


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'section[data-person="{name}"]')


def last(page: Page, name: str) -> Locator:
    """The newest message of the tab that somebody looks at."""
    return panel(page, name).get_by_role("article").last


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
