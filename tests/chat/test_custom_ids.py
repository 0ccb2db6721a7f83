"""Every custom_id that was ever released is understood for good; any other is answered as an old button."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from discord.ui import Select
from structlog.testing import capture_logs

from bot.chat.daily import addresses as daily
from bot.chat.finished import requests
from bot.chat.front.controls import Click
from bot.chat.front.interaction import UNKNOWN
from bot.chat.kinds import CLICKS
from bot.chat.rules import addresses as rules
from bot.chat.rules.page_controls import page_controls
from bot.chat.rules.pages import codes_of
from bot.chat.tables import addresses
from bot.chat.tables.calls import addresses as calls
from bot.chat.tables.controls import board_controls, own_controls, rash_controls, settings_controls
from bot.chat.tables.opening import addresses as opening
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.attendance import Wish
from bot.tables.calls import Until
from bot.tables.clocks import CLOCKS
from bot.tables.table import Table
from games.computer import LEVELS
from games.core import Choice
from games.registry import GAMES
from tests.chat.playouts import games, people, roost_alone
from tests.chat.world import World
from tests.engines import on_both
from tests.games.own import ONLY, checked_games

GOLDEN = Path(__file__).with_name("golden") / "custom_ids.txt"
OLD = "out of date"
ROOMS = (addresses, calls, daily, opening, requests, rules)
WISHES = (
    *(Wish(what) for what in ("end", "pause", "resume")),
    *(Wish(what, 2) for what in ("stand-in", "vote-out")),
    *(Wish("clock", value=clock) for clock in CLOCKS),
)
FORGED = (
    *("", "old-button", "r0:TABLE!join", "r2:TABLE!join", "R1:TABLE!join", "r1", "r1:", "r1:TABLE", "r1:TABLE!", "r1~"),
    *(
        "r1:TABLE!join!join",
        "r1:TABLE#options",
        "r1:TABLE:roll",
        "r1:TABLE:0.1:roll",
        "r1:TABLE:0.1:{}",
        "r1:TABLE:0.1",
    ),
    *(
        'r1:TABLE:-1.1:["roll"]',
        'r1:TABLE:0.?:["roll"]',
        'r1:TABLE:?.1:["roll"]',
        "r1:TABLE:0.1?stop",
        "r1:TABLE:0.1*play",
    ),
    *("r1:TABLE:0.1!", "r1:TABLE:0.1!roll", 'r1:TABLE:0.1!:["roll"]', "r1:TABLE#languages", "r1:TABLE#language"),
    *(f"r1+heckmeck++{'a' * 80}", f"r1=heckmeck=={'a' * 80}"),
    *('r1~~["forget"]', 'r1~~["close"]', 'r1~~["share",["fair","TABLE"]]', 'r1~ANNA~["share",["forget"]]'),
    *('r1~ANNA~["step","TABLE",-1,0]', 'r1~ANNA~["share",["share",["fair","TABLE"]]]'),
    *("r1:call", "r1:call:heckmeck", "r1:call:chess@GUILD", "r1:call:heckmeck@1", "r1:call:heckmeck@GUILD=never"),
    *("r1:daily", "r1:daily:2026-11-25", "r1:daily:2026-13-25:0", "r1:daily:2026-11-25:best", "r1:daily:26-11-25:0"),
    *("r1:TABLE^", "r1:TABLE^end.1", "r1:TABLE^vote-out", "r1:TABLE^clock", "r1:TABLE^dance", "r1:TABLE@heckmeck"),
    *("r1:TABLE@chess.en.none", "r1:TABLE@heckmeck.xx.none", "r1:TABLE@heckmeck.en.soon"),
    *("r1+", "r1=", "r1+chess+", "r1+heckmeck", "r1+heckmeck=keep", "r1=heckmeck=keep!.1", "r1=heckmeck=keep=TABLE=1"),
    *(
        "r1:&",
        "r1:&chess",
        "r1:TABLE&chess=0.0.en.0.",
        "r1:&heckmeck=",
        "r1:&heckmeck=0.0.en.2.",
        "r1:&heckmeck=0.0.en.0.a",
    ),
    *("r1:&heckmeck=0.9.en.0.!", "r1:&heckmeck=0.0.xx.0.!", "r1:&heckmeck!", "r1:&heckmeck=z.0.en.0."),
    *('r1~?~["forget"]', 'r1~ANNA~["fly"]', "r1~ANNA~[", "r1~ANNA~[]", 'r1~ANNA~["rank",1]', 'r1~ANNA~["past","x"]'),
)


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


@pytest.mark.parametrize("place", sorted(released()))
def test_every_released_form_is_claimed_by_one_room(place: str) -> None:
    for click in released()[place]:
        known = at(click, "2kq5zx8w", 123456789012345678)
        assert (
            sum(room.decode(known) is not None for room in (addresses, calls, daily, opening, requests, rules)) == 1
        ), click


def test_every_released_verb_is_known_and_no_other() -> None:
    """Metrics name the verbs under a table's messages, but no forged ones."""
    clicks = [addresses.decode(click) for clicks in released().values() for click in clicks]
    verbs = {click.verb for click in clicks if isinstance(click, addresses.Do)}
    assert {addresses.known_verb(verb) for verb in verbs} == addresses.VERBS
    assert [addresses.known_verb(verb) for verb in ("dance", "count7", "joinery", "")] == [None, "count", None, None]


