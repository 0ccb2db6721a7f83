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
    board = panel(page, "Anna").get_by_role("article").last
    await expect(board.locator("button[data-custom-id*=':[']").first).to_be_visible()


async def moves(page: Page) -> dict[str, str]:
    """What stands under the board: custom_id and label of every move."""
    buttons = panel(page, "Anna").get_by_role("article").last.locator("button[data-custom-id]")
    found = await buttons.evaluate_all("all => all.map(one => [one.dataset.customId, one.textContent.trim()])")
    return {custom_id: label for custom_id, label in found if MOVE.match(custom_id)}


def steady(label: str) -> tuple[bool, int]:
    """Take what can be taken, keep worms, then what adds most."""
    total = int(label.rpartition("(")[2].rstrip(")")) if label.startswith("Keep") else 0
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
    assert len(set(pictures)) >= 3  # what was rolled, what was kept, what was rolled then
    newest = panel(page, "Dario").get_by_role("article").last
    await expect(newest.get_by_role("img").last).to_be_visible()
    await expect(newest.locator("button img.emoji").first).to_have_js_property("naturalWidth", 128)


async def test_a_command_in_a_message_is_taken_up_by_a_click(page: Page) -> None:
    anna = panel(page, "Anna")
    box = anna.get_by_role("combobox", name="Message", exact=True)
    await box.fill("/table show")
    await box.press("Enter")
    await box.press("Enter")
    told = anna.get_by_role("article").last
    await expect(told).to_contain_text("There is no table in this channel yet. Open one with /table open.")
    await told.get_by_role("button", name="/table open").click()
    await expect(anna.get_by_role("option", name="Heckmeck am Bratwurmeck")).to_be_visible()


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
    await expect(last.get_by_role("heading")).to_contain_text("win")
    await the_end_is_looked_at_and_shared(page)


async def the_end_is_looked_at_and_shared(page: Page) -> None:
    """On a phone: whether it was fair, the leaderboard, the film and its moves, for one's own eyes; then one move for
    everybody's."""
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.reload()
    await page.get_by_role("button", name="Show Anna").click()
    anna = panel(page, "Anna")

    async def press(name: str, told: str) -> None:
        await anna.get_by_role("button", name=name, exact=True).last.click()
        await expect(anna.get_by_role("article").last).to_contain_text(told)

    await press("Fair?", "all agrees")
    await press("Leaderboard", "By the season's rating")
    await press("Replay", "Step by step")
    await press("Step by step", "how it began")
    await press("▶", "move 1 of")
    await anna.get_by_role("button", name="Share", exact=True).last.click()
    await page.set_viewport_size({"width": 1280, "height": 800})
    await page.reload()
    seen = panel(page, "Bruno").get_by_role("article").last
    await expect(seen).to_contain_text("Shared by Anna")
    await expect(seen).to_contain_text("move 1 of")
    await expect(seen.get_by_role("img").last).to_be_visible()


async def test_on_a_phone_a_newcomer_reads_how_to_play_to_the_last_page(page: Page) -> None:
    await open_table(page)
    await page.set_viewport_size({"width": 390, "height": 844})
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="How to play").click()
    pages = re.compile(r"How to play Heckmeck am Bratwurmeck · (\d+) / (\d+)")
    told = anna.get_by_role("article").last
    await expect(told).to_contain_text(pages)
    found = pages.search(await told.inner_text())
    assert found is not None
    for number in range(1, int(found[2]) + 1):
        await expect(told).to_contain_text(f"· {number} / {found[2]}")
        await expect(told.get_by_role("img").last).to_have_attribute("alt", re.compile(r"\w{3}"))
        box = await told.get_by_role("img").last.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        if number < int(found[2]):
            await told.get_by_role("button", name="Next").click()
    await expect(told.get_by_role("button", name="Next")).to_be_disabled()
    await told.get_by_role("button", name="No tile").click()
    await expect(told).to_contain_text("is right!")
    await expect(panel(page, "Bruno").get_by_text("How to play Heckmeck")).to_have_count(0)
