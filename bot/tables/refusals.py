"""Refusals, as codes and facts. Texts are made of them elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import Choice, Fact


class Refusal(Exception):
    """Something that a table does not allow now. Nothing was changed. `code` names the text, `facts` are its
    arguments."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


class RashUnconfirmed(Refusal):
    """A rash choice that the person has not confirmed. Nothing was changed."""

    def __init__(self, choice: Choice[Any]) -> None:
        super().__init__("rash")
        self.choice = choice


class LeaveUnconfirmed(Refusal):
    """A person who leaves a game, and has not confirmed it. Nothing was changed."""

    def __init__(self) -> None:
        super().__init__("unsure")


class StartUnconfirmed(Refusal):
    """A start of a rematch without the people in some seats, who have not answered. Nothing was changed."""

    def __init__(self, seats: Sequence[int]) -> None:
        super().__init__("unsure")
        self.seats = seats


class OperationRefused(Exception):
    """A command of an operator that Roost refuses. Nothing was changed. `code` names the text, `facts` are its
    arguments."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts
