"""Handlers of `/plan`, and of the buttons below plans."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal

import discord
from discord import SelectOption
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.chat.front import discord_io
from bot.chat.front.commands import GUILDS, AnyCommand, command, options_of, text_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve
from bot.chat.front.zones import zone_of, zones
from bot.chat.plans.evenings import Evenings
from bot.chat.requests import AnswerPlan, MovePlan
from bot.chat.words.lengths import OPTIONS
from bot.chat.words.people import People
from bot.chat.words.texts import private_texts, table_language
from bot.tables.clocks import CLOCKS, Quiet
from bot.tables.guild_settings import GuildSettings
from bot.tables.plans import FARTHEST, SOONEST, Plan
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.wall_clock import now
from bot.tables.when import minute_of, printed, understood
from games.registry import GAMES

_MINUTE: Final = 60 * 1000
_POSTED_WITHIN: Final = _MINUTE
"""Milliseconds for the reply that is the plan's message. Later Roost posts it itself."""
_USUAL: Final = ("", " 20:00", " 20:30", " 21:00")
"""Hours that are offered for a day alone."""
_MOVED_BY: Final = sorted([-120, -60, -30, 30, 60, 120, *[24 * 60 * day for day in (*range(-3, 0), *range(1, 15))]])
"""Minutes by which a menu moves a plan."""


