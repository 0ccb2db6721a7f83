"""No test that is to be on PostgreSQL is left out of all that `.ci/run` runs."""

import re
from pathlib import Path

from tests.engines import IN_A_STEP_OF_THEIR_OWN

TESTS = Path(__file__).parent


def test_ci_runs_on_postgresql_what_the_default_run_leaves() -> None:
    run = (TESTS.parent / ".ci" / "run").read_text("utf-8")
    (rooms,) = re.findall(r"^ROOST_TEST_ENGINE=postgresql .*pytest -o \S+ bench. (.*)$", run, re.MULTILINE)
    assert set(rooms.split()) == {f"tests/{room}" for room in IN_A_STEP_OF_THEIR_OWN}
