"""Names that people have, in every message: legible, in their order, and apart from each other."""

from collections.abc import Iterator, Sequence

import discord
import pytest
from simcord.actors import MemberActor

from bot.chat.board.messages import compose, compose_hand
from bot.chat.finished.tables import named_finishers
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.words.lengths import ALT, CONTENT, ISOLATE, LABEL, POP, fit
from bot.chat.words.players import JOINER, NAMELESS, bold_names, drawn_names, line_names, name_of, with_substitute
from bot.chat.words.sentences import number_lines, table_text
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.finished.store import FinishedTable, Finisher
from bot.tables.store import Person
from renderers.kit.palette import SIGNS
from tests.chat.finished.asking import aborted, finished
from tests.chat.playouts import games
from tests.chat.test_nicknames import call, in_order, said
from tests.chat.world import World
from tests.names import INVISIBLE, NAMES

GROUPS = [[*NAMES][at : at + 8] for at in range(0, len(NAMES), 8)]


def people(names: Sequence[str]) -> list[Person]:
    return [Person(n + 1, 10**17 + n, name, "en-US") for n, name in enumerate(names)]


def visitors(world: World, names: Sequence[str]) -> list[MemberActor]:
    """New people with these names."""
    return [world.guild.add_member(world.env.create_user(f"user{n}", global_name=one)) for n, one in enumerate(names)]


# Every picture and message


def texts_of(post: Post) -> Iterator[tuple[str, int]]:
    """Return everything that a message says, with the most that Discord takes of it."""
    yield post.content, CONTENT
    for attachment in post.attachments or ():
        yield attachment.alt or "", ALT
    for item in post.controls.children if post.controls else ():
        if isinstance(item, discord.ui.Button):
            yield item.label or "", LABEL


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("names", GROUPS)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_of_a_table_keep_every_name_in_order_and_fit(
    language: str, names: Sequence[str], painter: Painter
) -> None:
    texts, seated = texts_for(language), people(names)
    away = [with_substitute(one, one.id, texts, away=n % 2 == 0) for n, one in enumerate(seated)]
    for table in games(3, language, seats=8)[::16]:
        sitting = (seated, away)[table.number % 2][: len(table.people)]
        board = await compose(table, sitting, painter)
        hand = await compose_hand(table, 0, sitting, painter, texts)
        in_words = table_text(table, sitting, texts, 0)
        for text, most in (*texts_of(board), *texts_of(hand), (in_words, CONTENT)):
            assert in_order(text), text
            assert len(text) <= most
        if table.position is None:
            shown = " ".join(one.alt or "" for one in board.attachments or ()).replace(JOINER, "")
            assert all(name_of(one) in shown for one in sitting), shown
        else:
            assert all(line in board.content for line in number_lines(sitting, texts)), "the picture's numbers"


@pytest.mark.parametrize("names", GROUPS)
def test_text_beside_a_picture_says_who_its_numbers_are(names: Sequence[str]) -> None:
    seated = people(names)
    (line,) = number_lines(seated, texts_for("en")) or ("",)
    for seat, name in enumerate(names):
        assert (f"{seat + 1} = {bold_names(seated)(seat)}" in line) is not NAMES[name]


async def test_channel_and_finished_tables_keep_every_name_in_order(world: World) -> None:
    names = ["דוד", "小明", "Sara سارة 2", "Bobツ", "ד" * 32, "**Hugo** <@1> `x`", "\u202eKim\u2066"]
    met = visitors(world, names)
    await world.command(met[0], "table open", game="heckmeck")
    for who in met[1:]:
        await world.command(who, "table join")
    world.dealer.first(0)
    await world.command(met[0], "table start")
    await world.turn(met[0])
    await world.command(met[1], "table show", text=True)
    await world.end()
    await finished(world, (9, 5, 3, 1), met[:4])
    table = await aborted(world, *met[:4], moves=8)
    for command in ("history", "leaderboard", "stats"):
        await world.command(met[0], command)
    for command in ("replay", "review"):
        await world.command(met[0], command, table=table.info.id)
    film = next(one for one in world.messages if any(part["filename"].endswith(".gif") for part in one.attachments))
    moves = world.files(film)[1].decode()
    for text in (moves, *map(said, world.messages)):
        assert in_order(text), text
        assert text.count(ISOLATE) == text.count(POP)
    assert "1 = ●\u00a0**\u2068דוד\u2069** · 2 = ▲\u00a0**小明**" in film.content


