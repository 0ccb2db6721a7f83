"""What DISCORD.md promises about a board's messages, counted over whole games."""

import itertools
from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any, NamedTuple, cast

import pytest
from PIL import Image

from bot.chat.front import painter
from bot.playground.objects import Exchange
from bot.tables import known
from bot.tables.entries import Entry
from bot.tables.table import Table
from tests.e2e.group import Board, Group, Player, hasty, steady, whispered
from tests.e2e.house import House

SHORT = ("bury_returned", "always_bury")
PLAYERS = (steady, hasty, hasty, steady)
MINUTE_MS = 60_000
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
MESSAGES = "/channels/{channel_id}/messages"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


class Asked(NamedTuple):
    """One request of the bot, short."""

    method: str
    route: str
    type: int | None
    files: int
    strips: bool
    notifies: tuple[int, ...]


def short(exchange: Exchange) -> Asked:
    body = cast("dict[str, Any]", exchange.request or {})
    data = cast("dict[str, Any]", body.get("data", body) if exchange.route == CALLBACK else body)
    mentions = cast("dict[str, Any]", data.get("allowed_mentions") or {})
    assert not mentions.get("parse"), "mentions are allowed one by one"
    return Asked(
        exchange.method,
        exchange.route,
        body.get("type") if exchange.route == CALLBACK else None,
        exchange.files,
        data.get("components") == [],
        tuple(int(user) for user in mentions.get("users", ())),
    )


async def mentions_due(house: House, group: Group) -> list[tuple[int, ...]]:
    """By the log alone: the awaited seats that have done nothing at this table in the last five minutes, in order."""
    table = await house.table(group.channel_id)
    log = await house.store.entries(table.info.id, 0)
    people = {person.id: person.discord_id or 0 for person in await house.store.people(table.people)}
    due: list[tuple[int, ...]] = []
    now, acted = Table(table.info), dict[int, int]()
    for step in steps_of(log):
        before = {seat: now.asked(seat) for seat in range(len(now.people))}
        for entry in step:
            now.apply(entry)
        acted[step[0].person] = step[0].at
        asked = [now.people[seat] for seat in sorted(now.awaited) if now.asked(seat) != before.get(seat, 0)]
        away = [person for person in asked if step[0].at - acted[person] >= 5 * MINUTE_MS]
        if away:
            due.append(tuple(people[person] for person in away))
    return due


@pytest.fixture(params=[0, 2], ids=["at once", "every two minutes"])
def pace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The minutes that pass between two things people do."""
    minutes, begun = request.param, known.now()
    things = itertools.count()
    monkeypatch.setattr(known, "now", lambda: begun + next(things) * minutes * MINUTE_MS)
    return minutes


def surely(player: Player) -> Player:
    """A person who likes the same, but uses nothing that needs a confirmation."""
    return lambda labels: player([label for label in labels if not label.startswith("Stop: ")])


def steps_of(log: Sequence[Entry]) -> list[list[Entry]]:
    """The entries of each interaction; only the first of them bears its id."""
    steps: list[list[Entry]] = []
    for entry in log:
        if entry.interaction_id is not None:
            steps.append([])
        steps[-1].append(entry)
    return steps


async def check_board(house: House, group: Group, board: Board) -> None:
    """The picture is the position's, named after its bytes, with an alt text."""
    table = await house.table(group.channel_id)
    assert table.position is not None
    assert board.picture is not None
    names = [person.name for person in group.people]
    assert board.picture == painter.draw("heckmeck", table.position.view(None), await house.party(table)).png
    with Image.open(BytesIO(board.picture)) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 900))
    assert board.filename == f"roost-{sha256(board.picture).hexdigest()[:16]}.png"
    assert board.alt is not None
    assert len(board.alt) <= 1024
    assert [name for name in names if name not in board.alt] == []
    assert "grill" in board.alt


@pytest.mark.usefixtures("sketched")
async def test_a_game_by_buttons_edits_in_a_turn_and_posts_one_message_for_the_next(
    house: House, group: Group, pace: int
) -> None:
    await house.emoji_brought()
    await group.open(variants=SHORT)
    passed = 0
    while not await group.over():
        await house.followed()
        await check_board(house, group, await group.board())
        board, who, made = await group.board(), await group.asked(), len(house.requests)
        click = await group.move(surely(PLAYERS[group.people.index(who)]))
        await house.followed()
        then = await group.board()
        requests = [short(exchange) for exchange in house.requests[made:]]
        if then.id == board.id:
            assert await group.asked() is who
            assert requests == [Asked("POST", CALLBACK, 7, 1, strips=False, notifies=())]
            assert click.message is not None
            assert click.message.id == board.id
        else:
            passed += 1
            assert requests == [
                Asked("POST", CALLBACK, 7, 0, strips=False, notifies=()),
                Asked("POST", MESSAGES, None, 1, strips=False, notifies=then.pings),
                Asked("PATCH", ORIGINAL, None, 0, strips=True, notifies=()),
            ]
            assert not house.world.message(board.id).attachments, "what stays behind is told in words alone"
    await check_board(house, group, await group.board())

    assert len(group.messages) == 2 + passed, "the lobby, the first board, and one a turn"
    assert [message for message in group.messages[:-1] if message.components] == []
    called = [message.pings for message in group.messages if message.pings]
    assert called == await mentions_due(house, group)
    assert bool(called) == bool(pace)


@pytest.mark.usefixtures("sketched")
async def test_a_game_by_commands_answers_with_the_board_and_strips_the_one_before(
    house: House, group: Group, pace: int
) -> None:
    await house.emoji_brought()
    await group.open(by="command", variants=SHORT)
    commands = 0
    while not await group.over():
        board, who = await group.settled(), await group.asked()
        await check_board(house, group, board)
        offered = await group.completed(who)
        subcommand, options = offered[surely(PLAYERS[group.people.index(who)])(offered)]
        made = len(house.requests)
        await group.say(who, f"heckmeck {subcommand}", **options)
        then = await group.settled()
        commands += 1
        assert [short(exchange) for exchange in house.requests[made:]] == [
            Asked("POST", CALLBACK, 4, 1, strips=False, notifies=then.pings),
            Asked("PATCH", ORIGINAL, None, 0, strips=True, notifies=()),
        ]

    assert len(group.messages) == 1 + 3 + 1 + 1 + commands, "opened, joined three times, a variant, started"
    assert [message for message in group.messages[:-1] if message.components] == []
    called = [message.pings for message in group.messages if message.pings]
    assert called == await mentions_due(house, group)
    assert bool(called) == bool(pace)


async def test_a_board_is_drawn_after_its_position(house: House, group: Group) -> None:
    """The games above are sketched."""
    await group.open(variants=SHORT)
    for _ in range(6):
        await house.followed()
        await check_board(house, group, await group.board())
        await group.move()


async def test_a_stranger_who_clicks_and_types_changes_nothing(house: House) -> None:
    group, stranger = house.group(2), house.people[3]
    await group.open()
    board, table = await group.board(), await house.table()
    for custom_id in board.moves.values():
        assert "no seat" in whispered(await group.press_id(stranger, board.id, custom_id))
    assert "no seat" in whispered(await group.say(stranger, "heckmeck roll"))
    assert await house.world.complete(stranger.id, group.channel_id, "heckmeck keep", focused="face") == []
    assert (await house.table()).number == table.number
    after = await group.board()
    assert (after.picture, after.alt, after.buttons) == (board.picture, board.alt, board.buttons)
