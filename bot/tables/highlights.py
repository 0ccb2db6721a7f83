"""Highlights of a game at its end: thefts, the costliest loss, and changes of the lead. Pure."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Feat


class Highlights(Struct, frozen=True):
    """The highlights of a game so far."""

    thefts: Mapping[int, int] = {}
    """The amounts stolen, by seat."""
    loss: Feat | None = None
    """The costliest one; the first of equal ones."""
    chapters: int = 0
    """The number of finished turns or rounds."""
    leader: int | None = None
    """The seat that alone leads. None if several share the first place."""
    led_since: int = 0
    """The turn or round, from 1, after which the leader first led alone."""
    last_leader: int | None = None
    """The last seat that led alone."""
    lead_changes: int = 0
    """How often another seat than the one before led alone."""

    def after_events(self, position: AnyGame, events: Sequence[Struct]) -> "Highlights":
        """Return the highlights after events that led to a position."""
        thefts, loss = self.thefts, self.loss
        for feat in position.highlights(events):
            if feat.code == "theft":
                thefts = {**thefts, feat.seat: thefts.get(feat.seat, 0) + feat.value}  # copies share the old one
            elif loss is None or feat.value > loss.value:
                loss = feat
        return self if thefts is self.thefts and loss is self.loss else replace(self, thefts=thefts, loss=loss)

    def after_chapter(self, position: AnyGame) -> "Highlights":
        """Return the highlights after a turn or round."""
        chapters, first = self.chapters + 1, [place.seat for place in position.places if place.place == 1]
        if len(first) != 1:
            return replace(self, chapters=chapters, leader=None)
        (leader,) = first
        return replace(
            self,
            chapters=chapters,
            leader=leader,
            led_since=self.led_since if leader == self.leader else chapters,
            last_leader=leader,
            lead_changes=self.lead_changes + (self.last_leader not in (None, leader)),
        )
