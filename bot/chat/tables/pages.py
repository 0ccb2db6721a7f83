"""What one message tells of: a turn or a round, and the turns of computers behind it."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct

from bot.tables.newest import Newest
from bot.tables.table import Step, Table

_KEPT: Final = 512
"""Tables of whose computers' turns it is known what they did; some are closed meanwhile."""


class Scene(NamedTuple):
    """What was done, as everybody saw it, at a table whose seats were held as they were when it was done."""

    table: Table
    events: Sequence[Struct]


class Page(NamedTuple):
    """How a step goes on in the message that is the board, or in another."""

    anew: bool
    """Whether another message begins."""
    before: Sequence[Scene]
    """What was done in turns of this message that had been over before the step."""
    told: Scene
    """What the step did that belongs to this message."""


class Pages:
    """Tells where a message ends. A new one begins for a turn or a round in which a person is asked; turns of computers
    go on in the one that is there, which tells all of them when it is left."""

    def __init__(self) -> None:
        self._over: Newest[str, Sequence[Scene]] = Newest(_KEPT)
        self._pages: WeakKeyDictionary[Step, Page] = WeakKeyDictionary()

    def of(self, step: Step) -> Page:
        """A step's page; steps are asked about in the order in which they are taken."""
        if step not in self._pages:
            self._pages[step] = self._turned(step)
        return self._pages[step]

    def left(self, table_id: str) -> None:
        """A message was left in the middle of computers' turns, and told what had been over."""
        if table_id in self._over:
            self._over[table_id] = ()

    def _turned(self, step: Step) -> Page:
        after = step.after
        before = self._over.pop(after.info.id, None)
        events = step.told if step.opens_chapter or before is None else ()
        told = Scene(step.before if after.handed_over else after, events)
        goes_on = after.computers_alone and step.before.phase == "playing"
        if goes_on and (step.opens_chapter or before is not None):
            self._over[after.info.id] = _behind(before or (), told)
        turned = step.opens_chapter or before is not None
        return Page(bool(step.to_notify) or (turned and not goes_on), before or (), told)


def _behind(before: Sequence[Scene], scene: Scene) -> Sequence[Scene]:
    """Scenes and another one behind them; what the same people and computers did is one."""
    if before and before[-1].table.holders == scene.table.holders:
        return (*before[:-1], Scene(scene.table, (*before[-1].events, *scene.events)))
    return (*before, scene) if scene.events else before
