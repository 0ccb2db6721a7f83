"""Formats of ratings and days."""

from datetime import UTC, datetime

from bot.chat.words.numbers import signed_tenths, tenths
from bot.chat.words.texts import Texts
from bot.finished.rating import Rating


def ordinal(rating: Rating, texts: Texts) -> str:
    """Return a rating with one decimal, as shown everywhere."""
    return tenths(rating.ordinal, texts)


def spread(rating: Rating, texts: Texts) -> str:
    """Return the uncertainty of a rating."""
    return f"±{tenths(rating.sigma, texts)}"


def rating_change(before: Rating, after: Rating, texts: Texts) -> str:
    """Return the difference of two ratings as they are shown."""
    return signed_tenths((after.tenths - before.tenths) / 10, texts)


def day(at: int) -> str:
    """Return the UTC day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
