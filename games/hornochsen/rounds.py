"""The end of a round of Tanz der Hornochsen: tiles are placed, pawns move, and the next choosing opens."""

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Literal

from games.core import Fact
from games.hornochsen.decisions import Decisions
from games.hornochsen.moves import (
    DEALT,
    EYES,
    HEAP,
    Action,
    Buy,
    Completed,
    Event,
    Eye,
    Heap,
    Mood,
    Placed,
    Revealed,
    Scored,
)
from games.hornochsen.position import OwedPick

_FIRST_EYE = EYES[0]

Cause = Literal["pat", "bull", "buy"]


class Rounds(Decisions):
    """The end of a round, and the beginning of the next."""

    def _resolve(self, events: list[Event]) -> None:
        """Place the tiles once all seats have chosen, lowest first, and end the round."""
        hands = self._hands
        played = sorted([(tile, seat) for seat, tiles in enumerate(self._chosen) for tile in tiles or ()])
        self._placed = placed = dict(played)
        events.append(Revealed(tuple(placed)))
        self._chosen = [None] * len(hands)
        self._order = ()
        self._turn = 0
        self._uncover(played)
        for tile, seat in played:
            hands[seat].remove(tile)
            self._place(seat, tile, events)
        self._end_round()

    def _place(self, seat: int, tile: int, events: list[Event]) -> None:
        """Place a tile by the rules, and score its space."""
        row, placed = self._placing(seat, tile)
        events.append(placed)
        tiles = self._rows[row]
        mark, points = self._board[row].spaces[len(tiles)]
        tiles.append(tile)
        if mark == "plain":
            return
        if mark == "pat":
            self._score(seat, points, "pat", events)
        elif mark == "happy":
            self._happy -= 1
            if not self._happy:
                events.append(Mood(happy=False))
        elif mark == "bull":
            self._score(seat, points, "bull", events)
            self._complete(seat, row, events)

    def _placing(self, seat: int, tile: int) -> tuple[int, Placed]:
        """Return the row of a tile (003, rules 1 to 3)."""
        rows = self._rows
        here = top = -1  # the row with the smallest difference, and the one with the highest last tile
        after = second = highest = 0
        for row in self._active:
            last = rows[row][-1]
            if last > highest:
                highest, top = last, row
            if last > tile:
                continue
            if last > after:
                second, after, here = after, last, row
            elif last > second:
                second = last
        if not after:
            return top, Placed(seat, tile, self._board[top].name, highest, 3, None, None)
        name = self._board[here].name
        if second:
            return here, Placed(seat, tile, name, after, 2, tile - after, tile - second)
        return here, Placed(seat, tile, name, after, 1, tile - after, None)

    def _predicted(self, seat: int, action: Action) -> Mapping[str, Fact]:
        """Return the row of a single tile if it was placed now, the tile before it, the rule, and its score. None for
        two tiles, because others are placed between them."""
        if isinstance(action, Buy):
            return {}
        tile, *others = action.tiles
        if others:
            return dict.fromkeys(("row", "after", "rule", "mark", "points", "happy"))
        row, placed = self._placing(seat, tile)
        mark, points = self._board[row].spaces[len(self._rows[row])]
        landing = {"row": placed.row, "after": placed.after, "rule": placed.rule}
        return {**landing, "mark": mark, "points": points, "happy": self._happy > 0}

    def _complete(self, seat: int, row: int, events: list[Event]) -> None:
        """Start the next inactive row downwards with the tile on a bull head. Its seat may pick from the completed
        row (003, penalties, actions 2 and 3)."""
        *rest, tile = self._rows[row]
        following = (row + 1) % len(self._rows)
        while self._rows[following]:
            following = (following + 1) % len(self._rows)
        self._rows[row] = []
        self._active.remove(row)
        self._rows[following] = [tile]
        insort(self._active, following)
        plan = self._board[row]
        next_plan = self._board[following]
        self._owed.append(OwedPick(seat, plan.name, tuple(rest)))
        events.append(Completed(seat, plan.name, tile, next_plan.name, tuple(rest)))
        if next_plan.happy:
            self._happy += next_plan.happy
            if self._happy == next_plan.happy:
                events.append(Mood(happy=True))

    def _score(self, seat: int, points: int, cause: Cause, events: list[Event]) -> None:
        """Move a pawn to the first free space, forward, or back under a happy cow (003, happy cows and the track)."""
        pawns = self._pawns
        start = pawns[seat]
        happy = self._happy > 0 and cause != "buy"
        step = -1 if happy else 1
        space = start + step * points
        if space < 0:  # the start space ends every way back
            space = 0
        while space and space in pawns:
            space += step
        pawns[seat] = space
        events.append(Scored(seat, cause, points, happy, start, space))
        if space >= _FIRST_EYE:
            for eye in EYES:
                if start < eye <= space:
                    self._reach(eye, seat, events)
        if space >= HEAP and not self._heap:
            self._heap = True
            events.append(Heap(seat, space))

    def _reach(self, eye: int, seat: int, events: list[Event]) -> None:
        """Set off a bull's eye that a pawn reached or passed, unless another pawn is on it since an earlier round
        (003, bull's eye, special situations)."""
        self._arrived.add((eye, seat))
        for other, space in enumerate(self._pawns):
            if space >= eye and (eye, other) not in self._arrived:
                return
        if not self._eye:
            self._eye = True
            events.append(Eye(seat, eye))

    def _end_round(self) -> None:
        """End the game (003, the end), deal free tiles that are due (003, six tiles for nothing), or open the next
        choosing."""
        if self._heap:
            self._end()
            return
        if all(self._hands):
            self._open_choosing()
            return
        without = [seat for seat, hand in enumerate(self._hands) if not hand and not self._owed_by(seat)]
        last = {seat: tile for tile, seat in self._placed.items()}
        left = len(self._reserve)
        for seat in sorted(without, key=last.__getitem__):
            if not left:
                self._end()
                return
            count = min(DEALT, left)
            left -= count
            self._due.append((seat, count))
        if self._due:
            self._phase = "refill"
        else:
            self._open_choosing()

    def _end(self) -> None:
        self._phase = "over"
        self._due = []
        self._box = sorted([*self._box, *[tile for owed in self._owed for tile in owed.tiles]])
        self._owed = []

    def _open_choosing(self) -> None:
        """Begin a round, and evaluate the conditions that hold for all of it."""
        self._phase = "choose"
        self._round += 1
        self._bought = set()
        self._arrived = set()
        self._double = self._is_double()
        self._selling = bool(self._reserve)
        self._order = self._by_penalties() if self._eye else ()
        self._eye = False
        self._turn = 0
        self._up = self._first_up()
        self._undecided = frozenset(self._up)
        self._ask(self.awaited if self._owed else self._up)

    def _by_penalties(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats with the fewest penalties first. Those together on the start space choose at once
        (003, bull's eye)."""
        pawns = self._pawns
        seats = sorted(range(len(pawns)), key=pawns.__getitem__)
        together = tuple([seat for seat in seats if not pawns[seat]])
        alone = [(seat,) for seat in seats if pawns[seat]]
        return (together, *alone) if together else tuple(alone)

    def _ask(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._stamps[seat] += 1
