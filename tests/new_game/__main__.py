"""Writes a new game that can be played at once: `uv run python -m tests.new_game NAME`.

It is a small dice game for 2 to 4, without a picture of its own. Replace its rules by yours.
"""

import argparse
import re
import shutil
import subprocess
import sys
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
    "of.py.txt": "tests/games/of_{name}.py",
    "test.py.txt": "tests/games/test_{name}.py",
    "custom_ids.txt": "tests/chat/golden/custom_ids_{name}.txt",
}
TODO = "# TODO: translate. Until then these are the English texts.\n"
"""The first line of texts that are not translated yet."""


def write_game(name: str, root: Path = ROOT) -> list[str]:
    """Write the files of a new game below `root`, and return their paths and those of the shared files."""
    languages = sorted(folder.name for folder in (root / "bot" / "locales").iterdir() if folder.is_dir())
    texts = {language: root / "bot" / "locales" / language / f"{name}.ftl" for language in languages}
    files = {root / path.format(name=name): _skeleton(file, name) for file, path in FILES.items()}
    for language, path in texts.items():
        files[path] = ("" if language == "en" else TODO) + _skeleton("en.ftl.txt", name)
    there = [path for path in files if path.exists()]
    if there:
        raise FileExistsError(f"{there[0]} is there already")
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [str(path.relative_to(root)) for path in (*files, _register(name, root), _list_commands(name, root))]


def _skeleton(file: str, name: str) -> str:
    text = (SKELETON / file).read_text(encoding="utf-8")
    return text.replace("skeleton", name).replace("Skeleton", name.capitalize())


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
    name: str = parser.parse_args().name
    if not re.fullmatch(r"[a-z]{3,20}", name):
        parser.error("a game's name has 3 to 20 letters from a to z")
    try:
        written = write_game(name)
    except FileExistsError as error:
        parser.error(str(error))
    ruff = shutil.which("ruff")
    if ruff is not None:  # the order of imports depends on the name
        for job in (["check", "--quiet", "--fix"], ["format", "--quiet"]):
            subprocess.run([ruff, *job, *[path for path in written if path.endswith(".py")]], cwd=ROOT, check=False)
    sys.stdout.write("".join(f"{path}\n" for path in written))
    sys.stdout.write(f"\nPlay it: uv run roost play. Check it: uv run python -m tests.check_game {name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
