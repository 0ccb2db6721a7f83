"""Fixtures and hooks of all tests."""

import atexit
import gc
import marshal
import os
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

# Every process of the tests would compile all libraries again, which takes twice as long as its imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Programs inherit a signal that is ignored, as Ctrl+C is under `nohup … &`, but get the default of one that is handled.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda number, frame: None)

gc.disable()  # until all is imported and collected, see below

import pytest  # noqa: E402 - these are libraries, too
from hypothesis import settings  # noqa: E402

from bot.__main__ import GARBAGE  # noqa: E402
from games.registry import GAMES  # noqa: E402
from tests.browser import chromium  # noqa: E402

# Databases wait for the disk behind every move, half the time of their tests: they lie in memory where there is room.
MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a folder of its own in it
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2**30:
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None  # looked up again

# A worker of xdist has said everything before it ends; to free one by one all objects that it holds takes it seconds.
if "PYTEST_XDIST_WORKER" in os.environ:
    atexit.register(os._exit, 0)

# What each game's own part asserts is explained, too, when it fails.
for module in Path(__file__).with_name("games").glob("of_*.py"):
    pytest.register_assert_rewrite(f"tests.games.{module.stem}")

# How many examples a property is tried with where it does not say so; other ones at every run.
settings.register_profile("short", max_examples=40, deadline=None)
settings.register_profile("long", max_examples=400, deadline=None)
settings.load_profile("short")


# The browser's tests stay together, for each process that has one of them starts a browser; the other takes longest.
FIRST = ("tests/browser/", "tests/e2e/trial/test_pages.py")
WAITING = ("tests/computers/", "tests/e2e/", "tests/store/")
"""They wait for other processes and for clocks."""


def pytest_configure() -> None:
    """Report a missing browser once, where it is required, in place of an error for each module of its tests."""
    if os.environ.get("ROOST_BROWSER_REQUIRED") == "1" and (lacking := chromium.missing()) is not None:
        raise pytest.UsageError(lacking)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name in one line what this machine lacks, and the commands that install it."""
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    lacking = {one.longrepr[2].removeprefix("Skipped: ") for one in skipped if isinstance(one.longrepr, tuple)}
    if lacking:
        terminalreporter.write_line(f"Left out, because there is {'; '.join(sorted(lacking))}")


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: a third of the time tests wait, for other processes and for clocks."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is for another run. Begin with what takes long, and spread what waits: each process has a part of the
    list, and one whose tests all wait leaves a core without work."""
    from tests.engines import is_due  # not in the process that only hands out the tests

    config.hook.pytest_deselected(items=[item for item in items if not is_due(item)])
    items[:] = [item for item in items if is_due(item)]
    kinds = [_kind_of(item) for item in items]
    totals, passed = Counter(kinds), Counter[int]()
    places: dict[pytest.Item, tuple[bool, float]] = {}
    for item, kind in zip(items, kinds, strict=True):
        passed[kind] += 1
        places[item] = kind > 0, passed[kind] / totals[kind]
    items.sort(key=places.__getitem__)


def _kind_of(item: pytest.Item) -> int:
    return next((kind for kind, paths in enumerate((FIRST, WAITING)) if item.nodeid.startswith(paths)), 2)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage from now on, also in the process that only hands out the tests, and collects none."""
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Look for garbage only in what the tests make: what is imported took an eighth of their time to look through.

    And as seldom as the bot does, which saves another twentieth.
    """
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def pytest_sessionfinish() -> None:
    """Look through all once more, for what complains when it is freed: pytest would do so ten times."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, dict[str, Any] | None, dict[str, Any] | None]:
    """Send a report in one piece: what carries it to the process that hands out the tests is written in Python, and
    took that a second in every thirty to read them name by name."""
    report = yield
    return report and {"packed": marshal.dumps(report)}


@pytest.hookimpl(tryfirst=True)
def pytest_report_from_serializable(data: dict[str, Any]) -> None:
    if "packed" in data:
        data.update(marshal.loads(data.pop("packed")))  # noqa: S302 - from one of our own processes


@pytest.fixture(autouse=True, scope="session")
def _compiled_once() -> None:
    from tests.databases import compile_once

    compile_once()


@pytest.fixture(autouse=True, scope="session")
def _room_for_art() -> None:
    """Keep the art of all games: tests go from one game to another with every picture, which no bot does, and drew most
    art six times. `bounded` in the tests of pictures undoes it."""
    from renderers.kit import kept

    kept.ART_SHELF.limit = 64 * 2**20


@pytest.fixture(autouse=True)
def _games_in_their_order() -> Generator[None]:
    """A game that a test took away comes back as the last one, where its neighbours expect the first."""
    before = dict(GAMES)
    yield
    if [*GAMES] != [*before]:
        GAMES.clear()
        GAMES.update(before)
