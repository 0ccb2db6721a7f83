"""The command `roost` as a process of its own: exit codes, clear sentences, and no token in what it says."""

import asyncio
import re
import signal
import sqlite3
import tomllib
from collections.abc import AsyncIterator
from contextlib import closing
from io import BytesIO
from itertools import product
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot import __version__, command_line
from bot.app import sqlite_url
from bot.chat.front.permissions import NEEDED
from bot.playground.objects import Permission
from bot.store import open_store
from games.registry import GAMES
from renderers import gallery
from renderers.gallery import NAMES, SAMPLES, position
from renderers.registry import Picture, draw_uncached
from tests.e2e.conftest import Opening, Run, StartChild
from tests.e2e.hand_players import Room
from tests.e2e.house import ROOT
from tests.engines import sqlite_alone
from tests.patience import until
from tests.steering import set_bot_permissions
from tests.store.trials import HEAD

SECRET = "a-token-that-nobody-may-see"  # noqa: S105 - it opens nothing

BAN_PAGE = "<!DOCTYPE html><html><title>Access denied</title>" + "<p>Error 1015</p>\n" * 300


async def test_help_names_every_command(start_interpreter: StartChild) -> None:
    child = await start_interpreter("--help")
    assert await child.ended() == 0
    assert [word for word in ("play", "run", "check", "migrate", "copy", "gallery") if word not in child.output] == []


