"""A finished table's review: what was luck, what decisions cost, and who sees which."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image
from simcord.actors import MemberActor
from simcord.backend.models import Message
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.chat import pages
from bot.chat.finished import luck, reviews
from bot.chat.finished.review_words import turns_lines
from bot.chat.front.interaction import Interaction
from bot.chat.pages import CachedWork, Queue
from bot.chat.requests import Practise, ReviewPage, Share, TurnTo
from bot.chat.words.lengths import ALT, CONTENT
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.computers.review_worker import work_on
from bot.finished import review
from bot.finished.decisions import CompletedTurn, Decision, decisions_of, luck_of, turns_of
from bot.finished.review import Costly, CostlyTurn, Review
from bot.store.schema import entries
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.table import Table
from games.accounts import Bars, TurnAccount
from games.accounts import Decision as Weighed
from games.game import encode
from games.registry import rules_of
from games.review import Accounted, NoFinding
from tests.chat.finished.asking import aborted, both, finished, labels, shared
from tests.chat.world import World, alt_of
from tests.finished.world import play
from tests.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("dice_that_roll")

SEATS = re.compile(r"par (\S+), dice (\S+), choices (\S+), thieves (\S+), in all (\d+) worms?\.")


TURN = re.compile(r"^ *\d+ +([+−±]\S+) +(\S+) +(\S+) +(\S+) +(\S+)$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for no costly decisions in a real review: `tests/finished/test_review.py` does."""
    monkeypatch.setattr(review, "_TO_PICK", 0.0)


def figures(text: str, row: re.Pattern[str] = SEATS) -> list[list[float]]:
    return [[float(one.replace("−", "-").replace("±", "")) for one in found] for found in row.findall(text)]


def legal_in(table: Table, decision: Decision) -> list[str]:
    """The choices of a decision, in JSON."""
    rules = rules_of(table.info.game, table.info.version)
    assert rules is not None
    return [encode(choice.action) for choice in rules.parse(decision.position).legal(decision.seat)]


def costly(table: Table, decision: Decision) -> Costly:
    """A decision that cost something, by another legal action."""
    better = next(action for action in legal_in(table, decision) if action != decision.action)
    return Costly(decision, better, 0.25, 0.5, 0.02)


async def found(world: World, table: Table) -> Review:
    """A review that names the first decision of every person."""
    log = await world.store.entries(table.info.id, 0)
    by = {decision.by: decision for decision in reversed(decisions_of(table.info, log))}
    return Review(tuple(costly(table, by[one]) for one in sorted(by)))


@pytest.fixture
async def reviewed(world: World) -> Table:
    """A table of Anna and Bruno that is over, with a review of the test's making."""
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made = await found(world, table)
    assert len(made.costly) == 2
    world.patch.setattr(reviews, "review_of", always(made))
    return table


async def test_review_shows_bars_that_add_up_and_is_private_until_shared(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=40)
    page = await world.ask(world.anna, "review", table=table.info.id)
    assert "Heckmeck am Bratwurmeck** · what was luck, what was you" in page.content
    await world.click(world.anna, "▶", page)
    (picture,) = world.files(page)
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "PNG"
    rows = figures(alt_of(page))
    assert len(rows) == 2
    for *parts, worms in rows:
        assert sum(parts) == pytest.approx(worms, abs=0.21)
    public = await shared(world, world.anna, page)
    assert figures(alt_of(public)) == rows
    assert labels(public) == ["Review"]
    opened = await world.open(world.bruno, "Review", public)
    await world.click(world.bruno, "▶", opened)
    assert figures(alt_of(opened)) == rows
    await own_turns_add_up(world, table, rows[0])


async def own_turns_add_up(world: World, table: Table, sums: Sequence[float]) -> None:
    """The page before the last shows a person's own turns, the last one says what the figures mean."""
    page = await world.ask(world.anna, "review", table=table.info.id)
    assert "**Par**: " not in page.content
    await world.click(world.anna, "What the figures mean", page)
    assert "**Par**: " in page.content
    assert labels(page) == ["◀", "Share"]
    await world.click(world.anna, "◀", page)
    assert "**Turn by turn** · " in page.content
    assert "Anna" in page.content
    turns = figures(page.content, TURN)
    assert len(turns) > 2
    for found, column in zip(sums, zip(*turns, strict=True), strict=True):
        assert sum(column) == pytest.approx(found, abs=0.05 * len(turns) + 0.05)
    public = await shared(world, world.anna, page)
    assert figures(public.content, TURN) == turns
    spectator = await world.ask(world.carla, "review", table=table.info.id)
    while "▶" in labels(spectator):
        await world.click(world.carla, "▶", spectator)
    assert "Turn by turn" not in spectator.content


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_of_a_long_game_fit_a_message(language: str) -> None:
    bars = [Bars(11.25, -10.25, -1.25, -4)] * 99
    lines = turns_lines(0, bars, [Person(1, 1, "W" * 32, "en")], texts_for(language))
    assert len("\n".join(lines)) <= CONTENT - 200, "with the sharer's name"
    assert any(line.startswith("99 ") for line in lines)


