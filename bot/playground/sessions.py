"""Gateway sessions with their recent events, and the websockets that carry them, as text: a client that asks for
compression reads it as well."""

import asyncio
import contextlib
import secrets
from collections import deque

from aiohttp import web

KEPT_EVENTS = 2_000
"""Number of events that a session can resend on resume."""


class Session:
    """A gateway session. It survives a dropped connection, with its sequence number and last events."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.number, self.count = self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)
        self.connection: Connection | None = None

    def covers(self, guild_id: int) -> bool:
        """Return whether a server belongs to this shard."""
        return (guild_id >> 22) % self.count == self.number

    def send_event(self, name: str, data: bytes) -> None:
        """Number an event, store it for a resume, and send it if a client is connected."""
        self.sequence += 1
        frame = b'{"op":0,"s":%d,"t":"%s","d":%s}' % (self.sequence, name.encode(), data)
        self.sent.append((self.sequence, frame))
        if self.connection:
            self.connection.put(frame)

    def events_after(self, sequence: int) -> list[bytes] | None:
        """Return the events after a sequence number. Returns None if they are no longer stored."""
        if sequence > self.sequence or (self.sent and sequence < self.sent[0][0] - 1):
            return None
        return [frame for number, frame in self.sent if number > sequence]


class Connection:
    """A websocket of the bot. Its frames are sent in order by a task of its own."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.request = request
        self.socket = socket
        self.session: Session | None = None
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closing = False

    def put(self, frame: bytes) -> None:
        """Send a frame after all earlier ones."""
        self._outbox.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close with a code after all queued frames."""
        self.detach()
        self.closing = True
        self._outbox.put_nowait(code)

    def abort(self) -> None:
        """Abort the connection at once, without a close code."""
        self.detach()
        if self.request.transport:
            self.request.transport.abort()

    def detach(self) -> None:
        """Detach the session, which stays open for a resume."""
        if self.session and self.session.connection is self:
            self.session.connection = None

    async def write(self, reading: asyncio.Task[None]) -> None:
        """Send queued frames until the socket closes. `reading` is the task that reads from it."""
        with contextlib.suppress(ConnectionError):
            while True:
                match await self._outbox.get():
                    case int(code):
                        reading.cancel()  # otherwise aiohttp aborts the connection, and the client never sees the code
                        await asyncio.wait([reading])
                        await self.socket.close(code=code)
                        return
                    case frame:
                        await self.socket.send_str(frame.decode())
