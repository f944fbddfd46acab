"""A computer player reads numbers and types; it never knows a card by its name."""

import ast
from pathlib import Path

import versus.players
from versus.cards.catalogue import house

ROOM = Path(versus.players.__file__).parent


def strings(path: Path) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def names() -> set[str]:
    found: set[str] = set()
    for card in house("2pcg"):
        found.update((card.key, *card.names))
        found.update(power.name for power in card.super_powers)
    for classic in house("classic"):
        found.update((classic.key, classic.name, classic.identity, *classic.facts.versions))
    return {name for name in found if len(name) > 3}


def test_no_player_matches_a_card_by_name_or_number():
    modules = sorted(ROOM.rglob("*.py"))
    assert len(modules) > 10
    for path in modules:
        said = {text for text in strings(path) for name in names() if name in text}
        assert not said, f"{path.name} names cards: {sorted(said)}"


def test_the_names_it_looks_for_would_be_found():
    assert "Magneto" in names()
    assert "HOX-013" in names()
