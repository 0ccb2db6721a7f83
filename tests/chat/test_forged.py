"""Forged ids of controls and forged input to completions get a sentence as an answer, never more.

Ids are made of released ones by putting something else in some places: a menu's form with no value, numbers that no
seat has, JSON that is none, tables that are nowhere.
"""

import os
from random import Random
from typing import Any

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from simcord import interactions
from simcord.backend.models import Message
from structlog.testing import capture_logs

from bot.chat.board import displays
from bot.chat.requests import AnswerPlan, AtTable, MovePlan, decode
from bot.chat.words.lengths import CUSTOM_ID
from games.registry import GAMES
from tests.chat.forging import KINDS, TEXTS, commands_of, forged_id, forging, options_for
from tests.chat.test_custom_ids import OLD, Click, at, released, table_on
from tests.chat.test_forms import RELEASED, emit_form, fields_of
from tests.chat.world import LONGEST, World
from tests.e2e.house import errors_of
from tests.engines import on_both
from tests.store.kept import Kept

_ALONE = ('"close"', '"fo"', '"cl"', '"sh"', '"k"')
"""What ends a table or forgets a person: it does what it says, and is tested elsewhere."""
_NUMBERS = st.integers().map(str) | st.sampled_from(
    ["0", "1", "٣", "²", "9" * 10, "9" * 15, "9" * 60, "-0", "1e400", "0x1"]
)
_WORDS = st.sampled_from(
    [
        *("", "[", "]", '"', ",", "-", "null", "true", "[]", "{}", "[[[[]]]]", "r1:", '["roll"]', '"open"', '"share"'),
        *("TABLE", "nosuchid", "ANNA", "\0", "\\u0000"),
        *("count", "nudge", "sit", "hand", "stop", "keep", "heckmeck", "verflixxt"),
    ]
)
_ANYTHING = _NUMBERS | _WORDS | st.text(max_size=12)
_RELEASED = [click for clicks in released().values() for click in clicks]
_VALUES = st.lists(_ANYTHING | st.sampled_from([value for click in _RELEASED for value in click.values]), max_size=3)


@st.composite
def forged(draw: st.DrawFn) -> Click:
    """A click on a released control, or one like it, with any values."""
    custom_id = draw(st.sampled_from(_RELEASED)).custom_id
    for _ in range(draw(st.integers(0, 2))):
        start = draw(st.integers(0, len(custom_id)))
        end = draw(st.integers(start, min(start + 4, len(custom_id))))
        custom_id = custom_id[:start] + draw(_ANYTHING) + custom_id[end:]
    return Click(custom_id, tuple(draw(_VALUES)))


CLICKS = (forged() | forged() | st.builds(Click, st.text(max_size=100), st.tuples(_ANYTHING))).filter(
    lambda click: not any(words in click.custom_id for words in _ALONE)
)
COUNT = int(os.environ.get("ROOST_FORGED", "100"))
"""The number of forged requests of `test_forged_requests_get_one_answer_each`."""
in_one_world = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
async def table(world: World) -> str:
    """A table in play, whose board SimCord never waits for; its id."""
    world.patch.setattr(displays, "EDIT_EVERY", LONGEST)
    await world.table()
    return table_on(world)


@pytest.fixture
async def elsewhere(world: World, table: str) -> Message:
    """The board of a table in another channel, on a server whose last person may change all of Roost's settings."""
    manages = discord.Permissions(manage_guild=True, manage_messages=True)
    world.people.append(world.newcomer("Marta", world.guild.create_role("managers", permissions=manages)))
    here, world.channel = world.channel, world.guild.create_text_channel("elsewhere")
    board = await world.lobby()
    world.channel = here
    return board


@settings(max_examples=1000)
@given(click=CLICKS)
def test_whatever_a_control_says_is_read_or_not(click: Click) -> None:
    request = decode(click.custom_id)
    assert request is None or decode(request.custom_id) == request


