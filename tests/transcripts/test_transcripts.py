"""Whole games, message by message: what stays in the channel and in direct messages.

To renew the files: `ROOST_TRANSCRIPTS=renew uv run pytest tests/transcripts`. Then read what has changed."""

import os
from pathlib import Path
from random import Random

import pytest

from bot.tables import service
from tests.chat.world import Dealer, World
from tests.transcripts.games import GAMES, Played, play
from tests.transcripts.transcript import transcript

HERE = Path(__file__).parent


class Secrets:
    """Table ids and seeds that are the same in every run."""

    def __init__(self) -> None:
        random = Random(1)
        self.choice, self.token_bytes = random.choice, random.randbytes


@pytest.fixture(autouse=True)
def _same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "secrets", Secrets())


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
async def test_game_leaves_the_same_messages(world: World, dice_that_roll: Dealer, played: Played) -> None:
    await play(world, played)
    found, kept = transcript(world), HERE / f"{played.name}.txt"
    if os.environ.get("ROOST_TRANSCRIPTS") == "renew":
        kept.write_text(found, encoding="utf-8")
    assert found == kept.read_text(encoding="utf-8")
