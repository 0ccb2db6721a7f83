"""A picture before it has pixels: pieces by cells, so that two pictures share equal cells."""

from collections.abc import Collection, Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, Self

from PIL import Image

from renderers.kit import kept
from renderers.kit.palette import Palette
from renderers.kit.pixels import Piece, Text

CELL: Final = (150, 100)  # eight by nine in a picture of 1200 × 900; even, so that halves are whole
"""Size of a cell. Those at the right and lower edge may be smaller."""


_KEYS: Final = 2048
"""Number of cached keys. The cache of pixels holds a thousand cells."""


class Block(NamedTuple):
    """A rectangle of cells: first and last column and row, the last ones exclusive."""

    left: int
    top: int
    right: int
    low: int


def blocks(cells: Collection[tuple[int, int]]) -> Iterator[Block]:
    """Return cells, by column and row, in few rectangles."""
    open_: dict[tuple[int, int], int] = {}
    rows = sorted({row for _, row in cells})
    for row, following in pairwise([*rows, -1]):  # -1 follows no row, so the last row ends all runs
        runs = set(_runs(sorted(column for column, at in cells if at == row)))
        for run in runs - open_.keys():
            open_[run] = row
        later = _runs(sorted(column for column, at in cells if at == following == row + 1))
        for run in runs.difference(later):
            yield Block(run[0], open_.pop(run), run[1], row + 1)


def _runs(columns: list[int]) -> Iterator[tuple[int, int]]:
    """Return runs of consecutive numbers: the first, and the last plus one."""
    start = 0
    for n in range(1, len(columns) + 1):
        if n == len(columns) or columns[n] != columns[n - 1] + 1:
            yield columns[start], columns[n - 1] + 1
            start = n


@lru_cache(_KEYS)
def _cell_key(*_what: Hashable) -> object:
    """Intern a cell's contents as an opaque key, so later lookups compare by identity."""
    return object()


class Sheet:
    """Pieces laid on each other in order, on a ground that is another sheet, drawn in a palette's colours."""

    def __init__(self, palette: Palette, size: tuple[int, int], ground: "Sheet | None" = None) -> None:
        self.palette = palette
        self.size = size
        self.ground = ground
        self.columns, self.rows = -(-size[0] // CELL[0]), -(-size[1] // CELL[1])
        self._laid: list[tuple[Piece, int, int]] = []
        self._by_cell: list[list[int]] = [[] for _ in range(self.columns * self.rows)]
        self._keys: list[Hashable | None] = [None] * (self.columns * self.rows)
        """The key of each cell. None after a change, until the key is asked for again."""

    def copy(self) -> Self:
        twin = type(self)(self.palette, self.size, self.ground)
        twin._laid = self._laid.copy()
        twin._by_cell = [numbers.copy() for numbers in self._by_cell]
        twin._keys = [*self.cell_keys()]  # made here, so that all copies share them
        return twin

    def on_top(self) -> Self:
        """Return an empty sheet with this one as its ground. Many sheets may share a ground; it must not change any
        more."""
        return type(self)(self.palette, self.size, self)

    def lay(self, piece: Piece, x: int, y: int, size: tuple[int, int]) -> None:
        """Lay a piece of a size with its upper left corner at a point."""
        if self.palette.plain:
            piece = piece.plain()  # before the key is made, so that plain cells have keys of their own
        number, columns = len(self._laid), self.columns
        self._laid.append((piece, x, y))
        left, right = max(x, 0) // CELL[0], min((x + size[0] - 1) // CELL[0], columns - 1)
        for row in range(max(y, 0) // CELL[1], min((y + size[1] - 1) // CELL[1], self.rows - 1) + 1):
            for at in range(row * columns + left, row * columns + right + 1):
                self._by_cell[at].append(number)
                self._keys[at] = None

    def texts(self) -> Iterator[tuple[Text, int, int]]:
        """Return every text with its upper left corner, those of the ground first."""
        if self.ground:
            yield from self.ground.texts()
        yield from ((piece, x, y) for piece, x, y in self._laid if isinstance(piece, Text))

    def cell_keys(self) -> Sequence[Hashable]:
        """Return the keys of the cells, row by row. Equal cells have equal keys."""
        for at, key in enumerate(self._keys):
            if key is None:
                laid = [self._laid[number] for number in self._by_cell[at]]
                # the place, too: another cell shows another part of the same pieces
                self._keys[at] = _cell_key(self.palette, self.size, self.ground, at, *laid)
        return self._keys

    def draw(self, block: Block) -> Image.Image:
        """Return a block as RGB pixels."""
        left, top = block.left * CELL[0], block.top * CELL[1]
        size = min(block.right * CELL[0], self.size[0]) - left, min(block.low * CELL[1], self.size[1]) - top
        image = Image.new("RGB", size)
        if self.ground:
            for cell, seen in self.ground._cell_images(block).items():
                image.paste(seen, _place(block, *cell))
        numbers = {
            number
            for row in range(block.top, block.low)
            for cell in range(row * self.columns + block.left, row * self.columns + block.right)
            for number in self._by_cell[cell]
        }
        for number in sorted(numbers):
            piece, x, y = self._laid[number]
            piece.lay(image, x - left, y - top)
        return image

    def _cell_images(self, block: Block) -> dict[tuple[int, int], Image.Image]:
        """Return the cells of a block as cached RGB pixels."""
        cells = [(column, row) for row in range(block.top, block.low) for column in range(block.left, block.right)]
        found = {cell: seen for cell in cells if isinstance(seen := kept.GROUND_SHELF.find((self, cell)), Image.Image)}
        for missing in blocks([cell for cell in cells if cell not in found]):
            for cell, seen in cut(self.draw(missing), missing):
                kept.GROUND_SHELF.put((self, cell), seen)
                found[cell] = seen
        return found


def _place(block: Block, column: int, row: int) -> tuple[int, int]:
    """Return the place of a cell in the image of a block."""
    return (column - block.left) * CELL[0], (row - block.top) * CELL[1]


def cut(image: Image.Image, block: Block) -> Iterator[tuple[tuple[int, int], Image.Image]]:
    """Cut the image of a block into cells, by column and row."""
    for row in range(block.top, block.low):
        for column in range(block.left, block.right):
            x, y = _place(block, column, row)
            box = (x, y, min(x + CELL[0], image.width), min(y + CELL[1], image.height))
            yield (column, row), image.crop(box)
