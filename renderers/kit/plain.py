"""The plain picture of a game that has no drawings yet: the lines of its views, as codes and facts."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from games.core import Fact, Line, View
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.drawings import Renderer
from renderers.kit.fonts import MIN_SIZE
from renderers.kit.furniture import Cloth, cloth_canvas
from renderers.kit.layout import Party
from renderers.kit.palette import CREAM, INK, SAND, WHITE, Palette, Ramp, fixed_palette

_CLOTH: Final = Cloth(60, CREAM, CREAM, CREAM)
_MARGIN: Final = 40
_PITCH: Final = 46
"""Distance of two lines."""


def plain_renderer(game_name: str) -> Renderer:
    """Return the drawings of a game without any. Every picture names the missing file first."""
    missing = f"No picture yet: renderers/{game_name}/renderer.py"

    def draw(view: View, party: Party) -> Canvas:
        return _picture([missing, *_said(view.lines(), party)])

    def draw_hand(view: View, party: Party, seat: int) -> Canvas:
        return _picture([missing, *_said(view.hand(), party)])

    return Renderer(draw, (), (), lambda: _picture([missing]), draw_hand)


@cache
def _colours() -> Palette:
    return fixed_palette((CREAM, SAND, INK, WHITE), [Ramp(CREAM, INK)])


def _picture(lines: Sequence[str]) -> Canvas:
    canvas = cloth_canvas(_CLOTH, _colours())
    for number, line in enumerate(lines):
        y = _MARGIN + number * _PITCH
        canvas.text(line, _MARGIN, y, MIN_SIZE, anchor="left", width=SIZE[0] - 2 * _MARGIN)
    return canvas


def _said(lines: Sequence[Line], party: Party) -> Sequence[str]:
    return [f"{line.code}: {_listed(line.facts, party)}" for line in lines]


def _listed(facts: Mapping[str, Fact], party: Party) -> str:
    names = [player if isinstance(player, str) else player.name for player in party]
    return ", ".join(
        f"{name} {names[value]}" if name == "seat" and type(value) is int else f"{name} {value}"
        for name, value in facts.items()
    )
