"""The minds of all games, by name: `MIND` of `games/<game>/mind.py`."""

from importlib import import_module

from games.mind import AnyMind
from games.registry import GAMES

MINDS: dict[str, AnyMind] = {name: import_module(f"games.{name}.mind").MIND for name in GAMES}
