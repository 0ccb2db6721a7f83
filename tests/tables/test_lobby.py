"""A table's life around the game: open, join, leave, options, start, end, rematch; over the real store."""

import asyncio
from collections.abc import Awaitable
from random import Random

import pytest

from bot.tables import lobby
from bot.tables.entries import DEALER, TABLE, LeftSeat
from bot.tables.lobby import join_waitlist, set_options
from bot.tables.refusals import LeaveUnconfirmed, Refusal
from bot.tables.service import Tables
from bot.tables.store import Person
from bot.tables.table import Cause, Step, Table
from tests.store.children import sensible_action
from tests.tables.conftest import House, house_at, new_id


async def refusal(work: Awaitable[object]) -> Refusal:
    """Return the refusal of some work."""
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value


async def test_who_opens_a_table_sits_at_it(house: House) -> None:
    table = await house.open(1)
    assert (table.phase, table.people, table.opener) == ("lobby", (house.people[0].id,), house.people[0].id)
    assert (await house.tables.fetch_in(house.spot.channel_id)).info == table.info


async def test_person_with_the_lowest_seat_has_the_rights_of_an_opener_without_one(house: House) -> None:
    table = await house.open(3)
    assert (await refusal(house.close(table, 1))).code == "not-yours-to-end"
    table = (await house.leave(table, 0)).after
    refused = await refusal(house.language(table, "it", person=2))
    assert (refused.code, refused.facts) == ("not-host", {"host_seat": 0})
    await house.language(table, "it", person=1)
    table = (await house.options(table, "free_choice", person=1)).after
    assert (await refusal(house.close(table, 0))).code == "not-yours-to-end"
    table = (await house.join(table, 0)).after
    assert (await refusal(house.options(table, person=1))).code == "not-host"
    assert Table.replayed(table.info, await house.log(table)).host_seat == 2
    assert (await house.close(table, 0)).after.phase == "over"


async def test_lobby_that_an_older_release_left_empty_is_ended_by_anyone(house: House) -> None:
    table = await house.open(1)
    step = Step(table)
    step.write(Cause(house.people[0].id, 1, new_id()), LeftSeat(), seat=0)
    await house.store.append(step)
    assert (await refusal(house.options(table, person=4))).code == "not-seated-yet"
    assert (await house.close(table, 4)).after.phase == "over"


async def test_host_and_moderators_free_any_seat_and_anyone_seated_that_of_a_former_member(house: House) -> None:
    async def free(who: int, freed: int, *, moderator: bool = False, gone: bool = False) -> Step:
        return await house.tables.free_seat(
            table.info.id, house.people[who], new_id(), house.people[freed].id, moderator=moderator, left_server=gone
        )

    table = await house.open(5)
    refused = await refusal(free(1, 2))
    assert (refused.code, refused.facts) == ("not-yours-to-free", {"seat": 2, "host_seat": 0})
    assert (await refusal(free(6, 2, gone=True))).code == "not-yours-to-free"
    assert (await refusal(free(0, 6))).code == "no-seat-of-theirs"
    await free(1, 2, gone=True)
    await free(0, 3)
    table = (await free(6, 0, moderator=True)).after
    assert table.people == (house.people[1].id, house.people[4].id)
    table = (await free(1, 4)).after
    assert (await free(6, 1, moderator=True)).after.phase == "over"


async def test_start_settles_that_no_seat_is_freed(house: House) -> None:
    table = await house.begin(2)
    work = house.tables.free_seat(
        table.info.id, house.people[0], new_id(), house.people[1].id, moderator=False, left_server=False
    )
    assert (await refusal(work)).code == "already-started"


