"""The skeleton of a new game is a whole game."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.new_game.__main__ import ROOT, TODO, write_game, write_picture

PLAYED = """
from random import Random
from games.computer import decide
from games.registry import GAMES, LESSONS

rng, game = Random(1), GAMES["climbers"]
position = game.new(3, game.Options())
while position.result is None:
    if position.chance_due is not None:
        position.settle(position.chance_due.outcome([rng.randrange(bound) for bound in position.chance_due.bounds]))
    else:
        (seat,) = position.awaited
        position.play(seat, decide(position, seat, "hen", rng))
    assert game.parse(position.notation()).notation() == position.notation()
print(position.result.reason, len(LESSONS["climbers"].steps))
"""


def keys_of(path: Path, game: str) -> set[str]:
    """Return the keys of a game's texts, without the game's name."""
    return {key.replace(game, "") for key in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The folder into which a new game is written."""
    shutil.copytree(ROOT / "games", tmp_path / "games", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("bot/locales/en", "bot/locales/it", "docs", "tests/games", "tests/chat/golden"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "commands.md", tmp_path / "docs")
    return tmp_path


def test_skeleton_is_registered_and_plays_to_its_end(root: Path) -> None:
    written = write_game("climbers", root)
    shared = {root / "games/registry.py", root / "docs/commands.md"}
    assert {path for path in written if "climbers" not in str(path)} == shared
    played = subprocess.run([sys.executable, "-c", PLAYED], cwd=root, capture_output=True, text=True, check=False)
    assert played.stdout.split() == ["goal", "3"], played.stderr
    english, italian = [(root / f"bot/locales/{language}/climbers.ftl").read_text("utf-8") for language in ("en", "it")]
    assert italian == TODO + english
    assert "| `/climbers roll` |" in (root / "docs" / "commands.md").read_text("utf-8")


def test_skeleton_has_every_text_that_all_games_have(root: Path) -> None:
    write_game("climbers", root)
    common = set[str].intersection(*[keys_of(ROOT / f"bot/locales/en/{game}.ftl", game) for game in GAMES])
    common -= {"-standing"}  # a game of turns says it only once it has a `final`
    assert not common - keys_of(root / "bot/locales/en/climbers.ftl", "climbers")


def test_first_picture_comes_with_its_texts_and_what_its_tests_need(root: Path) -> None:
    write_game("climbers", root)
    written = write_picture("climbers", root)
    assert root / "renderers/climbers/renderer.py" in written
    assert f"{TODO}## The signs" in (root / "bot/locales/it/climbers.ftl").read_text("utf-8")
    assert "panels=panels" in (root / "tests/games/of_climbers.py").read_text("utf-8")


def test_skeleton_is_never_written_over_a_game(root: Path) -> None:
    with pytest.raises(FileExistsError, match="heckmeck"):
        write_game("heckmeck", root)
    assert (root / "games/registry.py").read_text("utf-8") == (ROOT / "games/registry.py").read_text("utf-8")
