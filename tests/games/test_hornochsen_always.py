"""Invariants of every position of Tanz der Hornochsen."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from games.hornochsen import Hornochsen
from games.hornochsen.moves import TILES, Began, Buy, Draw, Options, Pick, Placed, Play
from tests.games.hornochsen import hand, legal, pawns, words
from tests.games.playouts import Case, Entry, drawn, enter

cases = st.builds(Case, st.just(Hornochsen), st.integers(2, 8), st.just(Options()), st.just("any"))
random_players = st.integers(0, 2**32).map(Random)


def walk(position: Hornochsen, case: Case, rng: Random, steps: int) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    for _ in range(steps):
        if position.result is not None:
            return
        entry = drawn(position, case, rng)
        yield entry, enter(position, entry)


def everywhere(position: Hornochsen) -> list[int]:
    """Every tile, wherever it lies; the reserve is what `parse` of the notation makes it."""
    view = position.view(None)
    hands = [tile for seat in range(len(view.players)) for tile in hand(position, seat)]
    on_board = [tile for row in view.rows for tile in row.tiles]
    owed = [tile for owed in view.owed for tile in owed.tiles]
    box = numbers(position, "box")
    assert len(box) == view.box
    return [*hands, *on_board, *owed, *box]


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_99_tiles_are_never_lost_nor_doubled(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for number, _ in enumerate(walk(position, case, rng, steps), start=1):
        if number % 3 and number < steps and position.result is None:
            continue  # what is lost stays lost
        view = position.view(None)
        seen = everywhere(position)
        assert len(seen) == len({*seen}) == len(TILES) - view.reserve
        for seat, player in enumerate(view.players):
            assert player.count + player.chosen == len(hand(position, seat)) <= 9
            assert set(position.view(seat).choice) <= {*hand(position, seat)}


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_rows_rise_save_where_rule_3_placed_and_four_are_active(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    below: set[int] = set()
    for _, events in walk(position, case, rng, steps):
        for event in events:
            if isinstance(event, Placed):
                below = below | {event.tile} if event.rule == 3 else below - {event.tile}
        view = position.view(None)
        assert sum(row.active for row in view.rows) == 4
        for row in view.rows:
            for one, two in pairwise(row.tiles):
                assert one < two or two in below


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_no_two_pawns_share_a_space_but_the_start(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for _ in walk(position, case, rng, steps):
        spaces = [space for space in pawns(position) if space]
        assert len(spaces) == len({*spaces})
        assert min(pawns(position)) >= 0


@settings(deadline=None, max_examples=30)
@given(cases, random_players)
def test_lowest_tile_of_a_round_goes_where_predicted(case: Case, rng: Random) -> None:
    """For nothing is placed before it."""
    position = Hornochsen.new(case.seats, Options())
    before = position.copy()
    for _, events in walk(position, case, rng, 300):
        first = next((event for event in events if isinstance(event, Placed)), None)
        if first is not None:
            predicted = before.predicted(first.seat, Play((first.tile,)))
            assert (predicted["row"], predicted["after"], predicted["rule"]) == (first.row, first.after, first.rule)
        before = position.copy()


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_awaited_seats_are_exactly_those_that_owe(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    for _ in walk(position, case, rng, steps):
        view = position.view(None)
        assert {*view.awaited} == position.awaited
        for seat, player in enumerate(view.players):
            kinds = {type(action) for action in legal(position, seat)}
            match player.status:
                case "pick":
                    assert kinds == {Pick}
                case "buy":
                    assert kinds == {Buy}
                case "choose":
                    assert Play in kinds
                    assert Pick not in kinds
                case "chosen":
                    assert kinds <= {Play, Buy}
                case "later":
                    assert kinds <= {Buy}
                case "open" | "none":
                    assert not kinds


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(0, 300))
def test_resample_redraws_hidden_tiles_into_a_valid_position(case: Case, rng: Random, steps: int) -> None:
    position = Hornochsen.new(case.seats, Options())
    lain: set[int] = set()
    for _, events in walk(position, case, rng, steps):
        for event in events:
            match event:
                case Began(tiles):
                    lain.update(tiles)
                case Placed(_, tile):
                    lain.add(tile)
                case _:
                    pass
    seats = range(case.seats)
    for viewer in (None, *seats):
        other = position.resample(viewer, rng)
        somewhere = everywhere(other)
        reserve = {*TILES} - {*somewhere}
        assert len(somewhere) == len({*somewhere}) == len(TILES) - other.view(None).reserve
        assert not reserve & lain
        assert numbers(other, "box") <= lain
        for seat in seats:
            now, was = hand(other, seat), hand(position, seat)
            assert (now == was) or seat != viewer
            assert len(now) == len(was)
            assert len(lain & {*now}) == len(lain & {*was}), "how many of them have lain open is known"
        assert numbers(other, "shown") == {tile for seat in seats for tile in hand(other, seat) if tile in lain}
        for _ in walk(other, case, rng, 30):
            pass


def numbers(position: Hornochsen, key: str) -> set[int]:
    """Tiles of a position's notation."""
    return {int(tile) for tile in words(position).get(key, "").split(".") if tile}


def renamed(entry: Entry, seats: int) -> Entry:
    """Return an entry with every seat one further. At the deal, the tiles move one further instead."""
    if isinstance(entry, tuple):
        return (entry[0] + 1) % seats, entry[1]
    assert isinstance(entry, Draw)
    if len(entry.tiles) == seats * 6 + 4:
        last = (seats - 1) * 6
        return Draw((*entry.tiles[last : last + 6], *entry.tiles[:last], *entry.tiles[last + 6 :]))
    return entry


@settings(deadline=None, max_examples=30)
@given(cases, random_players, st.integers(1, 300))
def test_seats_renamed_play_the_same_game(case: Case, rng: Random, steps: int) -> None:
    position, other = (Hornochsen.new(case.seats, Options()) for _ in range(2))
    for entry, _ in walk(position, case, rng, steps):
        enter(other, renamed(entry, case.seats))
        one, two = position.view(None), other.view(None)
        assert one.players == two.players[1:] + two.players[:1]
        assert [row.tiles for row in one.rows] == [row.tiles for row in two.rows]
        assert (one.phase, one.happy, one.double, one.eye, one.heap) == (
            two.phase,
            two.happy,
            two.double,
            two.eye,
            two.heap,
        )
        assert {(seat + 1) % case.seats for seat in position.awaited} == other.awaited
        for seat in range(case.seats):
            assert hand(position, seat) == hand(other, (seat + 1) % case.seats)
            assert list(position.legal(seat)) == list(other.legal((seat + 1) % case.seats))
