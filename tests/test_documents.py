"""The documents agree with the code: their tables list what there is, all of it and nothing else."""

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from discord import app_commands

from bot.chat.front.commands import Command
from bot.chat.words.texts import LANGUAGES
from bot.command_line import main
from bot.settings import Settings
from games.registry import GAMES
from tests.bench.__main__ import SMALLEST
from tests.chat.playouts import every_command, every_menu

ROOT = Path(__file__).parents[1]


def rows(page: str) -> Iterator[Sequence[str]]:
    """The cells of every row of the page's tables, but for headings."""
    for line in (ROOT / page).read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def leaves(commands: Sequence[Command | app_commands.Group]) -> Iterator[Command]:
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from leaves(command.commands)
        else:
            yield command


def options_of(command: Command) -> Sequence[str]:
    """A command's options in Discord's order; optional ones in italics."""
    return [
        f"`{option.display_name}`" if option.required else f"*`{option.display_name}`*" for option in command.parameters
    ]


def test_command_tables_list_every_command_and_its_options() -> None:
    written = {cells[0].strip("`"): cells[1].split() for cells in rows("docs/commands.md")}
    registered = {f"/{command.qualified_name}": options_of(command) for command in leaves(every_command())}
    assert written == registered | {menu.name: [] for menu in every_menu()}


def test_settings_table_lists_every_setting() -> None:
    written = [cells[0].strip("`") for cells in rows("docs/settings.md") if not cells[0].startswith("`roost")]
    assert sorted(written) == sorted(name.upper() for name in Settings.model_fields)


def test_table_of_benches_lists_those_that_run_every_week() -> None:
    benches = [
        path for path in (ROOT / "tests" / "bench").glob("[!_]*.py") if "ArgumentParser(" in path.read_text("utf-8")
    ]
    assert sorted(SMALLEST) == sorted(path.stem for path in benches)
    written = [quoted(cells[0])[0].split()[0] for cells in rows("docs/benchmarks.md")]
    assert {name for name in written if "tests.bench." in name} == {f"tests.bench.{name}" for name in SMALLEST}


def test_example_environment_lists_every_setting() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)) == sorted(
        name.upper() for name in Settings.model_fields
    )


def help_of(capsys: pytest.CaptureFixture[str], *subcommand: str) -> str:
    with pytest.raises(SystemExit):
        main([*subcommand, "--help"])
    return capsys.readouterr().out


def test_every_line_of_the_log_that_a_page_names_is_written_by_the_bot() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    named = re.findall(r"`([a-z_]+\.[a-z_]+)`", (ROOT / "docs/trouble.md").read_text(encoding="utf-8"))
    assert len(named) > 9
    assert [event for event in named if f'"{event}"' not in code] == []


def test_program_table_lists_every_subcommand_with_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    written = {quoted(cells[0])[0].split()[1]: cells for cells in rows("docs/settings.md") if cells[0][:7] == "`roost "}
    assert list(written) == re.findall(r"^    (\w+)  ", help_of(capsys), re.MULTILINE)
    for name, cells in written.items():
        usage = help_of(capsys, name).partition("\n\n")[0]
        arguments = re.sub(r"\[.*?\]", "", usage).split(name)[-1].split()
        assert quoted(cells[0])[0].lower().split()[2:] == [argument.lower() for argument in arguments]
        flags = {flag for word in quoted(cells[1]) for flag in re.findall(r"--[\w-]+", word)}
        assert flags == set(re.findall(r"--[\w-]+", usage)), name


def test_listing_fits_into_discords_fields() -> None:
    fields = [(quoted(cells[0])[0], cells[1], cells[2]) for cells in rows("docs/listing.md")]
    assert [field for field in fields if len(field[2]) > {"summary": 200, "description": 400}.get(field[0], 104)] == []
    assert sorted({language for name, language, _ in fields if name != "tags"}) == sorted(LANGUAGES)
    (tags,) = (text.split(", ") for name, _, text in fields if name == "tags")
    assert len(tags) == 5
    assert max(map(len, tags)) <= 20


