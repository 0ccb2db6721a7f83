"""Memory of one table's messages."""

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.chat.front.discord_io import Hook
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post, nonce_of
from bot.tables.posted import PostedMessage
from bot.tables.state import TableInfo
from bot.tables.table import Step, Table


@dataclass
class RetiredMessage:
    """A former board, or an invitation. It gets new words, or only loses its controls (`says` is None)."""

    channel_id: int
    message_id: int
    says: Post | None = None
    hook: Hook | None = None
    """The webhook of the interaction whose reply this message was."""


@dataclass
class Repost:
    """A request to post the board again at the channel's bottom."""

    asked: bool
    """Whether a person asked for it. If not, it is posted only if other messages are below the board."""
    reports: bool = False
    """Whether the former board gets the segment so far in words, once the new one is posted."""
    notify: frozenset[int] = frozenset()
    """Seats whose people the board notifies besides those of the segment."""
    fallback: Interaction | None = None
    """An interaction whose reply may be the board if Roost may not post."""


@dataclass
class PendingBoard:
    """A board that is being posted."""

    info: TableInfo
    post: Post
    number: int
    former: PostedMessage | None
    says: Post | None
    """What the former board says once this one is posted."""
    reports: int
    """The entry that the former board then reports. 0 for none."""
    message_id: int | None = None
    """Set once it is posted and only its row is missing."""

    @property
    def nonce(self) -> int:
        """The nonce, equal for every attempt, also after a restart and a move, so that Discord drops duplicates of a
        board whose row is missing."""
        former = self.former.message_id if self.former is not None else 0
        return nonce_of(f"{self.info.id} {former}")


@dataclass(eq=False, repr=False)
class Hand:
    """A seat's hand in the direct messages of a person who holds or held the seat."""

    table_id: str
    seat: int
    person: int
    former: PostedMessage | None = None
    """The message before, which may still have controls."""
    nonce: int | None = None
    """The nonce of a message that may have arrived."""
    refused: bool | None = None
    """Whether Discord refused it because direct messages are closed. None until the rows are read."""
    leaves: str = ""
    """What stays of the message before, for a reader of words. Empty if all its words do."""
    said: str = ""
    """The words of the newest message, for a reader of words. Empty if they are not known."""
    notifies: bool = False
    """Whether its reader wants it as a notice of the turn, also beside an opened hand."""
    overtaken: bool = False
    """Whether another process showed a newer hand during this edit."""
    replying: tuple[int, float] = (0, 0.0)
    """The entry that another process is to show in its reply, and until when to wait for that."""

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class OpenedHand:
    """A hand that only its reader sees, as the reply to an interaction."""

    table_id: str
    seat: int
    person: int
    interaction: Interaction
    message_id: int
    at: int
    read: tuple[int, int]
    """The entry that the table led to, and the number of events that opened its turn or round."""
    shows: object
    said: str = ""
    """Its words."""
    phase: str = ""
    """The table's phase that it shows."""
    in_words: bool = False
    leaves: str | None = None
    """What stays of it in words, once something was chosen there."""

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class Notice:
    """A direct message that tells a seat's person that it is their turn."""

    table_id: str
    seat: int
    until: int | None = None
    """The deadline of which it reminds, in milliseconds since 1970. None for a notice of a new turn."""
    tries: int = 0
    nonce: int = field(default_factory=lambda: secrets.randbits(63))

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class Display:
    """Memory of one table's messages in this process. The database's rows win where they differ."""

    table_id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the board is read and its message edited, so that the newest edit comes last."""
    board_id: int = 0
    """The board that this process posted last."""
    former_id: int = 0
    """The board before that, which loses its controls."""
    shown: int = 0
    """Number of log entries that this board shows."""
    fixed_id: int = 0
    """The id of a board that can no longer be edited: too old, or deleted."""
    reported: int = 0
    """The last entry that the message above reports, so that the board omits it and all earlier ones. 0 for none."""
    reported_scenes: int = 0
    """The last entry of the scenes that messages above report. Later stories begin after it."""
    hook: Hook | None = None
    """The webhook of the newest interaction whose reply is the board. Hands are never edited by one."""
    dirty: bool = False
    """Whether something beside the log has changed since the board was composed."""
    plain: bool = False
    """Whether the board has no picture, because that was not permitted."""
    refused: set[str] = field(default_factory=set[str])
    """What Discord refused in the last rounds: "post", "edit" or "picture"."""
    repost: Repost | None = None
    draft: PendingBoard | None = None
    """A board that was posted and whose row is missing."""
    retired: list[RetiredMessage] = field(default_factory=list[RetiredMessage])
    ends_invitations: Table | None = None
    """The table, if it has closed what some of its invitations invite to."""
    steps: list[Step] = field(default_factory=list[Step])
    """Steps that hands, notices and computers have yet to follow."""
    hands: dict[tuple[int, int], Hand] = field(default_factory=dict[tuple[int, int], Hand])
    opened: dict[int, OpenedHand] = field(default_factory=dict[int, OpenedHand])
    computers_due: float = 0.0
    """When computers move, by the event loop's clock."""
    _replies: int = 0
    _replied: asyncio.Event = field(default_factory=asyncio.Event)

    def __repr__(self) -> str:
        return self.table_id

    def hand(self, seat: int, person: int) -> Hand:
        return self.hands.setdefault((seat, person), Hand(self.table_id, seat, person))

    def begin_reply(self) -> None:
        """Note that a reply is about to be sent."""
        self._replies += 1
        self._replied.clear()

    def end_reply(self) -> None:
        self._replies -= 1
        if not self._replies:
            self._replied.set()

    async def wait_for_reply(self, seconds: float) -> None:
        """Wait until no reply is being sent, but at most `seconds`."""
        if self._replies:
            await asyncio.wait([waiting := asyncio.ensure_future(self._replied.wait())], timeout=seconds)
            # wait() ends at its timeout and leaves the task pending.
            waiting.cancel()

    def ask(self, repost: Repost) -> None:
        """Add a request to the pending one."""
        former = self.repost
        if former is not None:
            repost.asked |= former.asked
            repost.reports |= former.reports
            repost.notify |= former.notify
            repost.fallback = repost.fallback or former.fallback
        self.repost = repost
