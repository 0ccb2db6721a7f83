"""A Fluent bundle with a cache of formatted whole numbers, because formatting them took most of a sentence's time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

_KEPT_NUMBERS: Final = 1024
"""The numbers of a table are smaller."""


class Bundle(FluentBundle):
    """A Fluent bundle that formats whole numbers from a cache."""

    def format_with_numbers(self, pattern: Pattern, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a pattern filled with facts, and the errors. The library's own method wraps every number in an object
        of its own."""
        numbers = {name: _Number(value) if isinstance(value, int) else value for name, value in facts.items()}
        filled = ResolverEnvironment(context=self, errors=[], current=CurrentEnvironment(args=numbers))
        try:
            return str(pattern(filled)), filled.errors
        except ValueError as error:  # longer than the library allows
            return "", [error]


class _Number(FluentInt):
    """A whole number among the facts."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


@lru_cache(_KEPT_NUMBERS)
def _written(number: int, locale: Any) -> str:
    return FluentInt(number).format(locale)
