"""Computers at tables: added in the lobby, shown as what they are, played against at once, and kept apart."""

import pytest

from bot.chat.finished.replays import reel_of
from bot.chat.play.computer_moves import Pace
from bot.chat.requests import ReplayMove
from bot.chat.words.people import People
from bot.chat.words.texts import texts_for
from bot.tables.service import Tables
from bot.tables.table import Table
from games.chance import commitment
from tests.chat.world import World, alt_of, never
from tests.store.children import sensible_action
from tests.store.tables import interaction

APART = "doesn't count for ratings, records or leaderboards"
UNRATED = "Unrated: a computer played."


@pytest.fixture
def pace() -> Pace:
    """Computers do what the test does for them, and nothing else."""
    return never


async def played_out(world: World) -> Table:
    """The channel's table, played to its end by everybody at it, behind the bot's back."""
    tables, anna = Tables(world.store), await world.known(world.anna)
    table = await world.fetch()
    while table.phase == "playing":
        seat, action = sensible_action(table)
        if seat in table.computers:
            table = (await tables.play_for(table.info.id, seat, table.stamp(seat), action)).after
        else:
            table = (await tables.commit(table.info.id, anna, interaction(), Table.play, action)).after
    return table


async def test_computers_take_seats_by_a_button_in_the_lobby_and_give_them_up(world: World) -> None:
    await world.lobby(1)
    panel = await world.open(world.anna, "Add a computer")
    for what in ("Chick: is still learning", "Hen: looks one move ahead", "Rooster: thinks ahead", APART):
        assert what in panel.content
    assert set(world.buttons(panel)) == {"Add: 🐥 Chick", "Add: 🐔 Hen", "Add: 🐓 Rooster"}
    await world.click(world.anna, "Add: 🐔 Hen", panel)
    await world.click(world.anna, "Add: 🐓 Rooster", panel)
    await world.click(world.anna, "Add: 🐔 Hen", panel)
    assert "🐔\u00a0**Hen 2**" in panel.content
    await world.later()
    lines = world.shown.splitlines()
    assert [line for line in lines if "Hen" in line or "Rooster" in line] == [
        "Hen (computer)",
        "Rooster (computer)",
        "Hen 2 (computer)",
    ]
    assert APART in world.board.content
    await world.click(world.anna, "Remove: 🐔 Hen", panel)
    await world.later()
    assert "Hen 2" not in world.board.content
    assert "Hen (computer)" in world.shown
    assert world.public == [world.board], "all in the lobby's own message"


async def test_a_full_table_offers_no_more_computers_and_commands_change_them_too(world: World) -> None:
    await world.lobby(1)
    panel = await world.open(world.anna, "Add a computer")
    for _ in range(6):
        await world.click(world.anna, "Add: 🐥 Chick", panel)
    offered = {button["label"]: button.get("disabled", False) for button in panel.components[0]["components"]}
    assert set(offered.values()) == {True}
    assert "All 7 seats are taken" in await world.hear(world.anna, "table computer add", level="hen")
    assert "sends a computer away" in world.private(await world.click(world.bruno, "Join"))
    await world.command(world.anna, "table computer remove", level="chick")
    await world.command(world.anna, "table computer add", level="rooster")
    assert "Rooster (computer)" in world.shown
    assert "There's no computer like that" in await world.hear(world.anna, "table computer remove", level="hen")
    await world.command(world.anna, "table computer remove", level="rooster")
    assert "Rooster" not in world.board.content


async def test_computers_are_offered_in_the_language_of_who_asks_and_named_in_the_tables(world: World) -> None:
    world.locales[world.anna.id] = "it"
    await world.lobby(1, language="en")
    panel = await world.open(world.anna, "Add a computer")
    await world.click(world.anna, "Aggiungi: 🐔 Gallina", panel)
    assert "🐔\u00a0**Gallina**" in panel.content
    await world.later()
    assert "Hen (computer)" in world.shown


@pytest.mark.parametrize("game", ["heckmeck", "karteneck", "hornochsen", "verflixxt"])
async def test_a_table_against_a_computer_begins_as_it_is_opened(world: World, game: str) -> None:
    opening = await world.ask(world.anna, "table open", game=game, against="hen")
    assert commitment((await world.fetch()).info.seed) in opening.content, "which stays"
    await world.later()
    assert world.public == [opening, world.board]
    assert (opening.components, bool(opening.attachments)) == ([], False)
    board = world.board
    assert board.attachments
    assert "Hen" in alt_of(board)
    assert "🐔\u00a0**Hen**" in world.private(await world.click(world.anna, "As text", board))
    table = await world.fetch()
    assert (table.phase, len(table.holders)) == ("playing", 2)


async def test_hand_goes_to_its_person_and_computers_cause_no_notification(world: World) -> None:
    await world.against("rooster", "hornochsen")
    sent = [body for body in world.requests("POST", "/messages") if body.get("content")]
    assert len(sent) == 2, "the board, and Anna's hand by direct message"
    assert world.requests("POST", "/users/@me/channels") == [{"recipient_id": world.anna.id}]
    assert world.board.ping_user_ids == []
    assert "<@None>" not in world.board.content


async def test_table_with_computers_is_marked_unrated_everywhere(world: World) -> None:
    await world.against("chick")
    asked = await world.hear(world.anna, "table leave")
    assert "A hen plays on in your place" in asked
    assert "last place" not in asked
    table = await played_out(world)
    await world.command(world.anna, "table show")
    ended = world.board
    assert UNRATED in ended.content
    assert "Chick (computer)" in alt_of(ended)
    assert "Rating" not in ended.content
    assert "Leaderboard" not in world.buttons(await world.open(world.anna, "…"))
    history = await world.ask(world.bruno, "history")
    assert f"`{table.info.id}`" in history.content
    assert "🐥\u00a0Chick (" in history.content
    last = world.message_of(await world.pressed(world.bruno, ReplayMove(table.info.id, 999_999).custom_id, ended))
    assert UNRATED in last.content
    assert "🐥\u00a0**Chick**" in last.content
    assert "Chick (computer)" in alt_of(last)
    log = await world.store.entries(table.info.id, 0)
    seated = await People(world.store).players(table, texts_for("it"))
    moves = reel_of(table, log, seated, texts_for("it")).moves
    assert "1. Anna, 2. Pulcino (computer)" in moves
    assert "ha giocato un computer" in moves
    assert "Chick" not in moves
    assert "Anna hasn't finished" in await world.hear(world.bruno, "stats", user=world.anna.user)
    assert "Nobody has finished" in await world.hear(world.bruno, "leaderboard", game="heckmeck")
    await world.click(world.anna, "Rematch", ended)
    assert "Chick (computer)" in world.shown
    assert "Anna" in world.shown
