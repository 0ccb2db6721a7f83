"""Random Heckmeck moves a second beside the package `pickomino-env`, in turns in one process:
`uv run --group bench python -m tests.bench.heckmeck [--seconds S]`.

A move here is a call of `play`; `legal`, `settle` and the events are in the time and not counted. A move there is a
call of `step`: it keeps dice *and* rolls or stops, which are two moves here, and when the agent's turn ends it plays
the other seat too, whose steps are therefore counted apart. Both play two seats, choose evenly among what is legal, and
start the next game when one is over. Seconds are processor time, so that neighbours on the machine count less.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Protocol

from games.heckmeck import Heckmeck
from games.heckmeck.moves import DICE, Options

ROUNDS = 10
FLOOR = 60_000
"""Moves a second that the project promises."""
ROLL, STOP = 0, 1
"""The second part of an action of `pickomino-env`."""


class Steps(Protocol):
    """The part of `PickominoEnv` that is used; an observation holds counts of faces."""

    def reset(self, *, seed: int | None = None) -> tuple[dict[str, Any], dict[str, Any]]: ...
    def step(self, action: tuple[int, int]) -> tuple[dict[str, Any], int, bool, bool, dict[str, Any]]: ...


def roost(seconds: float, seed: int) -> tuple[int, float]:
    """Calls of `play`, and the seconds they took."""
    rng = Random(seed)
    random = rng.random
    options = Options()
    moves = 0
    begun = time.process_time()
    ends = begun + seconds
    while time.process_time() < ends:
        position = Heckmeck.new(2, options)
        while position.result is None:
            chance = position.chance_due
            if chance is not None:
                position.settle(chance.outcome([int(random() * bound) for bound in chance.bounds]))
                continue
            (seat,) = position.awaited
            choices = position.legal(seat)
            position.play(seat, choices[int(random() * len(choices))].action)
            moves += 1
    return moves, time.process_time() - begun


class Pickomino:
    """The other package's environment, and how often its own bot moved."""

    def __init__(self) -> None:
        module = import_module("pickomino_env.pickomino")
        self.env: Steps = module.PickominoEnv(number_of_bots=1)
        self.bot_steps = 0
        step_bot: Callable[[tuple[int, int]], None] = module.PickominoEnv._step_bot

        def counted(action: tuple[int, int]) -> None:
            self.bot_steps += 1
            step_bot(self.env, action)  # type: ignore[call-arg]

        vars(self.env)["_step_bot"] = counted

    def run(self, seconds: float, seed: int) -> tuple[int, int, float]:
        """Calls of `step`, steps of its bot within them, and the seconds they took."""
        rng = Random(seed)
        random = rng.random
        step, reset = self.env.step, self.env.reset
        moves = 0
        self.bot_steps = 0
        begun = time.process_time()
        ends = begun + seconds
        seen, *_ = reset(seed=seed)
        while time.process_time() < ends:
            rolled = seen["dice_rolled"].tolist()
            kept = seen["dice_collected"].tolist()
            faces = [face for face in range(6) if rolled[face] and not kept[face]]
            face = faces[int(random() * len(faces))]
            none_left = sum(kept) + rolled[face] == DICE
            seen, _, over, refused, _ = step((face, STOP if none_left or random() < 0.5 else ROLL))
            assert not refused
            moves += 1
            if over:
                seen, *_ = reset()
        return moves, self.bot_steps, time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="in all")
    slice_ = parser.parse_args().seconds / ROUNDS / 2
    pickomino = Pickomino()
    ours: list[float] = []
    theirs: list[float] = []
    theirs_with_bot: list[float] = []
    for seed in range(ROUNDS):
        moves, seconds = roost(slice_, seed)
        ours.append(moves / seconds)
        steps, bot_steps, seconds = pickomino.run(slice_, seed)
        theirs.append(steps / seconds)
        theirs_with_bot.append((steps + bot_steps) / seconds)
    rate = statistics.median(ours)
    env = statistics.median(theirs)
    env_with_bot = statistics.median(theirs_with_bot)
    sys.stdout.write(
        f"Roost          {rate:>9,.0f} moves/s (slowest of {ROUNDS} rounds {min(ours):,.0f})\n"
        f"pickomino-env  {env:>9,.0f} steps/s, {env_with_bot:,.0f} with the steps of its own bot\n"
        f"ratio          {rate / env:>9,.0f} : 1 move for step call; "
        f"{rate / (2 * env_with_bot):,.0f} : 1 if every step, the bot's too, is two moves\n"
    )
    if rate < FLOOR:
        sys.exit(f"below {FLOOR:,} moves/s")


if __name__ == "__main__":
    main()
