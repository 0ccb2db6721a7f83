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

from bot.chat.front.door import Hook, without_gone_emoji
from bot.chat.front.post import Post
from bot.chat.front.troubles import TROUBLES, Trouble, trouble_of
from bot.chat.words.languages import private_texts
from bot.watch import Served

T = TypeVar("T")

PROMISE_AFTER: Final = 1.5
"""Seconds after which an answer is promised."""
LATEST: Final = 2.8
"""Seconds after which Discord would not take an answer any more."""
_LEAST: Final = 0.5
"""Seconds that a request gets in any case, for an interaction's age is estimated."""
_AFTERWARDS: Final = 4.0
"""Seconds that a request gets when the interaction was answered or promised."""
_HOOK_LIFE: Final = 14 * 60.0
"""Seconds for which an interaction's webhook is used; Discord takes it for a minute longer."""
_TRIES: Final = 2
_UNKNOWN: Final = "unknown"
"""The kind of what nothing here understands."""

_Promise = Literal["deferred", "thinking-private", "thinking-public"]
_State = Literal["open", "answered", "lost"] | _Promise

_log = structlog.stdlib.get_logger()


class Interaction:
    """What somebody did, as Discord told it, and how it is answered."""

    def __init__(self, told: discord.Interaction[Any], age: float = 0.0) -> None:
        """Of an interaction that was made so many seconds ago."""
        self._told = told
        self._made = asyncio.get_running_loop().time() - age
        self._state: _State = "open"
        self._one_at_a_time = asyncio.Lock()
        self._private_original: int | None = None
        self._public_original: int | None = None
        self._private_others: set[int] = set()
        self._promised = False
        self._refused_reply = False
        self._said_after: float | None = None
        self._refusal: str | None = None
        self.kind: str | None = None
        """What the control is for that was used, in a word of the source; None where that is unknown."""
        self.id: int = told.id
        self.user: discord.User | discord.Member = told.user
        self.message: discord.Message | None = told.message
        self.channel_id: int | None = told.channel_id
        self.guild_id: int | None = told.guild_id
        self.locale: discord.Locale = told.locale
        self.guild_locale: discord.Locale | None = told.guild_locale

    @property
    def told(self) -> discord.Interaction[discord.Client]:
        """The library's own object: for what was clicked or typed, where, and with which permissions."""
        return self._told

    # The answer

    async def answer(self, post: Post, *, private: bool = False, elsewhere: bool = False) -> int | None:
        """Answer with a new message, or say more where an answer was given; `private`: to its author alone. Returns the
        message's id, None where it cannot be told or nobody got it. What can be said `elsewhere`, where a message that
        came through unheard is not sent twice, is only said here as the very answer."""
        async with self._one_at_a_time:
            if elsewhere and self._state != "open":
                return None
            message_id = await self._say(post, private=private)
            self._note_said(message_id is not None)
            return message_id

    async def _say(self, post: Post, *, private: bool) -> int | None:
        match self._state:
            case "open":
                return await self._answered(post, private=private)
            case "thinking-private" | "thinking-public":
                return await self._kept(post, private=private)
            case "deferred" | "answered":
                return await self._followed_up(post, private=private)
            case "lost":
                return None

    async def answer_in_place(self, post: Post) -> bool:
        """Answer a click by making the clicked message into another; False where that did not come about."""
        async with self._one_at_a_time:
            match self._state:
                case "open":
                    trouble = await self._respond(lambda: self._told.response.edit_message(**post.to_edit()), post)
                    if trouble is not None and self._state == "open":  # refused: the click itself is not to fail
                        await self._promise("deferred")
                    in_place = trouble is None
                    if in_place:
                        self._note_clicked()
                case "deferred" | "answered":
                    in_place = not isinstance(await self._edited(post), str)
                case _:
                    in_place = False
            self._note_said(in_place)
            if in_place and self.message is not None and self.message.flags.ephemeral:
                self._private_original = self.message.id
            return in_place

    async def promise(self, *, private: bool) -> bool:
        """Promise a new message, for something that takes its time; `private`: to its author alone. False where it is
        too late."""
        async with self._one_at_a_time:
            if self._state == "open":
                await self._promise("thinking-private" if private else "thinking-public")
            return self._state != "lost"

    async def acknowledge(self) -> None:
        """Let it not fail while there is nothing to say yet: a click stays as it is, a command's author waits."""
        async with self._one_at_a_time:
            if self._state == "open":
                in_place = self._told.type is discord.InteractionType.component
                await self._promise("deferred" if in_place else "thinking-private")

    def acknowledge_in_time(self) -> asyncio.TimerHandle:
        """Acknowledge it when it was not answered in time; to be cancelled when it was served."""
        return asyncio.get_running_loop().call_at(self._made + PROMISE_AFTER, self._acknowledge_soon)

    def _acknowledge_soon(self) -> None:
        if self._state == "open":
            self._acknowledging = asyncio.create_task(self.acknowledge(), name=f"acknowledge-{self.id}")

    async def finish(self) -> None:
        """Delete a deferred reply that was not used, or else replace it with a short confirmation. Apologize for an
        interaction without a reply; unless Discord refused that reply, this is a fault and logged as an error."""
        async with self._one_at_a_time:
            if self._state == "open":
                if not self._refused_reply:
                    _log.error("interaction.left_open", kind=self._known_kind())
                await self._answered(Post(private_texts(self).say("refusal-unexpected")), private=True)
            elif self._state in ("thinking-private", "thinking-public") and not await self._take_back():
                await self._edited(Post(private_texts(self).say("meant-done")))

    async def edit_private(self, message_id: int, post: Post) -> Trouble | None:
        """Make an answer that its author alone sees into another, while Discord takes that: for a quarter of an hour.
        Returns what went wrong, if anything did: "gone" for any other message, where nothing private may come to
        stand."""
        async with self._one_at_a_time:
            if message_id == self._private_original:
                request = self._told.edit_original_response(**post.to_edit())
            elif message_id in self._private_others:
                request = self._told.followup.edit_message(message_id, **post.to_edit())
            else:
                return "gone"
            trouble = await _trouble_with(request, _AFTERWARDS)
        if without_gone_emoji(self._told.client, post, trouble):
            return await self.edit_private(message_id, post)
        return trouble

    @property
    def hook(self) -> Hook | None:
        """The webhook that edits the public message which is this interaction's reply. None if its reply is private, or
        if it was deferred by a message of its own."""
        if self._public_original is None:
            return None
        kept = copy(self._told)
        kept.message = None  # what was clicked takes ten times the memory of the rest
        return Hook(self._public_original, kept, self._made + _HOOK_LIFE)

    # What became of it

    def refused(self, code: str) -> None:
        """Note that what it asks for is refused."""
        self._refusal = code
        _log.info("refused", code=code)

    def served(self) -> Served:
        """What became of it, once it was served."""
        return Served(
            self._known_kind(), self._said_after, self._promised, self._state in ("open", "lost"), self._refusal
        )

    def _known_kind(self) -> str:
        """Never a word of whoever forged a custom_id."""
        if self._told.command is not None:
            return f"/{self._told.command.qualified_name}"
        return self.kind or _UNKNOWN

    def _note_said(self, said: bool) -> None:
        if said and self._said_after is None:
            self._said_after = asyncio.get_running_loop().time() - self._made

    # The first answer: Discord takes one, within three seconds

    async def _respond(self, request: Callable[[], Awaitable[object]], post: Post | None = None) -> Trouble | None:
        """Send the first answer; once more where that may help. None where it arrived."""
        latest = self._made + LATEST
        trouble: Trouble = "down"
        for _ in range(_TRIES):
            left = max(latest - asyncio.get_running_loop().time(), _LEAST)
            found = await _trouble_with(request(), left)
            if found is None or found == "answered":  # the latter means that the first one came
                self._state = "answered"
                return None
            trouble = found
            if not self._may_help(trouble, post):
                break
        _log.warning("interaction.not_answered", trouble=trouble)
        self._refused_reply = True
        if trouble in ("late", "down"):
            self._state = "lost"
        return trouble

    async def _answered(self, post: Post, *, private: bool) -> int | None:
        told: discord.InteractionCallbackResponse[Any] | None = None

        async def send() -> None:
            nonlocal told
            told = await self._told.response.send_message(**post.to_send(), ephemeral=private)

        if await self._respond(send, post) is not None:
            return None
        if told is None:
            return await self._original_id()
        if private and told.is_ephemeral():
            self._private_original = told.message_id
        elif not private and not told.is_ephemeral():
            self._public_original = told.message_id
        return told.message_id

    async def _promise(self, state: _Promise) -> None:
        thinking, private = state != "deferred", state == "thinking-private"
        if await self._respond(lambda: self._told.response.defer(thinking=thinking, ephemeral=private)) is None:
            self._state, self._promised = state, True
            if not thinking:
                self._note_clicked()
        else:
            self._state = "lost"

    def _note_clicked(self) -> None:
        """The reply is the clicked message itself."""
        if self.message is not None and not self.message.flags.ephemeral:
            self._public_original = self.message.id

    async def _original_id(self) -> int | None:
        """The id of an answer that arrived though nobody heard of it; it may be another process's, which is no answer
        of this one's."""
        original = await _tried(self._told.original_response(), _AFTERWARDS)
        if isinstance(original, str):
            return None
        if original.flags.ephemeral:
            self._private_original = original.id
        return original.id

    # What is said afterwards: Discord takes it for a quarter of an hour

    async def _kept(self, post: Post, *, private: bool) -> int | None:
        """Say what was promised; where that was promised to others than it is for, take that back and say it anew."""
        if private != (self._state == "thinking-private"):
            taken_back = await self._take_back()
            if private and not taken_back:  # it would be said where everybody reads it
                return None
            return await self._followed_up(post, private=private)
        self._state = "answered"
        edited = await self._edited(post)
        if isinstance(edited, str):
            return await self._followed_up(post, private=private)
        if private:
            self._private_original = edited
        return edited

    async def _edited(self, post: Post) -> int | Trouble:
        """Make the answer, or the clicked message, into another."""
        trouble: Trouble = "down"
        for _ in range(_TRIES):
            edited = await _tried(self._told.edit_original_response(**post.to_edit()), _AFTERWARDS)
            if not isinstance(edited, str):
                return edited.id
            trouble = edited
            if not self._may_help(trouble, post):
                break
        _log.warning("interaction.not_edited", trouble=trouble)
        return trouble

    async def _followed_up(self, post: Post, *, private: bool) -> int | None:
        sent = await _tried(self._told.followup.send(**post.to_send(), ephemeral=private, wait=True), _AFTERWARDS)
        if isinstance(sent, str):
            if without_gone_emoji(self._told.client, post, sent):
                return await self._followed_up(post, private=private)
            _log.warning("interaction.not_followed_up", trouble=sent)
            return None
        if private and sent.flags.ephemeral:
            self._private_others.add(sent.id)
        if sent.flags.ephemeral and not private:  # a promise that was not taken back: its author alone sees it
            _log.warning("interaction.not_followed_up", trouble="private")
            return None
        return sent.id

    def _may_help(self, trouble: Trouble, post: Post | None) -> bool:
        """Whether to send a request once more: the way failed, or an emoji was gone, which it has no more."""
        return trouble == "down" or (post is not None and without_gone_emoji(self._told.client, post, trouble))

    async def _take_back(self) -> bool:
        self._state = "answered"
        return not isinstance(await _tried(self._told.delete_original_response(), _AFTERWARDS), str)


async def _tried(request: Awaitable[T], seconds: float) -> T | Trouble:
    """What a request of an interaction brings, or what went wrong. It may be given up: nothing else waits behind it."""
    try:
        async with asyncio.timeout(seconds):
            return await request
    except TROUBLES as error:
        return trouble_of(error)


async def _trouble_with(request: Awaitable[object], seconds: float) -> Trouble | None:
    async def nothing() -> None:
        await request

    return await _tried(nothing(), seconds)
