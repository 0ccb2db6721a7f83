"""A lobby's few controls, and a rematch as a challenge: who asked, the evening's score, one mention."""

import re

import pytest
from simcord.backend.models import Message

from bot.chat.board.table_controls import board_controls
from bot.chat.front.layout import lines_on_phone
from bot.chat.words.texts import LANGUAGES, texts_for
from games.registry import GAMES
from tests.chat.lobby.test_invitations import NIGHT, NO_NOTICES, choose
from tests.chat.words.test_largest import in_lobby
from tests.chat.world import MORE, World, parts

ASKS = "is waiting for the rematch"


def mentions(world: World) -> list[Message]:
    return [message for message in world.public if ASKS in message.content]


async def rematch(world: World, players: int = 5) -> None:
    """A game of so many people is over, and Anna wants another."""
    await world.table(players)
    await world.end()
    await world.click(world.anna, "Rematch")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lobby_has_five_buttons_in_two_lines_of_a_phone(game: str, language: str) -> None:
    buttons = board_controls(in_lobby(game, language), (), texts_for(language)).children
    assert len(buttons) == 5
    no_faces = "hornochsen"  # as in every lobby
    assert len(lines_on_phone(no_faces, [[*buttons]])) <= 2  # pyright: ignore[reportArgumentType]


def main_buttons(world: World) -> list[str]:
    return [part["label"] for part in parts(world.board) if part["style"] != 2]


async def test_lobby_has_one_main_button_which_starts_once_enough_are_seated(world: World) -> None:
    await world.lobby(1)
    assert main_buttons(world) == ["Join"]
    await world.click(world.bruno, "Join")
    assert main_buttons(world) == ["Start"]


async def test_main_button_of_a_rematch_starts_once_all_have_answered(world: World) -> None:
    await rematch(world, 3)
    assert main_buttons(world) == ["I'm in"]
    await world.click(world.bruno, "I'm in")
    assert main_buttons(world) == ["I'm in"]
    await world.click(world.carla, "I'm in")
    assert main_buttons(world) == ["Start"]


async def test_everybody_finds_behind_the_dots_what_they_may_do(world: World) -> None:
    await world.lobby(2)
    opener, seated, other = [await world.open(who, MORE) for who in (world.anna, world.bruno, world.carla)]
    assert {*world.buttons(opener)} == {"Leave", "📣 Call me", "End table"}
    assert {*world.buttons(seated)} == {"Leave", "📣 Call me"}
    assert {*world.buttons(other)} == {"📣 Call me"}
    await world.choose(world.anna, ["day"])
    assert "a day" in world.shown


async def test_rematch_says_who_asked_and_mentions_once_who_pressed_nothing(world: World) -> None:
    await choose(world, world.people[3], NO_NOTICES)
    await choose(world, world.people[4], NIGHT)
    await rematch(world, 6)
    assert "**Anna** wants a rematch" in world.board.content
    assert "Rematch!" in world.shown
    await world.click(world.bruno, MORE)
    await world.goes_on(minutes=9)
    assert mentions(world) == []
    await world.restart()
    await world.goes_on(minutes=2)
    (message,) = mentions(world)
    assert [*message.ping_user_ids] == [world.carla.id, world.people[5].id]
    assert message.content.endswith(f"/{world.channel.id}/{world.board.id}")
    await world.restart()
    await world.goes_on(minutes=11)
    assert mentions(world) == [message]


async def test_mention_that_was_claimed_before_a_kill_is_never_sent_again(world: World) -> None:
    await rematch(world)
    ((table_id, _),) = await world.store.challenges()
    assert [await world.store.claim_challenge(table_id) for _ in range(2)] == [True, False]
    await world.restart()
    await world.goes_on(minutes=11)
    assert mentions(world) == []


