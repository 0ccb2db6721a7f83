"""Leaderboards, records, histories, replays and proofs, as people in a channel see them."""

import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import discord
import msgspec
import pytest
import simcord.interactions
from PIL import Image
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.enums import ComponentType, InteractionType

from bot.chat.finished.requests import Past, Ranking, request_button
from bot.chat.words.mentions import mentioned
from bot.chat.words.texts import texts_for
from bot.tables import table as tables
from bot.tables.needs import PostedMessage
from bot.tables.service import Spot, Tables
from bot.tables.table import Table
from games.chance import deal
from games.heckmeck.moves import Keep
from games.registry import GAMES
from tests.chat.world import Reply, World, parts
from tests.finished.world import Ending, end, play
from tests.store.children import sensible_action
from tests.store.tables import interaction

DAY = 24 * 3600 * 1000
LINE = re.compile(
    r"#(?P<place>\d+) (?P<name>[^:#]+): (?:rating (?P<rating>−?[\d.]+) ±[\d.]+(?P<provisional> \(\w+\))?, )?"
    r"(?P<wins>\d+) wins? at (?P<games>\d+) tables?, (?P<points>\d+) points?\."
)


class Line(NamedTuple):
    """A line of a leaderboard in words."""

    place: int
    name: str
    rating: str | None
    provisional: bool
    games: int
    wins: int
    points: int


def alt(message: Message) -> str:
    """The words beside a picture."""
    return str(message.attachments[0]["description"])


def lines(message: Message) -> list[Line]:
    """A leaderboard, as its alt text tells it."""
    return [
        Line(
            int(one["place"]),
            one["name"],
            one["rating"],
            one["provisional"] is not None,
            *(int(one[name]) for name in ("games", "wins", "points")),
        )
        for one in LINE.finditer(alt(message))
    ]


def names(message: Message) -> list[str]:
    return [line.name for line in lines(message)]


async def finished(
    world: World, scores: Sequence[int], people: Sequence[MemberActor], game: str = "heckmeck", at: int | None = None
) -> Ending:
    """A table that is over, with these scores; an hour ago if nothing else is said."""
    seated = [(await world.known(who)).id for who in people]
    ended = now(world) - DAY // 24 if at is None else at
    return await end(world.store, world.guild.id, game, seated, scores, ended)


def now(world: World) -> int:
    return int(world.env.now().timestamp() * 1000)


async def table_of(world: World, *people: MemberActor, moves: int = 0, language: str = "en") -> Table:
    """A table of Heckmeck in play in a channel of its own, after so many moves."""
    store, seated = Tables(world.store), [await world.known(who) for who in people]
    spot = Spot(world.guild.id, world.guild.create_text_channel("own").id, None)
    step = await store.open(spot, seated[0], interaction(), game="heckmeck", language=language)
    for person in seated[1:]:
        step = await store.join(step.after.info.id, person, interaction())
    step = await store.start(step.after.info.id, seated[0], interaction())
    for _ in range(moves):
        seat, action = sensible_action(step.after)
        step = await store.play(step.after.info.id, seated[seat], interaction(), action)
    return step.after


async def closed(world: World, table: Table) -> Table:
    """The same, ended before its time."""
    opener = next(iter(await world.store.people([table.opener])))
    return (await Tables(world.store).close(table.info.id, opener, interaction(), moderator=False)).after


async def aborted(world: World, *people: MemberActor, moves: int = 2) -> Table:
    """A table that was ended in mid-game."""
    return await closed(world, await table_of(world, *people, moves=moves))


async def shown(world: World, who: MemberActor, name: str, **options: Any) -> Message:
    """What a command is answered with."""
    return world.message_of(await world.command(who, name, **options))


async def both(world: World, who: MemberActor, ask: Callable[[], Awaitable[Reply]]) -> list[str]:
    """What somebody alone is told in English, and in Italian."""
    told: list[str] = []
    for locale in ("en-US", "it"):
        world.locales[who.id] = locale
        told.append(world.private(await ask()))
    return told


def manager(world: World) -> MemberActor:
    """Somebody who may manage the server."""
    permissions = discord.Permissions(manage_guild=True, use_application_commands=True)
    return world.newcomer("Marta", world.guild.create_role("managers", permissions=permissions))


# Bad input: a sentence each, in both languages


