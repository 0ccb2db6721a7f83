"""Films of finished tables. Each takes some two seconds."""

from typing import Final, NamedTuple

from bot.chat.finished.workshop import Queue, Workshop
from bot.tables.refusals import Refusal

KEPT_BYTES: Final = 16 * 2**20
"""Size of the cache of films."""


class Film(NamedTuple):
    """A GIF, and the list of all moves in UTF-8."""

    animated: bytes
    moves: bytes


def films() -> Workshop[Film]:
    """Return the workshop of films."""
    queue = Queue(lambda: Refusal("one-film-at-a-time"), lambda: Refusal("too-many-films"))
    return Workshop(queue, lambda film: sum(map(len, film)), KEPT_BYTES)
