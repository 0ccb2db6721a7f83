"""Discord's limits on texts, which the library does not check."""

from typing import Final

CONTENT: Final = 2000
LABEL: Final = 80
ALT: Final = 1024
CUSTOM_ID: Final = 100
OPTIONS: Final = 25
CHOICE: Final = 100


def fitted(text: str, most: int) -> str:
    """The text, cut with an ellipsis where it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
