"""The arrows between the rooms (docs/architecture.md) never run back, each outside library stays in its room, and no
source names this machine. The imports are read from the source; nothing is imported."""

import ast
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("games", "renderers", "bot")

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "games").glob("*/__init__.py")))
VIEWS = (
    *("games.core", "games.*.view", "games.*.moves", "games.*.*View"),
    *("games.*.board", "games.*.portions", "games.*.tiles"),  # data that is printed on what is drawn
)
"""What of the games pictures may know."""

STORE = ("bot.store.SqlStore", "bot.store.SqlFinished", "bot.store.SqlDaily")
"""What of the store the bot's features may name: its methods, nothing of its SQL."""

BELOW = ("bot.chat.requests", "bot.chat.front", "bot.chat.words", *STORE, "bot.tables", "games", "renderers")
"""What every feature of the bot may import."""

MAY_IMPORT = {
    "games": ("games",),
    "renderers.gallery": ("renderers", "games"),  # draws positions, which only the rules can set up
    "renderers.kit": ("renderers.kit", "games.core"),
    **{f"renderers.{game}": (f"renderers.{game}", "renderers.kit", *VIEWS) for game in GAMES},
    "renderers.finished": ("renderers.finished", "renderers.kit", "renderers.registry", "games.core"),
    "renderers": ("renderers", *VIEWS),
    "bot.tables": ("bot.tables", "games"),
    "bot.computers": ("bot.computers", "bot.tables", "games"),
    "bot.computers.questions": ("games",),
    "bot.computers.worker": (
        "bot.computers.answering",
        "bot.computers.questions",
        "games",
    ),  # a process that is to be small and quick to start
    "bot.daily": ("bot.daily", "bot.tables", "games"),
    "bot.finished": ("bot.finished", "bot.tables", "games"),
    "bot.store": ("bot.store", "bot.daily", "bot.finished", "bot.tables", "bot.metrics.protocol", "games"),
    "bot.chat": (),
    "bot.chat.words": ("bot.chat.words", *STORE, "bot.tables", "games", "renderers.kit"),
    "bot.chat.front": (
        *("bot.chat.front", "bot.chat.words", *STORE),
        *("bot.tables", "bot.metrics.protocol", "games", "renderers"),
    ),
    "bot.chat.requests": ("bot.chat.front", "bot.finished", "bot.tables", "games"),
    "bot.chat.router": ("bot.chat.requests", "bot.chat.front", "bot.chat.words", "bot.tables", "games"),
    "bot.chat.rules": BELOW,
    "bot.chat.board": ("bot.chat.board", "bot.chat.rules", *BELOW),
    "bot.chat.lobby": ("bot.chat.lobby", "bot.chat.board", *BELOW),
    "bot.chat.play": ("bot.chat.play", "bot.chat.board", *BELOW),
    "bot.chat.absence": ("bot.chat.absence", "bot.chat.board", *BELOW),
    "bot.chat.calls": ("bot.chat.board", *BELOW),
    "bot.chat.preferences": ("bot.chat.board", *BELOW),
    "bot.chat.settings": BELOW,
    "bot.chat.help": ("bot.chat.lobby", "bot.chat.daily", "bot.chat.board", "bot.chat.rules", "bot.daily", *BELOW),
    "bot.chat.cleanup": BELOW,
    "bot.chat.privacy": BELOW,
    "bot.chat.pages": ("bot.finished", *BELOW),
    "bot.chat.finished": ("bot.chat.finished", "bot.chat.pages", "bot.chat.board", "bot.daily", "bot.finished", *BELOW),
    "bot.chat.daily": ("bot.chat.daily", "bot.daily", *BELOW),
    "bot.chat.plans": ("bot.chat.plans", "bot.chat.board", *BELOW),
    "bot.chat.client": ("bot.chat", *STORE, "bot.daily", "bot.finished", "bot.tables", "bot.metrics.protocol", "games"),
    "bot.metrics": ("bot.metrics", *STORE, "bot.tables", "games"),
    "bot.metrics.protocol": (),
    "bot.playground": ("bot.playground",),
    "bot.settings": ("bot.tables.shards",),
    "bot.logs": ("bot.tables.store",),
    "bot": ("bot", "games", "renderers"),  # the start and the composition root
}
"""What of ours a room may import; the longest name that fits a module is its room."""

ONLY_IN = {
    "discord": ("bot.chat", "bot.app", "bot.command_line", "bot.checking"),
    "prometheus_client": ("bot.metrics.meters", "bot.metrics.server"),
    "sqlalchemy": ("bot.store",),
    "alembic": ("bot.store",),
    "aiosqlite": ("bot.store.sqlite",),
    "psycopg": ("bot.store",),
    "sqlite3": ("bot.store.sqlite",),
}
"""Where an outside library may be imported."""

