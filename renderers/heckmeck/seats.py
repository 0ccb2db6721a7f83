"""What rests while a seat of Heckmeck rolls and keeps: the tiles on the grill, and the seats with their stacks."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.heckmeck.moves import worms_on
from games.heckmeck.view import Stack
from renderers.heckmeck import art, table
from renderers.heckmeck.table import BOARD, HEADER, SEATS_HEIGHT, SEATS_TOP
from renderers.kit import farm, sprites
from renderers.kit.canvas import SCENES, Canvas
from renderers.kit.furniture import draw_pile, seat_panel
from renderers.kit.layout import seat_row

GAP: Final = 14
MARGIN: Final = 22


class SeatBox(NamedTuple):
    """Where a seat's panel lies, and how large its top tile is drawn."""

    x: int
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= 260

    @property
    def tile(self) -> tuple[int, int]:
        width = min(128, self.width - 172) if self.wide else min(106, self.width - 46)
        return width, round(art.TILE[1] * width / art.TILE[0])

    def tile_at(self, count: int) -> tuple[int, int]:
        """Where the top tile of a stack of so many lies."""
        width, height = self.tile
        beside = 132 if self.wide and count > 1 else 0
        y = SEATS_TOP + HEADER + (SEATS_HEIGHT - HEADER - height) // 2 + (4 if self.wide else -11)
        return self.x + (self.width - width - beside) // 2, y


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """The panels side by side, no wider than pleases the eye."""
    return tuple(SeatBox(*place) for place in seat_row(count, 440, MARGIN, GAP))


@lru_cache(SCENES)
def resting(
    up: tuple[int, ...], turned: tuple[int, ...], stacks: tuple[Stack, ...], turn: int | None, names: tuple[str, ...]
) -> Canvas:
    """All that stays as it is while a seat rolls and keeps: the tiles on the grill, and the seats' panels."""
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
    for seat, (box, stack, name) in enumerate(zip(boxes, stacks, names, strict=True)):
        canvas.paste(seat_panel(seat, box.width, SEATS_HEIGHT, HEADER, bright=seat == turn), box.x - 8, SEATS_TOP - 8)
        canvas.centre(sprites.badge(seat, 40), box.x + 29, SEATS_TOP + 30)
        canvas.text(name, box.x + 54, SEATS_TOP + 29, 30, anchor="left", width=box.width - 54 - 12, least=24)
        _pile(canvas, box, stack)
    return canvas


def _pile(canvas: Canvas, box: SeatBox, stack: Stack) -> None:
    """A seat's tiles: the top one, the edges of some under it, and what they all are worth."""
    x, y = box.tile_at(stack.count)
    top = None if stack.top is None else art.tile(stack.top, box.tile[0])
    draw_pile(canvas, top, min(stack.count - 1, 4), x, y, box.tile, 5)
    if stack.top is not None and stack.count > 1:
        _rest(canvas, box, stack.count - 1, stack.worms - worms_on(stack.top), x + box.tile[0])


def _rest(canvas: Canvas, box: SeatBox, count: int, worms: int, x: int) -> None:
    """How many tiles lie under the top one, and their worms."""
    if not box.wide:
        counted = ((farm.tiles(25), count), (farm.worm(33), worms))
        farm.counts(
            canvas, counted, box.x + box.width / 2, SEATS_TOP + SEATS_HEIGHT - 25, box.width - 14, 30, plus=True
        )
        return
    for dy, icon, number in ((-32, farm.tiles(44), count), (36, farm.worm(54), worms)):
        y = SEATS_TOP + HEADER + (SEATS_HEIGHT - HEADER) / 2 + dy
        canvas.centre(icon, x + 56, y)
        canvas.text(f"+{number}", x + 86, y, 38, anchor="left", width=64, least=24)
