"""The seats of Karteneck: laid cards, the sum on a plate, portions, and the size of the hand."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.karteneck.moves import WORM
from games.karteneck.view import Seat, Stack
from renderers.karteneck import art, cards, table
from renderers.karteneck.table import HEADER, HIGH_HEADER, SEATS_BOTTOM, SEATS_TOP
from renderers.kit import farm, sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import DECISIVE, MIN_SIZE
from renderers.kit.furniture import draw_pile, lay_panel
from renderers.kit.layout import Box, Seated
from renderers.kit.palette import CREAM

GAP: Final = 16
MARGIN: Final = 20
ROW_GAP: Final = 18
LOW: Final = 190
"""Height of the lower part of a tall panel, with plate, worms and portions."""


class Sizes(NamedTuple):
    """Widths in a panel: a sum's plate, the top portion, a worm, the number of all worms, which is the largest, and a
    card while there is room."""

    plate: int
    portion: int
    worm: int
    total: int
    card: int


LARGE: Final = Sizes(150, 128, 96, 106, 144)
MIDDLING: Final = Sizes(118, 96, 66, 80, 112)
SMALL: Final = Sizes(84, 70, 50, 60, 72)
WIDE: Final = SMALL._replace(total=66, card=92)


class SeatBox(NamedTuple):
    """The place of a seat's panel. A tall one has plate and portions below the cards, the others beside them."""

    x: int
    y: int
    width: int
    height: int

    @property
    def tall(self) -> bool:
        return self.height > 300

    @property
    def header(self) -> int:
        return HEADER if self.tall or self.width > 500 else HIGH_HEADER

    @property
    def sizes(self) -> Sizes:
        wide = self.width > 500
        if self.tall:
            return LARGE if wide else MIDDLING
        return WIDE if wide else SMALL

    @property
    def plate(self) -> int:
        return self.sizes.plate

    @property
    def plate_at(self) -> tuple[float, float]:
        """The centre of the sum's plate."""
        if self.tall:
            return self.x + self.plate / 2 + 18, self.y + self.height - LOW / 2 - 8
        return self.x + self.width - 56, self.y + self.plate / 2 + 4

    @property
    def portion(self) -> tuple[int, int]:
        width = self.sizes.portion
        return width, round(art.PORTION[1] * width / art.PORTION[0])

    @property
    def portion_at(self) -> tuple[int, int]:
        """The upper left corner of the top portion."""
        width, height = self.portion
        if self.tall:
            return self.x + self.width - width - 30, round(self.plate_at[1] - height / 2)
        return self.x + self.width - width - 24, self.y + 100

    @property
    def total_at(self) -> tuple[float, float]:
        """The centre of the worms of all portions and their number."""
        if self.tall:
            return (self.plate_at[0] + self.plate / 2 + self.portion_at[0]) / 2 + 4, self.plate_at[1] - 6
        return self.x + self.width - 73, self.y + self.height - 30

    @property
    def count_at(self) -> tuple[float, float]:
        """The centre of the number of portions."""
        if self.tall:
            return self.total_at[0], self.y + self.height - 34
        return self.portion_at[0] - 32, self.portion_at[1] + self.portion[1] / 2

    @property
    def cards(self) -> Box[int]:
        if self.tall:
            return Box(self.x + 20, self.y + self.header + 18, self.width - 40, self.height - self.header - LOW - 18)
        return Box(self.x + 12, self.y + self.header + 14, self.width - 160, self.height - self.header - 22)

    @property
    def card(self) -> int:
        """The width of a card while there is room."""
        return self.sizes.card


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """Return the panels in one row or two."""
    columns = {2: 2, 3: 3, 4: 2}.get(count, 3)
    rows = (count + columns - 1) // columns
    width = (SIZE[0] - 2 * MARGIN - (columns - 1) * GAP) // columns
    height = (SEATS_BOTTOM - SEATS_TOP - (rows - 1) * ROW_GAP) // rows
    boxes: list[SeatBox] = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        left = (SIZE[0] - (inside := min(columns, count - row * columns)) * width - (inside - 1) * GAP) // 2
        boxes.append(SeatBox(left + column * (width + GAP), SEATS_TOP + row * (height + ROW_GAP), width, height))
    return tuple(boxes)


class Layout(NamedTuple):
    """The layout of groups in front of a seat: their width, their boxes, and the place of fork and knife."""

    width: int
    groups: tuple[Box[int], ...]
    cutlery: Box[int] | None


