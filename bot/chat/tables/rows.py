"""Rows of controls: the five of a Discord message, which a phone breaks into lines.

Every row holds whole lines of a phone, so that a line is never half empty because a row ends there.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from discord.ui import Button

from bot.chat.front.controls import Control
from renderers.registry import renderer_of

ROW: Final = 5
"""Buttons in a row, or one menu."""
_PHONE: Final = 322
"""Pixels for the controls of a message on a screen of 390. Measured in the playground, as are those below."""
_CHARACTER: Final = 7.5
_AROUND: Final = 30
_FACE: Final = 25
_GAP: Final = 7


def in_rows(game: str, kinds: Sequence[Sequence[Control]]) -> Iterator[Control]:
    """Put the controls of each kind of action into rows, beside the kind before if there is room."""
    row = used = 0
    for line in _lines(game, kinds):
        width = sum(item.width for item in line)
        if used + width > ROW:
            row, used = row + 1, 0
        used += width
        for item in line:
            item.row = row
            yield item


def lines_on_phone(game: str, kinds: Sequence[Sequence[Control]]) -> int:
    """Return the number of lines that the controls take on a phone."""
    return len(_lines(game, kinds))


def _lines(game: str, kinds: Sequence[Sequence[Control]]) -> list[list[Control]]:
    """Return the controls by lines. A kind begins a new line unless all of it fits beside the kind before."""
    face = _FACE if renderer_of(game).emoji_of is not None else 0
    lines: list[list[Control]] = []
    left = 0.0
    for items in kinds:
        widths = [_GAP + min(_width(item, face), _PHONE) for item in items]
        if sum(widths) > left:
            left = 0.0
        for item, width in zip(items, widths, strict=True):
            if width > left or len(lines[-1]) == ROW:
                lines.append([])
                left = _PHONE + _GAP
            lines[-1].append(item)
            left -= width
    return lines


def _width(item: Control, face: int) -> float:
    return _AROUND + face + _CHARACTER * len(item.label or "") if isinstance(item, Button) else _PHONE
