"""A person's nickname on one server is shown there, and nowhere else."""

import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.words.lengths import fit
from bot.chat.words.players import (
    alt_names,
    bold_names,
    escaped,
    holder_names,
    label_names,
    line_names,
    name_of,
    party_of,
    with_substitute,
    without_bidi,
)
from bot.chat.words.texts import texts_for
from bot.tables.store import Person
from tests.chat.board.test_hands import choose
from tests.chat.finished.asking import aborted, figures, finished, names
from tests.chat.test_privacy import exported
from tests.chat.world import World, alt_of, parts
from tests.finished.world import finishers_of


def call(world: World, who: MemberActor, nickname: str | None) -> None:
    """Give a person a nickname on a server, or remove it."""
    world.env.backend.edit_member(world.guild.id, who.id, {"nick": nickname})


def said(*messages: Message) -> str:
    """All words of messages: content, alt texts, labels."""
    labels = [str(part) for message in messages for part in parts(message)]
    alts = [attached.get("description") or "" for message in messages for attached in message.attachments]
    return "\n".join([*(message.content for message in messages), *alts, *labels])


@pytest.fixture
def elsewhere(world: World) -> World:
    """Another server with the same people, and the same bot."""
    guild = world.env.create_guild()
    people = [guild.add_member(who.user) for who in world.people]
    channel = guild.create_text_channel("table")
    return replace(world, guild=guild, channel=channel, people=people)


async def test_a_board_says_what_its_server_calls_people_once_they_have_acted_there(world: World) -> None:
    call(world, world.anna, "The  Boss")
    call(world, world.bruno, "Bear")
    await world.lobby()
    assert "The Boss" in world.shown
    world.dealer.first(0)
    await world.command(world.anna, "table start")
    board = world.board
    assert "The Boss" in alt_of(board)
    assert "Bear" in alt_of(board)
    assert "Anna" not in said(*world.public)
    pictures = world.files(board)

    call(world, world.anna, "Her Majesty")
    await world.turn(world.anna)
    assert "Her Majesty" in alt_of(world.board)
    assert "The Boss" not in said(world.board)
    call(world, world.bruno, None)
    await world.turn(world.bruno)
    assert "Bruno" in alt_of(world.board)
    assert "Bear" not in said(world.board)
    assert world.files(world.board) != pictures


async def test_two_servers_never_see_each_others_nicknames(world: World, elsewhere: World) -> None:
    call(world, world.anna, "The Boss")
    call(elsewhere, elsewhere.anna, "Ännchen")
    for place, other in ((world, elsewhere), (elsewhere, world), (world, elsewhere)):
        await place.table(2)
        await place.turn(place.anna)
        await place.command(place.anna, "table show", text=True)
        await finished(place, (9, 3), (place.anna, place.bruno))
        for command in ("stats", "history", "leaderboard"):
            await place.command(place.anna, command)
        await place.end()
        own, foreign = ("The Boss", "Ännchen") if place is world else ("Ännchen", "The Boss")
        text = said(*place.messages)
        assert own in text
        assert foreign not in text
        assert own not in said(*other.messages)


async def test_move_by_direct_message_keeps_nicknames(world: World) -> None:
    """The message names no server."""
    call(world, world.anna, "The Boss")
    await world.table(2, game="hornochsen")
    for _ in range(2):  # by who is kept at hand, and by who is read
        await choose(world, world.anna, 0)
        await world.restart()
    text = said(await world.ask(world.bruno, "table show"))
    assert "The Boss" in text
    assert "Anna" not in text


async def test_a_leaderboard_of_everywhere_and_what_is_asked_in_direct_messages_say_the_global_name(
    world: World,
) -> None:
    gio = world.guild.add_member(world.env.create_user("gio", global_name="Giorgia"), nick="The Boss")
    await finished(world, (9, 3), (gio, world.anna))
    assert names(await world.ask(gio, "leaderboard", game="heckmeck"))[0] == "The Boss"
    assert names(await world.ask(gio, "leaderboard", game="heckmeck", scope="everywhere"))[0] == "Giorgia"
    assert "#1 ●\u00a0The Boss (9)" in (await world.ask(world.anna, "history", user=gio.user)).content
    assert "record · Best score: 9 · The Boss" in await figures(world, world.anna)
    assert (await world.ask(world.anna, "stats", user=gio.user)).content.startswith("**The Boss**")
    await gio.user.slash("stats")
    assert world.message_of(world.last).content.startswith("**Giorgia**")


async def test_a_replay_says_what_the_server_says_where_it_is_shown(world: World, elsewhere: World) -> None:
    call(world, world.anna, "The Boss")
    table = await aborted(world, world.anna, world.bruno, moves=5)
    here = await world.ask(world.anna, "replay", table=table.info.id)
    assert "The Boss" in said(here) + world.files(here)[1].decode()
    there = await elsewhere.ask(elsewhere.anna, "replay", table=table.info.id)
    text = said(there) + world.files(there)[1].decode()
    assert "The Boss" not in text
    assert "Anna" in text


