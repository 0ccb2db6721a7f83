"""Private hands at the page: four players play a round of Hornochsen by mouse."""

import re

import pytest

from tests.browser.driver import Locator, Page, expect
from tests.browser.players import join, last, open_table, panel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PLAYERS = ("Anna", "Bruno", "Carla", "Dario")
WIDTH = 2200
TILES = re.compile(r"Your tiles: ([\d, ]+)\.")


async def begin(page: Page) -> None:
    await open_table(page, "Hornochsen")
    await join(page, *PLAYERS[1:])
    await panel(page, "Anna").get_by_role("button", name="Start").click()
    await expect(last(page, "Anna").get_by_role("button", name="Choose a tile")).to_be_visible()


async def tiles(page: Page, name: str) -> set[int]:
    """Return the tiles in a person's direct messages, from the picture's alt text."""
    await panel(page, name).get_by_role("tab", name="Direct messages").click()
    picture = last(page, name).get_by_role("img").last
    await expect(picture).to_have_attribute("alt", TILES)
    found = TILES.search(await picture.get_attribute("alt") or "")
    assert found is not None
    return {int(number) for number in found[1].split(", ")}


async def choose_a_tile(page: Page, hand: Locator) -> int:
    """Choose the first tile of a hand, and return it. Long labels stand in a menu, others on buttons."""
    button, menu = hand.get_by_role("button", name="→"), hand.get_by_role("combobox", name="Choose a tile")
    await expect(button.or_(menu).first).to_be_visible()
    if await menu.is_visible():
        await menu.click()
        button = page.get_by_role("option", name="→")
    tile = int((await button.first.inner_text()).split()[0])
    await button.first.click()
    return tile


async def test_hands_are_private_until_the_round_is_revealed(page: Page) -> None:
    await expect(page.locator("section[data-person]")).to_have_count(4)
    await begin(page)

    hands = {name: await tiles(page, name) for name in PLAYERS}
    assert [len(hand) for hand in hands.values()] == [6] * 4
    assert len({tile for hand in hands.values() for tile in hand}) == 24
    for name in PLAYERS:
        await expect(panel(page, name).get_by_role("article")).to_have_count(1)

    await panel(page, "Dario").get_by_role("tab").first.click()
    board = last(page, "Dario")
    messages = await panel(page, "Dario").get_by_role("article").count()
    played: dict[str, int] = {}
    for name in PLAYERS:
        if name == "Dario":
            await expect(board).to_contain_text("Carla has chosen")
            await expect(board).not_to_contain_text("The tiles:")
            await panel(page, name).get_by_role("tab", name="Direct messages").click()
        hand = last(page, name)
        played[name] = await choose_a_tile(page, hand)
        assert played[name] in hands[name]
        if name != "Dario":
            await expect(hand).to_contain_text(f"Chosen: {played[name]}. You can change it")
            label = re.compile(rf"^{played[name]} →")
            marked = hand.get_by_role("button", name=label, disabled=True)
            await expect(marked.or_(hand.get_by_role("combobox").filter(has_text=label))).to_be_visible()

    for name in PLAYERS:
        await panel(page, name).get_by_role("tab").first.click()
        former, reveal = panel(page, name).get_by_role("article").nth(messages - 1), last(page, name)
        for tile in played.values():
            await expect(former).to_contain_text(re.compile(rf"(places?|no cost:) [^.]*\b{tile}\b"))
        await expect(reveal).to_contain_text("Waiting for")
        await expect(reveal.get_by_role("img").last).to_be_visible()
        await expect(panel(page, name).get_by_role("article")).to_have_count(messages + 1)
    for name in PLAYERS:
        await expect(panel(page, name).get_by_role("tab", name="Direct messages")).to_be_visible()
        remaining = await tiles(page, name)
        assert hands[name] - remaining == {played[name]}
