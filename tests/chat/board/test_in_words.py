"""What a person who is answered in words keeps and hears beside the usual turn."""

import re
from collections.abc import Callable

import pytest
from simcord.backend.models import Message

from bot.chat.board.opened_hands import OpenedHands
from bot.chat.requests import AtTable, InLobby
from bot.chat.words.players import JOINER, alt_names, bold_names, escaped, label_names
from bot.chat.words.spoken import beside, spoken, spoken_label
from bot.chat.words.texts import texts_for
from bot.tables.store import Person
from bot.tables.table import Step
from tests.chat.world import EIGHT_WORMS, Dealer, World


async def reader(world: World, *, seats: int = 2) -> str:
    """Seat Anna, who is answered in words and begins, at a table; its id."""
    await world.command(world.anna, "me words", words="on")
    await world.table(seats)
    return (await world.fetch()).info.id


def newest(world: World) -> Message:
    """The newest message that one person alone sees."""
    return [one for one in world.messages if one.is_ephemeral][-1]


async def test_what_is_behind_the_dots_leaves_the_decision_where_it_is(world: World) -> None:
    table = await reader(world)
    hand = await world.ask(world.anna, "hand")
    before = [*world.buttons(hand)]
    await world.pressed(world.anna, InLobby(table, "settings").custom_id, hand)
    assert [*world.buttons(hand)] == before
    page = await world.ask(world.anna, "rules")
    said = page.content
    shown = await world.open(world.anna, "Picture", page)
    assert (shown.id != page.id, page.content) == (True, said), "a picture is a message of its own"
    assert shown.attachments
    await world.command(world.anna, "me words", words="off")
    refreshed = world.private(await world.pressed(world.anna, AtTable(table, "hand").custom_id, hand))
    assert "nobody has a hand" not in refreshed


async def test_press_tells_all_that_the_table_did_by_itself_in_order(world: World, dice_that_roll: Dealer) -> None:
    await world.command(world.anna, "me words", words="on")
    await world.lobby()
    dice_that_roll.first(0)
    dice_that_roll.rolls((6, 6, 6, 6, 5, 5, 1, 1), (5, 5, 1, 1), (1, 1), (1, 1, 2, 2, 3, 3, 4, 4))
    await world.command(world.anna, "table start")
    for label in ("Keep 4×worm (20)", "Keep 2×5 (30)", "Roll 2 dice"):
        await world.click(world.anna, label, newest(world))
    first, second, *_ = newest(world).content.splitlines()
    assert first == "**Anna** (red circle) rolls 1, 1, keeps two 1s (sum 32) and takes 32 (3 worms)."
    assert second == "**Bruno** (blue triangle) rolls 1, 1, 2, 2, 3, 3, 4, 4."


async def test_answered_question_becomes_what_was_chosen(world: World) -> None:
    """What others do comes with the next question, because no edit is announced. Until then one says who decides."""
    await reader(world, seats=3)
    asked = world.message_of(await world.command(world.anna, "hand"))
    world.dealer.rolls(EIGHT_WORMS)
    await world.click(world.anna, "Roll 8 dice", asked)
    kept = newest(world)
    await world.click(world.anna, "Keep 8×worm (40)", kept)
    waits, happened = newest(world), newest(world).content.split("\n\n")[0]
    assert asked.content == "You chose: **Roll 8 dice**"
    assert kept.content.splitlines()[1:] == ["You chose: **Keep 8×worm (40)**"]
    for who, name in ((world.bruno, "Bruno"), (world.carla, "Carla")):
        assert waits.content.startswith(f"{happened}\n\n**{name}** (")
        await world.turn(who)
        await world.later()
    assert (waits.content, waits.components) == (happened, [])
    lines = newest(world).content.split("\n\n")[0].splitlines()
    assert [line.split("**")[1] for line in lines] == ["Bruno", "Carla"]


async def test_lobby_in_words_loses_its_controls_when_others_begin(world: World) -> None:
    await world.command(world.bruno, "me words", words="on")
    await world.lobby(1)
    joined = await world.open(world.bruno, "Join")
    assert "to take a seat" not in joined.content
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    await world.later()
    assert world.buttons(joined) == {}
    assert "begins.\n\n**Anna**, your turn" in newest(world).content


async def test_game_begins_with_a_message_to_who_reads_words(world: World) -> None:
    """It comes directly where no private message follows the game, and what is played there goes on there."""
    await world.command(world.bruno, "me words", words="on")
    await world.lobby()
    await world.restart()
    world.dealer.first(0)
    await world.command(world.anna, "table start")
    await world.later()
    (begun,) = world.letters(world.bruno)
    assert begun.content.endswith("begins.\n\n**Anna**, your turn: roll the dice.")
    for rounds in (1, 2):
        await world.turn(world.anna)
        await world.later()
        *before, asked = world.letters(world.bruno)
        assert (len(before), [one for one in before if one.components]) == (3 * rounds - 2, [])
        assert asked.content.endswith("**Bruno** (red circle), your turn: roll the dice.")
        taken = re.findall(r"takes (\d+)", " ".join(one.content for one in world.letters(world.bruno)))
        assert taken == ["36", "35", "34"][: 2 * rounds - 1]
        world.dealer.rolls(EIGHT_WORMS)
        await world.bruno.user.click(world.seen(asked), label="Roll 8 dice")
        await world.bruno.user.click(world.seen(world.letters(world.bruno)[-1]), label="Keep 8×worm (40)")
        assert asked.content.endswith("You chose: **Roll 8 dice**")


