"""Moves as people type them: completions, words, and refusals that name the rule."""

import pytest

from bot.chat.board.moves import kinds_of
from bot.chat.play.typed import TypedMove
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.refusals import Refusal
from games.core import IllegalMove
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Keep, Roll, Stop
from games.verflixxt.moves import Die, FirstSeat, Move
from tests.chat.playouts import at, people
from tests.chat.world import ROLL, World


async def rolled(world: World, *rolls: tuple[int, ...]) -> None:
    """A table whose first player has rolled."""
    await world.table(3)
    world.dealer.rolls(*(rolls or (ROLL,)))
    await world.command(world.anna, "heckmeck roll")


class OnlyRolls(Heckmeck):
    """A game with one kind of action, which is no union."""

    Actions = Roll


def test_every_kind_of_action_has_a_subcommand_be_it_the_only_one() -> None:
    assert kinds_of(Heckmeck) == (Roll, Keep, Stop)
    assert kinds_of(OnlyRolls) == (Roll,)


async def test_completion_offers_what_is_legal_now_to_the_seat_alone_in_its_language(world: World) -> None:
    await rolled(world, ROLL, (6, 1, 1, 5, 5))
    first = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "")
    assert {offer["value"]: offer["name"] for offer in first} == {
        "1": "Keep 2×1 (2)",
        "2": "Keep 1×2 (2)",
        "3": "Keep 1×3 (3)",
        "4": "Keep 1×4 (4)",
        "worm": "Keep 3×worm (15)",
    }
    narrowed = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "WOR")
    assert [offer["value"] for offer in narrowed] == ["worm"]
    stranger, other = world.newcomer("Ugo"), world.guild.create_text_channel("other")
    for who, channel in ((world.bruno, world.channel), (stranger, world.channel), (world.anna, other)):
        assert await who.autocomplete(channel, "heckmeck keep", "face", "") == []
    world.locales[world.anna.id] = "it"
    offers = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "ver")
    assert [offer["name"] for offer in offers] == ["Tieni 3×verme (15)"]
    await world.command(world.anna, "heckmeck keep", face="6")
    assert await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "") == []
    await world.command(world.anna, "heckmeck roll")
    second = await world.anna.autocomplete(world.channel, "heckmeck keep", "face", "")
    assert [offer["value"] for offer in second] == ["1", "5"]


async def test_completion_offers_every_tile_in_reach(world: World) -> None:
    await world.lobby()
    await world.command(world.anna, "table options", variants="free_choice")
    world.dealer.first(0)
    await world.command(world.anna, "table start")
    world.dealer.rolls((6, 6, 6, 6, 1, 1, 2, 3))
    await world.command(world.anna, "heckmeck roll")
    await world.command(world.anna, "heckmeck keep", face="6")
    world.dealer.rolls((3, 3, 1, 2))
    await world.command(world.anna, "heckmeck roll")
    await world.command(world.anna, "heckmeck keep", face="3")
    offers = await world.anna.autocomplete(world.channel, "heckmeck stop", "tile", "")
    assert [offer["value"] for offer in offers] == ["26", "25", "24", "23", "22", "21"]


@pytest.mark.parametrize("typed", ["worm", "Worm", "verme", "6", " 6 "])
def test_a_face_is_understood_as_word_and_as_number(typed: str) -> None:
    asked = TypedMove(at("heckmeck", "stacks=-/- dice=1.2.3.4.5.6.6.6"), 0, Keep, people(2, 5), texts_for("en"))
    assert asked.action({"face": typed}) == Keep(6)


async def test_a_refused_move_says_why_changes_nothing_and_posts_nothing(world: World) -> None:
    await rolled(world)
    before = [(message.id, message.content, message.components) for message in world.public]
    for face, reason in (
        ("5", "No 5 was rolled. Your roll: 1, 1, 2, 3, 4, worm, worm, worm."),
        ("cat", '"cat" isn\'t possible now. Possible: Keep 2×1 (2) · '),
        ("7", "No 7 was rolled."),
    ):
        assert reason in await world.hear(world.anna, "heckmeck keep", face=face)
    await world.command(world.bruno, "heckmeck roll")
    assert [(message.id, message.content, message.components) for message in world.public] == before


