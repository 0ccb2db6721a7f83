"""`roost rebuild`, as it is typed."""

import asyncio
import os
import subprocess
import sys
from random import Random

import pytest

from bot.store import open_store
from tests.finished.dumps import derived
from tests.finished.world import people_of, play
from tests.store.children import ROOT
from tests.store.kept import Kept


@pytest.fixture
def played(database: Kept) -> Kept:
    """A database of three finished tables."""

    async def fill() -> None:
        store = await open_store(database.url)
        people = await people_of(store, 3)
        for seed in range(3):
            await play(store, 1, "karteneck", people, Random(seed))
        await store.close()

    asyncio.run(fill())
    return database


def rebuilt(database: Kept, language: str) -> str:
    """Run the command in a terminal of that language. Returns its output."""
    environment = os.environ | {"ROOST_DATABASE_URL": database.url, "LC_ALL": language, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "bot", "rebuild"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_rebuild_recreates_all_results_and_prints_the_number_of_tables(played: Kept) -> None:
    before = derived(played)
    played.change(("DELETE FROM standings",), ("DELETE FROM ratings WHERE person_id = 1",))
    assert rebuilt(played, "C.UTF-8") == "Rebuilt from 3 finished tables.\n"
    assert derived(played) == before


def test_rebuild_says_whose_feats_it_could_not_look_for(played: Kept) -> None:
    played.change(("UPDATE tables SET version = 0 WHERE id = (SELECT min(id) FROM tables)",))
    first, second = rebuilt(played, "it_IT.UTF-8").splitlines()
    assert first == "Rifatto da 3 tavoli finiti."
    assert second.startswith("Uno non si è potuto rigiocare")
