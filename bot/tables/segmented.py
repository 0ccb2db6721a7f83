"""A table that folds its segments (`segments.py`)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.tables.entries import Entry
from bot.tables.highlights import Highlights
from bot.tables.segments import (
    Scene,
    Segment,
    StepProgress,
    Story,
    newly_awaited,
    public_events,
    scene_of,
    segment_after,
)
from bot.tables.state import TableInfo, TableState


class SegmentedTable(TableState):
    """A table, its segments and its highlights.

    The last step is folded entry by entry. It ends when the next one begins, or when its segment is asked for.
    """

    def __init__(self, info: TableInfo) -> None:
        super().__init__(info)
        self.highlights: Highlights = Highlights()
        self._segment = Segment()
        self._next_segment: Segment | None = self._segment
        self._progress = StepProgress(0)
        self._awaited_since = 0

    def apply(self, entry: Entry) -> Sequence[Struct]:
        if self._progress.is_ended_by(entry):
            self.begin_step()
        chapter, lead = self.chapter, self.highlights.lead_changes
        events = super().apply(entry)
        if self.position is not None and events:
            self.highlights = self.highlights.after_events(self.position, events)
        over = self.position is not None and self.position.result is not None
        if self.position is not None and chapter not in (None, self.chapter) and over == (self.phase == "over"):
            self.highlights = self.highlights.after_chapter(self.position)  # the last one once, with the end
        self._progress = self._progress.with_entry(self, entry, events, turned=lead != self.highlights.lead_changes)
        self._next_segment = None
        return events

    def begin_step(self) -> None:
        """End the last step."""
        self._segment, self._awaited_since = self.segment, self.awaited_since
        self._progress = StepProgress.begun(self)

    @property
    def segment(self) -> Segment:
        """The segment after the last step."""
        if self._next_segment is None:
            self._next_segment = segment_after(self, self._progress, self._segment)
        return self._next_segment

    @property
    def awaited_since(self) -> int:
        """When a step last asked all people who are awaited, in milliseconds since 1970. 0 if none did."""
        entries = self._progress.entries
        asks_all = bool(entries) and self.people_awaited <= newly_awaited(self, self._progress)
        return entries[-1].at if asks_all else self._awaited_since

    @classmethod
    def stories(cls, info: TableInfo, log: Iterable[Entry], behind: int) -> Sequence[Story]:
        """Return the stories of all segments that ended after an entry of a log."""
        table, found = cls(info), dict[int, Story]()
        for entry in log:
            table.apply(entry)
            if (story := table._segment.story) is not None:
                found[story.number] = story
        if (story := table.segment.story) is not None:
            found[story.number] = story
        return [story for number, story in found.items() if number > behind]

    @property
    def last_scene(self) -> Scene:
        """The scene of the last step."""
        return scene_of(self, self._progress, self._segment)

    def events_after(self, number: int) -> int:
        """Return how many public events the segments have seen after an entry, as far as they are kept."""
        story = self.segment.story.scenes if self.segment.story is not None else ()
        scenes = [scene for scene in (*story, *self.segment.scenes) if scene.number > number]
        return sum(len(scene.events) for scene in scenes) + len(self.segment.opening)

    @property
    def public_events(self) -> Sequence[Struct]:
        """Events of the last step that everyone saw, up to the current turn or round."""
        return public_events(self, self._progress)
