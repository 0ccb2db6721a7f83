"""A trial: a scene, a kind of request in it, and a fault; and its effect on people, log, channel and hands."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from bot.chat.words.texts import texts_for
from bot.playground.errors import Refused
from bot.playground.objects import Interaction
from bot.playground.server import Playground
from bot.store import open_store
from tests.e2e.faults.looks import looked
from tests.e2e.faults.proxy import ANSWERS, OPEN_THREAD, WHISPER, Fault, Kind, Line, Proxy, refused
from tests.e2e.faults.scenes import Scene, Stage
from tests.e2e.faults.watching import Trial, serves
from tests.e2e.house import NAMES, PATIENCE, House
from tests.engines import NewDatabase

FAULTS: Final = (
    Fault("2 s late", delay=2.0),
    Fault("3.2 s late", delay=3.2),
    Fault("cut before", cut=True),
    Fault("cut after", cut=True, effective=True),
    Fault("cut for good", cut=True, times=1000),
    Fault("429 for 4 s", status=429, retry_after=4.0),
    Fault("429 for 40 s", status=429, retry_after=40.0),
    Fault("500", status=500),
    Fault("502", status=502),
    Fault("502 twice", status=502, times=2),
    Fault("503 five times", status=503, times=5),
    Fault("cut five times", cut=True, times=5),
    *(refused(code) for code in (10008, 10062, 50001, 50013, 50007)),
)
"""What may happen to any request, in natural times; 40060 belongs to answers alone."""
ANSWERED_BEFORE: Final = refused(40060, effective=True)
FULL: Final = refused(160006)
PASSING: Final = frozenset({"2 s late", "cut before", "cut after", "500", "502", "40060"})
"""What an answer survives: it is there in time, or a second try is."""
REST: Final = 24.0
"""Seconds the bot is given to come to rest; a longer wait of the library's is left alone."""
SLOW: Final = 2.0
"""Seconds more than usual that pictures take where they are slow: after these an answer was promised."""
LATE: Final = 0.3
"""Seconds by which this machine may be late, all together, while a trial that breaks is believed."""
TRIES: Final = 4
"""Of one that breaks on a machine that is later."""
COMING: Final = "come online"
EVENTS: Final = 2
"""What people do, after a fault, until the channel has to be right."""


@dataclass
class Outcome:
    """The result of a trial."""

    scene: str
    kind: Kind
    fault: str
    broken: list[str] = field(default_factory=list[str])
    events: int = 0
    """So many more moves were needed until the channel was right."""
    said: list[Kind] = field(default_factory=list[Kind])
    """The kinds of requests the bot sent, from the deed to its rest."""
    lost: float = 0.0
    """Seconds by which this machine was late during the trial."""

    @property
    def met(self) -> bool:
        """Whether the fault met a request. A reply that this machine delays past its time is of another kind."""
        return not self.fault or self.kind in self.said

    @property
    def verdict(self) -> str:
        if self.broken:
            return "; ".join(dict.fromkeys(self.broken)) + (f" ({self.lost:.1f} s late)" if self.lost else "")
        return f"held after {self.events} more" if self.events else "held"