@on_both
@in_one_world
@given(click=CLICKS)
async def test_whatever_a_control_says_is_answered_with_a_sentence(world: World, table: str, click: Click) -> None:
    asked = at(click, table, world.anna.id)
    asked = Click(asked.custom_id[:CUSTOM_ID], asked.values)
    with capture_logs() as lines:
        reply = world.private(await world.pressed(world.anna, asked.custom_id, world.public[-1], asked.values or None))
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    assert "went wrong" not in reply
    if decode(asked.custom_id) is None:
        assert OLD in reply


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send options as they are: SimCord refuses what Discord's own clients do not offer."""

    def provided(name: str, spec: object, options: dict[str, Any], *, partial: bool = False) -> dict[str, Any]:
        return options

    monkeypatch.setattr(interactions, "check_options", provided)


async def test_value_outside_the_declared_choices_is_refused_and_changes_nothing(world: World, unchecked: None) -> None:
    forged_options: list[tuple[str, dict[str, Any]]] = [
        ("table open", {"game": "heckmeck", "language": "../.."}),
        ("table open", {"game": "heckmeck", "against": "eagle"}),
        ("table open", {"game": "heckmeck", "clock": "never"}),
        ("me turns", {"how": "nonsense"}),
        ("rules", {"game": "chess"}),
        ("leaderboard", {"by": "luck"}),
    ]
    for name, options in forged_options:
        assert "isn't one of the choices" in await world.hear(world.anna, name, **options), options
    assert world.public == []
    assert (await world.store.preferences((await world.known(world.anna)).id)).notice_way == "mention"


async def test_option_with_few_values_offers_them_as_choices(world: World) -> None:
    (command,) = [one for one in commands_of(world) if one.qualified_name == "rules"]
    assert {choice.value for option in command.parameters for choice in option.choices} == {*GAMES}


async def test_value_longer_than_any_choice_is_refused(world: World) -> None:
    await world.table()
    assert "too long" in await world.hear(world.anna, "replay", table="x" * 5000)


async def test_forged_button_of_another_channels_lobby_is_refused(world: World) -> None:
    lobby = await world.lobby(players=1)
    join = world.buttons(lobby)["Join"]
    world.channel = world.guild.create_text_channel("elsewhere")
    await world.command(world.carla, "table open", game="heckmeck")
    assert "another channel" in world.private(await world.pressed(world.bruno, join, world.public[-1]))
    assert "Bruno" not in lobby.content
    assert world.public[-1].components, "its own lobby goes on"


async def test_interaction_that_is_delivered_twice_is_answered_once(world: World) -> None:
    board = await world.lobby(players=1)
    backend, emit = world.env.backend, world.env.backend.emit

    def emit_twice(event: str, payload: Any, *rest: Any, **how: Any) -> None:
        emit(event, payload, *rest, **how)
        if event == "INTERACTION_CREATE":
            emit(event, payload, *rest, **how)

    with world.patch.context() as patched:
        patched.setattr(backend, "emit", emit_twice)  # the gateway as it is after a reconnect
        await world.pressed(world.bruno, world.buttons(board)["Join"], board)
        await world.command(world.carla, "table show")
        assert await world.anna.autocomplete(world.channel, "table options", "variants", "") != []
        await world.env.settle()
    assert len(world.requests("POST", "/interactions/", "/callback")) == 4, "one for each of four interactions"
    assert "Bruno" in world.shown


async def test_completion_that_discord_has_answered_is_not_sent_again(world: World) -> None:
    """Its confirmation was lost, and an earlier try arrived."""
    await world.lobby(players=1)
    before = len(world.requests("POST", "/interactions/", "/callback"))
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    await world.anna.autocomplete(world.channel, "table options", "variants", "")
    assert len(world.requests("POST", "/interactions/", "/callback")) == before + 1


