"""Karteneck's pictures: the board, and a hand."""

from collections.abc import Sequence

from games.core import Place, Result, View
from games.karteneck.moves import Draw, FirstSeat, Laid, Missed, Pass, Play, Shared, Stole, TurnUp
from games.karteneck.view import KarteneckView
from renderers.karteneck import art, cards, table
from renderers.karteneck.hand import draw_own_hand
from renderers.karteneck.seats import SeatBox, draw_seat, lay_out, seat_boxes
from renderers.karteneck.story import draw_story
from renderers.karteneck.table import BED, GRILL, SHELF
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import cloth_canvas
from renderers.kit.layout import Box, Party, checked_view, seated_of
from renderers.kit.podium import Prize, draw_fan, draw_podium

_DEALT = "hands=1.2.2.5.w7.w19/1.3.4.4.w2.w24/2.3.3.5.5.w11/1.1.4.5.w5.w25/2.3.4.4.w1.w9/1.2.3.3.5.w16"
_ROUND = (
    "round=3 turn=2 opener=1 grill=18.23.27.34.41 "
    "hands=1.2.5.w7/3.4.4.w2.w24/2.3.3.5.5.w11/1.4.5.w25/4.4.w1.w9/1.2.3.w16 "
    "laid=3x2.w20.5x1/-/4x3.1x1/w3+12+21.2x2/5x1/w8.1x2 passed=1 stacks=16.26/0.19/31.22/28.17/24.36/38.0 "
    "discards=1.1.2.3.3.4.5.w4"
)
_ALMOST = (
    "round=5 turn=4 opener=0 grill=17.21.32.42 hands=1.4/2.5.w7/3/4.4.w2/1.5.w16/2.3.3.w10 "
    "laid=w5+17.4x2.2x3/w22.5x2.4x2/-/w9.4x5/w13.3x3.2x2.5x1/- passed=0.1.2.3.5 "
    "stacks=0.20.29.35/34.25.38.30/18.27.40.19.0/22.33.23.28/24.36.39.0/26.31.41.37.16 discards=1.1.1.3.5"
)
_DUEL = (
    "round=5 turn=0 opener=1 grill=23.36 hands=1.2.4.4.5.w6/2.3.3.w14 laid=w3+18.3x3.2x1/w21.5x3.1x2 "
    "stacks=17.0.29.34/20.41.22.21 discards=1.1.2.2.4.4.5.w9"
)
_FINISH = (
    "round=9 turn=0 opener=1 grill=19.40 hands=1.2.4/3.5 laid=w3+18.3x3.2x1/w21.5x3.1x2 passed=1 "
    "stacks=17.0.29.34.23.36.16.38.31/20.41.25.22.18.30.27 discards=1.1.2.2.4.4.5.w9"
)
Entry = tuple[int, Play | Pass] | Draw | TurnUp | FirstSeat
SAMPLES: tuple[tuple[str, int, str, Sequence[Entry]], ...] = (
    ("start", 2, f"{'/'.join(_DEALT.split('/')[:2])} round=0 phase=first", [FirstSeat(1), TurnUp((22, 37))]),
    ("start", 6, f"{_DEALT} round=0 phase=first", [FirstSeat(4), TurnUp((0, 18, 23, 29, 35, 42))]),
    ("mid-game", 2, _DUEL, [(0, Play(4, 2)), Draw((), (25,))]),
    ("mid-game", 6, _ROUND, [(2, Play(5, 2)), Draw((2,), ())]),
    ("worms", 6, _ROUND, [(2, Play(6, 1)), Draw((), (13,))]),
    ("missed", 6, _ROUND, [(2, Pass()), Draw((3,), (15,))]),
    ("stolen", 2, _DUEL, [(0, Pass(21)), Draw((1,), (2,))]),
    ("last-turn", 2, _FINISH, []),
    ("last-turn", 6, _ALMOST, []),
    ("result", 2, _FINISH, [(0, Pass())]),
    ("result", 6, _ALMOST, [(4, Pass())]),
)


