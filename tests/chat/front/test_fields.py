"""What arrives from Discord fits its types and bounds, or is read as None."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.front.controls import Chosen, Filled, TypedCommand, ids_in, read
from bot.chat.requests import InLobby

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters()),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
)
CLICK = {"custom_id": InLobby("t", "join").custom_id, "component_type": 3}
FIELD = {"type": 21, "id": 1, "custom_id": "people"}


@pytest.mark.parametrize(
    "values", ["ab", None, 5, {"a": "b"}, [1], [None], [["a"]], ["a", "a"], ["x" * 101], ["\ud800"]]
)
def test_values_that_no_menu_has_are_none(values: Any) -> None:
    assert read({**CLICK, "values": values}, Chosen) is None
    assert (
        read({"custom_id": "f", "components": [{"type": 18, "component": {**FIELD, "values": values}}]}, Filled) is None
    )


@pytest.mark.parametrize("custom_id", [None, 5, ["a"], "x" * 101, "\ud800"])
def test_custom_id_that_no_control_has_is_none(custom_id: Any) -> None:
    assert read({**CLICK, "custom_id": custom_id}, Chosen) is None
    assert read({"custom_id": custom_id, "components": []}, Filled) is None


@pytest.mark.parametrize("value", [None, "", "x", "9" * 19, "9" * 5000, "1e3", "٣", "0", "-1", True, 1.5])
@pytest.mark.parametrize("kind", [6, 7, 8, 9, 11])
def test_option_that_names_nothing_is_none(kind: int, value: Any) -> None:
    option = {"name": "person", "type": kind, "value": value}
    assert read({"name": "stats", "type": 1, "options": [option]}, TypedCommand) is None
    assert read({"name": "table", "options": [{"name": "kick", "type": 1, "options": [option]}]}, TypedCommand) is None


@pytest.mark.parametrize("values", [["0"], ["-1"], ["9" * 19], [1 << 63], ["x"], ["٣"], ["1", "1"], ["1", 1], [None]])
def test_ids_that_discord_never_gives_are_none(values: list[Any]) -> None:
    assert ids_in(values, 5) is None
    assert ids_in(["1", "2", (1 << 63) - 1], 3) == (1, 2, (1 << 63) - 1)
    assert ids_in(["1", "2"], 1) is None


@given(arrived=JSON)
def test_anything_is_read_or_none(arrived: Any) -> None:
    for form in (Chosen, Filled, TypedCommand):
        found = read(arrived, form)
        assert found is None or isinstance(found, form)
