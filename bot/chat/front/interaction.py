"""An interaction and its one reply, always in time.

Discord waits three seconds. An interaction without a reply is deferred 1.5 seconds after it was made: in the clicked
message for a click, privately for a command. A later reply then edits the deferred one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Any, Final, Literal, TypeVar

import discord
import structlog

from bot.chat.front.discord_io import PASSING, TROUBLES, Hook, Trouble, can_send_again, last_message, trouble_of
from bot.chat.front.post import Post
from bot.chat.words.spoken import closed
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.metrics.protocol import ServedInteraction
from bot.tables.refusals import Refusal

T = TypeVar("T")

DEFER_AFTER: Final = 1.5
"""Seconds after which an interaction is deferred."""
REPLY_WITHIN: Final = 2.8
"""Seconds within which the first reply is sent. Discord accepts it for 3; the rest is for the way there."""
_MIN_TIMEOUT: Final = 0.5
"""Seconds that a request always gets, because an interaction's age is an estimate."""
_AFTERWARDS: Final = 4.0
"""Seconds for a request after the first reply."""
_HOOK_LIFE: Final = 14 * 60.0
"""Seconds for which an interaction's webhook is used. Discord accepts it for a minute longer."""
_TRIES: Final = 2
UNKNOWN: Final = "unknown"
"""The kind of an interaction that no package understands."""

_Deferred = Literal["deferred", "thinking-private", "thinking-public"]
_State = Literal["open", "replied", "lost"] | _Deferred

_log = structlog.stdlib.get_logger()


