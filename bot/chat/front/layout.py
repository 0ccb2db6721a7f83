"""Rows of controls, laid out in one place.

A message has five rows, which a phone breaks into lines. Every row holds whole lines of a phone, so that a line is
never half empty because a row ends there.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final

from discord.ui import Button, Select, View

from bot.chat.words.lengths import CUSTOM_ID
from renderers.registry import renderer_of

Control = Button[Any] | Select[Any]

ROW: Final = 5
"""Buttons in a row, or one menu."""
_VERBS: Final = 4
"""The last row."""
_PHONE: Final = 322
"""Pixels for the controls of a message on a screen of 390. Measured in the playground, as are those below."""
_CHARACTER: Final = 7.5
_AROUND: Final = 30
_FACE: Final = 25
_GAP: Final = 7


def controls_of(items: Sequence[Control]) -> View:
    """Build the view of one message from its controls. Those without a row get the first that has room. Raises
    ValueError if a custom_id is too long, or if there is no room."""
    view, used = View(timeout=None), Counter[int]()
    for item in items:
        item.row = item.row if item.row is not None else next(row for row in count() if used[row] + item.width <= ROW)
        used[item.row] += item.width
        if len(item.custom_id or "") > CUSTOM_ID:
            raise ValueError(item.custom_id)
        view.add_item(item)
    view.stop()
    return view


def laid_out(rows: Iterable[Sequence[Control]], extra: Sequence[Control] = (), verbs: Sequence[Control] = ()) -> View:
    """Build the controls of a message: `rows` from the top, `verbs` in the last one. Between them is as much of what is
    `extra` as fits, most needed first; the rest is behind "…"."""
    above = [row for row in rows if row]
    free = [row for row in range(len(above), _VERBS) for _ in range(ROW)] + [_VERBS] * (ROW - len(verbs))
    places = [
        *((row, item) for row, items in enumerate(above) for item in items),
        *zip(free, extra, strict=False),
        *((_VERBS, item) for item in verbs),
    ]
    for row, item in places:
        item.row = row
    return controls_of([item for _, item in places])


def with_control(view: View | None, wanted: Control, less: object = None) -> View:
    """Add a control that is `wanted` to a message, unless it has it: in the last row, in place of one that is wanted
    `less`, or else where there is room. Without any room it is left out."""
    items = [item for item in (view.children if view is not None else ()) if isinstance(item, Button | Select)]
    if wanted.custom_id in [item.custom_id for item in items]:
        return controls_of(items)
    used = Counter[int]()
    for item in items:
        used[item.row or 0] += item.width
    last = max(used, default=0)
    for at, item in enumerate(items if used[last] + wanted.width > ROW else ()):
        if item is less:
            wanted.row = item.row
            return controls_of([*items[:at], wanted, *items[at + 1 :]])
    room = [row for row in (last, *range(_VERBS + 1)) if used[row] + wanted.width <= ROW]
    wanted.row = room[0] if room else None
    return controls_of([*items, *([wanted] if room else [])])


def in_rows(game: str, kinds: Sequence[Sequence[Control]]) -> list[list[Control]]:
    """Put the controls of each kind of action into rows, beside the kind before if there is room."""
    rows: list[list[Control]] = []
    for line in lines_on_phone(game, kinds):
        if not rows or sum(item.width for item in (*rows[-1], *line)) > ROW:
            rows.append([])
        rows[-1] += line
    return rows


def lines_on_phone(game: str, kinds: Sequence[Sequence[Control]]) -> list[list[Control]]:
    """Return the controls by lines of a phone. A kind begins a new one unless all of it fits beside the kind before."""
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
