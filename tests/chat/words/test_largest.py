"""Every message of a table at its largest: nothing that it must say is cut."""

from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.chat.board.composer import opening_words, story_words
from bot.chat.board.lobbies import compose_computers
from bot.chat.board.messages import NO_EPILOGUE, Epilogue, compose, compose_hand, compose_plain
from bot.chat.finished.endings import Endings
from bot.chat.finished.replays import _still_text as still_text  # pyright: ignore[reportPrivateUsage]
from bot.chat.front.painter import Painter
from bot.chat.front.post import Post
from bot.chat.play.handlers import _lines as count_lines  # pyright: ignore[reportPrivateUsage]
from bot.chat.words.absence import NOTHING, Deadlines
from bot.chat.words.lengths import ALT, CONTENT, fit, fitting
from bot.chat.words.people import People
from bot.chat.words.players import Player, alt_names, bold_names, names_with_mentions
from bot.chat.words.sentences import decision_lines, ending_lines, headline, table_text
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.finished.rating import Rating
from bot.finished.replay import Moment
from bot.finished.store import FinishedTable, Finisher, RatingChange, RecordedScore
from bot.store import SqlFinished
from bot.tables.attendance import Proposal
from bot.tables.entries import Ended, Nudged, Voted
from bot.tables.lobby import MAX_WAITLIST
from bot.tables.state import TableInfo
from bot.tables.store import Person, Turn
from bot.tables.table import Cause, Step, Table
from games.chance import commitment
from games.game import variants
from games.registry import GAMES
from tests.chat.playouts import LONGEST, games
from tests.games.own import checked_games

pytestmark = pytest.mark.usefixtures("blank")

EVENING = 20
WISHES = (
    *(Proposal(what) for what in ("end", "pause", "resume")),
    *(Proposal("clock", value=clock) for clock in ("live", "day", "three-days")),
    *(Proposal("vote-out", seat) for seat in range(8)),
)


def people(count: int, first: int = 1) -> list[Person]:
    """People whose names consist of Discord's markup, so that each letter takes two characters."""
    return [
        Person(first + seat, 10**17 + first + seat, chr(ord("A") + seat) + "*" * (LONGEST - 1), "en-US")
        for seat in range(count)
    ]


PLAYERS = people(8)
WAITING = people(MAX_WAITLIST, 100)
ORDINARY = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Francesca", "Giovanni", "Hans Peter")


class Records(SimpleNamespace):
    """A store in which a table broke every record, at the end of an evening of different people."""

    rated = 5

    async def rating_changes(self, table_id: str) -> Sequence[RatingChange]:
        before, after = Rating(25, 8), Rating(24, 8)
        return [RatingChange(seat, one, "away", before, after, self.rated) for seat, one in enumerate(self.seated)]

    async def leaderboard(self, *_: object) -> SimpleNamespace:
        return SimpleNamespace(total=100, standings=())

    async def server_records(self, _: int, game: str) -> Mapping[str, tuple[Person, RecordedScore]]:
        score = RecordedScore(99, self.table.info.id, 0)
        return dict.fromkeys(("score", *GAMES[game].records), (self.seated[0], score))

    async def history(self, *_: object) -> SimpleNamespace:
        """Each table of the evening has two other people than the one before."""
        tables = [self._played(number) for number in range(EVENING)]
        return SimpleNamespace(tables=tables)

    def _played(self, number: int) -> FinishedTable:
        seated = [*self.seated[1:], *people(1, 1000 + number)] if number else self.seated
        finishers = tuple(Finisher(seat, one, 1, 9) for seat, one in enumerate(seated))
        info = self.table.info
        name = f"table-{number}" if number else info.id
        return FinishedTable(name, 1, 2, 3, info.game, -number, -number, "over", finishers, rated=True)


async def epilogue(table: Table, seated: Sequence[Player] = ()) -> Epilogue:
    """Return the longest epilogue of a table, of the players with the longest names unless others are given."""
    records = Records(table=table, seated=seated or PLAYERS[: len(table.holders)])
    return await Endings(cast("SqlFinished", records)).epilogue(table, records.seated, texts_for(table.language))


