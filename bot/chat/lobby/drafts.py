"""The table that a person wants to open, its draft in a custom_id, and whether the server lets that person open it
here."""

from base64 import b85decode, b85encode
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.chat.front.controls import ids_in
from bot.chat.front.interaction import Interaction
from bot.chat.front.permissions import PERMISSIONS, lacked
from bot.chat.front.post import Post
from bot.chat.requests import MAX_INVITED, Draft
from bot.chat.words.texts import Texts, table_language
from bot.store import SqlStore
from bot.tables.clocks import CLOCKS
from bot.tables.guild_settings import GuildSettings
from bot.tables.profiles import PROFILES
from bot.tables.refusals import Refusal
from bot.tables.state import option_codes
from bot.tables.store import StoreBusy
from games.registry import GAMES

_BY_HAND_NUMBER: Final = 0
"""The number of the one option that all games share."""
_ACCOUNT_BYTES: Final = 8
_ACCOUNT: Final = 10
"""The letters of an account in base 85."""
_CLOCKS: Final = tuple(CLOCKS)


class Wanted(Struct, frozen=True):
    game: str
    language: str
    clock: str
    against: str | None = None
    """The level of the computers against which it starts at once."""
    former: str | None = None
    """The finished table below which it was asked for."""
    variants: tuple[str, ...] = ()
    again: bool = False
    """Whether the people of the finished table sit down again."""
    invited: tuple[int, ...] = ()
    """The accounts of the people to invite."""

    @property
    def is_of_form(self) -> bool:
        """Whether it says more than the options of a command can."""
        return self.former is not None or bool(self.variants or self.invited)


def draft_of(wanted: Wanted) -> Draft:
    variants = sum(1 << number for code, number in _numbers(wanted.game).items() if code in wanted.variants)
    invited = "".join(b85encode(account.to_bytes(_ACCOUNT_BYTES)).decode() for account in wanted.invited)
    return Draft(variants, _CLOCKS.index(wanted.clock), wanted.language, wanted.again, invited)


def wanted_of(game: str, former: str | None, draft: Draft) -> Wanted:
    """Return the table of a draft. Raises Refusal if the draft is forged, or has a variant that only a newer release
    knows."""
    letters = draft.invited
    try:
        accounts = [b85decode(letters[at : at + _ACCOUNT]) for at in range(0, len(letters), _ACCOUNT)]
    except ValueError:
        raise Refusal("old-button") from None
    invited = ids_in([int.from_bytes(account) for account in accounts], MAX_INVITED)
    if invited is None or draft.clock >= len(_CLOCKS):
        raise Refusal("old-button")
    numbers = _numbers(game)
    if draft.variants & ~sum(1 << number for number in numbers.values()):
        raise Refusal("newer")
    variants = tuple(code for code, number in numbers.items() if draft.variants >> number & 1)
    return Wanted(game, draft.language, _CLOCKS[draft.clock], None, former, variants, draft.again, invited)


def _numbers(game: str) -> dict[str, int]:
    """Return the number of each option of a game."""
    return {code: PROFILES[game].options.get(code, _BY_HAND_NUMBER) for code in option_codes(GAMES[game])}


class OpeningRules:
    """Applies the settings of servers to people who open tables. A table that is open keeps its own."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def explain(self, interaction: Interaction) -> None:
        """Say privately to the person who opened a table, and to no further one, that the channels for tables were
        deleted."""
        guild_id = interaction.guild_id or 0
        with suppress(StoreBusy):  # then the next opener reads it
            if (await self._store.guild_settings(guild_id)).emptied != "unsaid":
                return
            before, _ = await self._store.change_guild_settings(guild_id, _as_said)
            if before.emptied == "unsaid":
                texts = interaction.texts
                await interaction.reply(Post(texts.say("channels-gone", _who_may_change(texts))), private=True)

    async def check(self, interaction: Interaction, channel_id: int, parent_id: int | None) -> GuildSettings:
        """Return the server's settings. Raises Refusal if the author may not open a table in that channel, or thread
        of the channel `parent_id`."""
        settings = await self._store.guild_settings(interaction.guild_id or 0)
        needed = PERMISSIONS.get(settings.openers)
        if needed is not None and (permission := lacked(interaction, needed)) is not None:
            raise Refusal("may-not-open", permission=permission, **_who_may_change(interaction.texts))
        if not settings.allow_channel(channel_id, parent_id):
            facts = _who_may_change(interaction.texts)
            raise Refusal("channel-not-for-tables", channels=settings.channels, **facts)
        return settings


def _who_may_change(texts: Texts) -> Mapping[str, str]:
    """Return the permission to change a server's settings, as the fact of a text."""
    return {"managing": texts.say("permission-manage-guild")}


def _as_said(settings: GuildSettings) -> GuildSettings:
    return replace(settings, emptied="said") if settings.emptied == "unsaid" else settings


def presets(
    interaction: Interaction, settings: GuildSettings, language: str | None = None, clock: str | None = None
) -> tuple[str, str]:
    """Return the language and the clock of a new table: those given, or else the server's and the author's."""
    return language or settings.language or table_language(interaction), clock or settings.clock
