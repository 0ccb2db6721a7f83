"""Writes a new game that can be played at once: `uv run python -m tests.new_game NAME`.

It is a small dice game for 2 to 4. Replace its rules by yours. It has no picture of its own; `--picture` writes a first
one for these rules.
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKELETON = Path(__file__).parent / "skeleton"
FILES = {
    "init.py.txt": "games/{name}/__init__.py",
    "moves.py.txt": "games/{name}/moves.py",
    "view.py.txt": "games/{name}/view.py",
    "rules.py.txt": "games/{name}/rules.py",
    "lessons.py.txt": "games/{name}/lessons.py",
    "mind.py.txt": "games/{name}/mind.py",
    "profile.toml.txt": "bot/profiles/{name}.toml",
    "of.py.txt": "tests/games/of_{name}.py",
    "test.py.txt": "tests/games/test_{name}.py",
    "custom_ids.txt": "tests/chat/golden/custom_ids_{name}.txt",
    "options.txt": "tests/chat/golden/options_{name}.txt",
    "rules.md.txt": "docs/rules/{name}.md",
}
PICTURE = {
    "empty.txt": "renderers/{name}/__init__.py",
    "board.py.txt": "renderers/{name}/board.py",
    "renderer.py.txt": "renderers/{name}/renderer.py",
}
TODO = "# TODO: translate. Until then these are the English texts.\n"
"""The line above texts that are not translated yet."""


def write_game(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game below `root`, and return them and the shared files that name it."""
    files = _files(FILES, name, root)
    for path, todo in _texts(name, root).items():
        files[path] = todo + _skeleton("en.ftl.txt", name)
    _write(files)
    return [*files, _register(name, root), _list_commands(name, root)]


def write_picture(name: str, root: Path = ROOT) -> list[Path]:
    """Write a first picture of a game, the texts of its signs, and where tests find its panels. Returns the files."""
    files = _files(PICTURE, name, root)
    _write(files)
    for path, todo in _texts(name, root).items():
        texts = path.read_text(encoding="utf-8") + "\n" + todo + _skeleton("signs.ftl.txt", name)
        path.write_text(texts, encoding="utf-8")
    own = root / "tests" / "games" / f"of_{name}.py"
    text = own.read_text(encoding="utf-8").replace("from tests.games.own", _skeleton("imports.txt", name), 1)
    own.write_text(text.replace("OWN = Own(\n", _skeleton("of_picture.py.txt", name), 1), encoding="utf-8")
    return [*files, *_texts(name, root), own]


def _files(skeletons: Mapping[str, str], name: str, root: Path) -> dict[Path, str]:
    return {root / path.format(name=name): _skeleton(file, name) for file, path in skeletons.items()}


def _texts(name: str, root: Path) -> dict[Path, str]:
    """Return the game's file of texts in every language, and the line above English texts in it."""
    folders = sorted(path for path in (root / "bot" / "locales").iterdir() if path.is_dir())
    return {folder / f"{name}.ftl": "" if folder.name == "en" else TODO for folder in folders}


def _write(files: Mapping[Path, str]) -> None:
    there = [path for path in files if path.exists()]
    if there:
        raise FileExistsError(f"{there[0]} is there already")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _skeleton(file: str, name: str) -> str:
    text = (SKELETON / file).read_text(encoding="utf-8")
    return text.replace("skeleton", name).replace("Skeleton", name.capitalize()).replace("skel", name[:4])


def _register(name: str, root: Path) -> Path:
    """Add the game to the registry."""
    path, rules = root / "games" / "registry.py", name.capitalize()
    text = path.read_text(encoding="utf-8")
    text = text.replace("from games.lessons import", f"from games.{name} import {rules}\nfrom games.lessons import", 1)
    text, count = re.subn(r"(for game in \([^)]*)\)", rf"\1, {rules})", text, count=1)
    assert count == 1, f"no list of games found in {path}"
    path.write_text(text, encoding="utf-8")
    return path


def _list_commands(name: str, root: Path) -> Path:
    """Add the game's commands to the documents."""
    path = root / "docs" / "commands.md"
    rows = (
        f"| `/{name} roll` | *`table`* | Roll the die |\n| `/{name} stop` | *`table`* | Stop, and keep the points |\n"
    )
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("| `/hand` |", f"{rows}| `/hand` |", 1), encoding="utf-8")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=__doc__)
    parser.add_argument("name", help="lower case letters, as in `/heckmeck roll`")
    parser.add_argument("--picture", action="store_true", help="write a first picture of a game that is there")
    options = parser.parse_args()
    name: str = options.name
    if not re.fullmatch(r"[a-z]{3,20}", name):
        parser.error("a game's name has 3 to 20 letters from a to z")
    if options.picture and not (ROOT / "games" / name).exists():
        parser.error(f"there is no game {name} yet: leave out --picture")
    try:
        written = write_picture(name) if options.picture else write_game(name)
    except FileExistsError as error:
        parser.error(str(error))
    _tidy([path for path in written if path.suffix == ".py"])
    sys.stdout.write("".join(f"{path.relative_to(ROOT)}\n" for path in written))
    sys.stdout.write(f"\nPlay it: uv run roost play. Check it: uv run python -m tests.check_game {name}\n")
    return 0


def _tidy(paths: Sequence[Path]) -> None:
    """Sort imports, whose order depends on the name."""
    ruff = shutil.which("ruff")
    for job in (["check", "--quiet", "--fix"], ["format", "--quiet"]) if ruff is not None else ():
        subprocess.run([ruff or "", *job, *paths], cwd=ROOT, check=False)


if __name__ == "__main__":
    sys.exit(main())