def in_lobby(game: str, language: str) -> Table:
    """A full lobby with every variant, a clock, and the longest waitlist."""
    codes = tuple(variant.code for variant in variants(GAMES[game].Options))
    seats = GAMES[game].seats.stop - 1
    info = TableInfo("testtabl", 1, 2, None, game, GAMES[game].version, language, bytes(32))
    return Table(info).open(Cause(1, 0, 1), range(1, seats + 1), codes, "three-days").after


def unruly(table: Table) -> Table:
    """Everybody wants everything and is idle."""
    seats = range(len(table.holders))
    for person in table.people:
        step = Step(table)
        for number, wish in enumerate(WISHES):
            if wish.seat is None or wish.seat in seats:
                step.write(Cause(person, 0, 100 * person + number), Voted(wish.what, wish.value), seat=wish.seat)
        step.write(Cause(person, 0, None), Nudged(), seat=person % len(seats))
        table = step.after
    return table


def drawn(table: Table) -> Table:
    """The same end with the same place for all."""
    table = table.copy()
    assert table.ended is not None
    assert table.ended.result is not None
    places = tuple(replace(place, place=1) for place in table.ended.result.places)
    table.ended = replace(table.ended, result=replace(table.ended.result, places=places))
    return table


def played(game: str, language: str) -> Iterator[Table]:
    """Positions of games with the most seats, each unruly or drawn."""
    found = [one for one in games(2, language, seats=8) if one.info.game == game and one.position is not None]
    for table in (*found[::40], *[one for one in found if one.phase == "over"]):
        yield drawn(table) if table.phase == "over" else unruly(table)


def due(table: Table, texts: Texts) -> list[str]:
    """The lines that a board must have."""
    name = bold_names(PLAYERS)
    if table.phase == "over":
        return [texts.say("ending-headline", {"won": headline(table, texts, name)})]
    assert table.position is not None
    asked = names_with_mentions(PLAYERS[: len(table.holders)], table.awaited)
    return decision_lines(table, table.position.view(None), texts, asked)


def late(table: Table) -> Deadlines:
    turns = [Turn("testtabl", seat, 0, 10**9 + seat * 10**6, None) for seat in sorted(table.awaited)]
    return Deadlines(10**9, turns)


def cast_of(table: Table) -> People:
    """The people of every scene, with the longest names."""

    async def players(*_: object) -> Sequence[Person]:
        return PLAYERS[: len(table.holders)]

    return cast("People", SimpleNamespace(players=players, players_of_cast=players))


def names_in_full(texts: Texts, seated: Sequence[Person]) -> str:
    """The end of the computers' message: everybody who has a seat."""
    name = bold_names(seated)
    return texts.say("computers-seated", {"names": texts.join_names([name(seat) for seat in range(len(seated))])})