async def test_an_empty_server_is_told_how_to_begin_in_both_languages(world: World) -> None:
    marta = manager(world)
    expected: list[tuple[str, dict[str, Any], str, str]] = [
        ("leaderboard", {}, "Nobody has finished a table that counts here yet.", "Qui nessuno ha ancora finito"),
        ("leaderboard", {"game": "verflixxt"}, "Open one with `/table open`", "Aprine uno con `/tavolo apri`"),
        ("leaderboard", {"scope": "everywhere"}, "Nobody has finished", "Qui nessuno ha ancora finito"),
        ("leaderboard", {"by": "rating"}, "A rating belongs to one game.", "riguarda un solo gioco."),
        (
            "leaderboard",
            {"season": "2"},
            'no season "2" on this server',
            'non c\'è la stagione "2"',
        ),
        ("leaderboard", {"season": "x"}, 'There is no season "x"', "finora ce n'è stata una"),
        ("stats", {}, "Marta has not finished a table here yet.", "Marta non ha ancora finito nessun tavolo qui."),
        ("stats", {"user": world.bruno.user}, "Bruno has not finished", "Bruno non ha ancora finito"),
        ("history", {}, "No table has come to its end here yet.", "Qui nessun tavolo è ancora arrivato alla fine."),
        ("history", {"user": world.bruno.user}, "Bruno has not finished", "Bruno non ha ancora finito"),
        ("season close", {}, "No table has been finished in season 1", "Nella stagione 1 non è ancora finito nessun"),
        ("replay", {"table": "nowhere2"}, 'There is no table "nowhere2" here.', 'nessun tavolo "nowhere2"'),
        ("verify", {"table": "nowhere2"}, "take its id from `/history`", "prendi il suo codice da `/storico`"),
    ]
    for name, options, english, italian in expected:
        in_english, in_italian = await both(world, marta, partial(world.command, marta, name, **options))
        assert mentioned(english) in in_english, name
        assert mentioned(italian) in in_italian, name
    assert world.public == []


async def test_no_replay_and_no_proof_of_what_is_not_over_or_never_was(world: World) -> None:
    live = await table_of(world, world.anna, world.bruno, moves=1)
    lobby = await closed(world, await lobby_of(world, world.anna))
    unplayed = await aborted(world, world.anna, world.bruno, moves=0)
    seed = live.info.seed.hex()
    for name in ("replay", "verify"):
        proved = name == "verify"  # that nothing was played does not keep anybody from checking how it was dealt
        for table, english, italian in (
            (live, "This table is still in play; hands and seed stay secret", "è ancora in gioco; mani e seme restano"),
            (lobby, "it ended before the first move", "è finito prima della prima mossa"),
            *([] if proved else [(unplayed, "Nothing was played at this table", "A questo tavolo non si è giocato")]),
        ):
            ask = partial(world.command, world.anna, name, table=table.info.id)
            in_english, in_italian = await both(world, world.anna, ask)
            assert english in in_english
            assert italian in in_italian
            assert seed not in in_english + in_italian
    assert world.public == []


async def lobby_of(world: World, who: MemberActor) -> Table:
    """A table that waits for players, in a channel of its own."""
    spot = Spot(world.guild.id, world.guild.create_text_channel("lobby").id, None)
    person = await world.known(who)
    return (await Tables(world.store).open(spot, person, interaction(), game="heckmeck", language="en")).after


async def test_another_servers_table_is_no_table_here_unless_one_sat_there(world: World) -> None:
    """Whoever is elsewhere and had no seat learns nothing, not even that there is such a table."""
    table = await aborted(world, world.anna, world.bruno)
    live = await table_of(world, world.anna, world.bruno, moves=1)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far")
    carla, anna = elsewhere.add_member(world.carla.user), elsewhere.add_member(world.anna.user)
    for name in ("replay", "verify"):
        for table_id in (table.info.id, live.info.id, "nowhere2"):
            told = world.private(await world.command(carla, name, channel=channel, table=table_id))
            none = f'There is no table "{table_id}" here. Choose one from the list, or take its id from `/history`.'
            assert told == mentioned(none)
    assert await carla.autocomplete(channel, "replay", "table", "") == []
    proof = world.message_of(await world.command(anna, "verify", channel=channel, table=table.info.id))
    assert table.info.id in proof.content
    await world.carla.user.slash("verify", table=table.info.id)
    assert "There is no table" in world.private(world.last)
    await world.anna.user.slash("verify", table=table.info.id)
    assert table.info.id in world.message_of(world.last).content


