"""What tests of pictures share."""

import pytest

from renderers.kit import kept


@pytest.fixture
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more room for art than a bot has, and none of it taken."""
    kept.ART_SHELF.clear()
    monkeypatch.setattr(kept.ART_SHELF, "limit", kept.ART)
