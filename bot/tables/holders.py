"""Holders of seats: people, or computers of a level. They may change during a game."""

from msgspec import Struct


class Computer(Struct, frozen=True):
    """A computer of one of `games.computer.LEVELS`. Computers of a level are equal; their seats distinguish them."""

    level: str


Holder = int | Computer
"""A person, by our id, or a computer."""
