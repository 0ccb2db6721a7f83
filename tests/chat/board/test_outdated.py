"""Tables whose rules an update has replaced end, and their boards say why; a rollback ends nothing."""

import pytest

from bot.chat.requests import Play, decode
from bot.chat.words.texts import LANGUAGES, texts_for
from games.heckmeck import Heckmeck
from games.registry import GAMES
from tests.chat.world import World


class Corrected(Heckmeck):
    version = Heckmeck.version + 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_start_after_an_update_ends_outdated_tables_and_their_boards_say_why(world: World, language: str) -> None:
    board = await world.table(language=language)
    world.patch.setitem(GAMES, "heckmeck", Corrected)
    await world.restart()
    assert await world.store.live_tables() == []
    assert texts_for(language).say("table-ended-outdated") in board.content
    assert not [custom_id for custom_id in world.buttons(board).values() if isinstance(decode(custom_id), Play)], (
        "no moves"
    )


async def test_board_too_old_to_edit_gives_way_to_one_that_says_why(world: World) -> None:
    board = await world.table()
    world.passes(minutes=60)
    world.patch.setitem(GAMES, "heckmeck", Corrected)
    await world.restart()
    assert world.board.id != board.id
    assert "corrected rules" in world.board.content
    assert not board.components


async def test_table_shown_after_its_rules_went_leaves_no_board_that_looks_alive(world: World) -> None:
    board = await world.table()
    world.patch.setitem(GAMES, "heckmeck", Corrected)
    assert "corrected rules" in await world.hear(world.bruno, "table show")
    assert "corrected rules" in board.content
    assert "Roll" not in world.buttons(board)


async def test_rollback_ends_no_table_of_newer_rules(world: World) -> None:
    with world.patch.context() as updated:
        updated.setitem(GAMES, "heckmeck", Corrected)
        board = await world.table()
    before = board.content
    await world.restart()
    assert len(await world.store.live_tables()) == 1
    assert board.content == before
