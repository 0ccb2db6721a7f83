"""The form of a new table, and the private message that asks for its game."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Modal

from bot.chat.front.controls import controls_of
from bot.chat.front.forms import Field, choice_field, form, people_field, several_field
from bot.chat.front.post import Post
from bot.chat.requests import INVITED_MOST, FilledTable, OpenForm, TableForm
from bot.chat.tables.opening.drafts import Wanted
from bot.chat.words.lengths import CHOICE, fit
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.clocks import CLOCKS
from bot.tables.refusals import Refusal
from bot.tables.state import option_codes
from games.registry import GAMES

_AGAIN = ("yes", "no")


def compose_games(offers: Sequence[OpenForm], texts: Texts) -> Post:
    """Compose that message: a button a game."""
    buttons = [one.button(texts.say(f"{one.game}-title"), ButtonStyle.primary) for one in offers]
    return Post(texts.say("new-table-which"), controls=controls_of(buttons))


def compose_form(request: TableForm, draft: Wanted, again: Sequence[str] | None, texts: Texts) -> Modal:
    """Build a form, filled in as a draft is. `again` are the names of the people who may sit down again; None if
    there is no such question."""

    def field(name: str, offers: Mapping[str, str], chosen: str) -> Field:
        return choice_field(name, texts.say(f"form-{name}"), texts.say(f"form-{name}-detail"), offers, chosen)

    fields: list[Field] = []
    if again is not None:
        offers = {"yes": fit(texts.join_names(again), CHOICE), "no": texts.say("form-again-no")}
        fields.append(field("again", offers, _AGAIN[not draft.again]))
    people = texts.say("form-people-detail", {"most": INVITED_MOST})
    fields.append(people_field("people", texts.say("form-people"), people, draft.invited, INVITED_MOST))
    options = _variants(draft, texts)
    if options:
        fields.append(several_field("variants", texts.say("form-variants"), texts.say("form-variants-detail"), options))
    languages = {language: texts_for(language).say("language-name") for language in LANGUAGES}
    fields.append(field("clock", {clock: texts.say(f"clock-{clock}") for clock in CLOCKS}, draft.clock))
    fields.append(field("language", languages, draft.language))
    return form(request, texts.say("form-title", {"game": texts.say(f"{request.game}-title")}), fields)


def _variants(draft: Wanted, texts: Texts) -> Sequence[SelectOption]:
    return [
        SelectOption(
            label=fit(texts.say(f"{draft.game}-variant-{code}"), CHOICE),
            value=code,
            description=fit(texts.say(f"{draft.game}-variant-{code}-what"), CHOICE),
            default=code in draft.variants,
        )
        for code in option_codes(GAMES[draft.game])
    ]


def submitted(request: TableForm, filled: FilledTable) -> Wanted:
    """Return the table that a form asks for. Raises Refusal if the form is forged, or older than the game."""
    (clock,), (language,) = filled.clock, filled.language
    variants = set(option_codes(GAMES[request.game]))
    if clock not in CLOCKS or language not in LANGUAGES or not variants.issuperset(filled.variants):
        raise Refusal("old-form")
    again = request.table is not None and filled.again == ("yes",)
    return Wanted(request.game, language, clock, None, request.table, filled.variants, again, filled.people)
