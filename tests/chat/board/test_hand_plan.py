"""A table of cases for `hand_plan`: what becomes of a hand's message, by the table, its reader and the message."""

from typing import Any, NamedTuple, cast

import pytest

from bot.chat.board.hand_plan import HandMessage, HandPlan, hand_plan
from bot.tables.store import Person
from bot.tables.table import Table

ANNA, BRUNO = 1, 2
SEES, HEARS = Person(ANNA, 11, "Anna", "en"), Person(ANNA, 11, "Anna", "en", words=True)
GONE = Person(ANNA, None, "", "")


class State(NamedTuple):
    """A table as `hand_plan` reads it."""

    holders: tuple[int, ...] = (ANNA, BRUNO)
    awaited: frozenset[int] = frozenset({0})
    phase: str = "playing"
    has_hands: bool = True


ASKED, NOT_ASKED, OVER = State(), State(awaited=frozenset({1})), State(awaited=frozenset(), phase="over")
OPEN_GAME, OPEN_NOT_ASKED = State(has_hands=False), State(awaited=frozenset({1}), has_hands=False)
LOBBY = State(awaited=frozenset(), phase="lobby", has_hands=False)
TAKEN, MOVED_UP = State((BRUNO, BRUNO)), State(())

CASES: dict[str, tuple[State, Person, dict[str, Any], HandPlan]] = {
    # a reader of pictures
    "no message": (ASKED, SEES, {}, "post"),
    "changed and editable": (ASKED, SEES, {"editable": True}, "edit"),
    "changed and editable, not asked": (NOT_ASKED, SEES, {"editable": True}, "edit"),
    "changed and too old": (ASKED, SEES, {"editable": False}, "post"),
    "over": (OVER, SEES, {"editable": True}, "edit"),
    "shows all": (ASKED, SEES, {"editable": True, "current": True}, "nothing"),
    "shows all, too old": (ASKED, SEES, {"current": True}, "nothing"),
    "changed, followed by an opened hand": (ASKED, SEES, {"editable": True, "followed": True}, "edit"),
    "game without hands": (OPEN_GAME, SEES, {}, "nothing"),
    # a reader of words
    "in words, no message": (ASKED, HEARS, {}, "post"),
    "in words, a new decision": (ASKED, HEARS, {"editable": True, "said": "Roll."}, "post"),
    "in words, a decision that was announced": (
        ASKED, HEARS, {"editable": True, "said": "Roll.", "announced": True}, "say"
    ),
    "in words, a decision that an opened hand announces": (
        ASKED, HEARS, {"editable": True, "said": "Roll.", "followed": True}, "say"
    ),
    "in words, not asked any more": (NOT_ASKED, HEARS, {"editable": True, "said": "Roll."}, "say"),
    "in words, not asked any more, words not known": (NOT_ASKED, HEARS, {"editable": True}, "edit"),
    "in words, not asked any more, too old": (NOT_ASKED, HEARS, {"said": "Roll."}, "post"),
    "in words, over": (OVER, HEARS, {"editable": True, "said": "Roll."}, "post"),
    "in words, a lobby that changed": (LOBBY, HEARS, {"editable": True, "said": "Join.", "in_play": False}, "post"),
    "in words, begun with others": (NOT_ASKED, HEARS, {"editable": True, "said": "Join.", "in_play": False}, "post"),
    "in words, game without hands": (OPEN_GAME, HEARS, {"editable": True, "said": "Roll."}, "post"),
    "in words, game without hands, not asked": (OPEN_NOT_ASKED, HEARS, {"editable": True, "said": "Roll."}, "say"),
    "in words, game without hands, followed by an opened hand": (OPEN_GAME, HEARS, {"followed": True}, "nothing"),
    # the seat
    "holder changed": (TAKEN, SEES, {"editable": True}, "strip"),
    "holder changed, shows all": (TAKEN, SEES, {"editable": True, "current": True}, "strip"),
    "holder changed, another process replies": (TAKEN, SEES, {"awaits_reply": True}, "strip"),
    "no such seat any more": (MOVED_UP, HEARS, {"editable": True}, "strip"),
    "forgotten": (ASKED, GONE, {"editable": True}, "nothing"),
    # Discord and other processes
    "refused": (ASKED, SEES, {"refused": True}, "nothing"),
    "refused, and an older message can be edited": (ASKED, SEES, {"editable": True, "refused": True}, "edit"),
    "in words, refused, a new decision": (ASKED, HEARS, {"editable": True, "refused": True}, "nothing"),
    "another process replies": (ASKED, SEES, {"editable": True, "awaits_reply": True}, "wait"),
    "another process has replied": (ASKED, SEES, {"current": True, "awaits_reply": True}, "nothing"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_plan_for_a_hand_is_the_one_in_the_table(case: str) -> None:
    state, reader, message, expected = CASES[case]
    assert hand_plan(cast("Table", state), 0, reader, HandMessage(ANNA, **message)) == expected
