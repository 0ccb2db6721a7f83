"""Reading and writing of lists in notations: parts separated by points, `-` for an empty list."""

from collections.abc import Container, Iterable
from re import split


def join_parts(parts: Iterable[int | str], by: str = ".") -> str:
    return by.join(map(str, parts)) or "-"


def split_parts(word: str, by: str = ".") -> list[str]:
    return [] if word == "-" else word.split(by)


def split_numbers(word: str) -> list[int]:
    return [int(part) for part in split_parts(word)]


def must(right: bool, what: str) -> None:
    """Raise ValueError with a requirement on notations if it is not met."""
    if not right:
        raise ValueError(what)


def are_distinct(numbers: Iterable[int], among: Container[int]) -> bool:
    """Return whether all numbers are distinct members of a collection."""
    found = list(numbers)
    return len(found) == len({*found}) and all(number in among for number in found)


def has_all_parts(expected: str, word: str) -> bool:
    """Return whether a word has all parts of another, in any order."""
    return {*split(r"[./]", word)} <= {*split(r"[./]", expected)}
