"""Forms: the bot opens one, a person sends it in; what Discord refuses is refused."""

from copy import deepcopy
from typing import Any

import pytest

from bot.playground.errors import ApiError, Refused
from bot.playground.modals import read_form
from bot.playground.objects import Person
from bot.playground.world import World
from tests.playground.plain_bot import Question

needs_bot = pytest.mark.usefixtures("bot")


def values(anna: Person, **other: list[str]) -> dict[str, list[str]]:
    return {"who": [str(anna.id)], "fruit": ["fig"], **other}


@needs_bot
async def test_a_form_is_sent_in_with_what_was_chosen(world: World, anna: Person) -> None:
    opened = await world.command(anna.id, world.main_id, "ask")
    assert opened.reply is not None
    assert opened.reply.kind == 9
    assert world.messages(world.main_id) == []
    games = world.add_channel("games")
    where = [str(world.main_id), str(games.id)]
    sent = await world.submit(anna.id, opened, values(anna, answer=["no"], where=where))
    assert sent.message is not None
    assert sent.message.content == f"no {[world.channel(world.main_id).name, 'games']} ['Anna'] ['fig'] thirst"


@needs_bot
async def test_a_form_sent_in_as_it_is_has_its_defaults(world: World, anna: Person) -> None:
    sent = await world.submit(anna.id, await world.command(anna.id, world.main_id, "ask"), values(anna))
    assert sent.message is not None
    assert sent.message.content == "yes [] ['Anna'] ['fig'] thirst"


@needs_bot
@pytest.mark.parametrize(
    "wrong",
    [
        {"answer": ["perhaps"]},
        {"answer": ["yes", "no"]},
        {"fruit": []},
        {"fruit": ["plum"]},
        {"who": ["1"]},
        {"where": ["1"]},
        {"why": []},
        {"why": ["a" * 21]},
    ],
)
async def test_values_that_a_client_does_not_offer_are_refused(
    world: World, anna: Person, wrong: dict[str, list[str]]
) -> None:
    opened = await world.command(anna.id, world.main_id, "ask")
    with pytest.raises(Refused):
        await world.submit(anna.id, opened, values(anna, **wrong))


@needs_bot
async def test_only_who_opened_a_form_sends_it_in(world: World, anna: Person, bruno: Person) -> None:
    opened = await world.command(anna.id, world.main_id, "ask")
    with pytest.raises(Refused):
        await world.submit(bruno.id, opened, values(anna))
    with pytest.raises(Refused):
        await world.submit(anna.id, await world.command(anna.id, world.main_id, "secret"))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("title",), "x" * 46),
        (("custom_id",), "x" * 101),
        (("components",), []),
        (("components", 0, "type"), 1),
        (("components", 0, "label"), "x" * 46),
        (("components", 0, "description"), "x" * 101),
        (("components", 0, "component", "type"), 19),
        (("components", 4, "component", "value"), "x" * 21),
        (("components", 0, "component", "custom_id"), "where"),
        (("components", 0, "component", "options"), [{"label": "one", "value": "1"}]),
        (("components", 0, "component", "options", 0, "value"), "no"),
        (("components", 0, "component", "options", 0, "label"), "x" * 101),
        (("components", 1, "component", "max_values"), 26),
    ],
)
async def test_forms_that_discord_refuses_are_refused(path: tuple[str | int, ...], value: object) -> None:
    form: Any = deepcopy(Question().to_dict())
    read_form(form)
    place = form
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(ApiError):
        read_form(form)


async def test_a_form_has_five_parts_at_most() -> None:
    form: Any = Question().to_dict()
    with pytest.raises(ApiError):
        read_form(form | {"components": form["components"] * 2})
