"""Every picture looks as it did when it was last accepted."""

from pathlib import Path

import pytest

from tests.renderers.pictured import KINDS
from tests.renderers.references import FOLDER, has_changed, opened, phone_pictures, side_by_side


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_look_like_their_references(kind: str, tmp_path: Path) -> None:
    """Another version of Pillow or of WebP may round in another way."""
    shown = dict(phone_pictures(kind))
    assert {*(FOLDER / kind).iterdir()} == shown.keys(), "`python -m tests.renderers.references` writes what is missing"
    changed = [path for path, picture in shown.items() if has_changed(picture, opened(path))]
    for path in changed:
        side_by_side(opened(path), shown[path]).save(tmp_path / f"{path.stem}.png")
    assert not changed, f"look at {tmp_path}; if they are as they should be, run `python -m tests.renderers.references`"