PURE = frozenset(
    {
        *("abc", "array", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions"),
        *("functools", "hashlib", "heapq", "importlib", "itertools", "math", "msgspec", "operator", "re"),
        *("statistics", "string", "struct", "types", "typing"),
    }
)
"""All that rules may import: nothing with a clock, a file, a network, a process or chance in it."""

UNPURE_CALLS = frozenset({"open", "print", "input", "exec", "eval", "hash", "id", "Random"})

NOT_IN_RENDERERS = frozenset({"asyncio", "aiohttp", "datetime", "secrets", "socket", "subprocess", "threading", "time"})


@cache
def modules(root: Path) -> Sequence[tuple[str, ast.Module]]:
    """Every module under a folder, as its source has it when that is first asked."""
    return [*_read(root)]


def _read(root: Path) -> Iterator[tuple[str, ast.Module]]:
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            tree = ast.parse(path.read_text(encoding="utf-8"))
            package = name if parts[-1] == "__init__" else name.rpartition(".")[0]
            yield name, _absolute(tree, package)


def _absolute(tree: ast.Module, package: str) -> ast.Module:
    """Return a module with its relative imports spelt out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            node.module = ".".join([*base, *([node.module] if node.module else [])])
    return tree


def imports(tree: ast.Module) -> Iterator[str]:
    """Every name imported anywhere in a module, `import_module("…")` included."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Call(func=ast.Name(called) | ast.Attribute(attr=called), args=[ast.Constant(str(name)), *_]) if (
                called in ("import_module", "__import__")
            ):
                yield name
            case _:
                pass


def inside(name: str, room: str) -> bool:
    return f"{name}.".startswith(f"{room}.")


def allowed(name: str, pattern: str) -> bool:
    """Return whether an imported name matches a pattern, or lies in it."""
    if pattern == "games.*.*View":
        return re.fullmatch(r"games\.\w+\.\w+View", name) is not None
    return re.match(pattern.replace(".", r"\.").replace("*", r"\w+") + r"(\.|$)", name) is not None


def broken_arrows(root: Path) -> list[str]:
    """Every import that no arrow allows, and whatever makes rules impure."""
    return [f"{name}: {fault}" for name, tree in modules(root) for fault in _faults(name, tree)]


def _faults(name: str, tree: ast.Module) -> Iterator[str]:
    room = max((room for room in MAY_IMPORT if inside(name, room)), key=len)
    for imported in imports(tree):
        top = imported.partition(".")[0]
        if top in ROOMS:
            if not any(allowed(imported, pattern) for pattern in MAY_IMPORT[room]):
                yield f"{imported} is not for {room}"
        elif top == "tests":
            yield f"{imported} is not for what is installed"
        elif top in ONLY_IN and not any(inside(name, home) for home in ONLY_IN[top]):
            yield f"{top} belongs in {' and '.join(ONLY_IN[top])}"
        elif room == "games" and top not in PURE and imported != "random.Random":
            yield f"{imported} has no place in rules"
        elif inside(room, "renderers") and top in NOT_IN_RENDERERS:
            yield f"{imported} has no place in a renderer"
    if room == "games":
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in UNPURE_CALLS:
                yield f"line {node.lineno} calls {node.func.id}"


def test_no_arrow_between_the_rooms_runs_back() -> None:
    assert broken_arrows(ROOT) == []


def named_games(root: Path) -> list[str]:
    """Lines of the bot that name a game, outside the daily puzzle, which is one game's."""
    name = re.compile("|".join(GAMES), re.IGNORECASE)
    return [
        f"{path.relative_to(root)}:{number}"
        for path in sorted((root / "bot").rglob("*.py"))
        if not path.is_relative_to(root / "bot" / "daily")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if name.search(line)
    ]


def test_only_the_daily_puzzle_names_a_game() -> None:
    assert GAMES
    assert named_games(ROOT) == []


@pytest.mark.parametrize(
    "line",
    [
        "from games.heckmeck.account import Bars",
        "from games import karteneck",
        "if info.game != 'heckmeck': ...",
        'texts.say("verflixxt-title")',
        "class HornochsenTurn: ...",
    ],
)
@pytest.mark.parametrize("path", ["bot/finished/review.py", "bot/chat/daily/puzzles.py", "bot/dailies.py"])
def test_a_game_named_elsewhere_is_found(tmp_path: Path, path: str, line: str) -> None:
    write(tmp_path / "bot/daily/puzzle.py", line)
    write(tmp_path / path, f"import msgspec\n{line}")
    assert named_games(tmp_path) == [f"{path}:2"]


