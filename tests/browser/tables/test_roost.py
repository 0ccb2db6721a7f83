"""Roost at the page as newcomers meet it. The whole game runs against a process of `roost play`."""

import re
from collections.abc import Callable

import pytest
import pytest_asyncio

from bot.chat.words.texts import texts_for
from games.registry import GAMES
from tests.browser.driver import Page, expect
from tests.browser.players import (
    join,
    last,
    learn,
    moves,
    moves_or_end,
    open_table,
    panel,
    seat_of,
    sit_down,
    speak_italian,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla")
WIDTH = 1280
GAME = "Heckmeck am Bratwurmeck"
VARIANTS = ("Bury the returned tile", "Every bust burns a tile")
MAX_CLICKS = 200


@pytest_asyncio.fixture(loop_scope="session")
async def page_of_roost_play(url_of_roost_play: str, empty_page: Page) -> Page:
    return await sit_down(empty_page, url_of_roost_play, WIDTH)


async def choose_a_short_game(page: Page) -> None:
    """Choose variants in the lobby that shorten the game: every failed turn takes a tile from the grill."""
    anna = panel(page, "Anna")
    await anna.get_by_role("button", name="…", exact=True).click()
    await anna.get_by_role("combobox", name="Variants").click()
    for name in VARIANTS:
        await anna.get_by_role("option", name=name).click()
    await page.keyboard.press("Escape")
    for name in VARIANTS:
        await expect(last(page, "Bruno").get_by_role("img", name=f"{name}:")).to_be_visible()


async def start(page: Page) -> None:
    await panel(page, "Anna").get_by_role("button", name="Start").click()
    board = last(page, "Anna")
    await expect(board.locator("button[data-custom-id^='r2[\"p\",']").first).to_be_visible()


def steady(label: str) -> tuple[bool, int]:
    """Rate a move: take a tile, else keep worms, else the largest sum."""
    total = int(label.rpartition("(")[2].rstrip(")")) if label.startswith("Keep") else 0
    return (label.startswith(("Take", "Steal")), 1000 * ("worm" in label) + total)


def hasty(label: str) -> tuple[bool, bool, bool]:
    """Rate a move: stop, else take a tile, else keep no worms, so that turns fail soon."""
    return (label.startswith("Give up"), label.startswith(("Take", "Steal")), "worm" not in label)


async def play(page: Page, offered: dict[str, str], likes: Callable[[str], tuple[int, ...]]) -> None:
    """Click the best-rated move in its player's panel, and wait until the board changes."""
    custom_id = max(offered, key=lambda custom_id: likes(offered[custom_id]))
    button = panel(page, PLAYERS[seat_of(offered)]).locator(f"button[data-custom-id='{custom_id}']").last
    await button.click()
    if offered[custom_id] == "Give up the turn":
        await panel(page, PLAYERS[seat_of(offered)]).get_by_role("button", name="Yes, give it up").last.click()
    await expect(page.locator(f"button[data-custom-id='{custom_id}']")).to_have_count(0)


async def test_newcomer_plays_a_turn_and_sees_pictures_change(page: Page) -> None:
    await page.get_by_role("button", name="Add player").click()
    await page.get_by_label("Name", exact=True).fill("Dario")
    await page.get_by_role("button", name="Add", exact=True).click()
    await expect(panel(page, "Dario")).to_be_visible()

    await open_table(page, GAME)
    await join(page, "Bruno")
    await start(page)
    offered = await moves_or_end(page)
    first_seat = seat_of(offered)
    await check_first_roll(page, PLAYERS[first_seat])
    messages = panel(page, "Dario").get_by_role("article")
    count = await messages.count()
    board = last(page, "Bruno").get_by_role("img").last
    pictures = [await board.get_attribute("src")]
    while seat_of(offered) == first_seat:
        await play(page, offered, steady)
        offered = await moves_or_end(page)
        pictures.append(await board.get_attribute("src"))
        await expect(messages).to_have_count(count if seat_of(offered) == first_seat else count + 1)
    assert len(set(pictures)) >= 3  # the roll, the kept dice, the next roll
    await check_next_turn(page, PLAYERS[first_seat], PLAYERS[seat_of(offered)])


async def check_first_roll(page: Page, name: str) -> None:
    """Expect the first roll, and a question for the faces to keep."""
    board = last(page, "Dario")
    await expect(board).to_contain_text(re.compile(rf"{name} begins and rolls (\w+, ){{7}}\w+\."))
    await expect(board).to_contain_text(f"{name}, which dice do you keep?")
    assert all(label.startswith("Keep ") for label in (await moves(page)).values())


async def check_next_turn(page: Page, before: str, after: str) -> None:
    """Expect one line about the turn in the former board. The new board asks the next player without a ping."""
    messages = panel(page, "Dario").get_by_role("article")
    former, board = messages.nth(-2), messages.last
    await expect(former.locator("[data-custom-id]")).to_have_count(0)
    await expect(former.get_by_role("img")).to_have_count(0)
    await expect(former.locator(".content p")).to_contain_text(before)
    assert "\n" not in await former.locator(".content p").inner_text()
    await expect(board.get_by_role("img").last).to_be_visible()
    await expect(board).to_contain_text(f"{after}, which dice do you keep?")
    faces = board.locator("button img.emoji")  # the emoji are uploaded by now
    await expect(faces).to_have_count(len(await moves(page)))
    await expect(faces.first).to_have_js_property("naturalWidth", 128)
    for name in PLAYERS:
        await expect(panel(page, name).locator(".pinged, .mention[data-mention]")).to_have_count(0)


async def test_click_on_a_commands_name_enters_it(page: Page) -> None:
    anna = panel(page, "Anna")
    box = anna.get_by_role("combobox", name="Message", exact=True)
    await box.fill("/table show")
    await box.press("Enter")
    await box.press("Enter")
    reply = anna.get_by_role("article").last
    await expect(reply).to_contain_text("There's no table in this channel yet. Open one with /table open.")
    await reply.get_by_role("button", name="/table open").click()
    await anna.get_by_role("button", name="Send", exact=True).click()
    await expect(anna.get_by_role("article").last).to_contain_text("Which game?")


async def test_three_players_play_a_whole_game_by_mouse_alone(page_of_roost_play: Page) -> None:
    page = page_of_roost_play
    await open_table(page, GAME)
    await join(page, "Bruno", "Carla")
    await choose_a_short_game(page)
    await start(page)
    for _ in range(MAX_CLICKS):
        offered = await moves_or_end(page)
        if not offered:
            break
        await play(page, offered, hasty)
    await check_the_end(page)
    await check_and_share_the_finished_table(page)


async def check_the_end(page: Page) -> None:
    """Expect the winner, the ratings and the buttons of a finished table."""
    ended = last(page, "Anna")
    await expect(ended.get_by_role("heading")).to_contain_text(re.compile(r" wins? with .*worms?\b.*!$"))
    await expect(ended).to_contain_text("provisional until the fifth rated table")
    await expect(ended.get_by_role("img").last).to_be_visible()
    for name in ("Rematch", "Review", "…"):
        await expect(ended.get_by_role("button", name=name, exact=True)).to_be_enabled()


async def check_and_share_the_finished_table(page: Page) -> None:
    """Open audit, leaderboard and replay on a phone, then share one move.

    Replies are in the language of the person who clicks.
    """
    await page.set_viewport_size({"width": 390, "height": 844})
    await page.reload()
    await page.get_by_role("button", name="Show Anna").click()
    anna = panel(page, "Anna")

    async def press(name: str, reply: str, *, behind_dots: bool = False) -> None:
        if behind_dots:
            await last(page, "Anna").get_by_role("button", name="…", exact=True).click()
        await anna.get_by_role("button", name=name, exact=True).last.click()
        await expect(last(page, "Anna")).to_contain_text(reply)

    await press("Fair?", "everything checks out", behind_dots=True)
    await press("Leaderboard", "Season rating")
    await press("Replay", "Step by step")
    await press("Step by step", "the start")
    await press("Next", "move 1 of")
    await anna.get_by_role("button", name="Share", exact=True).last.click()
    await page.set_viewport_size({"width": 1280, "height": 800})
    await page.reload()
    seen = last(page, "Bruno")
    await expect(seen).to_contain_text("Shared by Anna")
    await expect(seen).to_contain_text("move 1 of")
    await expect(seen.get_by_role("img").last).to_be_visible()

    await speak_italian(page, "Bruno")
    rematch = panel(page, "Bruno").get_by_role("article").filter(has=page.get_by_role("button", name="Rematch"))
    await rematch.get_by_role("button", name="…", exact=True).click()
    await last(page, "Bruno").get_by_role("button", name="Tutto regolare?").click()
    await expect(last(page, "Bruno")).to_contain_text("tutto torna")
    await expect(last(page, "Bruno").get_by_role("button", name="Condividi")).to_be_enabled()


async def test_one_person_plays_against_the_computer_by_one_click(page: Page) -> None:
    """The offer is in the person's language, and disappears after the table is open."""
    await speak_italian(page, "Bruno")
    bruno = panel(page, "Bruno")
    offer = bruno.get_by_role("group", name="Gioca contro il computer.")
    games = [texts_for("it").say(f"{game}-title") for game in GAMES]
    await expect(offer.get_by_role("button")).to_have_text(games)
    await offer.get_by_role("button", name=GAME).click()
    await expect(bruno.get_by_role("article").first.locator(".reference")).to_contain_text("/table open")
    board = last(page, "Bruno").get_by_role("img").last
    await expect(board).to_have_attribute("alt", re.compile(r"Bruno.*Gallina \(computer\)", re.DOTALL))
    await expect(last(page, "Bruno")).to_contain_text("quali dadi tieni?")
    await expect(page.get_by_role("group", name=re.compile("computer"))).to_have_count(0)


async def test_empty_channel_names_commands_in_the_persons_language(page: Page) -> None:
    await speak_italian(page, "Bruno")
    hint = panel(page, "Bruno").locator(".hint").last
    await expect(hint.locator("kbd")).to_have_text("/tavolo apri")
    await expect(hint.get_by_role("button", name="/tavolo apri")).to_be_visible()
    await expect(panel(page, "Anna").locator(".hint kbd")).to_have_text("/table open")


async def test_how_to_play_fits_a_phone_on_every_page(page: Page) -> None:
    await open_table(page, GAME)
    await page.set_viewport_size({"width": 390, "height": 844})
    anna = panel(page, "Anna")
    await learn(page, "Anna")
    pages = re.compile(r"How to play Heckmeck am Bratwurmeck · (\d+) / (\d+)")
    lesson = anna.get_by_role("article").last
    await expect(lesson).to_contain_text(pages)
    found = pages.search(await lesson.inner_text())
    assert found is not None
    assert 1 < int(found[2]) <= 5
    for number in range(1, int(found[2]) + 1):
        await expect(lesson).to_contain_text(f"· {number} / {found[2]}")
        await expect(lesson.get_by_role("img").last).to_have_attribute("alt", re.compile(r"\w{3}"))
        box = await lesson.get_by_role("img").last.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        if number < int(found[2]):
            await lesson.get_by_role("button", name="Next").click()
    await expect(lesson.get_by_role("button", name="Next")).to_be_disabled()
    await lesson.get_by_role("button", name="Try it").click()
    await lesson.get_by_role("button", name="28").click()
    await expect(lesson).to_contain_text("28 is right!")
    await expect(panel(page, "Bruno").get_by_text("How to play Heckmeck")).to_have_count(0)
