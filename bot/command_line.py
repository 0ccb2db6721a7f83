"""The command `roost`: the bot on Discord, the local table, the gallery, and maintenance of the database."""

import argparse
import asyncio
import contextlib
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

import aiohttp
import discord
import msgspec
import pydantic
import structlog

from bot import __version__
from bot.app import GatewayClosed, check_shards, database_url, run, sqlite_url
from bot.chat.front.discord_io import reason_of
from bot.chat.words.texts import Texts, language_of, texts_for
from bot.forgetting import forget_again, forget_for_good
from bot.logs import configure
from bot.settings import ENV_FILE, Settings, encoding_of_file, read_settings, unknown_names
from bot.stopping import end_if_asked, interrupt_if_asked, until_stopped
from bot.store import (
    BackupRefused,
    CopyRefused,
    DatabaseRefused,
    Inspection,
    SqlStore,
    alone_with,
    back_up,
    copy_database,
    inspect_database,
    listed_forgotten,
    must_be_whole,
    must_exist,
    open_store,
    restore,
)
from bot.tables.shards import NONE, ShardsRefused
from bot.tables.store import Person, SeatedStill, StoreBusy

T = TypeVar("T")

_log = structlog.stdlib.get_logger()

_UNFORESEEN: Final = 70
_AGAIN: Final = 75
"""Exit codes of sysexits.h: a fault of the program, and a failure that may pass."""
_INTERRUPTED: Final = 130
_PASSING: Final = frozenset({"unreachable", "unwritable"})
"""Refusals that may pass, such as a PostgreSQL server that starts or restarts, or a full disk."""
_IDS: Final = 2**63
"""Discord's ids are below."""
_PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Hanna")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Exit codes: 0, 1 for a refusal, 2 for invalid arguments, 70 for an unexpected error, 75 for a
    failure that may pass, 130 if interrupted."""
    texts = texts_for(_terminal_language())
    options = _parser(texts).parse_args(arguments)
    settings = _settings(texts)
    if isinstance(settings, str):
        return _refuse(settings)
    configure(settings.roost_log_level, settings.roost_log_format)
    job: Callable[[argparse.Namespace, Settings, Texts], int] = options.job
    is_server = job in (_whatever_is_set_up, _run, _play)
    (end_if_asked if is_server else interrupt_if_asked)()
    try:
        return job(options, settings, texts)
    except (DatabaseRefused, ShardsRefused, BackupRefused, CopyRefused) as refused:
        return _refuse(_why(refused, texts), _AGAIN if refused.code in _PASSING else 1)
    except SeatedStill as seated:
        return _refuse(texts.say("cli-forget-seated", {"tables": texts.join([*seated.tables])}), _AGAIN)
    except StoreBusy as busy:
        return _refuse(texts.say("cli-database-busy", {"cause": str(busy)}), _AGAIN)
    except discord.LoginFailure:
        return _refuse(texts.say("cli-token-refused"))
    except GatewayClosed as closed:
        return _refuse(texts.say(f"cli-gateway-{closed.code}"))
    except (discord.HTTPException, discord.GatewayNotFound, discord.RateLimited, aiohttp.ClientError) as error:
        return _refuse(texts.say("cli-discord", {"error": reason_of(error)}))
    except OSError as error:
        named = [str(part) for part in (error.strerror or error, error.filename) if part is not None]
        return _refuse(texts.say("cli-system", {"error": ": ".join(named)}))
    except Exception:  # noqa: BLE001 - the supervisor has to restart it, so this must not look like a refusal
        _log.exception("command.failed")
        return _UNFORESEEN
    except KeyboardInterrupt:  # servers are meant to be interrupted; other commands are incomplete
        return 0 if is_server else _INTERRUPTED


def _settings(texts: Texts) -> Settings | str:
    """Return the settings, or the sentence that refuses them. Warns of names that are none."""
    try:
        encoding = encoding_of_file()
        settings = read_settings(encoding)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8?"
        return texts.say("cli-settings-unreadable", {"path": str(Path(ENV_FILE).absolute()), "error": reason})
    except pydantic.ValidationError as error:
        names = [str(problem["loc"][0]).upper() for problem in error.errors()]
        if names == ["DISCORD_TOKEN"]:
            return texts.say("cli-token-broken")
        return texts.say("cli-settings-wrong", {"names": ", ".join(names)})
    for name, meant in unknown_names(encoding).items():
        _refuse(texts.say("cli-setting-unknown", {"name": name, "meant": meant or "none"}))
    return settings


def _why(refused: DatabaseRefused | ShardsRefused | BackupRefused | CopyRefused, texts: Texts) -> str:
    match refused:
        case DatabaseRefused():
            return texts.say(f"cli-database-{refused.code}", refused.facts)
        case ShardsRefused():
            return texts.say(f"cli-shards-{refused.code}", refused.facts)
        case BackupRefused():
            return texts.say(f"cli-backup-{refused.code}", refused.facts)
        case CopyRefused():
            return texts.say(f"cli-copy-{refused.code}", refused.facts)


def _terminal_language() -> str:
    """Return the language of the terminal from POSIX's variables, whether or not the system has that locale."""
    names = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((name for name in names if name), "en").partition("_")[0])


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="roost", description=texts.say("cli-roost"))
    parser.add_argument("--version", action="version", version=f"roost {__version__}", help=texts.say("cli-version"))
    parser.set_defaults(job=_whatever_is_set_up, port=0, players="3", database=None, browser=True)
    jobs = parser.add_subparsers(title=texts.say("cli-jobs"))
    play = jobs.add_parser("play", help=texts.say("cli-play"), description=texts.say("cli-play"))
    play.add_argument("--port", type=int, default=0, help=texts.say("cli-play-port"))
    play.add_argument("--players", default="3", help=texts.say("cli-play-players"))
    play.add_argument("--database", default=None, help=texts.say("cli-play-database"))
    play.add_argument("--no-browser", dest="browser", action="store_false", help=texts.say("cli-play-no-browser"))
    play.set_defaults(job=_play)
    jobs.add_parser("run", help=texts.say("cli-run"), description=texts.say("cli-run")).set_defaults(job=_run)
    jobs.add_parser("check", help=texts.say("cli-check"), description=texts.say("cli-check")).set_defaults(job=_check)
    backup = jobs.add_parser("backup", help=texts.say("cli-backup"), description=texts.say("cli-backup"))
    backup.add_argument("file", type=Path, help=texts.say("cli-backup-file"))
    backup.set_defaults(job=_backup)
    restoring = jobs.add_parser("restore", help=texts.say("cli-restore"), description=texts.say("cli-restore"))
    restoring.add_argument("file", type=Path, help=texts.say("cli-restore-file"))
    restoring.set_defaults(job=_restore)
    migrating = jobs.add_parser("migrate", help=texts.say("cli-migrate"), description=texts.say("cli-migrate"))
    migrating.set_defaults(job=_migrate)
    forget = jobs.add_parser("forget", help=texts.say("cli-forget"), description=texts.say("cli-forget"))
    forget.add_argument("account", metavar="ID", type=int, help=texts.say("cli-account"))
    forget.set_defaults(job=_forget)
    export = jobs.add_parser("export", help=texts.say("cli-export"), description=texts.say("cli-export"))
    export.add_argument("account", metavar="ID", type=int, help=texts.say("cli-account"))
    export.set_defaults(job=_export)
    copy = jobs.add_parser("copy", help=texts.say("cli-copy"), description=texts.say("cli-copy"))
    copy.add_argument("source", metavar="FROM", help=texts.say("cli-copy-from"))
    copy.add_argument("target", metavar="TO", help=texts.say("cli-copy-to"))
    copy.set_defaults(job=_copy)
    rebuild = jobs.add_parser("rebuild", help=texts.say("cli-rebuild"), description=texts.say("cli-rebuild"))
    rebuild.set_defaults(job=_rebuild)
    gallery = jobs.add_parser("gallery", help=texts.say("cli-gallery"), description=texts.say("cli-gallery"))
    gallery.add_argument("folder", type=Path, help=texts.say("cli-gallery-folder"))
    gallery.set_defaults(job=_gallery)
    return parser


