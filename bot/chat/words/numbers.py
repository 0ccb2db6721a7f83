"""Numbers in the format of a language."""

from bot.chat.words.texts import MINUS, Texts


def signed_tenths(value: float, texts: Texts) -> str:
    rounded = round(value * 10)
    return f"{'+' if rounded > 0 else '' if rounded else '±'}{tenths(value, texts)}"


def signed(value: int) -> str:
    return f"{value:+}".replace("-", MINUS) if value else "±0"


def tenths(value: float, texts: Texts) -> str:
    """Return a number with one decimal in the format of the language."""
    return _decimal(value, 1, texts)


def hundredths(value: float, texts: Texts) -> str:
    """Return a number with two decimals in the format of the language."""
    return _decimal(value, 2, texts)


def _decimal(value: float, digits: int, texts: Texts) -> str:
    rounded = round(value * 10**digits)
    whole, part = divmod(abs(rounded), 10**digits)
    sign = MINUS if rounded < 0 else ""
    return sign + texts.say("decimal", {"whole": str(whole), "part": f"{part:0{digits}}"})
