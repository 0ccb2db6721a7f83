"""The public message of a plan, and the texts about it."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from discord import ButtonStyle

from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post
from bot.chat.requests import AnswerPlan, PlanRequest
from bot.chat.words.lengths import CONTENT, fit
from bot.chat.words.people import People
from bot.chat.words.players import escaped, name_of
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.store import SqlStore
from bot.tables.clocks import NO_CLOCK
from bot.tables.plans import UNATTENDED_MOST, Plan
from bot.tables.store import Person
from bot.tables.when import is_fixed

Outcome = Literal[
    "opened", "late", "missed", "waited", "empty", "cancelled", "forbidden", "unknown-game", "permissions", "refused"
]
"""What became of an evening."""
GOES_ON: Final[frozenset[Outcome]] = frozenset({"opened", "late", "missed", "waited", "empty", "refused"})
"""Those after which a weekly plan has another evening."""
_ABSENT_MOST: Final = 30
"""Names listed of the people who are not coming."""
_PLAIN, _GREEN = ButtonStyle.secondary, ButtonStyle.success
_STYLES: Final[Mapping[PlanRequest, ButtonStyle]] = {"in": _GREEN, "out": _PLAIN, "more": _PLAIN, "open": _GREEN}


class PlanComposer:
    """Composes the messages of plans."""

    def __init__(self, store: SqlStore, people: People) -> None:
        self._store = store
        self._people = people

    async def answers(self, plan: Plan) -> tuple[Sequence[Person], Sequence[Person]]:
        """Return the people who are in, and those who are not coming, earliest first."""
        answers = await self._store.plan_answers(plan.plan_id)
        people = await self._people.people_by_id([*answers], plan.guild_id)
        return [one for one in people if answers[one.id]], [one for one in people if not answers[one.id]]

    async def compose(self, plan: Plan, outcome: Outcome | None = None, place: str | None = None) -> Post:
        """Compose a plan's message, with its answers as they are now. Once the evening has an outcome the message has
        no buttons; `place` is where the table is."""
        texts, (coming, absent) = texts_for(plan.language), await self.answers(plan)
        planner = await self._people.people_by_id([plan.person_id], plan.guild_id)
        weekly = plan.minute is not None
        lines = [
            texts.say("plan-title", title_facts(plan, texts)),
            texts.say("plan-by", {"name": _bold(planner, texts), "weekly": weekly}),
            texts.say("lobby-clock", {"clock": texts.say(f"clock-{plan.clock}")}) if plan.clock != NO_CLOCK else "",
            texts.say("plan-in", {"count": len(coming), "names": _bold(coming, texts)}),
            texts.say("plan-out", {"names": _bold(absent[:_ABSENT_MOST], texts)}) if absent else "",
            texts.say("plan-open" if plan.is_open else "plan-waiting") if outcome is None else "",
            texts.say(f"plan-outcome-{outcome}", {"place": place}) if outcome is not None else "",
            texts.say("plan-unattended", {"weeks": UNATTENDED_MOST}) if outcome and plan.ends_unattended else "",
            texts.say("plan-fixed", {"zone": plan.zone}) if outcome is None and is_fixed(plan.zone) else "",
        ]
        offered: Sequence[PlanRequest] = () if outcome else ("in", "out", "more") if plan.is_open else ("open",)
        buttons = [
            AnswerPlan(plan.plan_id, what).button(texts.say(f"plan-button-{what}"), _STYLES[what]) for what in offered
        ]
        return Post(fit("\n".join(filter(None, lines)), CONTENT), controls=controls_of(buttons))

    def reminder(self, plan: Plan, person: Person) -> Post:
        """Compose the direct message before the hour, with the address of the plan's message."""
        link = f"https://discord.com/channels/{plan.guild_id}/{plan.channel_id}/{plan.message_id}"
        texts = texts_for(language_of(person.locale))
        return Post(texts.say("plan-reminder", title_facts(plan, texts) | {"link": link}))

    async def mention(self, plan: Plan, what: str, people: Sequence[int]) -> Post | None:
        """Compose the one mention of people who answered. None if there are none."""
        mentioned = await self._people.people_by_id(people, plan.guild_id)
        texts, accounts = texts_for(plan.language), tuple([one.discord_id for one in mentioned if one.discord_id])
        facts = title_facts(plan, texts) | {"people": texts.join_names([f"<@{one}>" for one in accounts])}
        return Post(fit(texts.say(f"plan-mention-{what}", facts), CONTENT), pinged=accounts) if accounts else None


def title_facts(plan: Plan, texts: Texts) -> dict[str, str]:
    """Return the game and the hour of a plan, as facts of a text."""
    known = texts.has(f"{plan.game}-title")
    return {"game": texts.say(f"{plan.game}-title") if known else plan.game, "at": str(plan.at // 1000)}


def _bold(people: Sequence[Person], texts: Texts) -> str:
    return texts.join([f"**{escaped(name_of(person))}**" for person in people])
