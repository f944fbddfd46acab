"""The JSON Schema of everything that travels, for OpenAPI, for other programs and for generated types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from versus.server import bodies, card_bodies
from versus.server.protocol import ClientMessage, ServerMessage

TRAVELLING: Final = (bodies.Body, bodies.Given, bodies.PrintedCard)
UNIONS: Final[dict[str, Any]] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}


def body_types() -> list[type[msgspec.Struct]]:
    """Everything that travels over HTTP."""
    return [
        kind
        for kind in {**vars(bodies), **vars(card_bodies)}.values()
        if isinstance(kind, type) and issubclass(kind, TRAVELLING) and kind.__struct_fields__
    ]


@cache
def schemas(template: str = "#/$defs/{name}") -> dict[str, Any]:
    """Every type by name, with references between them in the form of the template."""
    found, components = msgspec.json.schema_components(
        [*UNIONS.values(), *body_types()], ref_template="#/$defs/{name}"
    )
    named = dict(sorted((name, content) for name, content in components.items()))
    for name, content in zip(UNIONS, found, strict=False):
        named[name] = content
    renamed: dict[str, Any] = relinked(named, template)
    return renamed


def relinked(value: Any, template: str) -> Any:
    """The same schema with every reference in the form of the template."""
    if isinstance(value, dict):
        return {key: relinked(item, template) for key, item in value.items()}
    if isinstance(value, list):
        return [relinked(item, template) for item in value]
    if isinstance(value, str) and value.startswith("#/$defs/"):
        return template.format(name=value.removeprefix("#/$defs/"))
    return value


def json_schema() -> dict[str, Any]:
    """One document with all of it."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Versus: what travels between a table and its players",
        "$defs": schemas(),
    }
