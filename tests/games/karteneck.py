"""A line sets a position of Heckmeck am Karteneck, cards are laid and drawn; they go by the words of the notation."""

from collections import Counter
from collections.abc import Sequence

from games.karteneck import Karteneck, KarteneckView
from games.karteneck.moves import Action, Cards, Draw, Event

at = Karteneck.parse

ALL_CARDS = Counter([*"12345"] * 17 + [f"w{serial}" for serial in range(1, 26)])


def cards(text: str) -> Cards:
    """`3.3.w7`: two 3s and worm 7."""
    words = text.split(".") if text else []
    plain = sorted(int(word) for word in words if word[0] != "w")
    return Cards(tuple(plain), tuple(sorted(int(word[1:]) for word in words if word[0] == "w")))


def draw(position: Karteneck, text: str) -> Sequence[Event]:
    """The seat in turn draws these cards."""
    drawn = cards(text)
    return position.settle(Draw(drawn.cards, drawn.serials))


def play(position: Karteneck, action: Action) -> Sequence[Event]:
    (seat,) = position.awaited
    return position.play(seat, action)


def choices(position: Karteneck) -> list[Action]:
    (seat,) = position.awaited
    return [choice.action for choice in position.legal(seat)]


def table(position: Karteneck) -> KarteneckView:
    return position.view(None)


def word(position: Karteneck, key: str) -> str:
    return dict(word.split("=", 1) for word in position.notation().split()).get(key, "-")


def hand(position: Karteneck, seat: int) -> str:
    return word(position, "hands").split("/")[seat]


def leaving(deck: str, line: str) -> Karteneck:
    """The position of a line in which `REST` means all cards but those named and those in the deck."""
    words = dict(word.split("=", 1) for word in line.split())
    named = ".".join([deck, *(words.get(key, "-") for key in ("hands", "discards", "laid"))]).replace("/", ".")
    rest = ALL_CARDS - Counter(card for part in named.split(".") for card in mentioned(part))
    position = at(line.replace("REST", ".".join(rest.elements())))
    assert table(position).deck == (len(deck.split(".")) if deck else 0)
    return position


def mentioned(part: str) -> list[str]:
    """The cards of `3`, `3x2`, `w7` or `w7+19`."""
    if part.startswith("w"):
        return [f"w{serial}" for serial in part[1:].split("+")]
    kind, _, count = part.partition("x")
    return [kind] * int(count or 1)
