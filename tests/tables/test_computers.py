"""Seats that computers hold: in the lobby, in play, and in the log; over the real store."""

import msgspec

from bot.finished.finishes import finish_of, is_rated
from bot.tables.entries import Joined
from bot.tables.holders import Computer
from bot.tables.lobby import add_computer
from bot.tables.refusals import Refusal
from bot.tables.table import Cause, Step, Table
from tests.tables.conftest import House, new_id
from tests.tables.test_lobby import refusal

HEN, CHICK = Computer("hen"), Computer("chick")


async def add(house: House, table: Table, level: str, person: int = 0) -> Table:
    return (await house.tables.commit(table.info.id, house.people[person], new_id(), add_computer, level)).after


async def remove(house: House, table: Table, level: str, person: int = 0) -> Table:
    return (await house.tables.remove_computer(table.info.id, house.people[person], new_id(), level)).after


async def against(house: House, game: str = "heckmeck", level: str = "hen") -> Step:
    return await house.tables.open(house.spot, house.people[0], new_id(), game=game, language="en", against=level)


async def computer_plays(house: House, table: Table) -> Step:
    """The first computer that is awaited plays its first legal move."""
    seat = min(table.computers_awaited)
    assert table.position is not None
    action = msgspec.json.encode(table.position.legal(seat)[0].action)
    return await house.tables.play_for(table.info.id, seat, table.stamp(seat), action)


async def replayed(house: House, table: Table) -> Table:
    return Table.replayed(table.info, await house.log(table))


async def test_seated_people_add_and_remove_computers_of_any_level(house: House) -> None:
    table = await house.open(2)
    for level in ("hen", "chick", "hen"):
        table = await add(house, table, level, person=1)
    anna, bruno = house.people[0].id, house.people[1].id
    assert table.holders == (anna, bruno, HEN, CHICK, HEN)
    assert (table.people, table.computers) == ((anna, bruno), {2, 3, 4})
    table = await remove(house, table, "hen")
    assert table.holders == (anna, bruno, HEN, CHICK), "the last one that sat down"
    assert (await replayed(house, table)).holders == table.holders
    assert (await refusal(remove(house, table, "rooster"))).code == "no-such-computer"
    assert (await refusal(add(house, table, "hen", person=4))).code == "not-seated-yet"
    assert (await refusal(remove(house, table, "hen", person=4))).code == "not-seated-yet"
    assert (await refusal(add(house, table, "cow"))).code == "old-button"


async def test_computers_take_all_seats_but_one(house: House) -> None:
    table = await house.open(1)
    for _ in range(6):
        table = await add(house, table, "chick")
    full = await refusal(add(house, table, "chick"))
    assert (full.code, full.facts) == ("no-seat-left", {"most": 7})
    assert (await refusal(house.join(table, 1))).code == "full-with-computers"
    table = await remove(house, table, "chick")
    assert (await house.join(table, 1)).after.holders[-1] == house.people[1].id


async def test_lobby_ends_when_its_last_person_leaves(house: House) -> None:
    table = await house.open(2)
    table = await add(house, await add(house, table, "hen"), "chick")
    table = (await house.leave(table, 0)).after
    assert table.holders == (house.people[1].id, HEN, CHICK)
    table = (await house.leave(table, 1)).after
    assert (table.phase, table.people) == ("over", ())
    assert (await replayed(house, table)).phase == "over"
    assert (await house.open(1, 3)).people == (house.people[3].id,), "the channel is free"


async def test_one_person_and_a_computer_can_start_and_then_no_seat_is_added(house: House) -> None:
    table = await add(house, await house.open(1), "rooster")
    assert (await refusal(house.start(table, 1))).code == "not-seated-yet"
    table = (await house.start(table)).after
    assert table.phase == "playing"
    assert (await refusal(add(house, table, "hen"))).code == "already-started"
    assert (await refusal(remove(house, table, "rooster"))).code == "already-started"


async def test_a_table_against_a_computer_begins_as_it_is_opened(house: House) -> None:
    for game in ("heckmeck", "karteneck", "hornochsen", "verflixxt"):
        table = (await against(house, game, "chick")).after
        assert (table.phase, table.holders) == ("playing", (house.people[0].id, CHICK))
        assert table.awaited != frozenset()
        again = await replayed(house, table)
        assert again.position is not None
        assert table.position is not None
        assert again.position.notation() == table.position.notation()
        assert (await refusal(against(house))).code == "channel-taken"
        await house.close(table)


async def test_the_same_command_twice_opens_one_table(house: House) -> None:
    about = (house.spot, house.people[0], 77)
    opened = [await house.tables.open(*about, game="heckmeck", language="en", against="hen") for _ in range(2)]
    one, other = opened
    assert one.after.info.id == other.after.info.id
    assert not other.entries


