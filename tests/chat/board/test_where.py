"""Where a reply goes: tables of cases by what was pressed, for readers of pictures and of words."""

from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.chat.board.reply_plan import Pressed, Presser, pressed_on, reply_to_refusal, reply_to_step
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.requests import ChooseLanguage, InLobby
from tests.chat.finished.asking import aborted, finished, shared
from tests.chat.world import World

NEW, REPLACES, BESIDE = "a new private message", "in place of the pressed one", "a new one, the old without controls"

SHOWN: dict[tuple[str, bool], tuple[str, str]] = {
    # what was pressed, and whether the reply is a page: where it goes in pictures, and in words
    ("command", False): (NEW, NEW),
    ("command", True): (NEW, NEW),
    ("public", False): (NEW, NEW),
    ("public", True): (NEW, NEW),
    ("private", False): (REPLACES, BESIDE),
    ("private", True): (REPLACES, NEW),  # a page that was heard can be pressed again
    ("direct", False): (NEW, NEW),  # a hand stays
    ("direct", True): (REPLACES, NEW),
}


def pressed(place: str, *controls: str, attached: bool = False) -> Mock:
    """An interaction of the library, made on a message of a place."""
    parts = [Mock(custom_id=custom_id, spec=discord.Button) for custom_id in controls]
    message = Mock(id=5, content="before", flags=Mock(ephemeral=place == "private"), attachments=[Mock()] * attached)
    message.components = [Mock(children=parts, spec=discord.ActionRow)]
    raw = Mock(id=1, guild_id=None if place == "direct" else 7, message=None if place == "command" else message)
    raw.response.send_message = AsyncMock(return_value=Mock())
    raw.response.edit_message = AsyncMock()
    raw.followup.send = AsyncMock(return_value=Mock(id=6))
    return raw


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize(("place", "page"), SHOWN)
async def test_private_post_is_shown_where_its_reader_looks_for_it(place: str, page: bool, in_words: bool) -> None:
    raw = pressed(place)
    interaction = Interaction(raw)
    interaction.in_words = in_words
    await interaction.show(Post("shown"), page=page)
    sent = [call.kwargs for call in raw.response.send_message.await_args_list]
    edited = [call.kwargs["content"] for call in raw.response.edit_message.await_args_list]
    followed = [call.kwargs for call in raw.followup.send.await_args_list]
    assert all(one["ephemeral"] for one in sent), "to its reader alone"
    assert all(one["ephemeral"] for one in followed if place != "direct")
    went = {(("shown",), (), ()): NEW, ((), ("shown",), ()): REPLACES, ((), ("before",), ("shown",)): BESIDE}[
        tuple(one["content"] for one in sent), tuple(edited), tuple(one["content"] for one in followed)
    ]
    assert went == SHOWN[place, page][in_words]


@pytest.mark.parametrize(
    ("place", "attached", "settings", "what"),
    [
        ("command", False, False, "command"),
        ("public", True, False, "board"),
        ("public", False, False, "board"),
        ("direct", False, False, "direct"),
        ("direct", True, False, "direct"),
        ("private", True, False, "opened"),
        ("private", False, True, "settings"),
        ("private", False, False, "private"),
    ],
)
def test_pressed_message_is_known_by_its_place_and_parts(
    place: str, attached: bool, settings: bool, what: Pressed
) -> None:
    control = ChooseLanguage("testtabl") if settings else InLobby("testtabl", "settings")
    interaction = Mock(Interaction, place=place, message=pressed(place, control.custom_id, attached=attached).message)
    assert pressed_on(interaction) == what


@pytest.mark.parametrize(
    ("what", "hands", "seen", "private", "heard", "stranger"),
    [
        # pressed at a game with hands or without: the reply in pictures; to what is private; in words; to a stranger
        ("command", True, "board", "hand", "hand", "board"),
        ("command", False, "board", "hand", "hand", "board"),
        ("board", True, "clicked", "hand", "hand", "clicked"),
        ("board", False, "clicked", "hand", "hand", "clicked"),
        ("direct", True, "hand", "hand", "hand", "clicked"),
        ("direct", False, "hand", "hand", "hand", "clicked"),
        ("opened", True, "hand", "hand", "hand", "words"),
        ("opened", False, "hand", "done", "hand", "words"),
        ("settings", True, "words", "hand", "hand", "words"),
        ("settings", False, "words", "done", "hand", "words"),
        ("private", True, "words", "hand", "hand", "words"),
        ("private", False, "words", "done", "hand", "words"),
    ],
)
def test_step_is_replied_to_by_what_was_pressed(
    what: Pressed, hands: bool, seen: str, private: str, heard: str, stranger: str
) -> None:
    def reply(*, in_words: bool = False, seated: bool = True, private: bool = False, opens: bool = False) -> str:
        return reply_to_step(Presser(what, in_words, seated), opens=opens, has_hands=hands, private=private)

    assert (reply(), reply(private=True), reply(in_words=True), reply(seated=False)) == (seen, private, heard, stranger)
    assert reply(in_words=True, seated=False) == "words"
    assert reply(opens=True) == reply(opens=True, in_words=True) == "opening"


@pytest.mark.parametrize(
    ("what", "seen", "heard", "stranger"),
    [
        ("command", "beside", "beside", "beside"),
        ("board", "board", "board", "board"),
        ("direct", "hand", "hand", "board"),
        ("opened", "hand", "hand", "words"),
        ("settings", "settings", "settings", "settings"),
        ("private", "words", "hand", "words"),
    ],
)
def test_refusal_is_replied_by_what_was_pressed(what: Pressed, seen: str, heard: str, stranger: str) -> None:
    by, listener, other = Presser(what), Presser(what, in_words=True), Presser(what, seated=False)
    replies = [reply_to_refusal(one, "not-host", in_lobby=True) for one in (by, listener, other)]
    assert replies == [seen, heard, stranger]
    begun = [reply_to_refusal(one, "already-started", in_lobby=False) for one in (by, listener, other)]
    after = ["words", "hand", "words"] if what == "settings" else replies
    assert begun == after, "the settings of a lobby end with it"
    assert reply_to_refusal(by, "already-seated", in_lobby=True) == "beside"


async def test_what_is_asked_is_shown_to_its_asker_alone(world: World) -> None:
    """By a command, and by a button of what everybody sees: a lobby, a hand's choice, an ending and a shared page."""
    over = await aborted(world, world.anna, world.bruno, moves=12)
    await finished(world, (5, 3), world.people[:2])
    plain = ("help", "rules", "privacy show", "privacy forget", "me quiet", "stats", "history", "leaderboard")
    pages = {name: await world.ask(world.anna, name) for name in plain}
    pages |= {name: await world.ask(world.anna, name, table=over.info.id) for name in ("review", "replay", "verify")}
    alone = [*pages.values(), await world.ask(world.manager(), "season close")]
    for name, label in (("review", "Review"), ("replay", "Step by step"), ("leaderboard", "Where am I?")):
        alone.append(await world.open(world.bruno, label, await shared(world, world.anna, pages[name])))
    board = await world.karteneck()
    alone += [await world.ask(world.anna, name) for name in ("karteneck pass", "hand", "table end")]
    alone += [await world.open(world.anna, label, board) for label in ("Pass and take 16 (+1)", "As text", "…")]
    await world.end()
    alone += [await world.open(world.bruno, label, world.board) for label in ("Review", "Fair?")]
    lobby = await world.lobby(1)
    alone += [await world.open(world.anna, label, lobby) for label in ("Add a computer", "How to play", "…")]
    assert [message.content for message in alone if not message.is_ephemeral] == []
