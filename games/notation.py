"""How a position's one line is written and read: lists with points between their parts, `-` where there are none."""

from collections.abc import Iterable


def joined(parts: Iterable[int | str], by: str = ".") -> str:
    """Parts as one word."""
    return by.join(map(str, parts)) or "-"


def parts_of(word: str, by: str = ".") -> list[str]:
    """The parts of a word."""
    return [] if word == "-" else word.split(by)


def numbers_of(word: str) -> list[int]:
    """The parts of a word that are numbers."""
    return [int(part) for part in parts_of(word)]
