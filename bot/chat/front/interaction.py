"""An interaction, and its one answer: in time whatever happens.

Discord waits three seconds. Whatever is not answered 1.5 seconds after the interaction was made is promised: in the
clicked message for a click, to its author alone for a command. What is said after that edits what was promised.
"""

import asyncio
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Any, Final, Literal, TypeVar

import discord
import structlog

from bot.chat.front.discord_io import Hook, drop_gone_emoji
from bot.chat.front.post import Post
from bot.chat.front.troubles import TROUBLES, Trouble, trouble_of
from bot.chat.words.languages import private_texts
from bot.watch import Served

T = TypeVar("T")

DEFER_AFTER: Final = 1.5
"""Seconds after which an answer is promised."""
REPLY_WITHIN: Final = 2.8
"""Seconds after which Discord would not take an answer any more."""
_LEAST_TIMEOUT: Final = 0.5
"""Seconds that a request gets in any case, for an interaction's age is estimated."""
_AFTERWARDS: Final = 4.0
"""Seconds that a request gets when the interaction was answered or promised."""
_HOOK_LIFE: Final = 14 * 60.0
"""Seconds for which an interaction's webhook is used; Discord takes it for a minute longer."""
_TRIES: Final = 2
_UNKNOWN: Final = "unknown"
"""The kind of what nothing here understands."""

_Deferred = Literal["deferred", "thinking-private", "thinking-public"]
_State = Literal["open", "replied", "lost"] | _Deferred

_log = structlog.stdlib.get_logger()


