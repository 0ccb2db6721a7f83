"""What a table refuses, and what Roost does not do for whoever runs it. Texts are made elsewhere, from the code and its
facts."""

from collections.abc import Mapping
from typing import Any

from games.core import Choice, Fact


class Refusal(Exception):
    """Something a table does not allow now; nothing was changed. `code` says what, `facts` the numbers for its text."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts


class Rash(Refusal):
    """A rash choice, of which nobody has said yet that it is meant; nothing was changed."""

    def __init__(self, choice: Choice[Any]) -> None:
        super().__init__("rash")
        self.choice = choice


class Declined(Exception):
    """What Roost does not do for whoever runs it; all is as it was. `code` says why, `facts` are for its text."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts
