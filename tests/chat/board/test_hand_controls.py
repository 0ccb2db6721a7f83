"""The controls of a hand, and the ways to one: the most frequent comes first, and each says what it does."""

from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select, View

from bot.chat.board.messages import shown_in_hand
from bot.chat.board.moves import moves_of_kind
from bot.chat.board.table_controls import board_controls, own_controls
from bot.chat.words.lengths import LABEL
from bot.chat.words.texts import LANGUAGES, texts_for
from games.registry import GAMES
from tests.chat.playouts import at, games, people
from tests.chat.world import MORE

ROWS = "rows=L1:21.22.23.24/L2:47/L3:60.61/R4:68.69"
TILES = f"hands=5.25.49.63.70/1 {ROWS}"
CARDS = "hands=1.1.2.3.5.w16/1 grill=16.17"
FEW_WORMS = "hands=1.1.2.2.3.3.5.w1.w2.w3/1 grill=16.17"
MANY_WORMS = f"hands=1.2.3.4.5.5.5.{'.'.join(f'w{serial}' for serial in range(1, 18))}/1 grill=16.17"


def under_the_hand(game: str, notation: str, language: str = "en") -> View:
    return own_controls(at(game, notation), 0, people(2, 5), texts_for(language), "hand")


def under_the_board(game: str, notation: str) -> View:
    return board_controls(at(game, notation), people(2, 5), texts_for("en"))


def buttons(view: View) -> list[Button[Any]]:
    return [item for item in view.children if isinstance(item, Button)]


def menus(view: View) -> list[Select[Any]]:
    return [item for item in view.children if isinstance(item, Select)]


def labels(view: View) -> list[str]:
    return [str(button.label) for button in buttons(view)]


def primary(view: View) -> list[str]:
    return [str(button.label) for button in buttons(view) if button.style is ButtonStyle.primary]


# The board

BELOW = ("As text", "How to play", "…")


@pytest.mark.parametrize(
    ("game", "notation", "shown"),
    [
        ("hornochsen", TILES, ["Choose a tile", *BELOW]),
        ("hornochsen", f"hands=5.25/1.2 {ROWS} double=yes", ["Choose two tiles", *BELOW]),
        ("hornochsen", f"{TILES} double=yes", ["Open your hand", *BELOW]),
        ("hornochsen", f"{TILES} owed=0:L5:30.31 chosen=-/1", ["Open your hand", *BELOW]),
        ("karteneck", CARDS, ["Choose a card", "Pass and take 16 (+1)", *BELOW]),
        ("karteneck", "hands=-/1 laid=w20/- grill=17.18 stacks=-/16", ["Pass with 5", "My hand", *BELOW]),
    ],
)
def test_a_board_leads_to_the_hand_where_what_is_asked_is_chosen_out_of_it(
    game: str, notation: str, shown: list[str]
) -> None:
    view = under_the_board(game, notation)
    assert labels(view) == shown
    assert primary(view) == [label for label in shown[:1] if label.startswith(("Choose", "Open"))]


def test_a_board_of_tiles_face_down_leads_with_the_moves_for_nothing_is_chosen_out_of_them() -> None:
    notation = "pawns=S.S.-3a/S.S.f1 taken=-1a.-2a/-4a options=taken:hidden die=5"
    view = under_the_board("verflixxt", notation)
    assert labels(view)[-4:] == ["My hand", *BELOW]
    assert primary(view) == labels(view)[:-4]


@pytest.mark.parametrize(
    ("notation", "label", "style"),
    [
        ("stacks=-/- kept=6x4.5x1 phase=go", "Take 25 (2 worms)", ButtonStyle.success),
        ("stacks=-/- kept=6x1.5x1 phase=go", "Give up the turn", ButtonStyle.secondary),
    ],
)
def test_only_a_stop_that_takes_something_draws_the_eye(notation: str, label: str, style: ButtonStyle) -> None:
    view = under_the_board("heckmeck", notation)
    assert {str(button.label): button.style for button in buttons(view)}[label] is style
    assert primary(view)[0].startswith("Roll")


# The hand


def test_tiles_are_buttons_that_say_where_they_would_lie_now_and_purchases_their_price() -> None:
    view = under_the_hand("hornochsen", TILES)
    assert labels(view) == [
        "5 → R4 (below every row, pat: 2)",
        "25 → L1 (bull: 7)",
        "49 → L2",
        "63 → L3",
        "70 → R4 (pat: 2)",
        "Buy… (1 penalty a tile)",
        "Refresh",
        "How to play",
    ]
    assert menus(view) == []
    offered = moves_of_kind(at("hornochsen", TILES), 0, "buy", people(2), texts_for("en"))
    assert [one.label for row in offered for one in row if isinstance(one, Button)] == [
        "Buy 1 (costs 1)",
        "Buy 2 (costs 2)",
        "Buy 3 (costs 3)",
    ]
    assert primary(view) == labels(view)[:5]
    happy = under_the_hand("hornochsen", TILES.replace("L3", "L6"))
    assert "70 → R4 (pat: 2 back)" in labels(happy)