def place_of(index: int, places: int) -> tuple[int, int]:
    """Return the upper left corner of a place on a grill of a number of portions."""
    x, y, width, height = GRILL
    pitch = min(176, (width - 2 * BED) // places)
    left = x + (width - pitch * places) / 2
    return round(left + pitch * index + (pitch - art.PORTION[0]) / 2), round(y + (height - art.PORTION[1]) / 2 - 3)


class Board:
    def __init__(self, view: KarteneckView, party: Party) -> None:
        self.view = view
        self.seated = seated_of(party, len(view.seats))
        self.canvas = table.background().on_top()
        self.boxes = seat_boxes(len(view.seats))
        self._draw_gino()
        self._draw_grill()
        self._draw_shelf()
        draw_story(self.canvas, view, self.seated)
        for number, (box, seat, who) in enumerate(zip(self.boxes, view.seats, self.seated, strict=True)):
            turn, opener = number == view.turn, number == view.opener
            draw_seat(self.canvas, box, seat, who, turn=turn, opener=opener)
        self._draw_marks()

    def _draw_gino(self) -> None:
        self.canvas.paste(art.gino(), *table.GINO)
        if self.view.turn is not None:
            x, y = table.GINO[0] + art.BELLY[0], table.GINO[1] + art.BELLY[1]
            self.canvas.centre(sprites.sign(self.seated[self.view.turn].look, 56), x, y)

    def _draw_grill(self) -> None:
        """Draw the portions, ascending. Those taken during the round were the lowest, so the places on the left are
        free."""
        view, places = self.view, len(self.view.seats)
        first = places - len(view.grill)
        for n, portion in enumerate(view.grill):
            self.canvas.paste(art.portion(portion), *place_of(first + n, places))
        if view.turn is not None and view.phase == "turn" and not view.seats[view.turn].valid:
            self.canvas.frame(sprites.choice_frame(*art.PORTION), *place_of(first, places), art.PORTION)
        if not any(isinstance(event, Shared) for event in view.last):
            taken = [event for event in view.last if isinstance(event, Missed)]
            for n, event in enumerate(reversed(taken)):
                if first - 1 - n >= 0:
                    x, y = place_of(first - 1 - n, places)
                    self.canvas.frame(sprites.news_frame(*art.PORTION), x, y, art.PORTION)
                    who = self.seated[event.seat]
                    badge = sprites.badge(who.look, 66, who.level)
                    self.canvas.centre(badge, x + art.PORTION[0] / 2, y + art.PORTION[1] / 2)

    def _draw_shelf(self) -> None:
        x, y, width, height = SHELF
        rows = (
            (art.portion_back(40), self.view.reserve),
            (cards.card_back(36), self.view.deck),
            (art.card_heap(44), self.view.discards),
        )
        for n, (icon, number) in enumerate(rows):
            middle = y + 4 + (height - 14) * (n + 0.5) / 3
            self.canvas.centre(icon, x + 36, middle + 1)
            self.canvas.text(str(number), x + 66, middle, 40, anchor="left", width=width - 72, least=30)

    def _draw_marks(self) -> None:
        """Mark portions that can be stolen or were just moved."""
        view = self.view
        if view.from_seat is not None and view.steal is not None:
            box = self.boxes[view.from_seat]
            self.canvas.frame(sprites.choice_frame(*box.portion), *box.portion_at, box.portion)
        for event in view.last:
            match event:
                case Laid(seat) if view.seats[seat].laid:
                    box = self.boxes[seat]
                    area = lay_out(
                        len(view.seats[seat].laid), box.cards, box.card, passed=view.seats[seat].passed
                    ).groups[-1]
                    self.canvas.frame(
                        sprites.news_frame(area.width, area.height, corners=0),
                        area.x,
                        area.y,
                        (area.width, area.height),
                    )
                case Stole(seat) | Missed(seat) | Shared(seat):
                    self._mark_portion(self.boxes[seat])
                case _:
                    pass

    def _mark_portion(self, box: SeatBox) -> None:
        self.canvas.frame(sprites.news_frame(*box.portion, corners=2), *box.portion_at, box.portion)


def draw(view: View, party: Party) -> Canvas:
    """Draw the board of a view with its players; at the end, the result."""
    own = checked_view(view, KarteneckView)
    return Board(own, party).canvas if own.result is None else _draw_result(own, own.result, party)


def _draw_result(view: KarteneckView, result: Result, party: Party) -> Canvas:
    canvas = cloth_canvas(art.CLOTH, table.colours())

    def prize(place: Place) -> Prize:
        pile = view.seats[place.seat].stack.portions

        def draw(canvas: Canvas, room: Box[float]) -> None:
            draw_fan(canvas, art.portion, pile, room, art.PORTION)

        return Prize(str(place.score), art.worm, draw)

    draw_podium(canvas, result, seated_of(party, len(view.seats)), prize, art.hero)
    return canvas


def draw_hand(view: View, party: Party, seat: int) -> Canvas:
    """Draw the hand of the seat whose view this is."""
    checked = checked_view(view, KarteneckView)
    if checked.own is None or checked.seat != seat:
        raise ValueError(seat)
    return draw_own_hand(checked, checked.own, seated_of(party, len(checked.seats)), seat)
