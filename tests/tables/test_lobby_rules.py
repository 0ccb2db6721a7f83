"""What holds in every lobby, whatever people do there."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from bot.tables import lobby
from bot.tables.entries import Entry
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Step, Table
from games.registry import GAMES

PEOPLE: Final = range(1, 12)
DOINGS: Final[dict[str, Callable[[Table, Cause, int], Step]]] = {
    "join": lambda table, cause, _: lobby.join(table, cause),
    "leave": lambda table, cause, _: lobby.leave(table, cause),
    "hen": lambda table, cause, _: lobby.add_computer(table, cause, "hen"),
    "no hen": lambda table, cause, _: lobby.remove_computer(table, cause, "hen"),
    "wait": lambda table, cause, _: lobby.join_waitlist(table, cause),
    "stop": lambda table, cause, _: lobby.leave_waitlist(table, cause),
    "free": lambda table, cause, other: lobby.free_seat(table, cause, other, moderator=False),
    "free gone": lambda table, cause, other: lobby.free_seat(table, cause, other, moderator=False, left_server=True),
    "moderate": lambda table, cause, other: lobby.free_seat(table, cause, other, moderator=True),
    "gone": lambda table, cause, other: lobby.remove_departed(table, cause.at, {cause.person, other}),
}


@given(st.lists(st.tuples(st.sampled_from([*DOINGS]), st.sampled_from(PEOPLE), st.sampled_from(PEOPLE)), max_size=60))
def test_lobby_has_people_of_whom_one_has_the_openers_rights_or_is_over(doings: list[tuple[str, int, int]]) -> None:
    info = TableInfo("t", 11, 22, None, "heckmeck", GAMES["heckmeck"].version, "en", b"\7" * 32)
    step = Table(info).open(Cause(1, 1, 1), (1,), ())
    log: list[Entry] = [*step.entries]
    table = step.after
    for number, (doing, person, other) in enumerate(doings, start=2):
        try:
            step = DOINGS[doing](table, Cause(person, number, number), other)
        except Refusal:
            continue
        log += step.entries
        was_seated, table = person in table.holders, step.after
        assert (table.phase == "lobby") == bool(table.people)
        if table.phase == "over":
            break
        assert len(set(table.people)) == len(table.people)
        assert not set(table.people) & set(table.waitlist)
        assert table.full or not table.waitlist, "free seats go to waiting people"
        host = table.holders[table.host_seat] if table.host_seat is not None else None
        assert host == (table.opener if table.opener in table.people else table.people[0])
        acted = doing != "gone" and (was_seated or person in table.holders)
        assert (table.acted_at == number) == acted
    again = Table.replayed(info, log)
    assert (again.holders, again.waitlist, again.phase) == (table.holders, table.waitlist, table.phase)
    assert (again.host_seat, again.acted_at) == (table.host_seat, table.acted_at)


@given(st.lists(st.tuples(st.sampled_from(["join", "hen", "wait"]), st.sampled_from(PEOPLE)), max_size=40))
def test_expected_people_find_seats_while_these_are_kept(doings: list[tuple[str, int]]) -> None:
    """Others take what is free beyond these seats: strangers and computers."""
    info, expected = TableInfo("t", 11, 22, None, "heckmeck", GAMES["heckmeck"].version, "en", b"\7" * 32), (1, 2, 3)
    table = Table(info).open(Cause(1, 1, 1), (), (), expected=expected).after
    for number, (doing, person) in enumerate([*doings, *[("join", one) for one in expected]], start=2):
        with suppress(Refusal):
            table = DOINGS[doing](table, Cause(person, number, number), 0).after
    assert {*expected} <= {*table.people}
