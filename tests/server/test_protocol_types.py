"""The types that the browser is written in are those that the server sends."""

from __future__ import annotations

from tools.typescript import TYPES, declared, written
from versus.server.schema import schemas


def test_the_generated_types_are_current():
    assert TYPES.read_text() == written(), "web/src/protocol.ts is out of date: run make docs"


def test_every_message_is_told_apart_by_its_type():
    for union in ("ClientMessage", "ServerMessage"):
        mapping = schemas()[union]["discriminator"]["mapping"]
        assert len(mapping) == len(schemas()[union]["anyOf"])
        for tag, reference in mapping.items():
            assert schemas()[reference.removeprefix("#/$defs/")]["properties"]["type"] == {"enum": [tag]}


def test_optional_fields_nulls_lists_and_choices_of_words():
    shape = {
        "type": "object",
        "properties": {
            "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None},
            "names": {"type": "array", "items": {"type": "string"}},
            "kind": {"enum": ["me", "friend"]},
            "cards": {"type": "object", "additionalProperties": {"$ref": "Face"}},
        },
        "required": ["names", "kind", "cards"],
    }
    assert declared("Shape", shape) == (
        "export interface Shape {\n"
        "  seat?: number | null;\n"
        "  names: string[];\n"
        '  kind: "me" | "friend";\n'
        "  cards: Record<string, Face>;\n"
        "}\n"
    )


def test_all_games_have_views_of_one_shape():
    text = TYPES.read_text()
    assert text.count("view: View;") == text.count("view:") == 2, "in a step and in a frame of a replay"
    for part in ("View", "SideView", "PileView", "CardView", "FightView", "LinkView", "OptionView"):
        assert f"export interface {part} " in text
