"""Tanz der Hornochsen once more, from book 003 and its rulings alone and as plainly as can be: nothing is kept that can
be counted again, and the model knows every tile."""

from itertools import combinations

from tests.games.naive import Word, Words, numbers, placed
from tests.games.naive_hornochsen_board import ORDER, Board, Track

SCREEN = 9


class Naive:
    """A table at its beginning. Of what is drawn from, the reserve comes first and then the box; `due` says for whom,
    why, and how many."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.board = Board()
        self.track = Track(seats)
        self.reserve = set(range(1, 100))
        self.box: set[int] = set()
        self.screens: list[set[int]] = [set() for _ in self.seats]
        self.returned: list[set[int]] = [set() for _ in self.seats]
        self.kept: list[tuple[int, int, tuple[int, ...]]] = []
        self.chosen: dict[int, list[int]] = {}
        self.picks: list[tuple[int, str, list[int]]] = []
        self.due: list[tuple[int, str, int]] = [(0, "deal", 6 * seats + 4)]
        self.groups: list[list[int]] = []
        self.is_double = False
        self.bought: set[int] = set()
        self.does_box_lend = False
        self.reason: str | None = None

    # What can be counted

    def held(self, seat: int) -> list[int]:
        return sorted([*self.screens[seat], *self.chosen.get(seat, [])])

    def owed(self, seat: int) -> list[tuple[int, str, list[int]]]:
        return [pick for pick in self.picks if pick[0] == seat]

    def is_open(self) -> bool:
        return bool(self.groups)

    def have_all_chosen(self, group: list[int]) -> bool:
        return self.chosen.keys() >= {*group}

    def group(self) -> list[int]:
        """The seats that choose now: in an open round the first of its groups that has not chosen, but none
        before all picks are made."""
        if self.is_open() and self.picks:
            return []
        groups = self.groups or [[*self.seats]]
        return next(group for group in groups if not self.have_all_chosen(group))

    def lies_open(self, seat: int) -> bool:
        return any(seat in group and self.have_all_chosen(group) for group in self.groups)

    def on_sale(self, seat: int) -> int:
        if self.reserve or self.does_box_lend:
            return len(self.reserve) + len(self.box)
        is_forced = self.is_double and len(self.held(seat)) == 1
        return min(1, len(self.box)) if is_forced else 0

    def most_to_buy(self, seat: int) -> int:
        is_late = seat in self.bought or self.lies_open(seat) or self.owed(seat)
        return 0 if is_late or not self.is_choosing() else min(3, SCREEN - len(self.held(seat)), self.on_sale(seat))

    def must_buy(self, seat: int) -> bool:
        return self.is_double and len(self.held(seat)) == 1 and self.most_to_buy(seat) > 0

    def most_to_pick(self, seat: int) -> int:
        return min(2, SCREEN - len(self.screens[seat]))

    def is_choosing(self) -> bool:
        return not self.due and self.reason is None

    # What is done

    def awaited(self) -> set[int]:
        if not self.is_choosing():
            return set()
        picking = {seat for seat, _, _ in self.picks}
        choosing = {seat for seat in self.group() if seat not in self.chosen and not self.owed(seat)}
        return picking | choosing

    def draws(self) -> list[int]:
        if self.is_choosing() or self.reason:
            return []
        _, _, count = self.due[0]
        reserve, box = len(self.reserve), len(self.box)
        return [*range(reserve, 0, -1), *range(box, 0, -1)][:count]

    def legal(self, seat: int) -> set[Words]:
        if not self.is_choosing():
            return set()
        for _, _, row in self.owed(seat)[:1]:
            counts = range(1, self.most_to_pick(seat) + 1)
            return {("pick", tiles) for count in counts for tiles in combinations(sorted(row), count)}
        if self.lies_open(seat):
            return set()
        purchases: set[Words] = {("buy", count) for count in range(1, self.most_to_buy(seat) + 1)}
        if self.must_buy(seat) or seat not in self.group():
            return purchases
        held = self.held(seat)
        count = min(len(held), 2 if self.is_double else 1)
        plays: set[Words] = {("play", tiles) for tiles in combinations(held, count)}
        return purchases | plays - {("play", tuple(self.chosen.get(seat, [])))}

    def named(self, seat: int, action: Words) -> Words:
        """Every action says all."""
        return action

    def settle(self, outcome: Words) -> list[Words]:
        match outcome:
            case ("draw", drawn):
                tiles = numbers(drawn)
            case _:
                raise AssertionError(outcome)
        seat, cause, _ = self.due.pop(0)
        for tile in tiles:
            if not self.reserve:
                self.returned[seat].add(tile)
            (self.reserve or self.box).remove(tile)
        if cause == "deal":
            happened = self.deal(tiles)
        else:
            self.screens[seat].update(tiles)
            happened: list[Words] = [("drew", seat, cause, len(tiles), tuple(sorted(tiles)))]
        if cause != "bought" and not self.due:
            self.open_round()
        return happened

    def deal(self, tiles: list[int]) -> list[Words]:
        happened: list[Words] = []
        for seat in self.seats:
            own = tiles[6 * seat : 6 * seat + 6]
            self.screens[seat].update(own)
            happened.append(("drew", seat, "deal", 6, tuple(sorted(own))))
        starts = tiles[-4:]
        for name, tile in zip(ORDER, starts, strict=False):
            self.board.rows[name] = [tile]
        return [*happened, ("began", tuple(starts))]

    def open_round(self) -> None:
        self.track.round += 1
        self.bought = set()
        self.does_box_lend = False
        self.is_double = self.board.is_double()
        is_open = self.track.round - 1 in self.track.eye_set_off_in
        self.groups = self.track.fewest_first() if is_open else []

    def play(self, seat: int, action: Words) -> list[Words]:
        match action:
            case ("play", tiles):
                return self.choose(seat, numbers(tiles))
            case ("buy", int(count)):
                return self.buy(seat, count)
            case ("pick", tiles):
                return self.pick(seat, numbers(tiles))
            case _:
                raise AssertionError(action)

    def take_back(self, seat: int) -> bool:
        """Take back a choice. Returns whether there was one."""
        choice = self.chosen.pop(seat, [])
        self.screens[seat].update(choice)
        return bool(choice)

    def choose(self, seat: int, tiles: list[int]) -> list[Words]:
        group = self.group()
        chose: list[Words] = [("chose", seat, self.take_back(seat), tuple(tiles))]
        self.chosen[seat] = tiles
        self.screens[seat].difference_update(tiles)
        if self.is_open():
            are_shown = self.have_all_chosen(group)
            shown: list[Words] = [("shown", other, tuple(self.chosen[other])) for other in group if are_shown]
            chose = shown if len(group) == 1 else chose + shown
        return chose + self.resolve() if self.chosen.keys() == {*self.seats} else chose

    def buy(self, seat: int, count: int) -> list[Words]:
        bought: Words = ("bought", seat, count, self.take_back(seat))
        self.bought.add(seat)
        self.due = [(seat, "bought", count)]
        if 0 < len(self.reserve) <= count:
            self.does_box_lend = True
        return [bought, *self.score(seat, "buy", count, is_reward=False)]

    def pick(self, seat: int, tiles: list[int]) -> list[Words]:
        """With nine behind its screen a seat picks nothing more."""
        _, name, row = self.owed(seat)[0]
        self.picks.remove((seat, name, row))
        self.screens[seat].update(tiles)
        self.box |= {*row} - {*tiles}
        self.returned[seat].update(tiles)
        if tiles:
            self.kept.append((seat, len(tiles), tuple(row)))
        picked: Words = ("picked", seat, name, len(tiles), tuple(tiles))
        goes_on = self.owed(seat) and not self.most_to_pick(seat)
        return [picked, *(self.pick(seat, []) if goes_on else [])]

    # The end of a round

    def resolve(self) -> list[Words]:
        owners = {tile: seat for seat, tiles in self.chosen.items() for tile in tiles}
        self.board.placed_by = {}
        self.chosen = {}
        happened: list[Words] = [("revealed", tuple(sorted(owners)))]
        for tile in sorted(owners):
            self.uncover(owners[tile], tile)
            happened += self.place(owners[tile], tile)
        last_placements = [max(tile for tile, owner in owners.items() if owner == seat) for seat in self.seats]
        self.end_round([seat for _, seat in sorted(zip(last_placements, self.seats, strict=True))])
        return happened

    def uncover(self, seat: int, tile: int) -> None:
        """A tile is one of its seat's pick if the seat can have got it in no other way."""
        picked = sum(count for owner, count, _ in self.kept if owner == seat)
        drew = len(self.returned[seat]) > picked
        kept: list[tuple[int, int, tuple[int, ...]]] = []
        for owner, count, row in self.kept:
            left = count - (tile in row and owner == seat)
            if left and not (left < count and drew):
                kept.append((owner, left, tuple(other for other in row if other != tile)))
        self.kept = kept
        self.returned[seat].discard(tile)

    def place(self, seat: int, tile: int) -> list[Words]:
        name, rule, differences = self.board.row_for(tile)
        mark = self.board.uncovered(name)[0]
        row = self.board.rows[name]
        was_happy = self.board.are_cows_happy()
        two_differences = [*differences, None, None][:2]
        happened: list[Words] = [("placed", seat, tile, name, row[-1], rule, *two_differences)]
        row.append(tile)
        self.board.placed_by[tile] = seat
        if mark[0] in "pB":
            happened += self.score(seat, "pat" if mark[0] == "p" else "bull", int(mark[1:]), was_happy)
        if mark[0] == "B":
            self.board.rows[name] = []
            following = self.board.next_row(name)
            self.board.rows[following] = [tile]
            self.picks.append((seat, name, row[:-1]))
            happened.append(("completed", seat, name, tile, following, tuple(row[:-1])))
        is_happy = self.board.are_cows_happy()
        return [*happened, *([("mood", is_happy)] if is_happy != was_happy else [])]

    def score(self, seat: int, cause: str, points: int, is_reward: bool) -> list[Words]:
        start = self.track.pawns[seat]
        set_off: list[Words] = []
        if is_reward:
            self.track.reward(seat, points)
        else:
            set_off = self.track.penalty(seat, points)
        return [("scored", seat, cause, points, is_reward, start, self.track.pawns[seat]), *set_off]

    def end_round(self, by_last_placement: list[int]) -> None:
        """Free tiles are drawn in this order, as long as the reserve lasts."""
        left = len(self.reserve)
        for seat in by_last_placement:
            if not self.screens[seat] and not self.owed(seat):
                self.due.append((seat, "free", min(6, left)))
                left -= min(6, left)
        if self.track.is_heap_reached:
            self.reason = "dung-heap"
        elif any(count == 0 for _, _, count in self.due):
            self.reason = "no-tiles"
        elif not self.due:
            self.open_round()
        if self.reason:
            self.due = []
            self.box |= {tile for _, _, row in self.picks for tile in row}
            self.picks = []

    # What is seen

    def seen(self, happened: Words, viewer: int | None) -> Words | None:
        """The tiles behind a screen are secret; their number is public."""
        match happened:
            case ("drew", seat, "deal" | "bought", *_) if seat != viewer:
                return None
            case ("drew" | "picked" | "chose", seat, *_) if seat != viewer:
                return *happened[:-1], None
            case _:
                return happened

    def shows(self, viewer: int | None) -> dict[str, Word]:
        shows: dict[str, Word] = {
            "seat": viewer,
            "rows": self.board.shows(),
            "happy": self.board.are_cows_happy(),
            "heap": self.track.is_heap_reached,
            "reserve": len(self.reserve),
            "box": len(self.box),
            "owed": tuple((seat, name, tuple(row), self.most_to_pick(seat)) for seat, name, row in self.picks),
            "kept": tuple(self.kept),
            "tiles": () if viewer is None else tuple(self.held(viewer)),
            "choice": () if viewer is None else tuple(self.chosen.get(viewer, [])),
        }
        if self.is_choosing():
            shows |= {
                "phase": "choose",
                "round": self.track.round,
                "double": self.is_double,
                "order": tuple(map(tuple, self.groups)),
                "eye": self.track.round in self.track.eye_set_off_in,
                "selling": bool(self.reserve) or (self.does_box_lend and bool(self.box)),
                "players": tuple(map(self.player, self.seats)),
                "most": 0 if viewer is None else self.most_to_buy(viewer),
            }
        return shows

    def player(self, seat: int) -> Word:
        turn = next((number for number, group in enumerate(self.groups, start=1) if seat in group), None)
        chosen = self.chosen.get(seat, [])
        return {
            "space": self.track.pawns[seat],
            "count": len(self.screens[seat]),
            "status": self.status(seat),
            "bought": seat in self.bought,
            "chosen": len(chosen),
            "shown": tuple(chosen) if self.lies_open(seat) else (),
            "turn": turn,
            "returned": len(self.returned[seat] - {*(chosen if self.lies_open(seat) else ())}),
        }

    def status(self, seat: int) -> str:
        if self.owed(seat):
            return "pick"
        if self.lies_open(seat):
            return "open"
        if seat in self.chosen:
            return "chosen"
        if seat not in self.group():
            return "later"
        return "buy" if self.must_buy(seat) else "choose"

    def result(self) -> Words | None:
        if self.reason is None:
            return None
        worth = [(-space,) for space in self.track.pawns]
        return self.reason, tuple((seat, place, -worth[seat][0], 0) for seat, place in placed(worth))
