"""The people whom the chat room keeps at hand."""

import tracemalloc
from collections.abc import Sequence
from itertools import permutations
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from bot.chat.words import people as people_at_hand
from bot.chat.words.people import KEPT, Author, People
from bot.chat.words.players import account_of, alt_names, bold_names, label_names, looks_of, party_of, players, sign_of
from bot.chat.words.texts import texts_for
from bot.store import SqlStore
from bot.tables import absence
from bot.tables.holders import Computer
from bot.tables.store import ForgottenActor, Person
from renderers.kit.palette import SIGNS
from tests.tables.conftest import House, discord_ids, house, new_id

__all__ = ["discord_ids", "house"]


class Crowd(SqlStore):
    """A store in which everybody is who may be asked for."""

    def __init__(self) -> None:
        self.readings = 0
        self.known: list[int] = []

    async def upsert_person(
        self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
    ) -> Person:
        self.known.append(discord_id)
        return Person(discord_id % 10**17, discord_id, name, locale, nickname, acting_in=guild_id)

    async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
        self.readings += 1
        return [Person(person_id, 10**17 + person_id, f"Player {person_id}", "en") for person_id in ids]


async def test_who_plays_on_is_read_once_however_many_others_come() -> None:
    store = Crowd()
    people = People(store)
    first = await people.people_by_id([1, 2], None)
    for stranger in range(10, 10 + 2 * KEPT):
        await people.people_by_id([1, 2, stranger], None)
    before = store.readings
    assert await people.people_by_id([2, 1], None) == first[::-1]
    assert store.readings == before
    assert [person.name for person in await people.people_by_id([1, 10, 2], None)] == [
        "Player 1",
        "Player 10",
        "Player 2",
    ]
    assert store.readings == before + 1


def author(person_id: int, name: str) -> Author:
    """A person's account, in German."""
    user = SimpleNamespace(id=10**17 + person_id, global_name=name, name="x")
    return cast("Author", SimpleNamespace(user=user, locale="de"))


async def written(person: Person) -> Person:
    """A step that is written."""
    return person


async def test_who_has_played_acts_by_the_name_of_this_moment_without_a_reading() -> None:
    store = Crowd()
    people = People(store)
    (before,) = await people.people_by_id([7], None)
    person, done = await people.act_as(author(7, "New  name"), written)
    assert person == done == Person(7, before.discord_id, "New name", "de")
    assert await people.people_by_id([7], None) == (person,)
    assert store.known == []


async def test_who_is_not_at_hand_is_met_before_acting() -> None:
    store = Crowd()
    person, _ = await People(store).act_as(author(7, "Anna"), written)
    assert person == Person(7, 10**17 + 7, "Anna", "de")
    assert store.known == [10**17 + 7]


async def test_person_forgotten_elsewhere_is_stored_again_and_acts_once() -> None:
    store = Crowd()
    people = People(store)
    await people.people_by_id([7], None)
    steps: list[Person] = []

    async def act(person: Person) -> None:
        if not store.known:
            raise ForgottenActor
        steps.append(person)

    await people.act_as(author(7, "Anna"), act)
    assert steps == [Person(7, 10**17 + 7, "Anna", "de")]


async def test_person_forgotten_here_is_stored_again() -> None:
    store = Crowd()
    people = People(store)
    await people.people_by_id([7], None)
    people.forget(7)
    await people.act_as(author(7, "Anna"), written)
    assert store.known == [10**17 + 7]


async def test_person_read_before_a_change_elsewhere_is_not_cached() -> None:
    class Late(Crowd):
        """The answers arrive after the notice of a changed person."""

        async def upsert_person(
            self, discord_id: int, name: str, locale: str, guild_id: int | None = None, nickname: str = ""
        ) -> Person:
            known = await super().upsert_person(discord_id, name, locale, guild_id, nickname)
            people.drop(known.id)
            return known

        async def people(self, ids: Sequence[int], guild_id: int | None = None) -> Sequence[Person]:
            read = await super().people(ids, guild_id)
            people.drop_all()
            return read

    store = Late()
    people = People(store)
    for reading in (1, 2):
        await people.people_by_id([7], None)
        assert store.readings == reading
    await people.meet(author(7, "Anna"))
    await people.people_by_id([7], None)
    assert store.readings == 3


async def test_person_changed_while_acting_is_read_again() -> None:
    store = Crowd()
    people = People(store)
    await people.people_by_id([7], None)

    async def changed_behind(person: Person) -> None:
        people.drop(person.id)

    await people.act_as(author(7, "Anna"), changed_behind)
    assert store.known == []
    await people.people_by_id([7], None)
    assert store.readings == 2


async def test_a_full_house_of_strangers_is_known_in_its_order() -> None:
    """Also where cached people are evicted for those who are read."""
    people = People(Crowd())
    await people.people_by_id(range(KEPT), None)
    everybody = range(KEPT + 8, -1, -1)
    assert [person.id for person in await people.people_by_id(everybody, None)] == list(everybody)


