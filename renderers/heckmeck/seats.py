"""The parts of Heckmeck's board that stay during a turn: the grill's tiles, and the seats with their stacks."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.heckmeck.view import Stack
from renderers.heckmeck import art, table
from renderers.heckmeck.table import BOARD, HEADER, HIGH_HEADER, SEATS_HEIGHT, SEATS_TOP
from renderers.kit import farm
from renderers.kit.canvas import SCENES, Canvas
from renderers.kit.furniture import draw_name, draw_pile, lay_panel
from renderers.kit.layout import Box, Seated, seat_row

BESIDE: Final = 130
"""Width beside a top tile for the worms of all tiles."""
EDGE: Final = 4
"""Visible part of a tile below another."""
GAP: Final = 14
MARGIN: Final = 22


class SeatBox(NamedTuple):
    """The place of a seat's panel, and the size of its top tile."""

    x: int
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= 260

    @property
    def header(self) -> int:
        return HEADER if self.width >= 300 else HIGH_HEADER

    @property
    def body(self) -> Box[int]:
        """The part below the header."""
        return Box(self.x, SEATS_TOP + self.header, self.width, SEATS_HEIGHT - self.header)

    @property
    def tile(self) -> tuple[int, int]:
        width = min(128, self.width - 172) if self.wide else 88
        return width, round(art.TILE[1] * width / art.TILE[0])

    @property
    def tile_at(self) -> tuple[int, int]:
        """Return the place of the top tile: beside the worms of all tiles, or below them."""
        (width, height), body = self.tile, self.body
        if self.wide:
            return self.x + (self.width - width - BESIDE) // 2, body.y + (body.height - height) // 2 + 4
        return self.x + (self.width - width - 4 * EDGE) // 2, body.y + body.height - height - 7


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """Return the panels side by side, with a limit on their width."""
    return tuple(SeatBox(*place) for place in seat_row(count, 440, MARGIN, GAP))


@lru_cache(SCENES)
def turn_scene(
    up: tuple[int, ...],
    turned: tuple[int, ...],
    stacks: tuple[Stack, ...],
    turn: int | None,
    seated: tuple[Seated, ...],
) -> Canvas:
    """Draw everything that stays during a turn: the grill's tiles and the seats' panels."""
    canvas = table.background().on_top()
    for number in up:
        canvas.paste(art.tile(number), *table.place_of(number))
    for number in turned:
        canvas.paste(art.tile_back(), *table.place_of(number))
    boxes = seat_boxes(len(stacks))
    if turn is not None:
        middle = boxes[turn].x + boxes[turn].width / 2
        canvas.paste(
            table.tail(), min(max(middle, BOARD[0] + 66), BOARD[0] + BOARD[2] - 66) - 40, BOARD[1] + BOARD[3] - 4
        )
    for seat, (box, stack, who) in enumerate(zip(boxes, stacks, seated, strict=True)):
        lay_panel(canvas, who.look, Box(box.x, SEATS_TOP, box.width, SEATS_HEIGHT), box.header, bright=seat == turn)
        draw_name(canvas, who, box.x, SEATS_TOP, box.width, box.header)
        _draw_pile(canvas, box, stack)
    return canvas


def _draw_pile(canvas: Canvas, box: SeatBox, stack: Stack) -> None:
    """Draw a seat's tiles: the top one, the edges of some below it, and the worms of all, larger than any other
    number."""
    x, y = box.tile_at
    top = None if stack.top is None else art.tile(stack.top, box.tile[0])
    draw_pile(canvas, top, min(stack.count - 1, 4), x, y, box.tile, EDGE)
    if box.wide:
        middle = x + box.tile[0] + BESIDE / 2 + 12
        canvas.centre(farm.worm(84), middle, box.body.centre[1] - 46)
        canvas.text(str(stack.worms), middle, box.body.centre[1] + 36, 92)
    else:
        farm.draw_count(canvas, farm.worm(50), stack.worms, box.body.centre[0], box.body.y + 27, box.width - 8, 60)
