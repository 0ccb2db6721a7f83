"""A person's record, as a picture and in sentences."""

from io import BytesIO

import pytest
from PIL import Image

from bot.chat.finished import stats
from bot.chat.finished.stats import record_text
from bot.chat.words.lengths import ALT, CONTENT
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.finished.rating import Rating
from bot.finished.store import GameStats, RecordedScore
from bot.tables.store import Person
from games.registry import GAMES
from tests.chat.finished.asking import figures, finished
from tests.chat.world import World, alt_of


async def test_stats_of_oneself_of_another_and_of_one_game(world: World) -> None:
    anna, bruno, carla = world.people[:3]
    await finished(world, (30, 10, 5), (anna, bruno, carla))
    await finished(world, (4, 20), (anna, bruno))
    await finished(world, (7, 3), (anna, carla), game="karteneck")
    own = await world.ask(anna, "stats")
    assert own.content == "**Anna**", "the alt text has the figures"
    assert [one for one in world.messages if one.is_ephemeral] == [own]
    reply = await figures(world, anna)
    heckmeck = reply.splitlines()[1]
    assert heckmeck.startswith("**Heckmeck am Bratwurmeck** · 2 tables, 1 win (50%, 42% expected). All-time rating ")
    assert heckmeck.endswith(", provisional.")
    assert "Scores: best 30, worst 4, on average 17.0." in reply
    assert "Finishes: #1 ×1, #2 ×1." in reply
    assert "**Heckmeck am Karteneck** · 1 table, 1 win (100%, 50% expected)" in reply
    assert "This server's record · Best score: 30 · Anna" in reply
    assert alt_of(own).startswith("Anna. Heckmeck am Bratwurmeck · 2 tables, 1 win")
    assert "**" not in alt_of(own)
    with Image.open(BytesIO(world.files(own)[0])) as image:
        assert image.format == "PNG"

    other = await figures(world, anna, user=bruno.user)
    assert other.splitlines()[0] == "**Bruno**"
    assert "2 tables, 1 win" in other
    assert "Bratwurmeck" not in await figures(world, anna, game="karteneck")
    never = await world.hear(anna, "stats", user=bruno.user, game="karteneck")
    assert never == "Bruno hasn't finished a table that counts here yet."
    await anna.user.slash("stats")
    assert "Heckmeck am Bratwurmeck · 2 tables" in alt_of(world.message_of(world.last))
    await anna.user.slash("stats", user=bruno.user)
    assert world.private(world.last) == "This only works on a server, not in direct messages."
    world.locales[anna.id] = "it"
    assert "2 tavoli, 1 vittoria (50%, attese 42%)" in await figures(world, anna)


LONGEST_NAME = Person(1, 1, "W" * 32, "it")


def record(game: str) -> GameStats:
    """A record with large numbers everywhere."""
    score, places = RecordedScore(-1234, "aaaaaaaa", 0), (1234,) * GAMES[game].seats[-1]
    feats = dict.fromkeys(GAMES[game].records, score)
    return GameStats(game, 9876, 1234, 9876, 1234.5, places, score, score, -1234.5, Rating(-123.4, 45.6), feats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(1, 9))
def test_record_in_up_to_eight_games_fits_and_names_each_of_them(language: str, count: int) -> None:
    records = [record(game) for game in (*GAMES, *GAMES)][:count]
    bests = {game: {"score": (LONGEST_NAME, RecordedScore(-1234, "aaaaaaaa", 0))} for game in GAMES}
    texts = texts_for(language)
    written = "\n".join(record_text(records, bests, [], texts, CONTENT))
    alt = stats.alt_of(LONGEST_NAME, records, [], texts)
    assert len(written) <= CONTENT
    assert len(alt) <= ALT
    for text in (written, alt):
        assert sum(text.count(texts.say(f"{game}-title")) for game in GAMES) == count
        assert text.endswith(("W", "."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_in_one_game_says_everything(language: str) -> None:
    bests = {"karteneck": {"score": (LONGEST_NAME, RecordedScore(8, "aaaaaaaa", 0))}}
    text = record_text([record("karteneck")], bests, [], texts_for(language), CONTENT)
    assert len(text) == 4 + len(GAMES["karteneck"].records)
