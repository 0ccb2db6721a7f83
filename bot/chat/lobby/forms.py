"""The form of a new table: the game is chosen first, then everything else."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption
from discord.ui import Modal

from bot.chat.board.messages import refusal_sentence
from bot.chat.board.press import TablePress
from bot.chat.board.presses import Presses
from bot.chat.front.controls import Field, GameCode, choice_field, form, people_field, several_field
from bot.chat.front.features import Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.post import Post
from bot.chat.lobby.drafts import Wanted, draft_of, presets, wanted_of
from bot.chat.lobby.opening import OpeningHandlers
from bot.chat.requests import MAX_INVITED, AskGame, FilledTable, OpenDraft, OpenForm, TableForm
from bot.chat.words.lengths import CHOICE, fit
from bot.chat.words.people import People
from bot.chat.words.players import holder_names
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.clocks import CLOCKS
from bot.tables.holders import Computer
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.state import option_codes
from bot.tables.store import CommitUnknown, Person, StoreBusy
from bot.tables.table import Table
from games.registry import GAMES

_AGAIN = ("yes", "no")


def compose_games(offers: Sequence[OpenForm], texts: Texts) -> Post:
    """Compose that message: a button a game."""
    buttons = [offer.button(texts.say(f"{offer.game.name}-title"), ButtonStyle.primary) for offer in offers]
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
    people = texts.say("form-people-detail", {"most": MAX_INVITED})
    fields.append(people_field("people", texts.say("form-people"), people, draft.invited, MAX_INVITED))
    options = _variants(draft, texts)
    if options:
        fields.append(several_field("variants", texts.say("form-variants"), texts.say("form-variants-detail"), options))
    languages = {language: texts_for(language).say("language-name") for language in LANGUAGES}
    fields.append(field("clock", {clock: texts.say(f"clock-{clock}") for clock in CLOCKS}, draft.clock))
    fields.append(field("language", languages, draft.language))
    return form(request, texts.say("form-title", {"game": texts.say(f"{request.game.name}-title")}), fields)


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
    variants = set(option_codes(GAMES[request.game.name]))
    if clock not in CLOCKS or language not in LANGUAGES or not variants.issuperset(filled.variants):
        raise Refusal("old-form")
    again = request.table is not None and filled.again == ("yes",)
    return Wanted(request.game.name, language, clock, None, request.table, filled.variants, again, filled.people)


class FormHandlers:
    def __init__(self, tables: Tables, people: People, presses: Presses, opening: OpeningHandlers) -> None:
        self._tables = tables
        self._people = people
        self._presses = presses
        self._opening = opening

    @property
    def requests(self) -> Works:
        """What replies to **New table…**, to a game, to the form, and to the button below a refused one."""
        return {
            **self._presses.requests({AskGame: self._ask_below}),
            OpenForm: self._open_form,
            OpenDraft: self._open_draft,
            TableForm: self._take_form,
        }

    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        language: str | None = None,
        against: str | None = None,
        clock: str | None = None,
    ) -> None:
        """Open a table with the given options, or ask for its game and then for the rest."""
        if game is not None:
            await self._opening.open(interaction, game, language, against, clock)
            return
        if against is not None:
            raise Refusal("against-which-game")
        settings = await self._opening.must_be_possible(interaction)
        preset = presets(interaction, settings, language, clock)
        typed = language is not None or clock is not None
        drafts = {game: draft_of(Wanted(game, *preset)) if typed else None for game in GAMES}
        offers = [OpenForm(GameCode[game], None, draft) for game, draft in drafts.items()]
        await self._opening.single_use.send(interaction, compose_games(offers, interaction.texts))

    async def _ask_below(self, press: TablePress, finished: AskGame) -> None:
        if press.table.phase != "over":
            raise Refusal("not-over")
        await self._opening.must_be_possible(press.interaction)
        offers = [OpenForm(GameCode[game], finished.table) for game in GAMES]
        await self._opening.single_use.send(press.interaction, compose_games(offers, press.texts))

    async def _open_form(self, interaction: Interaction, wanted: OpenForm) -> None:
        game = wanted.game.name
        filled = None if wanted.draft is None else wanted_of(game, wanted.table, wanted.draft)
        settings = await self._opening.must_be_possible(interaction)
        texts = interaction.texts
        former = None if wanted.table is None else await self._opening.former(interaction, wanted.table)
        draft = filled or Wanted(game, *presets(interaction, settings))
        again: Sequence[str] | None = None
        if former is not None:
            # A person with a seat is known, and a form cannot wait for a write.
            person = await self._people.find(interaction.user.id, interaction.guild_id)
            seated = person is not None and former.seat_of(person.id) is not None
            draft = filled or _like(former, game, seated=seated)
            again = await self._names(former, game, person, texts) if person is not None and seated else None
        form = TableForm(wanted.game, wanted.table)
        await interaction.open_form(compose_form(form, draft, again, texts))

    async def _names(self, former: Table, game: str, person: Person, texts: Texts) -> Sequence[str]:
        """Return the names of the people and computers of a finished table who get a seat at the next one."""
        holders, _ = await self._tables.seats_for_rematch(former, person, game)
        people = await self._people.people_by_id([h for h in holders if isinstance(h, int)], former.info.guild_id)
        known = iter(people)
        return holder_names([holder if isinstance(holder, Computer) else next(known) for holder in holders], texts)

    async def _take_form(self, interaction: Interaction, form: TableForm, filled: FilledTable) -> None:
        wanted = submitted(form, filled)
        try:
            if filled.bots:
                raise Refusal("invited-bot")
            await self._opening.open_wanted(interaction, wanted)
        except CommitUnknown:
            raise
        except (Refusal, StoreBusy) as refused:
            await self._keep(interaction, wanted, refused)
        await self._opening.single_use.delete(interaction.message)

    async def _keep(self, interaction: Interaction, wanted: Wanted, refused: Refusal | StoreBusy) -> None:
        """Reply with a refusal, and a button that opens the form again as it was filled in."""
        refusal = refused if isinstance(refused, Refusal) else Refusal("store-busy")
        interaction.note_refusal(refusal.code)
        texts = interaction.texts
        said = refusal_sentence(refusal, wanted.game, texts)
        back = OpenForm(GameCode[wanted.game], wanted.former, draft_of(wanted))
        press = back.button(texts.say("button-form-again"), ButtonStyle.primary)
        await self._opening.single_use.send(interaction, Post(said, controls=controls_of([press])))

    async def _open_draft(self, interaction: Interaction, filled: OpenDraft) -> None:
        wanted = wanted_of(filled.game.name, filled.table, filled.draft)
        table = await self._tables.fetch_live_in(interaction.channel_id or 0)
        if table is None:
            await self._opening.open_wanted(interaction, wanted)
            await self._opening.single_use.delete(interaction.message)
        else:
            await self._opening.replace(interaction, table.info.id, wanted)


def _like(former: Table, game: str, *, seated: bool) -> Wanted:
    """Return a table like a finished one, of another game without its variants."""
    chosen = former.option_codes if game == former.info.game else ()
    return Wanted(game, former.language, former.clock, None, former.info.id, chosen, seated)
