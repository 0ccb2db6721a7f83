"""The gateway: identify, resume, and the distribution of events to sessions."""

import asyncio
import logging
import math

import msgspec
from aiohttp import WSMsgType, web

from bot.playground import shapes
from bot.playground.objects import Exchange
from bot.playground.sessions import Connection, Session
from bot.playground.state import State
from bot.playground.values import Json, as_int, as_list, as_object, as_text

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
ACK = b'{"op":11,"d":null,"s":null,"t":null}'
ACK_AFTER = 0.2
"""Seconds until a heartbeat is acknowledged. A client in this very process would else take the acknowledgement for one
that comes 41 seconds late."""
HELLO = b'{"op":10,"d":{"heartbeat_interval":%d},"s":null,"t":null}'
VERSION_WRONG = 4012
"""Discord sends this close code right after the connection, without a hello."""
INVALID = b'{"op":9,"d":false,"s":null,"t":null}'
"""Invalid session: the client cannot resume, and has to identify again."""
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Intents for guild members, presences and message content, which the bot does not have."""


class Gateway:
    def __init__(self, state: State) -> None:
        self._state = state
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._identified_at: dict[int, float] = {}
        """The last identify by the shard's remainder, in seconds of the world's clock."""
        self._online = False
        state.wire = self

    @property
    def online(self) -> bool:
        return self.shards_online > 0

    @property
    def shards_online(self) -> int:
        """Number of connected shards. Two sessions of a shard count once."""
        return len({session.shard for session in self._sessions.values() if session.connection})

    def send(self, event: str, data: Json, guild_id: int | None, *, intents: int = 0) -> None:
        """Send an event to every session of its shard with the required intents. Without a server, the shard is 0."""
        encoded = b""
        for session in self._sessions.values():
            mine = session.number == 0 if guild_id is None else session.covers(guild_id)
            if mine and (not intents or session.intents & intents):
                encoded = encoded or msgspec.json.encode(data)
                session.send_event(event, encoded)
        if encoded:
            self._state.observe(Exchange("GATEWAY", event, None, 0, data))

    def drop(self, code: int = 4000, *, abrupt: bool = False) -> None:
        """Close every connection with a code, or without one if `abrupt`. Sessions can be resumed."""
        for connection in list(self._connections):
            if abrupt:
                connection.abort()
            else:
                connection.close(code)
        self._update_presence()

    def invalidate(self) -> None:
        """End every session, so that none can be resumed."""
        for session in self._sessions.values():
            if session.connection:
                session.connection.put(INVALID)
                session.connection.detach()
        self._sessions.clear()
        self._update_presence()

    async def stop(self) -> None:
        """Close every connection when the playground stops."""
        for connection in list(self._connections):
            connection.detach()
            await connection.socket.close(code=1001)

    def _update_presence(self) -> None:
        """Notify the pages if the bot went online or offline."""
        if self._online != self.online:
            self._online = self.online
            self._state.send_to_pages(lambda: {"t": "bot", "online": self._online})
        self._state.touch()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a websocket of the bot until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        connection = Connection(request, socket)
        self._connections.add(connection)
        reader = asyncio.create_task(self._read(connection))
        writer = asyncio.create_task(connection.write(reader))
        if self._state.turned_away == VERSION_WRONG:
            connection.close(VERSION_WRONG)
        else:
            connection.put(HELLO % HEARTBEAT_MS)
        try:
            await asyncio.wait([reader])
            if connection.closing:
                await writer
            else:
                await reader
        finally:
            reader.cancel()
            writer.cancel()
            self._connections.discard(connection)
            session = connection.session
            if session and session.connection is connection and socket.close_code in (1000, 1001):
                self._sessions.pop(session.id, None)  # the client ended its session
            connection.detach()
            self._update_presence()
        return socket

    async def _read(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type is WSMsgType.TEXT:
                self._receive(connection, frame.data)

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            frame = as_object(msgspec.json.decode(text))
        except (msgspec.DecodeError, RecursionError):
            connection.close(4002)
            return
        data = as_object(frame.get("d"))
        match frame.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.put, ACK)
            case 2 if connection.session:
                connection.close(4005)
            case 2:
                self._identify(connection, data)
            case 6:
                self._resume(connection, data)
            case _ if connection.session is None:
                connection.close(4003)
            case 8:
                self._members(connection.session, data)
            case 3 | 4:
                pass  # presence and voice are ignored
            case op:
                log.error("the gateway does not know op %r", op)
                connection.close(4001)

    def _identify(self, connection: Connection, data: Json) -> None:
        state = self._state
        number, count = [*(as_int(it) for it in as_list(data.get("shard"))), 0, 1][:2]
        intents = as_int(data.get("intents"))
        state.identifies_left -= 1
        if data.get("token") != state.token:
            connection.close(4004)
        elif state.turned_away is not None:
            connection.close(state.turned_away)
        elif not 0 <= number < count:
            connection.close(4010)
        elif intents & PRIVILEGED:
            connection.close(4014)
        elif not self._may_identify(number % state.max_concurrency):
            connection.put(INVALID)
        else:
            for old in list(self._sessions.values()):
                if old.shard == (number, count) and not old.connection:
                    del self._sessions[old.id]
            session = Session((number, count), intents)
            session.connection, connection.session = connection, session
            self._sessions[session.id] = session
            state.identifies += 1
            self._send_ready(session)
            self._update_presence()

    def _may_identify(self, bucket: int) -> bool:
        """Return whether `identify_pause` has passed for this remainder, and start the next pause."""
        now = self._state.now()
        if now < self._identified_at.get(bucket, -math.inf) + self._state.identify_pause:
            return False
        self._identified_at[bucket] = now
        return True

    def _send_ready(self, session: Session) -> None:
        state = self._state
        mine = [it for it in state.guilds.values() if session.covers(it.id)]
        ready: Json = {
            "v": 10,
            "user": shapes.own_user(state),
            "guilds": [{"id": str(it.id), "unavailable": True} for it in mine],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": state.origin.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": str(state.bot_id), "flags": 0},
        }
        first: list[tuple[str, Json]] = [("READY", ready)]
        if session.intents & 1:
            first += (("GUILD_CREATE", shapes.guild_create(state, it)) for it in mine)
        for name, data in first:
            session.send_event(name, msgspec.json.encode(data))
            state.observe(Exchange("GATEWAY", name, None, 0, data))

    def _resume(self, connection: Connection, data: Json) -> None:
        state = self._state
        if data.get("token") != state.token:
            connection.close(4004)
            return
        session = self._sessions.get(as_text(data.get("session_id")))
        missed = session.events_after(as_int(data.get("seq"))) if session else None
        if session is None or missed is None:
            connection.put(INVALID)
            return
        if session.connection:
            session.connection.close(4000)
        session.connection, connection.session = connection, session
        for frame in missed:
            connection.put(frame)
        session.send_event("RESUMED", b'{"_trace":[]}')
        state.resumes += 1
        state.observe(Exchange("GATEWAY", "RESUMED", None, 0, {}))
        self._update_presence()

    def _members(self, session: Session | None, data: Json) -> None:
        """Reply to REQUEST_GUILD_MEMBERS with people by id or by the start of their names."""
        state = self._state
        guild = state.guilds.get(as_int(data.get("guild_id")))
        if session is None or guild is None or not session.covers(guild.id):
            return
        ids = {as_int(it) for it in as_list(data.get("user_ids"))}
        query = as_text(data.get("query")).casefold()
        found = [
            shapes.member(state, guild, it.id)
            for it in state.members(guild.id)
            if it.id in ids or (not ids and it.name.casefold().startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": found[: as_int(data.get("limit")) or None],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.send_event("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))
