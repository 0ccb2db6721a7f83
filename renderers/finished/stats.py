"""A person's record as a picture: one game with the course of its rating, or a row per game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from renderers.finished import art
from renderers.finished.art import HEAD, PALE_INK, SIDE, TOP, WIDTH
from renderers.finished.plot import PLOT, PathPoint, draw_plot, number
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import MIN_SIZE, seat_name, width_of, wrap
from renderers.kit.palette import CREAM, INK, IVORY, SAND, WHITE, Colour
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite
from renderers.kit.sprites import BRONZE, GOLD, SILVER

HIGHEST: Final = 900
TITLE: Final = 300
"""Least width of a game's name beside a person's."""
CARDS: Final = 266
"""Height of the lower panels."""
FEATS: Final = (54, 64)
"""Height of the panel of feats, and the room it takes."""
MAX_FEATS: Final = 2
MAX_ROWS: Final = 6


class StatsGame(NamedTuple):
    """A person's record in a game. `chance` is the number of games that chance alone would have won, `expected` the
    same in the format of the language, as are `rating`, `spread` (with its "±") and `mean`; `places` counts first
    places, second places and so on; `feats` are sentences."""

    title: str
    games: int
    wins: int
    chance: float
    expected: str
    places: tuple[int, ...]
    rating: str
    spread: str
    provisional: bool
    best: int
    worst: int
    mean: str
    feats: tuple[str, ...]


class Words(NamedTuple):
    rating: str
    tables: str
    wins: str
    chance: str
    best: str
    mean: str
    worst: str


def draw_stats(name: str, sign: int, games: Sequence[StatsGame], path: Sequence[PathPoint], words: Words) -> Canvas:
    """Draw a person's record. With a single game it includes the course of the rating, if there is one."""
    if len(games) == 1:
        return _single(name, sign, games[0], path, words)
    return _several(name, sign, games[:MAX_ROWS], words)


def _draw_head(canvas: Canvas, name: str, sign: int, title: str | None, game: StatsGame | None) -> None:
    x, y, width, height = HEAD
    middle = y + height / 2 - 3
    canvas.centre(sprites.badge(sign, 72), x + 84, middle + 1)
    right: float = x + width - 40
    if game is not None:
        wide = art.rating_width(game.rating, game.spread, game.provisional, 44)
        plate = round(wide + 104)
        canvas.paste(sprites.panel(plate, 66, IVORY, drop=0, line=3), right - plate + 12, middle - 33)
        art.draw_rating(canvas, game.rating, game.spread, game.provisional, right - wide / 2, middle, 44)
        canvas.centre(art.icon("rating", 54), right - wide - 42, middle)
        right -= plate + 14
    left, name = x + 134, seat_name(name, sign)
    if title is not None:
        room = max(TITLE, round(right - left - width_of(name, 56) - 40))
        canvas.two_lines(title, right, middle, 38, anchor="right", width=room)
        lines, size = wrap(title, 38, room, MIN_SIZE)
        right -= max(width_of(line, size) for line in lines) + 30
    canvas.two_lines(name, left, middle, 56, anchor="left", width=right - left)


# One game


def _single(name: str, sign: int, game: StatsGame, path: Sequence[PathPoint], words: Words) -> Canvas:
    top = PLOT[1] + PLOT[3] + 14 if path else TOP + 4
    canvas = art.sheet(top + CARDS + 22 + (FEATS[1] if game.feats else 0))
    _draw_head(canvas, name, sign, art.drawable_title(game.title), game)
    if path:
        draw_plot(canvas, sign, path, words.rating)
    if game.feats:
        _draw_feats(canvas, game.feats[:MAX_FEATS], top + CARDS + 10)
    widths = (400, 372, 348)
    x: float = SIDE
    for width, draw in zip(widths, (_draw_places, _draw_luck, _draw_scores), strict=True):
        canvas.paste(sprites.panel(width, CARDS, CREAM, radius=22), x, top)
        draw(canvas, game, words, x, top, width)
        x += width + 16
    return canvas


# The panels


def _medal(place: int) -> Colour:
    return {1: GOLD, 2: SILVER, 3: BRONZE}.get(place, WHITE)


def _draw_places(canvas: Canvas, game: StatsGame, _: Words, x: float, y: float, width: float) -> None:
    """Draw the number of each place: bars with the number above and the place below."""
    _draw_bars(canvas, game.places, x + 18, y + 12, width - 36, CARDS - 24, 34)


def _draw_bars(
    canvas: Canvas, places: Sequence[int], x: float, y: float, width: float, height: float, size: int
) -> None:
    count = max(1, len(places))
    pitch = width / count
    thick = min(64.0, pitch - 8)
    mark = round(min(size * 1.45, pitch - 4))
    room = height - size * 1.25 - mark * 1.26
    most = max(1, *places) if places else 1
    for n, value in enumerate(places):
        middle = x + pitch * (n + 0.5)
        high = max(5.0, room * value / most)
        base = y + size * 1.2 + room
        canvas.paste(_bar(round(thick), round(high), _medal(n + 1) if value else SAND), middle - thick / 2, base - high)
        canvas.text(str(value), middle, base - high - size * 0.62, size, width=round(pitch - 1), least=16)
        canvas.paste(sprites.rosette(n + 1, mark), middle - mark / 2, base + 5)
        canvas.text(str(n + 1), middle, base + 5 + mark / 2, max(size, round(mark * 0.5)))


def _bar(width: int, height: int, fill: Colour) -> Sprite:
    pen = Pen(width, height)
    line = 3 if height > 8 else 1.5
    pen.box(0, 0, width, height, fill, line=line, radius=min(8, height / 2))
    return pen.sprite()


