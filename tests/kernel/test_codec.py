"""Trees of words as data, and definition hashes."""

import ast
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest

import versus
from tests.kernel.tpcg.powered import CATALOGUE, DECKS, catalogue
from versus.games.classic.language.filters import Yours
from versus.games.tpcg.language.effects.hand_and_deck import Draw
from versus.games.tpcg.printed.definition import Card, Facts, Powers, SuperPower
from versus.games.tpcg.words import FLIGHT, MAIN, SUPPORTING_CHARACTER
from versus.kernel.codec import Reader, data_of, definition_hash
from versus.kernel.effects import Gate, Number, Sequence
from versus.kernel.errors import BadSave
from versus.kernel.nodes import Effect
from versus.kernel.writing import plug_named, reader_for

# Trees


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_every_word_of_a_game_has_a_name_of_its_own(game: str) -> None:
    for name, kinds in reader_for(plug_named(game), CATALOGUE).classes.items():
        ours = [kind for kind in kinds if kind.__module__.startswith("versus.")]
        assert len(ours) <= 1, f"{name} is the name of {ours}"


def test_a_word_of_another_game_is_not_known() -> None:
    written = data_of(Yours())
    assert reader_for(plug_named("classic"), CATALOGUE).value(written) == Yours()
    with pytest.raises(BadSave, match="Yours"):
        reader_for(plug_named("2pcg"), CATALOGUE).value(written)


def test_trees_come_back_as_they_were() -> None:
    reader = reader_for(plug_named("2pcg"), CATALOGUE)
    for definition in catalogue(*DECKS).values():
        powers = definition.powers
        for node in (*powers.printed, powers.twist):
            data = msgspec.json.decode(msgspec.json.encode(data_of(node)))
            assert reader.value(data) == node
    value = (1, "a", None, True, False, (), [1, (2,), []], (Number(-3), DECKS[0].leader))
    assert reader.value(msgspec.json.decode(msgspec.json.encode(data_of(value)))) == value


def test_only_what_differs_from_a_default_is_written() -> None:
    assert data_of(Gate(Draw(), may=True)) == {"Gate": {"then": {"Draw": {}}, "may": True}}


def test_no_rule_asks_whether_two_words_are_the_same_object() -> None:
    """A loaded game has equal nodes, not the same ones: fields are compared with ==, never with `is`."""
    house = Path(versus.__file__).parent
    for path in sorted([*(house / "kernel").rglob("*.py"), *(house / "games").rglob("*.py")]):
        for found in ast.walk(ast.parse(path.read_text())):
            if isinstance(found, ast.Compare):
                for sign, other in zip(found.ops, found.comparators, strict=True):
                    if isinstance(sign, (ast.Is, ast.IsNot)) and not stands_for_itself(other):
                        attributes = [side for side in (found.left, other) if isinstance(side, ast.Attribute)]
                        assert not attributes, f"{path.name}:{found.lineno}: {ast.unparse(found)}"


def stands_for_itself(other: ast.expr) -> bool:
    """None, a class, or the mark of a missing default."""
    return isinstance(other, ast.Constant) or (
        isinstance(other, ast.Name)
        and (other.id == "MISSING" or other.id.lower() != other.id != other.id.upper())
    )


def test_two_words_of_one_name_are_told() -> None:
    def another() -> type[Effect]:
        @dataclass(frozen=True)
        class Twice(Effect):
            """A word."""

        return Twice

    words = [another(), another()]
    with pytest.raises(BadSave, match="Rename one"):
        Reader(CATALOGUE).value({"Twice": {}})
    assert len(words) == 2


def test_what_no_card_is_written_with_cannot_be_saved() -> None:
    with pytest.raises(TypeError, match="frozenset"):
        data_of(Sequence(frozenset()))  # type: ignore[arg-type]


# Definition hashes


def test_a_definition_hash_changes_with_every_fact_and_power() -> None:
    facts = Facts(SUPPORTING_CHARACTER, cost=2, teams=("X-Men",), atk=2, defense=3, health=1)
    powers = Powers((SuperPower("Zap", Draw(), MAIN),))
    cards = [
        Card("K", "Name", facts, powers),
        Card("L", "Name", facts, powers),
        Card("K", "Other", facts, powers),
        Card("K", "Name", replace(facts, atk=3), powers),
        Card("K", "Name", replace(facts, keywords=(FLIGHT,)), powers),
        Card("K", "Name", replace(facts, teams=("X-Men", "Avengers")), powers),
        Card("K", "Name", facts),
        Card("K", "Name", facts, Powers((SuperPower("Zap", Draw(Number(2)), MAIN),))),
        Card("K", "Name", facts, Powers((SuperPower("Zap", Draw(), MAIN, cost=(1,)),))),
    ]
    hashes = [definition_hash(card) for card in cards]
    assert len(set(hashes)) == len(cards)
    assert definition_hash(Card("K", "Name", replace(facts), replace(powers))) == hashes[0]
