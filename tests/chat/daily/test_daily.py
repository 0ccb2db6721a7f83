"""The daily puzzle: what people see, answer and learn."""

import asyncio
from datetime import date, timedelta
from typing import Any, cast
from unittest.mock import Mock

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.requests import AnswerPuzzle, DailyFigures, DailyResult, NameInSolution, Share
from bot.daily import puzzles
from bot.daily.dates import ends_at
from bot.daily.puzzle import PuzzlePosition
from games.review import NoFinding, SliceWork
from tests.chat.daily.days import WHY, answer, ask, dated, next_noon, today
from tests.chat.finished.asking import finished
from tests.chat.world import World
from tests.engines import on_both
from tests.patience import PATIENCE
from tests.puzzling import CLOSE, LABELS, RIGHT, WRONG, known


async def test_daily_shows_todays_position_privately_with_a_button_for_each_choice(world: World) -> None:
    shown = await ask(world, world.anna)
    assert shown.is_ephemeral
    assert "What would you do?" in shown.content
    assert f"<t:{ends_at(today(world)) // 1000}:R>" in shown.content
    assert [attached["description"][:30] for attached in shown.attachments] == ["Player 1 (you), you have 10: w"]
    assert all(label.startswith(start) for label, start in zip(world.buttons(shown), LABELS, strict=True))
    world.locales[world.bruno.id] = "de"
    bruno = await ask(world, world.bruno)
    assert [*world.buttons(bruno).values()] == [*world.buttons(shown).values()], "everybody's is the same"
    assert "Was würdest du tun?" in bruno.content
    await world.restart()
    assert world.buttons(await ask(world, world.anna)) == world.buttons(shown)


async def test_puzzle_that_is_not_ready_comes_with_another_try_and_the_next_one_ahead(world: World) -> None:
    made = list[bytes]()

    async def make(seed: bytes, work: SliceWork) -> PuzzlePosition:
        made.append(seed)
        if len(made) == 1:
            raise NoFinding("NoWorker", passing=True)
        return known()

    world.patch.setattr(puzzles, "make_position", make)
    assert "isn't ready yet" in await world.hear(world.anna, "daily")
    assert "What would you do?" in (await ask(world, world.anna)).content
    await world.env.settle()
    assert await world.store.daily.puzzle(today(world) + timedelta(days=1)) is not None
    assert len({*made}) == 2


async def test_stop_answers_who_waits_for_a_puzzle(world: World) -> None:
    begun = asyncio.Event()

    async def make(seed: bytes, work: SliceWork) -> PuzzlePosition:
        begun.set()
        await asyncio.Event().wait()
        return known()

    world.patch.setattr(puzzles, "make_position", make)
    asking = asyncio.create_task(world.hear(world.anna, "daily"))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    await asyncio.gather(*[feature.stop() for feature in vars(world.env.bot)["_features"]])  # as `close` does
    assert "isn't ready yet" in await asyncio.wait_for(asking, PATIENCE)
    assert "isn't ready yet" in await world.hear(world.bruno, "daily")


@on_both
async def test_first_answer_counts_and_a_second_one_says_which_it_was(world: World) -> None:
    first, second = await ask(world, world.anna), await ask(world, world.anna)
    reply = await answer(world, world.anna, WRONG, first)
    assert f"Noted: **{LABELS[WRONG]}" in world.message_of(reply).content
    again = await answer(world, world.anna, RIGHT, second)
    assert f"You've already answered: **{LABELS[WRONG]}" in world.message_of(again).content
    shown = await ask(world, world.anna)
    assert f"You've already answered: **{LABELS[WRONG]}" in shown.content
    assert [label[2:] for label in world.buttons(shown)] == ["Name me in the solution"]
    assert await world.store.daily.tally(today(world)) == {WRONG: 1}
    shown = await ask(world, world.bruno)
    ids = [*world.buttons(shown).values()]
    clicks = [world.press(world.bruno, ids[choice], shown) for choice in (CLOSE, WRONG, CLOSE)]
    await world.env.settle()
    assert all(click.responded for click in clicks)
    assert sum((await world.store.daily.tally(today(world))).values()) == 2, "a double click is one answer"