def check(post: Post) -> None:
    assert 0 < len(post.content) <= CONTENT
    assert all(len(attachment.alt or "") <= ALT for attachment in post.attachments or ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", checked_games())
async def test_lobby_keeps_its_seal(language: str, game: str, painter: Painter) -> None:
    table, texts = in_lobby(game, language), texts_for(language)
    seated = PLAYERS[: len(table.holders)]
    closed = Step(table)
    closed.write(Cause(1, 0, 2), Ended("outdated", bytes(32).hex(), None))
    for one in (table, closed.after):
        staffed = compose_computers(one, seated, texts)
        check(staffed)
        assert staffed.content.endswith(names_in_full(texts, seated))
        for post in (
            await compose(one, seated, painter, waitlist=WAITING),
            Post(await opening_words(cast_of(one), one)),
            Post(table_text(one, seated, texts, 0, waitlist=WAITING)),
            compose_plain(one, seated, painter, frozenset(), NO_EPILOGUE, NOTHING, WAITING),
        ):
            check(post)
            assert commitment(one.info.seed) in post.content
            assert not post.content.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", checked_games())
async def test_messages_of_a_game_keep_question_and_result(language: str, game: str, painter: Painter) -> None:
    texts = texts_for(language)
    for table in played(game, language):
        seated, over = PLAYERS[: len(table.holders)], table.phase == "over"
        more = await epilogue(table) if over else NO_EPILOGUE
        mentioned = frozenset[int]() if over else table.awaited
        board = await compose(
            table, seated, painter, mentioned, more, deadlines=late(table), earlier="Words. " * 300, waitlist=WAITING
        )
        check(board)
        lines = board.content.splitlines()
        assert [line for line in "\n".join(due(table, texts)).splitlines() if line not in lines] == []
        assert "…" not in lines[-1], "what comes after them is left out whole"
        plain = compose_plain(table, seated, painter, mentioned, more, late(table), WAITING)
        check(plain)
        assert plain.content.endswith(texts.say("board-without-picture"))
        assert more.summary in plain.content
        if over:
            assert more.lines[0] in plain.content, "what it changed"
        check(Post(await story_words(cast_of(table), table, table.segment.scenes) or "nothing"))
        for seat in range(len(seated)):
            check(Post(table_text(table, seated, texts, seat, late(table), WAITING)))
            hand = await compose_hand(table, seat, seated, painter, texts)
            check(hand)
            assert "…" not in hand.content.splitlines()[-1], "the link to the table"
        if over:
            over_there = texts.say("thread-result", {"thread": "<#12345678901234567890>"})
            assert table.position is not None
            events = [*table.position.view(None).happened()] * 20
            moment = cast("Moment", SimpleNamespace(table=table, events=events))
            still = still_text(moment, seated, texts, (99, 99))
            check(Post(still))
            for seat, reader in ((one, name) for one in range(len(seated)) for name in (bold_names, alt_names)):
                counted = count_lines(game, table.position.view(None), seat, texts, reader(seated))
                assert len("\n".join(counted)) <= (CONTENT if reader is bold_names else ALT)
            assert still.endswith("\n".join(ending_lines(table, texts, bold_names(seated))))
            check(Post("\n".join([over_there, *ending_lines(table, texts, bold_names(seated))])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", checked_games())
async def test_epilogue_with_ordinary_names_is_shown_whole(language: str, game: str, painter: Painter) -> None:
    """What is cut for the longest names is not cut for all."""
    ordinary = [replace(one, name=name) for one, name in zip(PLAYERS, ORDINARY, strict=True)]
    table = next(one for one in games(2, language, seats=8) if one.info.game == game and one.phase == "over")
    seated = ordinary[: len(table.holders)]
    more = await epilogue(table, seated)
    board = await compose(table, seated, painter, epilogue=more, waitlist=WAITING[:2])
    check(board)
    assert [line for line in (more.summary, *more.lines) if line not in board.content] == []


@pytest.mark.parametrize("rated", [4, 5])
async def test_ratings_are_provisional_until_the_fifth_rated_table(rated: int) -> None:
    table = next(one for one in games(2, "en") if one.phase == "over")
    seated = PLAYERS[: len(table.holders)]
    records = Records(table=table, seated=seated, rated=rated)
    more = await Endings(cast("SqlFinished", records)).epilogue(table, seated, texts_for(table.language))
    (ratings,) = [line for line in more.lines if line.startswith("-# Rating: ")]
    assert ("provisional" in ratings) == (rated < 5)


@given(st.text(), st.integers(-5, 30))
def test_what_is_cut_is_never_longer_than_it_may_be(text: str, most: int) -> None:
    cut = fit(text, most)
    assert len(cut) <= max(most, 0)
    assert cut == text or cut.removesuffix("…") == text[: max(len(cut) - 1, 0)]


@given(st.lists(st.text()), st.integers(-5, 60))
def test_lines_that_are_kept_fit_and_come_in_order(lines: list[str], most: int) -> None:
    kept = fitting(lines, most)
    assert sum(len(line) + 1 for line in kept) <= max(most, 0)
    rest = iter(lines)
    assert all(line in rest for line in kept)