async def test_a_computers_move_is_an_entry_by_the_computer_and_by_no_interaction(house: House) -> None:
    table = (await against(house, "hornochsen")).after
    assert table.computers_awaited == {1}
    step = await computer_plays(house, table)
    played = step.entries[0]
    assert (played.kind, played.seat, played.by, played.interaction_id) == ("action", 1, "computer:hen", None)
    assert (await house.log(table))[-len(step.entries) :] == step.entries
    assert step.after.computers_awaited == frozenset()
    assert (await replayed(house, table)).awaited == {0}


async def test_a_thought_that_comes_too_late_or_for_a_persons_seat_is_refused(house: House) -> None:
    table = (await against(house, "hornochsen")).after
    assert table.position is not None
    action = msgspec.json.encode(table.position.legal(1)[0].action)
    await house.tables.play_for(table.info.id, 1, table.stamp(1), action)
    again = await refusal(house.tables.play_for(table.info.id, 1, table.stamp(1), action))
    assert again.code == "stale"
    own = msgspec.json.encode(table.position.legal(0)[0].action)
    assert (await refusal(house.tables.play_for(table.info.id, 0, table.stamp(0), own))).code == "stale"
    await house.close(table)
    assert (await refusal(house.tables.play_for(table.info.id, 1, table.stamp(1), action))).code == "table-over"


async def test_computers_move_is_taken_after_another_seats_move(house: House, elsewhere: House) -> None:
    """As a person's: what its seat is asked has not changed."""
    table = (await against(house, "hornochsen")).after
    await elsewhere.tables.fetch(table.info.id)
    assert table.position is not None
    own = msgspec.json.encode(table.position.legal(0)[0].action)
    await house.play(table, house.people[0], own)
    step = await computer_plays(elsewhere, table)
    assert step.after.number > table.number + 1
    assert (await house.tables.fetch(table.info.id)).number == step.after.number


async def test_a_computer_is_always_there_and_needs_no_notice(house: House) -> None:
    table = (await against(house, "hornochsen")).after
    assert table.is_here(1, table.started_at + 10**9)
    assert not table.is_here(0, table.started_at + 10**9)


async def test_starting_process_finds_tables_that_await_computers(house: House) -> None:
    assert await house.tables.awaiting_computers() == []
    table = (await against(house, "hornochsen")).after
    assert await house.tables.awaiting_computers() == [table.info.id]
    table = (await computer_plays(house, table)).after
    assert await house.tables.awaiting_computers() == []
    await house.close(table)
    second = (await against(house, "hornochsen", "chick")).after
    assert await house.tables.awaiting_computers() == [second.info.id]
    await house.close(second)
    assert await house.tables.awaiting_computers() == []


async def test_a_rematch_seats_the_same_computers(house: House) -> None:
    table = await add(house, await add(house, await house.open(2), "hen"), "chick")
    table = (await house.close((await house.start(table)).after)).after
    await house.store.forget(house.people[1].id)
    again = (await house.tables.rematch(table.info.id, house.people[0], new_id())).after
    assert again.holders == (house.people[0].id, HEN, CHICK)
    assert (await replayed(house, again)).holders == again.holders


async def test_a_table_with_a_computer_counts_for_nothing(house: House) -> None:
    table = await add(house, await house.open(2), "hen")
    table = await house.to_the_end((await house.start(table)).after)
    assert table.ended is not None
    assert table.ended.result is not None
    assert not is_rated(table)
    assert finish_of(table, 1) is None


async def test_a_seat_changes_hands_in_mid_game(house: House) -> None:
    """An entry alone does it: to a computer, and back to its person. The table began with people, and counts."""
    table = await house.begin(2)
    seat, person = min(table.awaited), house.at(table, min(table.awaited))
    for body in (Joined("hen"), Joined()):
        step = Step(table)
        step.write(Cause(person.id, 5, new_id()), body, seat=seat)
        await house.store.append(step)
        table = await house.tables.fetch(table.info.id)
        assert table.computers_awaited == ({seat} if body.level else frozenset())
        assert await house.tables.awaiting_computers() == ([table.info.id] if body.level else [])
        at = await house.store.tables_of(person.id)
        assert [info.id for info in at] == ([] if body.level else [table.info.id])
    assert not (await replayed(house, table)).began_with_computers
    assert is_rated(await house.to_the_end(table))


async def test_a_computer_takes_over_what_its_seat_is_asked(house: House) -> None:
    table = await house.begin(2)
    seat = min(table.awaited)
    step = Step(table)
    step.write(Cause(table.people[seat], 5, new_id()), Joined("chick"), seat=seat)
    await house.store.append(step)
    step = await computer_plays(house, await house.tables.fetch(table.info.id))
    assert step.entries[0].by == "computer:chick"


async def test_refused_is_what_the_rules_refuse(house: House) -> None:
    table = (await against(house, "hornochsen")).after
    nonsense = house.tables.play_for(table.info.id, 1, table.stamp(1), b'["fly"]')
    assert isinstance(await refusal(nonsense), Refusal)
