"""Karteneck's last events in signs on the board of news; and the result."""

from collections.abc import Sequence
from typing import NamedTuple

from games.karteneck.moves import WORM, Drew, Event, Laid, Missed, Passed, Reshuffled, Shared, Stole
from games.karteneck.view import KarteneckView, Portion
from renderers.karteneck import art, cards
from renderers.karteneck.table import BOARD
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import DECISIVE
from renderers.kit.layout import Seated
from renderers.kit.sentence import Part, draw_sentences, sprite_part, width_of_all, word_part

MIDDLE = BOARD[1] + BOARD[3] / 2 - 4
LEFT = BOARD[0] + 22


class Scale(NamedTuple):
    badge: int
    plate: int
    portion: int
    card: int
    arrow: tuple[int, int]
    gap: int


LARGE = Scale(72, 78, 68, 58, (52, 44), 12)
MIDDLING = Scale(54, 62, 48, 56, (36, 34), 7)
SMALL = Scale(38, 46, 42, 56, (24, 26), 5)


def _sentence(view: KarteneckView, event: Event, seated: Sequence[Seated], s: Scale) -> list[Part]:
    """Return an event in signs. Empty if the board shows it anyway."""
    arrow = sprite_part(sprites.arrow(*s.arrow))
    match event:
        case Laid(seat, kind, count, serials, total):
            faces = [sprite_part(cards.card(kind, s.card, serial), dy=2) for serial in serials or (None,)]
            number = [word_part(f"×{count}", _number_size(s))] if count > 1 and kind != WORM else []
            plate = _plate(total, s, valid=view.seats[seat].valid)
            return [_badge(seated[seat], s), *faces[-6:], *number, arrow, plate]
        case Drew(seat, count):
            return [sprite_part(art.hand_icon(s.badge)), word_part(f"+{count}", _number_size(s))]
        case Passed(seat, total):
            return [_badge(seated[seat], s), sprite_part(art.cutlery(s.plate)), _plate(total, s, valid=True)]
        case Stole(seat, portion, worms, from_seat):
            return [_badge(seated[from_seat], s), arrow, _portion(portion, worms, s), arrow, _badge(seated[seat], s)]
        case Missed(seat, total, portion, worms):
            return [
                _badge(seated[seat], s),
                sprite_part(art.cutlery(s.plate)),
                _plate(total, s, valid=False),
                arrow,
                _portion(portion, worms, s),
            ]
        case Shared(seat, total, serial, portion, worms):
            tie = [] if serial is None else [_serial(serial, s)]
            return [_badge(seated[seat], s), _plate(total, s, valid=True), *tie, arrow, _portion(portion, worms, s)]
        case Reshuffled():
            return [sprite_part(art.card_heap(s.card)), arrow, sprite_part(cards.card_back(s.card))]
        case _:
            return []


def _number_size(s: Scale) -> int:
    return max(DECISIVE, s.badge * 5 // 9)


def _serial(serial: int, s: Scale) -> Part:
    if s is SMALL:
        return sprite_part(cards.tag(serial))
    return sprite_part(cards.card(WORM, s.card, serial), dy=2)


def _badge(who: Seated, s: Scale) -> Part:
    return sprite_part(sprites.badge(who.look, s.badge, who.level), dy=1)


def _plate(total: int, s: Scale, *, valid: bool) -> Part:
    return sprite_part(art.plate(total, s.plate, valid=valid), trim=8)


def _portion(number: int, worms: int, s: Scale) -> Part:
    if s is not LARGE:
        return sprite_part(art.portion_chip(number, s.portion), dy=1)
    return sprite_part(art.portion(Portion(number, worms), s.portion), dy=2)


def _reported_events(events: Sequence[Event]) -> list[Event]:
    """Return the events that deserve a sentence. A pass followed by its sharing is one."""
    shared = {event.seat for event in events if isinstance(event, Shared)}
    stolen = {event.seat for event in events if isinstance(event, Stole)}
    reported: list[Event] = []
    for event in events:
        again = isinstance(event, Passed) and event.seat in shared | stolen
        if not again and not (shared and isinstance(event, Laid | Drew)):
            reported.append(event)
    return reported


def draw_story(canvas: Canvas, view: KarteneckView, seated: Sequence[Seated]) -> None:
    """Draw the last events. Before any, draw the seat in turn."""
    events = _reported_events(view.last)
    room = BOARD[2] - 44
    for scale, between in ((LARGE, 40), (MIDDLING, 28), (SMALL, 22)):
        sentences = [pieces for event in events if (pieces := _sentence(view, event, seated, scale))]
        if width_of_all(sentences, scale.gap, between) <= room:
            draw_sentences(canvas, sentences, LEFT, MIDDLE, scale.gap, between)
            break
    else:
        _draw_rows(canvas, sentences, room)
    if not sentences and view.turn is not None:
        canvas.centre(sprites.badge(seated[view.turn].look, 72, seated[view.turn].level), BOARD[0] + 60, MIDDLE)
        canvas.two_lines(seated[view.turn].name, BOARD[0] + 112, MIDDLE, 52, anchor="left", width=BOARD[2] - 140)


def _draw_rows(canvas: Canvas, sentences: Sequence[list[Part]], room: float) -> None:
    """Draw small sentences in two rows. If there were more, the first would be dropped."""
    rows: list[list[list[Part]]] = [[]]
    used = 0.0
    for pieces in sentences:
        width = width_of_all([pieces], SMALL.gap, 0)
        if rows[-1] and used + width > room:
            rows.append([])
            used = 0.0
        rows[-1].append(pieces)
        used += width + 22
    for n, row in enumerate(rows[-2:]):
        draw_sentences(canvas, row, LEFT, MIDDLE + (-23, 23)[n], SMALL.gap, 22)
