"""A hand of Karteneck: its cards by kind, worms with their serials, and the laid sum. A seat that is asked also sees
what its decision needs of the table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.karteneck.moves import KINDS, WORM, Cards
from games.karteneck.view import Group, KarteneckView
from renderers.karteneck import art, cards, table
from renderers.karteneck.decision import HEIGHT, draw_decision
from renderers.karteneck.table import HAND_HEADER, HAND_SIZE
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Box, Seated

CARD = 164
MAX_STRIPS: Final = 8
"""Most cards of a kind in one column."""


class Column(NamedTuple):
    """Cards of one kind, each showing its upper strip. `serials` means worms."""

    kind: int
    serials: tuple[int | None, ...]


class PlacedCard(NamedTuple):
    kind: int
    serial: int | None
    x: int
    y: int


def groups_of(own: Cards) -> tuple[Group, ...]:
    """Return a hand by kinds, worms last."""
    plain = [Group(kind, own.cards.count(kind), ()) for kind in KINDS if kind in own.cards]
    return (*plain, Group(WORM, len(own.serials), own.serials)) if own.serials else tuple(plain)


def draw_own_hand(view: KarteneckView, own: Cards, seated: Sequence[Seated], seat: int) -> Canvas:
    who, state = seated[seat], view.seats[seat]
    more = HEIGHT if view.is_asked else 0
    canvas = table.hand_background(who.look, HAND_SIZE[1] + more).on_top()
    y = 14 + HAND_HEADER / 2 + 2
    canvas.centre(sprites.badge(who.look, 68, who.level), 64, y)
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
    canvas.two_lines(who.name, 112, y, 56, anchor="left", width=right - 112)
    if view.is_asked:
        draw_decision(canvas, view, seat, seated)
    _draw_cards(canvas, view, own, seat, more)
    return canvas


def _draw_cards(canvas: Canvas, view: KarteneckView, own: Cards, seat: int, lower: int) -> None:
    state = view.seats[seat]
    lying = {group.kind for group in state.laid}
    groups = groups_of(own)
    area = Box(40, HAND_HEADER + 40 + lower, HAND_SIZE[0] - 80, HAND_SIZE[1] - HAND_HEADER - 78)
    width, columns = hand_layout(groups, area, CARD)
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


def columns_of(groups: Sequence[Group]) -> list[list[Column]]:
    """Return the columns of groups, in order. A group too large for one column fills several evenly."""
    found: list[list[Column]] = []
    for group in groups:
        serials: tuple[int | None, ...] = group.serials if group.kind == WORM else (None,) * group.count
        parts = -(-len(serials) // MAX_STRIPS)
        each = -(-len(serials) // parts)
        found.append([Column(group.kind, serials[at : at + each]) for at in range(0, len(serials), each)])
    return found


@lru_cache(512)
def hand_layout(
    groups: tuple[Group, ...], box: Box[int], card: int
) -> tuple[int, tuple[tuple[Box[int], tuple[PlacedCard, ...]], ...]]:
    """Return the width of the cards, and the places of every group and its cards."""
    columns = columns_of(groups)
    count = sum(map(len, columns))
    gap = 16 if card < 80 else 22
    width = min(card, (box.width + gap) // max(count, 1) - gap)
    height = cards.card_height(width)
    x = box.x
    found: list[tuple[Box[int], tuple[PlacedCard, ...]]] = []
    for parts in columns:
        placed: list[PlacedCard] = []
        bottom = 0
        left = x
        for kind, serials in parts:
            pitch = min(cards.strip_of(width), (box.height - height) / max(1, len(serials) - 1))
            for n, serial in enumerate(serials):
                placed.append(PlacedCard(kind, serial, x, round(box.y + n * pitch)))
            bottom = max(bottom, placed[-1].y + height)
            x += width + gap
        found.append((Box(left, box.y, x - gap - left, bottom - box.y), tuple(placed)))
    return width, tuple(found)
