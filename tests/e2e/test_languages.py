"""Whole games in every language, by people who use buttons, hands and commands."""

import pytest

from bot.chat.words.texts import LANGUAGES, REFERENCE, texts_for
from games.registry import GAMES
from tests.e2e.conftest import Opening
from tests.e2e.hand_players import Room

pytestmark = pytest.mark.usefixtures("sketched")

SHORT = {"heckmeck": ("bury_returned", "always_bury"), "verflixxt": ("end-first_home",)}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != REFERENCE])
async def test_every_game_is_played_to_its_end_in_every_language(open_house: Opening, language: str) -> None:
    """The fixture fails on every text that is missing or broken, and on every reply that Discord would refuse."""
    house = await open_house(locale=language)
    await house.start()
    texts = texts_for(language)
    for game in GAMES:
        room = Room(house, game, house.people[:2], house.world.add_channel(game).id)
        room.ways = {0: "hand", 1: "command"}
        await room.begin(SHORT.get(game, ()))
        await room.play_on()
        labels = [texts.say(f"button-{verb}") for verb in ("rematch", "another", "replay", "leaderboard", "fair")]
        assert [label for label in (await room.ended()).buttons if label in labels] == labels
