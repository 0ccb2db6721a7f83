"""The rule of evenings, as a table: a stage, what happened, the moment, and what follows."""

from collections.abc import Mapping
from typing import Final

import pytest
from msgspec.structs import replace

from bot.tables.evenings import HOUR, LASTS, MINUTE, WEEK, Evening, Place, decide
from bot.tables.when import minute_of

AT: Final = 1_795_962_300_000
EVENING: Final = Evening(1, 2, 3, 4, "heckmeck", "en", "none", "Europe/Rome", None, AT, AT - 15 * MINUTE, message_id=5)
WEEKLY: Final = replace(EVENING, minute=minute_of(AT, "Europe/Rome"))
YOUNG: Final = replace(EVENING, message_id=None, due_at=AT - HOUR)
REMINDING: Final = replace(EVENING, stage="reminding", claimed_at=AT - 15 * MINUTE, due_at=AT - 15 * MINUTE)
DUE: Final = replace(EVENING, stage="due", claimed_at=AT, due_at=AT, revision=1, shown=1)
MISSED: Final = replace(DUE, outcome="missed", message_id=None, claimed_at=AT + 2 * HOUR, due_at=AT + 6 * HOUR)
HELD: Final = replace(WEEKLY, stage="held", outcome="opened", table_id="t", due_at=AT + 5 * MINUTE)
OFF: Final = replace(WEEKLY, stage="held", outcome="skipped", due_at=AT + LASTS)
ENDED: Final = replace(EVENING, stage="ended", outcome="cancelled", claimed_at=AT, due_at=AT + WEEK, revision=1)
OPENED: Final = replace(DUE, stage="ended", outcome="opened", table_id="t")

IN: Final = {4: True, 6: True}
FREE: Final = Place(coming=(4, 6))
ALONE: Final = Place(coming=(4,))

