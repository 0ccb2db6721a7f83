"""Handlers of `/me`: quiet hours, how a person hears of their turn, and whether answers are in words."""

import re
from typing import Final, Literal

from msgspec.structs import replace

from bot.chat.board.hands import Hands
from bot.chat.front.commands import EVERYWHERE, AnyCommand, command, group, options_of
from bot.chat.front.features import Feature
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.zones import zone_named, zones
from bot.chat.words.people import People
from bot.chat.words.texts import Texts
from bot.store import SqlStore
from bot.tables.clocks import MAX_QUIET, Quiet
from bot.tables.refusals import Refusal
from bot.tables.store import NoticeWay, Preferences
from bot.tables.wall_clock import now

_TIME: Final = re.compile(r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d\d))?")
_OFF: Final = "off"
_DAY: Final = 24 * 60
_MINUTE: Final = 60 * 1000


class PreferencesHandlers(Feature):
    def __init__(self, store: SqlStore, people: People, hands: Hands) -> None:
        self._store = store
        self._people = people
        self._hands = hands

    def commands(self, serve: Serve) -> list[AnyCommand]:
        own = [
            command(serve, "me-quiet", self.quiet, options_of(self.quiet, completions={"zone": zones})),
            command(serve, "me-turns", self.turns),
            command(serve, "me-words", self.words),
        ]
        return [group("me", own, EVERYWHERE)]

    async def quiet(
        self, interaction: Interaction, since: str | None = None, until: str | None = None, zone: str | None = None
    ) -> None:
        """Set the quiet hours, end them by "off", or show them. A zone that was given once need not be given again."""
        person = await self._people.meet(interaction)
        former = await self._store.preferences(person.id)
        texts = interaction.texts
        if since is None and until is None and zone is None:
            await interaction.show(Post(_quiet_text(former.quiet, texts)))
            return
        if since is not None and since.strip().casefold() == _OFF:
            quiet = None if former.quiet is None else former.quiet.chosen(former.quiet.zone, 0, 0, now())
            await self._store.set_preferences(person.id, replace(former, quiet=quiet), person.acting_in)
            await interaction.show(Post(texts.say("quiet-ended")))
            return
        quiet = _quiet(former, since, until, None if zone is None else await zone_named(zone))
        await self._store.set_preferences(person.id, replace(former, quiet=quiet), person.acting_in)
        await interaction.show(Post(_quiet_text(quiet, texts)))

    async def turns(self, interaction: Interaction, how: NoticeWay) -> None:
        """Set how the person hears of their turn. Who chooses direct messages may just have opened them."""
        person = await self._people.meet(interaction)
        former = await self._store.preferences(person.id)
        await self._store.set_preferences(person.id, replace(former, notice_way=how), person.acting_in)
        await interaction.show(Post(interaction.texts.say(f"turns-{how}")))
        if how == "direct":
            await self._hands.try_again(person)

    async def words(self, interaction: Interaction, words: Literal["on", "off"]) -> None:
        """Set whether the person is answered in words."""
        on = words == "on"
        person = await self._people.meet(interaction)
        former = await self._store.preferences(person.id)
        await self._store.set_preferences(person.id, replace(former, words=on), person.acting_in)
        self._people.drop(person.id)
        await interaction.show(Post(interaction.texts.say("words-on" if on else "words-off")))


def _quiet(preferences: Preferences, since: str | None, until: str | None, zone: str | None) -> Quiet:
    """Return the quiet hours that were typed; what is missing stays as it was."""
    former = preferences.quiet
    if (since is None or until is None) and (former is None or former.is_none):
        raise Refusal("quiet-until")
    start = former.start if since is None and former is not None else _minute(since or "")
    end = former.end if until is None and former is not None else _minute(until or "")
    named = zone or (None if former is None else former.zone)
    if named is None:
        raise Refusal("quiet-zone")
    if start == end:
        raise Refusal("quiet-same")
    if (end - start) % _DAY > MAX_QUIET // _MINUTE:
        raise Refusal("quiet-long", most=MAX_QUIET // (60 * _MINUTE))
    return (former or Quiet(named, 0, 0)).chosen(named, start, end, now())


def _minute(typed: str) -> int:
    """Return the minute of the day for a typed time: 22, 22:00, 7.30."""
    form = _TIME.fullmatch(typed.strip())
    hour, minute = (int(form["hour"]), int(form["minute"] or 0)) if form is not None else (24, 0)
    if hour > 23 or minute > 59:
        raise Refusal("quiet-time", typed=typed)
    return 60 * hour + minute


def _quiet_text(quiet: Quiet | None, texts: Texts) -> str:
    if quiet is None or quiet.is_none:
        return texts.say("quiet-none")
    facts = {"since": _clock(quiet.start), "until": _clock(quiet.end), "zone": quiet.zone.replace("_", " ")}
    return texts.say("quiet-set", facts)


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"
