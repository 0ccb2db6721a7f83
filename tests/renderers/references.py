"""Pictures as they looked when they were last accepted, as a phone shows them: `python -m tests.renderers.references`
writes those that have changed again. Look at them before you commit them."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from tests.renderers import phones
from tests.renderers.phones import SMALLER
from tests.renderers.pictured import KINDS, pictures

FOLDER = Path(__file__).parent / "references"
NOISE = 8
"""Pixels that clearly differ because WebP, or another Pillow, rounds in another way. 12.0 and 13.0 draw alike."""
TINGE = 60
"""By as much a colour may differ, of 255, in the mean of sixteen pixels."""


def phone_pictures(kind: str) -> Iterator[tuple[Path, Image.Image]]:
    """Each picture of a kind, with the first hand of each sample, and the file of its reference."""
    for name, canvas in pictures(kind).items():
        if "hand" not in name or name.endswith("hand-1"):
            yield FOLDER / kind / f"{name}.webp", canvas.image.reduce(SMALLER)


def opened(path: Path) -> Image.Image:
    with Image.open(path) as file:
        return file.convert("RGB")


def has_changed(picture: Image.Image, reference: Image.Image) -> bool:
    """Return whether a picture clearly differs from its reference, in brightness or in colour."""
    if picture.size != reference.size or phones.unlike(picture.convert("L"), reference.convert("L")) > NOISE:
        return True
    tinges = ImageChops.difference(picture.reduce(4), reference.reduce(4))
    return max(tinges.tobytes()) > TINGE


def side_by_side(reference: Image.Image, picture: Image.Image) -> Image.Image:
    """Return the reference, the picture, and what differs."""
    changed = ImageChops.difference(reference, picture)
    three = Image.new("RGB", (3 * picture.width, max(reference.height, picture.height)))
    for n, image in enumerate((reference, picture, changed)):
        three.paste(image, (n * picture.width, 0))
    return three


def main() -> None:
    """Write the references that have changed; those of former pictures go."""
    for kind in KINDS:
        (FOLDER / kind).mkdir(parents=True, exist_ok=True)
        shown = dict(phone_pictures(kind))
        for path in {*(FOLDER / kind).iterdir()} - shown.keys():
            path.unlink()
        for path, picture in shown.items():
            if not path.exists() or has_changed(picture, opened(path)):
                picture.save(path, quality=70, method=6)


if __name__ == "__main__":
    main()
