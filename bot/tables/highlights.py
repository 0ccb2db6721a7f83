"""Highlights of a game at its end: what happened last, changes of the lead, and the one that tells the game. Pure."""

from collections.abc import Collection, Iterator, Sequence
from operator import add
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from games.core import Feat, Line, Place
from games.game import AnyGame

_LATE: Final = 2
"""The most turns or rounds before the end in which taking the lead by a theft, or losing it, tells a game."""
_SWINGS: Final = 5
"""The fewest changes of the lead that tell a game."""
_WORTH_A_WORD: Final = 2
"""The fewest worms or points stolen or lost that a seat is remembered for."""


class Highlights(Struct, frozen=True):
    """The highlights of a game so far. A chapter is a turn or round, from 1."""

    feats: tuple[Feat, ...] = ()
    """The feats of the running chapter."""
    stolen: tuple[int, ...] = ()
    """What each seat stole in all, as its feats say. Empty while no seat stole."""
    lost: tuple[int, ...] = ()
    """What each seat lost in all, like `stolen`."""
    turning: tuple[Feat, ...] = ()
    """Those of the chapter after which the leader first led alone."""
    bottom: tuple[int, ...] = ()
    """The chapter after which each seat was last alone in the last place, 0 for never. Empty while no seat was."""
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
        found = (*position.highlights(events),)
        if not found:
            return self  # copies share the old one
        stolen, lost = [
            _added(totals, found, code, position.seat_count)
            for code, totals in (("theft", self.stolen), ("loss", self.lost))
        ]
        undone = {replace(feat, value=-feat.value) for feat in found}
        feats, turning = [
            tuple(feat for feat in known if feat.value > 0 and feat not in undone)
            for known in ((*self.feats, *found), self.turning)
        ]
        return replace(self, feats=feats, turning=turning, stolen=stolen, lost=lost)

    def after_chapter(self, position: AnyGame) -> "Highlights":
        chapters, places = self.chapters + 1, position.places
        found = replace(self, feats=(), chapters=chapters, ranked=self.ranked + bool(places), leader=None)
        if len(places) > 2 and places[-1].place == len(places):
            before, last = self.bottom or (0,) * len(places), places[-1].seat
            found = replace(found, bottom=(*before[:last], chapters, *before[last + 1 :]))
        first = [place.seat for place in places if place.place == 1]
        if len(first) != 1:
            return found
        (leader,) = first
        changed = self.last_leader not in (None, leader)
        return replace(
            found,
            leader=leader,
            led_since=self.led_since if leader == self.leader else chapters,
            turning=self.turning if leader == self.leader else self.feats,
            last_leader=leader,
            dethroned=self.last_leader if changed else self.dethroned,
            lead_changes=self.lead_changes + changed,
        )

    def summary(self, places: Sequence[Place]) -> Line | None:
        """Return what tells the game at its end, the rarest that is true. None if nothing is known."""
        return next(self._true(places), None)

    def beside(self, places: Sequence[Place], named: Collection[int]) -> Line | None:
        """Return what a seat is remembered for that did not win and is not `named` yet: the most stolen, or the most
        lost, unless that is the score. None without one."""
        scores = {place.seat: place.score for place in places if place.place > 1}
        for code, totals in (("thief", self.stolen), ("loser", self.lost)):
            most = max(totals, default=0)
            if most < _WORTH_A_WORD or totals.count(most) > 1:
                continue
            seat = totals.index(most)
            if seat in named or seat not in scores:
                continue
            if code == "thief" or scores[seat] != (most if scores[seat] > places[0].score else -most):
                return Line(code, {"seat": seat, "value": most, "seats": len(places)})
        return None

    def _turned_by(self, code: str, seat: int | None) -> int | None:
        """Return the amount of a seat's feat that turned the lead. None if there was none."""
        return next((feat.value for feat in self.turning if (feat.code, feat.seat) == (code, seat)), None)

    def _true(self, places: Sequence[Place]) -> Iterator[Line]:
        """Yield what is true of a game, the rarest first, as hens play."""
        first, second = places[:2]
        seat, late, facts = first.seat, self.chapters - self.led_since, {"seat": first.seat, "other_seat": second.seat}
        when = {"before": late, "of": self.chapters}
        if second.place == 1:
            yield Line("shared", {})
            return
        if first.score == second.score:
            yield Line("tie", {**facts, "value": first.tiebreak, "other": second.tiebreak})
        if self.ranked > 1:
            stolen = self._turned_by("theft", seat)
            if stolen is not None and late <= _LATE:
                yield Line("theft", {**facts, "value": stolen, **when})
            lost = self._turned_by("loss", self.dethroned)
            if lost is not None and late <= _LATE:
                yield Line("loss", {"seat": seat, "other_seat": self.dethroned, "value": lost, **when})
            if self.bottom and self.bottom[seat] * 2 >= self.chapters:
                yield Line("back", {**facts, **when, "before": self.chapters - self.bottom[seat]})
            if self.lead_changes and any(feat.code == "double" for feat in self.turning):
                yield Line("double", {**facts, **when})
        if abs(first.score - second.score) == 1 and all(place.place != second.place for place in places[2:]):
            yield Line("close", facts)
        if self.ranked > 1 and not self.lead_changes:
            yield Line("alone", facts)
        if self.lead_changes >= _SWINGS:
            yield Line("swings", {**facts, "changes": self.lead_changes, **when})
        if self.ranked > 1:
            yield Line("lead", {**facts, **when})


def _added(totals: tuple[int, ...], feats: Sequence[Feat], code: str, seats: int) -> tuple[int, ...]:
    """Return totals of seats with the values of feats of a code."""
    values = [sum(feat.value for feat in feats if (feat.code, feat.seat) == (code, seat)) for seat in range(seats)]
    return (*map(add, totals or (0,) * seats, values),) if any(values) else totals
