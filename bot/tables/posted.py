"""Rows of the messages that tables have posted."""

from typing import Final, Literal

from msgspec import Struct

from bot.tables.wall_clock import MAX_AHEAD

EDITABLE_MS: Final = 50 * 60 * 1000
"""Older messages are not edited: after an hour Discord refuses many edits (error 30046)."""
NONCE_LIFE: Final = 3 * 60 * 1000
"""Milliseconds after a message's first try for which Discord surely drops it when it is sent again under its nonce:
Discord promises "the past few minutes"."""

MessageKind = Literal["board", "hand", "dms-closed", "turns-offer", "retired", "thread-starter", "invitation"]
"""A table's board (seat None), a seat's hand in direct messages, the one notice that direct messages are closed, the
one offer of another notice of turns, a former board that may still have controls (seat None), or the starter of the
table's thread in its channel (seat None; `shown` is UNLINKED until the starter names the thread, and above 0
once the result was posted below), or a public invitation to the lobby (seat None) or to a seat."""
DMS_CLOSED: Final = "dms-closed"
TURNS_OFFER: Final = "turns-offer"
RETIRED: Final = "retired"
THREAD_STARTER: Final = "thread-starter"
UNLINKED: Final = -1
"""`shown` of a starter that does not name its thread yet."""


class PostedMessage(Struct, frozen=True):
    """A message of a table, by Discord's ids. `at` is when it was posted, in milliseconds since 1970. A hand has a seat
    and a person. It shows the table after `shown` entries; 0 means unknown."""

    kind: MessageKind
    seat: int | None
    channel_id: int
    message_id: int
    at: int
    person: int | None = None
    shown: int = 0

    def is_younger(self, milliseconds: int, at: int) -> bool:
        """Return whether this message was posted within some milliseconds before a moment. One that was posted while a
        clock ran ahead is old: its age is unknown."""
        return -MAX_AHEAD <= at - self.at < milliseconds

    def is_editable(self, at: int) -> bool:
        """Return whether this message is young enough to be edited at a moment, in milliseconds since 1970."""
        return self.is_younger(EDITABLE_MS, at)