async def test_people_who_left_the_server_lose_their_seats_and_places_on_the_list(house: House) -> None:
    table = await house.open(7)
    for person in (7,):
        table = (await house.tables.commit(table.info.id, house.people[person], new_id(), join_waitlist)).after
    guest = await house.store.upsert_person(new_id(), "Guest", "en")
    table = (await house.tables.commit(table.info.id, guest, new_id(), join_waitlist)).after
    gone = [house.people[number].id for number in (0, 2, 7)]
    step = await house.tables.remove_departed(table.info.id, gone)
    assert step.after.people == (*[house.people[number].id for number in (1, 3, 4, 5, 6)], guest.id)
    assert step.after.waitlist == ()
    assert step.after.acted_at == table.acted_at, "it is no one's act"
    assert (await refusal(house.tables.remove_departed(table.info.id, gone))).code == "stale"
    ended = await house.tables.remove_departed(table.info.id, step.after.people)
    assert Table.replayed(table.info, await house.log(table)).phase == ended.after.phase == "over"


async def test_leave_at_the_moment_of_a_start_leaves_no_game_unasked(house: House, elsewhere: House) -> None:
    """The other process has not seen the start yet."""
    table = await house.open(2)
    await elsewhere.tables.fetch(table.info.id)
    await house.start(table)
    left = elsewhere.tables.leave(table.info.id, elsewhere.people[1], new_id(), confirmed=False)
    assert isinstance(await refusal(left), LeaveUnconfirmed)
    assert (await house.tables.fetch(table.info.id)).seat_of(house.people[1].id) == 1
    await elsewhere.tables.leave(table.info.id, elsewhere.people[1], new_id(), confirmed=True)
    assert (await house.tables.fetch(table.info.id)).seat_of(house.people[1].id) is None


async def test_seats_are_in_joining_order_and_those_behind_who_leaves_move_up(house: House) -> None:
    table = await house.open(4)
    table = (await house.leave(table, 1)).after
    assert table.people == tuple(house.people[n].id for n in (0, 2, 3))
    table = (await house.join(table, 1)).after
    assert table.people == tuple(house.people[n].id for n in (0, 2, 3, 1))
    assert (await refusal(house.leave(table, 5))).code == "not-seated-yet"


async def test_sitting_down_twice_is_refused(house: House) -> None:
    table = await house.open(2)
    assert (await refusal(house.join(table, 1))).code == "already-seated"
    assert len(await house.log(table)) == table.number


async def test_a_table_fills_up(house: House) -> None:
    table = await house.open(7)
    full = await refusal(house.join(table, 7))
    assert (full.code, full.facts) == ("table-full", {"most": 7})


async def test_it_takes_two_to_start_and_one_who_sits_there(house: House) -> None:
    table = await house.open(1)
    few = await refusal(house.start(table))
    assert (few.code, few.facts) == ("too-few-seats", {"least": 2, "seated": 1})
    await house.join(table, 1)
    assert (await refusal(house.start(table, 2))).code == "not-seated-yet"
    started = await house.start(table, 1)
    assert started.after.phase == "playing"
    kinds = [(entry.kind, entry.by) for entry in started.entries[1:]]
    assert kinds == [("outcome", DEALER), ("action", TABLE), ("outcome", DEALER)]
    for late in (house.start(table), house.join(table, 3), house.options(table, "free_choice")):
        assert (await refusal(late)).code == "already-started"


async def test_options_are_the_openers_until_the_start(house: House) -> None:
    table = await house.open(2)
    assert (await refusal(house.options(table, "free_choice", person=1))).code == "not-host"
    table = (await house.options(table, "always_bury", "free_choice")).after
    assert table.variants == ("free_choice", "always_bury"), "in the game's order"
    table = (await house.options(table)).after
    assert table.variants == ()
    table = (await house.options(table, "bury_returned")).after
    position = (await house.start(table)).after.position
    assert position is not None
    assert "options=bury_returned" in position.notation()


async def test_every_throw_by_hand_is_no_variant_and_stays_for_a_rematch(house: House) -> None:
    table = (await house.options(await house.open(2), "by-hand", "free_choice")).after
    assert (table.variants, table.by_hand) == (("free_choice",), True)
    assert Table.replayed(table.info, await house.log(table)).by_hand
    ended = (await house.close((await house.start(table)).after)).after
    again = (await house.tables.rematch(ended.info.id, house.people[0], 7)).after
    assert again.option_codes == ("free_choice", "by-hand")
    assert not (await house.options(again)).after.by_hand