CASES: Final[Mapping[str, tuple[Evening, int, Mapping[int, bool], Place | None, str]]] = {
    # its message
    "a message that was not posted is posted": (YOUNG, -HOUR, IN, None, "become open 0"),
    "after that": (replace(YOUNG, due_at=AT), -HOUR, IN, None, "post"),
    "an answer that is not shown is shown": (replace(EVENING, revision=1), -HOUR, IN, None, "show"),
    "what is shown waits": (EVENING, -HOUR, IN, None, "wait"),
    # reminders
    "reminders are claimed": (EVENING, -15 * MINUTE, IN, None, "become reminding -15"),
    "claimed reminders are sent": (REMINDING, -15 * MINUTE, IN, None, "remind reminded"),
    "they are sent again while the nonce lives": (REMINDING, -13 * MINUTE, IN, None, "remind reminded"),
    "later they are dropped": (REMINDING, -11 * MINUTE, IN, None, "become reminded 0"),
    # the hour
    "the opening is claimed": (REMINDING, 0, IN, None, "become due 0"),
    "half an hour late, too": (EVENING, 30 * MINUTE, IN, None, "become due 30"),
    "a message that Discord never took holds no opening up": (YOUNG, 0, IN, None, "become due 0"),
    "more is missed, and has a button": (EVENING, 61 * MINUTE, IN, None, "become due missed 301"),
    "a missed one without people ends": (EVENING, 61 * MINUTE, {4: False}, None, "become ended missed 61"),
    "a missed one gets a new message": (MISSED, 2 * HOUR, IN, None, "post"),
    "a missed one is over after four hours": (
        replace(MISSED, message_id=7, due_at=AT + 6 * HOUR), 6 * HOUR, IN, FREE, "become ended missed 360",
    ),
    "the place is looked at": (DUE, 0, IN, None, "look"),
    "who is in gets a lobby": (DUE, 0, IN, FREE, "open"),
    "a lobby that is open is said": (DUE, 1, IN, Place(table="live", coming=(4, 6)), "mention ended opened 0"),
    "late, too": (
        replace(DUE, claimed_at=AT + 9 * MINUTE), 9 * MINUTE, IN, Place(table="live"), "mention ended late 9",
    ),
    "who left the server counts as out": (DUE, 0, IN, Place(), "become ended empty 0"),
    "a 503 is no answer": (DUE, 0, IN, Place("unknown"), "retry"),
    "a 403 is no end": (DUE, 0, IN, Place("barred"), "become due 5"),
    "after four hours of it there is one": (DUE, LASTS, IN, Place("barred"), "become ended permissions 240"),
    "a weekly one goes on after them": (
        replace(DUE, minute=1230), LASTS, IN, Place("barred"), "become held permissions 240",
    ),
    "a busy channel is waited for": (replace(DUE, due_at=AT + LASTS), MINUTE, IN, None, "wait"),
    "and four hours at most": (DUE, LASTS, IN, FREE, "become ended waited 240"),
    "other channels end even a weekly one": (
        replace(DUE, minute=1230), 0, IN, Place("forbidden"), "become ended forbidden 0",
    ),
    "a game that is gone, too": (replace(DUE, game="gone", minute=1), 0, IN, FREE, "become ended unknown-game 0"),
    "a deleted message ends it": (DUE, 0, IN, Place("gone"), "end"),
    "two in a row with few people": (
        replace(DUE, minute=1230, unattended=1), 0, IN, Place(table="live", coming=(4,)), "mention held opened 0",
    ),
    "three end a weekly one": (
        replace(DUE, minute=1230, unattended=2), 0, IN, Place(table="live", coming=(4,)), "mention ended opened 0",
    ),
    # afterwards
    "a weekly one looks whether its table is over": (HELD, 5 * MINUTE, IN, None, "look"),
    "while it is not": (HELD, 5 * MINUTE, IN, Place(table="live"), "become held opened 10"),
    "then next week's follows": (HELD, 5 * MINUTE, IN, Place(table="over"), "become open 5"),
    "first its lobby keeps seats no longer": (
        replace(HELD, claimed_at=AT), 5 * MINUTE, IN, Place(table="empty"), "refresh held opened 10",
    ),
    "which is shown once": (
        replace(HELD, claimed_at=AT, due_at=AT + 10 * MINUTE), 10 * MINUTE, IN, Place(table="live"),
        "become held opened 15",
    ),
    "four hours are enough": (HELD, LASTS, IN, Place(table="live"), "become open 240"),
    "a lobby to which no one came ends then": (HELD, LASTS, IN, Place(table="empty"), "close"),
    "that of a single one, too": (OPENED, LASTS, {}, Place(table="empty"), "close"),
    "while it may be joined the row stays": (
        replace(OPENED, due_at=AT + HOUR), HOUR, {}, Place(table="empty"), "become ended opened 65",
    ),
    "then it goes": (OPENED, LASTS, {}, Place(table="over"), "end"),
    "one that was off follows likewise": (OFF, HOUR, IN, None, "wait"),
    "a lost edit of the end is made": (ENDED, HOUR, {}, None, "show"),
    "for a week at most": (ENDED, WEEK, {}, None, "end"),
    "who hears of a move is mentioned first": (
        replace(EVENING, tells="others", due_at=AT - HOUR), -HOUR, IN, None, "tell open -60",
    ),
    "for three minutes": (
        replace(EVENING, tells="all", due_at=AT - HOUR), -56 * MINUTE, IN, None, "become open -60",
    ),
    "of an end, too": (replace(ENDED, tells="others", due_at=AT), MINUTE, {}, None, "tell ended cancelled 0"),
    "what is shown goes": (replace(ENDED, shown=1), HOUR, {}, None, "end"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_follows(case: str) -> None:
    evening, after_hour, answers, place, expected = CASES[case]
    decision = decide(evening, answers, AT + after_hour, place)
    said = [decision.do]
    if (after := decision.after) is not None:
        said += [after.stage, *([after.outcome] if after.outcome else [])]
        said += [] if decision.do in ("show", "remind") else [str((after.due_at - AT) // MINUTE)]
    assert " ".join(said) == expected


@pytest.mark.parametrize("evening", [EVENING, WEEKLY, YOUNG, REMINDING, DUE, MISSED, HELD, OFF, ENDED, OPENED])
@pytest.mark.parametrize(
    "place", [FREE, Place("barred"), Place("unknown"), Place(table="over"), Place(table="empty"), Place()]
)
def test_every_evening_comes_to_a_rest_and_single_ones_to_their_end(evening: Evening, place: Place) -> None:
    """Discord does all that is asked of it, or refuses for four hours."""
    at, seen = evening.due_at, None
    for _ in range(600):
        decision = decide(evening, IN, at, seen)
        seen = None
        match decision.do:
            case "look":
                seen = Place(place.state if at < AT + LASTS else "free", place.table, place.coming)
            case "post":
                evening = evening.posted(9, at)
            case "open":
                evening = replace(evening, due_at=evening.claimed_at + LASTS)
            case "show":
                evening = replace(evening, shown=evening.revision)
            case "close":
                seen = Place(table="over")
            case "retry":
                at += MINUTE
            case "wait":
                assert evening.due_at > at, "it is looked after again"
                at = evening.due_at
            case "end":
                return
            case _:
                assert decision.after not in (None, evening)
                evening = decision.after or evening
    assert evening.is_weekly


def test_keys_of_openings_are_no_ids_of_discords_and_differ_by_evening_and_hour() -> None:
    keys = {replace(EVENING, evening_id=one, at=AT + week).opening_key for week in range(50) for one in range(50)}
    assert len(keys) == 2500
    assert all(-(1 << 63) <= key < 0 for key in keys)
