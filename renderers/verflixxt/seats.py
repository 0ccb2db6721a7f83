"""The seats of Verflixxt: what they have taken, as far as everybody sees it, and their points."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.verflixxt.moves import Took
from games.verflixxt.view import Pile, Seat, VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import width_of
from renderers.kit.furniture import seat_panel
from renderers.kit.layout import Box, seat_row
from renderers.kit.palette import WHITE
from renderers.verflixxt import art, chips
from renderers.verflixxt.table import HEADER, SEATS_HEIGHT, SEATS_TOP

GAP = 12
MARGIN = 16
LARGEST = 46
SMALLEST = 12
EDGE = 4
"""Between two chips."""


class SeatBox(NamedTuple):
    """Where a seat's panel lies."""

    x: int
    width: int

    @property
    def body(self) -> Box[float]:
        """Where its tiles lie."""
        return Box(self.x + 11, SEATS_TOP + HEADER + 10, self.width - 20, SEATS_HEIGHT - HEADER - 17)


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """The panels side by side."""
    return tuple(SeatBox(*place) for place in seat_row(count, SIZE[0], MARGIN, GAP))


class Laid(NamedTuple):
    """A chip's height, and where each of a pile's chips lies, about the upper left corner of its room."""

    height: int
    places: tuple[tuple[int, int], ...]


@lru_cache(512)
def laid_out(count: int, width: int, height: int, largest: int = LARGEST) -> Laid:
    """So many chips in rows, as large as the room allows."""
    for chip in range(largest, SMALLEST - 1, -2):
        across = round(chip * art.WIDE) + EDGE
        columns = (width + EDGE) // across
        if columns * ((height + EDGE) // (chip + EDGE)) >= count:
            places = [(n % columns * across, n // columns * (chip + EDGE)) for n in range(count)]
            return Laid(chip, tuple(places))
    raise ValueError(count)


def draw_pile(
    canvas: Canvas,
    pile: Pile,
    room: Box[float],
    new: Collection[int],
    locked: Collection[int],
    largest: int = LARGEST,
    *,
    centred: bool = False,
    home: bool = False,
) -> None:
    """Tiles that lie open: turned ones look turned, new ones are marked; behind the last a flag for who is home."""
    laid = laid_out(len(pile.taken) + home, int(room.width), int(room.height), largest)
    down = (room.height - laid.places[-1][1] - laid.height) / 2 if centred and pile.taken else 0
    for tile, (x, y) in zip(pile.taken, laid.places, strict=False):
        fate: chips.Fate = "turned" if tile in pile.turned else "locked" if tile in locked else "taken"
        sprite = chips.chip(tile, laid.height, fate)
        if tile in new:
            width, height = sprite.size
            canvas.paste(sprites.halo(width, height, WHITE, radius=12), room.x + x - 5, room.y + down + y - 5)
        canvas.paste(sprite, room.x + x, room.y + down + y)
    if home:
        x, y = laid.places[-1]
        canvas.paste(art.flag(laid.height, finish=True), room.x + x + laid.height / 4, room.y + y)


def draw_seats(canvas: Canvas, view: VerflixxtView, names: Sequence[str]) -> None:
    """All panels."""
    took = [event for event in view.last if isinstance(event, Took)]
    for number, (box, seat) in enumerate(zip(seat_boxes(len(names)), view.seats, strict=True)):
        panel = seat_panel(number, box.width, SEATS_HEIGHT, HEADER, bright=number == view.turn)
        canvas.paste(panel, box.x - 8, SEATS_TOP - 8)
        _header(canvas, box, number, seat, names[number])
        new = [event.tile for event in took if event.seat == number]
        home = seat.home == len(seat.pawns)
        if seat.pile is not None:
            draw_pile(canvas, seat.pile, box.body, new, (), home=home)
            continue
        if seat.count:
            _closed(canvas, box, seat, marked=bool(new))
        if home:
            room = box.body
            canvas.centre(art.flag(34, finish=True), room.x + room.width - 16, room.y + room.height - 16)


def _header(canvas: Canvas, box: SeatBox, number: int, seat: Seat, name: str) -> None:
    y = SEATS_TOP + 24
    right: float = box.x + box.width - 12
    if seat.pile is not None:
        text = art.points(seat.pile.points)
        canvas.text(text, right, y, 32, anchor="right")
        right -= width_of(text, 32) + 6
    canvas.centre(sprites.badge(number, 34), box.x + 24, y)
    left = box.x + 45
    canvas.text(name, left, y, 27, anchor="left", width=round(right - left), least=20)


def _closed(canvas: Canvas, box: SeatBox, seat: Seat, *, marked: bool) -> None:
    """A pile of which at most the top tile is seen, and how many it holds."""
    x, y = box.body.centre
    height = 58
    width = round(height * art.WIDE)
    x -= width * 0.32
    for n in range(min(seat.count - 1, 4), 0, -1):
        canvas.centre(chips.chip_back(height), x - 4 * n, y + 6 * n - 6)
    if marked:
        canvas.centre(sprites.halo(width, height, WHITE, radius=12), x, y - 6)
    canvas.centre(chips.chip_back(height) if seat.top is None else chips.chip(seat.top, height), x, y - 6)
    canvas.text(str(seat.count), x + width / 2 + 12, y, 46, anchor="left")
