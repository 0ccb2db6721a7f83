"""The process in which computers think, and what becomes of a move when it breaks."""

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.computers import questions
from bot.computers.computers import Computers, Workers, question
from bot.computers.process import COMMAND, NoWorker, Stalled, Worker
from bot.computers.questions import Question, answer
from bot.tables.state import TableState
from games.computer import MINDS
from games.heckmeck import Heckmeck
from tests.computers.test_questions import SMALLEST, at, decisions
from tests.patience import PATIENCE, until
from tests.thinking import Here

POSITION = Heckmeck.parse("turn=0 stacks=-/-/- kept=6x5 phase=go asked=3/0/0")
TABLE = at(POSITION)
"""A table at which the first seat may roll or stop."""

SOMEWHERE = [max(decisions(case), key=lambda asked: len(asked[0].legal(asked[1]))) for case in SMALLEST]
"""Of every game a position, and who has the most choices there."""

ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print('said', line, end='', flush=True)")


def failing(times: int, folder: Path, how: str) -> tuple[str, ...]:
    """A process that fails at its first inputs, so many times, and echoes from then on."""
    code = f"""
import os, signal, sys
for line in sys.stdin:
    tries = len(os.listdir({str(folder)!r}))
    open(f"{folder}/{{tries}}", "w").close()
    if tries < {times}:
        {how}
    print("said", line, end="", flush=True)
"""
    return (sys.executable, "-c", code)


def broken(folder: Path) -> int:
    """Return how many of the broken workers have got their question."""
    return len([*folder.iterdir()])


DIES = "os.kill(os.getpid(), signal.SIGKILL)"
ENDS = "sys.exit()"
MUMBLES = "print('sa', end='', flush=True); sys.exit()"
HANGS = """
        while True:
            pass"""
STOPS = "os.kill(os.getpid(), signal.SIGSTOP)"


@asynccontextmanager
async def worker(command: tuple[str, ...] = COMMAND, **limits: float) -> AsyncGenerator[Worker]:
    made = Worker(command, **{"patience": PATIENCE, "stall": PATIENCE, "idle": 60.0, **limits})
    try:
        yield made
    finally:
        await made.end()


class SeenWorkers(Workers):
    """Workers whose living processes are seen."""

    def __init__(self, command: tuple[str, ...], slow: float, **limits: float) -> None:
        self._seen: list[Worker] = []

        def new() -> Worker:
            self._seen.append(Worker(command, **{"patience": PATIENCE, "stall": PATIENCE, **limits}))
            return self._seen[-1]

        super().__init__(new, slow=slow)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._seen if worker.pid is not None]


@asynccontextmanager
async def workers(
    command: tuple[str, ...] = COMMAND, slow: float = PATIENCE, **limits: float
) -> AsyncGenerator[SeenWorkers]:
    made = SeenWorkers(command, slow, **limits)
    try:
        yield made
    finally:
        await made.end()


async def test_process_answers_line_by_line_until_its_input_ends() -> None:
    async with worker(ECHO) as one:
        assert one.pid is None, "started when it is needed"
        assert await asyncio.gather(*[one.ask(f"{n}".encode()) for n in range(5)]) == [
            f"said {n}\n".encode() for n in range(5)
        ]
        first = one.pid
        await one.end()
        assert one.pid is None
        assert await one.ask(b"again") == b"said again\n"
        assert one.pid not in (None, first)


async def test_an_idle_process_is_ended() -> None:
    async with worker(ECHO, idle=0) as one:
        await one.ask(b"x")
        await until(lambda: one.pid is None)
        assert await one.ask(b"y") == b"said y\n"


async def test_a_process_that_thinks_is_not_idle(tmp_path: Path) -> None:
    """However long it thinks, callers in between are answered by the same process."""
    slow = tmp_path / "slow"
    os.mkfifo(slow)
    reads = "import os, sys\nfor line in sys.stdin: print(open(line[:-1]).read(), os.getpid(), flush=True)"
    async with worker((sys.executable, "-c", reads), idle=0) as one:
        asked = [asyncio.create_task(one.ask(what)) for what in (b"/dev/null", bytes(slow))]
        thinking = await asyncio.to_thread(slow.open, "w")
        asked.append(asyncio.create_task(one.ask(b"/dev/null")))
        thinking.close()
        assert len(set(await asyncio.gather(*asked))) == 1


@pytest.mark.parametrize("how", [DIES, ENDS, MUMBLES])
@pytest.mark.parametrize("times", [1, 2])
async def test_a_process_that_dies_over_a_question_is_replaced_and_asked_again(
    tmp_path: Path, how: str, times: int
) -> None:
    async with worker(failing(times, tmp_path, how)) as one:
        assert await one.ask(b"x") == b"said x\n"