async def test_no_review_before_the_end_by_command_or_any_button(world: World) -> None:
    await world.table(2)
    table, anna = await world.fetch(), world.anna
    await world.click(anna, world.label("Keep 1×2"))
    assert "still in play" in await world.hear(anna, "review", table=table.info.id)
    for page in (ReviewPage(table.info.id), ReviewPage(table.info.id, 1), ReviewPage(table.info.id, 3)):
        before = len(world.public)
        for request in (page, TurnTo(anna.id, page), Share(anna.id, page)):
            assert "still in play" in world.private(await world.pressed(anna, request.custom_id, world.board))
        assert len(world.public) == before


async def test_shared_review_shows_only_the_sharers_decisions(world: World, reviewed: Table) -> None:
    page = await world.ask(world.anna, "review", table=reviewed.info.id)
    assert "**Anna** chose" in page.content
    assert "**Bruno** chose" not in page.content
    public = await shared(world, world.anna, page)
    assert "**Anna** chose" in public.content
    assert "**Bruno** chose" not in public.content
    page = await world.ask(world.carla, "review", table=reviewed.info.id)
    assert "Only one's own decisions are shown here" in page.content
    assert labels(page) == ["Share"], "nothing is to be explained"
    for number in (1, 2, 3):
        await world.pressed(world.carla, TurnTo(world.carla.id, ReviewPage(reviewed.info.id, number)).custom_id, page)
        assert "chose" not in page.content
    public = await shared(world, world.carla, await world.ask(world.carla, "review", table=reviewed.info.id))
    assert "chose" not in public.content


