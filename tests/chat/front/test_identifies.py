"""A day's identifies are never spent: sessions begin ever more seldom, and some identifies are always kept."""

from itertools import pairwise

import discord
import pytest

from bot.chat.front.session import Identifies, NotNow, few

DAY = 24 * 3600.0


def test_a_shard_whose_sessions_end_at_once_begins_them_ever_more_seldom() -> None:
    time = 0.0
    identifies = Identifies(lambda: time)
    spent: list[float] = []
    while time < DAY:
        try:
            time += identifies.seconds_until(0)
        except NotNow:  # the library comes back some time later
            time += 10.0
            continue
        identifies.note_identify(0)
        spent.append(time)
    pauses = [later - earlier for earlier, later in pairwise(spent)]
    assert pauses[:4] == [5.0, 10.0, 20.0, 40.0]
    assert all(600 <= pause <= 610 for pause in pauses[7:])
    assert len(spent) < 200


def test_shards_do_not_wait_for_each_other_and_a_steady_one_begins_again_soon() -> None:
    time = 0.0
    identifies = Identifies(lambda: time)
    for shard in (0, 1, 2):
        assert identifies.seconds_until(shard) == 0.0
        identifies.note_identify(shard)
    for _ in range(3):
        time += identifies.seconds_until(0)
        identifies.note_identify(0)
    assert (identifies.seconds_until(0), identifies.seconds_until(1)) == (40.0, 0.0)
    time += DAY
    identifies.note_identify(0)
    assert identifies.seconds_until(0) == 5.0


@pytest.mark.parametrize(
    ("remaining", "shards", "too_few"), [(101, 1, False), (100, 1, True), (0, 1, True), (115, 16, True)]
)
def test_a_tenth_of_the_identifies_is_kept(remaining: int, shards: int, too_few: bool) -> None:
    limits = discord.SessionStartLimits(total=1000, remaining=remaining, reset_after=0, max_concurrency=1)
    assert few(limits, shards) is too_few