@pytest.mark.parametrize(
    ("how", "patience", "stall", "error"),
    [(HANGS, 0.3, PATIENCE, TimeoutError), (STOPS, PATIENCE, 0.3, Stalled)],
    ids=["hangs", "stops"],
)
async def test_question_over_which_a_process_hangs_or_stops_is_not_asked_again(
    tmp_path: Path, how: str, patience: float, stall: float, error: type[TimeoutError]
) -> None:
    """A process that is replaced answers the next question."""
    async with worker(failing(1, tmp_path, how), patience=patience, stall=stall) as one:
        with pytest.raises(TimeoutError) as raised:
            await one.ask(b"x")
        assert raised.type is error
        assert (one.pid, broken(tmp_path)) == (None, 1)


async def test_process_that_seldom_runs_has_time_to_think() -> None:
    """On a busy host a thought takes long by the clock, and little of the CPU."""
    seldom = """
import time
for line in iter(input, ''):
    for _ in range(15):
        until = time.process_time() + 0.02
        while time.process_time() < until:
            pass
        time.sleep(0.1)
    print("said", line, flush=True)
"""
    async with worker((sys.executable, "-c", seldom), patience=1) as one:
        assert await one.ask(b"x") == b"said x\n"


async def test_question_does_not_wait_behind_a_thought_that_takes_long() -> None:
    """While the process of the first question is stopped, another process answers the second one."""
    asked = msgspec.json.encode(question(TABLE, 0, "hen"))
    async with workers(slow=0.1) as several:
        await several.ask(asked)
        (stopped,) = several.pids
        os.kill(stopped, signal.SIGSTOP)
        first = asyncio.create_task(several.ask(asked))
        await asyncio.sleep(0)
        others = await asyncio.gather(*[several.ask(asked) for _ in range(3)])
        assert not first.done()
        assert len(several.pids) == 2
        os.kill(stopped, signal.SIGCONT)
        assert {await first} == {*others}


async def test_one_process_is_enough_while_thoughts_are_short() -> None:
    async with workers(ECHO) as several:
        await asyncio.gather(*[several.ask(b"x") for _ in range(20)])
        assert len(several.pids) == 1


async def test_it_is_not_replaced_for_ever(tmp_path: Path) -> None:
    async with worker(failing(100, tmp_path, DIES)) as one:
        with pytest.raises(NoWorker):
            await one.ask(b"x")
        assert broken(tmp_path) == 3
        with pytest.raises(NoWorker):
            await one.ask(b"y")
        assert broken(tmp_path) == 3, "none is started for a while"


async def test_where_none_lived_one_is_started_again_after_a_while(tmp_path: Path) -> None:
    async with worker(failing(3, tmp_path, DIES), idle=0) as one:
        with pytest.raises(NoWorker):
            await one.ask(b"x")
        assert await one.ask(b"y") == b"said y\n"


async def test_abandoned_decision_does_not_answer_the_next_question(tmp_path: Path) -> None:
    async with worker(failing(1, tmp_path, HANGS)) as one:
        asked = asyncio.create_task(one.ask(b"x"))
        await until(lambda: broken(tmp_path) == 1)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await one.ask(b"y") == b"said y\n"


# The moves of computers


async def test_a_killed_process_costs_no_move() -> None:
    async with workers() as several:
        computers = Computers(several)
        with capture_logs() as lines:
            before = await computers.decide(TABLE, 0, "rooster")
        assert [line["event"] for line in lines] == ["worker.started"]
        (killed,) = several.pids
        os.kill(killed, signal.SIGKILL)
        assert await computers.decide(TABLE, 0, "rooster") == before, "it thinks the same again"
        assert killed not in several.pids


async def test_a_rooster_with_all_its_budget_thinks_the_same_in_every_process_by_what_its_seat_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves: list[list[bytes]] = []
    for process in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", process)
        tables = [at(position.resample(seat, Random(process))) for position, seat in SOMEWHERE]
        async with workers() as several:
            asked = zip(tables, SOMEWHERE, strict=True)
            moves.append([await Computers(several).decide(table, seat, "rooster") for table, (_, seat) in asked])
    assert moves[0] == moves[1]


NONE = ("/nowhere/python",)
DEAD = (sys.executable, "-c", "")
HELPLESS = (sys.executable, "-c", "for line in iter(input, ''): print('{}', flush=True)")
MAD = (sys.executable, "-c", "for line in iter(input, ''): print('nonsense', flush=True)")
STOPPED = (sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)")
HUNG = (sys.executable, "-c", "while True: pass")


async def decided(workers: Workers, level: str, mind: str, table: TableState = TABLE) -> None:
    """Let a computer decide that cannot by itself, and see a mind's move, one error, and one count."""
    faults: list[str] = []
    with capture_logs() as lines:
        moved = await Computers(workers, lambda: faults.append(level)).decide(table, 0, level)
    if mind == "none":
        assert moved == msgspec.json.encode(POSITION.legal(0)[0].action)
    else:
        assert moved == answer(msgspec.structs.replace(question(TABLE, 0, level), level=mind)).action.encode()
    errors = [(line["event"], line["mind"]) for line in lines if line["log_level"] == "error"]
    assert (errors, faults) == ([("computer.fault", mind)], [level])


