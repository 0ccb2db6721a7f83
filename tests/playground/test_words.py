"""The page's texts: complete in every language, and all of them in use."""

import json
import re
from pathlib import Path

import bot.playground
from bot.chat.words.texts import LANGUAGES
from bot.playground.server import LOCALES

HOME = Path(bot.playground.__file__).parent
WORDS: dict[str, dict[str, str]] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in LOCALES.glob("*/page.json")
}
CODE = "".join(path.read_text(encoding="utf-8") for path in [*HOME.glob("page/*.js"), *HOME.glob("*.py")])


def test_languages_have_the_same_texts_and_placeholders() -> None:
    facts = {
        code: {key: set(re.findall(r"{\w+}", text)) for key, text in words.items()} for code, words in WORDS.items()
    }
    assert all(facts[code] == facts["en"] for code in facts)


def test_page_speaks_every_language_of_the_bot() -> None:
    assert sorted(WORDS) == sorted(LANGUAGES)


def test_every_text_is_used() -> None:
    named = set(re.findall(r'"([a-z][a-z-]*)"', CODE))
    for key in WORDS["en"]:
        assert key.partition(".")[0] in named or key.removeprefix("refused-") in named, key


def test_every_used_key_has_a_text() -> None:
    keys = {key.partition(".")[0] for key in WORDS["en"]}
    said = set(re.findall(r'\bsay\((?:\w+, )?"([a-z-]+)"', CODE))
    refused = set(re.findall(r'Refused\(.*, "([a-z-]+)"\)|code: "([a-z-]+)"|"code": "([a-z-]+)"', CODE))
    codes = {f"refused-{code}" for found in refused for code in found if code}
    assert said
    assert codes
    assert said | codes <= keys