def _whatever_is_set_up(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    return (_play if settings.discord_token is None else _run)(options, settings, texts)


def _run(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    from bot.unfinished import missing_files

    if settings.discord_token is None:
        return _refuse(texts.say("cli-no-token"))
    if missing := missing_files():
        return _refuse(texts.say("cli-unfinished", {"files": texts.join([*missing])}))
    with alone_with(database_url(settings)):
        until_stopped(run(settings, settings.discord_token.get_secret_value()))
    return 0


def _play(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    if not 0 <= options.port < 65_536:
        return _refuse(texts.say("cli-port-wrong"))
    people = _people(options.players)
    if not people:
        return _refuse(texts.say("cli-players-wrong", {"most": len(_PLAYERS)}))
    database: str | None = options.database
    url = sqlite_url(Path(database)) if database is not None and "://" not in database else database
    days = settings.roost_keep_aborted
    with alone_with(url) if url is not None else contextlib.nullcontext():
        until_stopped(_play_until_stopped(options.port, people, url, days, texts, browser=options.browser))
    return 0


def _people(players: str) -> tuple[str, ...]:
    if players.isdecimal():
        return _PLAYERS[: int(players)] if 1 <= int(players) <= len(_PLAYERS) else ()
    return tuple(name for part in players.split(",") if (name := part.strip()))


async def _play_until_stopped(
    port: int, people: Sequence[str], url: str | None, keep_aborted: int, texts: Texts, *, browser: bool
) -> None:
    from bot.local import local_table
    from bot.unfinished import missing_files

    tag = {"en": "en-US"}.get(texts.language, texts.language)
    async with local_table(port, people, tag, url, keep_aborted) as playground:
        _tell(texts.say("cli-playing", {"url": playground.url}))
        if missing := missing_files():
            _tell(texts.say("cli-unfinished-here", {"files": texts.join([*missing])}))
        if browser:
            await asyncio.to_thread(webbrowser.open, playground.url)
        await asyncio.Event().wait()


def _check(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    from bot.checking import check_database, check_discord

    check_shards(settings)
    check_database(settings, texts, _tell)
    if settings.discord_token is None:
        return _refuse(texts.say("cli-no-token"))
    token = settings.discord_token.get_secret_value()
    return 0 if asyncio.run(check_discord(settings, token, texts, _tell)) else 1


def _backup(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    back_up(database_url(settings), options.file)
    kib = -(-options.file.stat().st_size // 1024)
    _tell(texts.say("cli-backed-up", {"path": str(options.file), "kib": kib}))
    return 0


def _restore(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    with alone_with(database_url(settings)):
        kept = restore(database_url(settings), options.file)
        _tell(texts.say("cli-restored", {"path": str(options.file)}))
        if kept is not None:
            _tell(texts.say("cli-restored-kept", {"kept": str(kept)}))
        _forget_again(database_url(settings), texts)
    return 0


def _migrate(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    url = database_url(settings)
    before, code = inspect_database(url), 0
    try:
        asyncio.run(_with_store(url, SqlStore.check))
    except KeyboardInterrupt:  # a migration under way is finished by now
        code = _INTERRUPTED
    _tell(_migrated(before, inspect_database(url), texts))
    return code


def _migrated(before: Inspection, now: Inspection, texts: Texts) -> str:
    """Return the sentence about what a migration has changed."""
    from bot.checking import state_of

    if before.version != now.version:
        facts = {"path": now.path, "version": now.version or "", "before": before.version or ""}
        return texts.say("cli-migrated-made" if before.version is None else "cli-migrated", facts)
    if now.version == now.newest:
        return texts.say("cli-migrated-already", {"path": now.path, "version": now.newest})
    return state_of(now, texts)


async def _with_store(url: str, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Open a database, which migrates it, do something there as a process that shows no table, and close it."""
    store = await open_store(url, shards=NONE)
    try:
        return await work(store)
    finally:
        await store.close()


def _copy(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    listed = frozenset[int]().union(
        *(listed_forgotten(url, options.source) for url in (options.source, database_url(settings)))
    )
    copied = copy_database(options.source, options.target)
    _tell(texts.say("cli-copied", {"rows": copied.rows, "source": copied.source, "target": copied.target}))
    _forget_again(options.target, texts, listed)
    return 0


def _forget_again(url: str, texts: Texts, listed: frozenset[int] = frozenset()) -> None:
    """Forget again who came back with a backup, and say how many."""

    async def work(store: SqlStore) -> int:
        await store.list_forgotten(listed)
        return await forget_again(store)

    if again := asyncio.run(_with_store(url, work)):
        _tell(texts.say("cli-forgotten-again", {"people": again}))


def _forget(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    async def work(store: SqlStore) -> bool:
        person = await _person(store, options.account)
        if person is not None:
            await forget_for_good(store, person.id)
        return person is not None

    must_exist(url := database_url(settings))
    if not asyncio.run(_with_store(url, work)):
        return _refuse(texts.say("cli-unknown-account", {"id": str(options.account)}))
    _tell(texts.say("cli-forgotten", {"id": str(options.account)}))
    return 0


def _export(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    async def work(store: SqlStore) -> Mapping[str, object] | None:
        person = await _person(store, options.account)
        return None if person is None else await store.personal_data(person.id)

    must_exist(url := database_url(settings))
    kept = asyncio.run(_with_store(url, work))
    if kept is None:
        return _refuse(texts.say("cli-unknown-account", {"id": str(options.account)}))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    return 0


async def _person(store: SqlStore, account: int) -> Person | None:
    return await store.person_of(account) if 0 < account < _IDS else None


def _rebuild(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    with alone_with(database_url(settings)):
        must_exist(url := database_url(settings))
        must_be_whole(url)
        rebuilt = asyncio.run(_with_store(url, lambda store: store.finished.rebuild()))
    _tell(texts.say("cli-rebuilt", {"tables": rebuilt.tables}))
    if rebuilt.unplayable:
        _tell(texts.say("cli-rebuilt-unplayable", {"unplayable": rebuilt.unplayable}))
    return 0


def _gallery(options: argparse.Namespace, settings: Settings, texts: Texts) -> int:
    from renderers.gallery import write_gallery

    pictures = write_gallery(options.folder)
    _tell(texts.say("cli-gallery-written", {"count": len(pictures), "folder": str(options.folder)}))
    return 0


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _refuse(text: str, code: int = 1) -> int:
    sys.stderr.write(f"{text}\n")
    return code
