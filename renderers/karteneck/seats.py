"""The seats of Karteneck: what each has laid, its sum on a plate, its portions, its hand's size."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.karteneck.moves import WORM
from games.karteneck.view import Group, Seat, Stack
from renderers.karteneck import art, cards, table
from renderers.karteneck.table import HEADER, SEATS_BOTTOM, SEATS_TOP
from renderers.kit import farm, sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import width_of
from renderers.kit.furniture import draw_pile, seat_panel
from renderers.kit.layout import Box
from renderers.kit.palette import CREAM

GAP: Final = 16
MARGIN: Final = 20
ROW_GAP: Final = 18
OUT: Final = 8
"""How far a panel's frame lies outside it."""
MOST_STRIPS: Final = 8
"""More cards of a kind than this lie side by side in columns."""


class Column(NamedTuple):
    """Cards of one kind, each showing its upper strip; `serials` stands for worms."""

    kind: int
    serials: tuple[int | None, ...]


class Placed(NamedTuple):
    """A card and where it lies."""

    kind: int
    serial: int | None
    x: int
    y: int


class SeatBox(NamedTuple):
    """Where a seat's panel lies. A tall one has its plate and its portions below the cards, the others beside them."""

    x: int
    y: int
    width: int
    height: int

    @property
    def tall(self) -> bool:
        return self.height > 300

    @property
    def plate(self) -> int:
        return 130 if self.tall else 96

    @property
    def plate_at(self) -> tuple[float, float]:
        """The centre of the sum's plate."""
        if self.tall:
            return self.x + self.plate / 2 + 18, self.y + self.height - self.plate / 2 - 30
        return self.x + self.width - 68, self.y + self.plate / 2 + 7

    @property
    def portion(self) -> tuple[int, int]:
        width = 122 if self.tall else 88
        return width, round(art.PORTION[1] * width / art.PORTION[0])

    @property
    def portion_at(self) -> tuple[int, int]:
        """The upper left corner of the top portion."""
        width, height = self.portion
        if self.tall:
            return self.x + self.width - width - 28, self.y + self.height - height - 22
        return round(self.plate_at[0] - width / 2) - 2, self.y + self.height - height - 42

    @property
    def cards(self) -> Box[int]:
        """Where the laid cards lie."""
        if self.tall:
            return Box(self.x + 20, self.y + HEADER + 20, self.width - 40, self.height - HEADER - 224)
        left = self.x + 16
        right = self.x + self.width - 136
        return Box(left, self.y + HEADER + 15, right - left, self.height - HEADER - 28)

    @property
    def card(self) -> int:
        """The width of a card while there is room."""
        if self.tall:
            return 112
        return 66 if self.width < 500 else 78


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """The panels in one row, or in two."""
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


