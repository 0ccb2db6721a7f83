"""The seats of Verflixxt!: their public tiles and points."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.verflixxt.moves import Took
from games.verflixxt.tiles import is_fortune, value_of
from games.verflixxt.view import Pile, Seat, VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import DECISIVE, TOTAL
from renderers.kit.furniture import NARROW, draw_name, lay_panel
from renderers.kit.layout import Box, Seated, seat_row
from renderers.kit.palette import WHITE
from renderers.kit.pixels import Sprite
from renderers.verflixxt import art, chips
from renderers.verflixxt.table import HEADER, HIGH_HEADER, SEATS_HEIGHT, SEATS_TOP

GAP = 12
MARGIN = 16
LARGEST = SMALLEST = 46
"""Height of a chip. The number on a smaller one is illegible."""
SUMS = 70
"""Height of the sums of tiles where there is room."""
POINTS = 60
POINTS_WIDE = 132
POINTS_HIGH = 48
"""Size of points, and their room beside tiles and above them."""
EDGE = 4
"""Distance of two chips."""


class SeatBox(NamedTuple):
    """The place of a seat's panel. A wide one has its tiles beside its points, others below."""

    x: int
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= 300  # up to three seats

    @property
    def header(self) -> int:
        return HEADER if self.wide else HIGH_HEADER

    @property
    def body(self) -> Box[float]:
        """The part below the header."""
        air = 8 if self.wide else 3
        return Box(self.x + 11, SEATS_TOP + self.header + air, self.width - 20, SEATS_HEIGHT - self.header - air - 7)

    @property
    def tiles(self) -> Box[float]:
        """The room for tiles other than Fortunes."""
        body = self.body
        if self.wide:
            return Box(body.x + POINTS_WIDE, body.y + 3, body.width - POINTS_WIDE, body.height - 4)
        return Box(body.x, body.y + POINTS_HIGH, body.width, body.height - POINTS_HIGH)


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """Return the panels side by side."""
    return tuple(SeatBox(*place) for place in seat_row(count, SIZE[0], MARGIN, GAP))


class Layout(NamedTuple):
    """A chip's height, and the place of each of a pile's chips about the upper left corner of its room."""

    height: int
    places: tuple[tuple[int, int], ...]


