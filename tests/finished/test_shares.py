"""Absence and ratings: who is rated for which seat. Leaving never saves a rating."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from bot.finished.finishes import Entrant, entrants, is_rated
from bot.finished.rating import START, Ladder, RatedTable, Rating, Role, rate_all
from bot.store import SqlStore
from bot.tables.entries import DecisionShare, Ended
from bot.tables.table import Cause, Step, Table
from games.core import Place, Result
from tests.finished.test_privacy import rows
from tests.finished.world import live, new_info, people_of
from tests.store.kept import Kept
from tests.store.tables import interaction

GAME: Final = "heckmeck"


def result_of(*places: int) -> Result:
    return Result("done", tuple(Place(seat, place, 10 - place, 0) for seat, place in enumerate(places)))


def over(
    places: Sequence[int], shares: tuple[DecisionShare, ...], held: tuple[int, ...], people: Sequence[int]
) -> Table:
    """A table that these people began, and that is over."""
    step = Table(new_info(1, GAME)).open(Cause(people[0], 1, interaction()), people, ())
    step = step.after.start(Cause(people[0], 1, interaction()))
    ending = Step(step.after)
    ending.write(Cause(None, 2, None), Ended("over", "", result_of(*places), shares, held))
    return ending.after


def roles(table: Table) -> list[tuple[int, int, Role, int]]:
    return [(one.seat, one.person, one.role, one.place) for one in entrants(table)]


def test_who_made_half_of_the_decisions_and_holds_the_seat_is_rated_in_its_place() -> None:
    table = over(
        (2, 1, 3),
        (DecisionShare(0, 1, 10, 10), DecisionShare(1, 2, 5, 10), DecisionShare(2, 3, 9, 10)),
        (0, 1, 2),
        (1, 2, 3),
    )
    assert roles(table) == [(0, 1, "held", 2), (1, 2, "held", 1), (2, 3, "held", 3)]


def test_who_made_less_than_half_or_does_not_hold_the_seat_is_the_last_of_the_table() -> None:
    table = over(
        (2, 1, 3),
        (DecisionShare(0, 1, 10, 10), DecisionShare(1, 2, 4, 10), DecisionShare(2, 3, 9, 10)),
        (0, 1),
        (1, 2, 3),
    )
    assert roles(table) == [(0, 1, "held", 2), (1, 2, "away", 3), (2, 3, "away", 3)]
    assert [one.points for one in entrants(table)] == [1, 0, 0]


@pytest.mark.parametrize(
    ("shares", "held", "expected"),
    [
        ((DecisionShare(1, 2, 3, 4), DecisionShare(1, 3, 6, 6)), (0, 1), [(1, 2, "away", 2), (1, 3, "substitute", 1)]),
        ((DecisionShare(1, 2, 5, 5), DecisionShare(1, 3, 5, 5)), (0, 1), [(1, 2, "away", 2)]),
        ((DecisionShare(1, 2, 3, 4), DecisionShare(1, 3, 6, 6)), (0,), [(1, 2, "away", 2)]),
        (
            (DecisionShare(1, 2, 1, 4), DecisionShare(1, 3, 1, 1), DecisionShare(1, 4, 9, 9)),
            (0, 1),
            [(1, 2, "away", 2), (1, 4, "substitute", 1)],
        ),
        ((DecisionShare(1, 2, 0, 0), DecisionShare(1, 3, 0, 0)), (0, 1), [(1, 2, "away", 2)]),
    ],
)
def test_a_substitute_is_rated_for_a_seat_of_which_that_person_made_most_decisions(
    shares: tuple[DecisionShare, ...], held: tuple[int, ...], expected: list[tuple[int, int, Role, int]]
) -> None:
    table = over((2, 1), (DecisionShare(0, 1, 7, 7), *shares), held, (1, 2))
    assert roles(table) == [(0, 1, "held", 2), *expected]
    assert is_rated(table)


def after(places: tuple[int, ...], who: tuple[Role, ...], before: Sequence[Rating]) -> list[Rating]:
    """The ratings of people 1, 2, … behind a table, everywhere."""
    ladder, people = Ladder(0, 0, GAME), tuple(range(1, len(places) + 1))
    ratings = {(ladder, person): rating for person, rating in zip(people, before, strict=True)}
    list(rate_all([RatedTable("t", 1, 1, GAME, 5, people, places, who)], [ladder], ratings))
    return [ratings[ladder, person] for person in people]


def test_leaving_is_never_better_than_the_last_place() -> None:
    stayed = after((1, 2, 3), ("held", "held", "held"), [START] * 3)
    left = after((1, 2, 3), ("held", "held", "away"), [START] * 3)
    assert left == stayed
    shared = after((1, 2, 2), ("held", "held", "away"), [START] * 3)
    assert shared == stayed, "whoever stayed is before whoever left, though the computer did as well"


def test_a_substitutes_rating_never_falls() -> None:
    strong = Rating(40.0, 2.0)
    for places in ((1, 3, 2), (2, 3, 1)):
        before = [START, START, strong]
        *_, substitute = after(places, ("held", "away", "substitute"), before)
        assert substitute.ordinal >= strong.ordinal
    assert after((1, 3, 2), ("held", "away", "substitute"), [START, START, strong])[2] == strong


async def test_absence_shares_are_rebuilt_bit_for_bit(store: SqlStore, database: Kept) -> None:
    """Random tables with absence, ends in any order, against a rebuilding."""
    people, rng = [person.id for person in await people_of(store, 7)], Random(4)
    at = 100
    for _ in range(40):
        seated = rng.sample(people, rng.randint(2, 4))
        table = await live(store, new_info(rng.randint(1, 2), GAME), seated, at)
        spare = [person for person in people if person not in seated]
        shares = tuple(share for seat, person in enumerate(seated) for share in _shares(seat, person, spare, rng))
        held = tuple(seat for seat in range(len(seated)) if rng.random() < 0.8)
        places = tuple(rng.sample(range(1, len(seated) + 1), len(seated)))
        at += rng.randint(-20, 60)
        step = Step(table)
        step.write(Cause(None, max(at, 1), None), Ended("over", "", result_of(*places), shares, held))
        await store.append(step)
    derived = ("results", "feats", "ratings", "standings")
    before = rows(database, *derived)
    assert {row[3] for row in before["results"]} == {"held", "away", "substitute"}
    await store.finished.rebuild()
    assert rows(database, *derived) == before


def _shares(seat: int, person: int, spare: list[int], rng: Random) -> list[DecisionShare]:
    asked = rng.randint(0, 9)
    shares = [DecisionShare(seat, person, rng.randint(0, asked), asked)]
    if spare and rng.random() < 0.5:
        asked = rng.randint(0, 12)
        shares.append(DecisionShare(seat, spare.pop(), rng.randint(asked // 2, asked), asked))
    return shares


async def test_who_left_and_asked_to_be_forgotten_has_no_standing(store: SqlStore, database: Kept) -> None:
    anna, bruno, carla = await people_of(store, 3)
    table = await live(store, new_info(1, GAME), [anna.id, carla.id], 10)
    await store.forget(bruno.id)
    step = Step(table)
    shares = (DecisionShare(0, anna.id, 5, 5), DecisionShare(1, bruno.id, 0, 1), DecisionShare(1, carla.id, 5, 5))
    step.write(Cause(None, 20, None), Ended("over", "", result_of(1, 2), shares, (0, 1)))
    await store.append(step)
    before = rows(database, "results", "ratings", "standings")
    assert {row[0] for row in before["standings"]} == {anna.id, carla.id}
    await store.finished.rebuild()
    assert rows(database, *before) == before


def test_table_that_began_with_a_computer_is_unrated() -> None:
    table = over((1, 2), (), (), (1, 2))
    table.began_with_computers = True
    assert entrants(table) == ()
    assert Entrant(0, 1, "held", 1, 1) in entrants(over((1, 2), (), (), (1, 2)))


def test_absence_never_raises_a_rating() -> None:
    """Else two who leave every table would climb together."""
    for places in ((1, 2), (2, 1), (1, 1)):
        for rating in after(places, ("away", "away"), [START] * 2):
            assert rating.ordinal <= START.ordinal
