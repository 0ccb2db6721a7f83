"""A table opened by a form: first the game, then everything else, and nothing that was filled in is lost."""

from collections.abc import Mapping, Sequence
from typing import Any
from unittest.mock import AsyncMock

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.results import InteractionResult

from bot.chat.board.invitations import Invitations
from bot.chat.front.controls import GameCode
from bot.chat.lobby.drafts import Wanted
from bot.chat.lobby.forms import compose_form
from bot.chat.requests import AskGame, TableForm, table_of
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.guild_settings import GuildSettings
from bot.tables.state import option_codes
from bot.tables.store import StoreBusy
from games.registry import GAMES
from tests.chat.conftest import NAMES
from tests.chat.world import MORE, Reply, World, words_of

HECKMECK = "Heckmeck am Bratwurmeck"
FORM: Mapping[str, Any] = {"people": [], "variants": [], "clock": "none", "language": "en"}
"""A form in which nothing was chosen."""


async def form_for(world: World, who: MemberActor, game: str, offer: Message) -> Reply:
    """Choose a game. Returns the interaction that opened the form."""
    await world.click(who, game, offer)
    assert world.last.modal is not None, world.private(world.last)
    return world.last


async def sent_in(world: World, who: MemberActor, shown: Reply, **values: Any) -> Reply:
    filled = {name: value for name, value in FORM.items() if name in fields(shown)}
    await who.submit_modal(InteractionResult(world.env, shown), {**filled, **values})
    assert world.last.responded, "This interaction failed"
    return world.last


async def filled_in(world: World, who: MemberActor, game: str = HECKMECK, **values: Any) -> Reply:
    """Use the command without options, choose a game, and send in the form."""
    return await sent_in(world, who, await form_for(world, who, game, await world.ask(who, "table open")), **values)


async def below_the_ending(world: World, who: MemberActor, game: str) -> Reply:
    """Press **New table…** and choose a game. Returns the interaction that opened the form."""
    return await form_for(world, who, game, await world.open(who, "New table…"))


def fields(shown: Reply) -> Mapping[str, Mapping[str, Any]]:
    """The fields of a form by their ids, in order."""
    assert shown.modal is not None
    return {part["component"]["custom_id"]: part["component"] for part in shown.modal["components"]}


def chosen(shown: Reply) -> Mapping[str, Sequence[str]]:
    """What a form shows as chosen."""
    return {
        name: [str(one["id"]) for one in field.get("default_values", ())]
        or [option["value"] for option in field.get("options", ()) if option.get("default")]
        for name, field in fields(shown).items()
    }


# The command without options


async def test_command_without_options_asks_for_the_game_and_then_opens_the_form(world: World) -> None:
    offer = await world.ask(world.anna, "table open")
    assert offer.is_ephemeral
    assert len(world.buttons(offer)) == len(GAMES)
    shown = await form_for(world, world.anna, "Verflixxt!", offer)
    assert list(fields(shown)) == ["people", "variants", "clock", "language"]
    await sent_in(world, world.anna, shown, variants=["recycle_passed"], clock="day", language="it")
    assert "Verflixxt!" in world.shown
    assert "un giorno" in world.shown
    assert texts_for("it").say("verflixxt-variant-recycle_passed") in world.shown
    assert "Anna" in world.shown


async def test_form_shows_the_servers_settings_or_the_options_and_the_variants_that_a_game_has(world: World) -> None:
    await world.choose_settings(language="de", clock="relaxed")
    for game in GAMES:
        offer = await world.ask(world.anna, "table open")
        shown = await form_for(world, world.anna, texts_for("en").say(f"{game}-title"), offer)
        assert ("variants" in fields(shown)) == bool(option_codes(GAMES[game]))
        assert (chosen(shown)["clock"], chosen(shown)["language"]) == (["relaxed"], ["de"])
    offer = await world.ask(world.anna, "table open", clock="day", language="it")
    shown = await form_for(world, world.anna, HECKMECK, offer)
    assert (chosen(shown)["clock"], chosen(shown)["language"]) == (["day"], ["it"])
    assert "Say which game" in await world.hear(world.anna, "table open", against="hen")


# Invitations


async def test_invited_people_are_mentioned_once_and_join_by_the_button(world: World) -> None:
    await filled_in(world, world.anna, people=[world.anna, world.bruno, world.carla])
    (invitation,) = [message for message in world.public if "invites you" in message.content]
    assert invitation.content.startswith(f"<@{world.bruno.id}> and <@{world.carla.id}>: **Anna**")
    pinged = [body.get("data", body).get("allowed_mentions", {}).get("users", []) for body in world.requests("POST")]
    assert [ids for ids in pinged if ids] == [[world.bruno.id, world.carla.id]]
    for person in (world.bruno, world.carla):
        await world.click(person, "Join", invitation)
    await world.later()
    lobby = next(message for message in world.public if "SHA-256" in message.content)
    for name in ("Anna", "Bruno", "Carla"):
        assert name in words_of(lobby)


