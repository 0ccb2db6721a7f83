"""A server's best as a picture: the first three on a podium, the others in rows, everything counted with its sign."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from renderers.finished import art
from renderers.finished.art import HEAD, PALE_INK, SIDE, TOP, WIDTH, By
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import MIN_SIZE, drawable, width_of
from renderers.kit.furniture import board
from renderers.kit.palette import CREAM, INK, IVORY, TAN
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite

ORDER: Final[tuple[By, ...]] = ("rating", "wins", "points", "games")
PODIUM: Final = 3
STAGE: Final = 398
"""Height of the podium with its chickens."""
STEP_WIDTH: Final = 360
STEPS: Final = (226, 206, 186)
"""Heights of the steps."""
PLACES: Final = (1, 0, 2)
"""Places of the steps from the left: the first in the middle."""
FLOOR: Final = 72
"""Thickness of the podium's floor if there are no rows."""
HEADING: Final = 78
ROW: Final = (39, 62)
"""Least and most height of a row."""
HIGHEST: Final = 900


class PersonRow(NamedTuple):
    """A person's line. `sign` is the number of colour and shape, `spread` includes the "±", `own` marks the reader's
    line."""

    place: int
    sign: int
    name: str
    rating: str | None
    spread: str | None
    provisional: bool
    games: int
    wins: int
    points: int
    own: bool


class Heading(NamedTuple):
    """A game's name, a server's name, and a word for each count."""

    title: str
    subtitle: str
    counted: Mapping[By, str]


class Column(NamedTuple):
    """A count, the middle of its column, and its width."""

    by: By
    x: float
    width: int