class PlanHandlers(Feature):
    """Makes plans, takes answers, and changes and cancels plans."""

    def __init__(
        self,
        evenings: Evenings,
        people: People,
        must_be_allowed: Callable[[Interaction], Awaitable[GuildSettings]],
    ) -> None:
        """`must_be_allowed` returns a server's settings, or raises Refusal if the author may not open tables here."""
        self._evenings, self._people, self._must_be_allowed = evenings, people, must_be_allowed
        self._store, self._composer = evenings.store, evenings.composer

    @property
    def requests(self) -> Works:
        return {AnswerPlan: self._press, MovePlan: self._move}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = [Choice(name=text_of(f"{game}-offer"), value=game) for game in GAMES]
        clocks = [Choice(name=text_of(f"clock-{clock}"), value=clock) for clock in CLOCKS]
        options = options_of(
            self.plan, choices={"game": games, "clock": clocks}, completions={"when": self._offer, "zone": zones}
        )
        return [command(serve, "plan", self.plan, options, GUILDS)]

    async def plan(
        self,
        interaction: Interaction,
        game: str,
        when: str,
        zone: str | None = None,
        repeat: Literal["weekly"] | None = None,
        clock: str | None = None,
    ) -> None:
        """Post a plan in the channel."""
        settings = await self._must_be_allowed(interaction)
        person = await self._people.meet(interaction)
        named = await zone_of(interaction, zone, self._people, self._store)
        if zone is not None:
            habits = await self._store.preferences(person.id)
            quiet = habits.quiet or Quiet(named, 0, 0)
            quiet = quiet.chosen(named, quiet.start, quiet.end, now())
            await self._store.set_preferences(person.id, replace(habits, quiet=quiet))
        at = _moment(interaction, when, named)
        plan = Plan(
            *(interaction.id, interaction.guild_id or 0, interaction.channel_id or 0, person.id, game),
            *(settings.language or table_language(interaction), clock or settings.clock, named),
            *(None if repeat is None else minute_of(at, named), at, now() + _POSTED_WITHIN),
        )
        await self._store.insert_plan(plan, now())
        self._evenings.note_due(plan.due_at)
        message_id = await interaction.reply(await self._composer.compose(plan))
        if message_id is not None:
            await self._evenings.note_posted(plan, message_id)

    async def _offer(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the moments that what was typed can mean."""
        typed: str | None = getattr(interaction.raw.namespace, "zone", None)
        zone, texts = await zone_of(interaction, typed, self._people, self._store), private_texts(interaction)
        found = {at for usual in _USUAL for at in understood(f"{begun}{usual}", zone, now()) if _is_possible(at)}
        offered = [printed(at, zone, texts.language) for at in sorted(found)[:OPTIONS]]
        return [Choice(name=texts.say("plan-offer", {"when": one}), value=one) for one in offered]

    # Buttons

    async def _press(self, interaction: Interaction, asked: AnswerPlan) -> None:
        plan = await self._plan_here(interaction, asked.plan)
        match asked.what:
            case "in" | "out":
                await self._answer(interaction, plan, coming=asked.what == "in")
            case "more":
                await self._show_more(interaction, plan)
            case "cancel":
                await self._change(interaction, plan, None)
            case "open":
                if plan.stage != "due" or await self._store.live_table(plan.channel_id) is not None:
                    raise Refusal("channel-taken")
                await interaction.acknowledge()
                await self._evenings.change(plan, replace(plan, due_at=0))

    async def _plan_here(self, interaction: Interaction, plan_id: int) -> Plan:
        plan = await self._store.plan(plan_id)
        if plan is None or (plan.guild_id, plan.channel_id) != (interaction.guild_id, interaction.channel_id):
            raise Refusal("plan-over")
        return plan

    async def _answer(self, interaction: Interaction, plan: Plan, *, coming: bool) -> None:
        person = await self._people.meet(interaction)
        if not await self._store.answer_plan(plan, person.id, now(), coming=coming):
            raise Refusal("plan-begun")
        if plan.message_id is None and interaction.message is not None:  # a process ended before it noted the message
            await self._evenings.note_posted(plan, interaction.message.id)
        async with self._evenings.editing(plan):
            newest = await self._store.plan(plan.plan_id)
            if newest is None or not newest.is_open or newest.at != plan.at or newest.at <= now():
                raise Refusal("plan-begun")
            await interaction.reply_in_place(await self._composer.compose(newest))

    async def _show_more(self, interaction: Interaction, plan: Plan) -> None:
        """Reply privately with what the person may do."""
        texts, person = private_texts(interaction), await self._people.meet(interaction)
        if not plan.is_open or not _is_theirs(interaction, plan, person):
            await interaction.reply(Post(texts.say("plan-more")), private=True)
            return
        options = [
            SelectOption(label=printed(at, plan.zone, texts.language), value=str(at // _MINUTE))
            for by in _MOVED_BY
            if _is_possible(at := plan.at + by * _MINUTE)
        ]
        move = [MovePlan(plan.plan_id).menu(texts.say("plan-menu-move"), options)] if options else []
        cancel = AnswerPlan(plan.plan_id, "cancel").button(texts.say("plan-button-cancel"), discord.ButtonStyle.danger)
        await interaction.reply(Post(texts.say("plan-more-yours"), controls=controls_of([*move, cancel])), private=True)

    async def _move(self, interaction: Interaction, asked: MovePlan, chosen: tuple[int]) -> None:
        plan, at = await self._plan_here(interaction, asked.plan), chosen[0] * _MINUTE
        if not _is_possible(at):
            raise Refusal("old-button")  # late, or forged
        minute = None if plan.minute is None else minute_of(at, plan.zone)
        await self._change(interaction, plan, replace(plan, at=at, minute=minute, stage="open").awaiting(now()))

    async def _change(self, interaction: Interaction, plan: Plan, moved: Plan | None) -> None:
        """Move a plan, which drops all answers, or cancel it. One message mentions those who hear of it so."""
        person = await self._people.meet(interaction)
        if not plan.is_open or not _is_theirs(interaction, plan, person):
            raise Refusal("old-button")  # late, forged, or the permission was taken away
        answers, post = await self._store.plan_answers(plan.plan_id), await self._composer.compose(plan, "cancelled")
        if moved is None and not await self._store.end_plan(plan.plan_id):
            raise Refusal("plan-over")
        if moved is not None and await self._evenings.change(plan, moved) is None:
            raise Refusal("plan-begun")
        what = "cancelled" if moved is None else "moved"
        await interaction.reply_in_place(Post(private_texts(interaction).say(f"plan-now-{what}")))
        answered = [one for one, coming in answers.items() if one != person.id and (coming or moved)]
        if (mention := await self._composer.mention(moved or plan, what, answered)) is not None:
            await interaction.reply(mention)
        async with self._evenings.editing(plan):
            post = await self._composer.compose(moved) if moved else post
            await discord_io.edit(interaction.raw.client, plan.channel_id, plan.message_id or 0, post)


def _is_theirs(interaction: Interaction, plan: Plan, person: Person) -> bool:
    return plan.person_id == person.id or interaction.raw.permissions.manage_messages


def _is_possible(at: int) -> bool:
    return SOONEST <= at - now() <= FARTHEST


def _moment(interaction: Interaction, typed: str, zone: str) -> int:
    """Return the one moment that was typed. Raises Refusal if it is none, several, too soon or too far."""
    found = understood(typed, zone, now())
    possible = [at for at in found if _is_possible(at)]
    if len(possible) == 1:
        return possible[0]
    if possible:
        language = private_texts(interaction).language
        one, other, *_ = [printed(at, zone, language) for at in possible]
        raise Refusal("plan-two", typed=typed, one=one, other=other)
    if found:
        raise Refusal("plan-range", minutes=SOONEST // _MINUTE, weeks=FARTHEST // (7 * 24 * 60 * _MINUTE))
    raise Refusal("plan-when", typed=typed)
