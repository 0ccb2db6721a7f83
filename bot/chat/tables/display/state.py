"""What is held in memory of one table's messages."""

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.chat.front.door import Hook
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.tables.posted import PostedMessage
from bot.tables.table import Step


@dataclass
class RetiredMessage:
    """A former board: it says something else from now on, or only loses its controls (`says` is None)."""

    channel_id: int
    message_id: int
    says: Post | None = None
    tries: int = 0
    pending: bool = True
    """Until the edit succeeded, or can succeed no more by itself."""
    hook: Hook | None = None
    """Of an interaction whose reply this message was."""


@dataclass
class Repost:
    """A request for the board at the channel's bottom."""

    asked: bool
    """Or else only where others' messages are below it."""
    tells: bool = False
    """Whether the former board then tells the last step."""
    calls: frozenset[int] = frozenset()
    """Seats whose people the board notifies, whatever the page says."""
    way: Interaction | None = None
    """What may be answered with the board where Roost may not post."""


@dataclass
class Draft:
    """A board that is being posted: sent again with the same `nonce` as long as it may have come through unheard."""

    channel_id: int
    post: Post
    number: int
    former: PostedMessage | None
    says: Post | None
    """What the former board says once this one is there."""
    tells: int
    """The entry whose step the former board then tells; 0 for none."""
    nonce: int = field(default_factory=lambda: secrets.randbits(63))
    tries: int = 0
    message_id: int | None = None
    """Once it is there, and only has to be written down."""


@dataclass(eq=False, repr=False)
class Hand:
    """A seat's hand in the direct messages of a person who holds the seat or has held it."""

    table_id: str
    seat: int
    person: int
    former: PostedMessage | None = None
    """The message before, which may have its controls still."""
    nonce: int | None = None
    """Of a message that may have come through unheard."""
    closed: bool = False
    """Whether it did not reach its person, who does not know that yet."""
    overtaken: bool = False
    """Whether another process showed another hand while this one was edited."""
    answering: tuple[int, float] = (0, 0.0)
    """The entry that another process is to show as its answer, and until when that is waited for."""

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class OpenedHand:
    """A hand that its reader alone sees: whose it is, the interaction it answered, when, and what it shows."""

    table_id: str
    seat: int
    person: int
    interaction: Interaction
    message_id: int
    at: int
    shows: object

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class Notice:
    """A direct message that a seat is asked."""

    table_id: str
    seat: int
    tries: int = 0
    nonce: int = field(default_factory=lambda: secrets.randbits(63))

    def __repr__(self) -> str:
        return f"{self.table_id}-{self.seat}"


@dataclass(eq=False, repr=False)
class Display:
    """The messages of one table, as far as they are held in memory. The rows in the store are authoritative."""

    table_id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the board is read and its message is made to show it, so that the newest comes last."""
    board_id: int = 0
    """The message this process has posted last as the board."""
    shown: int = 0
    """How many entries that message shows."""
    fixed_id: int = 0
    """A message that Discord took no edit of: too old, or deleted."""
    told: int = 0
    """The entry whose step the message above the board tells."""
    told_scenes: int = 0
    """The entry up to which messages above the board tell the turns of computers on this page."""
    hook: Hook | None = None
    """Of the newest interaction whose reply is the board. Hands are never edited by one."""
    dirty: bool = False
    plain: bool = False
    """Whether the board was written without a picture, which was not permitted."""
    refused: set[str] = field(default_factory=set[str])
    """What Discord has refused since the last wake, or the way there: "post", "edit" or "picture"."""
    repost: Repost | None = None
    draft: Draft | None = None
    retired: list[RetiredMessage] = field(default_factory=list[RetiredMessage])
    steps: list[Step] = field(default_factory=list[Step])
    """Steps that hands, notices and computers are to follow."""
    hands: dict[tuple[int, int], Hand] = field(default_factory=dict[tuple[int, int], Hand])
    opened: dict[int, OpenedHand] = field(default_factory=dict[int, OpenedHand])
    computers_due: float = 0.0
    """When computers move, by the loop's clock."""
    _answering: int = 0
    _answered: asyncio.Event = field(default_factory=asyncio.Event)

    def __repr__(self) -> str:
        return self.table_id

    def hand(self, seat: int, person: int) -> Hand:
        """The hand of a person at a seat."""
        return self.hands.setdefault((seat, person), Hand(self.table_id, seat, person))

    def begin_answer(self) -> None:
        """A click or a command is about to be answered."""
        self._answering += 1
        self._answered.clear()

    def end_answer(self) -> None:
        self._answering -= 1
        if not self._answering:
            self._answered.set()

    async def answered(self, seconds: float) -> None:
        """Wait until no answer is under way, so long at most."""
        if self._answering:
            await asyncio.wait([waiting := asyncio.ensure_future(self._answered.wait())], timeout=seconds)
            waiting.cancel()

    def ask(self, repost: Repost) -> None:
        """Note a request beside one that is there."""
        former = self.repost
        if former is not None:
            repost.asked |= former.asked
            repost.tells |= former.tells
            repost.calls |= former.calls
            repost.way = repost.way or former.way
        self.repost = repost
