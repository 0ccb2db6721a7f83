"""The table above the cards of a Karteneck hand, as its decision needs it: the grill, the others' sums and top
portions, and the cards the seat has laid."""

from collections.abc import Sequence
from typing import Final

from games.karteneck.moves import WORM
from games.karteneck.view import KarteneckView, Seat
from renderers.karteneck import art, cards
from renderers.karteneck.table import BARE, HAND_HEADER, HAND_SIZE
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import draw_pile
from renderers.kit.layout import Seated

HEIGHT: Final = 430
"""Additional height of a hand's picture."""
_GRILL: Final = (40, 14 + HAND_HEADER + 20, 950, 148)
_PORTION: Final = (88, 114)
_OTHERS_TOP: Final = 300
_LAID_TOP: Final = 446
_LAID: Final = 96
_PLATE: Final = 104


def draw_decision(canvas: Canvas, view: KarteneckView, seat: int, seated: Sequence[Seated]) -> None:
    """Draw the table above the cards of the awaited seat."""
    _draw_grill(canvas, view, seat)
    others = [other for other in range(len(view.seats)) if other != seat]
    width = (HAND_SIZE[0] - 80) // max(len(others), 3)
    for n, other in enumerate(others):
        x = 40 + n * width
        _draw_other(canvas, view.seats[other], seated[other], x, steals=other == view.from_seat)
    _draw_laid(canvas, view.seats[seat])


def _draw_grill(canvas: Canvas, view: KarteneckView, seat: int) -> None:
    """Draw the portions, ascending. Without a worm, a pass takes the lowest."""
    x, y, width, height = _GRILL
    canvas.paste(farm.grill_frame(width, height), x, y)
    pitch = min(150, (width - 40) // max(len(view.grill), 1))
    top = y + (height - _PORTION[1]) // 2
    for n, portion in enumerate(view.grill):
        left = x + (width - pitch * len(view.grill)) // 2 + n * pitch + (pitch - _PORTION[0]) // 2
        canvas.paste(art.portion(portion, _PORTION[0]), left, top)
        if not n and not view.seats[seat].valid:
            canvas.frame(sprites.choice_frame(*_PORTION), left, top, _PORTION)


def _draw_other(canvas: Canvas, state: Seat, who: Seated, x: int, *, steals: bool) -> None:
    """Draw a seat's sign, its sum and its top portion, framed if it can be stolen now."""
    middle = _OTHERS_TOP + _PORTION[1] / 2
    plate = art.plate(state.total, _PLATE, valid=state.valid) if state.laid else art.no_plate(_PLATE)
    canvas.centre(plate, x + 12 + _PLATE / 2, middle)
    if state.passed:
        size, at = (46, (x + 20, middle + 36)) if state.laid else (70, (x + 12 + _PLATE / 2, middle))
        canvas.centre(art.cutlery(size), *at)
    canvas.centre(sprites.badge(who.look, 44, who.level), x + 20, _OTHERS_TOP + 8)
    left, top = x + 12 + _PLATE + 10, round(middle - _PORTION[1] / 2)
    pile = None if state.stack.top is None else art.portion(state.stack.top, _PORTION[0])
    draw_pile(canvas, pile, min(state.stack.count - 1, 2), left, top, _PORTION, 3)
    if steals:
        canvas.frame(sprites.choice_frame(*_PORTION), left, top, _PORTION)


def _draw_laid(canvas: Canvas, state: Seat) -> None:
    """Draw the cards that the seat has laid, and its own top portion on the right."""
    canvas.paste(sprites.panel(HAND_SIZE[0] - 76, _LAID + 34, BARE, radius=20, drop=0), 38, _LAID_TOP - 15)
    for n, group in enumerate(state.laid):
        laid = cards.worms(group.serials, _LAID) if group.kind == WORM else None
        canvas.paste(laid or cards.group(group.kind, group.count, _LAID), 54 + n * (_LAID + 14), _LAID_TOP)
    top = None if state.stack.top is None else art.portion(state.stack.top, _PORTION[0])
    right = HAND_SIZE[0] - 60 - _PORTION[0]
    draw_pile(canvas, top, min(state.stack.count - 1, 2), right, _LAID_TOP - 6, _PORTION, 3)
