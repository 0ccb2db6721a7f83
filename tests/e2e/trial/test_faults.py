"""If one request of the bot's fails, the move is kept, its person gets a reply in time, and the channel ends up right.

The short form of `python -m tests.e2e.faults`, which tries every fault before every kind of request.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import pytest

from tests.e2e.faults.forms import FORMS
from tests.e2e.faults.proxy import Proxy
from tests.e2e.faults.scenes import SCENES, Scene
from tests.e2e.faults.threads import THREADS
from tests.e2e.faults.trial import believed, faults_for, tried
from tests.e2e.faults.watching import watched
from tests.e2e.house import ROOT
from tests.engines import NewDatabase


class Case(NamedTuple):
    """A row of `short.txt`."""

    scene: str
    kind: str
    fault: str


ROWS = (ROOT / "tests/e2e/faults/short.txt").read_text(encoding="utf-8").splitlines()[1:]
SHORT = [Case(*row.split(" | ")) for row in ROWS]
BY_SCENE = {scene: list(cases) for scene, cases in groupby(SHORT, key=lambda case: case.scene)}


@pytest.mark.parametrize("cases", BY_SCENE.values(), ids=BY_SCENE)
async def test_players_notice_no_failed_request(cases: Sequence[Case], new_database: NewDatabase) -> None:
    """Side by side, for each waits for most of its time."""
    async with Proxy() as proxy:
        with watched():
            broken = await asyncio.gather(*(what_broke(proxy, new_database, case) for case in cases))
    assert dict(zip(cases, broken, strict=True)) == {case: [] for case in cases}


async def what_broke(proxy: Proxy, new_database: NewDatabase, case: Case) -> Sequence[str]:
    scene = next(scene for scene in (*SCENES, *FORMS, *THREADS) if scene.name == case.scene)
    fault = next(fault for fault in faults_for(case.kind) if fault.name == case.fault)
    outcome = await believed(lambda: tried(proxy, new_database, scene, case.kind, fault))
    return outcome.broken if outcome.met else [f"the fault met nothing: {outcome.said}"]


@pytest.mark.parametrize("scene", THREADS, ids=[scene.name for scene in THREADS])
async def test_whatever_happens_to_a_thread_its_table_plays_on(scene: Scene, new_database: NewDatabase) -> None:
    async with Proxy() as proxy:
        with watched():
            outcome = await believed(lambda: tried(proxy, new_database, scene))
    assert outcome.broken == []


@pytest.mark.parametrize("name", ["click that passes the turn", "click on a buried board", "start and deal"])
async def test_without_a_fault_nothing_is_broken(name: str, new_database: NewDatabase) -> None:
    """What the other trials hold against the bot is the fault's, not the trial's."""
    async with Proxy() as proxy:
        with watched():
            scene = next(scene for scene in SCENES if scene.name == name)
            outcome = await believed(lambda: tried(proxy, new_database, scene))
    assert (outcome.broken, outcome.events) == ([], 0)
    assert "post" in outcome.said
