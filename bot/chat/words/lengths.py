"""Discord's limits on texts. The library does not check them."""

from typing import Final

CONTENT: Final = 2000
LABEL: Final = 80
ALT: Final = 1024
CUSTOM_ID: Final = 100
OPTIONS: Final = 25
CHOICE: Final = 100
THREAD: Final = 100
"""The name of a thread."""
FORM_TITLE: Final = 45
"""The title of a form, and the label of a field."""
FORM_DETAIL: Final = 100


def fit(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1] + "…"
