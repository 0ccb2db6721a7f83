"""PostgreSQL is restarted under two real processes: at most a sentence, play goes on in both, and both keep their
shards."""

import asyncio
import re

from tests.e2e.across import Processes
from tests.e2e.group import Group
from tests.e2e.test_across import house
from tests.e2e.test_kill import go_on
from tests.e2e.test_outages import cluster, refusals_changed_nothing
from tests.e2e.test_replaced import start_clicking, stop_clicking, with_hands
from tests.engines import postgresql_alone
from tests.patience import PATIENCE
from tests.postgres import Cluster

__all__ = ["cluster", "house"]

pytestmark = postgresql_alone

EXPECTED = re.compile(r"shards.lost|listening.lost|store.busy|error ignored terminating")
"""The last is psycopg's own word for a connection that is gone."""


async def test_a_restart_of_the_server_is_at_most_a_sentence_for_both_processes(
    house: Processes, server: Cluster
) -> None:
    await house.start()
    room = await with_hands(house)
    group = Group(house.world, house.people[2:4])
    await group.open()
    clicking = start_clicking(group, room)
    await asyncio.to_thread(server.restart)
    clicks = len(group.answered) + len(room.answered)
    await house.world.wait_until(lambda: len(group.answered) + len(room.answered) > clicks + 10)
    await stop_clicking(house, clicking)
    await go_on(group, 3)
    assert await room.play_on(4) == 4
    assert await house.written(group)
    await refusals_changed_nothing(house, group.answered)
    async with asyncio.timeout(PATIENCE):
        while [it for it in house.running.values() if "shards.held_again" not in it.output]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)  # the log has no event
    await house.no_errands()
    await house.stop()
    assert [line for line in house.loud() if not EXPECTED.search(line)] == []
