"""Shards, as they are set for a process."""

import pytest

from bot.tables.shards import WHOLE, Shards


@pytest.mark.parametrize(("text", "shards"), [("0-3/8", Shards(0, 3, 8)), ("2/8", Shards(2, 2, 8)), ("0/1", WHOLE)])
def test_a_range_and_a_single_one_are_read(text: str, shards: Shards) -> None:
    assert Shards.parse(text) == shards
    assert Shards.parse(str(shards)) == shards


@pytest.mark.parametrize("text", ["", "8", "0-3", "/8", "3-0/8", "0-8/8", "8/8", "-1/8", "0-3/0", "a-b/c", "0-1-2/8"])
def test_what_are_no_shards_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, the setting's name is told
        Shards.parse(text)


def test_every_server_is_one_process_s_and_direct_messages_are_the_first_s() -> None:
    parts = [Shards(0, 2, 8), Shards(3, 3, 8), Shards(4, 7, 8)]
    for guild_id in (*range(0, 20 << 22, 1 << 22), 1_190_000_000_000_000_007):
        assert [part.hold(guild_id) for part in parts].count(True) == 1
        assert WHOLE.hold(guild_id)
    assert [part.hear_direct_messages for part in (*parts, WHOLE)] == [True, False, False, True]