async def test_the_gallery_shows_every_game_with_the_fewest_and_the_most_seats_the_same_in_every_process(
    run_roost: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "pictures"
    code, said = await run_roost("gallery", str(folder))
    assert (code, str(folder) in said) == (0, True)
    pictures = {path.stem: path.read_bytes() for path in folder.iterdir()}
    assert max(map(len, pictures.values())) <= 90 * 1024
    for data in pictures.values():
        with Image.open(BytesIO(data)) as picture:
            assert picture.format == "PNG"
    for name, kind in GAMES.items():
        situations = product(("start", "mid-game", "last-turn", "result"), (kind.seats[0], kind.seats[-1]))
        assert {f"{name}-{situation}-{seats}" for situation, seats in situations} <= pictures.keys()
    # drawn here after other pictures than there, so that no cache leaves a trace
    there = {Picture(data).digest for data in pictures.values()}
    for name, samples in SAMPLES.items():
        for sample in (samples[-1], samples[len(samples) // 2]):
            assert draw_uncached(name, position(name, sample).view(None), NAMES[: sample.seats]).digest in there, sample


async def test_without_a_token_run_and_check_say_what_to_do(run_roost: Run) -> None:
    run, check, wrong = await asyncio.gather(
        run_roost("run"),
        run_roost("check"),
        run_roost("run", ROOST_LOG_LEVEL="loud", ROOST_SHARDS="3-1/8", DISCORD_TOKEN=SECRET),
    )
    assert run == (1, "No token is set. " + run[1].partition("No token is set. ")[2])
    assert "DISCORD_TOKEN=" in run[1]
    assert check[0] == 1
    assert "There is no database yet; a start makes " in check[1]
    assert "No token is set." in check[1]
    names = "ROOST_SHARDS, ROOST_LOG_LEVEL"
    assert wrong == (1, f"These settings cannot be understood: {names}. `.env.example` says what each may be.\n")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "latin-1"])
async def test_settings_are_read_in_every_marked_encoding_and_others_are_refused_by_file(
    run_roost: Run, tmp_path: Path, encoding: str
) -> None:
    """Names in `.env` that are no settings are said."""
    text = "# ö\nROOST_LOG_LEVEL=WARN\nROOST_LOG_FORMAT=JSON\nROOST_METRIC=x\n"
    (tmp_path / "home-1").mkdir()
    (tmp_path / "home-1" / ".env").write_bytes(text.encode(encoding))
    code, said = await run_roost("migrate")
    is_marked = encoding in ("utf-8-sig", "utf-16")
    assert code == (0 if is_marked else 1)
    assert ("ROOST_METRIC, which is no setting of Roost's. Did you mean ROOST_METRICS?" in said) == is_marked
    assert (".env cannot be read" in said) != is_marked


async def test_exit_codes_are_those_of_the_page(
    run_roost: Run, start_interpreter: StartChild, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    listed = [int(code) for row in re.findall(r"(?m)^\| Exit ([\d, ]+)", page) for code in row.split(", ")]
    early = await start_interpreter("run")
    early.terminate()
    away = {"DISCORD_TOKEN": SECRET, "ROOST_DATABASE_URL": "postgresql+psycopg://roost@127.0.0.1:1/roost"}
    outcomes = await asyncio.gather(
        run_roost("--version"),
        run_roost("play", "--port", "99999"),
        run_roost("play", "--nonsense"),
        run_roost("run", **away),
    )
    codes = [code for code, _ in outcomes] + [128 - await early.ended()]
    monkeypatch.setattr(signal, "signal", Mock())
    monkeypatch.setattr(command_line, "configure", Mock())
    monkeypatch.chdir(tmp_path)
    for fault in (RuntimeError, KeyboardInterrupt):
        monkeypatch.setattr(gallery, "write_gallery", Mock(side_effect=fault))
        codes.append(command_line.main(["gallery", "pictures"]))
    assert sorted(codes) == listed


async def test_version_is_that_of_the_package(run_roost: Run) -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert await run_roost("--version") == (0, f"roost {package}\n")


@pytest.mark.parametrize("token", [f"{SECRET}\nx", f"two {SECRET}"])
async def test_token_with_a_blank_inside_is_one_clear_sentence(run_roost: Run, token: str) -> None:
    code, said = await run_roost("run", DISCORD_TOKEN=token)
    assert code == 1
    assert "has a blank or a line break in it" in said
    assert said.count("\n") == 1
    assert SECRET not in said


async def test_a_newer_database_is_refused_in_one_sentence_and_left_as_it_is(run_roost: Run, tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    await (await open_store(sqlite_url(path))).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
        newer.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    check, other = await asyncio.gather(
        run_roost("check", ROOST_DATABASE_URL=sqlite_url(path)),
        run_roost("run", DISCORD_TOKEN=SECRET, ROOST_DATABASE_URL="postgresql://user:secret@host/roost"),
    )
    assert (check[0], check[1].count("\n"), "written by a newer Roost" in check[1]) == (1, 1, True)
    assert (other[0], other[1].count("\n"), "must begin with" in other[1]) == (1, 1, True)
    assert path.read_bytes() == before
    assert "secret" not in other[1]
    assert SECRET not in other[1]


@sqlite_alone
async def test_check_says_what_lacks_channel_by_channel_and_spends_no_identify(
    open_house: Opening, run_roost: Run
) -> None:
    house, bare = await open_house(), await open_house()
    house.refused.add(401)
    bare.world.install_permissions = Permission.ALL
    house.world.shards = 16
    bare.world.home.bot_permissions = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES
    may = Permission.MEMBER
    for name, allowed in (("no-files", may & ~Permission.ATTACH_FILES), ("staff", may & ~Permission.VIEW_CHANNEL)):
        set_bot_permissions(house.world, house.world.add_channel(name).id, allowed)
    channel, lacking, wrong = await asyncio.gather(
        run_roost("check", **house.place),
        run_roost("check", **bare.place, LANG="it"),
        run_roost("run", **(house.place | {"DISCORD_TOKEN": SECRET}), ROOST_LOG_LEVEL="DEBUG"),
    )
    assert [line.partition(": https://")[0] for line in channel[1].splitlines()][1:] == [
        "Logged in as Roost; servers: 1.",
        "Discord asks for 16 shards; 1,000 of 1,000 starts are left today.",
        "In Playground, in #no-files, Roost lacks: Attach Files. Whoever manages the channel can grant that.",
        "In Playground Roost does not see #staff. Where nobody is to play, that is as it should be.",
        "The invitation, with exactly the permissions Roost needs",
    ]
    assert (channel[0], house.world.identifies_left) == (1, 1000)
    assert lacking[0] == 1
    assert "In Playground il ruolo di Roost non ha: Invia messaggi nei thread, Allega file." in lacking[1]
    assert f"(https://discord.com/oauth2/authorize?client_id={bare.world.bot_id}) chiede altro." in lacking[1]
    assert (wrong[0], "Discord does not accept this token." in wrong[1]) == (1, True)
    tokens = (house.playground.token, bare.playground.token, SECRET)
    assert [token for token in tokens if token in channel[1] + lacking[1] + wrong[1]] == []


@sqlite_alone
async def test_check_of_a_server_with_many_hidden_channels_names_the_first_ones(
    open_house: Opening, run_roost: Run
) -> None:
    house = await open_house()
    for number in range(120):
        channel = house.world.add_channel(f"a-channel-with-a-long-name-for-staff-alone-{number}")
        set_bot_permissions(house.world, channel.id, Permission.MEMBER & ~Permission.VIEW_CHANNEL)
    code, said = await run_roost("check", **house.place)
    (line,) = [line for line in said.splitlines() if "does not see" in line]
    assert "#a-channel-with-a-long-name-for-staff-alone-0, " in line
    assert (code, "text.broken" in said, "\n\n" in said) == (0, False, False)


@pytest.fixture
async def banned() -> AsyncIterator[dict[str, str]]:
    """The settings that lead to Discord's edge, which has banned the address."""

    async def refuse(_: web.Request) -> web.Response:
        return web.Response(status=429, text=BAN_PAGE, content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refuse)
    async with TestServer(app, host="127.0.0.1") as server:
        yield {"DISCORD_API_BASE": str(server.make_url("/api/v10")), "DISCORD_TOKEN": SECRET}


async def test_check_names_the_status_of_a_ban_and_not_its_page(run_roost: Run, banned: dict[str, str]) -> None:
    code, said = await run_roost("check", **banned)
    assert (code, said.splitlines()[-1]) == (
        1,
        "Discord cannot be reached, or refuses (429 Too Many Requests). Try again in a while.",
    )
    assert "DOCTYPE" not in said
    assert "text.broken" not in said


async def test_banned_bot_tries_again_and_logs_the_status_alone(
    start_child: StartChild, banned: dict[str, str]
) -> None:
    child = await start_child("run", **banned)
    await until(lambda: child.output.count("client.ended") == 2)
    assert child.output.count("error='429 Too Many Requests'") == 2
    assert "DOCTYPE" not in child.output
    child.terminate()
    assert await child.ended() == 0


@sqlite_alone
async def test_check_finds_nothing_to_say_of_a_server_where_all_is_well(
    open_house: Opening, run_roost: Run, tmp_path: Path
) -> None:
    """And leaves the database as it is, which a bot may have open."""
    house = await open_house()
    house.world.install_permissions = NEEDED.value
    path = tmp_path / "open.db"
    store = await open_store(sqlite_url(path))
    before = path.read_bytes()
    code, said = await run_roost("check", **house.place, ROOST_DATABASE_URL=sqlite_url(path))
    assert (code, "Wherever Roost can see a channel, it may do all it needs." in said) == (0, True)
    link = f"https://discord.com/oauth2/authorize?client_id={house.world.bot_id}"
    assert f"The application's own link asks for the same: {link}\n" in said
    assert f"The database {path} is in order" in said
    assert path.read_bytes() == before
    assert [*path.parent.glob(f"{path.name}.*.bak")] == []
    await store.close()


@sqlite_alone
async def test_metrics_are_served_where_configured(
    open_house: Opening, start_child: StartChild, run_roost: Run
) -> None:
    house = await open_house()
    settings = house.place
    child = await start_child("run", **settings, ROOST_METRICS="127.0.0.1:0")
    await child.online(house.world)
    first = child.output.partition("\n")[0]
    assert re.search(rf"roost\.starts .*database=\S+ schema={HEAD} state=made version={__version__}", first)
    (url,) = re.findall(r"url=(http://\S+)", child.output)
    async with aiohttp.ClientSession() as session:
        for page, said in (
            ("health", f'"version": "{__version__}", "database": "written"'),
            ("metrics", "roost_gateway_latency_seconds"),
            ("metrics", f'roost_build_info{{version="{__version__}"}} 1'),
        ):
            async with session.get(f"{url}/{page}") as answer:
                assert said in await answer.text()
    taken, wrong = await asyncio.gather(
        run_roost("run", **settings, ROOST_METRICS=url.removeprefix("http://")),
        run_roost("run", **settings, ROOST_METRICS="127.0.0.1:70000"),
    )
    assert (taken[0], "The system refused" in taken[1], "address already in use" in taken[1]) == (1, True, True)
    assert wrong == (1, "These settings cannot be understood: ROOST_METRICS. `.env.example` says what each may be.\n")
    assert [said for said in (child.output, taken[1], wrong[1]) if house.playground.token in said] == []


async def test_debug_log_contains_no_players_text(open_house: Opening, start_child: StartChild) -> None:
    house = await open_house()
    child = await start_child("run", **house.settings, ROOST_LOG_LEVEL="debug")
    await child.online(house.world)
    room = Room(house, "hornochsen", house.people[:2])
    await room.begin()
    await room.act(0)
    child.interrupt()
    assert await child.ended() == 0
    assert "has sent the IDENTIFY payload" in child.output, "the library's own lines are there"
    assert "table.step" in child.output
    contents = [message.content for channel in house.world.channels for message in house.world.messages(channel)]
    secrets = (house.playground.token, *house.world.interactions, *(person.name for person in house.people))
    assert len(contents) > 2
    assert [one for one in (*secrets, *contents) if one in child.output] == []
