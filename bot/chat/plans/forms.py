"""The form of a plan: the button below a refusal opens it, and it holds what was typed."""

import re
from typing import Final

from discord import ButtonStyle
from discord.ui import Modal
from msgspec import Struct

from bot.chat.front.controls import GameCode, choice_field, form, text_field
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post
from bot.chat.requests import FilledPlan, OpenPlanForm, PlanForm
from bot.chat.words.texts import Texts
from bot.tables.clocks import CLOCKS, NO_CLOCK
from bot.tables.refusals import Refusal
from games.registry import GAMES

_CLOCKS: Final = tuple(CLOCKS)
_HELD: Final = 32
"""The most characters that a custom_id holds of a text."""
_UNHELD: Final = re.compile(r'["\\\x00-\x1f]')


class TypedPlan(Struct, frozen=True):
    """A plan as a person types it."""

    game: str | None
    when: str | None
    zone: str | None
    weekly: bool
    clock: str | None


def compose_refused(refusal: Refusal, typed: TypedPlan, texts: Texts) -> Post:
    """Compose the refusal of a plan, with the button that opens the form."""
    game, clock = typed.game and GameCode[typed.game], _CLOCKS.index(typed.clock or NO_CLOCK)
    when, zone = [_UNHELD.sub("", text or "")[:_HELD] for text in (typed.when, typed.zone)]
    asked = OpenPlanForm(game or None, typed.weekly, clock, when, zone)
    button = asked.button(texts.say("plan-button-form"), ButtonStyle.primary)
    return Post(texts.say(f"refusal-{refusal.code}", refusal.facts), controls=controls_of([button]))


def plan_in(asked: PlanForm, filled: FilledPlan) -> TypedPlan:
    """Return the plan that a form asks for. Raises Refusal if the form is forged, or of a newer release."""
    if asked.clock >= len(_CLOCKS):
        raise Refusal("old-form")
    (game,), (when,), (zone,) = filled.game, filled.when, filled.zone
    return TypedPlan(game.name, when, zone, asked.weekly, _CLOCKS[asked.clock])


def compose_form(asked: OpenPlanForm, texts: Texts) -> Modal:
    """Build the form with what was typed."""
    games = {GameCode[game].value: texts.say(f"{game}-title") for game in GAMES}
    fields = [
        choice_field("game", texts.say("plan-form-game"), None, games, asked.game.value if asked.game else ""),
        text_field("when", texts.say("plan-form-when"), texts.say("option-when-description"), asked.when),
        text_field("zone", texts.say("plan-form-zone"), texts.say("plan-form-zone-detail"), asked.zone),
    ]
    return form(PlanForm(asked.weekly, asked.clock), texts.say("plan-form-title"), fields)
