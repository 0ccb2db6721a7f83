"""Messages of tables, as they are remembered."""

from typing import Final, Literal

from msgspec import Struct

EDITABLE_MS: Final = 50 * 60 * 1000
"""Younger messages are edited; edits of messages older than an hour run into Discord's error 30046."""

MessageKind = Literal["board", "hand", "closed", "left"]
"""A table's board (seat None); a seat's hand in its direct messages; the message that told a seat, once, that direct
messages do not reach it; one that was the board, and may have its controls still (seat None)."""


class PostedMessage(Struct, frozen=True):
    """A message of a table, by Discord's ids. `at` is when it was posted, in milliseconds since 1970. One of a hand is
    its seat's and its person's. It shows the table after `shown` entries; 0 where that is not known."""

    kind: MessageKind
    seat: int | None
    channel_id: int
    message_id: int
    at: int
    person: int | None = None
    shown: int = 0
