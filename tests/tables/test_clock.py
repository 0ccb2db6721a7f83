"""The clock, which follows this machine's time until a test lets time pass."""

from bot.tables.wall_clock import WallClock


def test_time_let_pass_is_reported_and_wakes_watchers() -> None:
    clock, beside = WallClock(), WallClock()
    woken_at: list[int] = []
    remove = clock.add_listener(lambda: woken_at.append(clock.now()))
    began = beside.now()
    clock.put_forward(3_600_000)
    assert woken_at[0] >= began + 3_600_000
    assert clock.now() >= woken_at[0] > beside.now()
    remove()
    clock.put_forward(60_000)
    assert len(woken_at) == 1
