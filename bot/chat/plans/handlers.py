"""Handlers of `/plan`, and of the buttons below plans."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal

import discord
from discord import SelectOption
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.chat.front.commands import GUILDS, AnyCommand, command, options_of, text_of
from bot.chat.front.features import Feature, Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.permissions import held_in
from bot.chat.front.post import Post
from bot.chat.front.serving import Serve, SingleUseReplies
from bot.chat.front.zones import zone_of, zones
from bot.chat.plans.evenings import Evenings
from bot.chat.plans.forms import TypedPlan, compose_form, compose_refused, plan_in
from bot.chat.plans.messages import link_to, title_facts
from bot.chat.requests import AnswerPlan, FilledPlan, MovePlan, OpenPlanForm, PlanForm, PlanRequest
from bot.chat.words.lengths import CONTENT, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.texts import table_language
from bot.tables.clocks import CLOCKS, Quiet
from bot.tables.evenings import FARTHEST, MINUTE, SOONEST, WEEK, Conclusion, Evening
from bot.tables.guild_settings import GuildSettings
from bot.tables.refusals import Refusal
from bot.tables.store import Person
from bot.tables.wall_clock import now
from bot.tables.when import minute_of, moved, printed, understood
from games.registry import GAMES

_POSTED_WITHIN: Final = MINUTE
"""Milliseconds for the reply that is the plan's message. Later Roost posts it itself."""
_USUAL: Final = ("", " 20:00", " 20:30", " 21:00")
"""Hours that are offered for a day alone."""
_FAR_APART: Final = ("Europe/Rome", "America/Los_Angeles", "Asia/Tokyo")
_MOVED_BY: Final = sorted([-120, -60, -30, 30, 60, 120, *[24 * 60 * day for day in (*range(-3, 0), *range(1, 15))]])
"""Minutes by which a menu moves a plan."""
_Change = Callable[[Evening], Evening]


