"""People keep their sign over tables where it is free: in texts, on buttons, in pictures, hands and replays."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.chat.front import painter
from games.core import View
from renderers.finished.replay import Shot
from renderers.kit.layout import Seated
from tests.chat.world import World
from tests.finished.world import play
from tests.sketches import sketch, sketch_hand


@pytest.fixture
def parties(world: World) -> list[tuple[Seated, ...]]:
    """Return the players of every picture that is drawn, in order."""
    drawn: list[tuple[Seated, ...]] = []

    def board(game: str, view: View, party: Sequence[Seated]) -> Any:
        drawn.append(tuple(party))
        return sketch(game, view, party)

    def hand(game: str, view: View, party: Sequence[Seated], seat: int) -> Any:
        drawn.append(tuple(party))
        return sketch_hand(game, view, party, seat)

    world.patch.setattr(painter, "draw", board)
    world.patch.setattr(painter, "draw_hand", hand)
    return drawn


async def test_pictures_hands_and_replays_have_the_signs_of_the_texts(
    world: World, parties: list[tuple[Seated, ...]]
) -> None:
    expected = (Seated("Anna", 1), Seated("Bruno", 0))
    bruno, anna = [await world.known(who) for who in (world.bruno, world.anna)]
    await world.table(2, game="karteneck")
    assert len(world.letters(world.anna)) == 1
    assert len(parties) >= 3
    await world.restart()
    assert "▲ **Anna**" in (await world.ask(world.carla, "table show", text=True)).content

    def filmed(game: str, shot: Shot, *, with_hands: bool) -> Image.Image:
        parties.append(tuple(who for who in shot.party if isinstance(who, Seated)))
        return Image.new("P", (8, 8))

    world.patch.setattr("bot.chat.finished.replays.frame", filmed)
    before = len(parties)
    table = await play(world.store, world.guild.id, "heckmeck", [anna, bruno], Random(4))
    over = await world.ask(world.carla, "replay", table=table.info.id)
    assert "▲ **Anna**" in over.content
    assert len(parties) > before
    assert set(parties) == {expected}