async def test_solution_comes_with_the_next_puzzle_and_marks_the_own_choice(world: World) -> None:
    for person, choice in zip(world.people, (WRONG, RIGHT, RIGHT), strict=False):
        await answer(world, person, choice)
    day = today(world)
    await next_noon(world)
    lines = (await ask(world, world.anna)).content.splitlines()
    assert lines[:6] == [
        f"💡 **The answer of {dated(day)}**: worms this turn, compared with the others' average",
        "✅ Keep 2×4 (18): **+1.9** · 2 people",
        "▫️ Keep 1×5 (15): **+1.2** · nobody",
        "▫️ Keep 1×1 (11): **+0.4** · 1 person ← you",
        WHY,
        "",
    ]
    assert "What would you do?" in lines[-1]
    assert "The answer of" not in (await ask(world, world.people[4])).content, "who did not answer gets no solution"


async def test_counts_are_left_out_while_fewer_than_three_answered(world: World) -> None:
    for person in world.people[:2]:
        await answer(world, person, RIGHT)
    await next_noon(world)
    content = (await ask(world, world.anna)).content
    assert "✅ Keep 2×4 (18): **+1.9** ← you" in content
    assert "people" not in content


async def test_forged_answers_are_old_buttons_and_a_late_one_counts_for_nothing(world: World) -> None:
    shown, day = await ask(world, world.anna), today(world)
    for forged in (
        AnswerPuzzle(day, 3),
        AnswerPuzzle(day, 99),
        AnswerPuzzle(date(2999, 1, 1), 0),
        NameInSolution(day, named=True),
        AnswerPuzzle(day, 100),  # cannot be read
    ):
        assert world.private(await world.pressed(world.anna, forged.custom_id, shown)).startswith(
            "This button is out of date. </daily:"
        ), forged
    await next_noon(world)
    for custom_id in world.buttons(shown).values():
        assert world.private(await world.pressed(world.anna, custom_id, shown)).startswith(
            "⏳ This puzzle is over. </daily:"
        )
    assert await world.store.daily.tally(day) == {}


async def test_release_with_other_rules_makes_no_second_puzzle_for_the_date(world: World) -> None:
    shown = await ask(world, world.anna)
    puzzle = await world.store.daily.puzzle(today(world))
    world.patch.setattr("bot.daily.puzzle.rules_of", Mock(return_value=None))
    asked = await world.command(world.bruno, "daily")
    assert "made for rules that Roost no longer uses" in world.private(asked)
    clicked = await world.pressed(world.bruno, next(iter(world.buttons(shown).values())), shown)
    assert "made for rules that Roost no longer uses" in world.private(clicked)
    assert await world.store.daily.puzzle(today(world)) == puzzle


async def test_figures_under_stats_count_only_what_is_over(world: World) -> None:
    await answer(world, world.anna, WRONG)
    assert "The daily worm" not in await world.hear(world.anna, "stats")
    await next_noon(world)
    await answer(world, world.anna, RIGHT)
    assert "1 puzzle answered, 0 found (0%), 1.50 worms lost" in await world.hear(world.anna, "stats")
    record = await world.hear(world.anna, "stats", game="verflixxt")
    assert "hasn't finished" in record
    assert "worms lost" not in record, "a game's record is another one"
    await next_noon(world)
    assert "2 puzzles answered, 1 found (50%), 0.75 worms lost per puzzle" in await world.hear(world.anna, "stats")
    assert "worms lost" not in await world.hear(world.bruno, "stats", user=world.anna.user)


async def test_forgotten_person_leaves_no_answer(world: World) -> None:
    await answer(world, world.anna, RIGHT)
    person = await world.known(world.anna)
    assert "1 answer to the daily worm" in await world.hear(world.anna, "privacy show")
    kept = await world.store.personal_data(person.id)
    (row,) = cast("list[dict[str, Any]]", kept["daily_answers"])
    assert (row["choice"], row["named"]) == (RIGHT, 0)
    await world.forget(world.anna)
    assert await world.store.daily.tally(today(world)) == {}


def direct(world: World, who: MemberActor) -> Message:
    """Return the last of a person's direct messages."""
    return max(world.env.backend.messages[who.user.dm_channel.id].values(), key=lambda message: message.id)


