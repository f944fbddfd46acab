"""Write web/src/protocol.ts from the messages of the server; --check only compares."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from versus.server.schema import schemas

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web/src/protocol.ts"
HEAD: Final = "// Written by make docs, from versus/server/protocol.py and bodies.py.\n"
PRIMITIVES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def written() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(declared(name, content) for name, content in schemas("{name}").items())])


def declared(name: str, schema: dict[str, Any]) -> str:
    """One exported type."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {typed(schema)};\n"
    lines = comment(schema)
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, content in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {typed(content)};")
    return "\n".join([*lines, "}\n"])


def comment(schema: dict[str, Any]) -> list[str]:
    words = schema.get("description", "")
    if not words:
        return []
    parts = [line.strip() for line in words.split("\n")]
    if len(parts) == 1:
        return [f"/** {parts[0]} */"]
    return ["/**", *(f" * {part}".rstrip() for part in parts), " */"]


def typed(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(item) for item in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typed(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return listed(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return PRIMITIVES[kind] if kind is not None else "unknown"


def listed(schema: dict[str, Any]) -> str:
    items = schema.get("items")
    inner = typed(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    check = parser.parse_args().check
    text = written()
    stale = not TYPES.is_file() or TYPES.read_text() != text
    if stale and check:
        print(f"{TYPES.relative_to(ROOT)} is out of date: run make docs.", file=sys.stderr)
    elif stale:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(text)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
