"""Placing and scoring in Tanz der Hornochsen once more, from the book alone and as plainly as can be: nothing is kept
that can be counted again, and nothing of `games.hornochsen` is used but the board's file, read here anew."""

from pathlib import Path

import games

FOLDER = Path(games.__file__).parent / "hornochsen" / "boards"
ORDER = ["L1", "L2", "L3", "L4", "L5", "L6", "R1", "R2", "R3", "R4", "R5", "R6"]


class Naive:
    """A table of `seats` pawns and the board, without hands, reserve or box."""

    def __init__(self, seats: int, starts: list[int], board: str = "standard") -> None:
        lines = (FOLDER / f"{board}.txt").read_text(encoding="utf-8").splitlines()
        self.marks: dict[str, list[str]] = {line.split()[0]: line.split()[1:] for line in lines}
        self.rows: dict[str, list[int]] = {name: [] for name in ORDER}
        for name, tile in zip(ORDER, starts, strict=False):
            self.rows[name] = [tile]
        self.pawns = [0] * seats
        self.choices: dict[int, list[int]] = {}
        self.picks: list[tuple[int, str, list[int]]] = []
        self.round = 1
        self.there_since: dict[tuple[int, int], int] = {}
        self.eye_set_off_in: set[int] = set()
        self.ends_with_this_round = False

    # What the board says now

    def active(self) -> list[str]:
        return [name for name in ORDER if self.rows[name]]

    def uncovered(self, name: str) -> list[str]:
        return self.marks[name][len(self.rows[name]) :]

    def are_cows_happy(self) -> bool:
        return any("H" in self.uncovered(name) for name in self.active())

    def is_double(self) -> bool:
        return any("D" in self.uncovered(name) for name in self.active())

    # What is done

    def choose(self, seat: int, tiles: list[int]) -> None:
        self.choices[seat] = tiles
        if len(self.choices) == len(self.pawns):
            self.resolve()

    def buy(self, seat: int, count: int) -> None:
        self.choices.pop(seat, None)
        self.penalty(seat, count)

    def resolve(self) -> None:
        tiles = [tile for tiles in self.choices.values() for tile in tiles]
        while tiles:
            tile = min(tiles)
            tiles.remove(tile)
            (seat,) = [seat for seat, chosen in self.choices.items() if tile in chosen]
            self.place(seat, tile)
        self.choices = {}
        self.round += 1

    def row_for(self, tile: int) -> str:
        rising = [name for name in self.active() if self.rows[name][-1] < tile]
        if rising:
            return min(rising, key=lambda name: tile - self.rows[name][-1])
        return max(self.active(), key=lambda name: self.rows[name][-1])

    def place(self, seat: int, tile: int) -> None:
        name = self.row_for(tile)
        mark = self.uncovered(name)[0]
        self.rows[name].append(tile)
        if mark.startswith("p"):
            self.points(seat, int(mark[1:]))
        if mark.startswith("B"):
            self.points(seat, int(mark[1:]))
            row = self.rows[name]
            self.rows[name] = []
            self.rows[self.next_row(name)] = [tile]
            self.picks.append((seat, name, row[:-1]))
            if not self.rows[name]:
                assert len(self.active()) == 4

    def next_row(self, name: str) -> str:
        twice = ORDER + ORDER
        return next(other for other in twice[twice.index(name) + 1 :] if not self.rows[other])

    # The track

    def points(self, seat: int, count: int) -> None:
        if self.are_cows_happy():
            self.reward(seat, count)
        else:
            self.penalty(seat, count)

    def taken(self, seat: int) -> list[int]:
        return [space for other, space in enumerate(self.pawns) if other != seat and space > 0]

    def penalty(self, seat: int, count: int) -> None:
        start = self.pawns[seat]
        end = start + count
        while end in self.taken(seat):
            end += 1
        for eye in (40, 50):
            if start < eye <= end:
                others = [other for other in range(len(self.pawns)) if other != seat and self.pawns[other] >= eye]
                if all(self.there_since[other, eye] == self.round for other in others):
                    self.eye_set_off_in.add(self.round)
                self.there_since[seat, eye] = self.round
        self.pawns[seat] = end
        if end >= 60:
            self.ends_with_this_round = True

    def reward(self, seat: int, count: int) -> None:
        end = self.pawns[seat] - count
        while end in self.taken(seat):
            end -= 1
        self.pawns[seat] = max(end, 0)