@pytest.mark.parametrize(("threads", "fails"), [(True, "discord"), (False, "database"), (True, "database")])
async def test_invitation_that_fails_after_the_opening_does_not_deny_the_table(
    world: World, threads: bool, fails: str
) -> None:
    await world.choose_settings(threads=threads)
    if fails == "discord":
        world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    else:
        world.patch.setattr(Invitations, "send", AsyncMock(side_effect=StoreBusy))
    said = world.private(await filled_in(world, world.anna, people=[world.bruno]))
    assert "nothing has changed" not in said
    assert "may not have arrived" in said


async def test_click_on_an_invitation_at_the_start_leads_to_the_board(world: World) -> None:
    await filled_in(world, world.anna, people=[world.bruno, world.carla])
    (invitation,) = [message for message in world.public if "invites you" in message.content]
    join = world.buttons(invitation)["Join"]
    await world.click(world.bruno, "Join", invitation)
    await world.command(world.anna, "table start")
    refused = world.private(await world.pressed(world.carla, join, invitation))
    assert "has already started" in refused
    assert str(world.board.id) in refused


async def test_people_who_are_seated_are_not_invited_and_the_inviter_reads_so(world: World) -> None:
    reply = await filled_in(world, world.anna, people=[world.anna])
    assert "already has a seat at this table" in world.private(reply)


async def test_bots_cannot_be_invited_and_the_form_comes_back_as_it_was(world: World) -> None:
    bot = world.guild.add_member(world.env.create_user("beep", bot=True))
    reply = await filled_in(world, world.anna, people=[world.bruno, bot], variants=["always_bury"], clock="day")
    assert "That's a bot" in world.private(reply)
    await world.click(world.anna, "Back to the form", world.message_of(reply))
    assert chosen(world.last) == {
        "people": [str(world.bruno.id), str(bot.id)],
        "variants": ["always_bury"],
        "clock": ["day"],
        "language": ["en"],
    }


# Refusals


async def test_table_opened_by_another_in_the_meantime_costs_nothing_filled_in(world: World) -> None:
    shown = await form_for(world, world.anna, HECKMECK, await world.ask(world.anna, "table open"))
    await world.lobby()
    assert "already has a table" in await world.hear(world.carla, "table open"), "before anything is filled in"
    refused = await sent_in(world, world.anna, shown, clock="day", language="it")
    assert "already has a table" in world.private(refused)
    await world.end()
    await world.click(world.anna, "Back to the form", world.message_of(refused))
    assert chosen(world.last)["language"] == ["it"]
    await sent_in(world, world.anna, world.last, clock="day", language="it")
    assert "un giorno" in world.shown


async def test_variants_that_exclude_each_other_are_named_and_kept_and_open_no_thread(world: World) -> None:
    await world.choose_settings(threads=True)
    both = ["end-first_home", "end-last_pawn"]
    refused = await filled_in(world, world.anna, "Verflixxt!", variants=both)
    said = world.private(refused)
    assert "don't go together" in said
    assert "end-" not in said, "the names of the variants, not their codes"
    assert (world.channel.threads, world.public) == ([], [])
    await world.click(world.anna, "Back to the form", world.message_of(refused))
    assert chosen(world.last)["variants"] == both


async def test_silent_table_is_replaced_by_what_the_form_says(world: World) -> None:
    await world.table(2)
    world.passes(minutes=25 * 60)
    reply = await filled_in(world, world.people[3], "Verflixxt!", variants=["recycle_passed"], people=[world.carla])
    assert "Nobody has done anything" in world.private(reply)
    await world.click(world.people[3], "End it and open Verflixxt!", world.message_of(reply))
    await world.later()
    lobby = next(message for message in world.public if message.attachments and "Verflixxt!" in words_of(message))
    assert texts_for("en").say("verflixxt-variant-recycle_passed") in words_of(lobby)
    assert "invites you" in world.only_line(f"<@{world.carla.id}>")


async def test_button_that_replaces_a_table_opens_one_where_none_is_left(world: World) -> None:
    await world.table(2)
    world.passes(minutes=25 * 60)
    reply = await filled_in(world, world.people[3], "Verflixxt!", variants=["recycle_passed"])
    offer = world.message_of(reply)
    await world.end()
    world.patch.setattr(world.store, "last_table", AsyncMock(return_value=None))  # a server may remove it
    await world.click(world.people[3], "End it and open Verflixxt!", offer)
    await world.later()
    assert any("Verflixxt!" in words_of(message) for message in world.public)