# Numbers in pictures


async def test_leaderboard_says_beside_the_picture_who_its_places_are(world: World) -> None:
    david, bob, ming = visitors(world, ["דוד", "Bobツ", "小明"])
    await finished(world, (9, 5, 3), (david, bob, ming))
    page = await world.ask(bob, "leaderboard", game="heckmeck")
    assert "In the picture: #1 = ●\u00a0**\u2068דוד\u2069** · #3 = ■\u00a0**小明**" in page.content
    assert "Bob" not in page.content
    chief = world.manager()
    await world.click(chief, "Yes, close the season", await world.ask(chief, "season close"))
    closed = next(one for one in world.public if "#1 = " in one.content)
    assert "#3 = ■\u00a0**小明**" in closed.content


@pytest.mark.parametrize("names", GROUPS)
def test_words_in_pictures_have_the_names_of_the_picture(names: Sequence[str]) -> None:
    """So a review's alternatives draw no letter in the wrong order."""
    seated = people(names)
    for seat, name in enumerate(names):
        assert drawn_names(seated)(seat) == f"{SIGNS[seat].glyph} {NAMES[name] or seat + 1}"


# Directions


@pytest.mark.parametrize("most", range(2, 14))
def test_cut_in_a_name_leaves_no_direction_open(most: int) -> None:
    """Else what is appended, such as a link, would go the name's way."""
    cut = fit(f"1 {ISOLATE}דוד{POP} · {ISOLATE}שרה{POP} 2", most)
    assert len(cut) <= most
    assert in_order(cut)


# Names that show nothing


async def test_invisible_names_give_way_to_the_accounts_and_the_user_name(world: World) -> None:
    for name in INVISIBLE:
        call(world, world.anna, name)
        (who,) = visitors(world, [name])
        world.channel = world.guild.create_text_channel("table")
        await world.lobby()
        await world.command(who, "table join")
        assert "Anna" in world.shown
        assert "user0" in world.shown
        person = await world.store.person_of(world.anna.id, world.guild.id)
        assert person is not None
        assert person.nickname == ""
        await world.end(world.channel)


@pytest.mark.parametrize("name", INVISIBLE)
def test_person_without_a_visible_name_is_a_player(name: str) -> None:
    """Also one who is stored so."""
    assert name_of(Person(1, 10**17, name, "en", name)) == NAMELESS
    assert name_of(Person(1, None, "", "")) == "N. N."
    assert name_of(Person(1, 10**17, "Anna", "en", name)) == "Anna"


@pytest.mark.parametrize("name", [*NAMES, "\U0001fae9", "."])
def test_visible_name_stays(name: str) -> None:
    """Also one in characters that are newer than this Python."""
    assert name_of(Person(1, 10**17, "of the account", "en", name)) not in ("of the account", NAMELESS)


# Two of one name


async def test_history_tells_two_people_of_one_name_apart_as_their_board_does(world: World) -> None:
    pair = visitors(world, ["Anna", "Anna"])
    await finished(world, (9, 5), pair)
    history = await world.ask(pair[0], "history", user=pair[0].user)
    board_names = bold_names([await world.known(who) for who in pair])
    for seat, score in ((0, 9), (1, 5)):
        assert f"{board_names(seat)} ({score})".replace("**", "") in history.content


def test_people_who_shared_a_seat_have_their_own_names_in_a_history() -> None:
    anna, bruno, carla = people(["Anna", "Bruno", "Carla"])
    places = (Finisher(1, carla, 1, 9), Finisher(0, bruno, 2, 5, "substitute"), Finisher(0, anna, 3, 0, "away"))
    played = FinishedTable("t", 1, 1, None, "heckmeck", 0, 0, "over", places, True)
    found = named_finishers(played, texts_for("en"), line_names)
    assert [name.split("\u00a0")[1] for _, name in found] == ["Carla", "Bruno", "Anna"]
    assert len({name for _, name in found}) == 3