@pytest.mark.parametrize("command", [NONE, DEAD, HELPLESS, MAD], ids=["none", "dead", "helpless", "mad"])
async def test_where_no_process_says_anything_of_use_a_rooster_moves_as_a_hen(command: tuple[str, ...]) -> None:
    async with workers(command) as several:
        await decided(several, "rooster", "hen")


@pytest.mark.parametrize(("command", "level", "mind"), [(STOPPED, "rooster", "hen"), (HUNG, "hen", "random")])
async def test_where_the_process_stops_or_hangs_a_simpler_mind_moves(
    command: tuple[str, ...], level: str, mind: str
) -> None:
    """Where it hangs over a hen's and a chick's move a random one is played, because they would hang here as well."""
    stall = 0.1 if command is STOPPED else PATIENCE
    async with workers(command, patience=0.3, stall=stall) as several:
        await decided(several, level, mind)


class Instead(Here):
    """A worker in this process, which may reply something else to a level."""

    def __init__(self, **instead: bytes | Exception) -> None:
        super().__init__()
        self.instead = instead

    async def ask(self, line: bytes) -> bytes:
        said = self.instead.get(msgspec.json.decode(line, type=Question).level) or await super().ask(line)
        if isinstance(said, bytes):
            return said
        raise said


class Name(str):
    """A name that JSON does not know."""


def fail(*_given: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("level", "broken", "instead", "mind"),
    [
        ("rooster", [(Heckmeck, "resample")], {}, "none"),
        ("rooster", [], {"rooster": MemoryError()}, "hen"),
        ("rooster", [], {"rooster": TimeoutError()}, "hen"),
        ("rooster", [], {"rooster": b'{"action": "[\\"keep\\", 1]"}'}, "hen"),
        ("rooster", [], {"rooster": b'{"action": "[\\"dance\\"]"}'}, "hen"),
        ("rooster", [(MINDS["heckmeck"], "search")], {}, "hen"),
        ("rooster", [(MINDS["heckmeck"], "search"), (MINDS["heckmeck"], "choose")], {}, "random"),
        ("hen", [(MINDS["heckmeck"], "choose")], {}, "random"),
        ("hen", [], {"hen": TimeoutError()}, "chick"),
        ("chick", [], {"chick": TimeoutError()}, "random"),
        ("chick", [(questions, "decide")], {}, "none"),
        ("owl", [], {}, "rooster"),
    ],
)
async def test_whatever_breaks_a_simpler_mind_moves_and_one_error_is_counted(
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    broken: Sequence[tuple[object, str]],
    instead: Mapping[str, bytes | Exception],
    mind: str,
) -> None:
    for owner, name in broken:
        monkeypatch.setattr(owner, name, fail)
    await decided(Instead(**instead), level, mind)


async def test_question_without_json_is_answered_here() -> None:
    table = at(POSITION)
    table.info = msgspec.structs.replace(TABLE.info, game=Name("heckmeck"))
    await decided(Here(), "rooster", "hen", table)


async def test_refused_moves_lead_to_simpler_minds_and_then_to_every_legal_move() -> None:
    found: list[bytes] = []
    for _ in POSITION.legal(0):
        found.append(await Computers(Here()).decide(TABLE, 0, "rooster", found))
    assert sorted(found) == sorted(msgspec.json.encode(choice.action) for choice in POSITION.legal(0))


async def test_a_move_comes_where_the_event_loop_starts_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(*_command: str, **_options: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    async with workers() as several:
        assert await Computers(several).decide(TABLE, 0, "rooster")


# Its end

BOT = """
import asyncio, sys
from bot.computers.process import Worker
async def main():
    worker = Worker(stall=float(sys.argv[2]))
    try:
        print(await worker.ask(sys.argv[1].encode()), file=sys.stderr, flush=True)
        await asyncio.get_running_loop().create_future()
    finally:
        await worker.end()
try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
async def test_it_ends_with_the_bot(how: signal.Signals) -> None:
    """However that ends: killed, or by a Ctrl+C that everything in its terminal is sent."""
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT, msgspec.json.encode(question(TABLE, 0, "hen")).decode(), str(PATIENCE)),
        cwd=Path(__file__).parents[2],
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
        start_new_session=True,
    )
    assert bot.stderr is not None
    async with asyncio.timeout(PATIENCE):
        assert b"action" in await bot.stderr.readline()
        os.killpg(bot.pid, how)
        said = await bot.stderr.read()  # until every writer is gone, the worker included
        await bot.wait()
    assert b"Traceback" not in said


def test_process_whose_bot_was_killed_ends_without_a_word() -> None:
    """The bot's end of the answers closes while one is thought of."""
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(msgspec.json.encode(question(TABLE, 0, "hen")) + b"\n")
        process.stdin.flush()
        assert process.stderr.read() == b""
        assert process.wait() == 0