def test_metrics_know_the_kinds_of_all_released_forms_and_no_other() -> None:
    """A form of the settings is no click, and no message has a button to a record."""
    roost = roost_alone()
    clicks = [at(click, "2kq5zx8w", 123456789012345678) for clicks in released().values() for click in clicks]
    claimed = [roost.claim(click) for click in clicks]
    assert {one.kind for one in claimed if one is not None} == CLICKS - {"guild-settings", "record", UNKNOWN}


async def test_every_custom_id_under_messages_is_a_released_form() -> None:
    forms = {form(click) for clicks in released().values() for click in clicks}
    new = {form(click): written(click) for click in sent() if form(click) not in forms}
    file = f"tests/chat/golden/custom_ids_{os.environ.get(ONLY, '<game>')}.txt"
    assert not new, "\n".join([f"paste below [<game>] in {file}, in an order that can be clicked:", *new.values()])


def test_there_is_a_released_form_of_every_request() -> None:
    forms = "\n".join(click.custom_id for click in released()["over"])
    pages = [str(page.__struct_config__.tag) for page in get_args(requests.Page)]
    shared = {tag for tag in pages if f'~["share",["{tag}"' not in forms}
    assert shared == set(), f"add an example of each shared to {GOLDEN.name}"
    tags = {str(request.__struct_config__.tag) for request in get_args(requests.Request)}
    assert {tag for tag in tags - {"stats"} if f'~["{tag}"' not in forms} == set(), f"add an example to {GOLDEN.name}"


def form(click: Click) -> tuple[str, str]:
    """A click without its numbers; of a menu only what kind of value it has, of a page about the rules not which, of a
    table to be opened, a clock, or a language, only that it is one."""
    page = re.sub(r"(?<=^r1)([+=]\w+[+=])[\w-]+", r"\1page", click.custom_id)
    page = re.sub(r"@\w+\.\w+\.[\w-]+(\.\w+)?$", lambda wanted: "@against" if wanted[1] else "@lobby", page)
    page = re.sub(r"(?<=\^clock=)[\w-]+$", "clock", page)
    page = re.sub(r"&\w+$", "&game", page)
    page = re.sub(r"&\w+=[\w.-]+(!?)$", r"&draft\1", page)
    page = re.sub(r":call:\w+@", ":call:game@", page)
    numberless = re.sub(r"-?\d+", "0", page.replace("TABLE", "testtabl").replace("GUILD", "0"))
    value = re.sub(r"\d+", "0", click.values[0]) if click.values else ""
    value = "language" if numberless.endswith("#language") and value in LANGUAGES else value
    return re.sub(r"\?(\w+?)0$", r"?\1", numberless), value


def written(click: Click) -> str:
    """A click as a line of a golden file."""
    return " ".join([click.custom_id.replace("testtabl", "TABLE"), *click.values])


def rash(table: Table, seat: int) -> Sequence[Choice[Any]]:
    """Return the rash choices of a seat."""
    return [choice for choice in table.position.legal(seat) if choice.rash] if table.position is not None else []


