"""A review as pictures: what happened to every seat, and the alternatives of a decision."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.core import View
from renderers.finished import art
from renderers.finished.art import CHICK, HEAD, PALE_INK, SHIELD, SIDE, TOP, WIDTH
from renderers.finished.still import stacked
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.farm import CLOTH
from renderers.kit.fonts import MIN_SIZE, seat_name
from renderers.kit.furniture import cloth_canvas
from renderers.kit.kept import kept
from renderers.kit.layout import Party, with_looks
from renderers.kit.palette import CREAM, INK, IVORY, SAND, Colour
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite
from renderers.registry import Picture, renderer_of

COLUMNS: Final = 64
"""Height of the words over the columns."""
ROW: Final = 138
"""Greatest height of a seat's row."""
HIGHEST: Final = 900
BELOW: Final = 26
"""Height of the cloth below the rows."""
NAME: Final = 330
TOTAL: Final = 172
"""Width of the column of the sums."""
GAUGE: Final = 22
"""Height of a bar."""
OPTION: Final = 84
"""Height of an alternative's row."""
MAX_OPTIONS: Final = 6


class LabelledNumber(NamedTuple):
    """A number with its text in the format of the language."""

    value: float
    text: str


class SeatBars(NamedTuple):
    """The parts of a seat's result, and their sum as text."""

    parts: tuple[LabelledNumber, ...]
    total: str


class Alternative(NamedTuple):
    """An alternative: its label, and its value. One was played, and the first is best."""

    label: str
    part: LabelledNumber
    played: bool


def draw_bars(title: str, words: Sequence[str], party: Party, seats: Sequence[SeatBars]) -> Canvas:
    """Draw a row per seat: a bar and a number for every part, and their sum. `words` name the parts and the sum."""
    row = min(ROW, (HIGHEST - TOP - COLUMNS - BELOW) // len(seats))
    height = COLUMNS + row * len(seats)
    canvas = art.sheet(TOP + height + BELOW)
    x, y, width, high = HEAD
    canvas.centre(sprites.figure("finished/chance", 56, line=3), x + 84, y + high / 2 - 1)
    canvas.text(
        art.drawable_title(title), x + 144, y + high / 2 - 3, 54, anchor="left", width=width - 190, least=MIN_SIZE
    )
    canvas.paste(sprites.panel(WIDTH - 2 * SIDE, height, CREAM, radius=22), SIDE, TOP)
    pitch = _pitch(len(words) - 1)
    for n, word in enumerate(words):
        left, wide = (SIDE + NAME + n * pitch, pitch) if n < len(words) - 1 else (WIDTH - SIDE - TOTAL, TOTAL)
        canvas.text(word, left + wide / 2, TOP + 34, 36, ink=PALE_INK, width=round(wide - 10), least=28)
    most = max([1.0, *[abs(part.value) for seat in seats for part in seat.parts]])
    for n, (who, bars) in enumerate(zip(with_looks(party), seats, strict=True)):
        top = TOP + COLUMNS + n * row
        canvas.paste(_rule(WIDTH - 2 * SIDE - 40), SIDE + 20, top - 2)
        middle = top + row / 2
        canvas.centre(sprites.badge(who.look, 58, who.level), SIDE + 50, middle)
        canvas.two_lines(seat_name(who.name, n), SIDE + 92, middle, 42, anchor="left", width=NAME - 104)
        for column, part in enumerate(bars.parts):
            centre = SIDE + NAME + (column + 0.5) * pitch
            canvas.text(part.text, centre, middle - 20, 42, width=round(pitch - 8), least=MIN_SIZE)
            _draw_gauge(canvas, part.value / most, centre, middle + 10, pitch - 26)
        canvas.text(bars.total, WIDTH - SIDE - TOTAL / 2, middle, 58, width=TOTAL - 16, least=MIN_SIZE)
    return canvas


def _pitch(parts: int) -> float:
    return (WIDTH - 2 * SIDE - NAME - TOTAL) / max(1, parts)


def _draw_gauge(canvas: Canvas, share: float, x: float, y: float, width: float) -> None:
    """Draw a bar from the middle to the right, or to the left below zero."""
    half = width / 2
    canvas.paste(bar(round(width), 8, SAND, 0), x - half, y + GAUGE / 2 - 4)
    long = round(half * abs(share))
    if long:
        drawn = bar(max(6, long), GAUGE, SHIELD if share > 0 else CHICK, 2.5)
        canvas.paste(drawn, x if share > 0 else x - max(6, long), y)
    canvas.paste(bar(4, GAUGE + 8, INK, 0), x - 2, y - 4)


@kept
def bar(width: int, height: int, fill: Colour, line: float) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, fill, line=line, radius=min(5, width / 3))
    return pen.sprite()


def _rule(width: int) -> Sprite:
    return bar(width, 3, SAND, 0)


def draw_decision(
    game_name: str, view: View, party: Party, hand: tuple[View, int] | None, options: Sequence[Alternative]
) -> Picture:
    """Draw what a seat decided from, its hand if the game has hands, else the board, and the alternatives."""
    renderer = renderer_of(game_name)
    if hand is None or renderer.draw_hand is None:
        return stacked([renderer.draw(view, party), draw_options(options)])
    return stacked([renderer.draw_hand(hand[0], party, hand[1]), draw_options(options)])


def draw_question(game_name: str, view: View, party: Party, hand: tuple[View, int] | None) -> Picture:
    """Draw the position that a seat decides from: the board, and below it the seat's hand if the game has hands."""
    renderer = renderer_of(game_name)
    hands = [renderer.draw_hand(hand[0], party, hand[1])] if hand is not None and renderer.draw_hand is not None else []
    return stacked([renderer.draw(view, party), *hands])


def draw_options(options: Sequence[Alternative]) -> Canvas:
    """Draw the alternatives of a decision, best first, with the played one marked. If there are too many, the played
    one takes the last row."""
    shown = [*options[:MAX_OPTIONS]]
    if not any(option.played for option in shown):
        shown[-1] = next(option for option in options if option.played)
    canvas = cloth_canvas(CLOTH, art.colours(), (WIDTH, OPTION * len(shown) + 2 * SIDE))
    canvas.paste(sprites.panel(WIDTH - 2 * SIDE, OPTION * len(shown) + 12, CREAM, radius=22), SIDE, SIDE - 8)
    low = min(0.0, *[option.part.value for option in shown])
    high = max([option.part.value for option in shown])
    for n, option in enumerate(shown):
        middle = SIDE + OPTION * (n + 0.5)
        if option.played:
            canvas.paste(_played(WIDTH - 2 * SIDE - 16, OPTION - 6), SIDE + 8, middle - OPTION / 2 + 3)
        if n == 0 or option.played:
            canvas.centre(sprites.tick(46) if n == 0 else sprites.arrow(44, 34), SIDE + 48, middle)
        canvas.two_lines(option.label, SIDE + 84, middle, 40, anchor="left", width=500)
        share = (option.part.value - low) / (high - low) if high > low else 1.0
        canvas.paste(bar(round(40 + 300 * share), 34, SHIELD if n == 0 else CHICK, 2.5), 630, middle - 17)
        canvas.text(option.part.text, WIDTH - SIDE - 24, middle, 44, anchor="right", width=170, least=MIN_SIZE)
    return canvas


@kept
def _played(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, IVORY, line=4, radius=16)
    return pen.sprite()
