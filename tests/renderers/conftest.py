"""What holds for all tests of pictures."""

import pytest

from renderers.kit import kept


@pytest.fixture(autouse=True, scope="session")
def _room_for_art() -> None:
    """Keep the art of all games: tests go from one game to another with every picture, which no bot does, and drew most
    art six times. `bounded` undoes it."""
    kept.ART_SHELF.limit = 64 * 2**20


@pytest.fixture
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more room for art than a bot has, and none of it taken."""
    kept.ART_SHELF.clear()
    monkeypatch.setattr(kept.ART_SHELF, "limit", kept.ART)
