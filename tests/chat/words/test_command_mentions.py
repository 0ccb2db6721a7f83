"""Commands in messages: mentions where Discord shows them, what is typed everywhere else."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.chat.front.post import Post
from bot.chat.words import command_mentions
from bot.chat.words.command_mentions import learn, with_command_mentions
from bot.chat.words.lengths import CONTENT
from bot.chat.words.texts import LANGUAGES, texts_for
from tests.chat.keys import LOCALES
from tests.chat.playouts import every_command, payloads
from tests.chat.world import World

ID = 1456074443980800024


@pytest.fixture(autouse=True)
def _unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_mentions, "_known", {})


async def known() -> None:
    """Every command has an id."""
    commands = await payloads(every_command())
    learn(commands, {command["name"]: ID for command in commands})


async def test_a_command_is_mentioned_by_its_own_name_in_every_language_before_its_options() -> None:
    await known()
    for said in ("`/table join`", "`/tavolo siediti`"):
        assert with_command_mentions(f"Take one first: {said}.") == f"Take one first: </table join:{ID}>."
    for said in ("`/table computer add level:`", "`/tavolo computer aggiungi level:`"):
        assert with_command_mentions(said) == f"</table computer add:{ID}> `level:`"
    assert with_command_mentions("`/help`") == f"</help:{ID}>"
    assert (
        with_command_mentions("`/tavolo mostra testo:True` lo racconta")
        == f"</table show:{ID}> `testo:True` lo racconta"
    )
    assert with_command_mentions("`/leaderboard season:`") == f"</leaderboard:{ID}> `season:`"


async def test_what_is_no_command_or_has_no_room_stays_code() -> None:
    await known()
    long = "`/help` " + "x" * (CONTENT - 8)
    assert len(long) == CONTENT
    assert with_command_mentions(long) == long
    subcommands = ("`/privacy`", "`/table`", "`/table computer`")
    for said in (*subcommands, "`/fly`", "`keep`", "`abc`", "/table join", "`/table fly`"):
        assert with_command_mentions(said) == said


async def test_until_the_ids_are_known_a_command_is_written_as_it_is_typed() -> None:
    assert with_command_mentions("`/table join`") == "`/table join`"
    await known()
    assert Post("`/table join`").to_send()["content"] == Post("`/table join`").to_edit()["content"] != "`/table join`"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_in_a_text_is_one_in_the_names_of_its_language(language: str) -> None:
    await known()
    paths = {path for command in await payloads(every_command()) for path in paths_of(command, language)}
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((LOCALES / language).glob("*.ftl")))
    typed = re.findall(r"`/([^`\n]+)`", source)
    assert typed
    for one in typed:
        assert any(" ".join(one.split(" ")[:count]) in paths for count in (1, 2, 3)), one


def paths_of(command: Mapping[str, Any], language: str) -> set[str]:
    own = own_name(command, language)
    inner = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
    return {f"{own} {path}" for one in inner for path in paths_of(one, language)} or {own}


def own_name(command: Mapping[str, Any], language: str) -> str:
    names: dict[str, str] = command.get("name_localizations") or {}
    return next((name for locale, name in names.items() if locale.split("-")[0] == language), command["name"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_has_room_for_its_mentions(language: str) -> None:
    await known()
    text = with_command_mentions(texts_for(language).say("help-all"))
    assert f"</table open:{ID}>" in text
    assert len(text) <= CONTENT


async def test_the_bot_mentions_its_commands_also_after_a_restart_without_new_ones(world: World) -> None:
    for _ in range(2):
        refused = await world.hear(world.anna, "table show")
        found = re.search(r"Open one with </table open:(\d+)>\.", refused)
        assert found is not None, refused
        table = world.env.backend.find_command("table", None, type=1)
        assert table is not None
        assert found[1] == str(table["id"])
        await world.restart()
