"""What messages and custom_ids need of each game beside its rules: a file of `bot/profiles` a game."""

from collections.abc import Mapping
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct

from games.registry import GAMES


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """The profile of a game."""

    code: str
    """One to four letters for the name in custom_ids. Never changed once released."""
    options: Mapping[str, int] = msgspec.field(default_factory=dict[str, int])
    """The number of each variant in custom_ids, from 1 on. A released number is never changed or used again."""
    chapters_per_message: int = 1
    """The number of turns or rounds that share a message, unless people have to be notified in between."""


def _read(game: str) -> Profile:
    return msgspec.toml.decode((resources.files("bot") / "profiles" / f"{game}.toml").read_bytes(), type=Profile)


PROFILES: Final = {game: _read(game) for game in GAMES}
