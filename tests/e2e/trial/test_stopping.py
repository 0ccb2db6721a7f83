"""SIGTERM in every state of the bot. It ends with exit status 0 and without a traceback.

A thread of `bot/stopping.py` forces an end in less than ten seconds, whatever the bot waits for. In most tests here it
gets no chance, so a bot that would need it fails its test by `PATIENCE`, however busy the machine is.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import pytest

from bot.store.opening import prepare
from tests.e2e.conftest import Opening
from tests.e2e.faults.proxy import Fault, Proxy
from tests.e2e.house import ROOT, Child, House, clean_environment
from tests.engines import on_both
from tests.patience import PATIENCE, until
from tests.steering import invalidate_sessions
from tests.store.blank import NewUrl, new_url
from tests.store.kept import Kept
from tests.store.test_migrations import asked
from tests.store.trials import SLOW, release

__all__ = ["new_url"]

ALWAYS = 10**6
NEVER = Fault("without an answer", delay=1e6, times=ALWAYS)
GATEWAY = "GET /gateway/bot"


class Trial:
    """A playground, a line to it that may be faulty, and the bot as a process."""

    def __init__(self, house: House, proxy: Proxy, stack: AsyncExitStack, folder: Path) -> None:
        self.house = house
        self.line = proxy.line(house.world)
        self.stack = stack
        self.settings = house.settings | {"DISCORD_API_BASE": proxy.api_base}
        self.children: list[Child] = []
        self._folder = folder

    def start(self, *, patient: bool = True, **settings: str) -> Child:
        """Start a bot."""
        output = self._folder / f"output-{len(self.children)}.txt"
        self.children.append(Child.start(output, "run", patient=patient, **self.settings | settings))
        return self.children[-1]

    async def online(self, *, patient: bool = True) -> Child:
        """Start a bot, and wait until it is at the gateway."""
        child = self.start(patient=patient)
        await child.online(self.house.world)
        return child

    async def asked(self, kind: str, times: int = 1) -> None:
        """Wait until the bot has sent requests of a kind."""
        await until(lambda: self.line.said.count(kind) >= times)


@pytest.fixture
async def trial(open_house: Opening, tmp_path: Path) -> AsyncIterator[Trial]:
    house = await open_house()
    async with AsyncExitStack() as stack:
        trial = Trial(house, await stack.enter_async_context(Proxy()), stack, tmp_path)
        yield trial
        for child in trial.children:
            await child.gone()


async def ends(child: Child) -> None:
    """Ask a bot to end. It does, and says nothing that an operator would look into."""
    child.terminate()
    assert await child.ended() == 0, child.output
    assert "Traceback" not in child.output
    assert [line for line in child.output.splitlines() if "[error" in line or "[critical" in line] == []


async def logging_in(trial: Trial) -> Child:
    """Discord does not answer the first request."""
    trial.line.listen("GET /users/@me", NEVER)
    child = trial.start()
    await trial.asked("GET /users/@me")
    return child


async def connecting(trial: Trial) -> Child:
    """The gateway takes the connection, and is silent."""
    connected = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.set()
        with suppress(ConnectionError), closing(writer):
            await reader.read(-1)

    server = await trial.stack.enter_async_context(await asyncio.start_server(silent, "127.0.0.1"))
    host, port = server.sockets[0].getsockname()
    trial.house.world.origin = f"http://{host}:{port}"  # from which Discord's answer makes the gateway's address
    child = trial.start(DISCORD_API_BASE=trial.house.playground.api_base)
    async with asyncio.timeout(PATIENCE):
        await connected.wait()
    return child


async def refused(trial: Trial, fault: Fault) -> Child:
    """A session is lost, and Discord refuses to begin another."""
    child = await trial.online()
    trial.line.listen(GATEWAY, fault)
    invalidate_sessions(trial.house.world)
    await trial.asked(GATEWAY)
    return child


async def refused_by_503(trial: Trial) -> Child:
    return await refused(trial, Fault("503", status=503, times=ALWAYS))


async def refused_by_401(trial: Trial) -> Child:
    """Discord says so of this request alone, and accepts the token otherwise."""
    return await refused(trial, Fault("401", status=401, times=ALWAYS))


async def waiting_to_try_again(trial: Trial) -> Child:
    """The bot has given up one try, and begins the next one later."""
    child = await refused_by_503(trial)
    await until(lambda: "Attempting a reconnect" in child.output)
    return child


async def reconnecting(trial: Trial) -> Child:
    """A session is lost, and the request for another one remains without an answer."""
    return await refused(trial, NEVER)


async def waiting_to_identify(trial: Trial) -> Child:
    """A session is lost, and the next one may begin in five seconds."""
    child = await trial.online()
    invalidate_sessions(trial.house.world)
    await until(lambda: "session has been invalidated" in child.output)
    return child


async def waiting_for_identifies(trial: Trial) -> Child:
    """Few are left today."""
    trial.house.world.identifies_left = 100
    child = trial.start()
    await until(lambda: "identifies.few" in child.output)
    return child


async def waiting_for_predecessor(trial: Trial) -> Child:
    """Another bot has the database, or its shards."""
    await trial.online()
    child = trial.start()
    if trial.house.database.url.startswith("postgresql"):
        await until(lambda: "roost.starts" in child.output)
    else:
        await until(lambda: lock_of(trial.house.database) in files_of(child))
    return child


def lock_of(database: Kept) -> str:
    return f"{database.url.partition(':///')[2]}.lock"


def files_of(child: Child) -> list[str]:
    """The files that a process has open. One may be closed while this looks."""
    found: list[str] = []
    for link in Path(f"/proc/{child.pid}/fd").iterdir():
        with suppress(OSError):
            found.append(str(link.readlink()))
    return found


async def without_discord(trial: Trial) -> Child:
    """Nothing listens there any more."""
    child = await trial.online()
    await trial.house.playground.stop()
    await until(lambda: "Attempting a reconnect" in child.output)
    return child


STATES = (
    *(logging_in, connecting, reconnecting, refused_by_503, refused_by_401, waiting_to_try_again),
    *(waiting_to_identify, waiting_for_identifies, waiting_for_predecessor, without_discord),
)


@on_both
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks there for open files")
@pytest.mark.parametrize("reach", STATES)
async def test_sigterm_ends_bot_in_every_state(trial: Trial, reach: Callable[[Trial], Awaitable[Child]]) -> None:
    await ends(await reach(trial))


async def test_stop_while_discord_answers_nothing_ends(trial: Trial) -> None:
    """The bot's own limits end it here, and if they are late, the forced end."""
    child = await trial.online(patient=False)
    trial.line.listen(fault=NEVER)
    anna = trial.house.people[0]
    opening = asyncio.create_task(trial.house.world.command(anna.id, trial.house.world.main_id, "help"))
    await until(lambda: bool(trial.line.said))
    await ends(child)
    opening.cancel()
    trial.house.lost |= {it.id for it in trial.house.world.interactions.values()}