async def test_who_plays_alone_in_words_is_asked_at_once(world: World) -> None:
    await world.command(world.anna, "me words", words="on")
    asked = world.message_of(await world.command(world.anna, "help"))
    games = world.message_of(await world.click(world.anna, "Play alone", asked))
    world.dealer.first(0)
    await world.click(world.anna, "Heckmeck am Bratwurmeck", games)
    assert "begins.\n\n**Anna**, your turn" in newest(world).content
    assert "Roll 8 dice" in world.buttons(newest(world))


async def test_lobby_in_words_goes_on_although_an_earlier_step_is_followed_late(world: World) -> None:
    """The step that opened the table does not know the seat that was taken since."""
    follow, late = OpenedHands.follow, list[Callable[[], None]]()

    def followed(opened: OpenedHands, step: Step) -> None:
        if step.before.number:
            follow(opened, step)
        else:
            late.append(lambda: follow(opened, step))

    world.patch.setattr(OpenedHands, "follow", followed)
    await world.command(world.bruno, "me words", words="on")
    await world.lobby(1)
    joined = await world.open(world.bruno, "Join")
    late.pop()()
    world.dealer.first(0)
    await world.click(world.anna, "Start")
    await world.later()
    assert world.buttons(joined) == {}


async def test_who_moves_up_in_the_lobby_hears_the_first_question(world: World) -> None:
    await world.command(world.bruno, "me words", words="on")
    await world.lobby(1)
    await world.click(world.bruno, "Join")
    await world.command(world.anna, "table leave")
    await world.click(world.carla, "Join")
    world.dealer.first(0)
    await world.command(world.carla, "table start")
    await world.later()
    heard = [one for one in world.messages if one.is_ephemeral and "**Bruno**, your turn" in one.content]
    assert len(heard) == 1


async def test_older_message_of_a_chain_answers_and_loses_its_controls(world: World) -> None:
    """A kill may have left them there."""
    await reader(world)
    hand = await world.ask(world.anna, "hand")
    kept = hand.components
    world.dealer.rolls((1, 1, 1, 2, 2, 3, 4, 5))
    await world.click(world.anna, "Roll 8 dice", hand)
    await world.restart()
    for label in ("Roll 8 dice", "Whole table", "Picture", "How to play", "…", "Refresh"):
        hand.components = kept
        known = {one.id for one in world.messages}
        await world.click(world.anna, label, hand)
        assert [one for one in world.messages if one.is_ephemeral and one.id not in known], label
        assert world.buttons(hand) == {}, label


@pytest.mark.parametrize("name", ["1", "Al"])
def test_short_name_takes_nothing_out_of_what_is_read(name: str) -> None:

    alt = f"{name}. Heckmeck · 1 table, 1 win (100%). All-time rating 1.0."
    assert beside(f"**{name}**", alt, texts_for("en")) == "Heckmeck · 1 table, 1 win (100%). All-time rating 1.0."


def test_arrow_is_heard_as_what_it_means() -> None:
    assert spoken("You chose **4×worm up to 18 → 21**.", texts_for("en")) == "You chose **4×worm up to 18, makes 21**."
    assert spoken("Ada 0.0 → 12.8? · Bo 0,0 → −2,4?", texts_for("en")) == "Ada 0.0 to 12.8? · Bo 0,0 to −2,4?"


@pytest.mark.parametrize("name", ["A*", "Al → Bo", "● Ida ▶", "🐔 hen → ♥", "*", "→"])
def test_name_is_heard_as_it_is_written(name: str) -> None:
    """Signs and arrows are replaced where they are Roost's; a name keeps its own, and its bold."""
    texts, seated = texts_for("en"), [Person(1, 10, name, "en-US"), Person(2, 11, "Bruno", "en-US")]
    said = spoken(f"{bold_names(seated)(0)} → 21, {bold_names(seated)(1)} → 3", texts).replace(JOINER, "")
    sign = texts.say("sign-circle")
    assert said.startswith(texts.say("spoken-name", {"name": f"**{escaped(name)}**".replace(JOINER, ""), "sign": sign}))
    assert said.count(" →") == name.count(" →")
    label = spoken_label(f"{label_names(seated)(0)} → 21", texts).replace(JOINER, "")
    assert label == f"{name}, makes 21"
    assert spoken_label("Pawn −8a → +7 (takes −8a)", texts) == "Pawn −8a to +7 (takes −8a)"
    assert beside(f"{bold_names(seated)(0)} wins.", f"{alt_names(seated)(0)} wins. More.", texts) == "More."