class Interaction:
    """An interaction from Discord, with its reply."""

    def __init__(self, raw: discord.Interaction[Any], age: float = 0.0) -> None:
        """Wrap an interaction that was made `age` seconds ago."""
        self._raw = raw
        self._made = asyncio.get_running_loop().time() - age
        self._state: _State = "open"
        self._lock = asyncio.Lock()
        self._private_original: int | None = None
        self._public_original: int | None = None
        self._private_others: set[int] = set()
        self._newest_public: int | None = raw.id
        """The id of the last public message that was sent here. None if unknown, the interaction's own id if there is
        no message."""
        self._was_late = False
        self._refused_reply = False
        self._replied_after: float | None = None
        self._refusal: str | None = None
        self.kind: str | None = None
        """The kind of control that was used, a fixed word of the source. None if unknown."""
        self.in_words = False
        """Whether its author reads words."""
        self.outdated = False
        """Whether the clicked message asks what is over. In words a reply comes beside it, and takes its controls."""
        self.leaves: str | None = None
        """What stays of the clicked message when a reply in words comes beside it. None: all its words."""
        self.points_to_board = False
        """Whether a reply has the address of the table's board."""
        self._beside: int | None = None
        """The reply that came in place of a change of the clicked message."""
        self.id: int = raw.id
        self.user: discord.User | discord.Member = raw.user
        self.message: discord.Message | None = raw.message
        self.channel_id: int | None = raw.channel_id
        self.guild_id: int | None = raw.guild_id
        self.locale: discord.Locale = raw.locale
        self.guild_locale: discord.Locale | None = raw.guild_locale

    @property
    def raw(self) -> discord.Interaction[discord.Client]:
        """The library's own object, for the options typed, the place and the permissions."""
        return self._raw

    @property
    def texts(self) -> Texts:
        """The texts in its author's language."""
        return texts_for(language_of(str(self.locale)))

    @property
    def place(self) -> Literal["command", "public", "private", "direct"]:
        """Where it was made: by a command or on a picture, or on a message that everybody sees, that its author alone
        sees, or that is in the author's direct messages."""
        if self.message is None:
            return "command"
        if self.message.flags.ephemeral:
            return "private"
        return "direct" if self.guild_id is None else "public"

    def close_question(self, *, answered: bool) -> None:
        """Let a reply in words close the question of the clicked message, which was `answered` or is asked again."""
        if not self.in_words or self.message is None:
            return
        data: dict[str, Any] = {**(self._raw.data or {})}
        labels = list[str]()
        for part in [part for row in self.message.components for part in getattr(row, "children", ())]:
            if answered and part.custom_id == data.get("custom_id"):
                chosen = [o.label for o in getattr(part, "options", ()) if o.value in data.get("values", ())]
                labels = chosen or [part.label or ""]
        self.leaves = closed(self.message.content, self.texts, ", ".join(labels))

    # Replies

    async def reply(self, post: Post, *, private: bool = False, first_only: bool = False) -> int | None:
        """Send the reply, or a follow-up if there is a reply already. `private` shows it to the author alone;
        `first_only` sends nothing but the first reply. Returns the message's id, or None if it is unknown or sending
        failed."""
        async with self._lock:
            if first_only and self._state != "open":
                return None
            if private and self.outdated and self.message is not None:
                return await self._reply_beside(self.message, self._worded(post))
            message_id = await self._reply_as_due(self._worded(post) if private else post, private=private)
            if not private:
                self._newest_public = message_id
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

    def _worded(self, post: Post) -> Post:
        return post.in_words(self.texts) if self.in_words else post

    async def show(self, post: Post, *, page: bool = False) -> int | None:
        """Show the author a private post where it is looked for: in a private message that was clicked, else in a new
        one. A `page` also takes the place of a direct message, which otherwise is a hand. In words a page never takes
        the place of another, whose controls stay. Returns the message's id, or None if it is unknown or sending
        failed."""
        in_place = self.place in ("private", "direct") and not self.in_words if page else self.place == "private"
        return await (self.reply_in_place(post) if in_place else self.reply(post, private=True))

    async def reply_in_place(self, post: Post, *, quiet: bool = False) -> int | None:
        """Reply to a click by replacing the clicked message; in words beside it, because no edit is announced, if its
        reader alone sees it and the change is not `quiet`. Returns the id of the message that shows the reply, or None
        if that failed."""
        clicked = self.message
        async with self._lock:
            if self.in_words and not quiet and clicked is not None and self.place != "public":
                return await self._reply_beside(clicked, self._worded(post))
            match self._state:
                case "open":
                    trouble = await self._send_first(lambda: self._raw.response.edit_message(**post.to_edit()), post)
                    if trouble is not None and self._state == "open":  # or Discord shows a failure
                        await self._defer("deferred")
                    in_place = trouble is None
                    if in_place:
                        self._note_reply_in_place()
                case "deferred" | "replied":
                    in_place = not isinstance(await self._edit_reply(post), str)
                case _:
                    in_place = False
            self._note_reply(in_place)
            if not in_place or clicked is None:
                return None
            if self.place == "private":
                self._private_original = clicked.id
            return clicked.id

    async def _reply_beside(self, clicked: discord.Message, post: Post) -> int | None:
        """Take the controls of a clicked message, and send the reply as another one, which a further reply edits."""
        if self._beside is not None:
            edited = await _attempt(self._raw.followup.edit_message(self._beside, **post.to_edit()), _AFTERWARDS)
            return None if isinstance(edited, str) else self._beside
        stripped = Post(clicked.content if self.leaves is None else self.leaves)
        if self._state == "open":
            if await self._send_first(lambda: self._raw.response.edit_message(**stripped.to_edit())) is not None:
                await self._defer("deferred")
        else:
            await self._edit_reply(stripped)
        if self._state != "lost":
            self._beside = await self._follow_up(post, private=self.guild_id is not None)
        self._note_reply(self._beside is not None)
        return self._beside

    async def refuse(self, refusal: Refusal) -> None:
        """Reply privately with the reason of a refusal."""
        self.note_refusal(refusal.code)
        await self.reply(Post(self.texts.say(f"refusal-{refusal.code}", refusal.facts)), private=True)

    async def defer(self, *, private: bool) -> bool:
        """Defer the reply, for work that takes long. `private` makes it visible to the author alone. Returns False if
        it is too late."""
        async with self._lock:
            if self._state == "open":
                await self._defer("thinking-private" if private else "thinking-public")
            return self._state != "lost"

    async def acknowledge(self) -> None:
        """Defer without a visible change: a click's message stays as it is, a command's author sees a private
        placeholder."""
        async with self._lock:
            if self._state == "open":
                await self._acknowledge()

    async def _acknowledge(self) -> bool:
        in_place = self._raw.type is discord.InteractionType.component
        return await self._defer("deferred" if in_place else "thinking-private")

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Reply with a form. Raises Refusal if the reply was deferred, because a form must be the first."""
        async with self._lock:
            if self._state != "open":
                raise Refusal("form-late")
            sent = await self._send_first(lambda: self._raw.response.send_modal(form)) is None
            self._note_reply(sent)

    def acknowledge_in_time(self) -> asyncio.TimerHandle:
        """Schedule the acknowledgement. Cancel the returned handle once the interaction was served."""
        return asyncio.get_running_loop().call_at(self._made + DEFER_AFTER, self._acknowledge_soon)

    def _acknowledge_soon(self) -> None:
        if self._state == "open":
            # Kept in a field, because the event loop holds tasks weakly.
            self._acknowledging = asyncio.create_task(self._acknowledge_late(), name=f"acknowledge-{self.id}")

    async def _acknowledge_late(self) -> None:
        async with self._lock:
            if self._state == "open":
                self._was_late = await self._acknowledge()

    async def finish(self) -> None:
        """Delete a deferred reply that was not used, or replace it with a short confirmation if that fails. Apologize
        for an interaction without a reply; unless Discord refused that reply, this is a fault and logged as an
        error."""
        async with self._lock:
            if self._state == "open":
                if not self._refused_reply:
                    _log.error("interaction.left_open", kind=self._known_kind())
                await self._reply_first(Post(self.texts.say("refusal-unexpected")), private=True)
            elif self._state in ("thinking-private", "thinking-public") and not await self._delete_deferred():
                await self._edit_reply(Post(self.texts.say("meant-done")))

    async def edit_private(self, message_id: int, post: Post | None) -> Trouble | None:
        """Edit a private reply, or take only its controls (None). Discord allows it for 15 minutes. Returns the
        trouble, if any; "gone" for every other message, because nothing private may appear in those."""
        changes: dict[str, Any] = {"view": None} if post is None else self._worded(post).to_edit()
        async with self._lock:
            if message_id == self._private_original:
                request = self._raw.edit_original_response(**changes)
            elif message_id in self._private_others:
                request = self._raw.followup.edit_message(message_id, **changes)
            else:
                return "gone"
            trouble = await _trouble_of_request(request, _AFTERWARDS)
        if post is not None and can_send_again(
            self._raw.client, post, trouble
        ):  # after the lock, which is not reentrant
            return await self.edit_private(message_id, post)
        return trouble

    async def delete_private(self, message_id: int) -> Trouble | None:
        """Delete a private reply. Discord allows it for 15 minutes. Returns the trouble, if any; "gone" for every other
        message."""
        async with self._lock:
            if message_id == self._private_original:
                return await _trouble_of_request(self._raw.delete_original_response(), _AFTERWARDS)
            if message_id in self._private_others:
                return await _trouble_of_request(self._raw.followup.delete_message(message_id), _AFTERWARDS)
            return "gone"

    @property
    def hook(self) -> Hook | None:
        """The webhook that edits the public message which is this interaction's reply. None if its reply is private, or
        if a placeholder was sent first."""
        if self._public_original is None:
            return None
        kept = copy(self._raw)
        kept.message = None  # the clicked message takes ten times the memory of the rest
        return Hook(self._public_original, kept, self._made + _HOOK_LIFE)

    # Outcome

    def note_refusal(self, code: str) -> None:
        """Record the code of the refusal of this interaction."""
        self._refusal = code
        _log.info("refused", code=code)

    def outcome(self) -> ServedInteraction:
        """Return the outcome for metrics, once the interaction was served."""
        return ServedInteraction(
            self._known_kind(), self._replied_after, self._was_late, self._state in ("open", "lost"), self._refusal
        )

    def _known_kind(self) -> str:
        """Return the kind as a word of the source, never as text from a forged custom_id."""
        command = self._raw.command
        if command is not None:
            return kind_of(command)
        return self.kind or UNKNOWN

    def _note_reply(self, said: bool) -> None:
        if said and self._replied_after is None:
            self._replied_after = asyncio.get_running_loop().time() - self._made

    # The first reply: Discord accepts one, within three seconds

    async def _send_first(self, request: Callable[[], Awaitable[object]], post: Post | None = None) -> Trouble | None:
        """Send the first reply, and retry once if a retry can succeed. Returns None on success."""
        latest = self._made + REPLY_WITHIN
        trouble: Trouble = "down"
        for _ in range(_TRIES):
            left = max(latest - asyncio.get_running_loop().time(), _MIN_TIMEOUT)
            try:
                found = await _trouble_of_request(request(), left)
            except asyncio.CancelledError:  # at a stop, and Discord may have accepted it
                self._state = "lost"
                raise
            if found is None or found == "answered":  # "answered": the first try arrived after all
                self._state = "replied"
                return None
            trouble = found
            if not self._can_retry(trouble, post):
                break
        _log.warning("interaction.not_replied_to", trouble=trouble)
        self._refused_reply = True
        if trouble == "late" or trouble in PASSING:  # nothing reaches this interaction any more
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

    async def _defer(self, state: _Deferred) -> bool:
        """Defer the reply. Returns False if that failed."""
        thinking, private = state != "deferred", state == "thinking-private"
        if await self._send_first(lambda: self._raw.response.defer(thinking=thinking, ephemeral=private)) is not None:
            self._state = "lost"
            return False
        self._state = state
        if not thinking:
            self._note_reply_in_place()
        return True

    def _note_reply_in_place(self) -> None:
        """Record the clicked message as the reply."""
        if self.message is not None and self.place != "private":
            self._public_original = self.message.id

    async def _original_id(self) -> int | None:
        """Look up the id of a reply whose confirmation was lost. Another process may have sent it."""
        original = await _attempt(self._raw.original_response(), _AFTERWARDS)
        if isinstance(original, str):
            return None
        if original.flags.ephemeral:
            self._private_original = original.id
        return original.id

    # Follow-ups: Discord accepts them for 15 minutes

    async def _reply_deferred(self, post: Post, *, private: bool) -> int | None:
        """Fill the deferred reply. If that has another visibility, delete it and send a follow-up."""
        if private != (self._state == "thinking-private"):
            taken_back = await self._delete_deferred()
            if private and not taken_back:  # the text would be public
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
        """Edit the reply, or the clicked message. Returns its id or the trouble."""
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
            if can_send_again(self._raw.client, post, sent):
                return await self._follow_up(post, private=private)
            _log.warning("interaction.not_followed_up", trouble=sent)
            return await self._find_follow_up(post) if sent == "down" and not private else None
        if private and sent.flags.ephemeral:
            self._private_others.add(sent.id)
        if sent.flags.ephemeral and not private:  # it filled a private deferred reply that was not deleted
            _log.warning("interaction.not_followed_up", trouble="private")
            return None
        return sent.id

    async def _find_follow_up(self, post: Post) -> int | None:
        """Look up the id of a public follow-up whose confirmation was lost. It may be the channel's last message. Only
        a message of this interaction can be edited by its webhook, and only one that is newer than its other replies is
        that follow-up."""
        last = await last_message(self._raw.client, self.channel_id or 0)
        if last is None or self._newest_public is None or last <= self._newest_public:
            return None
        edited = await _attempt(self._raw.followup.edit_message(last, content=post.to_edit()["content"]), _AFTERWARDS)
        return None if isinstance(edited, str) else edited.id

    def _can_retry(self, trouble: Trouble, post: Post | None) -> bool:
        """Return whether a retry can succeed: the trouble may pass, or the post was mended."""
        return trouble in PASSING or (post is not None and can_send_again(self._raw.client, post, trouble))

    async def _delete_deferred(self) -> bool:
        self._state = "replied"
        return not isinstance(await _attempt(self._raw.delete_original_response(), _AFTERWARDS), str)


def kind_of(command: discord.app_commands.Command[Any, ..., Any] | discord.app_commands.ContextMenu) -> str:
    """Return the kind of a command's interactions."""
    in_menu = isinstance(command, discord.app_commands.ContextMenu)
    return f"menu {command.name}" if in_menu else f"/{command.qualified_name}"


async def _attempt(request: Awaitable[T], seconds: float) -> T | Trouble:
    """Await a request of an interaction. Returns its result or its trouble. A timeout is safe here, because no other
    request queues behind it. A result that comes in the same turn of the event loop as the timeout counts."""
    task = asyncio.ensure_future(request)
    try:
        await asyncio.wait({task}, timeout=seconds)
    finally:
        task.cancel()  # unless it is done
    await asyncio.wait({task})
    try:
        return "down" if task.cancelled() else task.result()
    except TROUBLES as error:
        return trouble_of(error)


async def _trouble_of_request(request: Awaitable[object], seconds: float) -> Trouble | None:
    async def nothing() -> None:
        await request

    return await _attempt(nothing(), seconds)
