"""The waitlist of a full or running table, and who of it sits down in the next game."""

from collections.abc import Mapping

import pytest

from bot.tables import absence
from bot.tables.holders import Computer
from bot.tables.lobby import MAX_WAITLIST, join_waitlist, leave_waitlist, next_seats
from bot.tables.refusals import Refusal
from bot.tables.table import Step, Table
from games.registry import GAMES
from tests.tables.conftest import House, new_id

HEN = Computer("hen")


async def wait(house: House, table: Table, person: int) -> Step:
    return await house.tables.commit(table.info.id, house.people[person], new_id(), join_waitlist)


def names(house: House, table: Table) -> tuple[list[str], list[str]]:
    """Who sits there, and who waits."""
    called: Mapping[int, str] = {person.id: person.name[0] for person in house.people}
    return [called[one] for one in table.people], [called[one] for one in table.waitlist]


async def test_waiting_people_sit_in_the_rematch_in_the_order_in_which_they_came(house: House) -> None:
    table = await house.begin(3)
    for person in (5, 3, 4):
        table = (await wait(house, table, person)).after
    table = await house.to_the_end(table)
    step = await house.tables.rematch(table.info.id, house.people[1], new_id())
    assert names(house, step.after) == (["A", "B", "C", "F", "D", "E"], [])


async def test_full_lobby_has_a_waiting_list_that_a_free_seat_and_a_start_leave_intact(house: House) -> None:
    table = await house.open(7)
    table = (await wait(house, table, 7)).after
    assert names(house, table) == ([*"ABCDEFG"], ["H"])
    table = (await house.leave(table, 2)).after
    assert names(house, table) == ([*"ABDEFGH"], [])
    table = (await wait(house, table, 2)).after
    table = (await house.start(table)).after
    assert names(house, table) == ([*"ABDEFGH"], ["C"])


async def test_rest_of_the_list_waits_at_the_new_table(house: House) -> None:
    table = await house.begin(7)
    table = (await wait(house, table, 7)).after
    table = await house.to_the_end(table)
    rematch = await house.tables.rematch(table.info.id, house.people[0], new_id())
    assert names(house, rematch.after) == ([*"ABCDEFG"], ["H"])
    assert names(house, (await house.leave(rematch.after, 0)).after) == ([*"BCDEFGH"], [])


async def test_another_game_seats_the_list_as_far_as_it_has_seats(house: House) -> None:
    table = await house.begin(5)
    for person in (5, 6):
        table = (await wait(house, table, person)).after
    table = await house.to_the_end(table)
    holders, waitlist = await house.tables.seats_for_rematch(table, house.people[0], "karteneck")
    assert GAMES["karteneck"].seats.stop - 1 == 6
    assert holders == [person.id for person in house.people[:6]]
    assert waitlist == [house.people[6].id]


@pytest.mark.parametrize(
    ("holders", "waitlist", "seated", "waiting"),
    [
        ((1, 2), (3, 4), [1, 2, 3, 4], []),
        ((1, HEN, 2, HEN), (3,), [1, HEN, 2, 3], []),
        ((1, HEN), (3, 4, 5, 6), [1, 3, 4, 5], [6]),
        ((1, 2, 3, 4), (5, 6), [1, 2, 3, 4], [5, 6]),
        ((1, 2), (2, 3), [1, 2, 3], []),
    ],
)
def test_computers_make_room_for_waiting_people_and_players_keep_their_seats(
    holders: tuple[int | Computer, ...], waitlist: tuple[int, ...], seated: list[int | Computer], waiting: list[int]
) -> None:
    found, rest = next_seats(holders, waitlist, 4)
    assert ([*found], [*rest]) == (seated, waiting)


async def test_only_a_request_of_its_own_and_taking_a_seat_leave_the_list(house: House) -> None:
    table = await house.begin(2)
    for person in (3, 4):
        table = (await wait(house, table, person)).after
    with pytest.raises(Refusal, match="waiting-already"):
        await wait(house, table, 3)
    table = (await house.tables.commit(table.info.id, house.people[3], new_id(), leave_waitlist)).after
    assert names(house, table)[1] == ["E"]
    with pytest.raises(Refusal, match="not-waiting"):
        await house.tables.commit(table.info.id, house.people[3], new_id(), leave_waitlist)
    await house.leave(table, 1)
    step = await house.tables.commit(table.info.id, house.people[4], new_id(), absence.sit_down)
    assert step.after.waitlist == ()


async def test_list_takes_eight_people_and_refusals_name_the_reason(house: House) -> None:
    lobby = await house.open(2)
    with pytest.raises(Refusal, match="seat-free"):
        await wait(house, lobby, 5)
    with pytest.raises(Refusal, match="already-seated"):
        await wait(house, (await house.start(lobby)).after, 0)
    table = await house.tables.fetch(lobby.info.id)
    for number in range(MAX_WAITLIST):
        person = await house.store.upsert_person(new_id(), f"Guest {number}", "en")
        table = (await house.tables.commit(table.info.id, person, new_id(), join_waitlist)).after
    with pytest.raises(Refusal, match="waitlist-full"):
        await wait(house, table, 5)
    await house.close(table)
    with pytest.raises(Refusal, match="table-over"):
        await wait(house, table, 5)


async def test_forgotten_people_lose_their_place_on_the_list(house: House) -> None:
    table = await house.open(7)
    table = (await wait(house, table, 7)).after
    guest = await house.store.upsert_person(new_id(), "Guest", "en")
    await house.tables.commit(table.info.id, guest, new_id(), join_waitlist)
    await house.store.forget(house.people[7].id)
    table = (await house.leave(table, 6)).after
    assert (table.people[-1], table.waitlist) == (guest.id, ())
    await house.tables.commit(table.info.id, house.people[6], new_id(), join_waitlist)
    await house.start(table)
    await house.store.forget(house.people[6].id)
    stranger = await house.store.upsert_person(new_id(), "Moira", "en")
    await house.tables.commit(table.info.id, stranger, new_id(), Table.end, moderator=True)
    step = await house.tables.rematch(table.info.id, house.people[0], new_id())
    assert (step.after.seat_of(house.people[6].id), step.after.waitlist) == (None, ())
