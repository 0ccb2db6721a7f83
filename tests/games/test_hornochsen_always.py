"""Invariants of every position of Tanz der Hornochsen."""

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from games.hornochsen import Hornochsen
from games.hornochsen.moves import TILES, Began, Options, Placed, Play
from tests.games.hornochsen import hand, words
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