@pytest.mark.parametrize(("page", "most"), [("README.md", 1000), ("CONTRIBUTING.md", 1500)])
def test_first_pages_stay_short(page: str, most: int) -> None:
    """Code blocks and addresses of links are no words."""
    text = re.sub(r"```.*?```|\]\([^)]*\)", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(text.split()) <= most


def links() -> list[tuple[str, str]]:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return [
        (str(page.relative_to(ROOT)), target)
        for page in sorted(pages)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("page", "target"), links())
def test_links_between_pages_lead_somewhere(page: str, target: str) -> None:
    assert (ROOT / page).parent.joinpath(target).exists()


def release(folder: Path, changelog: str) -> "subprocess.CompletedProcess[str]":
    """`.ci/release v0.2.0` in a folder with that changelog, where building the package does nothing."""
    (folder / ".ci").mkdir()
    (folder / "bin").mkdir()
    shutil.copy(ROOT / ".ci" / "release", folder / ".ci" / "release")
    (folder / "bin" / "uv").write_text("#!/bin/sh\nmkdir dist\n", encoding="utf-8")
    (folder / "bin" / "uv").chmod(0o755)
    (folder / "pyproject.toml").write_text('version = "0.2.0"\n', encoding="utf-8")
    (folder / "bot").mkdir()
    (folder / "bot" / "__init__.py").write_text('__version__ = "0.2.0"\n', encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    command = ["bash", str(folder / ".ci" / "release"), "v0.2.0"]
    return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True, check=False)


def test_release_takes_the_dated_chapter_of_its_version(tmp_path: Path) -> None:
    chapters = ("## [Unreleased]", "Later", "## [0.2.0] - 2027-01-02", "Now", "## [0.1.0] - 2026-12-01", "Earlier")
    assert release(tmp_path, "\n\n".join(chapters)).returncode == 0
    assert (tmp_path / "dist" / "NOTES.md").read_text(encoding="utf-8").split() == ["Now"]


def test_release_refuses_a_chapter_without_a_date(tmp_path: Path) -> None:
    refused = release(tmp_path, "## [Unreleased]\n\n## [0.2.0] - unreleased\n\nNow\n")
    assert refused.returncode == 1
    assert "YYYY-MM-DD" in refused.stderr


def test_changelog_begins_with_what_is_not_released() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - (\d{4}-\d\d-\d\d|unreleased)", heading) for heading in headings[1:])


# The pages of the rules


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_of_rules_whose_tests_exist(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    files = [ROOT / "tests" / "games" / "test_chance.py", *(ROOT / "tests" / "games").glob(f"test_{game}*.py")]
    found = {name for path in files for name in defined(str(path.relative_to(ROOT)))}
    assert set(re.findall(r"`(test_\w+)`", page)) - found == set()


def test_books_that_rules_cite_are_on_the_page_of_their_game() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            for book in re.findall(r"\b00\d\b(?=[,):]| and )", line):
                page = (ROOT / "docs" / "rules" / f"{path.parent.name}.md").read_text(encoding="utf-8")
                assert f"| {book} |" in page, f"{path}: {line}"


# The page of the architecture


def blocks(page: str) -> Iterator[str]:
    """Paragraphs, list items and table rows; without code blocks."""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    yield from re.split(r"\n(?=\n|\||- |\d+\. )", text)


def named(page: str) -> Iterator[tuple[str, str]]:
    """Return the paths and names that a page mentions, in order. A path has no name; a name comes with the last file
    before it in its paragraph."""
    for block in blocks(page):
        path = ""
        for word in quoted(block):
            if "/" in word or (ROOT / word).exists():
                path = word
                yield path, ""
            elif re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", word):
                yield path, word


@cache
def defined(path: str) -> frozenset[str]:
    """Return the names that a module defines: at its top, and `Class.member` for members."""
    return frozenset(_defined(ast.parse((ROOT / path).read_text(encoding="utf-8")).body))


def _defined(body: Sequence[ast.stmt], prefix: str = "") -> Iterator[str]:
    for node in body:
        match node:
            case ast.ClassDef(name):
                yield prefix + name
                yield from _defined(node.body, f"{prefix}{name}.")
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield prefix + name
            case ast.Assign(targets):
                yield from (prefix + target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(ast.Name(name)):
                yield prefix + name
            case _:
                pass


@pytest.mark.parametrize(("path", "name"), sorted({*named("docs/architecture.md")}))
def test_architecture_names_only_what_exists(path: str, name: str) -> None:
    assert (ROOT / path).exists()
    assert not name or (path.endswith(".py") and name in defined(path))


def test_architecture_lists_every_package() -> None:
    """Those of the bot and of its chat are listed one by one, and so are the features that are one file."""
    folders = [ROOT / "games", ROOT / "renderers", *(ROOT / "bot").iterdir(), *(ROOT / "bot" / "chat").iterdir()]
    packages = {str(it.relative_to(ROOT)) for it in folders if (it / "__init__.py").exists()}
    modules = {str(it.relative_to(ROOT)) for it in (ROOT / "bot" / "chat").glob("[a-z]*.py")}
    listed = {name for cells in rows("docs/architecture.md") for name in cells[0].replace("`", "").split(", ")}
    assert listed == (packages | modules) - {"bot/chat", "bot/chat/client.py"}


@cache
def all_defined() -> frozenset[str]:
    """Return the names that all modules define: `module.name`, and each class and member by its own name."""
    modules = [path for folder in ("bot", "games", "renderers") for path in (ROOT / folder).rglob("*.py")]
    found = {(path.stem, name) for path in modules for name in defined(str(path.relative_to(ROOT)))}
    own = {name.split(".")[-1] for _, name in found}
    return frozenset(
        own | {f"{module}.{name.split('.')[-1]}" for module, name in found} | {f"{p.stem}.py" for p in modules}
    )


@pytest.mark.parametrize("page", sorted(str(it.relative_to(ROOT)) for it in (ROOT / "docs" / "decisions").glob("*.md")))
def test_decisions_name_only_what_exists(page: str) -> None:
    """Classes (`Display`), members (`Tables.owns`), a module's functions (`finishes.entrants`) and files."""
    for word in quoted((ROOT / page).read_text(encoding="utf-8")):
        name = re.sub(r"\(.*", "", word)
        if re.match(r"(bot|games|renderers|tests|docs)/[^<]*$", word):
            assert (ROOT / word).exists(), word
        elif re.fullmatch(r"[A-Z][A-Za-z]+(\.\w+)?", name):
            assert set(name.split(".")) <= all_defined(), word
        elif re.fullmatch(r"[a-z]\w*\.\w+", name):
            assert name in all_defined(), word
