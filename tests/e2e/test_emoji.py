"""Emoji on buttons: uploaded to Discord once, and nobody misses them where they are not."""

import pytest

from bot.playground.objects import Message
from bot.playground.rest import EMOJI as ROUTE
from bot.playground.values import as_object, as_text
from renderers.kit.emoji import EMOJI
from tests.e2e.conftest import Opening
from tests.e2e.house import House


def uploads(house: House) -> int:
    return sum(it.method == "POST" and it.route == ROUTE for it in house.requests)


def faces(house: House, message: Message) -> dict[str, str]:
    """What stands on a message's buttons: from label to the name of its emoji, as Discord knows it."""
    shown = {as_text(it.get("label")): as_object(it.get("emoji")) for it in message.controls()}
    return {label: house.world.emoji[int(as_text(it["id"]))].name for label, it in shown.items() if it}


async def heckmeck(house: House) -> Message:
    """A board that asks for the first roll or the face to keep."""
    group = house.group(2)
    await group.open()
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
    shown = faces(house, board)
    assert shown
    assert set(shown.values()) <= EMOJI.keys()
    assert all(label for label in shown)


async def test_an_emoji_that_somebody_deleted_is_uploaded_anew(house: House) -> None:
    await house.emoji_brought()
    await house.stop()
    gone = next(iter(house.world.emoji))
    del house.world.emoji[gone]
    house.exchanges.clear()
    await house.start()
    await house.emoji_brought()
    assert uploads(house) == 1
    assert {it.name for it in house.world.emoji.values()} == EMOJI.keys()


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30008)])
async def test_a_refusal_leaves_buttons_with_their_words(
    open_house: Opening, method: str, status: int, code: int
) -> None:
    house = await open_house()
    house.refused = {status}
    house.world.fail_next(method, ROUTE, status, code)
    await house.start()
    await house.emoji_brought()
    board = await heckmeck(house)
    assert faces(house, board) == {}
    assert "Roll 8 dice" in board.labels().values() or any("1" in label for label in board.labels().values())
