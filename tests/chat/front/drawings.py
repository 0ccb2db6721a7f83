"""Drawings that know in which process they are made; a second painter imports them."""

import os
from pathlib import Path
from typing import Any

from renderers.registry import Picture, draw

BOT = "PROCESS_OF_THE_BOT"
"""The variable that says which process is the bot's."""


def where(*_: Any) -> Picture:
    """A picture of where it was drawn."""
    return Picture(b"here" if os.environ[BOT] == str(os.getpid()) else b"beside")


def failing(*_: Any) -> Picture:
    """A drawing with a bug."""
    raise ZeroDivisionError


def touched(path: Path) -> Picture:
    """A picture of whether it was drawn before."""
    again = path.exists()
    path.touch()
    return Picture(b"again" if again else b"first")


def not_beside(*what: Any) -> Picture:
    """A drawing that is the end of every process but the bot's."""
    if os.environ[BOT] != str(os.getpid()):
        os._exit(1)
    return draw(*what)
