"""Plans: evenings by appointment. A plan has a message with answers; at its hour a lobby opens for those who are in."""

from hashlib import blake2b
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

_MINUTE: Final = 60 * 1000
_HOUR: Final = 60 * _MINUTE

SOONEST, FARTHEST = 5 * _MINUTE, 8 * 7 * 24 * _HOUR
"""Milliseconds from now between which a plan's hour lies."""
REMINDED_BEFORE, LATE_MOST, EVENING = 15 * _MINUTE, _HOUR, 4 * _HOUR
"""Milliseconds before the hour at which people are reminded; after it until which its lobby still opens, later it was
missed; and after it at which the evening is over, if its table is not over before."""
COMPANY, UNATTENDED_MOST = 2, 3
"""The people that an evening takes. After so many evenings in a row with fewer, a weekly plan ends."""
OF_PERSON, OF_GUILD, IN_MOST = 3, 10, 10
"""The most plans of a person, and of a server; and the most people who are in, since Discord is asked for each."""

Stage = Literal["open", "reminded", "due", "held"]
"""open: people answer. reminded: so they do, and reminders were claimed, or there are none. due: the opening is
claimed; while the channel has another table, a button opens the lobby. held: the evening of a weekly plan goes on."""


class Plan(Struct, frozen=True):
    """A plan, as its row. Its id is that of the command's interaction; moments are in milliseconds since 1970."""

    plan_id: int
    guild_id: int
    channel_id: int
    person_id: int
    """The planner."""
    game: str
    language: str
    clock: str
    zone: str
    minute: int | None
    """The minute of the local day that a weekly plan keeps. None for a single evening."""
    at: int
    """The hour of the evening."""
    due_at: int
    """When to look after it. 0: soon, because a person was forgotten or opens the lobby."""
    stage: Stage = "open"
    message_id: int | None = None
    """None until the message was posted."""
    unattended: int = 0
    """The last evenings in a row without company."""
    table_id: str | None = None
    """The table of the evening."""

    @property
    def is_open(self) -> bool:
        """Whether people answer."""
        return self.stage in ("open", "reminded")

    @property
    def ends_unattended(self) -> bool:
        """Whether a weekly plan ends for want of people."""
        return self.minute is not None and self.unattended >= UNATTENDED_MOST

    @property
    def opening_key(self) -> int:
        """The id that the opening of this evening has in place of an interaction's: unique, and none of Discord's."""
        return ~(int.from_bytes(blake2b(f"{self.plan_id} {self.at}".encode(), digest_size=8).digest()) >> 1)

    def awaiting(self, at: int) -> "Plan":
        """Return the plan at the moment `at`, to be looked after at its reminders or its hour. An hour that is near has
        no reminders."""
        stage: Stage = "open" if self.stage == "open" and self.at - at >= REMINDED_BEFORE else "reminded"
        return replace(self, stage=stage, due_at=self.at - REMINDED_BEFORE if stage == "open" else self.at)
