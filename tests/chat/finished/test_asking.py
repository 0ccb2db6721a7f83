"""Bad input, empty servers and buttons that cannot be: a sentence each, in both languages."""

from functools import partial
from typing import Any

from bot.chat.words.command_mentions import with_command_mentions
from games.registry import GAMES
from tests.chat.finished.asking import aborted, both, closed, lobby_of, table_of
from tests.chat.world import World


async def test_empty_server_gets_a_hint_how_to_begin_in_both_languages(world: World) -> None:
    marta = world.manager()
    expected: list[tuple[str, dict[str, Any], str, str]] = [
        ("leaderboard", {}, "Nobody has finished a table that counts here yet.", "Qui nessuno ha ancora finito"),
        ("leaderboard", {"game": "verflixxt"}, "Open one with `/table open`", "Aprine uno con `/tavolo apri`"),
        ("leaderboard", {"scope": "everywhere"}, "Nobody has finished", "Qui nessuno ha ancora finito"),
        ("leaderboard", {"by": "rating"}, "A rating belongs to one game.", "riguarda un solo gioco."),
        ("leaderboard", {"season": "2"}, 'no season "2" on this server', 'non c\'è la stagione "2"'),
        ("leaderboard", {"season": "x"}, 'There\'s no season "x"', "finora ce n'è stata una"),
        (
            "stats",
            {},
            "Marta hasn't finished a table that counts here yet.",
            "Qui Marta non ha ancora finito nessun tavolo che conti.",
        ),
        ("stats", {"user": world.bruno.user}, "Bruno hasn't finished", "Bruno non ha ancora finito"),
        ("history", {}, "No table has been finished here yet.", "Qui nessun tavolo è ancora arrivato alla fine."),
        ("history", {"user": world.bruno.user}, "Bruno hasn't finished", "Bruno non ha ancora finito"),
        ("season close", {}, "No table has been finished in season 1", "Nella stagione 1 non è ancora finito nessun"),
        ("replay", {"table": "nowhere2"}, 'There\'s no table "nowhere2" here.', 'nessun tavolo "nowhere2"'),
        ("verify", {"table": "nowhere2"}, "take its id from `/history`", "prendi il suo codice da `/storico`"),
    ]
    for name, options, english, italian in expected:
        in_english, in_italian = await both(world, marta, partial(world.command, marta, name, **options))
        assert with_command_mentions(english) in in_english, name
        assert with_command_mentions(italian) in in_italian, name
    assert world.public == []


async def test_no_replay_and_no_proof_of_what_is_not_over_or_never_was(world: World) -> None:
    live = await table_of(world, world.anna, world.bruno, moves=1)
    lobby = await closed(world, await lobby_of(world, world.anna))
    unplayed = await aborted(world, world.anna, world.bruno, moves=0)
    seed = live.info.seed.hex()
    for name in ("replay", "verify"):
        proved = name == "verify"  # that nothing was played does not keep anybody from checking how it was dealt
        for table, english, italian in (
            (live, "This table is still in play; hands and seed stay secret", "è ancora in gioco; mani e seme restano"),
            (lobby, "it ended before the first move", "è finito prima della prima mossa"),
            *([] if proved else [(unplayed, "Nothing was played at this table", "A questo tavolo non si è giocato")]),
        ):
            ask = partial(world.command, world.anna, name, table=table.info.id)
            in_english, in_italian = await both(world, world.anna, ask)
            assert english in in_english
            assert italian in in_italian
            assert seed not in in_english + in_italian
    assert world.public == []


async def test_another_servers_table_is_no_table_here_unless_one_sat_there(world: World) -> None:
    """People elsewhere who had no seat get the same refusal as for a table that does not exist."""
    table = await aborted(world, world.anna, world.bruno)
    live = await table_of(world, world.anna, world.bruno, moves=1)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("far")
    carla, anna = elsewhere.add_member(world.carla.user), elsewhere.add_member(world.anna.user)
    for name in ("replay", "verify"):
        for table_id in (table.info.id, live.info.id, "nowhere2"):
            reply = await world.hear(carla, name, channel=channel, table=table_id)
            none = f'There\'s no table "{table_id}" here. Choose one from the list, or take its id from `/history`.'
            assert reply == with_command_mentions(none)
    assert await carla.autocomplete(channel, "replay", "table", "") == []
    proof = await world.ask(anna, "verify", channel=channel, table=table.info.id)
    assert table.info.id in proof.content
    await world.carla.user.slash("verify", table=table.info.id)
    assert "There's no table" in world.private(world.last)
    await world.anna.user.slash("verify", table=table.info.id)
    assert table.info.id in world.message_of(world.last).content


async def test_a_table_whose_rules_are_gone_is_not_played_again(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno)
    world.patch.setattr(GAMES["heckmeck"], "version", 99)
    for name in ("replay", "verify"):
        ask = partial(world.command, world.anna, name, table=table.info.id)
        english, italian = await both(world, world.anna, ask)
        assert "by rules that Roost no longer uses" in english
        assert "con regole che Roost non usa più" in italian
