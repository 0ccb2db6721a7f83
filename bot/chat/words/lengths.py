"""Discord's limits on texts. The library does not check them."""

from collections.abc import Sequence
from typing import Final

CONTENT: Final = 2000
LABEL: Final = 80
ALT: Final = 1024
CUSTOM_ID: Final = 100
OPTIONS: Final = 25
MAX_CHOICES_OF_A_KIND: Final = 3 * OPTIONS
"""In menus. If there are more, choices that name an optional field are left to the command. An action of a single tuple
is one menu, of its values."""
CHOICE: Final = 100
THREAD: Final = 100
"""The name of a thread."""
FORM_TITLE: Final = 45
"""The title of a form, and the label of a field."""
FORM_DETAIL: Final = 100

ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
"""Begin and end of a part whose direction is its own, such as a Hebrew name in an English sentence."""


def fit(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than `most` characters. An isolate that loses its end is
    closed."""
    if len(text) <= most:
        return text
    cut = text[: max(most - 1, 0)].removesuffix(ISOLATE)
    return (cut + "…" if cut.rfind(ISOLATE) <= cut.rfind(POP) else cut[:-1] + "…" + POP)[: max(most, 0)]


def fitting(lines: Sequence[str], most: int) -> list[str]:
    """Return the lines that fit together into a number of characters, with their line breaks. Of lines that do not, the
    first ones are kept."""
    kept: list[str] = []
    for line in lines:
        if len(line) < most:
            kept.append(line)
            most -= len(line) + 1
    return kept
