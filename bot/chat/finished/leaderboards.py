"""Leaderboards: a picture of a server's best, its pages, and the end of a season."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import discord
import msgspec
from discord.app_commands import Choice
from discord.ui import Button

from bot.chat.front.commands import GUILDS, AnyCommand, command, group, options_of, text_of
from bot.chat.front.controls import GameCode, Request
from bot.chat.front.features import Works
from bot.chat.front.interaction import Interaction
from bot.chat.front.layout import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.permissions import must_manage
from bot.chat.front.post import Attachment, Post
from bot.chat.front.serving import Serve
from bot.chat.pages import PageFeature, PageReply, Show, ordinal, spread
from bot.chat.requests import OWN, CloseSeason, LeaderboardPage, Period, Pictured
from bot.chat.words.lengths import ALT, CONTENT, OPTIONS, fit
from bot.chat.words.people import People
from bot.chat.words.players import bold_names, escaped, isolated, name_of, sign_of, without_bidi
from bot.chat.words.sentences import numbered_line
from bot.chat.words.texts import Texts, public_texts
from bot.finished.store import By, Leaderboard, Scope, SeasonEmpty, Standing
from bot.store import SqlFinished
from bot.tables.refusals import Refusal
from bot.tables.store import Person, StoreBusy
from bot.tables.wall_clock import now
from games.registry import GAMES
from renderers.finished.leaderboard import ORDER, Heading, PersonRow, draw_leaderboard
from renderers.kit.fonts import drawable
from renderers.registry import Picture

PAGE: Final = 10
"""Lines of a picture."""
_BETWEEN: Final = " · "
"""What separates a server's name from its season."""