def _about_people() -> Iterator[Click]:
    """Clicks on agreements, and on tables to be opened in the place of others."""
    for wish in WISHES:
        yield Click(addresses.agree_id("testtabl", wish), ())
    for clock, level in product(CLOCKS, (None, *LEVELS)):
        yield Click(addresses.replace_id("testtabl", addresses.Wanted("heckmeck", "en", clock, level)), ())


def _to_forms(game: str) -> Iterator[Click]:
    """Clicks that open the form of a new table, or the table of a draft."""
    for former, replaces in product((None, "testtabl"), (None, False, True)):
        draft = None if replaces is None else addresses.Wanted(game, "en", "none", former=former)
        yield Click(opening.NewTable(game, former, draft, bool(replaces)).custom_id, ())


def _below_puzzles() -> Iterator[Click]:
    """Clicks on answers to the daily puzzle, and on the wish to be named."""
    day = date(2026, 11, 25)
    for asked in (daily.Answering(day, 3), daily.Naming(day, True), daily.Naming(day, False)):
        yield Click(asked.button("").custom_id or "", ())


def sent() -> Iterator[Click]:
    """The clicks under the boards, hands and texts of random games."""
    texts = texts_for("en")
    seats = [f"{verb}7" for verb in (addresses.COUNT, addresses.NUDGE, addresses.SIT)]
    for verb in ("leave", "quit", "end", "ask", "close", addresses.COUNT, *seats):
        yield Click(addresses.verb_id("testtabl", verb), ())
    for level in LEVELS:
        yield from (Click(addresses.computer_id("testtabl", level, what), ()) for what in get_args(addresses.Change))
    for until in (None, *get_args(Until)):
        yield Click(calls.Calling("heckmeck", 1, until).button("").custom_id or "", ())
    yield from _below_puzzles()
    yield from _about_people()
    for game in checked_games():
        yield from _to_forms(game)
        yield Click(rules.show_the_rule(game, "over", "testtabl", texts, 4).custom_id or "", ())
        for code in codes_of(game):
            for table in ("testtabl", None):
                under = page_controls(rules.Page(game, code, table), code, codes_of(game), texts).children
                yield from (Click(str(getattr(item, "custom_id", "")), ()) for item in under)
    for table in games(3):
        seated = people(len(table.people))
        for view in (
            board_controls(table, seated, texts),
            settings_controls(table, seated, texts, 0, may_choose=True),
            *[own_controls(table, n, seated, texts, "hand") for n in (0, 1)],
            *[rash_controls(table, n, choice, texts) for n in (0, 1) for choice in rash(table, n)],
        ):
            for item in view.children:
                custom_id = str(getattr(item, "custom_id", ""))
                if isinstance(item, Select) and not custom_id.endswith("#variants"):
                    yield from (Click(custom_id, (option.value,)) for option in item.options)
                elif not isinstance(item, Select):
                    yield Click(custom_id, ())


async def clicked(world: World, click: Click, table: str) -> str:
    """Click on the board. Returns the private reply, which must come and be no error."""
    asked = at(click, table, world.anna.id, world.guild.id)
    reply = await world.pressed(world.anna, asked.custom_id, world.board, asked.values or None)
    reply_text = world.private(reply)
    assert "went wrong" not in reply_text, asked
    return reply_text


def table_on(world: World) -> str:
    """The id of the table whose board is in the channel."""
    return next(iter(world.buttons().values())).split(":")[1].partition("!")[0]


async def table_of(world: World, game: str) -> str:
    """A table in play, the first seat to play; its id."""
    await world.command(world.anna, "table open", game=game)
    await world.command(world.bruno, "table join")
    await world.command(world.anna, "table start")
    return table_on(world)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_released_controls_of_a_game_are_answered(world: World, game: str) -> None:
    assert game in released(), f"{GOLDEN.name} has no heading [{game}]"
    table = await table_of(world, game)
    for click in released()[game]:
        assert OLD not in await clicked(world, click, table), click


