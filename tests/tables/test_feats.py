"""Feats of a table's seats beside scores: the most of each, updated with every step."""

import pytest

from bot.tables.table import Table
from games.registry import GAMES
from tests.store.children import sensible_action
from tests.tables.conftest import House


async def test_a_table_has_the_most_of_every_feat_that_its_entries_had(house: House) -> None:
    table = await house.begin(3)
    most: dict[tuple[int, str], int] = {}
    while table.phase == "playing":
        before, feats = table, dict(table.feats)
        seat, action = sensible_action(table)
        step = await house.play(table, house.at(table, seat), action)
        table = step.after
        assert before.feats == feats, "a step leaves the table before it as it was"
        assert table.position is not None
        for feat in table.position.feats(step.events):
            key = (feat.seat, feat.code)
            most[key] = max(most.get(key, feat.value), feat.value)
        assert table.feats == most
    assert {code for _, code in most} == set(GAMES["heckmeck"].records)
    assert len({seat for seat, _ in most}) > 1, "nobody but one took a tile"


async def test_an_outdated_table_has_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.to_the_end(await house.begin(2))
    monkeypatch.setattr(GAMES["heckmeck"], "version", GAMES["heckmeck"].version + 1)
    replayed = Table.replayed(table.info, await house.log(table))
    assert (replayed.ended, replayed.feats) == (table.ended, {})
