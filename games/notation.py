"""How a position's one line is written and read: lists with points between their parts, `-` where there are none."""

from collections.abc import Container, Iterable
from re import split


def join_parts(parts: Iterable[int | str], by: str = ".") -> str:
    """Parts as one word."""
    return by.join(map(str, parts)) or "-"


def split_parts(word: str, by: str = ".") -> list[str]:
    """The parts of a word."""
    return [] if word == "-" else word.split(by)


def split_numbers(word: str) -> list[int]:
    """The parts of a word that are numbers."""
    return [int(part) for part in split_parts(word)]


def must(right: bool, what: str) -> None:
    """ValueError, saying what a notation must be, where it is not."""
    if not right:
        raise ValueError(what)


def are_distinct(numbers: Iterable[int], among: Container[int]) -> bool:
    """Whether no number occurs twice, and every one is among others."""
    found = list(numbers)
    return len(found) == len({*found}) and all(number in among for number in found)


def has_all_parts(told: str, word: str) -> bool:
    """Whether a word has every part of another, in whatever order."""
    return {*split(r"[./]", word)} <= {*split(r"[./]", told)}
