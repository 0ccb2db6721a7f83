"""Who holds a seat: a person, or a computer of a level. That may change while a game goes on."""

from msgspec import Struct


class Computer(Struct, frozen=True):
    """A computer that holds a seat, of one of `games.computer.LEVELS`. Those of one level are equal: their seats tell
    them apart."""

    level: str


Holder = int | Computer
"""A person, by our id, or a computer."""
