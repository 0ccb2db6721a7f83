"""Every fault before every kind of request, scene by scene: `python -m tests.e2e.faults [scene …]`.

Prints what held and what broke, and ends with 1 where anything broke. `--fault` names the faults to try, `--kind` the
requests; without them all are tried, which takes some minutes of mostly waiting.
"""

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.faults.forms import FORMS
from tests.e2e.faults.proxy import Fault, Kind, Proxy
from tests.e2e.faults.scenes import SCENES, Scene
from tests.e2e.faults.threads import THREADS
from tests.e2e.faults.trial import COMING, Outcome, believed, come_online, faults_for, starting_faults, tried
from tests.e2e.faults.watching import watched
from tests.engines import NewDatabase, in_folder

Way = Callable[[Proxy, NewDatabase, Kind, Fault | None], Awaitable[Outcome]]
TOGETHER = 4
"""Trials at a time: each waits for most of its time."""
LONGEST = 240.0


async def main(
    scenes: Sequence[str], faults: Sequence[str], kinds: Sequence[str], together: int, new_database: NewDatabase
) -> int:
    """The whole table; the number of trials that broke."""
    ways: Mapping[str, Way] = {COMING: come_online} | {
        scene.name: partial(_in_scene, scene) for scene in (*SCENES, *FORMS, *THREADS)
    }
    chosen = [name for name in ways if not scenes or name in scenes]
    door = asyncio.Semaphore(together)
    outcomes: list[Outcome] = []
    say = sys.stdout.write
    async with Proxy() as proxy:
        with watched():

            async def one(name: str, kind: Kind, fault_name: str) -> Outcome:
                fault = next((it for it in faults_for(kind) if it.name == fault_name), None)
                async with door:
                    try:
                        way = partial(ways[name], proxy, new_database, kind, fault)
                        return await believed(lambda: asyncio.wait_for(way(), LONGEST))
                    except Exception as error:  # noqa: BLE001 - a failing trial is reported like any other
                        return Outcome(name, kind, fault_name, [f"the trial itself: {error!r}"])

            for name in chosen:
                plain = await one(name, "", "")
                say(f"\n{name}: {', '.join(plain.said)} — {plain.verdict}\n")
                asked = [kind for kind in dict.fromkeys(plain.said) if not kinds or kind in kinds]
                tries = starting_faults() if name == COMING else None
                pairs = [(kind, fault.name) for kind in asked for fault in tries or faults_for(kind)]
                pairs = [pair for pair in pairs if not faults or pair[1] in faults]
                found = [await trial for trial in asyncio.as_completed([one(name, *pair) for pair in pairs])]
                found.sort(key=lambda it: pairs.index((it.kind, it.fault)))
                for outcome in found:
                    say(f"  {outcome.kind:20} {outcome.fault:12} {outcome.verdict}\n")
                sys.stdout.flush()
                outcomes += [plain, *found]
    _sum_up(outcomes)
    return sum(bool(it.broken) for it in outcomes)


async def _in_scene(scene: Scene, proxy: Proxy, new_database: NewDatabase, kind: Kind, fault: Fault | None) -> Outcome:
    return await tried(proxy, new_database, scene, kind, fault)


def _sum_up(outcomes: Sequence[Outcome]) -> None:
    """A table of how many trials held, by request and by fault, and what broke how often."""
    say = sys.stdout.write
    faults, kinds = ([*dict.fromkeys(getattr(it, key) for it in outcomes)] for key in ("fault", "kind"))
    say(f"\n| request | {' | '.join(name or 'no fault' for name in faults)} |\n|{'---|' * (len(faults) + 1)}\n")
    for kind in kinds:
        met = [[not it.broken for it in outcomes if (it.kind, it.fault) == (kind, fault)] for fault in faults]
        say(f"| {kind or 'all'} | {' | '.join(f'{sum(held)} of {len(held)}' if held else '' for held in met)} |\n")
    unmet = {kind for it in outcomes for kind in it.said}.difference(kinds)
    say(f"asked for behind another fault alone: {', '.join(sorted(unmet)) or 'nothing'}\n")
    say("what broke:\n")
    reasons = Counter(reason for outcome in outcomes for reason in set(outcome.broken))
    for reason, count in reasons.most_common():
        say(f"  {count:4} × {reason}\n")
    say(f"{sum(not it.broken for it in outcomes)} of {len(outcomes)} held\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--fault", action="append", default=[])
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--together", type=int, default=TOGETHER)
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="roost-") as home:
        broken = asyncio.run(main(asked.scenes, asked.fault, asked.kind, asked.together, in_folder(Path(home))))
    sys.exit(1 if broken else 0)