def test_the_chosen_tile_is_marked_among_those_that_may_take_its_place() -> None:
    view = under_the_hand("hornochsen", f"{TILES} chosen=49/-")
    assert [button.disabled for button in buttons(view)][:5] == [False, False, True, False, False]
    assert buttons(view)[2].style is ButtonStyle.success
    assert primary(view) == []


def test_two_tiles_are_chosen_in_a_menu_that_says_of_each_where_it_would_lie_and_has_the_chosen_ticked() -> None:
    view = under_the_hand("hornochsen", f"{TILES} double=yes chosen=5.63/-")
    (menu,) = menus(view)
    assert (menu.min_values, menu.max_values) == (2, 2)
    assert [(option.label, option.description) for option in menu.options][:2] == [
        ("5", "→ R4 (below every row, pat: 2)"),
        ("25", "→ L1 (bull: 7)"),
    ]
    assert [option.label for option in menu.options if option.default] == ["5", "63"]


def test_tiles_of_a_row_are_taken_by_buttons_where_there_is_room_for_one() -> None:
    picks = f"owed=0:L5:30.31.32 {ROWS}"
    (menu,) = menus(under_the_hand("hornochsen", f"hands=5/1 {picks}"))
    assert (menu.min_values, menu.max_values) == (1, 2)
    assert menu.options[0].description == "now → L1"
    full = under_the_hand("hornochsen", f"hands=2.3.4.5.6.7.8.9/1 {picks}")
    assert labels(full) == ["Take 30", "Take 31", "Take 32", "Refresh", "How to play"]


def test_cards_say_how_many_are_laid_and_the_new_sum() -> None:
    view = under_the_hand("karteneck", CARDS)
    assert labels(view) == [
        "1×1 → 1",
        "2×1 → 2",
        "1×2 → 2",
        "1×3 → 3",
        "1×5 → 5",
        "Worm 16 → 5",
        "Pass and take 16 (+1)",
        "Refresh",
        "How to play",
    ]
    assert primary(view) == labels(view)[:6]
    stealing = under_the_hand("karteneck", "hands=3.3/1 laid=w16.4x2.2x1/- grill=17.18 stacks=-/21")
    assert "2×3 → 21, can steal" in labels(stealing)


def test_more_than_ten_choices_are_a_menu_with_the_same_words() -> None:
    view = under_the_hand("karteneck", FEW_WORMS)
    (menu,) = menus(view)
    assert menu.options[0].label == "1×1 → 1"
    assert "2×worm up to 3 → 10" in [option.label for option in menu.options]
    assert labels(view) == ["Pass and take 16 (+1)", "Refresh", "How to play"]


def test_with_more_choices_than_menus_hold_every_number_of_cards_is_still_there() -> None:
    view = under_the_hand("karteneck", MANY_WORMS)
    offered = [option.label for menu in menus(view) for option in menu.options]
    assert len({menu.placeholder for menu in menus(view)}) == len(menus(view)), "each menu says what is in it"
    assert len([label for label in offered if "orm" in label]) == 17
    assert "17×worm up to 17 → 85" in offered
    assert labels(view)[-3:] == ["Pass and take 16 (+1)", "Refresh", "How to play"]


# All of them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game for game in GAMES if GAMES[game].private))
def test_controls_are_unique_and_labels_uncut(game: str, language: str) -> None:
    texts = texts_for(language)
    for table in games(4, language):
        if table.info.game != game or table.position is None:
            continue
        seated = people(len(table.people))
        for view in (
            board_controls(table, seated, texts),
            *[own_controls(table, seat, seated, texts, "hand") for seat in range(len(table.people))],
        ):
            rows = view.to_components()
            ids = [part["custom_id"] for row in rows for part in row["components"]]
            assert len(ids) == len({*ids})
            assert len(rows) <= 5
            assert all(len(row["components"]) <= 5 for row in rows)
            for label in labels(view):
                assert len(label) <= LABEL
                assert not label.endswith("…") or label in (texts.say("button-another"), MORE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_a_hand_take_three_lines_of_a_phone_at_most(language: str) -> None:
    """Nine tiles with what they cost are five lines of buttons, and so are nine ways to play cards."""
    tiles = f"{TILES.replace('5.25', '5.25.26.27.71.72')} chosen=49/-"
    for game, position in (("hornochsen", tiles), ("karteneck", "hands=1.1.2.3.4.5.w16.w17/1 grill=17.18")):
        rows = [row for row in under_the_hand(game, position, language).to_components() if row["components"]]
        (menu,) = menus(under_the_hand(game, position, language))
        assert len(menu.options) >= 9
        assert len(rows) <= 3
    assert menus(under_the_hand("hornochsen", TILES, language)) == []


def test_a_hand_stays_the_same_while_others_decide_where_nothing_of_it_changed() -> None:
    before = at("karteneck", "hands=1.2/3/4.5 laid=-/-/- grill=16.17.18")
    after = at("karteneck", "hands=2.3/3/4.5 laid=1x1/-/- grill=16.17.18 turn=1")
    assert shown_in_hand(after, 2) == shown_in_hand(before, 2)
    assert shown_in_hand(after, 1) != shown_in_hand(before, 1)
