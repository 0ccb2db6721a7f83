"""Games that lack texts or drawings. The playground shows English and plain pictures in their place; on Discord the bot
refuses to start."""

from collections.abc import Sequence
from importlib import resources

from bot.chat.words.texts import LANGUAGES
from games.registry import GAMES
from renderers.registry import RENDERERS


def missing_files() -> Sequence[str]:
    """Return the files that games lack: texts in a language, drawings."""
    locales = resources.files("bot") / "locales"
    texts = [(language, f"{game}.ftl") for game in GAMES for language in LANGUAGES]
    return [
        *[f"bot/locales/{folder}/{name}" for folder, name in texts if not (locales / folder / name).is_file()],
        *[f"renderers/{game}/renderer.py" for game in GAMES if game not in RENDERERS],
    ]
