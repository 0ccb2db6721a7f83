"""The trials of the default test run."""

from typing import NamedTuple


class Case(NamedTuple):
    """A scene, a kind of request it sends, and what happens to the first such request."""

    scene: str
    kind: str
    fault: str

    def __str__(self) -> str:
        return ", ".join(self)


SHORT = (
    Case("click that passes the turn", "post", "3.2 s late"),
    Case("click that passes the turn", "post", "429 for 4 s"),
    Case("click that passes the turn", "post", "429 for 40 s"),
    Case("click that passes the turn", "post", "cut after"),
    Case("click that passes the turn", "post", "50013"),
    Case("click that passes the turn", "answer: edit", "50001"),
    Case("click within a turn", "answer: edit", "cut before"),
    Case("click within a turn", "answer: edit", "40060"),
    Case("click within a turn", "answer: edit", "10008"),
    Case("click on a buried board", "look at channel", "cut before"),
    Case("click on a buried board", "post", "cut after"),
    Case("command within a turn", "answer: message", "cut after"),
    Case("command within a turn", "strip", "cut before"),
    Case("slow click within a turn", "answer: defer", "40060"),
    Case("slow click within a turn", "edit answer", "cut before"),
    Case("slow command within a turn", "take back", "10008"),
    Case("slow command within a turn", "post", "cut after"),
    Case("start and deal", "open direct", "cut before"),
    Case("start and deal", "post direct", "50007"),
    Case("start and deal", "post direct", "cut after"),
    Case("secret choice in a direct hand", "edit", "cut before"),
    Case("my hand", "answer: whisper", "cut before"),
    Case("completion", "answer: choices", "10062"),
    Case("export what is kept", "edit answer", "cut before"),
    Case("export what is kept", "edit answer", "429 for 40 s"),
    Case("share a proof", "answer: edit", "40060"),
    Case("share a proof", "follow up", "cut before"),
    Case("nudge", "post direct", "cut after"),
    Case("leave in play", "edit", "cut before"),
    Case("invite a substitute", "answer: message", "cut after"),
    Case("take a seat", "answer: edit", "cut before"),
    Case("agree to a pause", "answer: edit", "40060"),
    Case("open the form of a table", "answer: form", "cut before"),
    Case("open a table by a form", "answer: message", "cut after"),
    Case("open a table in a thread", "open thread", "cut after"),
    Case("open a table in a thread", "open thread", "160006"),
    Case("open a table in a thread", "open thread", "50013"),
    Case("open a table in a thread", "answer: message", "cut before"),
    Case("end a table in a thread", "post", "cut after"),
    Case("end a turn in a locked thread", "follow up", "cut after"),
    Case("end a turn in a locked thread", "follow up", "cut before"),
    Case("type a move in an archived thread", "edit answer", "10008"),
    Case("show the table", "answer: message", "cut before"),
)