async def test_suggestion_in_flight_at_a_stop_leaves_no_traceback(trial: Trial) -> None:
    child = await trial.online(patient=False)
    trial.line.listen("answer: choices", NEVER)
    anna = trial.house.people[0]
    typing = asyncio.create_task(
        trial.house.world.complete(anna.id, trial.house.world.main_id, "replay", focused="table")
    )
    await trial.asked("answer: choices")
    await ends(child)
    typing.cancel()
    trial.house.lost |= {it.id for it in trial.house.world.interactions.values()}


HANGING = """
import asyncio, sys, time
from bot import logs, stopping
logs.configure("INFO", "text")
stopping._ENDS_WITHIN = float(sys.argv[1]) or stopping._ENDS_WITHIN

async def hang():
    print("began", flush=True)
    await asyncio.to_thread(time.sleep, 1e6)

stopping.until_stopped(hang())
"""
"""As a thread that looks up a name, which cannot be cancelled."""
MIGRATING = """
import asyncio, sys
from pathlib import Path
from bot import logs, stopping
from bot.store.opening import prepare
logs.configure("INFO", "text")
stopping._ENDS_WITHIN = 0
stopping.until_stopped(asyncio.to_thread(prepare, sys.argv[1], Path(sys.argv[2])))
"""


@pytest.fixture
async def run_script(tmp_path: Path) -> AsyncIterator[Callable[..., Awaitable[Child]]]:
    children: list[Child] = []

    async def run(script: str, *arguments: str) -> Child:
        command = (sys.executable, "-c", script, *arguments)
        children.append(await Child.run(tmp_path / "output.txt", command, ROOT, clean_environment(tmp_path)))
        return children[-1]

    yield run
    for child in children:
        await child.gone()


RunScript = Callable[..., Awaitable[Child]]


async def test_thread_that_never_ends_does_not_hold_up_a_stop(run_script: RunScript) -> None:
    child = await run_script(HANGING, "0")
    await until(lambda: "began" in child.output)
    child.terminate()
    assert await child.ended() == 0
    assert "stop.forced" in child.output


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
async def test_second_request_ends_bot_at_once(run_script: RunScript, second: signal.Signals) -> None:
    """The first one alone would take far longer than the test waits."""
    child = await run_script(HANGING, str(10 * PATIENCE))
    await until(lambda: "began" in child.output)
    child.terminate()
    await until(lambda: "stop.asked" in child.output)
    os.kill(child.pid, second)
    assert await child.ended() == 0
    assert "stop.forced" not in child.output


EARLY = """
import os, signal, sys

class Asking:
    def find_spec(self, name, *_):
        if name == "bot.command_line":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Asking())
from bot.__main__ import main
main()
"""


async def test_ctrl_c_among_imports_ends_bot_without_a_traceback(run_script: RunScript) -> None:
    child = await run_script(EARLY)
    assert (await child.ended(), child.output) == (-signal.SIGINT, "")


@on_both
async def test_migration_under_way_at_a_stop_is_finished(
    engine: str, run_script: RunScript, new_url: NewUrl, tmp_path: Path
) -> None:
    """Its transaction is the only thing that the forced end waits for. The end is due at once here."""
    url = new_url(engine)
    prepare(url)
    migrations = release(tmp_path, SLOW)
    child = await run_script(MIGRATING, url, str(migrations))
    await until((migrations / "versions" / "began").exists)
    child.terminate()
    await until(lambda: "stop.asked" in child.output)
    (migrations / "versions" / "may-end").touch()
    assert await child.ended() == 0
    assert asked(url, "SELECT version_num FROM alembic_version") == [("9001",)]