class Leaderboards(PageFeature):
    """Replies to commands and buttons about leaderboards."""

    def __init__(self, store: SqlFinished, people: People, painter: Painter) -> None:
        self._store = store
        self._people = people
        self._painter = painter

    @property
    def pages(self) -> Mapping[type[Request], Show]:
        return {LeaderboardPage: self.show}

    @property
    def requests(self) -> Works:
        return {**super().requests, CloseSeason: self._close_season}

    def commands(self, serve: Serve) -> list[AnyCommand]:
        games = [Choice(name=text_of(f"{game}-title"), value=game) for game in GAMES]
        options = options_of(self.ask, choices={"game": games}, completions={"season": self.offer_seasons})
        closing = group("season", [command(serve, "season-close", self.ask_to_close)], GUILDS)
        closing.default_permissions = discord.Permissions(manage_guild=True)
        return [command(serve, "leaderboard", self.ask, options, GUILDS), closing]

    async def ask(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: Literal["all", "year", "month", "week"] | None = None,
        scope: Literal["server", "everywhere"] = "server",
        by: By | None = None,
        season: str | None = None,
    ) -> None:
        everywhere = scope == "everywhere"
        by = by or ("rating" if game else "wins")
        if by == "rating" and game is None:
            raise Refusal("rating-needs-game")
        if everywhere and season is not None:
            raise Refusal("season-needs-server")
        number = await self._season(interaction, season) if season is not None else None
        named = None if game is None else GameCode[game]
        ranking = LeaderboardPage(named, period or ("all" if everywhere else "season"), everywhere, by, number)
        await self.show(PageReply(interaction), ranking)

    async def _season(self, interaction: Interaction, typed: str) -> int:
        seasons = {str(season.number): season.number for season in await self._store.seasons(_guild(interaction))}
        if typed.strip() not in seasons:
            raise Refusal("no-season", season=fit(typed, 20), seasons=len(seasons))
        return seasons[typed.strip()]

    async def show(self, showing: PageReply, ranking: LeaderboardPage) -> None:
        interaction = showing.interaction
        person = await self._people.meet(interaction)
        scope, seasons = await self._scope(interaction, ranking)
        page = await self._page(scope, ranking, person)
        shown = msgspec.structs.replace(ranking, season=scope.season, offset=page.offset)
        heading = _heading(interaction, scope, scope.season if seasons > 1 else None, showing.texts)
        reader = None if showing.way == "shared" else person
        await self._show_ranking(showing, shown, heading, page, reader)

    async def _page(self, scope: Scope, ranking: LeaderboardPage, person: Person) -> Leaderboard:
        offset = ranking.offset
        if offset == OWN:
            own = await self._store.position_of(scope, ranking.by, person.id)
            if own is None:
                raise Refusal("not-ranked")
            offset = own // PAGE * PAGE
        page = await self._store.leaderboard(scope, ranking.by, offset, PAGE)
        if not page.total:
            raise _empty_leaderboard(scope)
        if not page.standings:  # fewer people than when the button was made
            page = await self._store.leaderboard(scope, ranking.by, (page.total - 1) // PAGE * PAGE, PAGE)
        return page

    async def _scope(self, interaction: Interaction, ranking: LeaderboardPage) -> tuple[Scope, int]:
        """Return the scope of a ranking, and the number of seasons of its server, the current one included."""
        since = _beginning_of(ranking.period, interaction.raw.created_at)
        game = None if ranking.game is None else ranking.game.name
        if ranking.everywhere:
            return Scope(None, None, game, since), 0
        seasons = await self._store.seasons(_guild(interaction))
        season = ranking.season
        if season is None and ranking.period == "season":
            season = seasons[-1].number
        return Scope(_guild(interaction), season, game, since), len(seasons)

    async def _show_ranking(
        self, showing: PageReply, ranking: LeaderboardPage, heading: Heading, page: Leaderboard, reader: Person | None
    ) -> None:
        texts = showing.texts
        shown = await self._draw(heading, ranking, page, texts, reader)
        scope = texts.say("ranking-scope", {"by": ranking.by, "period": ranking.period})
        lines = {"first": page.offset + 1, "last": _last(page), "total": page.total, "by": ranking.by}
        where = texts.say("ranking-lines", lines)
        title = _BETWEEN.join(
            [f"**{heading.title}**", *[escaped(part, 120) for part in heading.subtitle.split(_BETWEEN)]]
        )
        own = msgspec.structs.replace(ranking, offset=OWN).button(texts.say("button-page-own"))
        described = [title, f"{scope} {where}", *_number_lines(page, texts)]
        await showing.show_page(ranking, described, _page_buttons(showing, ranking, page), [own], files=(shown,))

    async def _draw(
        self, heading: Heading, ranking: LeaderboardPage | None, page: Leaderboard, texts: Texts, reader: Person | None
    ) -> Attachment:
        """Draw a page of a ranking, or of a season's final ratings."""
        by, button = ("rating", None) if ranking is None else (ranking.by, Pictured(ranking).button)
        lines = [_line(standing, texts, reader) for standing in page.standings]
        picture = await self._painter.work(_picture, heading, by, lines, first_of_all=page.offset == 0)
        return Attachment.of(picture, alt_of(page.standings, by, heading, texts), button)

    async def ask_to_close(self, interaction: Interaction) -> None:
        """Reply to `/season close` with an explanation and the button that does it."""
        must_manage(interaction)
        guild = _guild(interaction)
        season = (await self._store.seasons(guild))[-1].number
        if not (await self._store.leaderboard(Scope(guild, season), "games", 0, 1)).total:
            raise Refusal("season-empty", season=season)
        texts = interaction.texts
        yes = CloseSeason(interaction.user.id).button(texts.say("button-close-season"), discord.ButtonStyle.danger)
        await interaction.show(Post(texts.say("confirm-season", {"season": season}), controls=controls_of([yes])))

    async def _close_season(self, interaction: Interaction, _: CloseSeason) -> None:
        """Close the season, show its final leaderboards in public, and begin the next one."""
        must_manage(interaction)
        person = await self._people.meet(interaction)
        guild = _guild(interaction)
        try:
            closed = await self._store.close_season(guild, now(), person.id)
        except SeasonEmpty:
            raise Refusal("season-empty", season=(await self._store.seasons(guild))[-1].number) from None
        await interaction.defer(private=False)
        texts = public_texts(interaction)
        content = texts.say("season-closed", {"season": closed.number, "next": closed.number + 1})
        finals = await self._finals(interaction, closed.number, texts)
        lines = [content, *(line for final in finals for line in final[1])]
        await interaction.reply(Post(fit("\n".join(lines), CONTENT), tuple(picture for picture, _ in finals)))

    async def _finals(self, interaction: Interaction, season: int, texts: Texts) -> list[tuple[Attachment, list[str]]]:
        """Return the final leaderboard of every game, and the lines beside it. Empty if the database is busy; the
        season is closed all the same."""
        try:
            finals = [await self._final(interaction, game, season, texts) for game in GAMES]
        except StoreBusy:
            return []
        return [final for final in finals if final is not None]

    async def _final(
        self, interaction: Interaction, game: str, season: int, texts: Texts
    ) -> tuple[Attachment, list[str]] | None:
        """Return the final leaderboard of a game with the lines beside it, or None if it was not played."""
        scope = Scope(_guild(interaction), season, game)
        page = await self._store.leaderboard(scope, "rating", 0, PAGE)
        if not page.total:
            return None
        heading = _heading(interaction, scope, season, texts)
        lines = [f"{line} ({heading.title})" for line in _number_lines(page, texts)]
        return await self._draw(heading, None, page, texts, None), lines

    async def offer_seasons(self, interaction: Interaction, begun: str) -> list[Choice[str]]:
        """Complete the numbers of a server's seasons, latest first."""
        seasons = await self._store.seasons(_guild(interaction))
        numbers = [str(season.number) for season in reversed(seasons) if str(season.number).startswith(begun)]
        return [Choice(name=number, value=number) for number in numbers[:OPTIONS]]


def _picture(heading: Heading, by: By, lines: Sequence[PersonRow], *, first_of_all: bool) -> Picture:
    return Picture(draw_leaderboard(heading, by, lines, first_of_all=first_of_all).png())


def _heading(interaction: Interaction, scope: Scope, season: int | None, texts: Texts) -> Heading:
    title = texts.say("ranking-all-games") if scope.game is None else texts.say(f"{scope.game}-title")
    guild = interaction.raw.guild
    server = (
        without_bidi(guild.name)
        if scope.guild_id is not None and guild is not None
        else texts.say("ranking-everywhere")
    )
    named_season = texts.say("ranking-season", {"season": season}) if season is not None else ""
    counted: dict[By, str] = {by: texts.say(f"ranking-heading-{by}") for by in ORDER}
    return Heading(title, _BETWEEN.join(filter(None, (isolated(server), named_season))), counted)


def _line(standing: Standing, texts: Texts, reader: Person | None) -> PersonRow:
    rating = standing.rating
    return PersonRow(
        place=standing.place,
        sign=sign_of(standing.person),
        name=name_of(standing.person),
        rating=None if rating is None else ordinal(rating, texts),
        spread=None if rating is None else spread(rating, texts),
        provisional=standing.provisional,
        games=standing.games,
        wins=standing.wins,
        points=standing.points,
        own=reader is not None and reader.id == standing.person.id,
    )


def _number_lines(page: Leaderboard, texts: Texts) -> list[str]:
    """Return the line that names people whose names pictures cannot draw, by their places."""
    people = [(s.place, s.person) for s in page.standings if not drawable(name_of(s.person))]
    return numbered_line([f"#{place} = {bold_names([person])(0)}" for place, person in people], texts)


def alt_of(standings: Sequence[Standing], by: By, heading: Heading, texts: Texts) -> str:
    """Return a leaderboard as an alt text. Names are cut until it fits."""
    text = ""
    for longest in (32, 20, 12, 6):
        lines = [_line_text(standing, by, texts, longest) for standing in standings]
        text = " ".join([f"{heading.title} · {heading.subtitle}.", *lines])
        if len(text) <= ALT:
            break
    return text


def _line_text(standing: Standing, by: By, texts: Texts, longest: int) -> str:
    name = isolated(fit(name_of(standing.person), longest))
    return texts.say("ranking-line", {**_line(standing, texts, None)._asdict(), "name": name, "by": by})


def _page_buttons(showing: PageReply, ranking: LeaderboardPage, page: Leaderboard) -> list[Button[Any]]:
    """Return the buttons to the other pages, if there are any."""
    if page.total <= PAGE:
        return []

    def page_button(key: str, offset: int, *, disabled: bool) -> Button[Any]:
        request = msgspec.structs.replace(ranking, offset=offset)
        return showing.turn_to(request, showing.texts.say(f"button-{key}"), disabled=disabled)

    return [
        page_button("page-back", max(page.offset - PAGE, 0), disabled=page.offset == 0),
        page_button("page-own", OWN, disabled=False),
        page_button("page-on", page.offset + PAGE, disabled=_last(page) == page.total),
    ]


def _last(page: Leaderboard) -> int:
    return page.offset + len(page.standings)


def _beginning_of(period: Period, now: datetime) -> int | None:
    """Return the beginning of the current period in milliseconds. None for periods without one."""
    day = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case "season" | "all":
            return None
        case "year":
            return _milliseconds(day.replace(month=1, day=1))
        case "month":
            return _milliseconds(day.replace(day=1))
        case "week":
            return _milliseconds(day - timedelta(days=day.weekday()))


def _milliseconds(at: datetime) -> int:
    return int(at.timestamp() * 1000)


def _empty_leaderboard(scope: Scope) -> Refusal:
    if scope.since is not None:
        return Refusal("none-ranked-since")
    if (scope.season or 1) > 1:
        return Refusal("none-ranked-in-season", season=scope.season)
    return Refusal("none-ranked")


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")
    return interaction.guild_id