async def send(world: World, elsewhere: Message, chance: Random) -> str:
    """Let a person do something, forged: here, or at the board of another channel's table. Returns its kind."""
    who, kind = chance.choice([world.anna, world.bruno, *world.people[-2:]]), chance.choice(KINDS)
    table, typed = table_on(world), [chance.choice(TEXTS) for _ in range(8)]
    with forging(world, chance):
        match kind:
            case "click":
                click = at(chance.choice(_RELEASED), table, world.anna.id, world.guild.id)
                custom_id = forged_id(chance, click.custom_id)
                if not any(words in custom_id for words in _ALONE):
                    board = chance.choice([world.public[-1], elsewhere])
                    world.press(who, custom_id, board, click.values or chance.choice([None, typed[:2]]))
            case "form":
                custom_id, *pairs = chance.choice(RELEASED).split(" ")
                emit_form(world, who, custom_id.replace("testtabl", table), fields_of(world, pairs))
            case "menu":
                board = world.seen(world.public[-1])
                menus = [("Invite to my table", world.carla), ("As text", board), ("Replay", board)]
                await who.context_menu(world.channel, *chance.choice(menus))
            case "command":
                command = chance.choice(commands_of(world))
                who = who if (command.root_parent or command).default_permissions is None else world.people[-1]
                await who.slash(world.channel, command.qualified_name, **options_for(world, command, typed))
            case _:
                command, option = chance.choice(completed(world))
                await who.autocomplete(world.channel, command, option, typed[0])
    await world.env.settle()
    return kind


@on_both
async def test_forged_requests_get_one_answer_each(
    world: World, table: str, elsewhere: Message, unchecked: None
) -> None:
    """Whatever is in their fields, there is no traceback, and a refusal is the one private reply."""
    world.env.check_errors = False  # for SimCord, a command that the library refuses is an error
    for number in range(COUNT):
        with errors_of(("asyncio", "bot", "discord")) as errors, capture_logs() as lines:
            kind = await send(world, elsewhere, Random(number))
        reply, failed = world.last, [line for line in lines if line["log_level"] in ("error", "critical")]
        assert (errors, failed) == ([], []), number
        assert reply.responded or kind == "completion", number
        assert "went wrong" not in world.private(reply), number
        if any(line["event"] == "refused" for line in lines):
            mine = {reply.message_id, *reply.followup_ids}
            private = [message for message in world.messages if message.id in mine and message.is_ephemeral]
            assert len(private) <= 1, number


@pytest.mark.parametrize("words", ["on", "off"])
async def test_double_click_on_each_kind_of_control_is_answered_twice(world: World, table: str, words: str) -> None:
    """On the board and on a private message, whose controls the first click may have taken."""
    await world.command(world.anna, "me words", words=words)
    private = world.message_of(await world.pressed(world.anna, AtTable(table, "text").custom_id, world.public[-1]))
    clicks = {click.custom_id.split(",")[0]: click for click in _RELEASED if decode(click.custom_id) is not None}
    for click in clicks.values():
        of_an_evening = isinstance(decode(click.custom_id), AnswerPlan | MovePlan)  # takes the board's controls away
        for message in (private,) if of_an_evening else (private, world.board):
            asked = at(click, table_on(world), world.anna.id, world.guild.id)
            with errors_of(("asyncio", "bot", "discord")) as errors, capture_logs() as lines:
                records = [world.press(world.anna, asked.custom_id, message, asked.values or None) for _ in range(2)]
                await world.env.settle()
            assert [line for line in lines if line["log_level"] in ("error", "critical")] == errors == []
            assert [record.responded for record in records] == [True, True], click
            assert not any("went wrong" in world.private(record) for record in records), click


def completed(world: World) -> list[tuple[str, str]]:
    """Every option with completion, by its command."""
    return [
        (command.qualified_name, option.name)
        for command in commands_of(world)
        for option in command.parameters
        if option.autocomplete
    ]


@on_both
@pytest.mark.parametrize("patience", [0.05])
async def test_whatever_is_typed_while_the_database_is_locked_is_completed_or_not(
    world: World, table: str, database: Kept
) -> None:
    await world.command(world.anna, "heckmeck roll")
    stranger = world.newcomer("Ugo")  # of whom something is to be written
    with database.locked(), errors_of(("asyncio", "bot", "discord")) as errors:
        for who in (world.anna, stranger):
            for command, option in completed(world):
                await who.autocomplete(world.channel, command, option, "")
    assert errors == []
