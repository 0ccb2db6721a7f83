"""Play over the real store: who may act when, two processes at one table, and what the log tells everybody."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Sequence
from random import Random

import msgspec
import pytest

from bot.tables import entries as bodies
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo
from bot.tables.table import Cause, Table
from games.core import IllegalMove
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Stop
from games.hornochsen import Hornochsen
from games.hornochsen.moves import Bought, Buy
from games.registry import GAMES
from tests.games.test_chance import reference
from tests.store.children import sensible_action, some_action
from tests.tables.conftest import House, new_id

ROLL = b'["roll"]'


async def refusal(work: Awaitable[object]) -> str:
    """The code something is refused with."""
    with pytest.raises((Refusal, IllegalMove)) as refused:
        await work
    assert isinstance(refused.value, (Refusal, IllegalMove))
    return refused.value.code


# Clicks


async def test_a_button_of_an_earlier_decision_is_stale(house: House) -> None:
    table = await house.begin(2)
    seat, move = sensible_action(table)
    person, stamp = house.at(table, seat), table.stamp(seat)
    clicked = await house.play(table, person, move, seat, stamp)
    assert clicked.after.stamp(seat) > stamp
    assert await refusal(house.play(table, person, move, seat, stamp)) == "stale"
    assert len(await house.log(table)) == clicked.after.number


def test_purchase_of_one_round_is_stale_in_the_next() -> None:
    """In an open round a seat may buy before its turn, but never by a button of the round before."""
    info = TableInfo("t", 11, 22, None, "hornochsen", GAMES["hornochsen"].version, "en", bytes(32))
    table = Table(info).open(Cause(1, 0, new_id()), (1, 2, 3), (), started=True).after
    table.position = Hornochsen.parse("hands=63.1/11.2/12.3 rows=L3:53.56.59.60.62/L4:20/L2:10/L1:15 pawns=35/5/3")
    buy, moves = b'["buy",1]', {1: b'["play",[11]]', 0: b'["play",[63]]', 2: b'["play",[12]]'}
    stamp = table.stamp(1)
    for seat, move in moves.items():
        table = table.play(Cause(1 + seat, 0, new_id()), move, seat, table.stamp(seat)).after
    assert table.position is not None
    assert table.position.legal(1)[0].action == Buy(1)
    with pytest.raises(Refusal, match="stale"):
        table.play(Cause(2, 0, new_id()), buy, 1, stamp)
    bought = table.play(Cause(2, 0, new_id()), buy, 1, table.stamp(1))
    assert Bought(1, 1, again=False) in bought.events


async def test_a_strangers_click_and_a_click_on_anothers_button_are_refused(house: House) -> None:
    table = await house.begin(2)
    (seat,) = table.awaited
    other = house.at(table, 1 - seat)
    stamp = table.stamp(seat)
    assert await refusal(house.play(table, house.people[5], ROLL, seat, stamp)) == "not-seated"
    assert await refusal(house.play(table, other, ROLL, seat, stamp)) == "not-your-button"
    assert await refusal(house.play(table, other, ROLL)) == "not-your-turn"
    assert len(await house.log(table)) == table.number


async def test_an_illegal_move_is_refused_by_its_rule_and_changes_nothing(house: House) -> None:
    table = await house.begin(2)
    (seat,) = table.awaited
    person = house.at(table, seat)
    assert await refusal(house.play(table, person, ROLL)) == "keep-first"
    for nonsense in (b"", b"{", b'["fly"]', b'["keep","x"]', b'["keep"]', b"null", b"\xff"):
        assert await refusal(house.play(table, person, nonsense)) == "stale"
    assert (await house.tables.fetch(table.info.id)).position == table.position
    assert len(await house.log(table)) == table.number


async def test_a_move_before_the_start_is_refused(house: House) -> None:
    table = await house.open(2)
    assert await refusal(house.play(table, house.people[0], ROLL)) == "not-started"


async def test_a_stop_that_names_no_tile_is_logged_with_the_only_one_in_reach(house: House) -> None:
    table, rng = await house.begin(2), Random(0)
    while not (tile := only_tile_in_reach(table)):
        table = (await house.move(table, rng)).after
        if table.position and table.position.result:
            table = await house.begin(2)
    (seat,) = table.awaited
    stopped = await house.play(table, house.at(table, seat), b'["stop"]')
    assert stopped.after.number > table.number
    played = (await house.log(table))[table.number]
    assert (played.seat, json.loads(played.body)) == (seat, ["stop", tile])


def only_tile_in_reach(table: Table) -> int | None:
    """The tile that the asked seat takes if it stops, where there is no other."""
    assert table.position
    (seat,) = table.awaited
    stops = [choice.action for choice in table.position.legal(seat) if isinstance(choice.action, Stop)]
    return stops[0].tile if len(stops) == 1 else None


# Two processes at one table


async def test_two_processes_play_one_table_in_turn(house: House, elsewhere: House) -> None:
    """Each has its own cache; each plays on from what the other wrote."""
    table = await house.begin(3)
    rng = Random(11)
    for n in range(80):
        table = (await (house, elsewhere)[n % 2].move(table, rng)).after
    one, other = [await each.tables.fetch(table.info.id) for each in (house, elsewhere)]
    assert one.position == other.position == table.position
    assert [entry.number for entry in await house.log(table)] == list(range(1, table.number + 1))


async def test_two_clicks_on_one_decision_in_two_processes_are_one_move(house: House, elsewhere: House) -> None:
    """Both were made for the same decision: one is played, the other refused, whichever comes first."""
    table = await house.begin(2)
    rng = Random(12)
    for _ in range(30):
        seat, action = some_action(table, rng)
        stamp = table.stamp(seat)
        clicks = [one.play(table, one.at(table, seat), action, seat, stamp) for one in (house, elsewhere)]
        outcomes = await asyncio.gather(*clicks, return_exceptions=True)
        (refused,) = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        assert isinstance(refused, Refusal)
        one, other = [await each.tables.fetch(table.info.id) for each in (house, elsewhere)]
        assert one.position == other.position
        assert refused.code == "stale"
        table = one


# Rules that are gone


async def test_a_live_table_whose_rules_are_gone_is_closed_and_stays_readable(
    house: House, elsewhere: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begin(2)
    table = (await house.move(table, Random(3))).after

    class Corrected(Heckmeck):
        version = Heckmeck.version + 1

    monkeypatch.setitem(GAMES, "heckmeck", Corrected)
    closings = [elsewhere.tables.fetch(table.info.id), house.tables.fetch(table.info.id)]
    outcomes = await asyncio.gather(*closings, return_exceptions=True)
    outcomes_seen = [
        outcome.code if isinstance(outcome, Refusal) else getattr(outcome, "phase", None) for outcome in outcomes
    ]
    assert outcomes_seen in (["outdated", "outdated"], ["outdated", "over"], ["over", "outdated"])
    assert await refusal(elsewhere.play(table, house.people[0], ROLL)) == "table-over"
    for one in (house, elsewhere):
        closed = await one.tables.fetch(table.info.id)
        assert closed.ended is not None
        assert (closed.phase, closed.ended.reason, closed.people) == ("over", "outdated", table.people)
        assert closed.ended.seed == table.info.seed.hex()
    assert [entry.kind for entry in await house.log(table)][table.number :] == ["ended"]
    assert (await house.open(1)).info.version == Corrected.version, "the channel is free again"


@pytest.mark.parametrize("known", [True, False], ids=["later rules", "a new game"])
async def test_a_live_table_whose_rules_only_a_newer_roost_has_is_left_to_it(
    house: House, elsewhere: House, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    class Later(Heckmeck):
        version = Heckmeck.version + 1

    with monkeypatch.context() as newer:
        newer.setitem(GAMES, "heckmeck", Later)
        table = await house.begin(2)
    if not known:
        monkeypatch.delitem(GAMES, "heckmeck")
    log = await house.log(table)
    for _ in range(2):
        for attempt in (
            elsewhere.tables.fetch(table.info.id),
            elsewhere.tables.get_or_fetch(table.info.id),
            elsewhere.close(table, moderator=True),
        ):
            assert await refusal(attempt) == "newer"
    assert await house.log(table) == log


async def test_a_table_that_was_over_before_its_rules_went_is_readable(
    house: House, elsewhere: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.to_the_end(await house.begin(2))
    monkeypatch.delitem(GAMES, "heckmeck")
    known = await elsewhere.tables.fetch(table.info.id)
    assert (known.phase, known.ended) == ("over", table.ended)
    assert await refusal(elsewhere.tables.rematch(table.info.id, house.people[0], new_id())) == "outdated"


# Chance that anyone can check


async def test_every_outcome_follows_from_the_seed_that_was_committed_to(house: House) -> None:
    """From the log alone: the commitment of the first entry, the seed of the last, and every draw between them."""
    table = await house.to_the_end(await house.begin(3))
    log = await house.log(table)
    seed = bytes.fromhex(json.loads(log[-1].body)["seed"])
    assert (log[0].kind, log[-1].kind) == ("opened", "ended")
    assert json.loads(log[0].body)["commitment"] == hashlib.sha256(seed).hexdigest()
    (start,) = [entry.interaction_id for entry in log if entry.kind == "started"]
    assert start is not None
    outcomes = [json.loads(entry.body) for entry in log if entry.kind == "outcome"]
    assert outcomes[0] == ["first", *reference(seed, str(start), 0, 3)]
    for n, (tag, faces) in enumerate(outcomes[1:], start=1):
        assert (tag, faces) == ("dice", sorted(1 + draw for draw in reference(seed, str(start), n, *[6] * len(faces))))
    assert len(outcomes) > 50


async def test_two_tables_share_neither_id_nor_seed(house: House) -> None:
    opened: list[Table] = []
    for _ in range(20):
        opened.append(await house.open(1))
        await house.close(opened[-1])
    assert len({table.info.id for table in opened}) == len({table.info.seed for table in opened}) == 20
    assert {len(table.info.seed) for table in opened} == {32}


# What the log keeps to itself


async def test_entries_name_no_person_and_no_seed_before_the_end(house: House, discord_ids: Sequence[int]) -> None:
    table = await house.open(4)
    await house.options(table, "free_choice")
    await house.leave(table, 2)
    await house.join(table, 2)
    table = await house.to_the_end((await house.start(table)).after)
    log = await house.log(table)
    seed = table.info.seed
    for entry in log:
        text = msgspec.json.encode(entry).decode() + entry.body.decode()
        for person, discord_id in zip(house.people, discord_ids, strict=True):
            assert person.name not in text
            assert str(discord_id) not in text
        secret = seed.hex() in text or seed in entry.body or repr(seed)[2:-1] in text
        assert secret == (entry is log[-1])
    assert {entry.kind for entry in log} == {
        *("opened", "variants", "joined", "left", "started", "ended"),
        *(bodies.ACTION, bodies.OUTCOME),
    }


async def test_table_closed_in_its_lobby_reveals_its_seed(house: House) -> None:
    table = await house.open(1)
    closed = (await house.close(table)).after
    assert closed.ended is not None
    opened = json.loads((await house.log(table))[0].body)["commitment"]
    assert opened == hashlib.sha256(bytes.fromhex(closed.ended.seed)).hexdigest()
