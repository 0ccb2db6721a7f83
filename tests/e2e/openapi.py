"""Validation of everything that bot and playground say to each other, against Discord's own OpenAPI document, of which
`extract_openapi.py` keeps the part they use.

`check = OpenApiCheck()`; `playground.world.observers.append(check)`; at the end `assert not check.violations`.
"""

import functools
import json
from pathlib import Path
from typing import cast
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, Registry, ValidationError, ValidationErrorKind

from bot.playground.objects import Exchange

Json = dict[str, object]

EXTRACT = Path(__file__).with_name("discord-openapi.json")
BODIES = ("application/json", "multipart/form-data")
DOCUMENT = "urn:discord"


class OpenApiCheck:
    """An observer of the world that collects where a message does not fit the document."""

    def __init__(self) -> None:
        self._document = _document()
        self._paths = as_json(self._document["paths"])
        self._seen: set[str] = set()
        self.checked = 0
        self.violations: list[str] = []

    def __call__(self, exchange: Exchange) -> None:
        if exchange.method == "GATEWAY":
            self._event(exchange)
            return
        place = f"{exchange.method} {exchange.route}"
        operation = as_json(as_json(self._paths.get(exchange.route)).get(exchange.method.lower()))
        pointer = f"/paths/{_escape(exchange.route)}/{exchange.method.lower()}"
        if not operation:
            self.violations.append(f"{place}: not in the document")
            return
        if exchange.request is not None and exchange.status != 400:  # 400: the form was refused here too
            content = as_json(as_json(operation.get("requestBody")).get("content"))
            kind = next((it for it in BODIES if it in content), None)
            if kind is None:
                self.violations.append(f"{place}: takes no body")
            else:
                self._check(
                    f"{pointer}/requestBody/content/{_escape(kind)}/schema", exchange.request, f"{place} request"
                )
        self._response(operation, pointer, exchange, place)

    def _response(self, operation: Json, pointer: str, exchange: Exchange, place: str) -> None:
        responses = as_json(operation["responses"])
        exact = str(exchange.status)
        status = next((it for it in (exact, f"{exact[0]}XX") if it in responses), None)
        if status is None:
            self.violations.append(f"{place}: no status {exchange.status} in the document")
            return
        target = f"{pointer}/responses/{status}"
        response = as_json(responses[status])
        if "$ref" in response:
            target = str(response["$ref"]).removeprefix("#")
            response = as_json(self._at(target))
        if "application/json" in as_json(response.get("content")):
            self._check(f"{target}/content/application~1json/schema", exchange.response, f"{place} {exchange.status}")
        elif exchange.response is not None:
            self.violations.append(f"{place} {exchange.status}: has a body, the document has none")

    def _event(self, exchange: Exchange) -> None:
        """The document does not describe the gateway, but the messages in it are the same."""
        data = as_json(exchange.response)
        if exchange.route in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._check("/components/schemas/MessageResponse", data, exchange.route)
        if exchange.route == "INTERACTION_CREATE" and "message" in data:
            self._check("/components/schemas/MessageResponse", data["message"], exchange.route)

    def _at(self, pointer: str) -> object:
        found: object = self._document
        for step in pointer.split("/")[1:]:
            found = as_json(found)[step.replace("~1", "/").replace("~0", "~")]
        return found

    def _check(self, pointer: str, value: object, place: str) -> None:
        self.checked += 1
        plain = json.dumps(value)
        if f"{pointer} {plain}" in self._seen:
            return
        self._seen.add(f"{pointer} {plain}")
        for error in _validator(pointer).iter_errors(json.loads(plain)):
            found = _innermost(error)
            self.violations.append(f"{place}: {'.'.join(map(str, found.instance_path))}: {found.message[:300]}")
            return


@functools.cache
def _document() -> Json:
    document = as_json(json.loads(EXTRACT.read_text(encoding="utf-8")))
    schemas = as_json(as_json(document["components"])["schemas"])
    as_json(as_json(schemas["Error"])["properties"])["code"] = {"type": ["integer", "string"]}  # a field's is a word
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    return document


@functools.cache
def _validator(pointer: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"{DOCUMENT}#{quote(pointer)}"}, registry=_registry())


@functools.cache
def _registry() -> Registry:
    return Registry([(DOCUMENT, _document())])


def _innermost(error: ValidationError) -> ValidationError:
    """The innermost error; "none of these fits" alone would not help."""
    match error.kind:
        case (
            ValidationErrorKind.AnyOf(context)
            | ValidationErrorKind.OneOfNotValid(context)
            | ValidationErrorKind.OneOfMultipleValid(context)
        ):
            inner = [_innermost(it) for branch in context for it in branch]
            return max([error, *inner], key=lambda it: len(it.instance_path))
        case _:
            return error


def as_json(value: object) -> Json:
    """An object of JSON; an empty one in the place of anything else."""
    return cast("Json", value) if isinstance(value, dict) else {}


def _escape(step: str) -> str:
    """A step of a JSON pointer."""
    return step.replace("~", "~0").replace("/", "~1")