def _draw_luck(canvas: Canvas, game: StatsGame, words: Words, x: float, y: float, width: float) -> None:
    """Draw the games won, and those that chance would have won, as two bars of one scale."""
    most = max(1.0, float(game.games))
    bar = round(width - 44)
    rows = (
        (art.icon("wins", 54), str(game.wins), game.wins / most, GOLD, words.wins),
        (sprites.figure("finished/chance", 54, line=3), game.expected, game.chance / most, WHITE, words.chance),
    )
    for n, (icon, text, share, fill, word) in enumerate(rows):
        top = y + 8 + n * 126
        canvas.centre(icon, x + 56, top + 34)
        canvas.text(text, x + 100, top + 34, 46 if n == 0 else 38, anchor="left", width=120, least=28)
        canvas.text(f"{100 * share:.0f} %", x + width - 24, top + 34, 40 if n == 0 else 34, anchor="right")
        canvas.paste(_gauge(bar, 44, share, fill), x + 22, top + 68)
        canvas.text(word, x + 36, top + 90, MIN_SIZE, anchor="left", width=bar - 24)


def _gauge(width: int, height: int, share: float, fill: Colour) -> Sprite:
    pen = Pen(width, height)
    pen.box(0, 0, width, height, SAND, line=3, radius=12)
    if share > 0:
        long = max(14.0, width * min(1.0, share))
        pen.box(0, 0, long, height, fill, line=3, radius=min(12.0, long / 2))
    return pen.sprite()


def _draw_scores(canvas: Canvas, game: StatsGame, words: Words, x: float, y: float, width: float) -> None:
    """Draw the number of games, and the best, the mean and the worst score."""
    rows: list[tuple[Sprite, str, int, str]] = [
        (art.icon("games", 46), str(game.games), 44, words.tables),
        (sprites.figure("kit/crown", 42), number(game.best), 44, words.best),
        (sprites.figure("finished/mean", 42), game.mean, 38, words.mean),
        (sprites.figure("finished/worst", 48), number(game.worst), 38, words.worst),
    ]
    pitch = (CARDS - 20) / len(rows)
    for n, (icon, text, size, word) in enumerate(rows):
        middle = y + 10 + pitch * (n + 0.5)
        canvas.centre(icon, x + 44, middle)
        canvas.text(text, x + 80, middle, size, anchor="left", width=round(width - 96), least=MIN_SIZE)
        room = width - 80 - 26 - width_of(text, size)
        canvas.text(word, x + width - 16, middle, MIN_SIZE, ink=PALE_INK, anchor="right", width=round(room))


def _draw_feats(canvas: Canvas, feats: Sequence[str], y: float) -> None:
    canvas.paste(sprites.panel(WIDTH - 2 * SIDE, FEATS[0], CREAM, radius=18), SIDE, y)
    pitch = (WIDTH - 2 * SIDE - 30) / len(feats)
    for n, feat in enumerate(feats):
        x = SIDE + 24 + n * pitch
        canvas.centre(sprites.figure("finished/feat", 38), x + 20, y + FEATS[0] / 2 - 2)
        canvas.text(feat, x + 50, y + FEATS[0] / 2 - 2, 36, anchor="left", width=round(pitch - 70), least=MIN_SIZE)


# Several games


def _several(name: str, sign: int, games: Sequence[StatsGame], words: Words) -> Canvas:
    count = max(1, len(games))
    high = max(86, min(178, (HIGHEST - TOP - 20) // count - 12))
    canvas = art.sheet(max(420, TOP + 8 + count * (high + 12) + 14))
    _draw_head(canvas, name, sign, None, None)
    for n, game in enumerate(games):
        _draw_row(canvas, game, words, TOP + 6 + n * (high + 12), high)
    return canvas


def _draw_row(canvas: Canvas, game: StatsGame, words: Words, top: float, high: int) -> None:
    """Draw a game: its name and rating, the places, wins beside chance."""
    canvas.paste(sprites.panel(WIDTH - 2 * SIDE, high, CREAM, radius=20), SIDE, top)
    low = high < 120
    size = 34 if low else 42
    upper, lower = top + high * 0.3, top + high * 0.7
    left = SIDE + 26
    canvas.two_lines(art.drawable_title(game.title), left, upper, size, anchor="left", width=416)
    canvas.centre(art.icon("rating", size), left + size / 2, lower)
    wide = art.rating_width(game.rating, game.spread, game.provisional, size - 6)
    art.draw_rating(canvas, game.rating, game.spread, game.provisional, left + size + 12 + wide / 2, lower, size - 6)
    art.draw_count(canvas, "games", str(game.games), left + size + 40 + wide, lower, size - 6)
    _draw_bars(canvas, game.places, SIDE + 452, top + 8, 330, high - 22, 20 if low else MIN_SIZE)
    most = max(1.0, float(game.games))
    gauge = 30 if low else 38
    chance = sprites.figure("finished/chance", gauge + 4, line=3)
    for icon, text, share, fill, y, word in (
        (art.icon("wins", gauge + 4), str(game.wins), game.wins / most, GOLD, upper, words.wins),
        (chance, game.expected, game.chance / most, WHITE, lower, words.chance),
    ):
        canvas.centre(icon, SIDE + 824, y)
        canvas.paste(_gauge(190, gauge, share, fill), SIDE + 852, y - gauge / 2)
        canvas.text(word, SIDE + 862, y, MIN_SIZE, anchor="left", width=174)
        canvas.text(
            text,
            SIDE + 1056,
            y,
            32 if low else 38,
            ink=INK if y == upper else PALE_INK,
            anchor="left",
            width=84,
            least=22,
        )
