"""Messages beside the board at their largest: a server of people whose names are markup, in every language."""

import pytest

from bot.chat.words.lengths import ALT, CONTENT, LABEL
from tests.chat.finished.asking import aborted, finished, manager
from tests.chat.test_names import visitors
from tests.chat.world import World, parts
from tests.games.own import checked_games

NAMES = [chr(ord("A") + seat) + "*" * 31 for seat in range(7)]
"""Each letter takes two characters."""
LOCALES = ("en-US", "it", "de")
ALONE = ("help", "history", "stats", "leaderboard", "daily", "privacy show", "privacy forget", "hand", "settings")
OF_A_TABLE = ("replay", "review", "verify")


def check(world: World) -> None:
    """Nothing that was sent exceeds what Discord takes."""
    for message in world.messages:
        assert len(message.content) <= CONTENT, message.content
        for attached in message.attachments:
            assert len(str(attached.get("description") or "")) <= ALT
        for part in parts(message):
            assert len(str(part.get("label", ""))) <= LABEL
            assert all(len(str(option["label"])) <= 100 for option in part.get("options", ()))


@pytest.mark.parametrize("locale", LOCALES)
async def test_pages_and_private_messages_fit(world: World, locale: str) -> None:
    met = visitors(world, NAMES)
    chief = manager(world)
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