async def test_stop_asks_which_where_two_tiles_can_be_taken(world: World) -> None:
    await world.table(2)
    rolls = ((6, 6, 6, 6, 5, 1, 1, 2), (5, 1, 2, 3))
    world.dealer.rolls(*rolls)
    for who in (world.anna, world.bruno):
        await world.command(who, "heckmeck roll")
        await world.command(who, "heckmeck keep", face="6")
        await world.command(who, "heckmeck roll")
        await world.command(who, "heckmeck keep", face="5")
        if who is world.anna:
            await world.command(who, "heckmeck stop")
            world.dealer.rolls(*rolls)
    asked = await world.hear(world.bruno, "heckmeck stop")
    assert asked.startswith("Say which: Steal 25 from")
    assert "Take 24 (1 worm)" in asked
    refused = await world.hear(world.bruno, "heckmeck stop", tile="30")
    assert "With 25 you can't take 30: " in refused
    assert "In reach: 25, 24." in refused
    await world.command(world.bruno, "heckmeck stop", tile="25")
    assert world.only_line("steals 25 from")


async def test_stop_in_vain_is_offered_and_fails_the_turn(world: World) -> None:
    await rolled(world, (1, 1, 1, 2, 2, 3, 3, 4))
    await world.command(world.anna, "heckmeck keep", face="1")
    offers = await world.anna.autocomplete(world.channel, "heckmeck stop", "tile", "")
    assert [offer["name"] for offer in offers] == ["Give up the turn"]
    refused = await world.hear(world.anna, "heckmeck stop", tile="21")
    assert "You need a worm among your kept dice to take 21." in refused
    await world.click(
        world.anna, "Yes, give it up", await world.ask(world.anna, "heckmeck stop", tile=offers[0]["value"])
    )
    assert world.only_line("Bust!")


# A move with several options, and tiles by their names

CROWDED = "pawns=-4a.-4a.f3/f3.S.S die=5"
"""Seat 0 may move a pawn from −4a or from Fortune 3, or the guard on Fortune 3."""


def moving(notation: str, language: str = "en", seat: int = 0) -> TypedMove:
    table = at("verflixxt", notation)
    return TypedMove(table, seat, Move, people(2, 5), texts_for(language))


def offered(asked: TypedMove, field: str, **typed: str) -> dict[str, str]:
    return {offer.value: offer.name for offer in asked.offers(field, typed)}


def test_a_word_that_several_moves_share_is_offered_as_that_word() -> None:
    assert offered(moving(CROWDED), "piece") == {"pawn": "pawn", "guard": "Guard Fortune 3 → +7"}
    assert offered(moving(CROWDED, "it"), "piece", piece="ped") == {"pedina": "pedina"}


def test_tiles_are_completed_by_the_moves_of_the_piece_chosen() -> None:
    asked = moving(CROWDED)
    assert offered(asked, "tile", piece="pawn") == {"−4a": "Pawn −4a → Fortune 1", "Fortune 3": "Pawn Fortune 3 → +7"}
    assert offered(asked, "tile", piece="guardia") == {"Fortune 3": "Guard Fortune 3 → +7"}
    for begun in ("-4", "−4", "−4A"):
        assert offered(asked, "tile", piece="pawn", tile=begun) == {"−4a": "Pawn −4a → Fortune 1"}


def test_completion_adds_letters_only_where_two_tiles_share_a_value() -> None:
    both = offered(moving("pawns=-4a.-4b.S/S.S.S die=5"), "tile", piece="pawn")
    assert both["−4a"] == "Pawn −4a → Fortune 1 (takes −4a)"
    assert both["Start"] == "Pawn Start → −5a"
    assert offered(moving("pawns=-4a.+1.S/S.S.S die=4"), "tile", piece="pawn") == {
        "Start": "Pawn Start → −4a",
        "−4a": "Pawn −4a → −8a (takes −4a)",
        "+1": "Pawn +1 → −4b (takes +1)",
    }


