"""Hands in direct messages and on demand, against SimCord's Discord."""

import asyncio
import re
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.board.display import Display
from games.karteneck.moves import Draw
from tests.chat.world import Reply, World, alt_of, parts
from tests.patience import PATIENCE


def tiles(message: Message) -> dict[str, tuple[str, list[str] | None]]:
    """The tiles that can be chosen by one use of a control: a button, or a menu and its value."""
    found: dict[str, tuple[str, list[str] | None]] = {}
    for part in parts(message):
        options = [
            (str(part["custom_id"]), [option["value"]])
            for option in part.get("options", ())
            if not option.get("default")
        ]
        for custom_id, values in options or [(str(part["custom_id"]), None)]:
            tile = re.search(r'\["play",\[(\d+)\]\]', values[0] if values else custom_id)
            if tile and not part.get("disabled"):
                found[tile[1]] = custom_id, values
    return found


async def choose(world: World, who: MemberActor, at: int, message: Message | None = None) -> str:
    """Choose a tile of a person's hand, check that the click is answered, and return the choice."""
    hand = message or world.letters(who)[-1]
    tile, (custom_id, values) = [*tiles(hand).items()][at]
    await world.pressed(who, custom_id, hand, values)
    return tile


async def test_at_the_deal_everybody_gets_a_picture_words_controls_and_the_way_back(world: World) -> None:
    board = await world.table(3, game="hornochsen")
    hands: list[str] = []
    for person in world.people[:3]:
        (letter,) = world.letters(person)
        assert alt_of(letter).startswith("Your tiles: ")
        assert f"/{world.channel.id}" in letter.content
        assert len(tiles(letter)) == 6
        hands += tiles(letter)
    assert len(set(hands)) == 18
    assert world.letters(world.people[3]) == []
    assert list(world.buttons(board)) == ["Choose a tile", "As text", "How to play", "…"]
    assert "●\u00a0**Anna**" in board.content, "a sign is not parted from its name"


async def test_a_round_by_direct_messages(world: World) -> None:
    board = await world.table(3, game="hornochsen")
    for person in world.people[:2]:
        tile = await choose(world, person, 0)
        (letter,) = world.letters(person)
        assert letter.content.startswith(f"Chosen: {tile}. You can change it until the reveal.")
        assert tile not in tiles(letter)
    again = await choose(world, world.anna, 2)
    await world.later()
    assert world.board.id == board.id
    assert "has chosen again." in world.board.content
    assert again not in world.board.content.split()
    last = await choose(world, world.carla, 0)
    assert world.board.id != board.id
    assert world.board.content.startswith("Waiting for")
    assert {again, last} <= {*re.findall(r"\d+", board.content)}
    for person in world.people[:3]:
        (letter,) = world.letters(person)
        assert len(tiles(letter)) in (4, 5, 6)


async def test_hand_uses_its_readers_language(world: World) -> None:
    world.locales[world.bruno.id] = "it"
    await world.table(3, game="hornochsen")
    assert world.letters(world.anna)[0].content.splitlines()[1].startswith("Your tiles: ")
    assert "Le tue tessere: " in world.letters(world.bruno)[0].content
    assert "Le tue tessere: " in alt_of(world.letters(world.bruno)[0])
    assert "Your tiles" not in world.board.content


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007), (400, 50033)])
async def test_closed_direct_messages_are_reported_once_and_my_hand_replaces_them(
    world: World, status: int, code: int
) -> None:
    """A deleted account counts as closed: Discord calls it an invalid recipient, and no other hand is tried."""
    world.refuse_letters(world.bruno, status, code)
    board = await world.table(3, game="hornochsen")
    reports: list[bool] = []
    for _ in range(2):
        shown = await by_the_board(world)
        reports.append("Your direct messages are closed" in shown.content)
        await choose(world, world.bruno, 0, world.message_of(world.last))  # it replaced the first
        assert "Chosen: " in world.message_of(world.last).content
        await choose(world, world.anna, 0)
        await choose(world, world.carla, 0)
        assert world.board.id != board.id
        board = world.board
    assert reports == [True, False]
    assert not any("direct messages are closed" in it.content for it in world.public)
    assert world.letters(world.bruno) == []


