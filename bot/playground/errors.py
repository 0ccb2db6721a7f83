"""The playground's errors: Discord's status and code for the bot, a sentence for a person at the page."""

from collections.abc import Sequence

from bot.playground.values import Json, as_list, as_object


class Refused(Exception):
    """Raised for an action that a real client does not offer: a hidden button, a missing option, an unknown command."""

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        """Key of the page's own sentence for this error, if the page can cause it."""


class ApiError(Exception):
    """A REST response that reports an error."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        """Discord's JSON error code."""
        self.message = message
        self.errors = errors
        """Discord's nested `errors` of an invalid form."""

    def body(self) -> Json:
        """Return the JSON body that Discord sends."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


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
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50109: (400, "The request body contains invalid JSON."),
}
"""HTTP status and sentence of every Discord error code that the playground uses."""


def api_error(code: int) -> ApiError:
    """Return the error for a code of MEANINGS, with its usual status and sentence."""
    status, message = MEANINGS[code]
    return ApiError(status, code, message)


class Problems:
    """Collects the errors of a form as Discord's nested `errors`."""

    def __init__(self, *start: str | int) -> None:
        self._start = start
        self._tree: Json = {}

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Add an error with one of Discord's codes at `path` in the form."""
        node = self._tree
        for step in (*self._start, *path):
            node = as_object(node.setdefault(str(step), {}))
        as_list(node.setdefault("_errors", [])).append({"code": code, "message": message})

    def check_length(self, path: Sequence[str | int], value: object, low: int, high: int) -> None:
        """Require a string of `low` to `high` characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self.add_size(path, low, high)

    def add_size(self, path: Sequence[str | int], low: int, high: int) -> None:
        """Add the error for a value that must have `low` to `high` characters or items."""
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def raise_if_any(self) -> None:
        """Raise 50035 if an error was added."""
        if self._tree:
            status, message = MEANINGS[50035]
            raise ApiError(status, 50035, message, self._tree)