async def believed(trial: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Run a trial. A trial that breaks while this machine was late is repeated, because Discord does not wait for a
    busy machine. So is one whose fault met nothing."""
    outcome = await trial()
    for _ in range(TRIES - 1):
        if outcome.met and (not outcome.broken or outcome.lost <= LATE):
            break
        outcome = await trial()
    return outcome


def is_answer(kind: Kind) -> bool:
    """Whether a request is the first answer to an interaction."""
    return kind == WHISPER or kind in ANSWERS.values()


def faults_for(kind: Kind) -> tuple[Fault, ...]:
    """Return the faults that such a request may have."""
    own = (ANSWERED_BEFORE,) if is_answer(kind) else (FULL,) if kind == OPEN_THREAD else ()
    return (*FAULTS, *own)


def starting_faults() -> tuple[Fault, ...]:
    """Return the faults for a bot that comes online: those that pass, and are no refusal by Discord."""
    return tuple(fault for fault in FAULTS if not fault.code and fault.times < 1000)


@asynccontextmanager
async def house_behind(proxy: Proxy, new_database: NewDatabase) -> AsyncGenerator[tuple[House, Line]]:
    """A house whose bot, not started yet, reaches its playground through the proxy."""
    with new_database() as database:
        async with Playground(people=NAMES) as playground:
            store = await open_store(database.url)
            house = House(playground, database, store)
            house.api_base = proxy.api_base
            try:
                yield house, proxy.line(house.world)
            finally:
                await house.stop()
                proxy.close(house.world)
                await store.close()


async def tried(
    proxy: Proxy, new_database: NewDatabase, scene: Scene, kind: Kind = "", fault: Fault | None = None
) -> Outcome:
    """Play a scene; the first request of a kind meets a fault, if one is given."""
    trial = Trial()
    outcome = Outcome(scene.name, kind, fault.name if fault is not None else "")
    with trial.is_running():
        async with house_behind(proxy, new_database) as (house, line):
            await house.start()
            at_rest = set(trial.tasks)
            stage = Stage(house, scene.game, scene.people)
            discords, house.world.patience = house.world.patience, PATIENCE  # what comes before is not on trial
            await scene.prepare(stage)
            await _rest(trial, line, at_rest)
            house.world.patience = discords
            line.listen(kind, fault)
            trial.pictures_take = SLOW if scene.slow else 0.0
            is_running, trial.pulse.lost = set(trial.tasks), 0.0
            before = await _moves(stage)
            interaction = await _done(scene, stage, outcome, excused=is_answer(kind) and outcome.fault not in PASSING)
            await _rest(trial, line, is_running)
            outcome.said, outcome.lost = list(line.said), trial.pulse.lost
            trial.pictures_take = 0.0
            line.heal()
            if interaction is not None:
                await _judge_move(scene, stage, interaction, before, outcome)
            await _judge_channel(stage, trial, line, is_running, outcome)
            await _leave(trial, line, is_running)
    outcome.broken += trial.errors
    return outcome


async def come_online(proxy: Proxy, new_database: NewDatabase, kind: Kind = "", fault: Fault | None = None) -> Outcome:
    """The bot signs in and registers its commands, which may meet a fault; then a person opens a table."""
    trial = Trial()
    outcome = Outcome(COMING, kind, fault.name if fault is not None else "")
    with trial.is_running():
        async with house_behind(proxy, new_database) as (house, line):
            line.listen(kind, fault)
            at_rest: set[asyncio.Task[Any]] = set()
            try:
                await house.start()
                at_rest = set(trial.tasks)
                outcome.said = list(line.said)
                line.heal()
                await house.world.wait_until(lambda: house.world.commands.get(None), PATIENCE)
                stage = Stage(house, "heckmeck", 2)
                interaction = await stage.send(stage.people[0], "table open", game="heckmeck")
                outcome.broken += ["no answer in time"] if interaction.failed else await looked(stage)
            except TimeoutError:
                outcome.broken.append("not online in 10 s")
            except Refused as error:
                outcome.broken.append(str(error))
            await _rest(trial, line, at_rest)
    outcome.broken += trial.errors
    outcome.lost = trial.pulse.lost
    return outcome


async def _leave(trial: Trial, line: Line, known: set[asyncio.Task[Any]]) -> None:
    """Let the bot come to rest before it ends, and give up whatever still waits for a long time to pass."""
    for _ in range(25):
        if not line.open and not trial.busy(known):
            return
        await asyncio.sleep(0.02)
    waiting = [task for task in trial.tasks if task not in known and not task.done() and not serves(task)]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def _rest(trial: Trial, line: Line, known: set[asyncio.Task[Any]]) -> None:
    """Wait until the bot has nothing more to do, or for so long in which it draws nothing."""
    left = int(REST / 0.02)
    while left:
        await asyncio.sleep(0.02)
        if not line.open and not trial.busy(known):
            return
        left -= not trial.drawing


async def _done(scene: Scene, stage: Stage, outcome: Outcome, *, excused: bool) -> Interaction | None:
    try:
        interaction = await scene.act(stage)
    except Refused as error:
        if not excused:
            outcome.broken.append(str(error))
        return None
    if interaction.failed and not excused:
        outcome.broken.append("no answer in time")
    return interaction


async def _moves(stage: Stage) -> int:
    table_id = await stage.house.store.live_table(stage.channel_id)
    return len(await stage.house.store.entries(table_id, 0)) if table_id is not None else 0


async def _judge_move(scene: Scene, stage: Stage, interaction: Interaction, before: int, outcome: Outcome) -> None:
    """A move is in the log exactly once and its reply does not deny it; other actions left the log as it was."""
    committed = await stage.house.store.table_of_interaction(interaction.id) is not None
    if committed != scene.moves:
        outcome.broken.append("the move is lost" if scene.moves else "something was written")
    if not scene.moves and await _moves(stage) != before:
        outcome.broken.append("the log grew")
    texts = texts_for("en")
    wrong = [texts.say(f"refusal-{code}") for code in ("unexpected", "store-busy")]
    said = list(stage.world.index.values())
    if scene.moves and any(it in message.content for it in wrong for message in said):
        outcome.broken.append("'Something went wrong' for a move that committed")
    if any(message.thinking for message in said):
        outcome.broken.append("thinks for ever")


async def _judge_channel(
    stage: Stage, trial: Trial, line: Line, known: set[asyncio.Task[Any]], outcome: Outcome
) -> None:
    """One board has controls and shows the table as it is, and so do the hands; a few more moves may be needed."""
    if outcome.kind == "post direct" and (await stage.table()).has_hands:
        for person in stage.people:  # a hand that was refused comes when its person asks
            await stage.send(person, "hand")
        await _rest(trial, line, known)
    while wrong := await looked(stage):
        if outcome.events == EVENTS:
            outcome.broken += wrong
            return
        outcome.events += 1
        interaction = await _next_event(stage)
        if interaction is None or interaction.failed:
            outcome.broken += [*wrong, "the next move is not answered" if interaction else "nobody can go on"]
            return
        await _rest(trial, line, known)


async def _next_event(stage: Stage) -> Interaction | None:
    """Continue by a command, whatever the channel shows; None where that is not possible."""
    if await stage.house.store.last_table(stage.channel_id, 2**53) is None:
        return None
    table = await stage.table()
    if table.phase == "lobby":
        seated = len(table.people)
        joining = seated < len(stage.house.people)
        who = stage.house.people[seated if joining else seated - 1]
        return await stage.send(who, "table join" if joining else "table leave")
    if table.phase == "playing" and not table.paused:
        return await stage.typed()
    return await stage.send(stage.people[0], "table show")
