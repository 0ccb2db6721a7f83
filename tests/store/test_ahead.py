"""Rows of a clock that ran a year ahead and was put right, on both engines."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import BigInteger

from bot.daily.dates import begins_at
from bot.store import SqlStore
from bot.store.schema import metadata
from bot.tables import votes
from bot.tables.calls import CALL_EVERY, TONIGHT, LobbyToCall
from bot.tables.clocks import CLOCKS
from bot.tables.posted import PostedMessage
from bot.tables.shards import Shards
from bot.tables.wall_clock import MAX_AHEAD
from tests.store.daily import DAY, HERE, NINE, posting
from tests.store.tables import end_early
from tests.store.test_turns import HOUR, MINUTE, NOON, begun

YEAR: Final = 365 * 24 * HOUR
ROOT: Final = Path(__file__).parents[2]


def test_every_moment_that_is_stored_says_what_becomes_of_a_late_one() -> None:
    """Moments are the BIGINTs that are no ids, by their names."""
    text = (ROOT / "docs" / "schema.md").read_text(encoding="utf-8").partition("## Moments")[2].partition("\n## ")[0]
    explained = set(re.findall(r"`(\w+\.\w+)`", text))
    moments = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, BigInteger) and not column.name.endswith(("_id", "posted_in"))
    }
    assert moments <= explained
    assert explained - moments == {"people.quiet_spent", "daily_posts.posted"}, "which are no numbers"


# Turns


@pytest.mark.parametrize("clock", [clock for clock, wait in CLOCKS.items() if wait is not None])
@pytest.mark.parametrize("jump", [0, -YEAR])
async def test_decision_of_a_clock_ahead_counts_as_asked_now(store: SqlStore, clock: str, jump: int) -> None:
    wait = CLOCKS[clock] or 0
    group = await begun(store, clock=clock, at=NOON + YEAR)
    assert await store.postpone_deadlines(NOON, jump) == [group.table.info.id]
    assert await group.turn == (NOON, NOON + wait, NOON + wait * 2 // 3)
    assert not await store.postpone_deadlines(NOON, jump), "once"


async def test_decision_without_a_clock_counts_as_asked_now(store: SqlStore) -> None:
    group = await begun(store, clock="none", at=NOON + YEAR)
    await store.postpone_deadlines(NOON)
    assert await group.turn == (NOON, None, None)


async def test_deadline_of_a_clock_ahead_is_over_soon_though_it_was_asked_before(store: SqlStore) -> None:
    group = await begun(store, clock="relaxed")
    await store.postpone_deadlines(NOON + YEAR)
    assert (await group.turn)[1] == NOON + YEAR + 10 * MINUTE
    await store.postpone_deadlines(NOON + MINUTE)
    assert await group.turn == (NOON, NOON + 11 * MINUTE, NOON + MINUTE + 10 * MINUTE * 2 // 3)


async def test_decision_of_a_machine_that_began_behind_loses_no_time(store: SqlStore) -> None:
    """A small computer knows the time some seconds after its start."""
    group = await begun(store, clock="day")
    await store.postpone_deadlines(NOON - YEAR)
    await store.postpone_deadlines(NOON + MINUTE, YEAR + MINUTE)
    deadline = (await group.turn)[1]
    assert deadline is not None
    assert deadline >= NOON + MINUTE + 23 * HOUR


@pytest.mark.parametrize("jump", [10 * MINUTE, 6 * HOUR, YEAR])
@pytest.mark.parametrize(("clock", "spent"), [("live", MINUTE), ("day", HOUR), ("day", 23 * HOUR)])
async def test_jump_forward_leaves_at_least_the_time_that_was_left(
    store: SqlStore, clock: str, spent: int, jump: int
) -> None:
    group = await begun(store, clock=clock)
    await store.postpone_deadlines(NOON + spent + jump, jump)
    deadline = (await group.turn)[1]
    assert deadline is not None
    assert deadline - (NOON + spent + jump) >= (CLOCKS[clock] or 0) - spent


async def test_turn_of_another_processs_server_is_left_alone(other: SqlStore, store: SqlStore) -> None:
    group = await begun(store, at=NOON + YEAR)
    other.shards = Shards(1, 1, 2)
    assert not await other.postpone_deadlines(NOON)
    assert (await group.turn)[0] == NOON + YEAR


# Tables


async def test_table_whose_last_act_is_of_a_clock_ahead_is_found_silent(store: SqlStore) -> None:
    ahead, lively = await begun(store, at=NOON + YEAR), await begun(store)
    assert await store.abandoned_tables(NOON - HOUR, NOON) == [ahead.table.info.id]
    assert lively.table.info.id not in await store.abandoned_tables(NOON - HOUR, NOON)


async def test_board_that_lacks_a_step_of_a_clock_ahead_is_found(store: SqlStore) -> None:
    group = await begun(store, at=NOON + YEAR)
    shown = PostedMessage("board", None, 5, 77, NOON, shown=group.table.number)
    await store.save_message(group.table.info.id, shown)
    await group.take(lambda table: votes.leave(table, group.cause(group.table.people[0])))
    (errand,) = await store.boards_behind(NOON - HOUR, NOON)
    assert errand.table_id == group.table.info.id


async def test_newest_table_of_a_channel_is_none_of_a_clock_ahead(store: SqlStore) -> None:
    ahead = await begun(store, at=NOON + YEAR)
    channel = ahead.table.info.channel_id
    assert await store.last_table(channel, NOON) == ahead.table.info.id, "as long as there is no other"
    await end_early(store, ahead.table)
    lobby = await begun(store, channel=channel)
    assert await store.last_table(channel, NOON) == lobby.table.info.id


def test_message_of_a_clock_ahead_is_too_old_to_be_edited() -> None:
    posted = PostedMessage("board", None, 5, 77, NOON)
    assert posted.is_editable(NOON - MAX_AHEAD), "clocks of several processes may differ"
    assert not posted.is_editable(NOON - MAX_AHEAD - 1)


# Calls


async def test_subscription_and_call_of_a_clock_ahead_hinder_no_call(store: SqlStore) -> None:
    group = await begun(store)
    table, guild = group.table.info.id, group.table.info.guild_id
    guest, other = await store.upsert_person(901, "Guest", "en"), await store.upsert_person(902, "Other", "en")
    await store.subscribe(guest.id, guild, "heckmeck", None, NOON + YEAR)
    await store.subscribe(other.id, guild, "heckmeck", NOON + YEAR + TONIGHT, NOON + YEAR)
    assert [one.game for one in await store.subscriptions(guest.id, guild, NOON)] == ["heckmeck"]
    assert await store.subscriptions(other.id, guild, NOON) == [], "that evening is over"
    opening = LobbyToCall(table, NOON + MINUTE)
    assert await store.subscribers(opening, NOON) == [guest.id]
    assert await store.claim_call(LobbyToCall(table, NOON + YEAR + 2 * MINUTE), guest.id, NOON + YEAR) is not None
    assert await store.claim_call(opening, guest.id, NOON) is not None
    assert await store.claim_call(opening, guest.id, NOON + CALL_EVERY - 1) is None


# Daily posts


async def test_posting_of_a_clock_ahead_is_found_and_claimed(store: SqlStore) -> None:
    await store.daily.save_posting(posting(next_at=NINE + YEAR))
    assert await store.daily.far_postings(NINE) == [posting(next_at=NINE + YEAR)]
    await store.daily.complete_posting(posting(next_at=NINE + YEAR), DAY + timedelta(days=365), 7, NINE)
    assert await store.daily.far_postings(NINE) == []
    (due,) = await store.daily.due_postings(NINE)
    assert await store.daily.claim_posting(due, NINE)


async def test_refusals_are_counted_from_now_on_if_a_clock_ran_ahead(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    for at, since in ((NINE + YEAR, NINE + YEAR), (NINE, NINE), (NINE + HOUR, NINE)):
        await store.daily.refuse_posting(posting(), at)
        (due,) = await store.daily.due_postings(NINE)
        assert due.refused_since == since


async def test_puzzle_that_was_posted_today_is_claimed_by_no_later_try(store: SqlStore) -> None:
    await store.daily.save_posting(posting())
    await store.daily.complete_posting(posting(), DAY + timedelta(days=1), 7, NINE + HOUR)
    (due,) = await store.daily.due_postings(NINE + 2 * HOUR)
    assert due.guild_id == HERE
    assert not await store.daily.claim_posting(due, NINE + 2 * HOUR)
    assert begins_at(DAY) < NINE
