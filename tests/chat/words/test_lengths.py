"""Discord's limits, held where messages are built: the library checks none of them."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from discord.ui import Button, Select

from bot.chat.board.messages import compose
from bot.chat.board.table_controls import board_controls, kind_button, own_controls
from bot.chat.front.controls import GameCode
from bot.chat.front.layout import controls_of
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment
from bot.chat.requests import (
    AtTable,
    Film,
    HistoryPage,
    InLobby,
    LeaderboardPage,
    Leaving,
    Page,
    Proof,
    ReplayMove,
    Share,
    StatsPage,
)
from bot.chat.words.lengths import ALT, CHOICE, CONTENT, LABEL, OPTIONS, fit
from bot.chat.words.sentences import alt_text, table_text
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.state import option_codes
from bot.tables.table import Table
from games.registry import GAMES
from renderers.registry import Picture
from tests.chat.playouts import at, every_command, every_menu, games, payloads, people
from tests.chat.words.test_largest import late, played

Payload = dict[str, Any]
NAME = re.compile(r"[-_\w]{1,32}")
SEVENTEEN_TILES = "stacks=-/-/-/-/-/-/- kept=6x4.5x3 phase=go options=free_choice"


def tables(language: str) -> Iterator[Table]:
    yield from games(3, language, seats=8)[::4]
    yield at("heckmeck", SEVENTEEN_TILES, language)


def test_alt_text_is_cut_where_its_picture_is_attached() -> None:
    alt = Attachment.of(Picture(b""), "a" * (ALT + 1), None).alt
    assert alt == "a" * (ALT - 1) + "…"


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_boards_fit_uncut_with_the_most_and_longest_names(language: str, painter: Painter) -> None:
    texts = texts_for(language)
    seated = people(8)
    for table in tables(language):
        board = await compose(table, seated, painter, table.awaited)
        assert len(board.content) <= CONTENT
        assert not board.content.endswith("…")
        for attachment in board.attachments or ():
            assert len(attachment.alt or "") <= ALT
            assert "*" not in (attachment.alt or ""), "a screen reader would read it out"
        assert not re.search(r"^\d+\. ", board.content, re.MULTILINE), "Discord counts lists for itself"
        assert len(table_text(table, seated, texts, 0)) <= CONTENT
        assert not table_text(table, seated, texts, 0).endswith("…")
        if table.position is not None:
            alt = alt_text(table, table.position.view(None), seated, texts)
            assert len(alt) <= ALT
            assert not alt.endswith("…") or table.info.game == "hornochsen", alt  # twelve rows; the text table has all


@pytest.mark.parametrize("language", LANGUAGES)
async def test_controls_fit_into_a_message(language: str) -> None:
    texts = texts_for(language)
    busy = [one for game in ("heckmeck", "hornochsen") for one in played(game, language)]
    for table in (*tables(language), *busy):
        board = board_controls(table, people(8), texts, deadlines=late(table))
        for view in (board, own_controls(table, 0, people(8), texts, "text")):
            assert len(view.to_components()) <= 5
            for item in view.children:
                assert isinstance(item, Button | Select)
                check(cast("Button[Any] | Select[Any]", item))


def check(item: Button[Any] | Select[Any]) -> None:
    assert 0 < len(item.custom_id or "") <= 100
    if isinstance(item, Button):
        assert item.label is not None
        assert 0 < len(item.label) <= LABEL
        return
    assert len(item.placeholder or "") <= 150
    assert 0 < len(item.options) <= OPTIONS
    assert len({option.value for option in item.options}) == len(item.options)
    for option in item.options:
        assert 0 < len(option.label) <= CHOICE
        assert 0 < len(option.value) <= CHOICE
        assert len(option.description or "") <= CHOICE


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_written_for_controls_are_never_cut(language: str) -> None:
    texts = texts_for(language)
    for request in (
        *[InLobby("testtabl", what) for what in ("join", "start", "rematch")],
        *[Leaving("testtabl", what) for what in ("leave", "end", "close")],
        AtTable("testtabl", "text"),
    ):
        assert kind_button(request, texts).label == texts.say(f"button-{request.what}")
    for game in GAMES.values():
        for code in option_codes(game):
            key = f"{game.name}-variant-{code}"
            assert len(texts.say(key)) <= CHOICE
            assert len(texts.say(f"{key}-what")) <= CHOICE


@pytest.mark.parametrize(
    "page",
    [
        LeaderboardPage(GameCode["hornochsen"], "season", everywhere=False, by="points", season=999, offset=99990),
        HistoryPage(9_999_999_999, 99_996),
        StatsPage(9_999_999_999, GameCode["hornochsen"]),
        ReplayMove("2kq5zx8w", 9_999, -10),
        Film("2kq5zx8w"),
        Proof("2kq5zx8w"),
    ],
)
def test_what_is_shared_finds_room_on_its_button(page: Page) -> None:
    controls_of([Share(2**64 - 1, page).button("Share"), page.button("Open")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_fit_into_a_message(language: str) -> None:
    texts = texts_for(language)
    assert len(texts.say("help")) <= CONTENT
    for game in GAMES.values():
        assert len(texts.say(f"{game.name}-rules")) <= CONTENT


async def test_commands_are_named_as_discord_demands_in_every_language() -> None:
    for payload in await payloads(every_command()):
        check_command(payload)
        assert total(payload) <= 8000


async def test_commands_in_menus_fit_into_discords_limits_in_every_language() -> None:
    menus = await payloads(every_menu())
    for language in ("", *LANGUAGES):
        names = [(one["type"], translated(one).get(language, one["name"]) or "") for one in menus]
        assert len(set(names)) == len(menus)
        assert [name for _, name in names if not 1 <= len(name) <= 32] == []
    assert max(Counter(one["type"] for one in menus).values()) <= 15


def check_command(payload: Payload) -> None:
    for name in said(payload, "name"):
        assert NAME.fullmatch(name), name
        assert name == name.lower()
    for text in said(payload, "description"):
        assert 1 <= len(text) <= 100, text
    options = inner(payload, "options")
    for language in ("", *LANGUAGES):
        names = [translated(option).get(language, option["name"]) for option in options]
        assert len(names) == len(set(names)) <= 25
    required = [bool(option.get("required")) for option in options]
    assert required == sorted(required, reverse=True)
    for option in options:
        check_command(option)
        assert all(1 <= len(name) <= 100 for choice in inner(option, "choices") for name in said(choice, "name"))


def translated(payload: Payload) -> dict[str, str]:
    return payload.get("name_localizations") or {}


def said(payload: Payload, part: str) -> list[str]:
    """A name or description in every language."""
    return [payload.get(part, ""), *(payload.get(f"{part}_localizations") or {}).values()]


def inner(payload: Payload, part: str) -> list[Payload]:
    """Its options or choices."""
    return payload.get(part) or []


def total(payload: Payload) -> int:
    """Return the length that Discord adds up: names, descriptions and values, each in its longest language."""
    own = sum(max(map(len, said(payload, part))) for part in ("name", "description"))
    nested = [*inner(payload, "options"), *inner(payload, "choices")]
    return own + len(str(payload.get("value", ""))) + sum(map(total, nested))


def test_what_is_too_long_is_cut_with_an_ellipsis() -> None:
    assert fit("abc", 3) == "abc"
    assert fit("abcd", 3) == "ab…"
