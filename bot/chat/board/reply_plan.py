"""What a press at a table is replied with, decided from what was pressed, its author and the table alone."""

from typing import Final, Literal

from msgspec import Struct

from bot.chat.front.interaction import Interaction
from bot.chat.requests import ChooseLanguage, FreeSeat, requests_in

Pressed = Literal["command", "board", "direct", "opened", "settings", "private"]
"""What was pressed: a command, or a button that shows a picture; a public message; a hand, in direct messages or opened
in private; a lobby's settings; another private message."""
StepReply = Literal["opening", "done", "hand", "words", "board", "clicked"]
"""The opening message, a word of confirmation, the author's hand, the table in words, a new board, or the clicked
one."""
RefusalReply = Literal["beside", "hand", "settings", "words", "board"]
"""A private message that leaves the clicked one as it is, or the sentence above the hand, the lobby's settings or the
table in words; or beside a public message, which may be outdated."""

_HANDS: Final = frozenset({"direct", "opened"})
_PRIVATE: Final = frozenset({"opened", "settings", "private"})
_FOR_OTHERS: Final = frozenset({"not-invited", "held-another-seat", "already-seated", "another-channel"})
"""Refusals that leave the clicked message as it is, because its controls are right for other people."""


class Presser(Struct, frozen=True):
    """What a press tells of its author."""

    pressed: Pressed
    in_words: bool = False
    """Whether the author reads words in place of pictures."""
    seated: bool = True

    @property
    def on_hand(self) -> bool:
        """Whether a hand was pressed. The table in words, which has no picture, is none."""
        return self.pressed in _HANDS


def pressed_on(interaction: Interaction) -> Pressed:
    """Return what was pressed."""
    match interaction.place:
        case "command" | "direct" as place:
            return place
        case "public":
            return "board"
        case "private":
            clicked = interaction.message
            if clicked is not None and clicked.attachments:
                return "opened"
            requests = requests_in(clicked) if clicked is not None else ()
            chooses = any(isinstance(request, ChooseLanguage | FreeSeat) for request in requests)
            return "settings" if chooses else "private"


def reply_to_step(by: Presser, *, opens: bool, has_hands: bool, private: bool) -> StepReply:
    """Return the reply to a step. `opens`: it opened the table, whose game `has_hands`. `private`: what it did is for
    its author alone, because it was asked in private or names a card."""
    if opens:
        return "opening"
    if by.seated and by.in_words:
        return "hand"
    if private and by.pressed in _PRIVATE and not has_hands:
        return "done"
    if by.seated and (private or by.on_hand):
        return "hand"
    if by.in_words or by.pressed in _PRIVATE:
        return "words"
    return "board" if by.pressed == "command" else "clicked"


def reply_to_refusal(by: Presser, code: str, *, in_lobby: bool) -> RefusalReply:
    """Return the reply to a refusal, at a table that is in the lobby, or not any more."""
    if code in _FOR_OTHERS or by.pressed == "command":
        return "beside"
    settings = by.pressed == "settings" and in_lobby
    if by.seated and (by.on_hand or (by.in_words and by.pressed in _PRIVATE and not settings)):
        return "hand"
    if by.pressed in _PRIVATE:
        return "settings" if settings else "words"
    return "board"


def is_for_others(code: str) -> bool:
    """Return whether a refusal is of one person alone: the table's controls are right for others."""
    return code in _FOR_OTHERS
