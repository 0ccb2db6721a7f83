"""Roost, which tells on its standard output what its threads spend, when it is asked to on its standard input. Run by
`tests.bench.stages`.

    clocks      milliseconds of the processor so far, by thread
    profile     look from here on where the processor is
    profiled    milliseconds since, by thread and stage, as the profiler sees them
"""

import asyncio
import json
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from bot.app import run
from bot.logs import configure
from bot.settings import Settings

LOOP, PAINTER, STORE, OTHERS = "the loop's thread", "the painter's thread", "the store's threads", "other threads"

BY_NAME: Final = (
    ("quantise", ("method 'convert' of 'Imaging", "method 'quantize' of 'Imaging", "getpalette", "Image.quantize")),
    ("encode", ("compress", "crc32", "sha256", "ImagingEncoder", "tobytes", "method 'join' of 'bytes'", "Canvas.png")),
    ("SQLite itself", ("sqlite3.",)),
)
"""Stages recognised by the function that is called."""
BY_PLACE: Final = (
    ("draw", ("/renderers/", "/PIL/")),
    ("rules", ("/games/", "/bot/tables/")),
    ("store", ("/bot/store/", "/bot/finished/", "/sqlalchemy/", "/aiosqlite/")),
    ("texts, buttons, boards", ("/bot/chat/", "/fluent/")),
    ("HTTP", ("/aiohttp/", "/yarl/", "/multidict/", "/propcache/", "/http/", "/email/")),
    ("JSON", ("/json/",)),
    ("discord.py", ("/discord/",)),
    ("event loop, futures", ("/asyncio/", "/selectors.py", "/concurrent/", "/threading.py", "/queue.py")),
)
"""Stages recognised by the file of the running code, or of the caller of a builtin."""
REST: Final = "what else there is"


class Called(Protocol):
    """A function as yappi tells of it; `tsub` are seconds in it alone, `children` what it called."""

    name: str
    module: str
    builtin: bool
    tsub: float
    children: Iterable["Called"]


def clocks() -> Mapping[str, float]:
    """Milliseconds of the processor that the threads had so far."""
    spent: Counter[str] = Counter()
    for thread in threading.enumerate():
        clock = time.pthread_getcpuclockid(thread.ident or 0)
        spent[kind_of(thread.name)] += 1000 * time.clock_gettime(clock)  # pyright: ignore[reportArgumentType]
    return spent


def kind_of(thread: str) -> str:
    """Whose thread it is, by its name."""
    if "Main" in thread:
        return LOOP
    if thread.startswith("painter"):
        return PAINTER
    return STORE if "connection_worker" in thread else OTHERS


def stages(yappi: Any) -> Mapping[str, Mapping[str, float]]:
    """Milliseconds by thread and stage; a builtin's are those of the stage that called it, unless it is one itself."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for thread in yappi.get_thread_stats():
        spent = found[kind_of(names.get(thread.tid, ""))]
        for called in yappi.get_func_stats(filter={"ctx_id": thread.id}):
            if not called.builtin:
                for one in (called, *(child for child in called.children if child.builtin)):
                    spent[stage_of(one, called.module)] += 1000 * one.tsub
    return found


def stage_of(called: Called, place: str) -> str:
    """The stage of a function that is called in a file."""
    for stage, parts in BY_NAME:
        if any(part in called.name for part in parts):
            return stage
    return next((stage for stage, parts in BY_PLACE if any(part in place for part in parts)), REST)


async def answer_questions() -> None:
    """Be the bot until it is ended."""
    yappi: Any = import_module("yappi")
    yappi.set_clock_type("cpu")
    settings = Settings()
    assert settings.discord_token is not None
    configure("info", "text")
    bot = asyncio.create_task(run(settings, settings.discord_token.get_secret_value()))
    while question := (await asyncio.to_thread(sys.stdin.readline)).strip():
        match question:
            case "clocks":
                say(question, clocks())
            case "profile":
                yappi.start(builtins=True)
                say(question, {})
            case _:
                yappi.stop()
                say(question, stages(yappi))
    await bot


def say(question: str, answer: Mapping[str, object]) -> None:
    """A line on its standard output."""
    sys.stdout.write(f"{question} {json.dumps(answer)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(answer_questions())
