"""How ratings and other figures are written."""

from datetime import UTC, datetime

from bot.chat.words.texts import MINUS, Texts
from bot.finished.rating import Rating


def ordinal(rating: Rating, texts: Texts) -> str:
    """A rating as it is shown everywhere: with one decimal."""
    return tenths(rating.ordinal, texts)


def spread(rating: Rating, texts: Texts) -> str:
    """How unsure a rating is."""
    return f"±{tenths(rating.sigma, texts)}"


def change(before: Rating, after: Rating, texts: Texts) -> str:
    """By how much a rating changed, as the difference of what is shown."""
    gained = after.tenths - before.tenths
    return f"{'+' if gained > 0 else '' if gained else '±'}{tenths(gained / 10, texts)}"


def tenths(value: float, texts: Texts) -> str:
    """A number with one decimal, as the language writes it."""
    rounded = round(value * 10)
    whole, part = divmod(abs(rounded), 10)
    sign = MINUS if rounded < 0 else ""
    return sign + texts.say("decimal", {"whole": str(whole), "part": str(part)})


def day(at: int) -> str:
    """The day of a moment, UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
