"""The board and the track of Tanz der Hornochsen once more, from book 003 and its rulings alone: nothing is kept that
can be counted again, and nothing of `games.hornochsen` is used but the board's file, read here again."""

from pathlib import Path

import games
from tests.games.naive import Word, Words

FOLDER = Path(games.__file__).parent / "hornochsen" / "boards"
ORDER = ["L1", "L2", "L3", "L4", "L5", "L6", "R1", "R2", "R3", "R4", "R5", "R6"]
MARKS = {".": "plain", "p": "pat", "H": "happy", "D": "double", "B": "bull"}
EYES = (40, 50)
HEAP = 60


class Track:
    """The pawns, and what they set off."""

    def __init__(self, seats: int) -> None:
        self.pawns = [0] * seats
        self.round = 0
        self.there_since: dict[tuple[int, int], int] = {}
        self.eye_set_off_in: set[int] = set()
        self.is_heap_reached = False

    def taken(self, seat: int) -> list[int]:
        return [space for other, space in enumerate(self.pawns) if other != seat and space > 0]

    def penalty(self, seat: int, count: int) -> list[Words]:
        """Moves a pawn forward; what that sets off."""
        start = self.pawns[seat]
        end = start + count
        while end in self.taken(seat):
            end += 1
        self.pawns[seat] = end
        happened: list[Words] = []
        for eye in EYES:
            if start < eye <= end:
                others = [other for other in range(len(self.pawns)) if other != seat and self.pawns[other] >= eye]
                if all(self.there_since[other, eye] == self.round for other in others):
                    if self.round not in self.eye_set_off_in:
                        happened.append(("eye", seat, eye))
                    self.eye_set_off_in.add(self.round)
                self.there_since[seat, eye] = self.round
        if end >= HEAP and not self.is_heap_reached:
            self.is_heap_reached = True
            happened.append(("heap", seat, end))
        return happened

    def reward(self, seat: int, count: int) -> None:
        """Moves a pawn back, which sets nothing off."""
        end = self.pawns[seat] - count
        while end in self.taken(seat):
            end -= 1
        self.pawns[seat] = max(end, 0)

    def fewest_first(self) -> list[list[int]]:
        """The seats in the order of an open round; those together on the start space choose at once."""
        spaces = sorted(set(self.pawns))
        return [[seat for seat, space in enumerate(self.pawns) if space == wanted] for wanted in spaces]


class Board:
    """The rows and who placed what in the last round."""

    def __init__(self, board: str = "standard") -> None:
        lines = (FOLDER / f"{board}.txt").read_text(encoding="utf-8").splitlines()
        self.marks: dict[str, list[str]] = {line.split()[0]: line.split()[1:] for line in lines}
        self.rows: dict[str, list[int]] = {name: [] for name in ORDER}
        self.placed_by: dict[int, int] = {}

    def active(self) -> list[str]:
        return [name for name in ORDER if self.rows[name]]

    def uncovered(self, name: str) -> list[str]:
        return self.marks[name][len(self.rows[name]) :]

    def are_cows_happy(self) -> bool:
        return any("H" in self.uncovered(name) for name in self.active())

    def is_double(self) -> bool:
        return any("D" in self.uncovered(name) for name in self.active())

    def row_for(self, tile: int) -> tuple[str, int, list[int]]:
        """The row, the number of the rule that says so, and all differences from the smallest up."""
        rising = [name for name in self.active() if self.rows[name][-1] < tile]
        differences = sorted(tile - self.rows[name][-1] for name in rising)
        if rising:
            nearest = min(rising, key=lambda name: tile - self.rows[name][-1])
            return nearest, min(len(rising), 2), differences
        return max(self.active(), key=lambda name: self.rows[name][-1]), 3, []

    def next_row(self, name: str) -> str:
        twice = ORDER + ORDER
        return next(other for other in twice[twice.index(name) + 1 :] if not self.rows[other])

    def shows(self) -> Word:
        return tuple(
            {
                "name": name,
                "active": name in self.active(),
                "spaces": tuple(self.space(name, number) for number in range(len(self.marks[name]))),
            }
            for name in ORDER
        )

    def space(self, name: str, number: int) -> Word:
        mark, row = self.marks[name][number], self.rows[name]
        tile = row[number] if number < len(row) else None
        seat = None if tile is None else self.placed_by.get(tile)
        return {"mark": MARKS[mark[0]], "points": int(mark[1:] or 0), "tile": tile, "seat": seat}
