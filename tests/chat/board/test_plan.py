"""A table of cases for `plan`: the next request for a board, by its log, its row, the clock and the requests."""

from typing import NamedTuple, cast

import pytest

from bot.chat.board.plan import KEPT_MS, Allowances, BoardNeeds, Plan, plan
from bot.tables.posted import EDITABLE_MS, PostedMessage
from bot.tables.table import Table

NOW = 10 * EDITABLE_MS
FRESH, STOOD, OLD = NOW - 1, NOW - KEPT_MS, NOW - EDITABLE_MS
ASKED, BURIED, DIRTY = BoardNeeds(bottom=True), BoardNeeds(buried=True), BoardNeeds(dirty=True)
NO_POST, NO_EDIT, NEITHER = Allowances(post=False), Allowances(edit=False), Allowances(post=False, edit=False)


class Log(NamedTuple):
    """A table as `plan` reads it: the number of entries, the segment that goes on, and the start."""

    number: int
    first: int
    started_with: int = 2

    @property
    def segment(self) -> "Log":
        return self


AT_TURN = Log(20, 12)
"""In the middle of a segment."""
NEXT_TURN = Log(20, 20)
"""A segment has just begun."""
LOBBY = Log(5, 0, 0)
ENDED_IN_PLACE = Log(21, 12)

CASES: dict[str, tuple[Log, int | None, int, BoardNeeds, Allowances, Plan]] = {
    # a table without a board
    "no board": (AT_TURN, None, 0, BoardNeeds(), Allowances(), "post"),
    "no board in a lobby": (LOBBY, None, 0, BoardNeeds(), Allowances(), "post"),
    "no board, not permitted": (AT_TURN, None, 0, BoardNeeds(), NO_POST, "barred"),
    # within a segment
    "shows all": (AT_TURN, 20, FRESH, BoardNeeds(), Allowances(), "nothing"),
    "shows all, stood": (AT_TURN, 20, STOOD, BoardNeeds(), Allowances(), "nothing"),
    "shows all, old": (AT_TURN, 20, OLD, BoardNeeds(), Allowances(), "nothing"),
    "behind": (AT_TURN, 15, FRESH, BoardNeeds(), Allowances(), "edit"),
    "behind by the step that began the segment": (AT_TURN, 12, FRESH, BoardNeeds(), Allowances(), "edit"),
    "behind, old": (AT_TURN, 15, OLD, BoardNeeds(), Allowances(), "post"),
    "behind, almost old": (AT_TURN, 15, OLD + 1, BoardNeeds(), Allowances(), "edit"),
    "entries unknown": (AT_TURN, 0, FRESH, BoardNeeds(), Allowances(), "edit"),
    "entries unknown as a segment begins": (NEXT_TURN, 0, FRESH, BoardNeeds(), Allowances(), "edit"),
    "dirty": (AT_TURN, 20, FRESH, DIRTY, Allowances(), "edit"),
    "dirty and old": (AT_TURN, 20, OLD, DIRTY, Allowances(), "post"),
    "ended in place": (ENDED_IN_PLACE, 20, FRESH, BoardNeeds(), Allowances(), "edit"),
    "lobby behind": (LOBBY, 3, FRESH, BoardNeeds(), Allowances(), "edit"),
    "lobby shows all": (LOBBY, 5, FRESH, BoardNeeds(), Allowances(), "nothing"),
    "lobby behind, old": (LOBBY, 3, OLD, BoardNeeds(), Allowances(), "post"),
    # another segment
    "segment ended": (NEXT_TURN, 19, FRESH, BoardNeeds(), Allowances(), "post"),
    "segment ended long ago": (NEXT_TURN, 3, OLD, BoardNeeds(), Allowances(), "post"),
    "segment ended, dirty": (NEXT_TURN, 19, FRESH, DIRTY, Allowances(), "post"),
    "opening as the game begins": (NEXT_TURN, 1, FRESH, BoardNeeds(), Allowances(), "post"),
    "new segment shown by an answer": (NEXT_TURN, 20, FRESH, BoardNeeds(), Allowances(), "nothing"),
    # at the bottom
    "asked for": (AT_TURN, 20, FRESH, ASKED, Allowances(), "post"),
    "asked for while behind": (AT_TURN, 15, FRESH, ASKED, Allowances(), "post"),
    "buried a moment ago": (AT_TURN, 20, FRESH, BURIED, Allowances(), "nothing"),
    "buried": (AT_TURN, 20, STOOD, BURIED, Allowances(), "post"),
    "buried almost long enough": (AT_TURN, 20, STOOD + 1, BURIED, Allowances(), "nothing"),
    "buried a moment ago and behind": (AT_TURN, 15, FRESH, BURIED, Allowances(), "edit"),
    "buried and behind": (AT_TURN, 15, STOOD, BURIED, Allowances(), "post"),
    # not permitted
    "segment ended, no post": (NEXT_TURN, 19, FRESH, BoardNeeds(), NO_POST, "edit"),
    "segment ended, old, no post": (NEXT_TURN, 19, OLD, BoardNeeds(), NO_POST, "barred"),
    "segment ended, neither": (NEXT_TURN, 19, FRESH, BoardNeeds(), NEITHER, "barred"),
    "opening, no post": (NEXT_TURN, 1, FRESH, BoardNeeds(), NO_POST, "barred"),
    "behind, no post": (AT_TURN, 15, FRESH, BoardNeeds(), NO_POST, "edit"),
    "behind, no edit": (AT_TURN, 15, FRESH, BoardNeeds(), NO_EDIT, "barred"),
    "behind and old, no post": (AT_TURN, 15, OLD, BoardNeeds(), NO_POST, "barred"),
    "asked for, no post": (AT_TURN, 20, FRESH, ASKED, NO_POST, "nothing"),
    "asked for while behind, no post": (AT_TURN, 15, FRESH, ASKED, NO_POST, "edit"),
    "buried, no post": (AT_TURN, 20, STOOD, BURIED, NO_POST, "nothing"),
    "shows all, neither": (AT_TURN, 20, FRESH, BoardNeeds(), NEITHER, "nothing"),
    "dirty, no edit": (AT_TURN, 20, FRESH, DIRTY, NO_EDIT, "barred"),
}


@pytest.mark.parametrize("case", CASES)
def test_plan_for_a_board_is_the_one_in_the_table(case: str) -> None:
    log, shown, at, wanted, may, expected = CASES[case]
    board = None if shown is None else PostedMessage("board", None, 1, 2, at, shown=shown)
    assert plan(cast("Table", log), board, wanted, NOW, may) == expected
