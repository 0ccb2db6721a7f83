"""The commands as they are registered, translated once: the bot of every new database says all of them in all of
Discord's languages, twice, which took a twelfth of the processor's time in the chat room's tests."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from discord import app_commands

_Translate = Callable[[Any, app_commands.CommandTree, app_commands.Translator], Awaitable[dict[str, Any]]]
translated: Final[dict[str, dict[str, Any]]] = {}
"""By the name of the command. A test that changes what a command says has others in its place."""


def translate_commands_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot in this process register its commands with the translations that the first one made."""
    kinds: tuple[Any, ...] = (app_commands.Command, app_commands.Group)
    for kind in kinds:
        monkeypatch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(translate: _Translate) -> _Translate:
    async def payload(self: Any, tree: app_commands.CommandTree, translator: app_commands.Translator) -> dict[str, Any]:
        name = self.qualified_name
        if name not in translated:
            translated[name] = await translate(self, tree, translator)
        return translated[name]

    return payload
