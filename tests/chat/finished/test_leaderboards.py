"""Leaderboards and the closing of seasons, as people in a channel see them."""

import re
import time
from functools import partial
from io import BytesIO

from PIL import Image

from bot.chat.words.command_mentions import with_command_mentions
from tests.chat.finished.asking import DAY, LINE, Line, both, finished, labels, lines, many, names, now
from tests.chat.world import World, alt_of
from tests.finished.world import end


async def test_a_leaderboard_is_a_picture_and_says_the_same_in_words(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (5, 3, 1), (anna, bruno, carla))
    await finished(world, (5, 3, 1), (bruno, anna, carla))
    await finished(world, (5, 3), (anna, bruno), game="karteneck")
    board = await world.ask(carla, "leaderboard")
    assert board.content == "**All games** · Test Guild\nWins. 1–3 of 3."
    assert lines(board) == [
        Line(1, "Anna", None, False, 3, 2, 4),
        Line(2, "Bruno", None, False, 3, 1, 3),
        Line(3, "Carla", None, False, 2, 0, 0),
    ]
    assert board.ping_user_ids == []
    (picture,) = world.files(board)
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "PNG"
    assert labels(board) == ["Share"], "one page has no others"

    rated = await world.ask(anna, "leaderboard", game="heckmeck")
    assert rated.content.splitlines()[0] == "**Heckmeck am Bratwurmeck** · Test Guild"
    assert "Season rating. 1–3 of 3. Grey: provisional" in rated.content
    assert [line.rating is not None and line.provisional for line in lines(rated)] == [True] * 3
    assert lines(rated)[2].name == "Carla"

    world.locales[anna.id] = "it"
    italian = await world.ask(anna, "leaderboard", game="heckmeck")
    assert "Rating della stagione. 1–3 di 3. In grigio" in italian.content
    assert "(provvisorio), 1 vittoria in 2 tavoli, 3 avversari battuti." in alt_of(italian)
    assert re.search(r"rating \d+,\d ±\d+,\d", alt_of(italian))
    assert labels(italian) == ["Condividi"]


async def test_who_is_equal_shares_a_place_and_the_next_is_left_out(world: World) -> None:
    anna, bruno, carla, dario, elena, *_ = world.people
    await finished(world, (9, 9, 4, 4, 1), (carla, anna, dario, bruno, elena))
    for by, expected in (
        ("wins", [("Anna", 1), ("Carla", 1), ("Bruno", 3), ("Dario", 3), ("Elena", 3)]),
        ("points", [("Anna", 1), ("Carla", 1), ("Bruno", 3), ("Dario", 3), ("Elena", 5)]),
        ("games", [(name, 1) for name in ("Anna", "Bruno", "Carla", "Dario", "Elena")]),
    ):
        board = await world.ask(anna, "leaderboard", by=by)
        assert sorted((line.name, line.place) for line in lines(board)) == sorted(expected)
    rated = lines(await world.ask(anna, "leaderboard", game="heckmeck"))
    assert [line.place for line in rated] == [1, 1, 3, 3, 5]
    assert rated[0].rating == rated[1].rating
    assert {rated[0].name, rated[1].name} == {"Anna", "Carla"}
    ask = partial(world.command, anna, "leaderboard", scope="everywhere", season="1")
    english, italian = await both(world, anna, ask)
    assert english.startswith("A season is one server's.")
    assert italian.startswith("Una stagione è di un solo server.")
    world.locales.clear()
    world.guild.remove_member(anna)
    assert "Anna" in names(await world.ask(bruno, "leaderboard")), "who left keeps the place"


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
        (period, scope): lines(await world.ask(world.anna, "leaderboard", period=period, scope=scope))[0].games
        for period, scope in (
            *((period, "server") for period in ("week", "month", "year", "all")),
            *((period, "everywhere") for period in ("week", "all")),
        )
    }
    assert list(counted.values()) == [1, 3, 5, 6, 2, 7]
    default = await world.ask(world.anna, "leaderboard")
    assert lines(default)[0].games == 6
    week = await world.ask(world.anna, "leaderboard", period="week", scope="everywhere", by="games")
    assert week.content == "**All games** · everywhere\nTables played, this week. 1–2 of 2."


async def test_pages_are_turned_by_the_one_who_asked_also_after_a_restart(world: World) -> None:
    people = await many(world, 24)
    board = await world.ask(world.anna, "leaderboard", by="games")

    def page() -> tuple[str, list[str], list[str]]:
        return board.content.splitlines()[1].split(". ")[1], names(board), labels(board)

    who = [str(one.user.global_name) for one in people]
    assert page() == ("1–10 of 24.", who[:10], ["Where am I?", "Next", "Share"])
    await world.click(world.anna, "Next", board)
    assert page() == ("11–20 of 24.", who[10:20], ["Back", "Where am I?", "Next", "Share"])
    await world.restart()
    await world.click(world.anna, "Next", board)
    assert page() == ("21–24 of 24.", who[20:], ["Back", "Where am I?", "Share"])
    assert [line.place for line in lines(board)] == [21, 21, 23, 23]
    await world.click(world.anna, "Back", board)
    assert page() == ("11–20 of 24.", who[10:20], ["Back", "Where am I?", "Next", "Share"])
    await world.click(world.anna, "Where am I?", board)
    assert page() == ("1–10 of 24.", who[:10], ["Where am I?", "Next", "Share"])

    stranger, before = people[22], board.content
    on = world.buttons(board)["Next"]
    english, italian = await both(world, stranger, partial(world.pressed, stranger, on, board))
    assert english == "These buttons belong to the person who asked. The command gives you your own."
    assert italian == "Questi pulsanti sono di chi ha chiesto. Il comando ti dà i tuoi."
    assert board.content == before
    world.locales.clear()
    own = await world.ask(stranger, "leaderboard", by="games")
    await world.click(stranger, "Where am I?", own)
    assert "21–24 of 24" in own.content
    assert str(stranger.user.global_name) in names(own)


async def test_where_am_i_marks_the_own_line_and_says_so_when_there_is_none(world: World) -> None:
    people = await many(world, 12)
    last = people[-1]
    others = await world.ask(world.anna, "leaderboard", by="games")
    await world.click(world.anna, "Next", others)
    own = await world.ask(last, "leaderboard", by="games")
    await world.click(last, "Where am I?", own)
    assert names(own) == names(others)
    assert world.files(own) != world.files(others), "the own line is marked"
    stranger = world.newcomer("Nobody")
    board = await world.ask(stranger, "leaderboard", by="games")
    english, italian = await both(world, stranger, partial(world.click, stranger, "Where am I?", board))
    assert english == with_command_mentions(
        "You're not on this leaderboard yet. One finished table puts you there: `/table open`."
    )
    assert italian == with_command_mentions(
        "Non sei ancora in questa classifica. Basta un tavolo finito: `/tavolo apri`."
    )
    assert "1–10 of 12" in board.content


async def test_a_season_is_closed_kept_and_followed_by_an_empty_one(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (5, 3, 1), (anna, bruno, carla))
    await finished(world, (5, 3), (bruno, carla), game="karteneck")
    marta = world.manager()
    question = await world.ask(marta, "season close")
    assert question.content.startswith("This closes season 1 for good")
    assert world.public == []
    posted = await world.open(marta, "Yes, close the season", question)
    assert not posted.is_ephemeral
    assert "**Season 1 is closed.**" in posted.content
    assert with_command_mentions("`/leaderboard season:1`") in posted.content
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

    assert "Nobody has finished" in await world.hear(anna, "leaderboard")
    again = await both(world, marta, partial(world.command, marta, "season close"))
    assert "No table has been finished in season 2" in again[0]
    assert "Nella stagione 2" in again[1]
    await finished(world, (5, 3), (carla, anna), at=time.time_ns() // 1_000_000 + 60_000)
    current = await world.ask(anna, "leaderboard", game="heckmeck")
    assert current.content.splitlines()[0].endswith("Test Guild · season 2")
    assert names(current) == ["Carla", "Anna"]
    assert await anna.autocomplete(world.channel, "leaderboard", "season", "") == [
        {"name": number, "value": number} for number in ("2", "1")
    ]
    await world.restart()
    kept = await world.ask(anna, "leaderboard", season="1", game="heckmeck")
    assert alt_of(kept) == finals[0]
    assert names(await world.ask(anna, "leaderboard", period="all", game="karteneck")) == ["Bruno", "Carla"]
    for_ever = await world.ask(anna, "leaderboard", period="all", by="games")
    assert {line.name: line.games for line in lines(for_ever)} == {"Anna": 2, "Bruno": 2, "Carla": 3}


async def test_only_who_manages_the_server_closes_its_season(world: World) -> None:
    """Discord hides the command; where a server has shown it to everybody, Roost refuses."""
    await finished(world, (2, 1), world.people[:2])
    assert "season" not in world.anna.available_commands(world.channel)
    command = world.env.backend.find_command("season", None, type=1)
    assert command is not None
    world.guild.set_command_permissions(int(command["id"]), {world.anna: True})
    english, italian = await both(world, world.anna, partial(world.command, world.anna, "season close"))
    assert english == "Only people with the permission *Manage Server* can change this for the server."
    assert italian == "Solo chi ha il permesso *Gestisci server* lo sceglie per il server."
    world.locales.clear()
    assert names(await world.ask(world.anna, "leaderboard")) == ["Anna", "Bruno"]
