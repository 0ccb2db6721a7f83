"""Every refusal of the rules, below every message that a press can come from."""

from collections.abc import Mapping
from typing import Any

import pytest
from discord.ui import Button, Select
from msgspec import Raw
from simcord.backend.models import Message
from structlog.testing import capture_logs

from bot.chat.board import table_controls
from bot.chat.board.table_controls import board_controls, more_controls, own_controls
from bot.chat.front.layout import with_control
from bot.chat.requests import AtTable, InLobby, Nudge, Play, RulesPage, request_of
from bot.chat.rules import show_the_rule
from bot.chat.words.texts import texts_for
from bot.tables.service import Tables
from games.core import Fact, IllegalMove
from games.registry import GAMES, LESSONS
from tests.chat.playouts import games, people
from tests.chat.words.samples import samples
from tests.chat.world import World, parts
from tests.games.own import checked_games


def facts_of(game: str) -> Mapping[str, Mapping[str, Fact]]:
    """The facts of each refusal of a game, at a table of two."""
    start = f"{game}-refusal-"
    met = {name.removeprefix(start): facts for name, facts in samples() if name.startswith(start)}
    return {
        code: {fact: seats_of_two(value) if "seat" in fact else value for fact, value in facts.items()}
        for code, facts in met.items()
    }


def seats_of_two(value: Fact) -> Fact:
    return (0, 1) if isinstance(value, tuple) else 1


async def shown(world: World, table: str) -> list[Message]:
    """All that Anna sees of a table and can press: the board, her hand, the table in words, its picture, what is behind
    "…", and her direct message."""
    requests = [AtTable(table, "hand"), AtTable(table, "text"), InLobby(table, "settings")]
    if (await world.known(world.anna)).words:
        requests.append(AtTable(table, "picture"))
    board, known = world.board, {one.id for one in world.messages}
    for request in requests:
        await world.pressed(world.anna, request.custom_id, board)
    private = [one for one in world.messages if one.is_ephemeral and one.id not in known]
    assert len(private) >= len(requests) - 1, "a game without hands has none to show"
    return [board, *private, *world.letters(world.anna)]


@pytest.mark.parametrize("game", checked_games())
async def test_every_refusal_names_its_rule_below_every_message(world: World, game: str) -> None:
    """Every second game is played in words."""
    await world.command(world.anna, "me words", words=("on", "off")[sorted(GAMES).index(game) % 2])
    await world.lobby(2, game)
    await world.command(world.anna, "table start")
    table = await world.store.live_table(world.channel.id) or ""
    pressed = Play(table, 0, 0, Raw(b'["roll"]')).custom_id
    messages, known = await shown(world, table), facts_of(game)
    assert known.keys() == LESSONS[game].refusals.keys()
    for code, facts in known.items():

        async def refuse(*_: object, code: str = code, facts: Mapping[str, Fact] = facts, **__: object) -> None:
            raise IllegalMove(code, **facts)

        world.patch.setattr(Tables, "commit", refuse)
        rule = show_the_rule(game, code, table, texts_for("en")).custom_id
        for message in messages:
            with capture_logs() as lines:
                await world.pressed(world.anna, pressed, message)
            assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
            seen = [one for sent in world.env.backend.messages.values() for one in sent.values()]
            ruled = [one for one in seen if rule in [part["custom_id"] for part in parts(one)]]
            assert ruled, (code, message.content)
            for one in ruled:  # the next refusal needs a rule of its own
                one.components = []


def test_rule_finds_room_below_every_position() -> None:
    """Also where it is full of moves; it takes the place of the button to all rules."""
    texts = texts_for("en")
    for table in games(3):
        if table.phase != "playing":
            continue
        rule = show_the_rule(table.info.game, next(iter(LESSONS[table.info.game].refusals)), "testtabl", texts)
        for again in ("hand", "text", "words"):
            for seat in range(len(table.people)):
                view = own_controls(table, seat, people(len(table.people)), texts, again)
                less = next((item for item in view.children if isinstance(request_of(item), RulesPage)), None)
                found = with_control(view, rule, less).children
                ids = {item.custom_id for item in found if isinstance(item, Button | Select)}
                lost = {item.custom_id for item in view.children if isinstance(item, Button | Select)} - ids
                assert rule.custom_id in ids
                assert lost <= {getattr(less, "custom_id", None)}


def test_what_the_board_has_no_room_for_is_behind_the_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    def many(*_: object) -> list[Button[Any]]:
        return [Nudge("testtabl", seat).button("…") for seat in range(20)]

    monkeypatch.setattr(table_controls, "absence_buttons", many)
    for table in games(1):
        if table.phase == "playing":
            seated, texts = people(len(table.holders)), texts_for("en")
            board = board_controls(table, seated, texts)
            more = more_controls(table, seated, texts, 0, may_choose=False)
            ids = [getattr(item, "custom_id", None) for view in (board, more) for item in view.children]
            assert InLobby("testtabl", "settings").custom_id in ids[: len(board.children)]
            assert [one.custom_id for one in many()] == [one for one in ids if one in {one.custom_id for one in many()}]
