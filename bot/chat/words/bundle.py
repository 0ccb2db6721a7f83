"""Fluent, which knows how a whole number is written: to write it anew took most of a sentence's time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

_KEPT_NUMBERS: Final = 1024
"""What tables count stays below that."""


class Bundle(FluentBundle):
    """The library's, but for the numbers that texts are given."""

    def formatted(self, pattern: Pattern, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """A pattern filled with facts, and what went wrong. The library's own way makes numbers of a kind of its own
        of them."""
        numbers = {name: _Number(value) if isinstance(value, int) else value for name, value in facts.items()}
        filled = ResolverEnvironment(context=self, errors=[], current=CurrentEnvironment(args=numbers))
        try:
            return str(pattern(filled)), filled.errors
        except ValueError as error:  # longer than the library allows
            return "", [error]


class _Number(FluentInt):
    """A whole number of a fact."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


@lru_cache(_KEPT_NUMBERS)
def _written(number: int, locale: Any) -> str:
    return FluentInt(number).format(locale)
