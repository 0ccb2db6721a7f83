"""Every custom_id that was ever released is understood for good; any other is answered as an old button."""

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, cast, get_args, get_origin

import msgspec
import pytest
from discord.ui import Select
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Raw, Struct
from structlog.testing import capture_logs

from bot.chat import requests
from bot.chat.board.table_controls import board_controls, more_controls, own_controls, rash_controls
from bot.chat.front.controls import GameCode, Request
from bot.chat.lobby.drafts import Wanted, draft_of, wanted_of
from bot.chat.requests import FORMS, REQUESTS, AnswerPlan, MovePlan, Play, PlayChosen, PlaySeveral, decode
from bot.chat.router import Router
from bot.chat.rules import codes_of, page_controls, show_the_rule
from bot.chat.words.lengths import CUSTOM_ID
from bot.chat.words.texts import texts_for
from bot.tables.calls import Until
from bot.tables.clocks import CLOCKS
from bot.tables.profiles import PROFILES
from bot.tables.state import BY_HAND, option_codes
from bot.tables.table import Table
from games.computer import LEVELS
from games.core import Choice
from games.registry import GAMES
from tests.chat.playouts import games, people
from tests.chat.world import World
from tests.engines import on_both
from tests.games.own import ONLY, checked_games

GOLDEN = Path(__file__).with_name("golden") / "custom_ids.txt"
OPTIONS = GOLDEN.with_name("options.txt")
OLD = "out of date"


def lines_of(file: str) -> list[str]:
    """The lines of a golden file, without comments."""
    return [line for line in GOLDEN.with_name(file).read_text(encoding="utf-8").splitlines() if line[:1] != "#"]


FORGED = (*lines_of("forged_ids.txt"), "", 'r2["t","\ud800","text"]')


class Click(NamedTuple):
    """A line of a golden file."""

    custom_id: str
    values: tuple[str, ...] = ()


@cache
def released() -> Mapping[str, Sequence[Click]]:
    """The golden files: clicks by the table that they are for. A game that came later has a file of its own."""
    found: dict[str, list[Click]] = {}
    place = ""
    files = sorted(GOLDEN.parent.glob("custom_ids*.txt"))
    for line in [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]:
        if line.startswith("["):
            place = line.strip("[]")
        elif line and not line.startswith("#"):
            custom_id, *values = line.split(" ")
            found.setdefault(place, []).append(Click(custom_id, tuple(values)))
    return found


def at(click: Click, table: str, asker: int, guild: int = 1) -> Click:
    """A golden click, for a table, a person and a server that are there."""
    placed = click.custom_id.replace("TABLE", table).replace("ANNA", str(asker)).replace("GUILD", str(guild))
    return Click(placed, click.values)


def read(click: Click) -> Request:
    """The request of a golden click."""
    request = decode(at(click, "2kq5zx8w", 123456789012345678).custom_id)
    assert request is not None, click
    return request


@pytest.mark.parametrize("place", sorted(released()))
def test_released_ids_are_read_and_written_as_they_were(place: str) -> None:
    for click in released()[place]:
        assert read(click).custom_id == at(click, "2kq5zx8w", 123456789012345678).custom_id


def test_there_is_a_released_example_of_every_request_and_of_every_page_shared() -> None:
    found = [read(click) for clicks in released().values() for click in clicks]
    assert {type(one) for one in found} == {*REQUESTS} - {*FORMS}, f"add an example to {GOLDEN.name}"
    shared = {type(one.page) for one in found if isinstance(one, requests.Share)}
    assert shared == {*get_args(requests.Page)}, f"add an example to {GOLDEN.name}"


async def test_every_custom_id_under_messages_is_a_released_form() -> None:
    forms = {form(read(click), click.values) for clicks in released().values() for click in clicks}
    new = {form(request, values): written(request, values) for request, values in sent()}
    missing = [new[one] for one in new if one not in forms]
    file = f"tests/chat/golden/custom_ids_{os.environ.get(ONLY, '<game>')}.txt"
    assert not missing, "\n".join([f"paste below [<game>] in {file}:", *missing])


