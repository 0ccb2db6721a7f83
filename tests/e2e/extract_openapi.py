"""Rewrite `discord-openapi.json`: the part of Discord's OpenAPI document that bot and playground use.

    uv run python -m tests.e2e.extract_openapi openapi.json

The whole document is `specs/openapi.json` of https://github.com/discord/discord-api-spec; it is 1.2 MB.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from bot.playground.rest import ROUTES
from tests.e2e.openapi import BODIES, EXTRACT, Json, as_json

_MESSAGE = "#/components/schemas/MessageResponse"
"""What gateway events carry, which the document does not describe."""

_REFERENCE = re.compile(r"#/components/(\w+)/([^/]+)")


def extract(document: Json) -> Json:
    """The operations of the playground's routes and every component they refer to, without words and headers."""
    paths: dict[str, Json] = {}
    for method, route, _ in ROUTES:
        operation = as_json(as_json(as_json(document["paths"]).get(route)).get(method.lower()))
        if operation:
            paths.setdefault(route, {})[method.lower()] = _operation(operation)
    components: dict[str, Json] = {}
    due = {_MESSAGE, *_references(paths)}
    while due:
        found = _REFERENCE.fullmatch(due.pop())
        assert found is not None
        kind, name = found.groups()
        if name not in components.setdefault(kind, {}):
            component = _bare(as_json(as_json(document["components"])[kind])[name])
            components[kind][name] = component
            due |= {*_references(component)}
    info = {key: as_json(document["info"])[key] for key in ("title", "version", "license")}
    return {"openapi": document["openapi"], "info": info, "paths": paths, "components": components}


def _operation(operation: Json) -> Json:
    """Its bodies and its responses."""
    kept: Json = {"responses": _bare(operation["responses"])}
    content = as_json(as_json(operation.get("requestBody")).get("content"))
    if content:
        kept["requestBody"] = {"content": {kind: _bare(content[kind]) for kind in BODIES if kind in content}}
    return kept


def _bare(schema: object, *, names: bool = False) -> object:
    """A schema without what only people read; `names`: the keys are names of properties, not words of JSON Schema."""
    match schema:
        case list():
            return [_bare(item) for item in cast("list[object]", schema)]
        case dict():
            return {
                key: _bare(value, names=key == "properties" and not names)
                for key, value in cast("Json", schema).items()
                if names or key not in ("description", "title", "headers")
            }
        case _:
            return schema


def _references(schema: object) -> Iterator[str]:
    """Whatever it refers to."""
    yield from re.findall(r'"(#/components/[^"]+)"', json.dumps(schema))


if __name__ == "__main__":
    whole = as_json(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    EXTRACT.write_text(json.dumps(extract(whole), indent=1, sort_keys=True) + "\n", encoding="utf-8")