def columns_of(groups: Sequence[Group]) -> list[list[Column]]:
    """The groups as columns, in their order; more cards than fit one column fill several, evenly."""
    found: list[list[Column]] = []
    for group in groups:
        serials: tuple[int | None, ...] = group.serials if group.kind == WORM else (None,) * group.count
        parts = -(-len(serials) // MOST_STRIPS)
        each = -(-len(serials) // parts)
        found.append([Column(group.kind, serials[at : at + each]) for at in range(0, len(serials), each)])
    return found


@lru_cache(512)
def laid_out(
    groups: tuple[Group, ...], box: Box[int], card: int
) -> tuple[int, tuple[tuple[Box[int], tuple[Placed, ...]], ...]]:
    """How wide the cards are, and for every group where it lies and where its cards."""
    columns = columns_of(groups)
    count = sum(map(len, columns))
    gap = 16 if card < 80 else 22
    width = min(card, (box.width + gap) // max(count, 1) - gap)
    height = cards.card_height(width)
    x = box.x
    found: list[tuple[Box[int], tuple[Placed, ...]]] = []
    for parts in columns:
        placed: list[Placed] = []
        bottom = 0
        left = x
        for kind, serials in parts:
            pitch = min(cards.strip_of(width), (box.height - height) / max(1, len(serials) - 1))
            for n, serial in enumerate(serials):
                placed.append(Placed(kind, serial, x, round(box.y + n * pitch)))
            bottom = max(bottom, placed[-1].y + height)
            x += width + gap
        found.append((Box(left, box.y, x - gap - left, bottom - box.y), tuple(placed)))
    return width, tuple(found)


class Laying(NamedTuple):
    """How the groups in front of a seat lie: their width, their boxes, and where fork and knife lie."""

    width: int
    groups: tuple[Box[int], ...]
    cutlery: Box[int] | None


@lru_cache(1024)
def laying(groups: tuple[Group, ...], area: Box[int], most: int, *, passed: bool) -> Laying:
    """The groups in rows, as large as there is room."""
    for width in range(most, 20, -2):
        gap, height = width // 8 + 4, cards.group_height(width)
        x, y = area.x, area.y
        boxes: list[Box[int]] = []
        for group in groups:
            wide = cards.worms_width(group.count, width) if group.kind == WORM else width
            if x + wide > area.x + area.width:
                x, y = area.x, y + height + gap
            boxes.append(Box(x, y, wide, height))
            x += wide + gap
        cutlery = None
        if passed and x + width > area.x + area.width:
            x, y = area.x, y + height + gap
        if passed:
            cutlery = Box(x, y, width, height)
        if y + height <= area.y + area.height and x <= area.x + area.width + gap:
            return Laying(width, tuple(boxes), cutlery)
    raise ValueError(groups)


def draw_seat(canvas: Canvas, box: SeatBox, number: int, seat: Seat, name: str, *, turn: bool, opener: bool) -> None:
    """A seat's whole panel."""
    ground = table.RESTED if seat.passed else CREAM
    canvas.paste(
        seat_panel(number, box.width, box.height, HEADER, bright=turn, ground=ground), box.x - OUT, box.y - OUT
    )
    _header(canvas, box, number, seat, name, opener=opener)
    lying = laying(seat.laid, box.cards, box.card, passed=seat.passed)
    for group, place in zip(seat.laid, lying.groups, strict=True):
        _group(canvas, group, place, lying.width)
    if lying.cutlery:
        x, y, width, height = lying.cutlery if seat.laid else box.cards
        size = (100 if box.tall else 84) if seat.laid else (190 if box.tall else 130)
        canvas.centre(art.cutlery(size), x + width / 2, y + height / 2)
    _pile(canvas, box, seat.stack)
    plate = art.plate(seat.total, box.plate, valid=seat.valid) if seat.laid else art.no_plate(box.plate)
    canvas.centre(plate, *box.plate_at)


def _header(canvas: Canvas, box: SeatBox, number: int, seat: Seat, name: str, *, opener: bool) -> None:
    y = box.y + 27
    right = box.x + box.width - 16 if box.tall else round(box.plate_at[0] - box.plate / 2 - 8)
    canvas.text(str(seat.cards), right, y, 34, anchor="right")
    right -= 44 if seat.cards > 9 else 24
    canvas.centre(art.hand_icon(42), right - 24, y)
    right -= 50
    if opener:
        canvas.centre(art.bell(38), right - 19, y - 1)
        right -= 42
    canvas.centre(sprites.badge(number, 40), box.x + 29, y + 1)
    left = box.x + 55
    canvas.text(name, left, y, 32, anchor="left", width=right - left - 4, least=26)


def _group(canvas: Canvas, group: Group, place: Box[int], width: int) -> None:
    if group.kind != WORM:
        canvas.paste(cards.group(group.kind, group.count, width), place.x, place.y)
        return
    canvas.paste(cards.worms(group.count, width), place.x, place.y)
    for serial, (x, y, wide, high) in zip(group.serials, cards.tags_of(group.count, width), strict=True):
        size = round(min(high, wide * 0.62))
        canvas.text(str(serial), place.x + x + wide * 0.55, place.y + y + high / 2, size)


def _pile(canvas: Canvas, box: SeatBox, stack: Stack) -> None:
    """A seat's portions: the top one, the edges of some under it, and what the rest is worth."""
    x, y = box.portion_at
    top = None if stack.top is None else art.portion(stack.top, box.portion[0])
    draw_pile(canvas, top, min(stack.count - 1, 2), x, y, box.portion, 4)
    if stack.top is None or stack.count == 1:
        return
    rest = stack.count - 1, stack.worms - stack.top.worms
    if box.tall:
        left, right = box.plate_at[0] + box.plate / 2, box.portion_at[0]
        for dy, icon, number in ((-76, farm.tiles(38), rest[0]), (14, farm.worm(56), rest[1])):
            y = box.plate_at[1] + dy
            canvas.centre(icon, (left + right) / 2, y)
            canvas.text(f"+{number}", (left + right) / 2 - 2, y + 40, 36, width=round(right - left) - 6, least=22)
        return
    right = box.x + box.width - 14
    y = box.y + box.height - 21
    for icon, number in ((art.worm(36), rest[1]), (farm.tiles(28), rest[0])):
        canvas.text(str(number), right, y, 27, anchor="right")
        right -= round(width_of(str(number), 27)) + icon.size[0] + 1
        canvas.centre(icon, right + icon.size[0] / 2, y)
        right -= 7
    canvas.text("+", right + 6, y, 25, anchor="right")