async def test_language_is_the_openers_until_the_start_and_then_logged(house: House) -> None:
    table = await house.open(2)
    assert (await refusal(house.language(table, "it", person=1))).code == "not-host"
    assert table.language == "en"
    table = (await house.language(table, "it")).after
    assert (table.language, table.info.language) == ("it", "en")
    assert Table.replayed(table.info, await house.log(table)).language == "it"
    started = (await house.start(table)).after
    assert (await refusal(house.language(started, "en"))).code == "already-started"
    ended = (await house.close(started)).after
    again = (await house.tables.rematch(ended.info.id, house.people[1], 7)).after
    assert again.language == "it"


async def test_unknown_option_is_refused_and_a_repeated_one_counts_once(house: House) -> None:
    table = await house.open(1)
    unknown = await refusal(house.options(table, "free_choice", "flying_chickens"))
    assert (unknown.code, unknown.facts) == ("unknown-variant", {"variant": "flying_chickens"})
    table = (await house.options(table, "free_choice", "free_choice")).after
    assert table.variants == ("free_choice",)


async def test_only_the_opener_or_a_moderator_ends_a_lobby(house: House) -> None:
    assert (await refusal(house.close(await house.open(2), 1))).code == "not-yours-to-end"


async def test_of_a_game_of_several_people_only_a_moderator_who_does_not_play_ends_it_alone(house: House) -> None:
    table = await house.begin(2)
    for seated in range(2):
        for moderator in (False, True):
            refused = await refusal(house.close(table, seated, moderator=moderator))
            assert refused.code == "not-yours-to-end"
    assert (await refusal(house.close(table, 5))).code == "not-yours-to-end"
    closed = (await house.close(table, 5, moderator=True)).after
    assert closed.ended is not None
    assert (closed.phase, closed.ended.reason, closed.ended.result) == ("over", "closed", None)
    assert (await refusal(house.close(table))).code == "table-over"
    assert (await refusal(house.join(table, 3))).code == "table-over"
    assert (await refusal(house.move(table, Random(1)))).code == "table-over"
    again = await house.open(1)
    assert (await house.close(again)).after.phase == "over", "its opener may"


async def test_a_channel_has_one_live_table_and_a_guild_several(house: House) -> None:
    await house.open(1)
    assert (await refusal(house.open(1, person=1))).code == "channel-taken"
    house.spot = house.spot.__class__(house.spot.guild_id, new_id(), house.spot.channel_id)
    assert (await house.open(1, person=1)).info.parent_id == 22


async def test_a_channel_shows_its_last_table_when_none_is_live(house: House) -> None:
    assert (await refusal(house.tables.fetch_in(22))).code == "no-table-here"
    first = await house.open(2)
    await house.close(first)
    assert (await house.tables.fetch_in(22)).info == first.info
    second = await house.open(1)
    assert (await house.tables.fetch_in(22)).info == second.info
    assert (await refusal(house.tables.fetch("nonesuch"))).code == "no-table"


async def test_a_rematch_seats_the_same_people_with_the_same_options(house: House) -> None:
    table = await house.open(3)
    await house.options(table, "always_bury", "free_choice")
    table = (await house.start(table)).after
    assert (await refusal(house.tables.rematch(table.info.id, house.people[0], new_id()))).code == "not-over"
    table = await house.to_the_end(table)
    assert (await refusal(house.tables.rematch(table.info.id, house.people[4], new_id()))).code == "not-seated"
    again = (await house.tables.rematch(table.info.id, house.people[2], new_id())).after
    assert (again.phase, again.people, again.variants) == ("lobby", table.people, table.variants)
    assert (again.opener, again.info.seed != table.info.seed) == (house.people[2].id, True)
    assert (await refusal(house.tables.rematch(table.info.id, house.people[0], new_id()))).code == "channel-taken"
    assert (await house.start(again)).after.phase == "playing"


async def test_rematch_seats_no_forgotten_person(house: House) -> None:
    table = (await house.close(await house.begin(3))).after
    await house.store.forget(house.people[1].id)
    again = (await house.tables.rematch(table.info.id, house.people[2], new_id())).after
    assert again.people == (house.people[0].id, house.people[2].id)


