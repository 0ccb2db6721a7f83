"""Roost as a newcomer meets it: `roost play` in a process of its own, a browser, and a mouse."""

import re
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from tests.browser.conftest import roost_play
from tests.browser.driver import Locator, Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla")
VARIANTS = ("Bury the returned tile", "Every failure burns")
MOST_CLICKS = 200
MOVE = re.compile(r"r1:\w+:(\d+)\.\d+:")


@pytest_asyncio.fixture(loop_scope="session")
async def url() -> AsyncIterator[str]:
    """The address that `roost play` prints."""
    async with roost_play(PLAYERS) as address:
        yield address


@pytest_asyncio.fixture(loop_scope="session")
async def page(empty_page: Page, url: str) -> Page:
    await empty_page.set_viewport_size({"width": 1280, "height": 800})
    await empty_page.goto(url)
    await expect(empty_page.get_by_text("Roost is online")).to_be_visible()
    return empty_page


def panel(page: Page, name: str) -> Locator:
    return page.locator(f'section[data-person="{name}"]')


async def open_table(page: Page) -> None:
    """By mouse alone, as the empty channel proposes it."""
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="/table open").click()
    await anna.get_by_role("option", name="Heckmeck am Bratwurmeck").click()
    await anna.get_by_role("button", name="Send", exact=True).click()


async def join(page: Page, *names: str) -> None:
    for name in names:
        await panel(page, name).get_by_role("button", name="Join").click()
        await expect(panel(page, "Anna").get_by_role("article").last).to_contain_text(name)


async def choose_a_short_game(page: Page) -> None:
    """By the lobby's menu: every turn that ends without a tile takes one from the grill."""
    anna = panel(page, "Anna")
    await anna.get_by_role("combobox", name="Variants").click()
    for name in VARIANTS:
        await anna.get_by_role("option", name=name).click()
    await page.keyboard.press("Escape")
    for name in VARIANTS:
        await expect(panel(page, "Bruno").get_by_role("article").last).to_contain_text(f"{name}:")


async def start(page: Page) -> None:
    await panel(page, "Anna").get_by_role("button", name="Start").click()
    await expect(panel(page, "Anna").get_by_role("button", name="Roll 8 dice")).to_be_visible()


async def moves(page: Page) -> dict[str, str]:
    """What stands under the board: custom_id and label of every move."""
    buttons = panel(page, "Anna").get_by_role("article").last.locator("button[data-custom-id]")
    found = await buttons.evaluate_all("all => all.map(one => [one.dataset.customId, one.textContent.trim()])")
    return {custom_id: label for custom_id, label in found if MOVE.match(custom_id)}


def steady(label: str) -> tuple[bool, int]:
    """Take what can be taken, keep worms, then what adds most."""
    total = int(label.rsplit("→", 1)[1]) if "→" in label else 0
    return (label.startswith(("Take", "Steal")), 1000 * ("worm" in label) + total)


def hasty(label: str) -> tuple[bool, bool, bool]:
    """Give the turn up as soon as possible; without worms that is soon."""
    return (label.startswith("Stop"), label.startswith(("Take", "Steal")), "worm" not in label)


def seat_of(offered: dict[str, str]) -> int:
    """Whom the moves under the board are for."""
    match = MOVE.match(next(iter(offered)))
    assert match is not None
    return int(match[1])


async def play(page: Page, offered: dict[str, str], likes: Callable[[str], tuple[int, ...]]) -> None:
    """The seat a move is for clicks it, in its own panel; the board then shows something else."""
    custom_id = max(offered, key=lambda custom_id: likes(offered[custom_id]))
    button = panel(page, PLAYERS[seat_of(offered)]).locator(f"button[data-custom-id='{custom_id}']").last
    await button.click()
    await expect(page.locator(f"button[data-custom-id='{custom_id}']")).to_have_count(0)


async def moves_or_end(page: Page) -> dict[str, str]:
    """The moves under the newest board, once its picture stands there; nothing when the game is over."""
    last = panel(page, "Anna").get_by_role("article").last
    await expect(last.get_by_role("img")).to_be_visible()
    await expect(last.locator("button[data-custom-id]").first).to_be_visible()
    return await moves(page)


async def test_a_newcomer_adds_a_player_plays_a_whole_turn_and_sees_the_picture_change(page: Page) -> None:
    await page.get_by_role("button", name="Add player").click()
    await page.get_by_label("Name", exact=True).fill("Dario")
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(panel(page, "Dario")).to_be_visible()

    await open_table(page)
    await join(page, "Bruno")
    await start(page)
    board = panel(page, "Bruno").get_by_role("article").last.get_by_role("img").last
    pictures = [await board.get_attribute("src")]
    offered = await moves_or_end(page)
    first_seat = seat_of(offered)
    while seat_of(offered) == first_seat:
        await play(page, offered, steady)
        offered = await moves_or_end(page)
        pictures.append(await board.get_attribute("src"))
    assert len(set(pictures)) >= 3  # the start, the roll, what was kept
    newest = panel(page, "Dario").get_by_role("article").last
    await expect(newest.get_by_role("img").last).to_be_visible()
    await expect(newest.locator("button img.emoji").first).to_have_js_property("naturalWidth", 128)


async def test_three_players_play_a_whole_game_by_mouse_alone(page: Page) -> None:
    await open_table(page)
    await join(page, "Bruno", "Carla")
    await choose_a_short_game(page)
    await start(page)
    for _ in range(MOST_CLICKS):
        offered = await moves_or_end(page)
        if not offered:
            break
        await play(page, offered, hasty)
    last = panel(page, "Anna").get_by_role("article").last
    await expect(last).to_contain_text("the game is over")
    await expect(last.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(last.get_by_role("img").last).to_be_visible()