async def test_strangers_without_end_take_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    few = 500
    monkeypatch.setattr(people_at_hand, "KEPT", few)
    people = People(Crowd())
    tracemalloc.start()
    try:
        held: list[int] = []
        for crowd in range(4):
            for stranger in range(crowd * 2 * few, (crowd + 1) * 2 * few):
                await people.people_by_id([stranger], None)
                people.forget(stranger)
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert held[-1] < 1.2 * held[0]


# Signs and colours


def guests(*ids: int) -> list[Person]:
    return [Person(person_id, None, "", "") for person_id in ids]


def test_everybody_has_the_own_sign_in_whatever_order_they_sit_down() -> None:
    for order in permutations((3, 12, 7, 9)):
        people = guests(*order)
        assert looks_of(people) == tuple(sign_of(person) for person in people)


def test_second_of_two_equal_signs_becomes_a_free_one() -> None:
    assert looks_of(guests(1, 9)) == (0, 1)
    assert looks_of(guests(9, 1)) == (0, 1)
    assert looks_of(guests(1, 9, 2)) == (0, 2, 1), "the third has a sign of her own"
    assert looks_of(guests(8, 16)) == (7, 0)


def test_no_two_seats_look_alike_and_the_table_alone_decides() -> None:
    rng = Random(1)
    for _ in range(300):
        people = guests(*rng.sample(range(1, 100), rng.randint(1, 8)))
        looks = looks_of(people)
        assert len(set(looks)) == len(people)
        assert looks == looks_of([*people])
        firsts = {sign_of(person): seat for seat, person in reversed([*enumerate(people)])}
        assert all(looks[seat] == sign for sign, seat in firsts.items())


def test_computers_have_a_free_sign_a_level_and_a_number() -> None:
    anna = Person(3, 10**17, "Anna", "en")
    seated = players([Computer("hen"), anna, Computer("rooster"), Computer("hen")], texts_for("en"))
    assert looks_of(seated) == (0, sign_of(anna), 1, 3)
    assert [bold_names(seated)(seat) for seat in range(4)] == [
        "●\u00a0🐔\u00a0**Hen**",
        "■\u00a0**Anna**",
        "▲\u00a0🐓\u00a0**Rooster**",
        "◆\u00a0🐔\u00a0**Hen 2**",
    ]
    assert [alt_names(seated)(seat) for seat in range(4)] == [
        "Hen (computer)",
        "Anna",
        "Rooster (computer)",
        "Hen 2 (computer)",
    ]
    assert [alt_names(seated, 6)(seat) for seat in range(4)] == ["🐔 Hen", "Anna", "🐓 Rooster", "🐔 Hen 2"]
    assert [who.level for who in party_of(seated)] == ["hen", None, "rooster", "hen"]
    assert [label_names(players([Computer("hen")], texts_for("it")))(0)] == ["●\u00a0🐔 Gallina"]


def test_with_computers_among_them_everybody_keeps_a_sign_of_their_own() -> None:
    for count in range(1, 8):
        people = [Person(1 + 3 * n, 10**17 + n, f"Player {n}", "en") for n in range(count)]
        seated = players([*people, *[Computer("chick")] * (8 - count)], texts_for("en"))
        assert sorted(looks_of(seated)) == list(range(8))
        assert [looks_of(people)[0], looks_of(seated)[0]] == [sign_of(people[0])] * 2


async def test_stand_in_keeps_the_seats_sign_and_shows_the_computers(house: House) -> None:
    """Away, replaced, and back: the signs of a table are those it began with."""
    table, texts = await house.begin(3), texts_for("en")
    people = People(house.store)
    looks = looks_of(await people.players(table, texts))
    names = [person.name for person in house.people[:3]]
    table = (await house.leave(table, 1)).after
    away = await people.players(table, texts)
    assert looks_of(away) == looks
    assert [who.level for who in party_of(away)] == [None, "hen", None]
    assert bold_names(away)(1) == f"{SIGNS[looks[1]].glyph}\u00a0🐔\u00a0**{names[1]}**"
    assert alt_names(away)(1) == f"{names[1]} (a hen plays)"
    assert account_of(away[1]) == house.people[1].discord_id
    newcomer = house.people[4]
    table = (await house.tables.commit(table.info.id, newcomer, new_id(), absence.sit_down)).after
    replaced = await people.players(table, texts)
    assert looks_of(replaced) == looks
    assert [who.level for who in party_of(replaced)] == [None, None, None]
    assert bold_names(replaced)(1) == f"{SIGNS[looks[1]].glyph}\u00a0**{newcomer.name}**"
    assert alt_names(replaced)(1) == newcomer.name
    table = (await house.leave(table, 4)).after
    back = await house.tables.commit(table.info.id, house.people[1], new_id(), absence.sit_down)
    assert await people.players(back.after, texts) == tuple(house.people[:3])