@pytest.mark.parametrize(("asking", "options"), [("hand", {}), ("me turns", {"how": "direct"})])
async def test_a_table_tries_closed_direct_messages_once_until_their_person_asks(
    world: World, asking: str, options: dict[str, Any]
) -> None:
    """Neither a change of the hand, nor a restart, nor the board's button brings another request to Discord."""
    path = world.refuse_letters(world.bruno)

    def tries() -> int:
        return len(world.requests("POST", path))

    async def change_the_hand() -> None:
        await world.click(world.bruno, "Choose a tile")
        await choose(world, world.bruno, 0, world.message_of(world.last))
        await world.env.settle()

    async def ask() -> None:
        await world.command(world.bruno, asking, **options)
        await world.env.settle()

    await world.table(3, game="hornochsen")
    await change_the_hand()
    for person in (world.anna, world.carla):
        await choose(world, person, 0)
    await change_the_hand()
    assert tries() == 1
    await world.restart()
    await change_the_hand()
    assert tries() == 1, "a restart forgets nothing"
    await ask()
    await change_the_hand()
    assert tries() == 2, "they were still closed"
    world.env.backend.faults.clear()
    await ask()
    await change_the_hand()
    assert tries() == 3
    (letter,) = world.letters(world.bruno)
    assert "Chosen" in letter.content, "the hand follows the game again"


async def by_the_board(world: World) -> Message:
    """Return Bruno's hand as the board's button shows it. The command shows the same."""
    await world.click(world.bruno, "Choose a tile")
    shown = world.message_of(world.last)
    typed = await world.ask(world.bruno, "hand")
    assert shown.content.endswith(typed.content)
    assert alt_of(shown) == alt_of(typed)
    return shown


async def test_hand_is_refused_to_strangers_and_in_open_games(world: World) -> None:
    await world.table(2, game="hornochsen")
    assert "don't have a seat" in world.private(await world.click(world.carla, "Choose a tile"))
    assert "don't have a seat" in await world.hear(world.carla, "hand")
    assert world.letters(world.carla) == []
    other = world.guild.create_text_channel("other")
    await world.command(world.carla, "table open", channel=other, game="heckmeck")
    await world.command(world.people[3], "table join", channel=other)
    assert "hasn't started yet" in await world.hear(world.carla, "hand", channel=other)
    assert "hasn't started yet" in await world.hear(world.carla, "heckmeck keep", channel=other, face="worm")
    await world.command(world.carla, "table start", channel=other)
    assert "nobody has a hand" in await world.hear(world.carla, "hand", channel=other)
    assert world.letters(world.carla) == []


async def typed(world: World, who: MemberActor, name: str, **options: Any) -> Reply:
    """Run a command in a person's direct messages, and check that it is answered."""
    await who.user.slash(name, **options)
    assert world.last.responded
    return world.last


async def test_commands_in_direct_messages_find_their_table_or_ask_for_it(world: World) -> None:
    nowhere = await typed(world, world.anna, "hand")
    assert "You don't have a hand at any table right now." in world.private(nowhere)
    board = await world.table(2, game="hornochsen")
    tile = next(iter(tiles(world.letters(world.anna)[0])))
    await typed(world, world.anna, "hornochsen play", tiles=tile)
    assert f"Chosen: {tile}." in world.letters(world.anna)[-1].content
    await world.later()
    assert "**Anna** has chosen." in world.board.content
    assert world.board.id == board.id
    other = world.guild.create_text_channel("other")
    await world.command(world.anna, "table open", channel=other, game="karteneck")
    asked = world.private(await typed(world, world.anna, "hand"))
    assert "which of your tables" in asked
    assert world.private(await typed(world, world.anna, "hand", table="zzzz")) == asked
    offers = await world.anna.user.autocomplete("hand", "table", "")
    assert [offer["name"].split(" · ")[1] for offer in offers] == ["#other", "#table"]
    shown = world.private(await typed(world, world.anna, "hand", table=offers[1]["value"]))
    assert f"Chosen: {tile}." in shown


