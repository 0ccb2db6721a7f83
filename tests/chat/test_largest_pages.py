"""Messages beside the board at their largest: a server of people whose names are markup, in every language."""

import pytest
from msgspec.structs import replace

from bot.chat import calls
from bot.chat.requests import MAX_INVITED
from bot.chat.words.lengths import ALT, CONTENT, LABEL
from bot.chat.words.texts import texts_for
from games.computer import LEVELS
from tests.chat.daily.days import answer, next_noon, posts_at_noon
from tests.chat.finished.asking import aborted, finished
from tests.chat.lobby.test_new_table import filled_in
from tests.chat.test_menus import used
from tests.chat.test_names import visitors
from tests.chat.world import World, parts
from tests.games.own import checked_games

NAMES = [chr(ord("A") + seat) + "*" * 31 for seat in range(7)]
"""Each letter takes two characters."""
LOCALES = ("en-US", "it", "de")
ALONE = ("help", "history", "stats", "leaderboard", "daily", "privacy show", "privacy forget", "hand", "settings")
OF_A_TABLE = ("replay", "review", "verify")


def check(world: World) -> None:
    """Nothing that was sent, in the channels or directly, exceeds what Discord takes."""
    for message in [one for sent in world.env.backend.messages.values() for one in sent.values()]:
        assert len(message.content) <= CONTENT, message.content
        assert not message.content.endswith("…"), message.content
        for attached in message.attachments:
            assert len(str(attached.get("description") or "")) <= ALT
        for part in parts(message):
            assert len(str(part.get("label", ""))) <= LABEL
            assert all(len(str(option["label"])) <= 100 for option in part.get("options", ()))


async def speaks(world: World, locale: str) -> None:
    """Let the server speak a language in public."""
    await world.store.change_guild_settings(world.guild.id, lambda one: replace(one, language=locale[:2]))


@pytest.mark.parametrize("locale", LOCALES)
async def test_pages_and_private_messages_fit(world: World, locale: str) -> None:
    met = visitors(world, NAMES)
    chief = world.manager()
    world.locales.update({who.id: locale for who in (*met, chief)})
    for _ in range(12):
        await finished(world, (9, 7, 5, 4, 3, 2, 1), met)
    table = await aborted(world, *met, moves=8)
    for command in ALONE:
        await world.command(chief if command == "settings" else met[0], command)
    for game in checked_games():
        await world.command(met[0], "stats", game=game)
        await world.command(met[0], "leaderboard", game=game)
        await world.command(met[0], "me call", game=game)
        await world.command(met[0], "rules", game=game)
    for command in OF_A_TABLE:
        await world.command(met[0], command, table=table.info.id)
    check(world)


@pytest.mark.parametrize("locale", LOCALES)
async def test_messages_of_a_full_table_with_a_waiting_list_fit(world: World, locale: str) -> None:
    met, waiting = visitors(world, NAMES), visitors(world, [name.lower() for name in NAMES])
    world.locales.update({who.id: locale for who in (*met, *waiting)})
    await world.command(met[0], "table open", game="heckmeck")
    await world.command(met[0], "table computer add", level="rooster")
    await world.command(met[0], "table computer remove", level="rooster")
    for who in met[1:]:
        await world.command(who, "table join")
    for who in waiting:
        await world.command(who, "table wait")
    await world.command(met[0], "table start")
    for who in met[:3]:
        await world.command(who, "table pause")
        await world.command(who, "table end")
        await world.command(who, "table clock", clock="day")
    await world.command(met[1], "table show", text=True)
    await world.command(met[0], "table leave")
    await world.command(met[1], "table show")
    check(world)


@pytest.mark.parametrize("locale", LOCALES)
async def test_invitations_calls_and_computers_seats_fit(world: World, locale: str) -> None:
    world.patch.setattr(calls, "PACE", 0.0)
    met, guests = visitors(world, NAMES), visitors(world, [name.lower() for name in NAMES])
    world.locales.update({who.id: locale for who in (*met, *guests)})
    await speaks(world, locale)
    await world.command(guests[-1], "me call", game="hornochsen", until="always")
    await filled_in(world, met[0], texts_for(locale[:2]).say("hornochsen-title"), people=guests[:MAX_INVITED])
    lobby = world.public[0]
    for level in LEVELS:
        await world.command(met[0], "table computer add", level=level)
    await world.goes_on(seconds=61)
    for who in met[1:4]:
        await world.command(who, "table join")
    await world.command(met[0], "table start")
    assert any("📣" in one.content for one in world.env.backend.messages[guests[-1].user.dm_channel.id].values())
    for who in met[1:3]:
        asked = await world.ask(who, "table leave")
        await world.click(who, next(iter(world.buttons(asked))), asked)
    for guest in guests[:2]:
        invitation = world.message_of(await used(world, met[0], "Invite to my table", guest))
        await world.click(guest, next(iter(world.buttons(invitation))), invitation)
    await world.command(met[0], "table show")
    await world.command(met[0], "table show", text=True)
    assert lobby in world.public
    check(world)


@pytest.mark.parametrize("locale", LOCALES)
async def test_daily_posts_and_counts_fit(world: World, locale: str) -> None:
    met = visitors(world, NAMES)
    world.locales.update({who.id: locale for who in met})
    await speaks(world, locale)
    await posts_at_noon(world)
    await next_noon(world)
    for number, who in enumerate(met):
        await answer(world, who, number % 2)
    await next_noon(world)
    for who in met:
        await world.command(who, "daily")
    assert len(world.public) >= 2, "a puzzle, and the next one with what became of it"
    check(world)
