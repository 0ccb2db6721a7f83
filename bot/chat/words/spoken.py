"""Messages for people who hear them: names with their signs in words, and no arrows."""

import re
from typing import Final

from bot.chat.words.texts import Texts
from renderers.kit.palette import BIRDS, SIGNS

_SHAPES: Final = {sign.glyph: sign.name for sign in SIGNS}
_SIGN: Final = f"[{''.join(_SHAPES)}]"
_LEVEL: Final = f"(?:{'|'.join(bird.glyph for bird in BIRDS.values())})"
_NAMED: Final = re.compile(rf"({_SIGN})\u00a0(?:({_LEVEL})\u00a0)?(\*\*(?:\\.|[^*\\])+\*\*|<@\d+>)")
"""A name in a message, behind its sign and that of a computer's level."""
_BESIDE_NAMES: Final = re.compile(rf"{_SIGN}(?:\u00a0{_LEVEL})?[ \u00a0]|{_LEVEL}[ \u00a0]")
_ESCAPED: Final = re.compile(r"\\(.)")
_ARROW: Final = re.compile(r"(?: |^)→(?= (\d+(?!\d|[.,]\d))?)")
_ARROWS: Final = {"◀": "lesson-back", "▶": "lesson-on"}


def spoken(content: str, texts: Texts) -> str:
    """Return the content of a message for a reader who hears it. Each name says its sign where it comes first."""
    met = set[str]()

    def name(found: re.Match[str]) -> str:
        sign, level, said = found.groups()
        if sign in met:
            return said
        met.add(sign)
        facts = {"name": said, "sign": texts.say(f"sign-{_SHAPES[sign]}"), "computer": level is not None}
        return texts.say("spoken-name", facts)

    return _NAMED.sub(name, without_arrows(content, texts))


def without_arrows(said: str, texts: Texts) -> str:
    """Return a text with words in place of arrows, which lead to a place, a rating, or a sum: an integer."""
    return _ARROW.sub(lambda found: texts.say("words-makes") if found[1] else f" {texts.say('words-to')}", said)


def happened_in(content: str) -> str:
    """Return what happened, from a message that asks or waits below an empty line."""
    return content.rpartition("\n\n")[0]


def closed(content: str, texts: Texts, choice: str = "") -> str:
    """Return what stays of a message in words when another one follows it: what happened, and what was chosen."""
    chosen = texts.say("words-chose", {"choice": choice}) if choice else ""
    return "\n".join(filter(None, [happened_in(content), chosen])) or texts.say("words-below")


def spoken_label(label: str, texts: Texts) -> str:
    """Return the label of a control, or the description of an option, without signs and arrows."""
    bare = without_arrows(label.strip("◀▶ "), texts).strip()
    return _BESIDE_NAMES.sub("", bare) if bare else spoken_label(texts.say(_ARROWS[label]), texts)


def beside(content: str, alt: str, texts: Texts) -> str:
    """Return what an alt text says beyond the sentences of its message and its title."""
    for line in content.splitlines():
        bare = _BESIDE_NAMES.sub("", line).replace("**", "").removeprefix("## ").strip()
        plain = _ESCAPED.sub(r"\1", bare)
        sentence = plain.endswith((".", "!", "?", ":"))
        alt = alt.replace(plain, "", 1) if sentence else alt.removeprefix(f"{plain}.")
    return " ".join(without_arrows(alt, texts).split())