@pytest.mark.parametrize("processes", [1, 4])
async def test_of_100_who_join_at_once_a_table_seats_7(house: House, discord_ids: list[int], processes: int) -> None:
    table = await house.open(1)
    others = [await house_at(house.url, discord_ids) for _ in range(processes - 1)]
    people = [await house.store.upsert_person(new_id(), f"Guest {n}", "en") for n in range(100)]
    for one in (house, *others):
        await one.tables.fetch(table.info.id)

    async def join(tables: Tables, person: Person) -> str:
        try:
            step = await tables.commit(table.info.id, person, new_id(), lobby.join)
        except Refusal as refused:
            return refused.code
        assert step.after.seat_of(person.id) is not None
        return "seated"

    houses = [house, *others]
    joins = [join(houses[n % processes].tables, person) for n, person in enumerate(people)]
    said = await asyncio.gather(*joins)
    assert sorted(said) == ["seated"] * 6 + ["table-full"] * 94
    for one in houses:
        assert len(set((await one.tables.fetch(table.info.id)).people)) == 7
    assert len(await house.log(table)) == 8
    for other in others:
        await other.store.close()


# A repeated interaction


async def test_a_repeated_interaction_finds_its_own_entry(house: House, elsewhere: House) -> None:
    """Open, join, start, a move, the end: each is sent again, here, in another process and after a restart."""
    opener, guest = house.people[0], house.people[1]
    ids = [new_id() for _ in range(6)]

    async def everything(tables: Tables, of: int | None = None) -> list[Step]:
        steps = [await tables.open(house.spot, opener, ids[0], game="heckmeck", language="en")]
        table_id = steps[0].after.info.id
        steps.append(await tables.commit(table_id, guest, ids[1], lobby.join))
        steps.append(await tables.commit(table_id, opener, ids[2], set_options, ["free_choice"]))
        steps.append(await tables.start(table_id, opener, ids[3]))
        begun = steps[-1].after
        seat, move = sensible_action(begun) if of is None else (of, b'["keep",6]')
        steps.append(await tables.commit(table_id, (opener, guest)[seat], ids[4], Table.play, move))
        steps.append(await tables.commit(table_id, house.people[-1], ids[5], Table.end, moderator=True))
        return steps

    steps = await everything(house.tables)
    assert all(step.entries for step in steps)
    first = house.people.index(house.at(steps[-1].after, min(steps[3].after.awaited)))
    log = await house.log(steps[0].after)
    again = await house_at(house.url, [person.discord_id or 0 for person in house.people])
    for one in (house, elsewhere, again):
        for step in await everything(one.tables, first):
            assert not step.entries
            assert step.after.info == steps[0].after.info
        assert await one.log(steps[0].after) == log
    await again.store.close()


async def test_a_double_click_at_the_same_moment_is_one_move(house: House, elsewhere: House) -> None:
    """The same interaction, delivered to two processes at once."""
    table = await house.begin(2)
    await elsewhere.tables.fetch(table.info.id)
    seat, move = sensible_action(table)
    interaction = new_id()
    steps = await asyncio.gather(
        *(
            one.tables.commit(table.info.id, one.at(table, seat), interaction, Table.play, move)
            for one in (house, elsewhere)
        )
    )
    assert sorted(bool(step.entries) for step in steps) == [False, True]
    (taken,) = [step for step in steps if step.entries]
    assert {step.after.number for step in steps} == {table.number + len(taken.entries)}


async def test_the_house_opens_again_where_it_was(house: House) -> None:
    table = await house.begin(3)
    rng = Random(2)
    for _ in range(50):
        table = (await house.move(table, rng)).after
    again = await house_at(house.url, [person.discord_id or 0 for person in house.people])
    known = await again.tables.fetch(table.info.id)
    assert known.position == table.position
    assert (known.number, known.people, known.phase) == (table.number, table.people, table.phase)
    assert (await again.move(known, rng)).entries
    await again.store.close()
