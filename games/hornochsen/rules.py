"""The rules of Tanz der Hornochsen (book 003)."""

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import ClassVar, Literal, NamedTuple, Self

import msgspec

from games.core import Chance, Choice, Game, IllegalMove, Result, placed
from games.hornochsen import board
from games.hornochsen.moves import (
    BUYS,
    DEALT,
    EYES,
    HEAP,
    PICKS,
    SCREEN,
    STARTS,
    TILES,
    Action,
    Began,
    Bought,
    Buy,
    Chose,
    Completed,
    Draw,
    Drew,
    Event,
    Eye,
    Heap,
    Mood,
    Options,
    Outcome,
    Pick,
    Picked,
    Placed,
    Play,
    Revealed,
    Scored,
    Shown,
)
from games.hornochsen.view import HornochsenView, Owed, Owes, Phase, Player, Row, Space, Status
from games.notation import joined, must, numbers_of, once_each, parts_of

board.check()


Cause = Literal["pat", "bull", "buy"]


class _Completed(NamedTuple):
    """A completed row from which its seat has not picked yet."""

    seat: int
    row: str
    tiles: tuple[int, ...]


class _Draws(Chance[Draw]):
    """Draws without putting back: `first` tiles from one place, `then` from another."""

    __slots__ = ("_first", "_then")

    def __init__(self, first: Sequence[int], count: int, then: Sequence[int] = ()) -> None:
        here = min(count, len(first))
        super().__init__((*_bounds(len(first), here), *_bounds(len(then), count - here)))
        self._first = tuple(first)
        self._then = tuple(then)

    def outcome(self, draws: Sequence[int]) -> Draw:
        first, then = [*self._first], [*self._then]
        here = len(first)
        return Draw(tuple([(first if number < here else then).pop(draw) for number, draw in enumerate(draws)]))


# What is kept below is no more than one or two of 99 tiles can be: 4,950 choices of a kind.
@cache
def _bounds(size: int, count: int) -> tuple[int, ...]:
    return tuple(range(size, size - count, -1))


@cache
def _play_choice(tiles: tuple[int, ...]) -> Choice[Action]:
    return Choice(Play(tiles), {"tiles": tiles})


@cache
def _pick_choice(tiles: tuple[int, ...]) -> Choice[Action]:
    return Choice(Pick(tiles), {"tiles": tiles})


_PLAYS = tuple(_play_choice((tile,)) for tile in range(TILES.stop))
_BUYS: tuple[Choice[Action], ...] = tuple(Choice(Buy(count), {"count": count}) for count in BUYS)