def circle(root: Path) -> Sequence[str]:
    """Modules that import each other in a circle, the first one again at the end; what only types need counts, too."""
    trees = dict(modules(root))
    graph = {
        name: {_module(imported, trees) for imported in imports(tree)} - {name, ""} for name, tree in trees.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return ()


def _module(imported: str, known: Container[str]) -> str:
    """The module of ours that an imported name is or lies in; empty where it is none of ours."""
    while imported and imported not in known:
        imported = imported.rpartition(".")[0]
    return imported


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(ROOT) == ()


@pytest.mark.parametrize(
    "sources",
    [
        {
            "bot/chat/front/discord_io.py": "from .post import Post",
            "bot/chat/front/post.py": "from . import discord_io",
        },
        {"games/game.py": "import games.chance", "games/chance.py": "def f():\n    from games.game import Game"},
        {
            "renderers/kit/pen.py": "from renderers.kit.canvas import Canvas",
            "renderers/kit/canvas.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import palette",
            "renderers/kit/palette.py": "from renderers.kit import pen",
        },
    ],
)
def test_a_circle_is_found(tmp_path: Path, sources: Mapping[str, str]) -> None:
    for path, source in sources.items():
        write(tmp_path / path, source)
    assert len(circle(tmp_path)) == len(sources) + 1


def arrows(kind: str) -> list[tuple[str, str]]:
    """Files and their sources: `broken`, each by one arrow, or `allowed`."""
    lines = Path(__file__).with_name("arrows.txt").read_text(encoding="utf-8").splitlines()[1:]
    found = [line.removeprefix(f"{kind} ").split(": ", 1) for line in lines if line.startswith(kind)]
    return [(path, source.replace("\\n", "\n")) for path, source in found]


def test_the_rooms_of_this_tree_were_read() -> None:
    """An empty room passes; a tree that is not found must not."""
    names = {name for name, _ in modules(ROOT)}
    assert {"games", "games.core", "games.heckmeck.rules", "renderers", "bot"} <= names


@pytest.mark.parametrize(("path", "source"), arrows("broken"))
def test_a_broken_arrow_is_found(tmp_path: Path, path: str, source: str) -> None:
    write(tmp_path / path, source)
    assert len(broken_arrows(tmp_path)) == 1


@pytest.mark.parametrize(("path", "source"), arrows("allowed"))
def test_an_arrow_of_the_design_is_allowed(tmp_path: Path, path: str, source: str) -> None:
    write(tmp_path / path, source)
    assert broken_arrows(tmp_path) == []


# What is kept in memory of tables

KEEP_TABLES = ("bot.chat.board.rows", "bot.tables.repository", "bot.chat.absence.timekeeper")
"""Where something may be kept in memory by table: the displays, the tables themselves, and what is due at them."""
OF_TABLES = ("bot.tables", *(f"bot.chat.{room}" for room in ("board", "lobby", "play", "absence", "calls", "cleanup")))
BY_TABLE = re.compile(
    r"^(?:dict|defaultdict|OrderedDict|set|BoundedCache|BoundedSet|Weak(?:Value|Key)Dictionary|WeakSet|UpdateLoop)"
    r"\[(?:str|tuple\[[^]]*\bstr|(?:tuple\[.*)?(?:Turn|Step|Table|PostedMessage))\b"
)
"""Annotations, and calls, of what is kept by a table's id, by a tuple with one, or by what belongs to one moment of a
table."""
NOT_BY_TABLE = frozenset({"refused: set[str]"})
"""What Discord refused, in a display."""


def kept_by_table(root: Path) -> list[str]:
    """Return what objects keep in memory by table, outside the modules that may."""
    return [
        f"{name}: {kept}"
        for name, tree in modules(root)
        if name.startswith(OF_TABLES) and name not in KEEP_TABLES
        for made in ast.walk(tree)
        if isinstance(made, ast.ClassDef)
        for kept in _kept_by(made)
        if kept not in NOT_BY_TABLE
    ]


def _kept_by(made: ast.ClassDef) -> Iterator[str]:
    keyed = {it.name: it.args.args[1] for it in made.body if isinstance(it, ast.AsyncFunctionDef) and it.args.args[1:]}
    for node in ast.walk(made):
        match node:
            case ast.AnnAssign(ast.Attribute() | ast.Name() as target, kept) if (
                isinstance(target, ast.Attribute) or node in made.body
            ) and BY_TABLE.match(ast.unparse(kept)):
                yield f"{ast.unparse(target)}: {ast.unparse(kept)}"
            case ast.Assign([ast.Attribute() as target], ast.Call(kept)) if BY_TABLE.match(ast.unparse(kept)):
                yield f"{ast.unparse(target)}: {ast.unparse(kept)}"
            case ast.Call(ast.Name("UpdateLoop"), [_, ast.Attribute(attr=update)]) if (
                (key := keyed.get(update)) is not None
                and key.annotation is not None
                and key.arg != "which"  # the only key of loops that do everything at once
                and BY_TABLE.match(f"UpdateLoop[{ast.unparse(key.annotation)}]")
            ):
                yield f"UpdateLoop by {ast.unparse(key)}"
            case _:
                pass


def test_nothing_is_kept_in_memory_by_table_outside_the_displays_the_tables_and_the_clock() -> None:
    assert kept_by_table(ROOT) == []


@pytest.mark.parametrize(
    "kept",
    [
        "self._due: dict[str, float] = {}",
        "self._hands: BoundedCache[tuple[str, int], int] = BoundedCache(5)",
        "self._seats: dict[tuple[int, str], int] = {}",
        "self._stale: BoundedSet[str] = BoundedSet(5)",
        "self._pages: WeakKeyDictionary[Step, int] = WeakKeyDictionary()",
        "self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()",
        "self._updates = UpdateLoop[tuple[str, int]]('hand', bring)",
        "self._updates = UpdateLoop('hand', self._bring)",
    ],
)
def test_memory_keyed_by_table_is_found(tmp_path: Path, kept: str) -> None:
    bring = "    async def _bring(self, table_id: str) -> None: ..."
    source = f"class Hands:\n    def __init__(self) -> None:\n        {kept}\n{bring}\n"
    write(tmp_path / "bot/chat/board/hands.py", source)
    assert len(kept_by_table(tmp_path)) == 1


def test_plan_of_a_board_knows_neither_discord_nor_tasks() -> None:
    reached, left = set[str](), ["bot.chat.board.plan"]
    trees = dict(modules(ROOT))
    while left:
        name = left.pop()
        if name in reached or name not in trees:
            continue
        reached.add(name)
        imports = [node for node in ast.walk(trees[name]) if isinstance(node, ast.Import | ast.ImportFrom)]
        named = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
        named |= {node.module or "" for node in imports if isinstance(node, ast.ImportFrom)}
        assert not {one.partition(".")[0] for one in named} & {"discord", "asyncio"}, name
        left += named


# What only this machine knows

TEXTS = frozenset(
    {
        *(".css", ".example", ".ftl", ".html", ".ini", ".js", ".json", ".mako", ".md", ".py", ".sh", ".toml", ".txt"),
        *(".yaml", ".yml"),
    }
)
GENERATED = frozenset({"__pycache__", "build", "dist", "node_modules"})
INDEX = re.compile(r"https?://[^\s\"']+/(?:simple|packages)/")
HOMES = tuple(f"/{name}/" for name in ("home", "root", "Users"))


def machine_traces(root: Path, folders: Iterable[str] = ()) -> list[str]:
    """Lines that name a package index, or a path in a home directory or in one of these folders."""
    machine = re.compile(rf"(?<![\w.~-])(?:{'|'.join(map(re.escape, (*HOMES, *folders)))})\w")
    found: list[str] = []
    for path in sources(root):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if INDEX.search(line) or machine.search(line):
                found.append(f"{path.relative_to(root)}:{number}: {line.strip()}")
    return found


def sources(root: Path) -> Iterator[Path]:
    for path in sorted(root.iterdir()):
        if path.name in GENERATED or (
            path.name.startswith(".") and path.name not in (".ci", ".github", ".env.example", ".pre-commit-config.yaml")
        ):
            continue
        if path.is_dir():
            yield from sources(path)
        elif path.suffix in TEXTS or path.parent.name == ".ci":
            yield path


def test_no_source_names_a_package_index_or_a_path_of_a_machine() -> None:
    here = {Path.home(), ROOT.parent} - {Path("/"), Path("/tmp")}  # noqa: S108 - some texts name that one
    assert machine_traces(ROOT, [f"{path}/" for path in here]) == []


@pytest.mark.parametrize(
    "line",
    [
        "url = https://" + "example.org/simple/",
        "cd /" + "home/jo/roost",
        "PATH=/" + "root/bin",
        "see 'file:///" + "Users/jo'",
        "see /srv/secret/roost",
    ],
)
@pytest.mark.parametrize("path", ["bot/chat/client.py", "README.md", ".ci/run", ".env.example"])
def test_a_trace_of_the_machine_is_found(tmp_path: Path, path: str, line: str) -> None:
    write(tmp_path / path, f"one line\n{line}\n")
    assert [trace.split(":")[:2] for trace in machine_traces(tmp_path, ["/srv/secret/"])] == [[path, "2"]]


def test_addresses_and_relative_paths_are_no_traces(tmp_path: Path) -> None:
    write(tmp_path / "README.md", "https://discord.com/home/x\nbot/home/x ~" + "/root" + "/x ./Users/x\n")
    write(tmp_path / ".venv/x.py", "/" + "home/jo")
    assert machine_traces(tmp_path) == []


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
