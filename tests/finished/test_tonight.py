"""The evening of a group: which tables belong to it, and who won how many."""

from msgspec.structs import replace

from bot.finished.store import FinishedTable, Finisher
from bot.finished.tonight import tonight
from bot.tables.holders import Computer
from bot.tables.store import Person

HOUR = 60 * 60 * 1000
ANNA, BRUNO, CARLA, DORA, EMIL = (Person(n, 100 + n, name, "en") for n, name in enumerate("ABCDE", 1))


def played(hour: float, *people: Person, rated: bool = True, channel: int = 2) -> FinishedTable:
    """Return a table that ended at an hour after half an hour of play. The first person won."""
    finishers = tuple(Finisher(seat, who, 1 + seat, 9 - seat) for seat, who in enumerate(people))
    ended_at = int(hour * HOUR)
    return FinishedTable(
        f"t{hour}", 1, channel, None, "heckmeck", ended_at - HOUR // 2, ended_at, "over", finishers, rated
    )


def won(*tables: FinishedTable) -> dict[str, int]:
    return {person.name: times for person, times in tonight(tables[0].id, tables).items()}


def test_first_places_of_the_evening_are_counted() -> None:
    assert won(played(22, ANNA, BRUNO, CARLA), played(21, BRUNO, CARLA, ANNA), played(20, ANNA, CARLA, BRUNO)) == {
        "A": 2,
        "B": 1,
        "C": 0,
    }


def test_first_table_of_an_evening_says_nothing() -> None:
    assert won(played(22, ANNA, BRUNO)) == {}
    assert won(played(22, ANNA, BRUNO), played(15.4, ANNA, BRUNO)) == {}, "more than six hours lie between them"
    assert won(played(22, ANNA, BRUNO), played(15.6, ANNA, BRUNO)) == {"A": 2, "B": 0}


def test_other_group_ends_the_evening() -> None:
    later = played(22, ANNA, BRUNO, CARLA)
    assert won(later, played(21, ANNA, DORA, EMIL), played(20, ANNA, BRUNO, CARLA)) == {}
    assert won(later, played(21, DORA, ANNA, BRUNO)) == {"A": 1, "D": 1, "B": 0, "C": 0}
    assert won(played(22, ANNA, BRUNO), played(21, ANNA, DORA)) == {}, "half are not more than half"


def test_other_group_in_another_thread_ends_no_evening() -> None:
    later, earlier = played(22, ANNA, BRUNO), played(20, ANNA, BRUNO, channel=4)
    assert won(later, played(21, DORA, EMIL, channel=3), earlier) == {"A": 2, "B": 0}
    assert won(later, played(21, DORA, EMIL), earlier) == {}


def test_unrated_tables_count_nothing_and_end_nothing() -> None:
    assert won(played(22, ANNA, BRUNO), played(21, BRUNO, ANNA, rated=False), played(20, ANNA, BRUNO)) == {
        "A": 2,
        "B": 0,
    }


def test_tables_after_the_one_asked_about_do_not_count() -> None:
    later, asked, earlier = played(23, BRUNO, ANNA), played(22, ANNA, BRUNO), played(21, ANNA, BRUNO)
    assert [*tonight(asked.id, (later, asked, earlier)).values()] == [2, 0]


def test_absent_persons_and_forgotten_ones_win_nothing() -> None:
    forgotten = Person(2, None, "", "en")
    finishers = (Finisher(0, ANNA, 1, 9, "away"), Finisher(1, forgotten, 1, 9))
    away = replace(played(1, ANNA, forgotten), finishers=finishers)
    assert won(played(2, ANNA, forgotten), away) == {"A": 1}


def test_tables_with_computers_are_counted_apart() -> None:
    def with_hen(hour: float, *people: Person) -> FinishedTable:
        table = played(hour, *people, rated=False)
        return replace(table, finishers=(*table.finishers, Finisher(9, Computer("hen"), 9, 0)))

    tables = (with_hen(22, ANNA, BRUNO), played(21, BRUNO, ANNA), with_hen(20, BRUNO, ANNA), with_hen(19.5, DORA))
    apart = tonight(tables[0].id, tables, computers=True)
    assert won(*tables) == {"B": 1, "A": 0}
    assert {person.name: times for person, times in apart.items()} == {"A": 1, "B": 1}
    assert tonight(tables[0].id, tables[:1], computers=True) == {}
    assert [*tonight(tables[1].id, tables, computers=True).values()] == [1, 0], "only tables up to the one asked about"