class Interaction:
    """What somebody did, as Discord raw it, and how it is answered."""

    def __init__(self, raw: discord.Interaction[Any], age: float = 0.0) -> None:
        """Of an interaction that was made so many seconds ago."""
        self._raw = raw
        self._made = asyncio.get_running_loop().time() - age
        self._state: _State = "open"
        self._lock = asyncio.Lock()
        self._private_original: int | None = None
        self._public_original: int | None = None
        self._private_others: set[int] = set()
        self._was_deferred = False
        self._refused_reply = False
        self._replied_after: float | None = None
        self._refusal: str | None = None
        self.kind: str | None = None
        """What the control is for that was used, in a word of the source; None where that is unknown."""
        self.id: int = raw.id
        self.user: discord.User | discord.Member = raw.user
        self.message: discord.Message | None = raw.message
        self.channel_id: int | None = raw.channel_id
        self.guild_id: int | None = raw.guild_id
        self.locale: discord.Locale = raw.locale
        self.guild_locale: discord.Locale | None = raw.guild_locale

    @property
    def raw(self) -> discord.Interaction[discord.Client]:
        """The library's own object: for what was clicked or typed, where, and with which permissions."""
        return self._raw

    # The answer

    async def reply(self, post: Post, *, private: bool = False, first_only: bool = False) -> int | None:
        """Answer with a new message, or say more where an answer was given; `private`: to its author alone. Returns the
        message's id, None where it cannot be raw or nobody got it. What can be said `first_only`, where a message that
        came through unheard is not sent twice, is only said here as the very answer."""
        async with self._lock:
            if first_only and self._state != "open":
                return None
            message_id = await self._reply_as_due(post, private=private)
            self._note_reply(message_id is not None)
            return message_id

    async def _reply_as_due(self, post: Post, *, private: bool) -> int | None:
        match self._state:
            case "open":
                return await self._reply_first(post, private=private)
            case "thinking-private" | "thinking-public":
                return await self._reply_deferred(post, private=private)
            case "deferred" | "replied":
                return await self._follow_up(post, private=private)
            case "lost":
                return None

    async def reply_in_place(self, post: Post) -> bool:
        """Answer a click by making the clicked message into another; False where that did not come about."""
        async with self._lock:
            match self._state:
                case "open":
                    trouble = await self._send_first(lambda: self._raw.response.edit_message(**post.to_edit()), post)
                    if trouble is not None and self._state == "open":  # refused: the click itself is not to fail
                        await self._defer("deferred")
                    in_place = trouble is None
                    if in_place:
                        self._note_reply_in_place()
                case "deferred" | "replied":
                    in_place = not isinstance(await self._edit_reply(post), str)
                case _:
                    in_place = False
            self._note_reply(in_place)
            if in_place and self.message is not None and self.message.flags.ephemeral:
                self._private_original = self.message.id
            return in_place

    async def defer(self, *, private: bool) -> bool:
        """Promise a new message, for something that takes its time; `private`: to its author alone. False where it is
        too late."""
        async with self._lock:
            if self._state == "open":
                await self._defer("thinking-private" if private else "thinking-public")
            return self._state != "lost"

    async def acknowledge(self) -> None:
        """Let it not fail while there is nothing to say yet: a click stays as it is, a command's author waits."""
        async with self._lock:
            if self._state == "open":
                in_place = self._raw.type is discord.InteractionType.component
                await self._defer("deferred" if in_place else "thinking-private")

    def acknowledge_in_time(self) -> asyncio.TimerHandle:
        """Acknowledge it when it was not answered in time; to be cancelled when it was served."""
        return asyncio.get_running_loop().call_at(self._made + DEFER_AFTER, self._acknowledge_soon)

    def _acknowledge_soon(self) -> None:
        if self._state == "open":
            self._acknowledging = asyncio.create_task(self.acknowledge(), name=f"acknowledge-{self.id}")

    async def finish(self) -> None:
        """Delete a deferred reply that was not used, or else replace it with a short confirmation. Apologize for an
        interaction without a reply; unless Discord refused that reply, this is a fault and logged as an error."""
        async with self._lock:
            if self._state == "open":
                if not self._refused_reply:
                    _log.error("interaction.left_open", kind=self._known_kind())
                await self._reply_first(Post(private_texts(self).say("refusal-unexpected")), private=True)
            elif self._state in ("thinking-private", "thinking-public") and not await self._delete_deferred():
                await self._edit_reply(Post(private_texts(self).say("meant-done")))

    async def edit_private(self, message_id: int, post: Post) -> Trouble | None:
        """Make an answer that its author alone sees into another, while Discord takes that: for a quarter of an hour.
        Returns what went wrong, if anything did: "gone" for any other message, where nothing private may come to
        stand."""
        async with self._lock:
            if message_id == self._private_original:
                request = self._raw.edit_original_response(**post.to_edit())
            elif message_id in self._private_others:
                request = self._raw.followup.edit_message(message_id, **post.to_edit())
            else:
                return "gone"
            trouble = await _trouble_of_request(request, _AFTERWARDS)
        if drop_gone_emoji(self._raw.client, post, trouble):
            return await self.edit_private(message_id, post)
        return trouble

    @property
    def hook(self) -> Hook | None:
        """The webhook that edits the public message which is this interaction's reply. None if its reply is private, or
        if it was deferred by a message of its own."""
        if self._public_original is None:
            return None
        kept = copy(self._raw)
        kept.message = None  # what was clicked takes ten times the memory of the rest
        return Hook(self._public_original, kept, self._made + _HOOK_LIFE)

    # What became of it

    def note_refusal(self, code: str) -> None:
        """Note that what it asks for is refused."""
        self._refusal = code
        _log.info("refused", code=code)

    def outcome(self) -> Served:
        """What became of it, once it was served."""
        return Served(
            self._known_kind(), self._replied_after, self._was_deferred, self._state in ("open", "lost"), self._refusal
        )

    def _known_kind(self) -> str:
        """Never a word of whoever forged a custom_id."""
        if self._raw.command is not None:
            return f"/{self._raw.command.qualified_name}"
        return self.kind or _UNKNOWN

    def _note_reply(self, said: bool) -> None:
        if said and self._replied_after is None:
            self._replied_after = asyncio.get_running_loop().time() - self._made

    # The first answer: Discord takes one, within three seconds

    async def _send_first(self, request: Callable[[], Awaitable[object]], post: Post | None = None) -> Trouble | None:
        """Send the first answer; once more where that may help. None where it arrived."""
        latest = self._made + REPLY_WITHIN
        trouble: Trouble = "down"
        for _ in range(_TRIES):
            left = max(latest - asyncio.get_running_loop().time(), _LEAST_TIMEOUT)
            found = await _trouble_of_request(request(), left)
            if found is None or found == "answered":  # the latter means that the first one came
                self._state = "replied"
                return None
            trouble = found
            if not self._can_retry(trouble, post):
                break
        _log.warning("interaction.not_answered", trouble=trouble)
        self._refused_reply = True
        if trouble in ("late", "down"):
            self._state = "lost"
        return trouble

    async def _reply_first(self, post: Post, *, private: bool) -> int | None:
        callback: discord.InteractionCallbackResponse[Any] | None = None

        async def send() -> None:
            nonlocal callback
            callback = await self._raw.response.send_message(**post.to_send(), ephemeral=private)

        if await self._send_first(send, post) is not None:
            return None
        if callback is None:
            return await self._original_id()
        if private and callback.is_ephemeral():
            self._private_original = callback.message_id
        elif not private and not callback.is_ephemeral():
            self._public_original = callback.message_id
        return callback.message_id

    async def _defer(self, state: _Deferred) -> None:
        thinking, private = state != "deferred", state == "thinking-private"
        if await self._send_first(lambda: self._raw.response.defer(thinking=thinking, ephemeral=private)) is None:
            self._state, self._was_deferred = state, True
            if not thinking:
                self._note_reply_in_place()
        else:
            self._state = "lost"

    def _note_reply_in_place(self) -> None:
        """The reply is the clicked message itself."""
        if self.message is not None and not self.message.flags.ephemeral:
            self._public_original = self.message.id

    async def _original_id(self) -> int | None:
        """The id of an answer that arrived though nobody heard of it; it may be another process's, which is no answer
        of this one's."""
        original = await _attempt(self._raw.original_response(), _AFTERWARDS)
        if isinstance(original, str):
            return None
        if original.flags.ephemeral:
            self._private_original = original.id
        return original.id

    # What is said afterwards: Discord takes it for a quarter of an hour

    async def _reply_deferred(self, post: Post, *, private: bool) -> int | None:
        """Say what was promised; where that was promised to others than it is for, take that back and say it anew."""
        if private != (self._state == "thinking-private"):
            taken_back = await self._delete_deferred()
            if private and not taken_back:  # it would be said where everybody reads it
                return None
            return await self._follow_up(post, private=private)
        self._state = "replied"
        edited = await self._edit_reply(post)
        if isinstance(edited, str):
            return await self._follow_up(post, private=private)
        if private:
            self._private_original = edited
        return edited

    async def _edit_reply(self, post: Post) -> int | Trouble:
        """Make the answer, or the clicked message, into another."""
        trouble: Trouble = "down"
        for _ in range(_TRIES):
            edited = await _attempt(self._raw.edit_original_response(**post.to_edit()), _AFTERWARDS)
            if not isinstance(edited, str):
                return edited.id
            trouble = edited
            if not self._can_retry(trouble, post):
                break
        _log.warning("interaction.not_edited", trouble=trouble)
        return trouble

    async def _follow_up(self, post: Post, *, private: bool) -> int | None:
        sent = await _attempt(self._raw.followup.send(**post.to_send(), ephemeral=private, wait=True), _AFTERWARDS)
        if isinstance(sent, str):
            if drop_gone_emoji(self._raw.client, post, sent):
                return await self._follow_up(post, private=private)
            _log.warning("interaction.not_followed_up", trouble=sent)
            return None
        if private and sent.flags.ephemeral:
            self._private_others.add(sent.id)
        if sent.flags.ephemeral and not private:  # a promise that was not taken back: its author alone sees it
            _log.warning("interaction.not_followed_up", trouble="private")
            return None
        return sent.id

    def _can_retry(self, trouble: Trouble, post: Post | None) -> bool:
        """Whether to send a request once more: the way failed, or an emoji was gone, which it has no more."""
        return trouble == "down" or (post is not None and drop_gone_emoji(self._raw.client, post, trouble))

    async def _delete_deferred(self) -> bool:
        self._state = "replied"
        return not isinstance(await _attempt(self._raw.delete_original_response(), _AFTERWARDS), str)


async def _attempt(request: Awaitable[T], seconds: float) -> T | Trouble:
    """What a request of an interaction brings, or what went wrong. It may be given up: nothing else waits behind it."""
    try:
        async with asyncio.timeout(seconds):
            return await request
    except TROUBLES as error:
        return trouble_of(error)


async def _trouble_of_request(request: Awaitable[object], seconds: float) -> Trouble | None:
    async def nothing() -> None:
        await request

    return await _attempt(nothing(), seconds)