async def test_a_choice_in_a_hand_shown_on_demand_reaches_the_direct_message_too(world: World) -> None:
    await world.table(2, game="hornochsen")
    shown = world.message_of(await typed(world, world.anna, "hand"))
    tile = await choose(world, world.anna, 0, shown)
    assert shown.content.startswith(f"Chosen: {tile}.")
    assert world.letters(world.anna)[-1].content.startswith(f"Chosen: {tile}.")


async def test_how_to_play_opens_beside_a_hand(world: World) -> None:
    await world.table(2, game="hornochsen")
    (letter,) = world.letters(world.anna)
    before = letter.content
    await world.anna.user.click(world.seen(letter), label="How to play")
    page = world.message_of(world.last)
    assert page.is_ephemeral
    assert "How to play Tanz der Hornochsen!" in page.content
    assert letter.content == before
    shown = await world.open(world.anna, "Choose a tile")
    await world.click(world.anna, "How to play", shown)
    assert world.message_of(world.last) is not shown
    assert "How to play Tanz der Hornochsen!" in world.message_of(world.last).content


async def test_hands_that_follow_a_step_are_brought_though_the_bot_stops_before_they_are(world: World) -> None:
    await world.table(3, game="hornochsen")
    moderator = world.moderator()
    asked = await world.command(moderator, "table end")
    (yes,) = [one for label, one in world.buttons(world.message_of(asked)).items() if label == "Yes, end it"]
    following, go_on, answered = asyncio.Event(), asyncio.Event(), Display.wait_for_reply

    async def late(display: Display, seconds: float) -> None:
        following.set()
        await go_on.wait()
        await answered(display, seconds)

    with world.patch.context() as patched:
        patched.setattr(Display, "wait_for_reply", late)
        reply = world.press(moderator, yes, world.message_of(asked))
        async with asyncio.timeout(PATIENCE):
            await following.wait()
            await world.answered(reply)
            closing = asyncio.create_task(world.env.bot.close())
            for _ in range(100):
                await asyncio.sleep(0)
            go_on.set()
            await closing
    assert [tiles(world.letters(who)[-1]) for who in world.people[:3]] == [{}, {}, {}]


async def test_rarer_kind_is_behind_one_button_and_played_from_there(world: World) -> None:
    await world.table(2, game="hornochsen")
    for who in world.people[:2]:
        await choose(world, who, 0)
    hand = await world.open(world.anna, world.label("Choose", "Open"))
    offered = await world.open(world.anna, "Buy… (1 penalty a tile)", hand)
    assert [*world.buttons(offered)] == ["Buy 1 (costs 1)", "Buy 2 (costs 2)", "Buy 3 (costs 3)"]
    await world.click(world.anna, "Buy 2 (costs 2)", offered)
    assert not [label for label in world.buttons(hand) if label.startswith("Buy")], "once a round"


async def test_drawn_card_is_named_in_the_hand_of_its_seat_alone(world: World) -> None:
    await world.karteneck()
    (hand,) = world.letters(world.anna)
    world.dealer.script.append(Draw((4,), ()))
    label = next(label for label in world.buttons(hand) if label.startswith("1×5 "))
    await world.anna.user.click(world.seen(hand), label=label)
    drawn = "●\u00a0**Anna** draws a card: 4."
    assert drawn in hand.content.splitlines()
    await world.later()
    assert "draws a card: " not in alt_of(world.board) + alt_of(world.letters(world.bruno)[-1])
    others = [*world.public, *world.letters(world.bruno)]
    assert [message.content for message in others if "draws a card: " in message.content] == []
    assert "draws a card: " not in await world.hear(world.bruno, "table show", text=True)
