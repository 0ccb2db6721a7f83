"""A seat that changes hands: its former holder looks at all old messages, presses every control, and learns nothing
that came after."""

from typing import Any

import pytest
from simcord.backend.models import Message

from tests.chat.board.test_hands import choose, parts, tiles
from tests.chat.world import World, alt_of

GAMES = ("hornochsen", "karteneck")


def shown(message: Message) -> tuple[str, list[Any]]:
    return message.content, [(one["filename"], one["description"]) for one in message.attachments]


def ids(message: Message) -> list[str]:
    return [str(part["custom_id"]) for part in parts(message) if "custom_id" in part]


@pytest.mark.parametrize("game", GAMES)
async def test_who_left_sees_nothing_new_though_a_substitute_plays_on(world: World, game: str) -> None:
    await world.table(3, game=game)
    opened = await world.open(world.bruno, world.label("Open", "Choose", "My hand"))
    had = [*world.letters(world.bruno), opened]
    before = [shown(message) for message in had]
    pressed = {custom_id: message for message in had for custom_id in ids(message)}
    assert pressed
    await world.leave(world.bruno)
    dario = world.people[3]
    await world.click(dario, world.label("Take the seat", "Take"))
    await world.later()
    (hand,) = world.letters(dario)
    assert alt_of(hand), "the substitute was dealt in"
    for person in (world.anna, world.carla, dario) if game == "hornochsen" else ():
        await choose(world, person, 0)
    await world.later()
    assert [shown(message) for message in had] == before
    assert not [one for message in world.letters(world.bruno) for one in ids(message)], "its controls are gone"
    for custom_id, message in pressed.items():
        reply = await world.pressed(world.bruno, custom_id, message)
        answered = world.message_of(reply) if reply.message_id is not None and reply.message_id != message.id else None
        assert answered is None or not answered.attachments or "How to play" in answered.content
    assert [shown(message) for message in world.letters(world.bruno)] == before[:-1]
    refused = await world.command(world.bruno, "hand")
    assert not world.message_of(refused).attachments
    assert "seat" in world.private(refused)


async def test_returning_player_gets_a_new_hand(world: World) -> None:
    await world.table(3, game="hornochsen")
    (first,) = world.letters(world.bruno)
    await world.leave(world.bruno)
    assert ids(first) == []
    await world.command(world.bruno, "table sit")
    await world.later()
    again = world.letters(world.bruno)
    assert len(again) == 2
    assert tiles(again[-1])
    assert ids(first) == []


def offers(world: World) -> list[str]:
    """The seats that the board offers."""
    return [label for label in world.buttons() if label.startswith("Take")]


@pytest.mark.parametrize("game", GAMES)
async def test_forgotten_person_sees_no_second_hand_and_no_one_else_takes_a_seat(world: World, game: str) -> None:
    await world.table(4, game=game)
    carla, dario, elena = world.people[2:5]
    await world.leave(world.bruno)
    await world.leave(carla)
    await world.later()
    seats = [world.buttons()[offer] for offer in offers(world)]
    assert len(seats) == 2
    await world.forget(world.bruno)
    had = [len(world.letters(person)) for person in world.people]
    for person in (world.bruno, elena, carla):
        for seat in seats:
            refused = world.private(await world.pressed(person, seat, world.board))
            assert "A hen plays here to the end" in refused
        assert "A hen plays here to the end" in await world.hear(person, "table sit")
        assert not (await world.ask(person, "hand")).attachments
    assert "A hen plays here to the end" in await world.hear(dario, "table substitute", person=elena.user)
    await world.later()
    assert [len(world.letters(person)) for person in world.people] == had
    assert offers(world) == []
    assert "-# A hen plays for" in world.board.content


async def test_seats_of_an_open_game_stay_free_after_a_player_was_forgotten(world: World) -> None:
    await world.table(3)
    await world.leave(world.bruno)
    await world.forget(world.bruno)
    await world.click(world.people[3], offers(world)[0])
    assert "already" in await world.hear(world.people[3], "table sit")
