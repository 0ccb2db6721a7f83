"""What goes wrong, in Discord's words: its status and code for the bot, a sentence for a person."""

from collections.abc import Sequence

from bot.playground.values import Json, as_list, as_object


class Refused(Exception):
    """A real client would not even send this: a hidden button, a missing option, a command that does not exist. What
    somebody at the page may run into has a code, by which the page says it in that person's language."""

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        self.code = code


class ApiError(Exception):
    """An answer of the REST side: HTTP status, Discord's code, its sentence and, for a bad form, its error tree."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON that Discord answers with."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


# Discord's codes that the playground gives: HTTP status and sentence.
MEANINGS: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (400, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50109: (400, "The request body contains invalid JSON."),
}


def api_error(code: int) -> ApiError:
    """The error with one of Discord's codes, those of MEANINGS, and its usual status and sentence."""
    status, message = MEANINGS[code]
    return ApiError(status, code, message)


class Problems:
    """Collects what is wrong with a form and becomes Discord's nested `errors`."""

    def __init__(self, *start: str | int) -> None:
        self._start = start
        self._tree: Json = {}

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Say what is wrong at a place in the form, by one of Discord's words for it."""
        node = self._tree
        for step in (*self._start, *path):
            node = as_object(node.setdefault(str(step), {}))
        as_list(node.setdefault("_errors", [])).append({"code": code, "message": message})

    def check_length(self, path: Sequence[str | int], value: object, low: int, high: int) -> None:
        """A text of `low` to `high` characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.add_size(path, low, high)

    def add_size(self, path: Sequence[str | int], low: int, high: int) -> None:
        """Say that something at a place must have `low` to `high` characters or parts."""
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def raise_if_any(self) -> None:
        """Raise 50035 if anything was wrong."""
        if self._tree:
            status, message = MEANINGS[50035]
            raise ApiError(status, 50035, message, self._tree)