def draw_leaderboard(heading: Heading, by: By, lines: Sequence[PersonRow], first_of_all: bool) -> Canvas:
    """Draw consecutive lines below a heading. `first_of_all`: they begin with the first place."""
    stage = STAGE if first_of_all else 0
    rows = lines[PODIUM:] if first_of_all else lines
    room = HIGHEST - TOP - stage - HEADING - 26
    row = max(ROW[0], min(ROW[1] if first_of_all else 70, room // max(1, len(rows))))
    table = HEADING + row * len(rows) if rows else 0
    height = max(420, TOP + stage + table + (26 if rows else FLOOR + 20))
    canvas = art.sheet(height)
    _draw_head(canvas, heading, by)
    if first_of_all:
        _draw_podium(canvas, by, lines[:PODIUM])
        if not rows:
            _draw_floor(canvas, heading, _shown_counts(lines))
    if rows:
        _draw_rows(canvas, heading, by, rows, TOP + stage, row, table)
    return canvas


def _draw_head(canvas: Canvas, heading: Heading, by: By) -> None:
    x, y, width, height = HEAD
    middle = y + height / 2 - 3
    canvas.centre(art.icon(by, 76), x + 92, middle)
    title, subtitle = art.drawable_title(heading.title), art.drawable_title(heading.subtitle)
    long = min(430.0, width_of(subtitle, 36))
    canvas.two_lines(subtitle, x + width - 44, middle, 36, anchor="right", width=430)
    canvas.text(title, x + 152, middle, 60, anchor="left", width=round(width - 152 - long - 90), least=36)


def _draw_floor(canvas: Canvas, heading: Heading, shown: Sequence[By]) -> None:
    """Draw the floor of the podium if there are no rows, with the meaning of its signs."""
    x, y, width = SIDE - 8, TOP + STAGE - 4, WIDTH - 2 * SIDE + 16
    canvas.paste(board(width, FLOOR), x, y)
    pitch = width / max(1, len(shown))
    for n, what in enumerate(shown):
        word = art.drawable_title(heading.counted[what])
        long = min(pitch - 70, width_of(word, 38))
        left = x + pitch * (n + 0.5) - (long + 54) / 2
        canvas.centre(art.icon(what, 44), left + 22, y + FLOOR / 2 - 2)
        canvas.text(word, left + 54, y + FLOOR / 2 - 2, 38, anchor="left", width=round(pitch - 70), least=MIN_SIZE)


def _value(line: PersonRow, by: By) -> str:
    match by:
        case "rating":
            return line.rating or "–"
        case "wins":
            return str(line.wins)
        case "points":
            return str(line.points)
        case "games":
            return str(line.games)


def _shown_counts(lines: Sequence[PersonRow]) -> list[By]:
    """Return the counts to show: no ratings if there are none."""
    return [by for by in ORDER if by != "rating" or any(line.rating is not None for line in lines)]


# The podium


def _draw_podium(canvas: Canvas, by: By, lines: Sequence[PersonRow]) -> None:
    bottom = TOP + STAGE
    if not lines:
        canvas.centre(art.egg(110), WIDTH / 2, TOP + 150)
    for at, n in enumerate(PLACES):  # at: from the left; n: by place
        if n < len(lines):
            x = WIDTH / 2 + (at - 1) * (STEP_WIDTH + 22)
            _draw_on_step(canvas, by, lines[n], x, bottom, _shown_counts(lines))


def _draw_on_step(canvas: Canvas, by: By, line: PersonRow, x: float, bottom: float, shown: Sequence[By]) -> None:
    """Draw a person on a step: chicken, place and name, the ordering count, and the others in a smaller size."""
    height = STEPS[min(line.place, PODIUM) - 1]
    top = bottom - height
    chicken, belly, size = _chicken(line.place)
    canvas.paste(art.step(line.place, STEP_WIDTH, height, own=line.own), x - STEP_WIDTH / 2 - 10, top)
    left, up = x - chicken.size[0] / 2, top - chicken.size[1] + 14
    canvas.paste(chicken, left, up)
    canvas.centre(sprites.sign(line.sign, size), left + belly[0], up + belly[1])
    y = top + 60
    canvas.paste(sprites.rosette(line.place, 70), x - STEP_WIDTH / 2 - 8, y - 44)
    canvas.text(str(line.place), x - STEP_WIDTH / 2 + 27, y - 9, 40)
    name = _label(line)
    canvas.two_lines(name, x - STEP_WIDTH / 2 + 72, y, 40, anchor="left", width=STEP_WIDTH - 80)
    y += 54
    icon = art.icon(by, 50)
    if by == "rating" and line.rating is not None:
        width = art.rating_width(line.rating, line.spread, line.provisional, 50)
        canvas.centre(icon, x - width / 2 - 4, y)
        art.draw_rating(canvas, line.rating, line.spread, line.provisional, x + 36, y, 50)
    else:
        text = _value(line, by)
        canvas.centre(icon, x - width_of(text, 54) / 2 - 6, y)
        canvas.text(text, x + 34, y, 54)
    others: list[tuple[By, str]] = [(what, _value(line, what)) for what in shown if what != by]
    widths = [art.count_width(text, MIN_SIZE, gap=2) for _, text in others]
    left = x - (sum(widths) + 12 * (len(widths) - 1)) / 2
    for (what, text), width in zip(others, widths, strict=True):
        art.draw_count(canvas, what, text, left, y + 45, MIN_SIZE, gap=2)
        left += width + 12
    if line.own:
        canvas.centre(sprites.arrow(62, 52), x - STEP_WIDTH / 2 - 6, y + 6)


def _label(line: PersonRow) -> str:
    """Return the drawable part of a person's name, or the place if there is none."""
    return drawable(line.name) or f"#{line.place}"


def _chicken(place: int) -> tuple[Sprite, tuple[float, float], int]:
    """Return the chicken of a step, the place of the sign on its belly, and its size."""
    match place:
        case 1:
            return farm.rooster(crowned=True), farm.BELLY, 58
        case 2:
            return art.hen(), art.HEN_BELLY, 50
        case _:
            return art.chick(), art.CHICK_BELLY, 44


# The rows


def _columns(shown: Sequence[By], by: By) -> list[Column]:
    """Return the columns from the right."""
    widths = {"rating": 210, "wins": 150, "points": 130, "games": 130}
    x = float(WIDTH - SIDE - 16)
    columns: list[Column] = []  # from the right, because names take what is left
    for what in reversed(shown):
        width = widths[what] + (24 if what == by else 0)
        columns.append(Column(what, x - width / 2, width))
        x -= width
    return columns[::-1]


def _draw_rows(
    canvas: Canvas, heading: Heading, by: By, rows: Sequence[PersonRow], top: float, high: int, height: float
) -> None:
    columns = _columns(_shown_counts(rows), by)
    canvas.paste(_table(round(height)), SIDE, top)
    for column in columns:
        if column.by == by:
            band = _band(column.width - 4, round(height) - 8)
            canvas.paste(band, column.x - band.size[0] / 2, top + 4)
        word = art.drawable_title(heading.counted[column.by])
        canvas.centre(art.icon(column.by, 36), column.x, top + 25)
        ink = INK if column.by == by else PALE_INK
        canvas.text(word, column.x, top + 58, MIN_SIZE, ink=ink, width=column.width - 8)
    y = top + HEADING + high / 2 - 4
    size = 40 if high > 54 else 36 if high > 42 else MIN_SIZE
    for line in rows:
        _draw_row(canvas, by, line, columns, y, high, size)
        y += high


def _draw_row(
    canvas: Canvas, by: By, line: PersonRow, columns: Sequence[Column], y: float, high: int, size: int
) -> None:
    if line.own:
        canvas.paste(_own(WIDTH - 2 * SIDE + 12, high + 2), SIDE - 6, y - high / 2 - 1)
        canvas.centre(sprites.arrow(50, 42), SIDE + 2, y)
    medal, badge = min(58, high + 6), min(52, high - 4)
    if line.place <= PODIUM:
        canvas.paste(sprites.rosette(line.place, medal), SIDE + 50 - medal / 2, y - medal * 0.6)
        canvas.text(str(line.place), SIDE + 50, y - medal * 0.1, max(MIN_SIZE, round(medal * 0.54)))
    else:
        canvas.text(str(line.place), SIDE + 50, y, size)
    canvas.centre(sprites.badge(line.sign, badge), SIDE + 116, y)
    left = SIDE + 116 + badge / 2 + 10
    right = columns[0].x - columns[0].width / 2 - 4
    canvas.text(_label(line), left, y, size, anchor="left", width=round(right - left), least=MIN_SIZE)
    for column in columns:
        large = max(MIN_SIZE, size + (2 if column.by == by else -4))
        if column.by == "rating" and line.rating is not None:
            art.draw_rating(canvas, line.rating, None, line.provisional, column.x, y, large)
        else:
            ink = INK if column.by == by else PALE_INK
            canvas.text(_value(line, column.by), column.x, y, large, ink=ink, width=column.width - 12, least=MIN_SIZE)


def _table(height: int) -> Sprite:
    return sprites.panel(WIDTH - 2 * SIDE, height, CREAM, radius=22)


def _band(width: int, height: int) -> Sprite:
    return sprites.panel(width, height, IVORY, line=2, ink=TAN, radius=12, drop=0)


def _own(width: int, height: int) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, art.PALE_GLOW, line=4, radius=14)
    return pen.sprite()