class Hornochsen(Game[Action, Outcome, Event, HornochsenView]):
    """A position of Tanz der Hornochsen. The 99 tiles lie in the reserve, behind screens, on the board, in rows
    completed and not picked from yet, or in the box. A choice stays among its seat's tiles until it is placed."""

    name: ClassVar[str] = "hornochsen"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 9)
    Options = Options
    Actions = Action
    Outcomes = Outcome
    Events = Event
    lowest_wins = True
    private = frozenset({Play, Pick})
    _picks_before_open_round: ClassVar[bool] = True
    """Whether in an open round all that is owed is picked before anybody chooses, and not until a seat's own turn."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self._options = options
        self._board = board.load(options.board)
        self._phase: Phase = "deal"
        self._round = 0
        # The tiles
        self._reserve = [*TILES]
        self._box: list[int] = []
        self._hands: list[list[int]] = [[] for _ in range(seats)]
        self._shown: set[int] = set()  # tiles behind screens that have lain on the board
        self._rows: list[list[int]] = [[] for _ in self._board]
        self._active: list[int] = []  # rows with tiles, ascending
        self._happy = 0  # uncovered happy cows in them
        self._placed: dict[int, int] = {}  # tile to seat, of the last round
        self._owed: list[_Completed] = []
        self._due: list[tuple[int, int]] = []  # a seat, and how many tiles it draws
        # The track
        self._pawns = [0] * seats
        self._arrived: set[tuple[int, int]] = set()  # bull's eye and seat: moved onto or past it this round
        self._eye = False
        self._heap = False
        # The round
        self._chosen: list[tuple[int, ...] | None] = [None] * seats
        self._bought: set[int] = set()
        self._double = False
        self._selling = True
        self._order: tuple[tuple[int, ...], ...] = ()
        self._turn = 0  # in an open round, how many of the order's groups have shown their tiles
        self._up: tuple[int, ...] = tuple(range(seats))  # seats that may choose now; none before an open round's picks

    # What is asked

    @property
    def awaited(self) -> frozenset[int]:
        if self._phase != "choose":
            return frozenset()
        chosen = self._chosen
        waiting = [seat for seat in self._up if chosen[seat] is None]
        if self._owed:
            waiting += [owed.seat for owed in self._owed]
        return frozenset(waiting)

    def _owes(self, seat: int) -> Owes | None:
        if self._phase != "choose":
            return None
        if self._owed and self._owed_by(seat):
            return "pick"
        if seat not in self._up or self._chosen[seat] is not None:
            return None
        return "buy" if self._lacks_a_tile(seat) else "choose"

    def _owed_by(self, seat: int) -> Owed | None:
        for owed in self._owed:
            if owed.seat == seat:
                return Owed(seat, owed.row, owed.tiles, self._most_picks(seat))
        return None

    def _most_picks(self, seat: int) -> int:
        return min(PICKS[-1], SCREEN - len(self._hands[seat]))

    def _lacks_a_tile(self, seat: int) -> bool:
        return self._double and len(self._hands[seat]) == 1 and bool(self._reserve or self._box)

    @property
    def chance_due(self) -> Chance[Outcome] | None:
        match self._phase:
            case "deal":
                return _Draws(self._reserve, len(self._hands) * DEALT + STARTS)
            case "draw":
                return _Draws(self._reserve, self._due[0][1], self._box)
            case "refill":
                return _Draws(self._reserve, self._due[0][1])
            case "choose" | "over":
                return None

    def _legal(self, seat: int) -> Sequence[Choice[Action]]:
        if self._phase != "choose" or self._is_open(seat):
            return ()
        if self._owed and (owed := self._owed_by(seat)):
            tiles = sorted(owed.tiles)
            return [_pick_choice(some) for count in PICKS[: owed.most] for some in combinations(tiles, count)]
        choices: list[Choice[Action]] = []
        if seat in self._up:
            choices = self._plays(seat)
        return choices if seat in self._bought else [*choices, *_BUYS[: self._room_for(seat)]]

    def _plays(self, seat: int) -> list[Choice[Action]]:
        hand = self._hands[seat]
        chosen = self._chosen[seat]
        if not self._double:
            return [_PLAYS[tile] for tile in hand if chosen is None or tile != chosen[0]]
        if len(hand) > 1:
            return [_play_choice(pair) for pair in combinations(hand, 2) if pair != chosen]
        return [] if self._lacks_a_tile(seat) or chosen else [_PLAYS[hand[0]]]

    def _is_open(self, seat: int) -> bool:
        """Whether the seat's choice lies open: an open round goes on, and its turn is over."""
        return bool(self._turn) and self._chosen[seat] is not None and seat not in self._up

    def _most(self, seat: int) -> int:
        """How many tiles the seat may buy now."""
        if seat in self._bought or self._is_open(seat) or (self._owed and self._owed_by(seat)):
            return 0
        return self._room_for(seat)

    def _room_for(self, seat: int) -> int:
        """How many tiles there are for a seat that may buy."""
        return min(SCREEN - len(self._hands[seat]), self._for_sale(seat), BUYS[-1])

    def _for_sale(self, seat: int) -> int:
        """Tiles there are to buy: of the reserve, and of the box in the round in which a purchase empties the reserve;
        after that only what a double play forces."""
        if self._selling:
            return len(self._reserve) + len(self._box)
        return 1 if self._lacks_a_tile(seat) else 0

    # Play

    def _play(self, seat: int, action: Action) -> Sequence[Event]:
        if self._phase != "choose":
            raise IllegalMove("over" if self._phase == "over" else "drawing")
        match action:
            case Play(tiles):
                events = self._choose(seat, tiles)
            case Buy(count):
                events = self._buy(seat, count)
            case Pick(tiles):
                events = self._pick(seat, tiles)
        self._last = events
        return events

    def _not_while_picking_or_open(self, seat: int) -> None:
        if self._is_open(seat):
            raise IllegalMove("lies-open", tiles=self._chosen[seat])
        owed = self._owed_by(seat)
        if owed:
            raise IllegalMove("pick-first", row=owed.row, tiles=owed.tiles, most=owed.most)

    def _choose(self, seat: int, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        self._not_while_picking_or_open(seat)
        if seat not in self._up:
            raise IllegalMove("not-yet", turn_seat=min(self.awaited.intersection(self._up) or self.awaited))
        hand = self._hands[seat]
        if self._lacks_a_tile(seat):
            raise IllegalMove("buy-first")
        count = 2 if self._double and len(hand) > 1 else 1
        if len(tiles) != count:
            raise IllegalMove("play-how-many", named=len(tiles), count=count)
        for tile in tiles:
            if tile not in hand:
                raise IllegalMove("not-yours", tile=tile, tiles=tuple(hand))
        if count == 2 and tiles[0] >= tiles[1]:
            raise IllegalMove("lower-first", tiles=tiles)
        before = self._chosen[seat]
        if before == tiles:
            raise IllegalMove("chosen-already", tiles=tiles)
        self._chosen[seat] = tiles
        chosen = self._chosen
        for other in self._up:
            if chosen[other] is None:
                return (Chose(seat, before is not None, tiles),)
        events: list[Event] = [] if self._order and len(self._up) == 1 else [Chose(seat, before is not None, tiles)]
        if self._order:
            events += [Shown(other, chosen[other] or ()) for other in self._up]
            self._turn += 1
            if self._turn < len(self._order):
                self._up = self._order[self._turn]
                self._ask([other for other in self._up if not self._owed_by(other)])
                return tuple(events)
        self._resolve(events)
        return tuple(events)

    def _buy(self, seat: int, count: int) -> tuple[Event, ...]:
        self._not_while_picking_or_open(seat)
        if seat in self._bought:
            raise IllegalMove("bought-before")
        for_sale = self._for_sale(seat)
        if not for_sale:
            raise IllegalMove("nothing-for-sale")
        if count not in BUYS:
            raise IllegalMove("one-to-three", count=count)
        held = len(self._hands[seat])
        if held + count > SCREEN:
            raise IllegalMove("screen-full", count=count, held=held, most=SCREEN)
        if count > for_sale:
            raise IllegalMove("too-few-for-sale", count=count, most=for_sale)
        events: list[Event] = [Bought(seat, count, self._chosen[seat] is not None)]
        self._chosen[seat] = None
        self._bought.add(seat)
        self._score(seat, count, "buy", events)
        self._due = [(seat, count)]
        self._phase = "draw"
        return tuple(events)

    def _pick(self, seat: int, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        owed = self._owed_by(seat)
        if owed is None:
            raise IllegalMove("nothing-to-pick")
        if not 1 <= len(tiles) <= owed.most:
            raise IllegalMove("pick-how-many", named=len(tiles), most=owed.most)
        for tile in tiles:
            if tile not in owed.tiles:
                raise IllegalMove("not-in-row", tile=tile, row=owed.row, tiles=owed.tiles)
        if len(tiles) == 2 and tiles[0] >= tiles[1]:
            raise IllegalMove("lower-first", tiles=tiles)
        events: list[Event] = [self._picked(seat, tiles)]
        while not self._most_picks(seat) and self._owed_by(seat):
            events.append(self._picked(seat, ()))
        if not self._owed and not self._up:
            self._up = self._order[0]
            self._ask(self._up)
        elif seat in self.awaited:
            self._asked[seat] += 1
        return tuple(events)

    def _picked(self, seat: int, tiles: tuple[int, ...]) -> Event:
        number = next(number for number, owed in enumerate(self._owed) if owed.seat == seat)
        owed = self._owed.pop(number)
        hand = self._hands[seat]
        for tile in owed.tiles:
            insort(hand if tile in tiles else self._box, tile)
        self._shown.update(tiles)
        return Picked(seat, owed.row, len(tiles), tiles)

    # A round is resolved

    def _resolve(self, events: list[Event]) -> None:
        """Everybody has chosen: the tiles are placed, the lowest first, and the round ends."""
        played = sorted([(tile, seat) for seat, tiles in enumerate(self._chosen) for tile in tiles or ()])
        events.append(Revealed(tuple([tile for tile, _ in played])))
        for tile, seat in played:
            self._hands[seat].remove(tile)
            self._shown.discard(tile)
        self._chosen = [None] * len(self._hands)
        self._order = ()
        self._turn = 0
        self._placed = dict(played)
        for tile, seat in played:
            self._place(seat, tile, events)
        self._end_round(played)

    def _place(self, seat: int, tile: int, events: list[Event]) -> None:
        """The three placing rules, and what lies on the space."""
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
        row = here if after else top
        plan = self._board[row]
        if not after:
            events.append(Placed(seat, tile, plan.name, highest, 3, None, None))
        elif second:
            events.append(Placed(seat, tile, plan.name, after, 2, tile - after, tile - second))
        else:
            events.append(Placed(seat, tile, plan.name, after, 1, tile - after, None))
        rows[row].append(tile)
        mark, points = plan.spaces[len(rows[row]) - 1]
        if mark == "pat":
            self._score(seat, points, "pat", events)
        elif mark == "happy":
            self._happy -= 1
            if not self._happy:
                events.append(Mood(happy=False))
        elif mark == "bull":
            self._score(seat, points, "bull", events)
            self._complete(seat, row, events)

    def _complete(self, seat: int, row: int, events: list[Event]) -> None:
        """The tile on a bull head starts the next inactive row downwards, and its seat may pick from the row."""
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
        self._owed.append(_Completed(seat, plan.name, tuple(rest)))
        events.append(Completed(seat, plan.name, tile, next_plan.name, tuple(rest)))
        if next_plan.happy:
            self._happy += next_plan.happy
            if self._happy == next_plan.happy:
                events.append(Mood(happy=True))

    def _score(self, seat: int, points: int, cause: Cause, events: list[Event]) -> None:
        """Move a pawn, forward or under a happy cow back, on to the first space where no other stands."""
        pawns = self._pawns
        start = pawns[seat]
        happy = self._happy > 0 and cause != "buy"
        step = -1 if happy else 1
        space = max(0, start + step * points)
        while space and space in pawns:
            space += step
        pawns[seat] = space
        events.append(Scored(seat, cause, points, happy, start, space))
        for eye in EYES:
            if start < eye <= space:
                self._reach(eye, seat, events)
        if space >= HEAP and not self._heap:
            self._heap = True
            events.append(Heap(seat, space))

    def _reach(self, eye: int, seat: int, events: list[Event]) -> None:
        """A pawn moved onto or past a bull's eye: it sets it off unless another is there since an earlier round."""
        self._arrived.add((eye, seat))
        for other, space in enumerate(self._pawns):
            if space >= eye and (eye, other) not in self._arrived:
                return
        if not self._eye:
            self._eye = True
            events.append(Eye(seat, eye))

    def _end_round(self, played: Sequence[tuple[int, int]]) -> None:
        """The game is over, or free tiles are due, or the next round's choosing opens."""
        if self._heap:
            self._end()
            return
        last = {seat: tile for tile, seat in played}
        without = [seat for seat, hand in enumerate(self._hands) if not hand and not self._owed_by(seat)]
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
        """A round begins: what holds for all of it is judged now."""
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
        self._ask(self.awaited if self._owed else self._up)

    def _first_up(self) -> tuple[int, ...]:
        """The seats that may choose when a round begins."""
        if not self._order:
            return tuple(range(len(self._hands)))
        return () if self._owed and self._picks_before_open_round else self._order[0]

    def _is_double(self) -> bool:
        """Whether a space of double play is free in an active row."""
        return any(len(self._rows[row]) < self._board[row].double for row in self._active)

    def _by_penalties(self) -> tuple[tuple[int, ...], ...]:
        """The fewest first; those together on the start space at once."""
        pawns = self._pawns
        seats = sorted(range(len(pawns)), key=pawns.__getitem__)
        together = tuple([seat for seat in seats if not pawns[seat]])
        alone = [(seat,) for seat in seats if pawns[seat]]
        return (together, *alone) if together else tuple(alone)

    def _ask(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._asked[seat] += 1

    # Chance

    def _settle(self, outcome: Outcome) -> Sequence[Event]:
        tiles = outcome.tiles
        if not self._fits(tiles):
            raise ValueError(outcome)
        match self._phase:
            case "deal":
                events = self._deal(tiles)
            case "draw":
                seat, count = self._due.pop()
                events = (self._drawn(seat, "bought", count, tiles),)
                self._phase = "choose"
                if seat in self._up:
                    self._asked[seat] += 1
            case _:
                seat, count = self._due.pop(0)
                events = (self._drawn(seat, "free", count, tiles),)
                if not self._due:
                    self._open_choosing()
        self._last += events
        return events

    def _fits(self, tiles: tuple[int, ...]) -> bool:
        """Whether these tiles, once each, can be drawn now: from the reserve, and after it from the box."""
        if self._phase in ("choose", "over"):
            return False
        count = self._due[0][1] if self._due else len(self._hands) * DEALT + STARTS
        here = min(count, len(self._reserve))
        from_reserve, from_box = {*tiles[:here]}, {*tiles[here:]}
        return (
            len(tiles) == count == len(from_reserve) + len(from_box)
            and from_reserve.issubset(self._reserve)
            and from_box.issubset(self._box)
        )

    def _deal(self, tiles: tuple[int, ...]) -> tuple[Event, ...]:
        gone = {*tiles}
        self._reserve = [tile for tile in self._reserve if tile not in gone]
        events: list[Event] = []
        for seat in range(len(self._hands)):
            self._hands[seat] = sorted(tiles[seat * DEALT : (seat + 1) * DEALT])
            events.append(Drew(seat, "deal", DEALT, tuple(self._hands[seat])))
        starts = tiles[-STARTS:]
        for row, tile in enumerate(starts):
            self._rows[row].append(tile)
        self._active = [*range(STARTS)]
        self._happy = sum(self._board[row].happy for row in self._active)
        self._open_choosing()
        return (*events, Began(starts))

    def _drawn(self, seat: int, cause: Literal["free", "bought"], count: int, tiles: tuple[int, ...]) -> Event:
        hand = self._hands[seat]
        reserve = self._reserve
        for tile in tiles:
            insort(hand, tile)
            if tile in reserve:
                reserve.remove(tile)
            else:
                self._box.remove(tile)
                self._shown.add(tile)
        return Drew(seat, cause, count, tuple(sorted(tiles)))

    @property
    def result(self) -> Result | None:
        """Fewest penalties win; only the start space is shared."""
        if self._phase != "over":
            return None
        standing = [(space, 0) for space in self._pawns]
        return Result("dung-heap" if self._heap else "no-tiles", placed(standing, lambda one: (-one[0],)))

    # What is seen

    def _seen(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case Drew(owner, cause, count) if owner != seat:
                return Drew(owner, cause, count, None) if cause == "free" else None
            case Chose(owner, again) if owner != seat:
                return Chose(owner, again, None)
            case Picked(owner, row, count) if owner != seat:
                return Picked(owner, row, count, None)
            case _:
                return event

    def _told(self, seat: int | None) -> tuple[Event, ...]:
        told = [self._seen(event, seat) for event in self._last]
        return tuple([event for event in told if event is not None])

    def _view(self, seat: int | None) -> HornochsenView:
        over = self._phase == "over"
        return HornochsenView(
            seat=seat,
            phase=self._phase,
            round=self._round,
            rows=tuple([self._row(number) for number in range(len(self._rows))]),
            happy=self._happy > 0,
            double=self._double,
            order=self._order,
            eye=self._eye,
            heap=self._heap,
            reserve=len(self._reserve),
            box=len(self._box),
            selling=self._selling and not over,
            players=tuple([self._player(other) for other in range(len(self._hands))]),
            owed=self._owed_with_most(),
            tiles=() if seat is None else tuple(self._hands[seat]),
            choice=() if seat is None else self._chosen[seat] or (),
            most=0 if seat is None or self._phase != "choose" else self._most(seat),
            last=self._told(seat),
            result=self.result,
        )

    def _row(self, number: int) -> Row:
        plan = self._board[number]
        tiles = self._rows[number]
        spaces = [
            Space(mark, points, tile := tiles[at] if at < len(tiles) else None, self._placed.get(tile or 0))
            for at, (mark, points) in enumerate(plan.spaces)
        ]
        return Row(plan.name, bool(tiles), tuple(spaces))

    def _player(self, seat: int) -> Player:
        chosen = self._chosen[seat] or ()
        turns = [number for number, seats in enumerate(self._order, start=1) if seat in seats]
        return Player(
            space=self._pawns[seat],
            count=len(self._hands[seat]) - len(chosen),
            status=self._status(seat),
            bought=seat in self._bought,
            chosen=len(chosen),
            shown=chosen if self._is_open(seat) else (),
            turn=turns[0] if turns else None,
        )

    def _status(self, seat: int) -> Status:
        if self._phase != "choose":
            return "none"
        if self._is_open(seat):
            return "open"
        if self._chosen[seat]:
            return "chosen"
        return self._owes(seat) or "later"

    def _owed_with_most(self) -> tuple[Owed, ...]:
        return tuple([Owed(owed.seat, owed.row, owed.tiles, self._most_picks(owed.seat)) for owed in self._owed])

    def _resample(self, seat: int | None, rng: Random) -> Self:
        """Tiles that have lain on the board go to the box and to as many places behind each screen as they had, for
        that much everybody can know; the others go to the reserve and to the rest."""
        twin = self.copy()
        twin._last = self._told(seat)
        hidden = {other: self._unseen(other) for other in range(len(self._hands)) if other != seat}
        fresh, old = self._reserve.copy(), self._box.copy()
        for tile in (tile for tiles in hidden.values() for tile in tiles):
            (old if tile in self._shown else fresh).append(tile)
        rng.shuffle(fresh)
        rng.shuffle(old)
        twin._shown.difference_update(old)
        for other, tiles in hidden.items():
            known = [old.pop() for _ in self._shown.intersection(tiles)]
            drawn = known + [fresh.pop() for _ in range(len(tiles) - len(known))]
            twin._shown.update(known)
            twin._hands[other] = sorted([*drawn, *(tile for tile in self._hands[other] if tile not in tiles)])
            chosen = self._chosen[other]
            if chosen and not self._is_open(other):
                twin._chosen[other] = tuple(sorted(rng.sample(drawn, len(chosen))))
        twin._reserve, twin._box = sorted(fresh), sorted(old)
        return twin

    def _unseen(self, seat: int) -> list[int]:
        """A seat's tiles that do not lie open."""
        shown = (self._chosen[seat] or ()) if self._is_open(seat) else ()
        return [tile for tile in self._hands[seat] if tile not in shown]

    # Copies and notation

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin._options = self._options
        twin._board = self._board
        twin._phase = self._phase
        twin._round = self._round
        twin._reserve = self._reserve.copy()
        twin._box = self._box.copy()
        twin._hands = [hand.copy() for hand in self._hands]
        twin._shown = self._shown.copy()
        twin._rows = [row.copy() for row in self._rows]
        twin._active = self._active.copy()
        twin._happy = self._happy
        twin._placed = self._placed  # made anew every round
        twin._owed = self._owed.copy()
        twin._due = self._due.copy()
        twin._pawns = self._pawns.copy()
        twin._arrived = self._arrived.copy()
        twin._eye = self._eye
        twin._heap = self._heap
        twin._chosen = self._chosen.copy()
        twin._bought = self._bought.copy()
        twin._double = self._double
        twin._selling = self._selling
        twin._order = self._order
        twin._turn = self._turn
        twin._up = self._up
        twin._asked = self._asked.copy()
        twin._last = self._last
        return twin

    def _words(self) -> dict[str, str]:
        """`round=1 hands=15.70/14.63 rows=L1:2/L2:5/L3:8/L4:18 pawns=0/12 box=1.99 asked=1/1`; besides, where they are
        not as usual: phase, shown, placed, owed, due, arrived, eye, heap, chosen, bought, double, selling, order, turn,
        board."""
        return {
            "round": str(self._round),
            "phase": self._phase if self._phase != self._likely_phase() else "-",
            "hands": "/".join(map(joined, self._hands)),
            "rows": joined((f"{self._board[row].name}:{joined(self._rows[row])}" for row in self._active), "/"),
            "pawns": joined(self._pawns, "/"),
            "box": joined(self._box),
            "shown": joined(sorted(self._shown)),
            "placed": joined(f"{tile}x{seat}" for tile, seat in self._placed.items()),
            "owed": joined((f"{seat}:{row}:{joined(tiles)}" for seat, row, tiles in self._owed), "/"),
            "due": joined(f"{seat}x{count}" for seat, count in self._due),
            "arrived": joined(f"{eye}x{seat}" for eye, seat in sorted(self._arrived)),
            "eye": _word(self._eye, usual=False),
            "heap": _word(self._heap, usual=max(self._pawns) >= HEAP),
            "chosen": "/".join(joined(tiles or ()) for tiles in self._chosen) if any(self._chosen) else "-",
            "bought": joined(sorted(self._bought)),
            "double": _word(self._double, usual=self._is_double()),
            "selling": _word(self._selling, usual=bool(self._reserve)),
            "order": joined(map(joined, self._order), "/"),
            "turn": str(self._turn or "-"),
            "asked": self._asked_word(),
            "board": self._options.board if self._options != Options() else "-",
        }

    @classmethod
    def _of_words(cls, words: Mapping[str, str]) -> Self:
        """Only `hands` and `rows` are needed; tiles that are nowhere lie in the reserve, and the pawns stand on the
        start space."""
        hands = [numbers_of(hand) for hand in words["hands"].split("/")]
        board_name = words.get("board", Options().board)
        position = cls.new(len(hands), msgspec.convert({"board": board_name}, Options))
        position._hands = [sorted(hand) for hand in hands]
        position._place_rows(parts_of(words.get("rows", "-"), "/"))
        position._round = int(words.get("round", "1"))
        position._box = numbers_of(words.get("box", "-"))
        position._shown = {*numbers_of(words.get("shown", "-"))}
        position._placed = dict(_pairs(words.get("placed", "-")))
        for owed in parts_of(words.get("owed", "-"), "/"):
            seat, row, tiles = owed.split(":")
            position._owed.append(_Completed(int(seat), row, tuple(numbers_of(tiles))))
        position._due = _pairs(words.get("due", "-"))
        position._pawns = [int(space) for space in words.get("pawns", "/".join("0" * len(hands))).split("/")]
        position._arrived = {*_pairs(words.get("arrived", "-"))}
        position._eye = _YES[words.get("eye", "no")]
        position._heap = _YES[words.get("heap", _yes(max(position._pawns) >= HEAP))]
        position._chosen = [
            tuple(numbers_of(tiles)) or None for tiles in words.get("chosen", "/".join("-" * len(hands))).split("/")
        ]
        position._bought = {*numbers_of(words.get("bought", "-"))}
        position._set_reserve()
        position._double = _YES[words.get("double", _yes(position._is_double()))]
        position._selling = _YES[words.get("selling", _yes(bool(position._reserve)))]
        position._order = tuple(tuple(numbers_of(seats)) for seats in parts_of(words.get("order", "-"), "/"))
        position._turn = int(words.get("turn", "0"))
        position._up = position._order[position._turn] if position._turn else position._first_up()
        position._phase = msgspec.convert(words.get("phase", position._likely_phase()), Phase)
        position._check_parsed()
        return position

    def _check_parsed(self) -> None:
        owed = [tile for one in self._owed for tile in one.tiles]
        held = [tile for hand in self._hands for tile in hand]
        laid = [tile for row in self._rows for tile in row]
        must(once_each([*held, *laid, *owed, *self._box], TILES), "a tile is one of 1 to 99, and in one place")
        must(max(map(len, self._hands)) <= SCREEN, "no more than nine tiles fit behind a screen")
        must(self._shown <= {*held} and {*self._placed} <= {*TILES}, "what is told of a tile is told of one there is")
        for row, plan in zip(self._rows, self._board, strict=True):
            must(len(row) < len(plan.spaces), "a row with a tile on its bull head is completed")
        must({one.row for one in self._owed} <= {*board.NAMES}, "a row that was completed is one of the twelve")
        pawns = [space for space in self._pawns if space]
        must(min(self._pawns) >= 0 and once_each(pawns, pawns), "pawns share the start and no other space")
        must({eye for eye, _ in self._arrived} <= {*EYES}, "a bull's eye is one of two")
        seats = range(len(self._hands))
        must(len(self._pawns) == len(self._chosen) == len(seats), "every seat is told of once")
        for chosen, hand in zip(self._chosen, self._hands, strict=True):
            must(len(chosen or ()) <= 2 and {*(chosen or ())} <= {*hand}, "one or two of one's own tiles are chosen")
        order = [seat for group in self._order for seat in group]
        must(not order or sorted(order) == [*seats], "in an open round every seat has its turn")
        drawing = [seat for seat, _ in self._due]
        must(bool(drawing) == (self._phase in ("draw", "refill")), "tiles are due while they are drawn")
        counts = [count for _, count in self._due]
        there = len(self._reserve) + len(self._box)
        must(min(counts, default=1) > 0 and sum(counts) <= there, "no more tiles are due than there are")
        owing = [one.seat for one in self._owed]
        told = {*owing, *drawing, *self._bought, *self._placed.values(), *[seat for _, seat in self._arrived]}
        must(told <= {*seats}, "what is told of a seat is told of one there is")

    def _place_rows(self, rows: Iterable[str]) -> None:
        for row in rows:
            name, tiles = row.split(":")
            number = board.NAMES.index(name)
            self._rows[number] = numbers_of(tiles)
            insort(self._active, number)
        for number in self._active:
            spaces = self._board[number].spaces[len(self._rows[number]) :]
            self._happy += sum(space.mark == "happy" for space in spaces)

    def _set_reserve(self) -> None:
        placed = [*self._hands, *self._rows, *(owed.tiles for owed in self._owed), self._box]
        gone = {tile for tiles in placed for tile in tiles}
        self._reserve = [tile for tile in TILES if tile not in gone]

    def _likely_phase(self) -> Phase:
        return "choose" if self._active else "deal"


class HornochsenOfVersion1(Hornochsen):
    """As version 1 had it: an open round's choosing opened while tiles were owed, and who owed some picked them before
    its own choice only. What was played so stays playable."""

    version = 1
    _picks_before_open_round = False


def _pairs(text: str) -> list[tuple[int, int]]:
    return [(int(one), int(two)) for one, two in (pair.split("x") for pair in parts_of(text))]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_YES = {"yes": True, "no": False}


def _word(value: bool, *, usual: bool) -> str:
    return "-" if value == usual else _yes(value)