@lru_cache(1024)
def lay_out(count: int, area: Box[int], most: int, *, passed: bool) -> Layout:
    """Lay out a number of groups in rows, and fork and knife, as large as possible."""
    for width in range(most, 20, -2):
        gap, height = width // 10 + 2, cards.group_height(width)
        columns = (area.width + gap) // (width + gap)
        rows = (area.height + gap) // (height + gap)
        if columns * rows >= count + passed:
            places = [
                Box(area.x + n % columns * (width + gap), area.y + n // columns * (height + gap), width, height)
                for n in range(count + passed)
            ]
            return Layout(width, tuple(places[:count]), places[-1] if passed else None)
    raise ValueError(count)


def draw_seat(canvas: Canvas, box: SeatBox, seat: Seat, who: Seated, *, turn: bool, opener: bool) -> None:
    """Draw a seat's whole panel."""
    ground = table.RESTED if seat.passed else CREAM
    lay_panel(canvas, who.look, Box(*box), box.header, bright=turn, ground=ground)
    _draw_header(canvas, box, seat, who, opener=opener)
    lying = lay_out(len(seat.laid), box.cards, box.card, passed=seat.passed)
    for group, place in zip(seat.laid, lying.groups, strict=True):
        laid = cards.worms(group.serials, place.width) if group.kind == WORM else None
        canvas.paste(laid or cards.group(group.kind, group.count, place.width), place.x, place.y)
    if lying.cutlery:
        place = lying.cutlery if seat.laid else box.cards
        size = round(lying.width * 1.1) if seat.laid else (190 if box.tall else 130)
        canvas.centre(art.cutlery(size), *place.centre)
    _draw_pile(canvas, box, seat.stack)
    plate = art.plate(seat.total, box.plate, valid=seat.valid) if seat.laid else art.no_plate(box.plate)
    canvas.centre(plate, *box.plate_at)


def _draw_header(canvas: Canvas, box: SeatBox, seat: Seat, who: Seated, *, opener: bool) -> None:
    """Draw the header from the right: number of cards, bell of the opener, name and sign. Beside a plate, bell and sign
    sit on the edge for lack of room."""
    y = box.y + box.header / 2 + 2
    right = box.x + box.width - 16 if box.tall else round(box.plate_at[0] - box.plate / 2 - 8)
    canvas.text(str(seat.cards), right, y, DECISIVE, anchor="right")
    right -= 46 if seat.cards > 9 else 25
    canvas.centre(art.hand_icon(42), right - 22, y)
    right -= 46
    if box.tall:
        if opener:
            canvas.centre(art.bell(38), right - 19, y - 1)
            right -= 42
        canvas.centre(sprites.badge(who.look, 40, who.level), box.x + 29, y + 1)
        left = box.x + 55
    else:
        if opener:
            canvas.centre(art.bell(40), box.x + 58, box.y - 7)
        canvas.centre(sprites.corner_badge(who.look, who.level), box.x + 10, box.y - 6)
        left = box.x + 12
    if box.header == HIGH_HEADER:
        canvas.two_lines(who.name, left, y, MIN_SIZE, anchor="left", width=right - left - 4)
    else:
        canvas.text(who.name, left, y + 3, 36, anchor="left", width=right - left - 4, least=MIN_SIZE)


def _draw_pile(canvas: Canvas, box: SeatBox, stack: Stack) -> None:
    """Draw a seat's portions: the top one, the edges of some below it, their number, and the worms of all, larger than
    any other number."""
    x, y = box.portion_at
    top = None if stack.top is None else art.portion(stack.top, box.portion[0])
    draw_pile(canvas, top, min(stack.count - 1, 2), x, y, box.portion, 4)
    (x, y), sizes = box.total_at, box.sizes
    if box.tall:
        canvas.centre(art.worm(sizes.worm), x, y - sizes.total * 0.72)
        canvas.text(str(stack.worms), x, y, sizes.total)
    else:
        farm.draw_count(canvas, art.worm(sizes.worm), stack.worms, x, y, 140, sizes.total)
    if stack.count > 1:
        x, y = box.count_at
        if box.tall:
            farm.draw_count(canvas, farm.tile_pair(36), stack.count, x, y, 110, DECISIVE)
        else:
            canvas.centre(farm.tile_pair(36), x, y - 22)
            canvas.text(str(stack.count), x, y + 18, DECISIVE)
