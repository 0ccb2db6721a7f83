"""A hand of Karteneck: its cards by kind, worms with their serials, and the sum that lies already."""

from games.karteneck.moves import KINDS, WORM, Cards
from games.karteneck.view import Group, KarteneckView
from renderers.karteneck import art, cards, table
from renderers.karteneck.seats import laid_out
from renderers.karteneck.table import HAND_HEADER, HAND_SIZE
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box, Seated

CARD = 164


def grouped(own: Cards) -> tuple[Group, ...]:
    """A hand by kinds, worms last."""
    plain = [Group(kind, own.cards.count(kind), ()) for kind in KINDS if kind in own.cards]
    return (*plain, Group(WORM, len(own.serials), own.serials)) if own.serials else tuple(plain)


def hand_of(view: KarteneckView, own: Cards, who: Seated, seat: int) -> Canvas:
    """The picture of a hand."""
    canvas = table.hand_background(who.look).on_top()
    state = view.seats[seat]
    y = 14 + HAND_HEADER / 2 + 2
    canvas.centre(sprites.badge(who.look, 68), 64, y)
    right = HAND_SIZE[0] - 46
    if state.laid:
        canvas.centre(art.plate(state.total, 132, valid=state.valid), right - 66, 86)
    else:
        canvas.centre(art.no_plate(132), right - 66, 86)
    right -= 132 + 34
    count = len(own.cards) + len(own.serials)
    canvas.text(str(count), right, y, 62, anchor="right")
    right -= 96 if count > 9 else 58
    canvas.centre(art.hand_icon(76), right - 34, y)
    right -= 90
    canvas.text(who.name, 112, y, 56, anchor="left", width=right - 112, least=44)
    _cards(canvas, view, own, seat)
    return canvas


def _cards(canvas: Canvas, view: KarteneckView, own: Cards, seat: int) -> None:
    state = view.seats[seat]
    lying = {group.kind for group in state.laid}
    groups = grouped(own)
    area = Box(40, HAND_HEADER + 40, HAND_SIZE[0] - 80, HAND_SIZE[1] - HAND_HEADER - 78)
    width, columns = laid_out(groups, area, CARD)
    if not columns:
        return
    last = columns[-1][0]
    shift = (area.width - (last.x + last.width - area.x)) // 2
    for (box, placed), group in zip(columns, groups, strict=True):
        for card in placed:
            sprite = cards.card(card.kind, width, card.serial, faded=group.kind in lying)
            canvas.paste(sprite, card.x + shift, card.y)
        if group.count > 1:
            right, low = box.x + box.width + shift, box.y + box.height
            canvas.centre(art.times(group.count, 54), right - 20, low - 16)