@lru_cache(512)
def lay_out(count: int, width: int, height: int, largest: int = LARGEST) -> Layout | None:
    """Lay out a number of chips in rows, as large as possible. None if they would be illegible."""
    for chip in range(largest, SMALLEST - 1, -2):
        across = round(chip * art.WIDE) + EDGE
        columns = (width + EDGE) // across
        if columns * ((height + EDGE) // (chip + EDGE)) >= count:
            places = [(n % columns * across, n // columns * (chip + EDGE)) for n in range(count)]
            return Layout(chip, tuple(places))
    return None


def draw_pile(
    canvas: Canvas,
    pile: Pile,
    room: Box[float],
    new: Collection[int],
    locked: Collection[int],
    largest: int = LARGEST,
    *,
    centred: bool = False,
) -> None:
    """Draw open tiles: turned ones look turned, new ones are marked. Without room for all, draw their sums, negative
    and positive."""
    if not pile.taken:
        return
    laid = lay_out(len(pile.taken), int(room.width), int(room.height), largest)
    if laid is None:
        _draw_sums(canvas, pile, room, new)
        return
    down = (room.height - laid.places[-1][1] - laid.height) / 2 if centred else 0
    for tile, (x, y) in zip(pile.taken, laid.places, strict=True):
        fate: chips.Fate = "turned" if tile in pile.turned else "locked" if tile in locked else "taken"
        _draw_chip(
            canvas, chips.chip(tile, laid.height, fate, piled=True), room.x + x, room.y + down + y, new=tile in new
        )


def _draw_sums(canvas: Canvas, pile: Pile, room: Box[float], new: Collection[int]) -> None:
    """Draw the sum of negative and of positive tiles, turned ones included; below each other where they are too
    wide."""
    large = room.height > SUMS and room.width > 2 * (SUMS * art.WIDE + 8)
    height = SUMS if large else LARGEST
    worth = {tile: abs(value_of(tile)) if tile in pile.turned else value_of(tile) for tile in pile.taken}
    parts = [tile for tile in worth if worth[tile] < 0], [tile for tile in worth if worth[tile] > 0]
    drawn = [(chips.sum_chip(sum(map(worth.__getitem__, tiles)), height), tiles) for tiles in parts if tiles]
    wide = sum(chip.size[0] + 3 for chip, _ in drawn) - 3
    down = height + EDGE if wide > room.width and 2 * height + EDGE <= room.height else 0
    x, y = room.x, room.y + (room.height - height - down) / 2
    for chip, tiles in drawn:
        _draw_chip(canvas, chip, x, y, new=any(tile in new for tile in tiles))
        x, y = (x, y + down) if down else (x + chip.size[0] + 3, y)


def _draw_chip(canvas: Canvas, chip: Sprite, x: float, y: float, *, new: bool) -> None:
    if new:
        canvas.paste(sprites.halo(*chip.size, WHITE, radius=12), x - 5, y - 5)
    canvas.paste(chip, x, y)


def draw_seats(canvas: Canvas, view: VerflixxtView, seated: Sequence[Seated]) -> None:
    took = [event for event in view.last if isinstance(event, Took)]
    boxes = seat_boxes(len(seated))
    for number, (box, seat, who) in enumerate(zip(boxes, view.seats, seated, strict=True)):
        panel = Box(box.x, SEATS_TOP, box.width, SEATS_HEIGHT)
        lay_panel(canvas, who.look, panel, box.header, bright=number == view.turn)
        draw_name(canvas, who, box.x, SEATS_TOP, box.width, box.header)
        new = [event.tile for event in took if event.seat == number]
        if seat.pile is not None:
            _draw_open_pile(canvas, box, seat.pile, new)
        elif seat.count:
            _draw_closed_pile(canvas, box, seat, marked=bool(new))
        if seat.home == len(seat.pawns):
            y = SEATS_TOP + (-6 if box.width < NARROW else box.header / 2)
            canvas.centre(art.flag(40, finish=True), box.x + box.width - 26, y)


def _draw_open_pile(canvas: Canvas, box: SeatBox, pile: Pile, new: Collection[int]) -> None:
    """Draw points, larger than any other number; the number of Fortunes; the other tiles."""
    body, text = box.body, art.points(pile.points)
    fortunes = [tile for tile in pile.taken if is_fortune(tile)]
    if box.wide:
        x, y = body.x + POINTS_WIDE / 2 - 6, body.y + body.height / 2 - (26 if fortunes else 0)
        canvas.text(text, x, y, POINTS)
        luck = x - 34, body.y + body.height - 32
    else:
        y = body.y + POINTS_HIGH / 2
        canvas.text(text, body.x, y, TOTAL + 2, anchor="left")
        luck = body.x + body.width - 67, y
    if fortunes:
        if any(tile in new for tile in fortunes):
            canvas.centre(sprites.halo(66, 40, WHITE, radius=12), luck[0] + 31, luck[1])
        canvas.centre(art.clover(40), luck[0] + 20, luck[1])
        canvas.text(str(len(fortunes)), luck[0] + 42, luck[1], DECISIVE, anchor="left")
    others = tuple(tile for tile in pile.taken if not is_fortune(tile))
    draw_pile(canvas, Pile(others, pile.turned, pile.points), box.tiles, new, (), centred=True)


def _draw_closed_pile(canvas: Canvas, box: SeatBox, seat: Seat, *, marked: bool) -> None:
    """Draw a pile with at most its top tile visible, and its height."""
    x, y = box.body.centre
    height = 58
    width = round(height * art.WIDE)
    x -= width * 0.32
    for n in range(min(seat.count - 1, 4), 0, -1):  # four edges at most: the number says how many
        canvas.centre(chips.chip_back(height), x - 4 * n, y + 6 * n - 6)
    if marked:
        canvas.centre(sprites.halo(width, height, WHITE, radius=12), x, y - 6)
    canvas.centre(chips.chip_back(height) if seat.top is None else chips.chip(seat.top, height), x, y - 6)
    canvas.text(str(seat.count), x + width / 2 + 12, y, POINTS, anchor="left")
