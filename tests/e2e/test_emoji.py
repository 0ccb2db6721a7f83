"""Emoji on buttons: uploaded to Discord once, and not needed where they are missing."""

import pytest

from bot.playground.objects import Message
from bot.playground.rest import EMOJI as ROUTE
from bot.playground.values import as_object, as_text
from renderers.kit.emoji import EMOJI
from tests.e2e.conftest import Opening
from tests.e2e.group import Group
from tests.e2e.house import House
from tests.steering import fail_next


def uploads(house: House) -> int:
    return sum(it.method == "POST" and it.route == ROUTE for it in house.requests)


def faces(house: House, message: Message) -> dict[str, str]:
    """The labels of a message's buttons, each with the name of its emoji as Discord knows it."""
    found = {as_text(it.get("label")): as_object(it.get("emoji")) for it in message.controls()}
    return {label: house.world.emoji[int(as_text(it["id"]))].name for label, it in found.items() if it}


async def heckmeck(house: House) -> Message:
    """A board that asks for the first roll or the face to keep."""
    group = house.group(2)
    await group.open()
    return shown(group)


def shown(group: Group) -> Message:
    """The last message with controls."""
    return next(it for it in reversed(group.messages) if it.components)


async def test_emoji_are_uploaded_once_over_two_starts_and_stand_on_buttons(house: House) -> None:
    await house.emoji_brought()
    assert {it.name for it in house.world.emoji.values()} == EMOJI.keys()
    assert uploads(house) == len(EMOJI)
    await house.restart()
    house.exchanges.clear()
    await house.emoji_brought()
    assert uploads(house) == 0
    board = await heckmeck(house)
    found = faces(house, board)
    assert found
    assert set(found.values()) <= EMOJI.keys()
    assert all(label for label in found)


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30008)])
async def test_a_refusal_leaves_buttons_with_their_words(
    open_house: Opening, method: str, status: int, code: int
) -> None:
    house = await open_house()
    house.refused = {status}
    fail_next(house.world, method, ROUTE, status, code)
    await house.start()
    await house.emoji_brought()
    board = await heckmeck(house)
    assert faces(house, board) == {}
    assert any(label.startswith(("Roll", "Keep")) for label in board.labels().values())


async def test_emoji_deleted_at_runtime_cause_no_lost_message(house: House) -> None:
    await house.emoji_brought()
    group = house.group(2)
    await group.open()
    house.refused = {400}
    house.world.emoji.clear()
    await group.say(group.people[0], "table show")
    assert faces(house, shown(group)) == {}
    await house.followed()
    assert uploads(house) == 2 * len(EMOJI)
    await group.say(group.people[0], "table show")
    assert faces(house, shown(group))