def test_ways_are_completed_where_there_are_two() -> None:
    asked = moving("pawns=-4a.S.S/S.S.S die=1 options=one_chooses:True")
    assert offered(asked, "way", piece="pawn", tile="-4a") == {
        "forward": "Pawn −4a → −5a (takes −4a)",
        "back": "Pawn −4a → −3a (back, takes −4a)",
    }
    assert asked.action({"piece": "pawn", "tile": "-4a"}) == Move("pawn", 4)
    assert asked.action({"piece": "pedina", "tile": "-4a", "way": "indietro"}) == Move("pawn", 4, "back")


@pytest.mark.parametrize("typed", ["-4a", "−4a", "-4A", " -4 ", "−4", "4"])
def test_a_tile_is_understood_by_its_name_with_any_minus_and_without(typed: str) -> None:
    assert moving(CROWDED).action({"piece": "pawn", "tile": typed}) == Move("pawn", 4)


@pytest.mark.parametrize("typed", ["Fortune 3", "fortuna 3", "FORTUNA 3"])
@pytest.mark.parametrize("piece", ["pawn", "pedina", "guard", "Guardia"])
def test_tiles_and_pieces_are_understood_in_every_language(piece: str, typed: str) -> None:
    kind = "pawn" if piece.startswith("p") else "guard"
    assert moving(CROWDED).action({"piece": piece, "tile": typed}) == Move(kind, 11)


def test_a_name_without_its_letter_asks_which_where_both_tiles_fit() -> None:
    asked = moving("pawns=-4a.-4b.S/S.S.S die=5")
    with pytest.raises(Refusal) as refused:
        asked.action({"piece": "pawn", "tile": "-4"})
    assert refused.value.code == "say-which"
    assert refused.value.facts["choices"] == ("Pawn −4a → Fortune 1 (takes −4a) · Pawn −4b → −9 (takes −4b)")


def test_a_number_without_its_sign_asks_which_where_both_tiles_fit() -> None:
    with pytest.raises(Refusal) as refused:
        moving("pawns=-6b.+6.S/S.S.S die=2").action({"piece": "pawn", "tile": "6"})
    assert refused.value.code == "say-which"
    assert moving("pawns=S.+6.S/S.S.S die=2").action({"piece": "pawn", "tile": "6"}) == Move("pawn", 17)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own_that_is_understood(language: str) -> None:
    names = [texts_for(language).item("verflixxt", "tile", tile) for tile in range(34)]
    assert len(set(names)) == 34
    asked = moving("pawns=S.S.S/S.S.S die=5")
    for tile, name in enumerate(names):
        assert asked.action({"piece": "pawn", "tile": name.replace("−", "-")}) == Move("pawn", tile)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({"piece": "guardia", "tile": "+8"}, "guard-alone"),
        ({"piece": "pedina", "tile": "+8"}, "no-pawn-there"),
        ({"piece": "pawn", "tile": "Arrivo"}, "stays-in-finish"),
        ({"piece": "pawn", "tile": "-4a", "way": "indietro"}, "only-forward"),
    ],
)
def test_words_for_a_move_that_is_not_legal_are_refused_by_the_rule(typed: dict[str, str], code: str) -> None:
    asked = moving(CROWDED)
    with pytest.raises(IllegalMove) as refused:
        at("verflixxt", CROWDED).position.play(0, asked.action(typed))  # type: ignore[union-attr]
    assert refused.value.code == code


async def test_a_move_is_played_by_its_words_over_discord(world: World) -> None:
    await world.lobby(2, game="verflixxt")
    world.dealer.script += [FirstSeat(0), Die(2), Die(1), Die(3)]
    await world.command(world.anna, "table start")  # the only move of either is played at once
    world.dealer.script += [Die(4)]
    assert "No pawn stands with the guard on Fortune 1" in await world.hear(
        world.anna, "verflixxt move", piece="guard", tile="Fortune 1"
    )
    await world.command(world.anna, "verflixxt move", piece="pawn", tile="-2a")
    assert world.only_line("moves a pawn from −2a to −5a and takes −2a.")
