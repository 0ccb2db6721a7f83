"""The golden playthroughs: what was played stays playable, step by step, and the dealer deals the same again."""

from pathlib import Path

import msgspec
import pytest

from games.chance import commitment, deal
from games.game import AnyGame
from games.registry import rules_of
from tests.games.playouts import Case
from tests.playthroughs.renew import FOLDER, noted, path_of, playthroughs, written


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_playthrough_plays_again_step_by_step(path: Path) -> None:
    lines = [line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines()]
    head = dict(lines[:6])
    name, _, version = head["game"].split()
    game = rules_of(name, int(version))
    assert game is not None
    seed = bytes.fromhex(head["seed"])
    assert commitment(seed) == head["commitment"]
    position: AnyGame = game.new(int(head["seats"]), msgspec.json.decode(head["options"], type=game.Options))
    events: list[object] = []
    chances = 0
    for kind, text in lines[6:]:
        match kind:
            case "chance":
                chance = position.chance_due
                assert chance is not None
                outcome = deal(seed, head["salt"], chances, chance)
                assert outcome == msgspec.json.decode(text, type=game.Outcomes)
                events = list(position.settle(outcome))
                chances += 1
            case "seat":
                seat, action = text.split(" ", 1)
                events = list(position.play(int(seat), msgspec.json.decode(action, type=game.Actions)))
            case ">":
                assert events.pop(0) == msgspec.json.decode(text, type=game.Events)
            case "=":
                assert not events
                assert noted(position) == text
                assert game.parse(text).notation() == text
            case "result":
                assert position.result is not None
                assert msgspec.json.encode(position.result).decode() == text
            case _:
                assert (kind, text) == ("goes", "on")
                assert position.result is None
    assert lines[-1][0] in ("goes", "result")


def test_every_option_set_of_every_game_has_its_playthrough() -> None:
    wrong = {path.name for path in FOLDER.glob("*.txt")} ^ {path_of(case).name for case in playthroughs()}
    assert not wrong, f"run `uv run python -m tests.playthroughs.renew`, last of all: {sorted(wrong)}"


@pytest.mark.parametrize("case", list(playthroughs()), ids=lambda case: path_of(case).stem)
def test_renewing_the_playthroughs_would_change_nothing(case: Case) -> None:
    assert path_of(case).exists(), "run `uv run python -m tests.playthroughs.renew`, last of all"
    assert path_of(case).read_text(encoding="utf-8") == written(case)
