"""Who holds a seat: a person, or a computer of a level. That may change while a game goes on."""

from typing import Final

from msgspec import Struct

LEVELS: Final = ("chick", "hen", "rooster")
"""What computers there are, the weakest first."""


class Computer(Struct, frozen=True):
    """A computer that holds a seat. Those of one level are equal: their seats tell them apart."""

    level: str


Holder = int | Computer
"""A person, by our id, or a computer."""