async def test_in_a_direct_message_the_puzzle_is_answered_in_place_without_a_name_or_posts(world: World) -> None:
    anna = world.anna
    await anna.user.slash("daily", post="on", zone="UTC")
    assert "Type this in the channel" in direct(world, anna).content
    await anna.user.slash("daily")
    message = direct(world, anna)
    assert "What would you do?" in message.content
    await anna.user.click(world.seen(message), label=[*world.buttons(message)][RIGHT])
    assert direct(world, anna).id == message.id
    assert "Noted: **Keep 2×4" in message.content
    assert world.buttons(message) == {}
    assert len(message.attachments) == 1
    assert await world.store.daily.tallies(world.guild.id, today(world) + timedelta(days=1)) == []
    on_server = await ask(world, anna)
    assert "You've already answered: **Keep 2×4" in on_server.content
    assert world.buttons(on_server) == {}, "a name belongs to the server of the answer"


async def test_own_figures_are_shared_only_by_their_person(world: World) -> None:
    await answer(world, world.anna, RIGHT)
    await next_noon(world)
    person = await world.known(world.anna)
    shown = await world.ask(world.anna, "stats")
    assert "worms lost" not in world.private(await world.pressed(world.bruno, DailyFigures(person.id).custom_id, shown))
    await world.click(world.anna, "Share", shown)
    assert "1 puzzle answered, 1 found (100%), 0.00 worms lost" in world.public[-1].content
    assert world.public[-1].content.endswith("Shared by Anna")
    await finished(world, (2, 1), (world.anna, world.bruno))
    own = await world.ask(world.anna, "stats")
    assert "1 puzzle answered" in world.private(await world.click(world.anna, "Daily worm", own))
    other = await world.ask(world.bruno, "stats", user=world.anna.user)
    assert "Daily worm" not in world.buttons(other)


async def test_every_answer_says_how_many_dates_in_a_row_it_is_right_or_wrong(world: World) -> None:
    for choice, said in (
        (WRONG, "🔥 Day 1 of a streak."),
        (RIGHT, "🔥 2 days in a row."),
        (WRONG, "🔥 3 days in a row."),
    ):
        noted = world.message_of(await answer(world, world.anna, choice))
        assert said in noted.content
        assert said in world.private(await world.click(world.anna, "🙋 Name me in the solution", noted))
        assert said in (await ask(world, world.anna)).content
        await next_noon(world)
    assert "🔥 4 days in a row." in world.message_of(await answer(world, world.anna, RIGHT)).content
    for _ in range(2):
        await next_noon(world)
    streak = world.message_of(await answer(world, world.anna, RIGHT)).content
    assert "🔥 5 days in a row." in streak, "a date that no one was shown is no gap"
    await next_noon(world)
    await ask(world, world.bruno)
    await next_noon(world)
    assert "Day 1" in world.message_of(await answer(world, world.anna, RIGHT)).content, "a date was left out"


@pytest.mark.parametrize("now", [RIGHT, CLOSE, WRONG])
async def test_result_of_a_date_that_is_over_is_shared_by_its_person_once_and_tells_nothing_of_today(
    world: World, now: int
) -> None:
    await answer(world, world.anna, RIGHT)
    await next_noon(world)
    await answer(world, world.anna, CLOSE)
    day = today(world)
    await next_noon(world)
    await answer(world, world.anna, now)
    shown = await ask(world, world.anna)
    await world.click(world.anna, "Share my result", shown)
    (public,) = world.public
    assert public.content == (
        f"🪱 **The daily worm** · {dated(day)} · 🟩🟩⬜⬜⬜ 2 of 5 · 🔥 2 days in a row\n-# Shared by Anna"
    )
    assert not public.attachments
    assert "Share my result" not in world.buttons(shown), "a second click would post it twice"


async def test_result_of_today_or_of_nobodys_answer_is_not_shared(world: World) -> None:
    shown = world.message_of(await answer(world, world.anna, RIGHT))
    day = today(world)
    assert "Share my result" not in world.buttons(await ask(world, world.anna))
    for back, said in ((0, "out of date"), (-1, "out of date"), (1, "You didn't answer the daily worm of")):
        page = DailyResult(day - timedelta(days=back))
        for request in (page, Share(world.anna.id, page)):
            assert said in world.private(await world.pressed(world.anna, request.custom_id, shown)), request
    await next_noon(world)
    assert "belong to the person who asked" in world.private(
        await world.pressed(world.bruno, Share(world.anna.id, DailyResult(day)).custom_id, shown)
    )
    assert "You didn't answer" in world.private(
        await world.pressed(world.bruno, Share(world.bruno.id, DailyResult(day)).custom_id, shown)
    )
    assert world.public == []
