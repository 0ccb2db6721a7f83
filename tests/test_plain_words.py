"""Prose and names use the field's words. A handful of exceptions is fine; more of them is an alarm."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORD = re.compile(r"(?<![a-z])(told|whoever|anew|meanwhile|somebody|nobody|stands)(?![a-z])", re.IGNORECASE)
"""Words that once meant several things each, or hid the subject of a sentence."""

HANDFUL = 3

DIALECT = re.compile(r"one|(\w+_)?(MOST|LEAST)(_\w+)?")
"""Names that say nothing of a thing (`one`), or say a limit in another way than `MAX_X` and `MIN_X`."""


def prose(path: Path) -> Iterator[str]:
    """A page, or a module's names, comments and docstrings; players' texts are other strings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and token.string.startswith('"""') and not token.line[0].isalpha()
        if is_docstring or token.type in (tokenize.COMMENT, tokenize.NAME):
            yield token.string


def names(path: Path) -> Iterator[tuple[int, str]]:
    """Each name of a module with its line, except attributes, which may be a library's."""
    before = ""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.NAME and before != ".":
            yield token.start[0], token.string
        before = token.string


def test_words_without_a_clear_meaning_stay_rare() -> None:
    folders = [ROOT / folder for folder in ("bot", "games", "renderers", "tests", "docs")]
    paths = [*ROOT.glob("*.md"), *(path for folder in folders for path in folder.rglob("*.*"))]
    pages = [path for path in paths if path.suffix in {".py", ".md"} and path != Path(__file__)]
    found = [(path.name, word[0]) for path in pages for part in prose(path) for word in WORD.finditer(part)]
    assert len(found) <= HANDFUL, found


def test_loops_arguments_and_limits_are_named_by_what_they_hold() -> None:
    paths = [path for folder in ("bot", "games", "renderers") for path in (ROOT / folder).rglob("*.py")]
    found = [
        f"{path.name}:{number} {name}" for path in paths for number, name in names(path) if DIALECT.fullmatch(name)
    ]
    assert not found, found


def test_arguments_and_elements_stand_one_a_line_and_not_in_starred_groups() -> None:
    """The formatter decides how they are laid out. A group such as `*(a, b), *(c, d)` outwits it, and says nothing."""
    nodes = [(path, node) for path in (ROOT / "bot").rglob("*.py") for node in ast.walk(ast.parse(path.read_bytes()))]
    assert nodes
    found = [
        f"{path.name}:{node.lineno}"
        for path, node in nodes
        if isinstance(node, ast.Starred) and isinstance(node.value, ast.Tuple | ast.List)
    ]
    assert not found, found