class PlanHandlers(Feature):
    """Makes plans, takes answers, and changes and cancels plans."""

    def __init__(
        self, evenings: Evenings, people: People, must_be_allowed: Callable[[Interaction], Awaitable[GuildSettings]]
    ) -> None:
        """`must_be_allowed` returns a server's settings, or raises Refusal if the author may not open tables here."""
        self._evenings, self._people, self._must_be_allowed = evenings, people, must_be_allowed
        self._store, self._composer, self._single_use = evenings.store, evenings.composer, SingleUseReplies()

    @property
    def requests(self) -> Works:
        return {AnswerPlan: self._press, MovePlan: self._move, OpenPlanForm: self._open_form, PlanForm: self._take_form}

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
        game: str | None = None,
        when: str | None = None,
        zone: str | None = None,
        repeat: Literal["weekly"] | None = None,
        clock: str | None = None,
    ) -> None:
        """Post an evening in the channel. Without a game and a time, list the evenings that the author may change."""
        if game is None and when is None:
            await self._list(interaction)
        else:
            await self._plan(interaction, TypedPlan(game, when, zone, repeat is not None, clock))

    async def _plan(self, interaction: Interaction, typed: TypedPlan) -> None:
        """Post an evening. What is missing or not understood is refused with a form that holds what was typed."""
        settings, person = await self._must_be_allowed(interaction), await self._people.meet(interaction)
        typed = replace(typed, clock=typed.clock or settings.clock)
        try:
            typed = replace(typed, zone=await zone_of(interaction, typed.zone, self._people, self._store))
            evening = _evening(interaction, person, typed, settings)
        except Refusal as refusal:
            interaction.note_refusal(refusal.code)
            await self._single_use.send(interaction, compose_refused(refusal, typed, interaction.texts))
            return
        await self._store.insert_evening(evening, now())
        preferences = await self._store.preferences(person.id)
        if preferences.quiet is None or preferences.quiet.is_none:  # so that the zone need not be given again
            await self._store.set_preferences(
                person.id, replace(preferences, quiet=Quiet(evening.zone, 0, 0)), person.acting_in
            )
        self._evenings.note_due(evening.due_at)
        message_id = await interaction.reply(await self._composer.compose(evening))
        if message_id is not None:
            await self._evenings.change(evening, evening.posted(message_id, now()))

    async def _open_form(self, interaction: Interaction, asked: OpenPlanForm) -> None:
        await interaction.open_form(compose_form(asked, interaction.texts))

    async def _take_form(self, interaction: Interaction, asked: PlanForm, filled: FilledPlan) -> None:
        await self._plan(interaction, plan_in(asked, filled))
        await self._single_use.delete(interaction.message)

    async def _list(self, interaction: Interaction) -> None:
        """Reply privately with a button for each evening that the author may change."""
        person, texts = await self._people.meet(interaction), interaction.texts
        evenings = await self._store.evenings_of(interaction.guild_id or 0)
        theirs = [evening for evening in evenings if _is_theirs(interaction, evening, person)]
        facts = [
            title_facts(evening, texts) | {"number": n, "link": link_to(evening)} for n, evening in enumerate(theirs, 1)
        ]
        lines = [texts.say("plan-list", {"count": len(theirs)}), *[texts.say("plan-listed", fact) for fact in facts]]
        buttons = [AnswerPlan(evening.evening_id, "more").button(f"{n}") for n, evening in enumerate(theirs, 1)]
        await interaction.reply(Post(fit("\n".join(lines), CONTENT), controls=controls_of(buttons)), private=True)

    async def _offer(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Offer the moments that what was typed can mean. Without a zone, those that say the same in all."""
        typed: str | None = getattr(interaction.raw.namespace, "zone", None)
        texts = interaction.texts
        try:
            zones = [await zone_of(interaction, typed, self._people, self._store)]
        except Refusal:
            zones = _FAR_APART
        offered = [_offered(begun, zone, texts.language) for zone in zones]
        said = [when for when in offered[0] if all(when in others for others in offered)]
        return [Choice(name=texts.say("plan-offer", {"when": when}), value=when) for when in said[:OPTIONS]]

    # Buttons

    async def _press(self, interaction: Interaction, asked: AnswerPlan) -> None:
        evening = await self._evening_here(interaction, asked.plan)
        match asked.what:
            case "in" | "out":
                await self._answer(interaction, evening, coming=asked.what == "in")
            case "more":
                await self._show_more(interaction, evening)
            case "cancel" | "cancel-all":
                alone = asked.what == "cancel" and evening.is_weekly
                outcome: Conclusion = "skipped" if alone else "cancelled"
                await self._change(interaction, evening, outcome, lambda it: it.ending(outcome, now()), every=not alone)
            case "open":
                if evening.stage != "due" or await self._evenings.is_kept_out(evening):
                    raise Refusal("channel-taken")
                await interaction.acknowledge()
                await self._evenings.change(evening, replace(evening, due_at=0))

    async def _evening_here(self, interaction: Interaction, evening_id: int) -> Evening:
        """Return the evening of a message. A message that is not the evening's own loses its controls, except while the
        evening waits for its message: the pressed one may be either."""
        evening = await self._store.evening(evening_id)
        public = None if interaction.place == "private" else interaction.message
        is_over = evening is None or evening.stage == "ended" or evening.guild_id != interaction.guild_id
        if evening is not None and evening.message_id is None and evening.revision == 0 and public is not None:
            posted = evening.posted(public.id, now())  # a process ended before it noted the message, or is about to
            changed = await self._evenings.change(evening, posted)
            evening = posted if changed else await self._store.evening(evening_id)
        if evening is not None and not is_over and (public is None or public.id == evening.message_id):
            return evening
        if public is not None and (evening is None or is_over or evening.message_id is not None):
            await interaction.reply_in_place(Post(public.content))
        if evening is None or is_over:
            raise Refusal("plan-over")
        raise Refusal("plan-elsewhere", link=link_to(evening))

    async def _answer(self, interaction: Interaction, evening: Evening, *, coming: bool) -> None:
        person = await self._people.meet(interaction)
        if not await self._store.answer_evening(evening, person.id, now(), coming=coming):
            raise Refusal("plan-begun")
        async with self._evenings.editing(evening):
            newest = await self._store.evening(evening.evening_id) or evening
            post = await self._composer.compose(newest)
            is_shown = newest.is_open and await interaction.reply_in_place(post) is not None
        if is_shown:
            await self._store.change_evening(newest, replace(newest, shown=newest.revision))
        self._evenings.wake(newest)  # whatever else there is to show
        _, standby, _ = await self._composer.answers(newest)
        places = [guest.id for guest in standby]
        if person.id in places:
            facts = {"seats": newest.seats, "place": places.index(person.id) + 1}
            await interaction.reply(Post(interaction.texts.say("plan-standing-by", facts)), private=True)
        elif coming and not await self._evenings.mentions.may_be_invited(person.id):
            await interaction.reply(Post(interaction.texts.say("plan-unmentioned")), private=True)

    async def _show_more(self, interaction: Interaction, evening: Evening) -> None:
        """Reply privately with what the person may do."""
        texts, person = interaction.texts, await self._people.meet(interaction)
        if not _is_theirs(interaction, evening, person):
            await interaction.reply(Post(texts.say("plan-more")), private=True)
            return
        is_held = evening.stage == "held"
        former = evening.following(now()) if is_held else evening
        options = [
            SelectOption(label=printed(at, evening.zone, texts.language), value=str(at // MINUTE))
            for by in _MOVED_BY
            if _is_possible(at := moved(former.at, by, evening.zone))
        ]
        every = (True,) if is_held else (False, True) if evening.is_weekly else (False,)
        labels = {is_every: texts.say(f"plan-menu-move-{'all' if is_every else 'one'}") for is_every in every}
        menus = [
            MovePlan(evening.evening_id, is_every).menu(labels[is_every], options) for is_every in every if options
        ]
        cancels: Sequence[PlanRequest] = ["cancel-all" if is_every else "cancel" for is_every in every]
        said, red = {what: texts.say(f"plan-button-{what}") for what in cancels}, discord.ButtonStyle.danger
        buttons = [AnswerPlan(evening.evening_id, what).button(said[what], red) for what in cancels]
        words = texts.say("plan-more-yours", title_facts(evening, texts) | {"weekly": evening.is_weekly})
        await interaction.reply(Post(words, controls=controls_of([*menus, *buttons])), private=True)

    async def _move(self, interaction: Interaction, asked: MovePlan, chosen: tuple[int]) -> None:
        evening, at = await self._evening_here(interaction, asked.plan), chosen[0] * MINUTE
        if not _is_possible(at):
            raise Refusal("old-button")  # late, or forged
        every = asked.every
        await self._change(interaction, evening, "moved", lambda it: it.moved(at, now(), every=every), every=every)

    async def _change(
        self, interaction: Interaction, evening: Evening, what: str, change: _Change, *, every: bool
    ) -> None:
        """Move an evening, which drops all answers, or cancel it: that of one week, until its hour, or `every` one. An
        answer at the same moment is no reason to refuse."""
        person, at = await self._people.meet(interaction), evening.at
        if not _is_theirs(interaction, evening, person):
            raise Refusal("old-button")  # forged, or the permission was taken away
        while evening.at == at and (every or evening.stage != "held"):
            after = change(evening)
            if after.revision != evening.revision:  # what follows one that is held has no message yet
                after = replace(after, tells="others" if person.id == evening.person_id else "all")
            async with self._evenings.opening(evening):
                if evening.stage == "due" and await self._store.table_of_interaction(evening.opening_key) is not None:
                    break
                is_changed = await self._evenings.change(evening, after, person.id)
            if is_changed:
                await interaction.reply_in_place(Post(interaction.texts.say(f"plan-now-{what}")))
                return
            evening = await self._evening_here(interaction, evening.evening_id)
        raise Refusal("plan-changed")


def _is_theirs(interaction: Interaction, evening: Evening, person: Person) -> bool:
    """Return whether a person may change an evening: the planner, who manages the server, and who moderates the
    evening's channel."""
    held = held_in(interaction, evening.channel_id)
    is_moderator = held is not None and held.manage_messages
    return evening.person_id == person.id or interaction.raw.permissions.manage_guild or is_moderator


def _offered(begun: str, zone: str, language: str) -> Sequence[str]:
    """Return the moments that what was typed can mean, earliest first."""
    found = {at for usual in _USUAL for at in understood(f"{begun}{usual}", zone, now()) if _is_possible(at)}
    return [printed(at, zone, language) for at in sorted(found)]


def _is_possible(at: int) -> bool:
    return SOONEST <= at - now() <= FARTHEST


def _evening(interaction: Interaction, person: Person, typed: TypedPlan, settings: GuildSettings) -> Evening:
    """Return the evening that was typed, with its zone. Raises Refusal if something is missing, or not understood."""
    if typed.game is None or typed.when is None:
        raise Refusal("plan-game" if typed.game is None else "plan-time")
    zone = typed.zone or ""
    at = _moment(interaction, typed.when, zone)
    return Evening(
        evening_id=interaction.id,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        person_id=person.id,
        game=typed.game,
        language=settings.language or table_language(interaction),
        clock=typed.clock or settings.clock,
        zone=zone,
        minute=minute_of(at, zone) if typed.weekly else None,
        at=at,
        due_at=now() + _POSTED_WITHIN,
    )


def _moment(interaction: Interaction, typed: str, zone: str) -> int:
    """Return the one moment that was typed. Raises Refusal if it is none, several, too soon or too far."""
    found = understood(typed, zone, now())
    possible = [at for at in found if _is_possible(at)]
    if len(possible) == 1:
        return possible[0]
    if possible:
        language = interaction.texts.language
        first, second, *_ = [printed(at, zone, language) for at in possible]
        raise Refusal("plan-two", typed=typed, first=first, second=second)
    if found:
        raise Refusal("plan-range", minutes=SOONEST // MINUTE, weeks=FARTHEST // WEEK)
    raise Refusal("plan-when", typed=typed)
