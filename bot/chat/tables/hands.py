"""What one seat alone may see: its hand, in a direct message and on demand. Nothing here is made from more than
`view(seat)`, and nothing of it goes anywhere else.

A hand is sent at the deal and whenever it changes. Its message is edited while it is younger than 50 minutes, else sent
anew. Whoever takes no direct messages is told so once, alone, with the hand that "My hand" shows, and plays from there.
"""

import secrets
from contextlib import suppress

import discord

from bot.chat.front import door
from bot.chat.front.keeping import Keeping
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post, editable, posted_now
from bot.chat.front.troubles import PASSING, Trouble
from bot.chat.tables.board import compose_hand
from bot.chat.words.people import People
from bot.chat.words.texts import language_of, texts_for
from bot.tables.holders import Computer
from bot.tables.needs import Person, PostedMessage, Store, StoreBusy
from bot.tables.service import Tables
from bot.tables.table import Step, Table


class Hands:
    """Keeps every seat's hand in its direct messages."""

    def __init__(self, client: discord.Client, tables: Tables, store: Store, people: People, painter: Painter) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._people = people
        self._painter = painter
        self._former: dict[tuple[str, int], PostedMessage] = {}
        self._nonces: dict[tuple[str, int], int] = {}
        self._closed: set[tuple[str, int]] = set()
        self._keeping = Keeping("hand", self._bring)

    async def hand(self, table: Table, seat: int, *, reader: Person) -> Post:
        """A seat's hand as a message in its reader's language."""
        texts = texts_for(language_of(reader.locale))
        return await compose_hand(table, seat, await self._people.seated(table, texts), self._painter, texts)

    def deliver(self, step: Step, answered: int | None = None) -> None:
        """Bring the hands that a step changed to their seats, but the one that was shown in the answer."""
        table_id = step.after.info.id
        if not step.after.has_hands:
            return
        for seat, holder in enumerate(step.after.holders):
            if isinstance(holder, Computer):
                continue
            if seat != answered and _own(step.before, seat) != _own(step.after, seat):
                self.send_soon(table_id, seat)

    def under_way(self, table_id: str, seat: int) -> bool:
        """Whether a hand, which may be an older one, is on its way to its seat."""
        return self._keeping.under_way((table_id, seat))

    def send_soon(self, table_id: str, seat: int) -> None:
        """Bring a seat its hand as it is now, beside whatever goes on."""
        self._keeping.soon((table_id, seat))

    def is_closed(self, table: Table, seat: int) -> bool:
        """Whether a seat's hand did not reach it, of which it was not told yet."""
        return (table.info.id, seat) in self._closed

    async def told_closed(self, table: Table, seat: int, channel_id: int, message_id: int) -> None:
        """Remember that a message has told a seat so."""
        self._closed.discard((table.info.id, seat))
        with suppress(StoreBusy):  # then it may be told again
            await self._store.post(table.info.id, posted_now("closed", seat, channel_id, message_id))

    async def _bring(self, key: tuple[str, int]) -> float | None:
        """Edit or send a hand, and strip the message that showed it before; None where that failed."""
        table, seat = await self._tables.table(key[0]), key[1]
        holder = table.holders[seat]
        if isinstance(holder, Computer):  # a computer needs no hand to be shown
            return 0.0
        (person,) = await self._people.those((holder,), table.info.guild_id)
        if person.discord_id is None:
            return 0.0
        if table.phase == "over":
            self._closed.discard(key)
        hand = await self.hand(table, seat, reader=person)
        posted = await self._store.message(table.info.id, "hand", seat)
        trouble: Trouble | None = "too-old"
        if posted is not None and editable(posted):
            trouble = await door.edit(self._client, posted.channel_id, posted.message_id, hand)
        if trouble in ("gone", "too-old"):
            trouble = await self._sent(table, seat, person.discord_id, hand, posted)
        return 0.0 if await self._parted(key) and trouble not in PASSING else None

    async def _sent(
        self, table: Table, seat: int, user: int, hand: Post, former: PostedMessage | None
    ) -> Trouble | None:
        """A new message takes the former one's place."""
        key = (table.info.id, seat)
        again = key in self._nonces
        sent = await door.send_direct(self._client, user, hand, self._nonces.setdefault(key, secrets.randbits(63)))
        if isinstance(sent, str):
            if sent not in PASSING:
                del self._nonces[key]
                await self._note_closed(table, seat)
            return sent
        del self._nonces[key]
        self._closed.discard(key)
        await self._store.post(table.info.id, posted_now("hand", seat, *sent))
        if former is not None:
            self._former[key] = former
        if again:  # what came through unheard may show an older hand
            return await door.edit(self._client, *sent, hand)
        return None

    async def _parted(self, key: tuple[str, int]) -> bool:
        former = self._former.get(key)
        if former is not None and await door.strip(self._client, former.channel_id, former.message_id) in PASSING:
            return False
        self._former.pop(key, None)
        return True

    async def _note_closed(self, table: Table, seat: int) -> None:
        if table.phase == "playing" and await self._store.message(table.info.id, "closed", seat) is None:
            self._closed.add((table.info.id, seat))

    async def close(self) -> None:
        """Stop; `/hand` and the next change bring what was not sent."""
        await self._keeping.close()


def _own(table: Table, seat: int) -> object:
    """All that a hand's message is made of, to tell whether it changed; nothing in games without hands."""
    position = table.position
    if position is None or not (lines := (view := position.view(seat)).hand()):
        return None
    legal = [(choice, position.foretold(seat, choice.action)) for choice in position.legal(seat)]
    return lines, view.ask() if seat in table.awaited else None, legal, table.phase