def form(request: Request, values: tuple[str, ...]) -> tuple[object, ...]:
    """What is released with a request: its type and kind, of a move that of the action, of a page its way, and which
    of its fields are there."""
    there = [getattr(request, name) is not None for name in request.__struct_fields__]
    match request:
        case Play():
            what = (json.loads(bytes(request.action))[0], request.confirmed)
        case PlayChosen():
            what = (re.sub(r"\d+$", "", request.name), json.loads(values[0])[0])
        case PlaySeveral():
            what = request.tag
        case _:
            what = getattr(request, "way", None) or getattr(request, "until", None)
    return (type(request), request.kind, what, *there)


def written(request: Request, values: tuple[str, ...]) -> str:
    """A click as a line of a golden file. A move is one of seat 1: a click of another person on it is never old."""
    if isinstance(request, Play | PlayChosen | PlaySeveral):
        request = msgspec.structs.replace(request, seat=1)
    return " ".join([request.custom_id.replace("testtabl", "TABLE"), *values])


def rash(table: Table, seat: int) -> Sequence[Choice[Any]]:
    """Return the rash choices of a seat."""
    return [choice for choice in table.position.legal(seat) if choice.rash] if table.position is not None else []


def _apart() -> Iterator[Request]:
    """Requests of controls that are not under the messages of random games."""
    for kind in (requests.InLobby, requests.Leaving, requests.AtTable):
        for what in kind.kinds():
            yield kind("testtabl", cast("Any", what))
    yield from [requests.ChangeComputers("testtabl", what, level, 1) for what in ("add", "remove") for level in LEVELS]
    yield from [requests.Subscribe(GameCode["heckmeck"], 1, until) for until in (None, *get_args(Until))]
    yield from (requests.Count("testtabl", 7), requests.Nudge("testtabl", 7), requests.Sit("testtabl", 7))
    yield from (requests.AnswerPuzzle(date(2026, 11, 25), 3), requests.NameInSolution(date(2026, 11, 25), True))
    yield from [requests.Vote("testtabl", what) for what in ("end", "pause", "resume")]
    yield from [requests.Vote("testtabl", what, 2) for what in ("stand-in", "vote-out")]
    yield from [requests.Vote("testtabl", "clock", None, clock) for clock in CLOCKS]
    for clock, level in product(CLOCKS, (None, *LEVELS)):
        yield requests.Replace("testtabl", GameCode["heckmeck"], "en", clock, level)
    for game in checked_games():
        yield request_of(show_the_rule(game, "over", "testtabl", texts_for("en")))
        draft = draft_of(Wanted(game, "en", "none"))
        for table in (None, "testtabl"):
            yield from (requests.OpenForm(GameCode[game], table, one) for one in (None, draft))
            yield requests.OpenDraft(GameCode[game], table, draft)


def request_of(item: object) -> Request:
    """The request of a control."""
    request = decode(str(getattr(item, "custom_id", "")))
    assert request is not None
    return request


def sent() -> Iterator[tuple[Request, tuple[str, ...]]]:
    """The requests under the boards, hands and texts of random games, with the values of menus."""
    texts = texts_for("en")
    yield from ((request, ()) for request in _apart())
    for game in checked_games():
        for code, table in product(codes_of(game), ("testtabl", None)):
            under = page_controls(requests.RulesPage(GameCode[game], code, table), code, codes_of(game), texts).children
            yield from ((request_of(item), ()) for item in under)
    for table in games(3):
        seated = people(len(table.people))
        for view in (
            board_controls(table, seated, texts),
            more_controls(table, seated, texts, 0, may_choose=True),
            *[own_controls(table, n, seated, texts, "hand") for n in (0, 1)],
            *[rash_controls(table, n, choice, texts) for n in (0, 1) for choice in rash(table, n)],
        ):
            for item in view.children:
                values = [(option.value,) for option in item.options] if isinstance(item, Select) else [()]
                yield from ((request_of(item), one) for one in values)


# What can be written at all


