"""Handlers that open a table by a form: the game is chosen first, then everything else."""

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle

from bot.chat.front.controls import ClaimedClick, Click, button, controls_of
from bot.chat.front.forms import Submission
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post
from bot.chat.tables.addresses import Do, Replace, Wanted
from bot.chat.tables.addresses import decode as decode_table
from bot.chat.tables.opening.addresses import NewTable, decode, decode_form
from bot.chat.tables.opening.form import compose_form, compose_games, submitted
from bot.chat.tables.opening.handlers import OpeningHandlers
from bot.chat.tables.opening.rules import presets
from bot.chat.tables.stepping import Stepping, facts_in_words
from bot.chat.words.languages import private_texts
from bot.chat.words.people import People
from bot.chat.words.players import holder_names
from bot.chat.words.texts import Texts
from bot.tables.holders import Computer
from bot.tables.needs import Person, StoreBusy, StoreUnsure
from bot.tables.refusals import Refusal
from bot.tables.service import Tables
from bot.tables.table import Table
from games.registry import GAMES


class FormHandlers:
    """Opens tables by a form."""

    def __init__(self, tables: Tables, people: People, stepping: Stepping, opening: OpeningHandlers) -> None:
        self._tables = tables
        self._people = people
        self._stepping = stepping
        self._opening = opening

    def claim(self, click: Click) -> ClaimedClick | None:
        """Return the handler of a click on **New table…**, on a game, or below a refused form."""
        match decode_table(click):
            case Do(table_id, "another"):
                return ClaimedClick("another", partial(self._ask_below, table_id=table_id))
            case _:
                asked = decode(click)
        if asked is None:
            return None
        work = self._replace if asked.replaces else self._open_form
        return ClaimedClick("new-table", partial(work, asked=asked))

    def claim_form(self, submission: Submission) -> ClaimedClick | None:
        """Return the handler of the form that was sent in."""
        asked = decode_form(submission.custom_id)
        if asked is None:
            return None
        return ClaimedClick("new-table", partial(self._take_form, submission=submission, asked=asked))

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
        offers = [NewTable(game, draft=Wanted(game, *preset) if typed else None) for game in GAMES]
        await self._opening.offers.make(interaction, compose_games(offers, private_texts(interaction)))

    async def _ask_below(self, interaction: Interaction, table_id: str) -> None:
        """Ask for the game of a table that follows a finished one."""
        async with self._stepping.working_at(interaction, table_id):
            if (await self._tables.table(table_id)).phase != "over":
                raise Refusal("not-over")
            await self._opening.must_be_possible(interaction)
            offers = [NewTable(game, table_id) for game in GAMES]
            await self._opening.offers.make(interaction, compose_games(offers, private_texts(interaction)))

    async def _open_form(self, interaction: Interaction, asked: NewTable) -> None:
        if asked.game not in GAMES:
            raise Refusal("old-button")  # forged
        settings = await self._opening.must_be_possible(interaction)
        texts = private_texts(interaction)
        former = None if asked.former is None else await self._opening.former(interaction, asked.former)
        draft = asked.draft or Wanted(asked.game, *presets(interaction, settings))
        again: Sequence[str] | None = None
        if former is not None:
            # A person with a seat is known, and a form cannot wait for a write.
            person = await self._people.find(interaction.user.id, interaction.guild_id)
            seated = person is not None and former.seat_of(person.id) is not None
            draft = asked.draft or _like(former, asked.game, seated=seated)
            again = await self._names(former, asked.game, person, texts) if person is not None and seated else None
        await interaction.open_form(compose_form(asked, draft, again, texts))

    async def _names(self, former: Table, game: str, person: Person, texts: Texts) -> Sequence[str]:
        """Return the names of the people and computers of a finished table who get a seat at the next one."""
        holders, _ = await self._tables.seated_again(former, person, game)
        people = await self._people.people_by_id([one for one in holders if isinstance(one, int)], former.info.guild_id)
        known = iter(people)
        return holder_names([one if isinstance(one, Computer) else next(known) for one in holders], texts)

    async def _take_form(self, interaction: Interaction, submission: Submission, asked: NewTable) -> None:
        wanted = submitted(submission, asked)
        try:
            if submission.bots:
                raise Refusal("invited-bot")
            await self._opening.open_wanted(interaction, wanted)
        except StoreUnsure:
            raise
        except (Refusal, StoreBusy) as refused:
            await self._keep(interaction, wanted, refused)
        await self._opening.offers.end(interaction.message)

    async def _keep(self, interaction: Interaction, wanted: Wanted, refused: Refusal | StoreBusy) -> None:
        """Reply with a refusal, and a button that opens the form again as it was filled in."""
        refusal = refused if isinstance(refused, Refusal) else Refusal("store-busy")
        interaction.note_refusal(refusal.code)
        texts = private_texts(interaction)
        said = texts.say(f"refusal-{refusal.code}", facts_in_words(refusal.facts, wanted.game, texts))
        back = NewTable(wanted.game, wanted.former, wanted)
        press = button(back.custom_id, texts.say("button-form-again"), ButtonStyle.primary)
        await self._opening.offers.make(interaction, Post(said, controls=controls_of([press])))

    async def _replace(self, interaction: Interaction, asked: NewTable) -> None:
        if asked.draft is None:
            raise Refusal("old-button")  # forged
        table = await self._tables.live_table_in(interaction.channel_id or 0)
        if table is None:
            await self._opening.open_wanted(interaction, asked.draft)
            await self._opening.offers.end(interaction.message)
        else:
            await self._opening.replace(interaction, Replace(table.info.id, asked.draft))


def _like(former: Table, game: str, *, seated: bool) -> Wanted:
    """Return a table like a finished one, of another game without its variants."""
    chosen = former.chosen if game == former.info.game else ()
    return Wanted(game, former.language, former.clock, None, former.info.id, chosen, seated)