@pytest.mark.parametrize("when", ["command", "game", "form"])
@pytest.mark.parametrize("rule", ["channels", "openers"])
async def test_form_holds_to_the_servers_rules(world: World, when: str, rule: str) -> None:
    """When the command is typed, when the game is chosen, and when the form is sent in."""
    games = world.guild.create_text_channel("games")
    offer = await world.ask(world.anna, "table open")
    shown = await form_for(world, world.anna, HECKMECK, offer)
    in_channels = GuildSettings(channels=(games.id,))
    by_managers = GuildSettings(openers="managers")
    chosen = in_channels if rule == "channels" else by_managers
    await world.store.change_guild_settings(world.guild.id, lambda _: chosen)
    match when:
        case "command":
            reply = await world.command(world.anna, "table open")
        case "game":
            reply = await world.click(world.anna, HECKMECK, offer)
        case _:
            reply = await sent_in(world, world.anna, shown)
    said = {"channels": f"tables go in <#{games.id}>", "openers": "permission *Manage Server* can open tables"}
    assert said[rule] in world.private(reply)
    assert world.public == []


# Below an ending


async def test_new_table_below_an_ending_seats_the_same_people_at_another_game(world: World) -> None:
    await world.lobby(3, clock="day")
    await world.command(world.anna, "table start")
    await world.end()
    shown = await below_the_ending(world, world.bruno, "Heckmeck am Karteneck")
    assert fields(shown)["again"]["options"][0]["label"] == "Anna, Bruno and Carla"
    assert chosen(shown) == {"again": ["yes"], "people": [], "clock": ["day"], "language": ["en"]}
    await sent_in(world, world.bruno, shown, again="yes", clock="day")
    assert "Karteneck" in world.shown
    for name in ("Anna", "Bruno", "Carla"):
        assert name in world.shown
    assert "Start" in world.buttons()


async def test_form_names_only_those_for_whom_the_game_has_a_seat(world: World) -> None:
    await world.lobby(7)
    await world.command(world.anna, "table start")
    await world.end()
    giulia = world.people[6]
    shown = await below_the_ending(world, giulia, "Heckmeck am Karteneck")
    named = fields(shown)["again"]["options"][0]["label"]
    assert named == "Anna, Bruno, Carla, Dario, Elena and Giulia"
    await sent_in(world, giulia, shown, again="yes")
    assert [name for name in NAMES if name in world.shown] == [*NAMES[:5], "Giulia"]
    more = await world.open(world.people[5], MORE)
    assert "Play in the next game" in world.buttons(more), "Fabio may wait for a seat"


async def test_form_does_not_wait_for_a_write(world: World) -> None:
    """A form has to be the first reply, within three seconds."""
    await world.table(2)
    await world.end()
    offer = await world.open(world.bruno, "New table…")
    world.patch.setattr(world.store, "upsert_person", AsyncMock(side_effect=StoreBusy))
    shown = await form_for(world, world.bruno, HECKMECK, offer)
    assert fields(shown)["again"]["options"][0]["label"] == "Anna and Bruno"


async def test_the_same_game_again_shows_the_variants_of_the_last_table(world: World) -> None:
    await world.lobby(2)
    await world.command(world.anna, "table options", variants="always_bury")
    await world.command(world.anna, "table start")
    await world.end()
    shown = await below_the_ending(world, world.anna, HECKMECK)
    assert chosen(shown)["variants"] == ["always_bury"]
    await sent_in(world, world.anna, shown, again="no")
    assert "Bruno" not in world.shown


async def test_spectator_opens_a_table_of_their_own_below_an_ending(world: World) -> None:
    await world.table(2)
    await world.end()
    shown = await below_the_ending(world, world.people[3], HECKMECK)
    assert "again" not in fields(shown)
    await sent_in(world, world.people[3], shown)
    assert "Dario" in world.shown
    assert "**Anna**" not in world.board.content


async def test_button_below_a_table_in_play_says_so(world: World) -> None:
    board = await world.table(2)
    custom_id = AskGame(table_of(world.buttons(board)["As text"]) or "").custom_id
    assert "This table isn't over yet" in world.private(await world.pressed(world.anna, custom_id, board))


async def test_new_table_in_a_thread_reports_its_result_in_the_channel(world: World) -> None:
    await world.choose_settings(threads=True)
    channel = world.channel
    await world.command(world.anna, "table open", game="heckmeck")
    (world.channel,) = channel.threads
    for _ in range(2):
        await world.command(world.bruno, "table join")
        await world.command(world.anna, "table start")
        await world.end(world.channel)
        if _ == 0:
            await sent_in(world, world.anna, await below_the_ending(world, world.anna, HECKMECK), again="no")
    world.channel = channel
    await world.env.settle()
    assert len([line for line in world.story if "The game in" in line]) == 2


# Limits


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_form_has_five_parts_at_most_and_cuts_no_text(game: str, language: str) -> None:
    asked = TableForm(GameCode[game], "2kq5zx8w")
    form = compose_form(asked, Wanted(game, "en", "none"), ["Anna", "Bruno"], texts_for(language)).to_dict()
    assert len(form["components"]) <= 5
    assert not [text for text in texts_in(form) if text.endswith("…")]


def texts_in(form: Mapping[str, Any]) -> Sequence[str]:
    """The texts of a form, which the library does not cut."""
    options = [option for part in form["components"] for option in part["component"].get("options", ())]
    said = [part[name] for part in form["components"] for name in ("label", "description")]
    return [form["title"], *said, *[option["label"] for option in options]]