async def test_rematch_begins_with_those_who_are_in_and_frees_the_other_seats(world: World) -> None:
    await rematch(world, 3)
    assert "Join" not in world.buttons()
    assert "You need 2 players and have 1" in await world.hear(world.anna, "table start")
    await world.click(world.bruno, "I'm in")
    assert re.search(r"In:.*Anna.*Bruno.*Not yet:.*Carla", world.board.content)
    assert "You already have a seat" in world.private(await world.click(world.bruno, "I'm in"))
    asked = await world.open(world.anna, "Start")
    assert "No answer yet from ■\u00a0**Carla**" in asked.content
    assert (await world.fetch()).phase == "lobby"
    await world.click(world.anna, "Start without them", asked)
    table = await world.fetch()
    assert (table.phase, len(table.people)) == ("playing", 2)
    await world.goes_on(minutes=11)
    assert mentions(world) == []


async def test_everybody_who_presses_rematch_at_the_end_is_in(world: World) -> None:
    """The second one read of a seat in the rematch, and stayed among those who had not answered."""
    await world.table(3)
    await world.end()
    over = world.board
    await world.click(world.anna, "Rematch", over)
    assert "you have a seat there" in world.private(await world.click(world.bruno, "Rematch", over))
    await world.later()
    assert re.search(r"In:.*Anna.*Bruno.*Not yet:.*Carla", world.board.content)


async def test_rematch_of_a_table_that_is_not_over_has_to_wait(world: World) -> None:
    """The answer spoke of an open rematch, with a link to the lobby or to the board of the game."""
    await world.lobby(2)
    for who in (world.bruno, world.carla):
        assert "This table isn't over yet" in await world.hear(who, "table rematch")
    await world.command(world.anna, "table start")
    assert "This table isn't over yet" in await world.hear(world.bruno, "table rematch")


async def test_restart_forgets_no_one_who_is_in_for_a_rematch(world: World) -> None:
    await rematch(world, 4)
    await world.click(world.bruno, "I'm in")
    await world.restart()
    await world.goes_on(minutes=11)
    (message,) = mentions(world)
    assert [*message.ping_user_ids] == [world.carla.id, world.people[3].id]
    await world.click(world.carla, "I'm in")
    assert re.search(r"In:.*Anna.*Bruno.*Carla.*Not yet:.*Dario", world.board.content)
    await world.click(world.anna, "Start without them", await world.open(world.anna, "Start"))
    table, waiting = await world.fetch(), await world.known(world.people[3])
    assert (table.phase, len(table.people)) == ("playing", 3)
    assert waiting.id not in table.people


async def test_rematch_in_which_all_are_in_is_joined_and_started_as_any_lobby(world: World) -> None:
    await rematch(world, 2)
    await world.click(world.bruno, "I'm in")
    assert "Not yet" not in world.board.content
    await world.click(world.carla, "Join")
    await world.click(world.anna, "Start")
    assert len((await world.fetch()).people) == 3


async def test_rematch_against_computers_alone_begins_at_once(world: World) -> None:
    await world.against("hen")
    await world.end()
    await world.click(world.anna, "Rematch")
    assert (await world.fetch()).phase == "playing"
    assert await world.store.challenges() == []


async def test_rematch_whose_asker_left_is_no_ones_and_mentions_no_one(world: World) -> None:
    await rematch(world)
    await world.command(world.anna, "table leave")
    await world.goes_on(minutes=11)
    assert mentions(world) == []
    assert "wants a rematch" not in world.board.content
    assert world.board.content.startswith("**Not yet:** ")


async def test_challenge_that_is_due_in_an_outage_of_twenty_minutes_is_sent_after_it(world: World) -> None:
    await rematch(world)
    world.passes(minutes=30)
    await world.restart()
    await world.goes_on(minutes=1)
    assert len(mentions(world)) == 1


async def test_first_lobby_mentions_no_one(world: World) -> None:
    await world.lobby(3)
    assert await world.store.challenges() == []
    assert "rematch" not in world.shown.lower()