async def test_nicknames_are_shown_exported_and_forgotten_with_the_rest(world: World, elsewhere: World) -> None:
    for place, nickname in ((world, "The Boss"), (elsewhere, "Ännchen")):
        call(place, place.anna, nickname)
        await finished(place, (9, 3), (place.anna, place.bruno))
        await place.command(place.anna, "leaderboard")
    page = await world.ask(world.anna, "privacy show")
    assert "The nicknames you had on 2 servers when you last used Roost there." in page.content
    nicknames = (await exported(world, world.anna))["nicknames"]
    assert sorted(one["nickname"] for one in nicknames) == ["The Boss", "Ännchen"]
    assert {one["guild_id"] for one in nicknames} == {world.guild.id, elsewhere.guild.id}
    await world.table(2)
    await world.end()
    assert "The Boss" in said(await world.ask(world.bruno, "table show"))
    await world.forget(world.anna)
    page = said(await world.ask(world.bruno, "table show"), await world.ask(world.bruno, "history"))
    assert "Boss" not in page
    assert "N. N." in page
    for place in (world, elsewhere):
        history = await place.store.finished.history(place.guild.id, None, None, 0, 9)
        people = [person for played in history.tables for person in finishers_of(played)]
        assert {(person.name, person.nickname) for person in people} == {("", ""), ("Bruno", "")}
        assert "Boss" not in said(await place.ask(place.bruno, "leaderboard"))


TRICKS = (
    *("https://evil.example/x.png", "</cmd:1>", "<#1>", "<t:1:R>", "<:e:1>", "<a:e:1>", "<@1>", "<@&1>", "<id:home>"),
    *("@everyone", "[here](https://evil.example)", "**bold**", "# title", "\\<#1>", "<https://evil.example>", "||x||"),
    *("steam://run/1", "\u202eevil", "\u2067evil"),
    *("[a][b](http:evil.example)", "<a:/**x**>", "discord.gg/evil", "`/help x`"),
)
TEXT = re.compile(r"(?:[^\\*_~`|\[\]<>/]|\\[^0-9A-Za-z\s])*")
"""Of a message's content: nothing that is more than text to Discord, unless a backslash is before it."""
REORDERING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
"""What may change the order of a text: controls, and letters from right to left."""
ISOLATED = re.compile("\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069")
"""A part that keeps its order to itself."""


def in_order(text: str) -> bool:
    """Whether nothing in a text reorders what is around it."""
    return not REORDERING.search(ISOLATED.sub("", text))


nicknames = st.lists(st.sampled_from(TRICKS) | st.text(max_size=6), max_size=4).map("".join)


@given(name=nicknames, most=st.integers(5, 120))
@example(name="[a][b](http:evil.example)", most=32)
@example(name="<a:/**x**>", most=32)
@example(name="discord.gg/evil", most=32)
@example(name="\u202e- x", most=32)
@example(name=" # x", most=32)
def test_name_in_a_message_is_nothing_but_text(name: str, most: int) -> None:
    """And Discord shows all of it."""
    content = escaped(name, most)
    assert TEXT.fullmatch(content)
    assert not content.startswith(("#", "-", " "))
    assert not re.search("@(?:everyone|here)", content)
    seen = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", content).replace("@\u200b", "@")
    assert ISOLATED.sub(lambda found: found[0][1:-1], seen) == fit(without_bidi(name), most).replace("@\u200b", "@")


@given(name=nicknames | st.text("אב سل1 -", max_size=6))
@example(name="\u202eevil")
@example(name="דוד")
@example(name="אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחטיכ")
def test_name_reorders_no_text_around_it_wherever_it_is_shown(name: str) -> None:
    """In messages, on buttons, in alt texts and in pictures, of who is there and of who is away."""
    texts = texts_for("en")
    person = Person(1, 10**17, "\u2067Anna\u202e", "en", name)
    for who in (person, with_substitute(person, 2, texts, away=True)):
        ways = [way([who])(0) for way in (bold_names, label_names, alt_names)]
        assert all(map(in_order, [*holder_names([person], texts), *ways, line_names([who])(0)]))
        assert party_of([who])[0].name == name_of(who)
        assert not ISOLATED.search(name_of(who))
        assert without_bidi(name_of(who)) == name_of(who) != ""


async def test_nickname_becomes_no_link_mention_or_reordered_text(world: World) -> None:
    await world.table(2)
    for nickname in TRICKS:
        call(world, world.anna, nickname)
        await world.command(world.anna, "table show")
        board = world.board
        assert escaped(name_of(Person(1, 1, "Anna", "en", nickname))) in board.content, "the new name"
        for message in (board, await world.ask(world.anna, "table show", text=True)):
            assert in_order(said(message)), nickname
            names = re.findall(r"\*\*((?:\\.|[^\\*])+)\*\*", message.content)
            assert names
            assert all(TEXT.fullmatch(name) for name in names), nickname
        assert in_order(said(await world.ask(world.anna, "privacy show")))
    gio = world.guild.add_member(world.env.create_user("gio", global_name="</cmd:1>\u202e"))
    await world.command(gio, "me turns", how="none")
    assert r"(\<\/cmd:1\>)" in (await world.ask(gio, "privacy show")).content
