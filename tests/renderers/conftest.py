"""Fixtures of tests of pictures."""

import pytest

from renderers.kit import kept


@pytest.fixture
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the cached art to the room that a bot has, and begin with none."""
    monkeypatch.setattr(kept, "ART_SHELF", kept.Shelf(kept.ART))