async def test_review_begins_with_the_verdict_and_the_costliest_decision_in_its_position(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made, real = await found(world, table), reviews.review_of

    async def review_of(*given: Any) -> Review:
        return replace(await real(*given), costly=made.costly, costliest=())

    world.patch.setattr(reviews, "review_of", review_of)
    page = await world.ask(world.bruno, "review", table=table.info.id)
    title, verdict, announced, decision, *_ = page.content.splitlines()
    assert "what was luck, what was you" in title
    assert alt_of(page).split(": ")[1].startswith("50%")
    await world.click(world.bruno, "▶", page)
    _, (_, dice, *_) = figures(alt_of(page))
    assert re.search(r"The dice gave .*\*\*Bruno\*\* .* worms (more|less) than par\.", verdict)
    assert f" {abs(dice)} worms {'more' if dice > 0 else 'less'} than par" in verdict
    assert announced == "One decision cost more than any other:"
    assert decision.startswith("Move ")
    assert "**Bruno** chose" in decision


async def test_player_without_costly_decisions_sees_the_bars_alone(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made, real = await found(world, table), reviews.review_of
    anna = f"person:{(await world.known(world.anna)).id}"

    async def review_of(*given: Any) -> Review:
        of_anna = tuple(one for one in made.costly if one.decision.by == anna)
        return replace(await real(*given), costly=of_anna, costliest=())

    world.patch.setattr(reviews, "review_of", review_of)
    page = await world.ask(world.bruno, "review", table=table.info.id)
    assert len(figures(alt_of(page))) == 2
    assert "chose" not in page.content
    assert "No clear mistake in your moves." in page.content
    public = await shared(world, world.bruno, page)
    assert re.search(r"No clear mistake in the moves of .*\*\*Bruno\*\*\.", public.content)
    await world.click(world.bruno, "▶", page)
    assert "**Turn by turn**" in page.content
    assert "Bruno" in page.content


async def test_decision_page_leads_to_the_step_of_the_replay(world: World, reviewed: Table) -> None:
    page = await world.ask(world.bruno, "review", table=reviewed.info.id)
    assert labels(page) == ["What the figures mean", "Practise", "Step by step", "Share"]
    assert "A rooster's choice: " in page.content
    assert "**, 25 points better (±4)." in page.content
    assert len(alt_of(page)) <= ALT
    assert alt_of(page).split(": ")[1].startswith("50%")
    move = re.search(r"Move (\d+): ", page.content)
    assert move is not None
    step = await world.open(world.bruno, "Step by step", page)
    assert f"move {move[1]} of" in step.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_practice_asks_for_a_decision_and_answers_with_the_values_of_both(
    world: World, reviewed: Table, language: str
) -> None:
    world.locales[world.anna.id] = language
    texts = texts_for(language)
    page = await world.ask(world.anna, "review", table=reviewed.info.id)
    question = await world.open(world.anna, texts.say("button-practise"), page)
    assert question.id != page.id, "the review stays"
    first, second = labels(question)
    assert "±" not in question.content + alt_of(question)
    assert len(question.content) <= CONTENT
    assert len(alt_of(question)) <= ALT
    await world.click(world.anna, second, question)
    assert f"**{second}**" in question.content.splitlines()[0]
    assert "25" in question.content
    assert first in question.content
    assert labels(question) == [], "one decision is named"


async def test_practice_goes_through_all_named_decisions_of_the_reader_alone(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made = await named(world, table, world.anna)
    assert len(made.costly) == 3
    world.patch.setattr(reviews, "review_of", always(made))
    question = await practising(world, world.anna, table)
    for number in (1, 2, 3):
        assert f"Decision {number} of 3" in question.content
        await world.click(world.anna, labels(question)[0], question)
        assert labels(question) == ["Next"] * (number < 3)
        if number < 3:
            await world.click(world.anna, "Next", question)
    for page in (Practise(table.info.id, 4), Practise(table.info.id, 0)):
        assert "out of date" in world.private(await world.pressed(world.anna, page.custom_id, question))
    assert "Practise" not in labels(await world.ask(world.bruno, "review", table=table.info.id))
    assert "out of date" in world.private(await world.pressed(world.bruno, Practise(table.info.id).custom_id, question))


async def test_practice_offers_every_choice_that_its_answer_names(world: World) -> None:
    """The exact calculation and the search may each prefer another choice to the one that was made."""
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made = (await named(world, table, world.anna)).costly
    decision = next(one.decision for one in made if len(legal_in(table, one.decision)) > 2)
    exact, searched, *_ = [action for action in legal_in(table, decision) if action != decision.action]
    weighed = Weighed(0, decision.position, 1.0, decision.action, ((exact, 1.5), (decision.action, 0.5)))
    by_turn = CostlyTurn(decision.move, decision.seat, decision.by, weighed)
    both = Review((Costly(decision, searched, 0.25, 0.5, 0.02),), costliest=(by_turn,))
    world.patch.setattr(reviews, "review_of", always(both))
    question = await practising(world, world.anna, table)
    offered = labels(question)
    assert len(offered) == 3
    await world.click(world.anna, offered[0], question)
    assert {said for said in re.findall(r"\*\*([^*]+)\*\*", question.content) if said != "Anna"} == {*offered}


async def test_nothing_of_the_answer_is_in_a_question(world: World) -> None:
    """Whatever was chosen, and whatever it was worth, the question is the same to the byte."""
    table = await aborted(world, world.anna, world.bruno, moves=40)
    made = await named(world, table, world.anna)
    asked = list[object]()
    for flipped in (False, True):
        some = [swapped(one) if flipped else one for one in made.costly]
        world.patch.setattr(reviews, "review_of", always(replace(made, costly=tuple(some))))
        await world.restart()
        question = await practising(world, world.anna, table)
        asked.append((question.content, alt_of(question), world.files(question), world.buttons(question)))
    assert asked[0] == asked[1]
    await world.click(world.anna, labels(question)[0], question)
    assert "±" in question.content, "the answer has what was looked for"


def swapped(one: Costly) -> Costly:
    """The same decision, with the other choice made and other values."""
    decision = replace(one.decision, action=one.better)
    return replace(one, decision=decision, better=one.decision.action, played_share=0.5, better_share=0.9)


def always(made: Review) -> Callable[..., Awaitable[Review]]:
    async def review_of(*_: object) -> Review:
        return made

    return review_of


async def named(world: World, table: Table, who: MemberActor) -> Review:
    """A review that names three decisions of a person."""
    own = f"person:{(await world.known(who)).id}"
    log = await world.store.entries(table.info.id, 0)
    return Review(tuple([costly(table, one) for one in decisions_of(table.info, log) if one.by == own][:3]))


async def practising(world: World, who: MemberActor, table: Table) -> Message:
    """Return the first question below a review."""
    page = await world.ask(who, "review", table=table.info.id)
    return await world.open(who, "Practise", page)


class Desk:
    """Work that waits for the test."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()
        self.made = list[str]()
        self.said = list[tuple[int, float]]()
        self.shop = CachedWork[int](Queue(lambda: Refusal("busy"), lambda: Refusal("full")), lambda _: 1, 64)

    async def begin(self, key: str, asker: int, server: int, press: int = 1) -> asyncio.Task[int]:
        async def make(progress: review.Progress) -> int:
            self.made.append(key)
            await self.may_end.wait()
            await progress(0.5)
            return 1

        async def hear(share: float) -> None:
            self.said.append((press, share))

        task = asyncio.create_task(self.shop.make(key, asker, make, server, hear))
        for _ in range(3):
            await asyncio.sleep(0)
        return task


async def refused(task: asyncio.Task[int]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asyncio.wait_for(task, PATIENCE)
    return refusal.value.code


async def test_server_and_person_have_one_review_at_a_time() -> None:
    desk = Desk()
    first = await desk.begin("table", 1, server=10)
    assert await refused(await desk.begin("another", 1, server=20)) == "busy"
    assert await refused(await desk.begin("another", 2, server=10)) == "busy"
    same = await desk.begin("table", 3, server=10)
    other = await desk.begin("another", 4, server=20)
    desk.may_end.set()
    assert await asyncio.wait_for(asyncio.gather(first, same, other), PATIENCE) == [1, 1, 1]
    assert await asyncio.wait_for(await desk.begin("third", 1, server=10), PATIENCE) == 1
    assert desk.made == ["table", "another", "third"]


async def test_second_press_on_the_same_review_joins_it_and_hears_how_far_it_is() -> None:
    desk = Desk()
    presses = [await desk.begin("table", 1, server=10, press=press) for press in (1, 2)]
    desk.may_end.set()
    assert await asyncio.wait_for(asyncio.gather(*presses), PATIENCE) == [1, 1]
    assert desk.made == ["table"]
    assert desk.said == [(2, 0.5)]


async def test_server_is_busy_until_its_work_ends_though_the_first_asker_left() -> None:
    desk = Desk()
    first, second = [await desk.begin("table", asker, server=10) for asker in (1, 2)]
    first.cancel()
    assert await refused(await desk.begin("another", 3, server=10)) == "busy"
    desk.may_end.set()
    assert await asyncio.wait_for(second, PATIENCE) == 1
    assert await asyncio.wait_for(await desk.begin("another", 3, server=10), PATIENCE) == 1


async def test_stop_answers_a_review_under_way(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=10)
    begun = asyncio.Event()

    async def review_of(*arguments: object) -> Review:
        begun.set()
        await asyncio.Event().wait()
        return Review()

    world.patch.setattr(reviews, "review_of", review_of)
    asking = asyncio.create_task(world.hear(world.anna, "review", table=table.info.id))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    await asyncio.gather(*[one.stop() for one in vars(world.env.bot)["_features"]])  # as `close` does
    assert "Roost is restarting" in await asyncio.wait_for(asking, PATIENCE)


async def test_progress_gives_way_to_the_page(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=10)
    world.patch.setattr(pages, "PROGRESS_EVERY", 0.0)
    before = len(world.messages)
    page = await world.ask(world.anna, "review", table=table.info.id)
    assert "what was luck, what was you" in page.content
    assert len(world.messages) == before + 1


async def test_line_of_progress_that_a_kill_left_leads_to_the_page(world: World) -> None:
    """Discord shows the private line for as long as its reader looks at it."""
    table = await aborted(world, world.anna, world.bruno, moves=10)
    real = reviews.review_of

    async def review_of(*arguments: Any) -> Review:
        await arguments[-1](0.4)
        raise Refusal("restarting")

    async def delete_nothing(_: Interaction, message_id: int) -> None:
        """As a killed process."""

    world.patch.setattr(pages, "PROGRESS_EVERY", 0.0)
    world.patch.setattr(Interaction, "delete_private", delete_nothing)
    world.patch.setattr(reviews, "review_of", review_of)
    await world.hear(world.anna, "review", table=table.info.id)
    (line,) = [message for message in world.messages if "40%" in message.content]
    await world.restart()
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any) -> Review:
        begun.set()
        await may_end.wait()
        return await real(*arguments)

    world.patch.setattr(reviews, "review_of", slow)
    (again,) = world.buttons(line).values()
    presses = [world.press(world.anna, again, line)]
    await asyncio.wait_for(begun.wait(), PATIENCE)
    presses.append(world.press(world.anna, again, line))
    may_end.set()
    await world.env.settle()
    assert [world.message_of(press).id for press in presses] == [line.id] * 2
    assert "what was luck, what was you" in line.content
    assert [message.content for message in world.messages if "One review at a time" in message.content] == []


TRY_AGAIN = "Please try again in a few minutes"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (NoFinding("Stalled", passing=True), TRY_AGAIN),
        (NoFinding("IllegalMove: bought-before", passing=False), "trying again won't help"),
    ],
    ids=str,
)
async def test_failed_review_says_whether_another_try_can_help_and_logs_its_cause(
    world: World, error: NoFinding, said: str
) -> None:
    async def review_of(*_: object) -> Review:
        raise error

    world.patch.setattr(reviews, "review_of", review_of)
    table = await aborted(world, world.anna, world.bruno, moves=10)
    with capture_logs() as lines:
        assert said in await world.hear(world.anna, "review", table=table.info.id)
    (line,) = [line for line in lines if line["event"] == "review.failed"]
    assert (line["table"], line["cause"]) == (table.info.id, str(error))


async def test_luck_page_without_a_process_asks_to_try_again(world: World) -> None:
    """No such game is claimed, and the next try may find it."""

    async def account_of(*_: object) -> Accounted:
        raise NoFinding("NoWorker", passing=True)

    people = [await world.known(who) for who in world.people[:2]]
    await play(world.store, world.guild.id, "heckmeck", people, Random(1))
    page = await world.ask(world.anna, "stats")
    with world.patch.context() as patched, capture_logs() as lines:
        patched.setattr(luck, "account_of", account_of)
        assert TRY_AGAIN in world.private(await world.click(world.anna, "Luck", page))
    assert [line["cause"] for line in lines if line["event"] == "review.failed"] == ["NoWorker"]
    assert "Over 1 game: " in (await world.open(world.anna, "Luck", page)).content


async def test_luck_page_under_stats_rests_on_own_games(world: World) -> None:
    people = [await world.known(who) for who in world.people[:2]]
    table = await play(world.store, world.guild.id, "heckmeck", people, Random(1))
    await finished(world, (2, 1), world.people[:2])  # without a move, so it says nothing of luck
    page = await world.ask(world.anna, "stats")
    luck = await world.open(world.anna, "Luck", page)
    assert "Over 1 game: " in luck.content
    log = await world.store.entries(table.info.id, 0)
    accounts = [account_of_turn(turn) for turn in turns_of(table.info, log)]
    person = (await world.known(world.anna)).id
    game = luck_of(turns_of(table.info, log), accounts, person)
    assert game is not None
    assert f"({game.decisions} decisions)" in luck.content
    assert luck_of(turns_of(table.info, log), accounts, person + 99) is None
    await set_unknown_option(world, (await play(world.store, world.guild.id, "heckmeck", people, Random(2))).info.id)
    assert "Over 1 game: " in (await world.open(world.anna, "Luck", page)).content
    assert labels(luck) == ["Share"]
    public = await shared(world, world.anna, luck)
    assert labels(public) == ["Luck"]
    _, italian = await both(world, world.anna, lambda: world.click(world.anna, "Luck", page))
    assert "In 1 partita: " in italian


async def set_unknown_option(world: World, table_id: str) -> None:
    """Set an option that only a newer release knows, at the start of a log. It takes the entry of a seat."""
    about = (entries.c.table_id == table_id) & (entries.c.number == 2)
    values = {"kind": "options", "body": '{"kind":"options","variants":["quacking"]}'}
    await world.store.database.write(lambda connection: connection.execute(update(entries).where(about).values(values)))


def account_of_turn(turn: CompletedTurn) -> TurnAccount:
    found = work_on(turn.request)
    assert isinstance(found, Accounted)
    return found.turn