async def test_a_table_whose_rules_are_gone_is_not_played_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await aborted(world, world.anna, world.bruno)
    monkeypatch.setattr(GAMES["heckmeck"], "version", 99)
    for name in ("replay", "verify"):
        ask = partial(world.command, world.anna, name, table=table.info.id)
        english, italian = await both(world, world.anna, ask)
        assert "by rules that this Roost no longer has" in english
        assert "con regole che questo Roost non ha più" in italian


async def test_buttons_that_cannot_be_are_answered(world: World) -> None:
    """A request in direct messages, and one that no Roost ever made."""
    await finished(world, (2, 1), world.people[:2])
    board = await shown(world, world.anna, "leaderboard")
    for request in (Ranking(None, "season", everywhere=False, by="wins"), Past(None)):
        custom_id = request_button(world.anna.id, request, "x").custom_id or ""
        await press_in_direct_messages(world, world.anna, custom_id)
        assert "This works on a server only" in world.private(world.last)
    made_up = f'r1~{world.anna.id}~["rank","chess","ever",1]'
    assert "from an earlier time" in world.private(await world.pressed(world.anna, made_up, board))


async def press_in_direct_messages(world: World, who: MemberActor, custom_id: str) -> None:
    backend = world.env.backend
    message = await who.send_dm("hello")
    record, payload = simcord.interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=None,
        user_id=who.id,
        data={"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)},
    )
    record.source_message_id = message.id
    stored = backend.get_message(message.channel.id, message.id)
    button = {"type": int(ComponentType.BUTTON), "style": 1, "label": "…", "custom_id": custom_id}
    row = {"type": int(ComponentType.ACTION_ROW), "components": [button]}
    payload["message"] = {**serializers.message_payload(backend, stored), "components": [row]}
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert record.responded


# Leaderboards


async def test_a_leaderboard_is_a_picture_and_says_the_same_in_words(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (5, 3, 1), (anna, bruno, carla))
    await finished(world, (5, 3, 1), (bruno, anna, carla))
    await finished(world, (5, 3), (anna, bruno), game="karteneck")
    board = await shown(world, carla, "leaderboard")
    assert board.content == "**All games** · Test Guild\nBy wins. 1–3 of 3."
    assert lines(board) == [
        Line(1, "Anna", None, False, 3, 2, 4),
        Line(2, "Bruno", None, False, 3, 1, 3),
        Line(3, "Carla", None, False, 2, 0, 0),
    ]
    assert board.ping_user_ids == []
    (picture,) = world.files(board)
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "PNG"
    assert [part["label"] for part in parts(board)] == ["Back", "Where am I?", "Next"]

    rated = await shown(world, anna, "leaderboard", game="heckmeck")
    assert rated.content.splitlines()[0] == "**Heckmeck am Bratwurmeck** · Test Guild"
    assert "By the season's rating. 1–3 of 3. A pale rating is provisional" in rated.content
    assert [line.rating is not None and line.provisional for line in lines(rated)] == [True] * 3
    assert lines(rated)[2].name == "Carla"

    world.env.backend.get_guild(world.guild.id).preferred_locale = "it"
    italian = await shown(world, anna, "leaderboard", game="heckmeck")
    assert "Per valutazione della stagione. 1–3 di 3. Una valutazione sbiadita" in italian.content
    assert "(provvisoria), 1 vittoria in 2 tavoli, 3 punti." in alt(italian)
    assert re.search(r"valutazione \d+,\d ±\d+,\d", alt(italian))
    assert [part["label"] for part in parts(italian)] == ["Indietro", "Dove sono?", "Avanti"]


