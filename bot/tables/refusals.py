"""What a table refuses. Texts are made elsewhere, from the code and its facts."""

from collections.abc import Mapping

from games.core import Fact


class Refusal(Exception):
    """Something a table does not allow now; nothing was changed. `code` says what, `facts` the numbers for its text."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts
