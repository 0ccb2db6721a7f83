"""What is made of finished tables, over the real wire: films and proofs of every game, leaderboards, one's own data."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from random import Random
from typing import Any, NamedTuple

import pytest
from openskill.models import BradleyTerryFull, BradleyTerryFullRating
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.chat.finished import reels
from bot.chat.front import painter
from bot.playground.objects import Message, Person
from bot.tables.entries import ACTION, OUTCOME
from bot.tables.table import Table
from renderers.finished.replay import BAR, BOARD, BYTES_MOST, EDGE
from renderers.kit.layout import Party
from renderers.registry import Picture, draw
from tests.e2e.conftest import StartChild
from tests.e2e.group import Group, hasty, steady, whispered
from tests.e2e.hand_players import Room
from tests.e2e.house import House
from tests.engines import on_both
from tests.finished.dumps import derived
from tests.renderers.test_replay import reduced_board
from tests.sketches import draw_sketches, sketch
from tests.store.archiving import pack_all

LINE = re.compile(
    r"#(\d+) (\w+): (?:rating (−?[\d.]+) ±([\d.]+)( \(provisional\))?, )?"
    r"(\d+) wins? at (\d+) tables?, (\d+) players? beaten\."
)
MOVE = re.compile(r"^ +\d+  \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ  \S.*$", re.MULTILINE)
RESULT = re.compile(r"^#(\d+) \S+\s\*\*(\w+)\*\* · ", re.MULTILINE)
FRAMES = 25
VARIANTS: Mapping[str, Sequence[str]] = {"heckmeck": ("bury_returned", "always_bury"), "verflixxt": ("end-first_home",)}


async def play_whole(house: House, game: str, people: Sequence[Person], channel_id: int | None = None) -> Group:
    """A game to its end, by clicks alone; its people choose at random, or whatever ends it soon."""
    random = Random(game)

    def anyhow(labels: Iterable[str]) -> str:
        return random.choice([*labels])

    if game in ("heckmeck", "verflixxt"):
        group = Group(house.world, people, channel_id)
        await group.open(game=game, variants=VARIANTS[game])
        await group.play_on(*((steady, hasty, hasty) if game == "heckmeck" else (anyhow,)))
        return group
    room = Room(house, game, [*people], channel_id)
    await room.begin()
    await room.play_on()
    return room


async def answered(group: Group, who: Person, path: str, **options: str | bool) -> Message:
    """What a command is answered with for who typed it alone, at once or later."""
    reply = await group.say(who, path, **options)
    if reply.message is not None and reply.message.thinking:
        await group.world.wait_until(lambda: not shown_of(reply.message).thinking)
    return shown_of(reply.message)


def shown_of(message: Message | None) -> Message:
    assert message is not None
    return message


# Films and proofs


@pytest.fixture(autouse=True)
def _sketched_but_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game only the last board is looked at, and of a film fewer frames than it may have."""

    def drawn(game: str, view: Any, party: Party) -> Picture:
        return (sketch if view.result is None else draw)(game, view, party)

    draw_sketches(monkeypatch)
    monkeypatch.setattr(painter, "draw", drawn)
    monkeypatch.setattr(reels, "SHOTS_MOST", FRAMES)


@pytest.mark.parametrize("game", ["hornochsen", "karteneck", "verflixxt"])
async def test_a_whole_game_is_watched_again_read_and_proved(house: House, game: str) -> None:
    """Heckmeck is below."""
    group = await play_whole(house, game, house.people[:2])
    await group.ended()
    await watched_again(house, group, house.people[3])
    await proved(house, group, house.people[3])


async def watched_again(house: House, group: Group, viewer: Person) -> None:
    """The film and the list of moves of the channel's last table, at which the group sat."""
    board, table = await group.board(), await house.table(group.channel_id)
    moves = [entry.number for entry in await house.store.entries(table.info.id, 0) if entry.kind == ACTION]
    replay = await answered(group, viewer, "replay", table=table.info.id)
    assert replay.ephemeral
    assert RESULT.findall(replay.content) == RESULT.findall(board.content)
    assert f"## {replay.content.splitlines()[1]}" in board.content.splitlines(), "who won"
    film, listed = replay.attachments
    assert (film.filename, listed.filename) == (f"roost-{table.info.id}.gif", f"roost-{table.info.id}.txt")
    assert film.description
    assert board.picture is not None
    check_film(film.data, board.picture, table, await house.party(table), len(moves))
    text = listed.data.decode()
    lines = MOVE.findall(text)
    assert [int(line.split()[0]) for line in lines[1:]] == moves, "the deal, and every move"
    assert table.info.seed.hex() in text
    assert [person.name in text for person in group.people] == [True] * len(group.people)


async def proved(house: House, group: Group, asker: Person) -> None:
    """Everything the dealer did at the channel's last table follows from the seed."""
    table = await house.table(group.channel_id)
    settled = [entry for entry in await house.store.entries(table.info.id, 0) if entry.kind == OUTCOME]
    proof = await answered(group, asker, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: everything checks out.**" in proof.content
    assert ("The one roll or deal" if len(settled) == 1 else f"All {len(settled)} rolls and deals") in proof.content
    assert table.info.seed.hex() in proof.content


def check_film(film: bytes, board: bytes, table: Table, party: Party, moves: int) -> None:
    """A frame a move, captioned, bounded in bytes and time; the last one is the board as it stood at the end."""
    assert len(film) <= BYTES_MOST
    assert table.position is not None
    with Image.open(BytesIO(film)) as image:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
        durations = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    assert len(frames) == min(moves + 1, FRAMES)
    assert sum(durations) <= 100_000
    captions = [frame.crop((0, BOARD[3] + EDGE, frame.width, frame.height - BAR)) for frame in frames]
    assert all(len(caption.getcolors(100_000) or ()) > 1 for caption in captions), "words on every frame"
    last = frames[-1].crop(BOARD)
    assert last.tobytes() == reduced_board(table.info.game, table.position.view(None), party).convert("RGB").tobytes()
    with Image.open(BytesIO(board)) as picture:
        posted = picture.convert("RGB").resize(last.size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]
    assert max(ImageStat.Stat(ImageChops.difference(last, posted)).mean) < 2, "and the board in the channel"


# Leaderboards, and one's own data


class Line(NamedTuple):
    """A line of a leaderboard."""

    place: int
    rating: float
    spread: float
    games: int
    wins: int
    points: int


def lines_in_words(message: Message) -> dict[str, Line]:
    """A leaderboard in words, by name, in its order."""
    found = LINE.findall(message.attachments[0].description or "")
    return {
        name: Line(int(place), float(rating.replace("−", "-")), float(spread), int(games), int(wins), int(points))
        for place, name, rating, spread, _, wins, games, points in found
    }


def expected_lines(boards: Sequence[str]) -> dict[str, Line]:
    """The same from the results that stand on the boards, by openskill itself."""
    model = BradleyTerryFull(beta=4 * 25 / 6)
    ratings: dict[str, BradleyTerryFullRating] = {}
    sums: dict[str, list[int]] = {}
    for board in boards:
        places = {name: int(place) for place, name in RESULT.findall(board)}
        before = [[ratings.get(name, model.rating())] for name in places]
        after = model.rate(before, ranks=list(places.values()))
        ratings |= {name: rating for name, (rating,) in zip(places, after, strict=True)}
        for name, place in places.items():
            games, wins, points = sums.get(name, (0, 0, 0))
            behind = sum(other > place for other in places.values())
            sums[name] = [games + 1, wins + (place == 1), points + behind]
    shown = {name: round(rating.mu - 3 * rating.sigma, 1) for name, rating in ratings.items()}
    in_order = sorted(shown, key=lambda name: -shown[name])
    return {
        name: Line(
            1 + sum(other > shown[name] for other in shown.values()),
            shown[name],
            round(ratings[name].sigma, 1),
            *sums[name],
        )
        for name in in_order
    }


@on_both
async def test_three_games_of_heckmeck_make_leaderboards_films_and_ones_own_data(
    house: House, start_child: StartChild
) -> None:
    anna, bruno, carla, dario = house.people
    group = house.group()
    await refused_on_an_empty_server(house, group)
    boards: list[str] = []
    tables: list[Table] = []
    played = group
    for people in ((anna, bruno, carla), (bruno, carla), (carla, dario, anna)):
        played = await play_whole(house, "heckmeck", people)
        boards.append((await played.board()).content)
        tables.append(await house.table())

    await watched_again(house, played, bruno)
    await proved(house, played, bruno)

    expected = expected_lines(boards)
    ranked = await answered(group, dario, "leaderboard", game="heckmeck")
    assert lines_in_words(ranked) == expected
    assert [*lines_in_words(ranked)] == [*expected] or len({line.rating for line in expected.values()}) < len(expected)
    everywhere = await answered(group, dario, "leaderboard", game="heckmeck", scope="everywhere", period="week")
    assert lines_in_words(everywhere) == expected

    await house.restart()
    await shared_and_opened(group, ranked, dario, anna)
    await history_leads_to_the_boards(house, group, tables)
    before = derived(house.database)
    await rebuilt_equal(house, start_child, before)
    await pack_all(house.store)  # as housekeeping does with old logs; all that follows reads them so

    kept = await exported(house, group, bruno)
    assert {result["table_id"] for result in kept["results"]} == {tables[0].info.id, tables[1].info.id}
    assert {result["person_id"] for result in kept["results"]} == {kept["person"]["id"]}
    words = json.dumps(kept)
    assert [other.name in words or str(other.id) in words for other in (anna, carla, dario)] == [False] * 3

    question = shown_of((await group.say(bruno, "privacy forget")).message)
    assert question.ephemeral
    await group.press_id(bruno, question.id, next(iter(question.labels())))
    assert question.content.startswith("Done: Roost has forgotten you.")
    ranked = await answered(group, dario, "leaderboard", game="heckmeck")
    assert {name: line[1:] for name, line in lines_in_words(ranked).items()} == {
        name: line[1:] for name, line in expected.items() if name != "Bruno"
    }
    replay = await answered(group, dario, "replay", table=tables[1].info.id)
    assert "Bruno" not in replay.content + replay.attachments[1].data.decode()
    assert "Carla" in replay.content
    after = derived(house.database)
    assert after["results"] == before["results"]
    await rebuilt_equal(house, start_child, after)
    house.world.set_locale(bruno.id, "it")
    assert whispered(await group.say(bruno, "privacy show")) == "Roost non conserva niente di te."


async def refused_on_an_empty_server(house: House, group: Group) -> None:
    """Each with its sentence, in the language of the one who asks."""
    anna, bruno, *_ = group.people
    house.world.set_locale(bruno.id, "it")
    for path, options, english, italian in (
        ("leaderboard", {}, "Nobody has finished a table", "Qui nessuno ha ancora finito"),
        ("history", {}, "No table has come to its end", "Qui nessun tavolo è ancora arrivato"),
        ("stats", {}, "Anna has not finished", "Bruno non ha ancora finito"),
        ("replay", {"table": "nowhere2"}, "There is no table", "Qui non c'è nessun tavolo"),
        ("verify", {"table": "nowhere2"}, "There is no table", "Qui non c'è nessun tavolo"),
    ):
        assert english in whispered(await group.say(anna, path, **options))
        assert italian in whispered(await group.say(bruno, path, **options))
    aside = Group(house.world, [anna, bruno], house.world.add_channel("aside").id)
    await aside.open()
    live = (await house.table(aside.channel_id)).info
    for path in ("replay", "verify"):
        reply = whispered(await group.say(bruno, path, table=live.id))
        assert "è ancora in gioco" in reply
        assert live.seed.hex() not in reply
    question = shown_of((await aside.say(anna, "table end")).message)
    await aside.press_id(anna, question.id, next(iter(question.labels())))
    house.world.set_locale(bruno.id, "en-US")


async def shared_and_opened(group: Group, page: Message, sharer: Person, other: Person) -> None:
    """A page shared by one person is public, and leads each reader to a page of their own."""
    before = len(group.messages)
    share = next(custom_id for custom_id, label in page.labels().items() if label == "Share")
    await group.press_id(sharer, page.id, share)
    public = await group.world.wait_until(lambda: group.messages[before:] and group.messages[-1])
    assert isinstance(public, Message)
    assert public.content.endswith(f"-# Shared by {sharer.name}")
    assert lines_in_words(public) == lines_in_words(page)
    own = shown_of((await group.press_id(other, public.id, next(iter(public.labels())))).message)
    assert own.ephemeral
    assert lines_in_words(own) == lines_in_words(page)


async def history_leads_to_the_boards(house: House, group: Group, tables: Sequence[Table]) -> None:
    """Newest first, each with a link to the message of its board."""
    reply = whispered(await group.say(group.people[0], "history"))
    lines = reply.splitlines()
    assert [table.info.id in line for table, line in zip(reversed(tables), lines, strict=True)] == [True] * 3
    for table, line in zip(reversed(tables), lines, strict=True):
        guild, channel, message = map(int, line.rsplit("/", 3)[1:])
        assert (guild, channel) == (house.world.guild_id, group.channel_id)
        assert f'["fair","{table.info.id}"]' in str(house.world.message(message).labels())


async def rebuilt_equal(house: House, start_child: StartChild, before: Mapping[str, object]) -> None:
    """`roost rebuild` as another process on the bot's database makes what was there already."""
    child = await start_child("rebuild", ROOST_DATABASE_URL=house.database.url)
    assert await child.ended() == 0, child.output
    assert re.search(r"\b3\b", child.output), child.output
    assert derived(house.database) == before


async def exported(house: House, group: Group, who: Person) -> dict[str, Any]:
    """A person's direct messages."""
    reply = await group.say(who, "privacy export")
    await house.world.wait_until(lambda: "direct messages" in whispered(reply))
    letter = house.world.messages(house.world.dm(who.id).id)[-1]
    return json.loads(letter.attachments[0].data)