def values_of(kind: Any, *, largest: bool = False) -> st.SearchStrategy[Any]:
    """Return the values that a field's type allows, or the one that is written longest."""
    if get_origin(kind) is Annotated:
        plain, *metas = get_args(kind)
        return bounded(plain, next((one for one in metas if isinstance(one, Meta)), Meta()), largest=largest)
    if get_origin(kind) in (Union, UnionType):
        parts = [values_of(one, largest=largest) for one in get_args(kind) if not (largest and one is NoneType)]
        return parts[0] if largest and len(parts) == 1 else st.one_of(parts)
    if get_origin(kind) is Literal:
        return st.sampled_from(sorted(get_args(kind), key=len)[-1:] if largest else get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return requests_of(kind, largest=largest)
    simple: dict[Any, st.SearchStrategy[Any]] = {
        bool: st.just(False) if largest else st.booleans(),
        date: st.dates(min_value=date(2020, 1, 1)),
        GameCode: st.sampled_from([GameCode[game] for game in GAMES]),
        NoneType: st.none(),
        Raw: st.sampled_from([Raw(b'["move","guard",22,"forward"]' if largest else b'["roll"]')]),
    }
    return simple[kind]


def bounded(plain: Any, meta: Meta, *, largest: bool) -> st.SearchStrategy[Any]:
    """Return the values within the bounds of a number or a text."""
    if plain is int:
        least, most = meta.ge if meta.ge is not None else (meta.gt or 0) + 1, meta.le or (meta.lt or 1) - 1
        return (
            st.just(max(least, most, key=lambda one: len(str(one)))) if largest else st.integers(int(least), int(most))
        )
    if meta.pattern is not None:
        texts = st.from_regex(meta.pattern, fullmatch=False, alphabet=st.characters(codec="ascii"))
        most = int(re.findall(r"\{(?:\d+,)?(\d+)\}", meta.pattern)[0])
        return st.just("a" * most) if largest else texts
    return st.just("!" * (meta.max_length or 0)) if largest else st.text("!abc0", max_size=meta.max_length)


@st.composite
def requests_of(draw: st.DrawFn, kind: type[Struct], *, largest: bool = False) -> Any:
    """Return a request of a type, whatever its fields may be."""
    fields = msgspec.structs.fields(kind)
    values = {field.name: draw(values_of(field.type, largest=largest)) for field in fields}
    if kind is requests.Vote:  # of which not all fields go together
        values |= {"seat": values["seat"] or 0} if values["what"] in ("stand-in", "vote-out") else {"seat": None}
        values |= {"clock": values["clock"] or "day"} if values["what"] == "clock" else {"clock": ""}
    return kind(**values)


@given(data=st.data())
@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_requests_are_read_as_they_were_written(kind: type[Request], data: st.DataObject) -> None:
    request = data.draw(requests_of(kind))
    assert decode(request.custom_id) == request
    assert {*types_in(decode(request.custom_id))} <= {NoneType, bool, int, str, date, GameCode, Raw}


def types_in(value: object) -> Iterator[type]:
    """The types of all that a request says. What it says goes on to tables and rows, which know no others."""
    if isinstance(value, tuple | Struct):
        for part in msgspec.structs.astuple(value) if isinstance(value, Struct) else cast("tuple[object, ...]", value):
            yield from types_in(part)
    else:
        yield type(value)


@given(data=st.data())
@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_largest_request_of_a_type_fits_into_a_custom_id(kind: type[Request], data: st.DataObject) -> None:
    request = data.draw(requests_of(kind, largest=True))
    assert len(request.custom_id) <= CUSTOM_ID, request.custom_id


@given(data=st.data())
def test_drafts_are_read_as_they_were_filled_in(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sorted(GAMES)))
    codes = data.draw(st.sets(st.sampled_from(option_codes(GAMES[game])))) if option_codes(GAMES[game]) else set[str]()
    invited = data.draw(st.sets(st.integers(1, 2**63 - 1), max_size=requests.MAX_INVITED))
    clock = data.draw(st.sampled_from([*CLOCKS]))
    wanted = Wanted(game, "de", clock, None, "testtabl", tuple(codes), data.draw(st.booleans()), tuple(invited))
    again = wanted_of(game, "testtabl", draft_of(wanted))
    assert (again.clock, again.again, {*again.variants}, again.invited) == (clock, wanted.again, codes, wanted.invited)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_codes_and_option_numbers_are_those_that_were_released(game: str) -> None:
    """Drafts in custom_ids have a bit for each number: none is changed, nor used again."""
    profile = PROFILES[game]
    numbers = {code: profile.options[code] for code in option_codes(GAMES[game]) if code != BY_HAND}
    assert numbers.keys() == profile.options.keys()
    files = sorted(OPTIONS.parent.glob("options*.txt"))
    released_numbers = [line.split() for file in files for line in lines_of(file.name)]
    known = {code: int(number) for name, code, number in released_numbers if name == profile.code}
    assert known == {"-": 0, **numbers}, f"add what is new, and `{profile.code} - 0` of a new game, to {OPTIONS.name}"
    assert all(0 < number < requests.MAX_OPTIONS for number in numbers.values())
    assert len({*numbers.values()}) == len(numbers)
    assert 1 <= len(profile.code) <= 4
    assert [other.code for other in PROFILES.values()].count(profile.code) == 1


