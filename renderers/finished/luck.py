"""A person's luck as a picture: luck a game, and cost a decision, over the last games."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from renderers.finished import art
from renderers.finished.art import CHICK, HEAD, PALE_INK, SHIELD, SIDE, TOP, WIDTH
from renderers.finished.review import bar
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import MIN_SIZE, seat_name
from renderers.kit.palette import CREAM, INK, SAND

PANEL: Final = (300, 260)
"""Heights of the panels of luck and cost."""
LEFT: Final = 250
"""Width of the figures beside the bars."""


class LuckWords(NamedTuple):
    """Words and figures of the picture, in the format of the language."""

    title: str
    luck: str
    cost: str
    games: str
    mean_luck: str
    mean_cost: str


def draw_luck(name: str, sign: int, games: Sequence[tuple[float, float]], words: LuckWords) -> Canvas:
    """Draw luck and cost by game, oldest first."""
    canvas = art.sheet(TOP + PANEL[0] + 16 + PANEL[1] + 26)
    x, y, width, height = HEAD
    middle = y + height / 2 - 3
    canvas.centre(sprites.badge(sign, 72), x + 84, middle + 1)
    canvas.two_lines(f"{words.title} · {words.games}", x + width - 40, middle, 36, anchor="right", width=480)
    canvas.two_lines(seat_name(name, sign), x + 134, middle, 56, anchor="left", width=width - 134 - 540)
    below = TOP + PANEL[0] + 16
    for top, high, word, mean in (
        (TOP, PANEL[0], words.luck, words.mean_luck),
        (below, PANEL[1], words.cost, words.mean_cost),
    ):
        canvas.paste(sprites.panel(WIDTH - 2 * SIDE, high, CREAM, radius=22), SIDE, top)
        canvas.two_lines(word, SIDE + 26, top + 62, 38, ink=PALE_INK, anchor="left", width=LEFT - 40)
        canvas.text(mean, SIDE + 26, top + high / 2 + 40, 62, anchor="left", width=LEFT - 40, least=MIN_SIZE)
    room = WIDTH - 2 * SIDE - LEFT - 30
    pitch = min(80.0, room / len(games))
    thick = max(6, round(pitch * 0.64))
    most = max([1.0, *[abs(luck) for luck, _ in games]])
    dear = max([0.05, *[cost for _, cost in games]])
    base, half = TOP + PANEL[0] / 2, PANEL[0] / 2 - 24
    canvas.paste(bar(room, 4, SAND, 0), SIDE + LEFT, base - 2)
    canvas.paste(bar(room, 4, SAND, 0), SIDE + LEFT, below + PANEL[1] - 28)
    for n, (luck, cost) in enumerate(games):
        left = SIDE + LEFT + pitch * n + (pitch - thick) / 2
        high = max(4, round(half * abs(luck) / most))
        canvas.paste(bar(thick, high, SHIELD if luck > 0 else CHICK, 2.5), left, base - high if luck > 0 else base)
        high = max(4, round((PANEL[1] - 60) * cost / dear))
        canvas.paste(bar(thick, high, CHICK if cost > 0 else INK, 2.5), left, below + PANEL[1] - 28 - high)
    return canvas
