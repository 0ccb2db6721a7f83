"""Every control of a whole game, of its lobby, and of all pages is pressed twice at once."""

import pytest

from tests.chat.test_double_presses import walk
from tests.chat.world import World
from tests.games.own import checked_games
from tests.store.kept import Kept


@pytest.mark.parametrize("words", ["on", "off"])
@pytest.mark.parametrize("game", checked_games())
async def test_two_presses_at_once_count_once_in_a_whole_game(
    world: World, database: Kept, game: str, words: str
) -> None:
    await walk(world, database, game, words)
