"""The form of a new table, and the private message that asks for its game."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Modal

from bot.chat.front.controls import button, controls_of
from bot.chat.front.fields import ids_in
from bot.chat.front.forms import Field, Submission, choice_field, form, people_field, several_field
from bot.chat.front.post import Post
from bot.chat.tables.addresses import Wanted
from bot.chat.tables.opening.addresses import INVITED_MOST, NewTable
from bot.chat.words.lengths import CHOICE, fit
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.clocks import CLOCKS
from bot.tables.refusals import Refusal
from bot.tables.state import option_codes
from games.registry import GAMES

_AGAIN = ("yes", "no")


def compose_games(offers: Sequence[NewTable], texts: Texts) -> Post:
    """Compose that message: a button a game."""
    buttons = [button(one.custom_id, texts.say(f"{one.game}-title"), ButtonStyle.primary) for one in offers]
    return Post(texts.say("new-table-which"), controls=controls_of(buttons))


def compose_form(asked: NewTable, draft: Wanted, again: Sequence[str] | None, texts: Texts) -> Modal:
    """Build the form, filled in as a draft is. `again` are the names of the people who may sit down again; None if
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
    return form(asked.form_id, texts.say("form-title", {"game": texts.say(f"{asked.game}-title")}), fields)


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


def submitted(submission: Submission, asked: NewTable) -> Wanted:
    """Return the table that a form asks for. Raises Refusal if the form is forged, or older than the game."""
    variants, invited = submission.values.get("variants", ()), ids_in(submission.values.get("people", ()), INVITED_MOST)
    clock, language = submission.first("clock") or "", submission.first("language") or ""
    known = asked.game in GAMES and clock in CLOCKS and language in LANGUAGES
    if not known or invited is None or not set(variants) <= set(option_codes(GAMES[asked.game])):
        raise Refusal("old-form")
    again = asked.former is not None and submission.first("again") == "yes"
    return Wanted(asked.game, language, clock, None, asked.former, variants, again, invited)