async def _nothing(*_: object) -> None:
    """Reply with nothing."""


def test_type_that_two_features_claim_or_none_does_fails_at_the_start() -> None:
    Router([dict.fromkeys(REQUESTS, _nothing)], _nothing)
    with pytest.raises(ValueError, match="Play"):
        Router([dict.fromkeys(REQUESTS[1:], _nothing)], _nothing)
    with pytest.raises(ValueError, match="Play"):
        Router([dict.fromkeys(REQUESTS, _nothing), {Play: _nothing}], _nothing)


async def clicked(world: World, click: Click, table: str) -> str:
    """Click on the board. Returns the private reply, which must come and be no error."""
    asked = at(click, table, world.anna.id, world.guild.id)
    of_no_evening = isinstance(decode(asked.custom_id), AnswerPlan | MovePlan)  # whose message loses its controls
    shown = world.public[0] if of_no_evening else world.board
    reply_text = world.private(await world.pressed(world.anna, asked.custom_id, shown, asked.values or None))
    assert "went wrong" not in reply_text, asked
    return reply_text


def table_on(world: World) -> str:
    """The id of the table whose board is in the channel."""
    return next(found for one in world.buttons().values() if (found := requests.table_of(one)) is not None)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_released_controls_of_a_game_are_answered(world: World, game: str) -> None:
    assert game in released(), f"{GOLDEN.name} has no heading [{game}]"
    await world.table(game=game)
    table = table_on(world)
    for click in released()[game]:
        assert OLD not in await clicked(world, click, table), click


async def test_released_controls_of_the_lobby_and_of_what_is_over_are_answered(world: World) -> None:
    await world.command(world.anna, "table open", game="heckmeck")
    table = table_on(world)
    for click in released()["lobby"]:
        if click.custom_id.endswith('"leave"]'):  # without anybody the lobby would end
            await world.command(world.bruno, "table join")
        assert OLD not in await clicked(world, click, table), click
        if click.custom_id.endswith('"join"]'):
            await world.command(world.bruno, "table leave")
    for click in released()["over"]:
        assert OLD not in await clicked(world, click, table), click
    assert table_on(world) != table, "the rematch"


async def test_forged_ids_are_answered_as_old_buttons(world: World) -> None:
    await world.table()
    table = table_on(world)
    for custom_id in FORGED:
        assert OLD in await clicked(world, Click(custom_id, ()), table), custom_id
    for values in ((), ("a", "b")):
        assert OLD in await clicked(world, Click('r2["m","TABLE",0,1,"stop"]', values), table)
    assert OLD in await clicked(world, Click('r2["s","TABLE",0,1,"play"]', ("worm",)), table)


STRANGE = lines_of("strange_ids.txt")


@on_both
async def test_strange_ids_get_a_sentence_and_change_nothing(world: World) -> None:
    await world.table()
    table = table_on(world)
    before = await world.store.entries(table, 0)
    picked = (("9",), ('["keep",6]',), ("null",), ("{",))
    for number, custom_id in enumerate(STRANGE):
        is_menu = custom_id[3:6] in ('"m"', '"s"', '"g"', '"v"', '"x"')
        with capture_logs() as lines:
            for values in ((), *(picked if is_menu else picked[number % len(picked) :][:1])):
                assert await clicked(world, Click(custom_id, values), table), custom_id
        assert [line for line in lines if line["log_level"] in ("error", "critical")] == [], custom_id
        assert await world.store.entries(table, 0) == before, custom_id
