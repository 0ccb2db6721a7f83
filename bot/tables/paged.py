"""A table that knows what its messages tell of (`pages.py`)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.tables.entries import Entry
from bot.tables.pages import Page, Progress, Scene, Story, opened, scene_of, told, turned
from bot.tables.state import TableInfo, TableState


class PagedTable(TableState):
    """A table and its pages. What the last step has done so far is folded entry by entry; the step ends as the next
    begins, or whenever its page is asked for."""

    def __init__(self, info: TableInfo) -> None:
        super().__init__(info)
        self._page = Page()
        self._turned: Page | None = self._page
        self._progress = Progress(0)
        self._asked_at = 0

    def apply(self, entry: Entry) -> Sequence[Struct]:
        if self._progress.is_ended_by(entry):
            self.begin_step()
        events = super().apply(entry)
        self._progress = self._progress.further(self, entry, events)
        self._turned = None
        return events

    def begin_step(self) -> None:
        """End the last step: what comes is another one."""
        self._page, self._asked_at = self.page, self.asked_at
        self._progress = Progress.begun(self)

    @property
    def page(self) -> Page:
        """The page that goes on behind the last step."""
        if self._turned is None:
            self._turned = turned(self, self._progress, self._page)
        return self._turned

    @property
    def asked_at(self) -> int:
        """When a step last asked all people who are awaited, in milliseconds since 1970; 0 where none did."""
        entries = self._progress.entries
        return entries[-1].at if entries and self.people_awaited <= opened(self, self._progress) else self._asked_at

    @classmethod
    def stories(cls, info: TableInfo, log: Iterable[Entry], behind: int) -> Sequence[Story]:
        """The stories of all pages that ended behind an entry of a log."""
        table, found = cls(info), dict[int, Story]()
        for entry in log:
            table.apply(entry)
            if (story := table._page.story) is not None:
                found[story.number] = story
        if (story := table.page.story) is not None:
            found[story.number] = story
        return [story for number, story in found.items() if number > behind]

    @property
    def last_scene(self) -> Scene:
        """What the last step did."""
        return scene_of(self, self._progress, self._page)

    @property
    def told(self) -> Sequence[Struct]:
        """What everybody saw the last step do before the turn or round that goes on now."""
        return told(self, self._progress)
