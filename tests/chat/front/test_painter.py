"""Where very many pictures wait for others, a process of its own draws them, and nothing hangs on it."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.chat.front import painter as painters
from bot.chat.front import second_painter
from bot.chat.front.painter import MANY, Painter
from bot.chat.front.second_painter import Lost, Order, SecondPainter
from renderers.gallery import NAMES, SAMPLES, position
from renderers.registry import Picture, draw, draw_hand
from tests.chat.front.drawings import BOT, failing, not_beside, touched, where
from tests.patience import PATIENCE

SAMPLE = SAMPLES["hornochsen"][0]
PARTY = NAMES[: SAMPLE.seats]
VIEW = position("hornochsen", SAMPLE).view(None)


@pytest.fixture
async def painter(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Painter]:
    """Where there are two cores, and nothing takes long."""
    monkeypatch.setattr(painters, "CORES", 2)
    monkeypatch.setattr(painters, "WITHIN", PATIENCE)
    made = Painter()
    yield made
    await made.close()


@pytest.fixture
async def beside() -> AsyncIterator[SecondPainter]:
    """A second painter that was called."""
    made = SecondPainter()
    made.call()
    yield made
    await made.close()


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Order]]:
    """What second painters were called to rehearse, who do not come."""
    found: list[Sequence[Order]] = []

    def call(_: SecondPainter, rehearsal: Sequence[Order]) -> None:
        found.append(rehearsal)

    monkeypatch.setattr(SecondPainter, "call", call)
    return found


async def begun(beside: SecondPainter, *what: Any) -> asyncio.Future[Picture | None]:
    """A picture, as soon as the process is there."""
    async with asyncio.timeout(PATIENCE):
        while (drawing := beside.draw(*what)) is None:  # noqa: ASYNC110 - nobody else is told
            await asyncio.sleep(0)
    return drawing


async def test_it_draws_the_same_pictures(beside: SecondPainter) -> None:
    asked = [await begun(beside, draw, "hornochsen", VIEW, PARTY)]
    hands = position("hornochsen", SAMPLE)
    seats = range(SAMPLE.seats)
    asked += [await begun(beside, draw_hand, "hornochsen", hands.view(seat), PARTY, seat) for seat in seats]
    asked.append(await begun(beside, draw_hand, "heckmeck", VIEW, PARTY, 0))  # a game without hands
    pictures = await asyncio.gather(*asked)
    assert pictures == [
        draw("hornochsen", VIEW, PARTY),
        *(draw_hand("hornochsen", hands.view(seat), PARTY, seat) for seat in seats),
        None,
    ]


async def at_once(painter: Painter, count: int) -> set[bytes]:
    """So many pictures, of which all but one wait for others."""
    many = [painter.paint("hornochsen", VIEW, PARTY) for _ in range(count)]
    return {picture.png for picture in await asyncio.gather(*many)}


async def test_very_many_pictures_that_wait_for_others_call_it(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BOT, str(os.getpid()))
    monkeypatch.setattr(painters, "draw", where)
    assert await at_once(painter, MANY) == {b"here"}
    async with asyncio.timeout(PATIENCE):
        while await at_once(painter, 2) != {b"beside"}:
            pass


async def test_pictures_one_after_the_other_do_not_call_it(painter: Painter, called: list[Sequence[Order]]) -> None:
    for _ in range(2 * MANY):
        await at_once(painter, 1)
    assert not called
    await at_once(painter, MANY + 1)
    assert called == [[(draw, ("hornochsen", VIEW, PARTY))] * MANY]


async def test_it_has_rehearsed_before_anything_is_asked_of_it(tmp_path: Path) -> None:
    beside, rehearsed = SecondPainter(), tmp_path / "rehearsed"
    beside.call([(failing, ()), (touched, (rehearsed,)), (draw, ("hornochsen", VIEW, PARTY))])
    assert await (await begun(beside, touched, rehearsed)) == Picture(b"again")
    await beside.close()


async def test_it_is_not_called_where_there_is_one_core(
    painter: Painter, called: list[Sequence[Order]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painters, "CORES", 1)
    await at_once(painter, MANY + 1)
    assert not called


async def test_what_it_leaves_undone_is_drawn_here(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BOT, str(os.getpid()))
    monkeypatch.setattr(painters, "draw", not_beside)
    with capture_logs() as logs:
        async with asyncio.timeout(PATIENCE):
            while not logs:
                many = [painter.paint("hornochsen", VIEW, PARTY) for _ in range(MANY)]
                assert set(await asyncio.gather(*many)) == {draw("hornochsen", VIEW, PARTY)}
    assert [log["event"] for log in logs] == ["second_painter.lost"]


async def test_a_drawing_that_fails_is_lost_alone_and_fails_here(
    painter: Painter, beside: SecondPainter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "_second", beside)
    failed = await begun(beside, failing)
    drawn = await begun(beside, draw, "hornochsen", VIEW, PARTY)
    with pytest.raises(Lost):
        await failed
    assert await drawn == draw("hornochsen", VIEW, PARTY)
    monkeypatch.setattr(painters, "draw", failing)
    with pytest.raises(ZeroDivisionError):
        await painter.paint("hornochsen", VIEW, PARTY)
    assert beside.draw(draw, "hornochsen", VIEW, PARTY) is not None


async def test_who_was_lost_is_not_called_again(beside: SecondPainter, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [await begun(beside, os._exit, 1), await begun(beside, draw, "hornochsen", VIEW, PARTY)]
    for drawing in asked:
        with pytest.raises(Lost):
            await drawing
    await beside.gone()
    started: list[object] = []
    monkeypatch.setattr(asyncio, "create_subprocess_exec", lambda *what, **_: started.append(what))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    beside.call()
    await beside.gone()
    assert not started


async def test_it_goes_when_there_is_nothing_to_draw_and_comes_again(
    beside: SecondPainter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_painter, "IDLE", 0.01)
    async with asyncio.timeout(PATIENCE):
        for _ in range(2):
            beside.call()
            await beside.gone()
    monkeypatch.setattr(second_painter, "IDLE", PATIENCE)
    beside.call()
    assert await (await begun(beside, draw, "hornochsen", VIEW, PARTY)) == draw("hornochsen", VIEW, PARTY)