async def test_who_is_equal_shares_a_place_and_the_next_is_left_out(world: World) -> None:
    anna, bruno, carla, dario, elena, *_ = world.people
    await finished(world, (9, 9, 4, 4, 1), (carla, anna, dario, bruno, elena))
    for by, expected in (
        ("wins", [("Anna", 1), ("Carla", 1), ("Bruno", 3), ("Dario", 3), ("Elena", 3)]),
        ("points", [("Anna", 1), ("Carla", 1), ("Bruno", 3), ("Dario", 3), ("Elena", 5)]),
        ("games", [(name, 1) for name in ("Anna", "Bruno", "Carla", "Dario", "Elena")]),
    ):
        board = await shown(world, anna, "leaderboard", by=by)
        assert sorted((line.name, line.place) for line in lines(board)) == sorted(expected)
    rated = lines(await shown(world, anna, "leaderboard", game="heckmeck"))
    assert [line.place for line in rated] == [1, 1, 3, 3, 5]
    assert rated[0].rating == rated[1].rating
    assert {rated[0].name, rated[1].name} == {"Anna", "Carla"}


async def test_period_and_scope_say_which_tables_count(world: World) -> None:
    """From Monday, from the first of the month, from New Year, in Greenwich; of this server, or of all."""
    world.env.backend.advance_clock(40 * 24 * 3600)  # Tuesday, 10 February
    assert world.env.now().isoformat() == "2026-02-10T00:00:00+00:00"
    midnight = now(world)
    people = world.people[:2]
    for days in (1, 2, 9, 10, 40, 41):  # Monday, Sunday, 1 February, 31 January, 1 January, 31 December
        await finished(world, (2, 1), people, at=midnight - days * DAY)
    seated = [(await world.known(who)).id for who in people]
    await end(world.store, 77, "heckmeck", seated, (2, 1), midnight)
    counted = {
        (period, scope): lines(await shown(world, world.anna, "leaderboard", period=period, scope=scope))[0].games
        for period, scope in (
            *((period, "server") for period in ("week", "month", "year", "all")),
            *((period, "everywhere") for period in ("week", "all")),
        )
    }
    assert list(counted.values()) == [1, 3, 5, 6, 2, 7]
    default = await shown(world, world.anna, "leaderboard")
    assert lines(default)[0].games == 6
    week = await shown(world, world.anna, "leaderboard", period="week", scope="everywhere", by="games")
    assert week.content == "**All games** · everywhere\nBy tables played, this week. 1–2 of 2."


