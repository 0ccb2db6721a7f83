"""The public message of an evening, and the texts about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle

from bot.chat.board.composer import Mentions
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post
from bot.chat.requests import AnswerPlan, PlanRequest
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.store import SqlStore
from bot.tables.clocks import NO_CLOCK
from bot.tables.evenings import MAX_UNATTENDED, Evening
from bot.tables.store import Person
from bot.tables.when import is_fixed

_MAX_ABSENT: Final = 12
"""The most names listed of the people who are not coming, so that no message has to be cut."""
_MAX_MENTIONED: Final = 40
"""The most people that a message mentions, so that it has not to be cut."""
_MAIN: Final[Sequence[PlanRequest]] = ("in", "open")
Answers = tuple[Sequence[Person], Sequence[Person], Sequence[Person]]
"""The people who have a seat, those who stand by, and those who are not coming, earliest first."""


@dataclass(eq=False)
class PlanComposer:
    """Composes the messages of evenings."""

    _store: SqlStore
    _people: People
    _mentions: Mentions

    async def answers(self, evening: Evening, answers: Mapping[int, bool] | None = None) -> Answers:
        """Return the answers to an evening, or those that were given, as people."""
        answers = await self._store.evening_answers(evening.evening_id) if answers is None else answers
        people = await self._people.people_by_id([*answers], evening.guild_id)
        coming = [person for person in people if answers[person.id]]
        return coming[: evening.seats], coming[evening.seats :], [person for person in people if not answers[person.id]]

    async def compose(self, evening: Evening, given: Mapping[int, bool] | None = None) -> Post:
        """Compose an evening's message, with its answers as they are now, or as they were `given` before its end."""
        texts, (coming, standby, absent) = texts_for(evening.language), await self.answers(evening, given)
        planner = await self._people.people_by_id([evening.person_id], evening.guild_id)
        outcome, missed = evening.outcome, evening.stage == "due" and evening.outcome == "missed"
        mention = await self.mention(evening, "missed", [person.id for person in coming]) if missed else None
        out = [_bold([person], texts) for person in absent]
        has_answers = bool(coming or absent) or evening.is_open
        clock = evening.clock if evening.clock != NO_CLOCK else None
        info = None if evening.table_id is None else await self._store.info(evening.table_id)
        place = {"place": f"<#{info.channel_id if info else evening.channel_id}>"}
        lines = [
            mention.content if mention else "",
            texts.say("plan-title", title_facts(evening, texts)),
            texts.say("plan-by", {"name": _bold(planner, texts), "weekly": evening.is_weekly}),
            texts.say("lobby-clock", {"clock": texts.say(f"clock-{clock}")}) if clock else "",
            texts.say("plan-in", {"count": len(coming), "names": _bold(coming, texts)}) if has_answers else "",
            texts.say("plan-standby", {"names": _bold(standby, texts)}) if standby else "",
            texts.say("plan-out", {"names": texts.join(_first(out, _MAX_ABSENT, texts))}) if out else "",
            texts.say("plan-open" if evening.is_open else "plan-waiting") if outcome is None else "",
            texts.say(f"plan-outcome-{outcome}", place) if outcome and not missed else "",
            texts.say("plan-unattended", {"weeks": MAX_UNATTENDED}) if outcome and evening.ends_unattended else "",
            texts.say("plan-fixed", {"zone": evening.zone}) if outcome is None and is_fixed(evening.zone) else "",
        ]
        offered: Mapping[str, Sequence[PlanRequest]] = {"due": ("open", "more"), "held": ("more",), "ended": ()}
        buttons = [
            AnswerPlan(evening.evening_id, what).button(
                texts.say(f"plan-button-{what}"), ButtonStyle.primary if what in _MAIN else ButtonStyle.secondary
            )
            for what in offered.get(evening.stage, ("in", "out", "more"))
        ]
        content = fit("\n".join(filter(None, lines)), CONTENT)
        return Post(content, controls=controls_of(buttons), pinged=mention.pinged if mention else ())

    def reminder(self, evening: Evening, person: Person) -> Post:
        """Compose the direct message before the hour, with the address of the evening's message."""
        texts = texts_for(language_of(person.locale))
        return Post(texts.say("plan-reminder", title_facts(evening, texts) | {"link": link_to(evening)}))

    async def mention(self, evening: Evening, what: str, people: Sequence[int]) -> Post | None:
        """Compose the one mention of people who answered. Who wants no notice, or has quiet hours, is named without a
        mention. None if no one is left."""
        known = [person for person in await self._people.people_by_id(people, evening.guild_id) if person.discord_id]
        pinged = {person.id for person in known[:_MAX_MENTIONED] if await self._mentions.may_be_invited(person.id)}
        texts = texts_for(evening.language)
        named = [f"<@{person.discord_id}>" if person.id in pinged else _bold([person], texts) for person in known]
        facts = title_facts(evening, texts) | {"people": texts.join_names(_first(named, _MAX_MENTIONED, texts))}
        accounts = tuple([person.discord_id for person in known if person.discord_id and person.id in pinged])
        return Post(fit(texts.say(f"plan-mention-{what}", facts), CONTENT), pinged=accounts) if known else None


def link_to(evening: Evening) -> str:
    """Return the address of an evening's message, or of its channel until that is posted."""
    channel = f"https://discord.com/channels/{evening.guild_id}/{evening.channel_id}"
    return channel if evening.message_id is None else f"{channel}/{evening.message_id}"


def title_facts(evening: Evening, texts: Texts) -> dict[str, str]:
    """Return the game and the hour of an evening, as facts of a text."""
    known = texts.has(f"{evening.game}-title")
    return {"game": texts.say(f"{evening.game}-title") if known else evening.game, "at": str(evening.at // 1000)}


def _bold(people: Sequence[Person], texts: Texts) -> str:
    return texts.join([f"**{escaped(name_of(person))}**" for person in people])


def _first(names: Sequence[str], most: int, texts: Texts) -> list[str]:
    """Return so many names, and how many more there are."""
    more = [texts.say("plan-more-people", {"count": len(names) - most})] if len(names) > most else []
    return [*names[:most], *more]
