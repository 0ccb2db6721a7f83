"""Highlights of a game at its end: what happened last, changes of the lead, and the one that tells the game. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Line, Place

_LATE: Final = 2
"""The most turns or rounds before the end in which taking the lead by a theft, or losing it, tells a game."""
_SWINGS: Final = 5
"""The fewest changes of the lead that tell a game."""


class Highlights(Struct, frozen=True):
    """The highlights of a game so far. A chapter is a turn or round, from 1."""

    feats: Mapping[tuple[str, int], tuple[int, int]] = {}
    """The chapter and the amount of the last feat of a code, by seat."""
    bottom: Mapping[int, int] = {}
    """The chapter after which a seat was last alone in the last place."""
    chapters: int = 0
    """The number of finished turns or rounds."""
    ranked: int = 0
    """The number of those after which everybody knew all places."""
    leader: int | None = None
    """The seat that alone leads. None if several share the first place."""
    led_since: int = 0
    """The chapter after which the leader first led alone."""
    last_leader: int | None = None
    """The last seat that led alone."""
    dethroned: int | None = None
    """The last seat that led alone before that one."""
    lead_changes: int = 0
    """How often another seat than the one before led alone."""

    def after_events(self, position: AnyGame, events: Sequence[Struct]) -> "Highlights":
        """Return the highlights after events that led to a position."""
        found = {(one.code, one.seat): (self.chapters + 1, one.value) for one in position.highlights(events)}
        return replace(self, feats={**self.feats, **found}) if found else self  # copies share the old one

    def after_chapter(self, position: AnyGame) -> "Highlights":
        """Return the highlights after a turn or round."""
        chapters, places = self.chapters + 1, position.places
        found = replace(self, chapters=chapters, ranked=self.ranked + bool(places), leader=None)
        if len(places) > 2 and places[-1].place == len(places):
            found = replace(found, bottom={**self.bottom, places[-1].seat: chapters})
        first = [place.seat for place in places if place.place == 1]
        if len(first) != 1:
            return found
        (leader,) = first
        changed = self.last_leader not in (None, leader)
        return replace(
            found,
            leader=leader,
            led_since=self.led_since if leader == self.leader else chapters,
            last_leader=leader,
            dethroned=self.last_leader if changed else self.dethroned,
            lead_changes=self.lead_changes + changed,
        )

    def summary(self, places: Sequence[Place]) -> Line | None:
        """Return what tells the game at its end, the rarest that is true. None if nothing is known."""
        return next(self._true(places), None)

    def _true(self, places: Sequence[Place]) -> Iterator[Line]:
        """Yield what is true of a game, the rarest first, as hens play."""
        first, second = places[:2]
        seat, late, facts = first.seat, self.chapters - self.led_since, {"seat": first.seat, "other_seat": second.seat}
        if second.place == 1:
            yield Line("shared", {"winning_seats": tuple(place.seat for place in places if place.place == 1)})
            return
        if first.score == second.score:
            yield Line("tie", {**facts, "value": first.tiebreak, "other": second.tiebreak})
        if self.ranked > 1:
            stolen, value = self.feats.get(("theft", seat), (0, 0))
            if stolen == self.led_since and late <= _LATE:
                yield Line("theft", {**facts, "value": value, "before": late})
            lost, value = self.feats.get(("loss", -1 if self.dethroned is None else self.dethroned), (0, 0))
            if lost == self.led_since and late <= _LATE:
                yield Line("loss", {"seat": seat, "other_seat": self.dethroned, "value": value, "before": late})
            if self.bottom.get(seat, 0) * 2 >= self.chapters:
                yield Line("back", {**facts, "before": self.chapters - self.bottom[seat]})
            if self.lead_changes and self.feats.get(("double", seat), (0, 0))[0] == self.led_since:
                yield Line("double", {**facts, "before": late})
        if abs(first.score - second.score) == 1:
            yield Line("close", facts)
        if self.ranked > 1 and not self.lead_changes:
            yield Line("alone", facts)
        if self.lead_changes >= _SWINGS:
            yield Line("swings", {**facts, "changes": self.lead_changes, "before": late})
        if self.ranked > 1:
            yield Line("lead", {**facts, "before": late})
