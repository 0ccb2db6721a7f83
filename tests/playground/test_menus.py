"""Commands in the menus of people and messages, with the real client."""

import pytest

from bot.playground.errors import Refused
from bot.playground.objects import Person
from bot.playground.typed import MESSAGE, PERSON
from bot.playground.values import Json
from bot.playground.world import World
from tests.playground.conftest import Raw

needs_bot = pytest.mark.usefixtures("bot")


@needs_bot
async def test_command_on_a_person_gets_that_person(world: World, anna: Person, bruno: Person) -> None:
    used = await world.use_menu(anna.id, world.main_id, PERSON, "Greet them", bruno.id)
    assert used.message is not None
    assert used.message.content == "Anna greets Bruno"


@needs_bot
async def test_command_on_a_message_gets_its_words(world: World, anna: Person, bruno: Person) -> None:
    said = world.say(anna.id, world.main_id, "good evening")
    used = await world.use_menu(bruno.id, world.main_id, MESSAGE, "Read aloud", said.id)
    assert used.message is not None
    assert used.message.content == "Anna: good evening"


@needs_bot
async def test_what_a_client_does_not_offer_is_refused(world: World, anna: Person, bruno: Person) -> None:
    secret = (await world.command(anna.id, world.main_id, "secret")).message
    assert secret is not None
    elsewhere = world.add_channel("elsewhere")
    said = world.say(anna.id, elsewhere.id, "over there")
    for who, kind, name, target in (
        (anna, PERSON, "Read aloud", bruno.id),
        (anna, MESSAGE, "Greet them", secret.id),
        (anna, PERSON, "Greet them", 1),
        (bruno, MESSAGE, "Read aloud", secret.id),
        (anna, MESSAGE, "Read aloud", said.id),
        (anna, MESSAGE, "Read aloud", 1),
    ):
        with pytest.raises(Refused):
            await world.use_menu(who.id, world.main_id, kind, name, target)


@pytest.mark.parametrize("kind", [PERSON, MESSAGE])
async def test_fifteen_commands_of_a_menu_are_the_most(world: World, raw: Raw, kind: int) -> None:
    commands: list[Json] = [{"type": kind, "name": f"Do {number}"} for number in range(16)]
    path = f"/applications/{world.bot_id}/commands"
    assert (await raw("PUT", path, list(commands)))[0] == 400
    assert (await raw("PUT", path, list(commands[1:])))[0] == 200