async def test_released_controls_of_the_lobby_and_of_what_is_over_are_answered(world: World) -> None:
    await world.command(world.anna, "table open", game="heckmeck")
    table = table_on(world)
    for click in released()["lobby"]:
        if click.custom_id.endswith("!leave"):  # without anybody the lobby would end
            await world.command(world.bruno, "table join")
        assert OLD not in await clicked(world, click, table), click
        if click.custom_id.endswith("!join"):
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
        assert OLD in await clicked(world, Click("r1:TABLE:0.1?stop", values), table)
    assert OLD in await clicked(world, Click("r1:TABLE:0.1*play", ("worm",)), table)


STRANGE = (
    *('r1:TABLE:9.1:["roll"]', 'r1:TABLE:7.1:["keep",6]', f'r1:TABLE:{"9" * 40}.1:["roll"]', "r1:TABLE:9.1*play"),
    *(f'r1:TABLE:0.{"9" * 40}:["roll"]', "r1:TABLE:0.1:[null]", 'r1:TABLE:0.1:["keep","x"]', "r1:TABLE:0.1:[[[[]]]]"),
    *('r1:TABLE:0.1:["keep",99]', 'r1:TABLE:0.1:["keep",1e400]', "r1:TABLE!fly"),
    *('r1:nosuchid:0.1:["roll"]', "r1:nosuchid!text", "r1:nosuchid#variants", 'r1~ANNA~["past",999999,0]'),
    *(
        'r1~~["replay","nosuchid"]',
        'r1~~["step","TABLE",0,0]',
        f'r1~~["step","TABLE",{"9" * 15},-1]',
        'r1~~["fair",""]',
    ),
    *('r1~ANNA~["stats",999999,null]', 'r1~ANNA~["stats",1,"chess"]', 'r1~ANNA~["share",["stats",999999,null]]'),
    *('r1:TABLE:0.1!["fly"]', 'r1:TABLE:9.1!["roll"]', 'r1:TABLE:0.1!["keep",99]', 'r1:nosuchid:0.1!["roll"]'),
    *("r1:TABLE#language", "r1:nosuchid#language", "r1:TABLE!count", "r1:TABLE!count99", "r1:TABLE!countess"),
    *("r1:TABLE!nudge99", "r1:TABLE!sit99", "r1:TABLE!nudge", "r1:TABLE!sit", "r1:TABLE^vote-out.99"),
    *("r1:nosuchid!nudge0", "r1:nosuchid^end", "r1:TABLE^clock=never", "r1:nosuchid@heckmeck.en.none"),
    *(f"r1=heckmeck={'a' * 80}", "r1=heckmeck=keep.9=nosuchid"),
    *("r1=heckmeck=nosuchpage", "r1+heckmeck+try-figure-4c.9+TABLE", "r1+karteneck+lay+TABLE", "r1+heckmeck++nosuchid"),
    *(f'r1~ANNA~["past",{2**31 - 1},0]', 'r1~ANNA~["past",null,2147483647]', f'r1~ANNA~["stats",{2**31},null]'),
    *(f'r1~ANNA~["rank",null,"season",false,"wins",{"9" * 15}]', 'r1~ANNA~["rank","\\u0000","all",false,"wins"]'),
    *('r1~~["replay","\\u0000"]', 'r1~ANNA~["stats",1,"\\u0000"]'),
    *(f'r1~{"9" * 40}~["forget"]', 'r1~ANNA~["rank","chess","all",false,"wins"]', f'r1~ANNA~["past",null,{"9" * 18}]'),
)
"""Of a released form, but with what no control of Roost's ever had."""


@on_both
async def test_strange_ids_get_a_sentence_and_change_nothing(world: World) -> None:
    await world.table()
    table = table_on(world)
    before = await world.store.entries(table, 0)
    picked = (("9",), ('["keep",6]',), ("null",), ("{",))
    for number, custom_id in enumerate(STRANGE):
        is_menu = any(sign in custom_id for sign in "?#*")
        with capture_logs() as lines:
            for values in ((), *(picked if is_menu else picked[number % len(picked) :][:1])):
                assert await clicked(world, Click(custom_id, values), table), custom_id
        assert [line for line in lines if line["log_level"] in ("error", "critical")] == [], custom_id
        assert await world.store.entries(table, 0) == before, custom_id