async def many(world: World, count: int) -> list[MemberActor]:
    """So many people who finished tables: the first one the most, the last one the fewest."""
    people = [*world.people, *(world.newcomer(f"Person {n}") for n in range(len(world.people), count))]
    known = [await world.known(who) for who in people]
    for number in range(0, count, 2):
        for _ in range((count - number) // 2):
            pair = [known[number].id, known[number + 1].id]
            await end(world.store, world.guild.id, "heckmeck", pair, (2, 1), now(world) - DAY)
    return people


async def test_pages_are_turned_by_the_one_who_asked_also_after_a_restart(world: World) -> None:
    people = await many(world, 24)
    board = await shown(world, world.anna, "leaderboard", by="games")

    def page() -> tuple[str, list[str], list[str]]:
        usable = [part["label"] for part in parts(board) if not part.get("disabled")]
        return board.content.splitlines()[1].split(". ")[1], names(board), usable

    who = [str(one.user.global_name) for one in people]
    assert page() == ("1–10 of 24.", who[:10], ["Where am I?", "Next"])
    await world.click(world.anna, "Next", board)
    assert page() == ("11–20 of 24.", who[10:20], ["Back", "Where am I?", "Next"])
    await world.restart()
    await world.click(world.anna, "Next", board)
    assert page() == ("21–24 of 24.", who[20:], ["Back", "Where am I?"])
    assert [line.place for line in lines(board)] == [21, 21, 23, 23]
    await world.click(world.anna, "Back", board)
    assert page() == ("11–20 of 24.", who[10:20], ["Back", "Where am I?", "Next"])
    await world.click(world.anna, "Where am I?", board)
    assert page() == ("1–10 of 24.", who[:10], ["Where am I?", "Next"])

    stranger = people[22]
    own = await shown(world, stranger, "leaderboard", by="games")
    await world.click(stranger, "Where am I?", own)
    assert "21–24 of 24" in own.content
    assert str(stranger.user.global_name) in names(own)

    before = (board.content, list(board.attachments), list(board.components), board.edited_timestamp)
    for label in ("Next", "Where am I?"):
        english, italian = await both(world, stranger, partial(world.click, stranger, label, board))
        assert english == "These buttons are for the one who asked. The command gives you your own."
        assert italian == "Questi pulsanti sono di chi ha chiesto. Il comando ti dà i tuoi."
    assert (board.content, list(board.attachments), list(board.components), board.edited_timestamp) == before


async def test_where_am_i_marks_the_own_line_and_says_so_when_there_is_none(world: World) -> None:
    people = await many(world, 12)
    last = people[-1]
    others = await shown(world, world.anna, "leaderboard", by="games")
    await world.click(world.anna, "Next", others)
    own = await shown(world, last, "leaderboard", by="games")
    await world.click(last, "Where am I?", own)
    assert names(own) == names(others)
    assert world.files(own) != world.files(others), "the own line is marked"
    stranger = world.newcomer("Nobody")
    board = await shown(world, stranger, "leaderboard", by="games")
    english, italian = await both(world, stranger, partial(world.click, stranger, "Where am I?", board))
    assert english == mentioned(
        "You are not on this leaderboard yet. One finished table brings you there: `/table open`."
    )
    assert italian == mentioned("Non sei ancora in questa classifica. Basta un tavolo finito: `/tavolo apri`.")
    assert "1–10 of 12" in board.content


async def test_a_page_that_is_gone_becomes_the_last_one(world: World) -> None:
    people = await many(world, 12)
    board = await shown(world, world.anna, "leaderboard", by="games")
    for who in people[10:]:
        await world.store.forget((await world.known(who)).id)
    await world.click(world.anna, "Next", board)
    assert "1–10 of 10." in board.content


async def test_who_left_the_server_keeps_the_place_under_the_last_name(world: World) -> None:
    await finished(world, (2, 1), world.people[:2])
    world.guild.remove_member(world.anna)
    assert names(await shown(world, world.bruno, "leaderboard")) == ["Anna", "Bruno"]


async def test_ten_long_names_are_all_told_in_words(world: World) -> None:
    people = [world.newcomer(f"{'Wolfeschlegelsteinhausenberger':.30}{n:02}") for n in range(10)]
    for number in range(10):
        for _ in range(10 + number):
            await finished(world, (2, 1), (people[number], people[number - 1]))
    board = await shown(world, people[0], "leaderboard", game="heckmeck")
    assert len(alt(board)) <= 1024
    assert [line.place for line in lines(board)] == list(range(1, 11))


async def test_a_season_is_one_servers(world: World) -> None:
    await finished(world, (2, 1), world.people[:2])
    ask = partial(world.command, world.anna, "leaderboard", scope="everywhere", season="1")
    english, italian = await both(world, world.anna, ask)
    assert english.startswith("A season is one server's.")
    assert italian.startswith("Una stagione è di un solo server.")


# Seasons


async def test_a_season_is_closed_kept_and_followed_by_an_empty_one(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (5, 3, 1), (anna, bruno, carla))
    await finished(world, (5, 3), (bruno, carla), game="karteneck")
    marta = manager(world)
    question = await shown(world, marta, "season close")
    assert question.is_ephemeral
    assert question.content.startswith("This closes season 1 for good")
    assert world.public == []
    posted = world.message_of(await world.click(marta, "Yes, close the season", question))
    assert not posted.is_ephemeral
    assert "**Season 1 is closed.**" in posted.content
    assert mentioned("`/leaderboard season:1`") in posted.content
    finals = [str(attached["description"]) for attached in posted.attachments]
    assert [final.split(".")[0] for final in finals] == [
        "Heckmeck am Bratwurmeck · Test Guild · season 1",
        "Heckmeck am Karteneck · Test Guild · season 1",
    ]
    assert [one["name"] for one in LINE.finditer(finals[0])] == ["Anna", "Bruno", "Carla"]
    assert [one["name"] for one in LINE.finditer(finals[1])] == ["Bruno", "Carla"]
    for picture in world.files(posted):
        with Image.open(BytesIO(picture)) as image:
            assert image.format == "PNG"

    assert "Nobody has finished" in world.private(await world.command(anna, "leaderboard"))
    again = await both(world, marta, partial(world.command, marta, "season close"))
    assert "No table has been finished in season 2" in again[0]
    assert "Nella stagione 2" in again[1]
    await finished(world, (5, 3), (carla, anna), at=time.time_ns() // 1_000_000 + 60_000)
    current = await shown(world, anna, "leaderboard", game="heckmeck")
    assert current.content.splitlines()[0].endswith("Test Guild · season 2")
    assert names(current) == ["Carla", "Anna"]
    assert await anna.autocomplete(world.channel, "leaderboard", "season", "") == [
        {"name": number, "value": number} for number in ("2", "1")
    ]
    await world.restart()
    kept = await shown(world, anna, "leaderboard", season="1", game="heckmeck")
    assert alt(kept) == finals[0]
    assert names(await shown(world, anna, "leaderboard", period="all", game="karteneck")) == ["Bruno", "Carla"]
    for_ever = await shown(world, anna, "leaderboard", period="all", by="games")
    assert {line.name: line.games for line in lines(for_ever)} == {"Anna": 2, "Bruno": 2, "Carla": 3}


async def test_only_who_manages_the_server_closes_its_season(world: World) -> None:
    """Discord hides the command; where a server has shown it to everybody, Roost refuses."""
    await finished(world, (2, 1), world.people[:2])
    assert "season" not in world.anna.available_commands(world.channel)
    command = world.env.backend.find_command("season", None, type=1)
    assert command is not None
    world.guild.set_command_permissions(int(command["id"]), {world.anna: True})
    english, italian = await both(world, world.anna, partial(world.command, world.anna, "season close"))
    assert english == "Only someone who may manage this server can close its season."
    assert italian == "Solo chi può gestire questo server può chiuderne la stagione."
    assert names(await shown(world, world.anna, "leaderboard")) == ["Anna", "Bruno"]


# Records


async def test_stats_of_oneself_of_another_and_of_one_game(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (30, 10, 5), (anna, bruno, carla))
    await finished(world, (4, 20), (anna, bruno))
    await finished(world, (7, 3), (anna, carla), game="karteneck")
    own = await shown(world, anna, "stats")
    assert not own.is_ephemeral
    assert own.content.splitlines()[0] == "**Anna**"
    heckmeck = own.content.splitlines()[1]
    assert heckmeck.startswith(
        "**Heckmeck am Bratwurmeck** · 2 tables, 1 win (50 %; chance alone would give 42 %). All-time rating "
    )
    assert heckmeck.endswith(", provisional.")
    assert "Best 30, worst 4, on average 17.0." in own.content
    assert "Places: 1 × #1, 1 × #2." in own.content
    assert "**Heckmeck am Karteneck** · 1 table, 1 win (100 %; chance alone would give 50 %)" in own.content
    assert "This server's record · Best score: 30 · Anna" in own.content
    assert alt(own).startswith("Anna. Heckmeck am Bratwurmeck · 2 tables, 1 win")
    assert "**" not in alt(own)
    with Image.open(BytesIO(world.files(own)[0])) as image:
        assert image.format == "PNG"

    other = await shown(world, anna, "stats", user=bruno.user)
    assert other.content.splitlines()[0] == "**Bruno**"
    assert "2 tables, 1 win" in other.content
    one = await shown(world, anna, "stats", game="karteneck")
    assert "Bratwurmeck" not in one.content
    never = await both(world, anna, partial(world.command, anna, "stats", user=bruno.user, game="karteneck"))
    assert never == ["Bruno has not finished a table here yet.", "Bruno non ha ancora finito nessun tavolo qui."]
    world.locales.clear()
    await anna.user.slash("stats")
    assert "**Heckmeck am Bratwurmeck** · 2 tables" in world.message_of(world.last).content
    await anna.user.slash("stats", user=bruno.user)
    assert world.private(world.last) == "This works on a server only, not in direct messages."
    world.env.backend.get_guild(world.guild.id).preferred_locale = "it"
    italian = await shown(world, anna, "stats")
    assert "2 tavoli, 1 vittoria (50 %; il caso da solo ne darebbe 42 %)" in italian.content


async def test_stats_of_every_game_find_room_in_the_words_beside_the_picture(world: World) -> None:
    people = [world.newcomer(f"{'Wolfeschlegelsteinhausenberger':.30}{n:02}") for n in range(2)]
    for game in GAMES:
        await play(world.store, world.guild.id, game, [await world.known(who) for who in people], Random(game))
    for locale in ("en-US", "it"):
        world.env.backend.get_guild(world.guild.id).preferred_locale = locale
        told = await shown(world, people[0], "stats")
        titles = [texts_for(locale[:2]).say(f"{game}-title") for game in GAMES]
        assert [title in told.content for title in titles] == [True] * len(GAMES)
        assert [title in alt(told) for title in titles] == [True] * len(GAMES)
        assert not told.content.endswith("…")
        assert alt(told).endswith(".")


# Histories


async def test_history_leads_to_the_boards_of_this_channel_or_of_somebody(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    board = await world.table(2)
    await closed(world, await here(world))
    elsewhere = await aborted(world, bruno, carla)
    played = await here(world)
    history = await shown(world, carla, "history")
    assert history.is_ephemeral
    (line,) = history.content.splitlines()
    assert f"`{played.info.id}`" in line
    assert "This table was ended before its time" in line
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id}"
    assert line.endswith(link)

    of_carla = await shown(world, anna, "history", user=carla.user)
    assert elsewhere.info.id in of_carla.content
    assert played.info.id not in of_carla.content
    of_bruno = await shown(world, anna, "history", user=bruno.user)
    assert [elsewhere.info.id in of_bruno.content, played.info.id in of_bruno.content] == [True, True]
    world.locales[anna.id] = "it"
    assert "Questo tavolo è stato chiuso" in (await shown(world, anna, "history")).content


async def here(world: World) -> Table:
    """The channel's table."""
    return await Tables(world.store).table_in(world.channel.id)


async def test_history_is_paged_the_last_table_first(world: World) -> None:
    ended = [await finished(world, (2, 1), world.people[:2], at=now(world) - n * DAY) for n in range(8)]
    history = await shown(world, world.carla, "history", user=world.anna.user)

    def listed() -> list[str]:
        return re.findall(r"`(t\d+)`", history.content)

    assert listed() == [one.table for one in ended[:6]]
    assert "#1 Anna (2), #2 Bruno (1)" in history.content
    await world.click(world.carla, "Next", history)
    assert listed() == [one.table for one in ended[6:]]
    await world.restart()
    await world.click(world.carla, "Back", history)
    assert listed() == [one.table for one in ended[:6]]


async def test_every_line_of_a_history_keeps_its_link_however_long_the_names(world: World) -> None:
    people = [world.newcomer(f"{'Wolfeschlegelsteinhausenberger':.30}{n:02}") for n in range(7)]
    await world.known(people[0])
    for n in range(6):
        one = await finished(world, (7, 6, 5, 4, 3, 2, 1), people, at=now(world) - n * DAY)
        await post_board(world, one)
    history = await shown(world, world.anna, "history", user=people[0].user)
    assert len(history.content) <= 2000
    assert len(re.findall(r"https://discord\.com/channels/\d+/\d+/\d+$", history.content, re.MULTILINE)) == 6


async def post_board(world: World, ended: Ending) -> None:
    """Note where a table's board stands."""
    await world.store.post(ended.table, PostedMessage("board", None, world.channel.id, 10**18, ended.at))


# Replays and proofs


async def test_a_table_that_was_ended_in_mid_game_is_played_again(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=5)
    replay = await shown(world, world.carla, "replay", table=f" {table.info.id.upper()} ")
    assert not replay.is_ephemeral
    assert "ended before its time" in replay.content
    assert table.info.seed.hex() in replay.content
    film, told = world.files(replay)
    assert [it["filename"] for it in replay.attachments] == [f"roost-{table.info.id}.{end}" for end in ("gif", "txt")]
    assert "the list of moves beside it says the same in words" in alt(replay)
    with Image.open(BytesIO(film)) as image:
        assert image.format == "GIF"
        assert getattr(image, "n_frames") == 6  # noqa: B009 - the deal and five moves
    text = told.decode()
    assert "1. Anna, 2. Bruno" in text
    assert table.info.seed.hex() in text
    assert len(re.findall(r"^ +\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S", text, re.MULTILINE)) == 6


async def test_a_replay_speaks_the_tables_language(world: World) -> None:
    table = await closed(world, await table_of(world, world.anna, world.bruno, moves=1, language="it"))
    replay = await shown(world, world.carla, "replay", table=table.info.id)
    assert "Questo tavolo è stato chiuso" in replay.content
    assert "l'elenco delle mosse accanto dice lo stesso a parole" in alt(replay)
    assert "Bruno tira" in world.files(replay)[1].decode()


async def test_completions_offer_the_tables_of_this_server_that_are_over(world: World) -> None:
    over = await aborted(world, world.anna, world.bruno)
    await table_of(world, world.anna, world.bruno, moves=1)
    ended = await finished(world, (2, 1), world.people[:2])
    offers = await world.carla.autocomplete(world.channel, "replay", "table", "")
    assert {offer["value"] for offer in offers} == {over.info.id, ended.table}
    (offer,) = await world.carla.autocomplete(world.channel, "verify", "table", "ANNA")
    assert offer["value"] == ended.table
    assert re.fullmatch(r"Heckmeck am Bratwurmeck · \d{4}-\d\d-\d\d · Anna · t\d+", offer["name"])


async def fairly_dealt(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """An ended table whose dice came from its seed, and the number of the entry of its first roll."""
    monkeypatch.setattr(tables, "deal", deal)
    table = await table_of(world, world.anna, world.bruno, moves=2)
    log = await world.store.entries(table.info.id, 0)
    (roll,) = [entry.number for entry in log if entry.kind == "outcome" and b"dice" in entry.body]
    return await closed(world, table), roll


async def test_verify_says_that_all_agrees(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await fairly_dealt(world, monkeypatch)
    proof = await shown(world, world.carla, "verify", table=table.info.id)
    assert not proof.is_ephemeral
    assert proof.content.startswith(
        f"**Table {table.info.id}: all agrees.** All 2 rolls and deals follow from the seed"
    )
    assert table.info.seed.hex() in proof.content
    world.env.backend.get_guild(world.guild.id).preferred_locale = "it"
    assert "tutto torna" in (await shown(world, world.carla, "verify", table=table.info.id)).content


async def test_verify_names_the_entry_that_was_changed(
    world: World, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A die that nobody kept says another face: the game goes on as it did, but the seed does not say so."""
    table, roll = await fairly_dealt(world, monkeypatch)
    log = {entry.number: entry for entry in await world.store.entries(table.info.id, 0)}
    kept = msgspec.json.decode(log[roll + 1].body, type=Keep).face
    tag, faces = msgspec.json.decode(log[roll].body)
    number = next(n for n, face in enumerate(faces) if face != kept)
    faces[number] = next(face for face in range(1, 7) if face not in (kept, faces[number]))
    rewrite(database, table, roll, [tag, sorted(faces)])
    proof = await shown(world, world.carla, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: something was changed.**" in proof.content
    assert f"`: {roll}. 2 were computed." in proof.content
    world.env.backend.get_guild(world.guild.id).preferred_locale = "it"
    italian = await shown(world, world.carla, "verify", table=table.info.id)
    assert "qualcosa è stato cambiato" in italian.content


async def test_verify_names_a_roll_that_was_changed_into_one_nobody_could_have_played(
    world: World, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, roll = await fairly_dealt(world, monkeypatch)
    log = {entry.number: entry for entry in await world.store.entries(table.info.id, 0)}
    kept = msgspec.json.decode(log[roll + 1].body, type=Keep).face
    tag, faces = msgspec.json.decode(log[roll].body)
    rewrite(database, table, roll, [tag, sorted(face if face != kept else kept % 6 + 1 for face in faces)])
    proof = await shown(world, world.carla, "verify", table=table.info.id)
    assert "something was changed" in proof.content
    assert f"`: {roll}" in proof.content


async def test_verify_notices_another_seed(world: World, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await fairly_dealt(world, monkeypatch)
    change(database, "UPDATE tables SET seed = ? WHERE id = ?", [bytes(32), table.info.id])
    proof = await shown(world, world.carla, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: the seed is another one.**" in proof.content
    assert bytes(32).hex() in proof.content


async def test_verify_does_not_believe_a_dealer_who_is_not_the_seed(world: World) -> None:
    """The tests' own dealer is one."""
    table = await aborted(world, world.anna, world.bruno)
    proof = await shown(world, world.carla, "verify", table=table.info.id)
    assert "something was changed" in proof.content


def rewrite(path: Path, table: Table, number: int, body: object) -> None:
    """Another body for an entry of a table's log."""
    statement = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
    change(path, statement, [msgspec.json.encode(body).decode(), table.info.id, number])


def change(path: Path, statement: str, values: Sequence[object]) -> None:
    """Somebody with the file changes it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement, list(values)).rowcount == 1
