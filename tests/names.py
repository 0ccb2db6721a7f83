"""Names that people have, and what a picture can draw of each. Where that is nothing, it shows a number."""

from collections.abc import Mapping
from typing import Final

INVISIBLE: Final = ("\u3164", "\u2800\u2800", "\u200b\u200d\ufeff", "\u115f\u1160\uffa0", "\u202e \u00ad", "\U000e0041")
"""What a chat program takes for a name, and shows as nothing."""

NAMES: Final[Mapping[str, str]] = {
    # letters of the fonts
    "Anna": "Anna",
    "Zoë-Marie D'Arc": "Zoë-Marie D'Arc",
    "Nguyễn Thị Ánh": "Nguyễn Thị Ánh",
    "İpek Şahin": "İpek Şahin",
    "Дмитрий": "Дмитрий",
    "Ελένη": "Ελένη",
    "ნინო": "ნინო",
    "Արամ": "Արամ",
    "x_X.99-": "x_X.99-",
    # other scripts
    "דוד": "",
    "محمد علي": "",
    "小明": "",
    "さくら": "",
    "김민준": "",
    "ก้อง": "",
    "नेहा": "",
    "٣٤": "",
    # two scripts
    "Bobツ": "Bob",
    "雪 Yuki": "Yuki",
    "Yuki (雪)": "Yuki",
    "דוד Levi": "Levi",
    "Sara سارة 2": "Sara 2",
    "小明 2": "",
    # decorations
    "꧁༺ Alice ༻꧂": "Alice",
    "★彡 Ben 彡★": "Ben",
    "𝓒𝓵𝓪𝓻𝓪": "Clara",
    "🅳🅰🅽": "",
    "ⓔⓛⓘ": "eli",
    "F\u0337i\u0337n\u0337n\u0337": "Finn",
    "ɢʀᴇᴛᴀ": "ɢʀᴇᴛᴀ",
    "¯\\_(ツ)_/¯": "",
    "**Hugo** <@1> `x`": "**Hugo** <@1> x",
    "@everyone": "@everyone",
    # emoji
    "🐔 Ida 🐛": "Ida",
    "👨\u200d👩\u200d👧": "",
    "🇮🇹": "",
    # invisible parts, and the longest
    "\u3164Jan\u200b\u3164": "Jan",
    "\u202eKim\u2066": "Kim",
    "W" * 32: "W" * 32,
    "ד" * 32: "",
}
