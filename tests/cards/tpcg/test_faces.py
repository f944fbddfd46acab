"""The faces of each set as a reviewer reads them, printed from the definitions that run.

`VERSUS_GOLDEN=write pytest tests/cards/tpcg/test_faces.py` writes each faces.txt anew; read the difference.
"""

import os

import pytest

from tests.cards.tpcg.sets import FOLDERS, printed_set
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.text import card_text
from versus.games.tpcg.text.words import token
from versus.games.tpcg.words import EQUIPMENT, SUPPORTING_CHARACTER, TYPE_NAMES
from versus.kernel.english import digits
from versus.kernel.provenance import RECONSTRUCTED, TEXT, origin, sign
from versus.kernel.sheet import ESCAPE_HATCH, written
from versus.kernel.trees import powers_of

MOST_BY_HAND = 5
"""Per cent of powers that may bring text of their own."""


def page(code: str) -> str:
    return "\n".join(
        f"{title(card)}\n" + "".join(f"    {line}\n" for line in card_text(card))
        for card in printed_set(code).cards
    )


def title(card: Card) -> str:
    """ "HOX-013 Pyro: supporting character, cost 2, [Brotherhood], 2/4, Health 1"."""
    facts = card.facts
    kind = TYPE_NAMES[card.type]
    parts = [f"Level {facts.level}{sign(card, 'level')} {kind}" if facts.level else kind]
    if card.type in (SUPPORTING_CHARACTER, EQUIPMENT):
        parts.append(f"cost {facts.cost}{sign(card, 'cost')}")
    if facts.teams:
        parts.append(" / ".join(token(team) for team in facts.teams) + sign(card, "team"))
    if card.is_character:
        numbers = f"{digits(facts.atk)}{sign(card, 'atk')}/{digits(facts.defense)}{sign(card, 'def')}"
        parts += [numbers, f"Health {facts.health}{sign(card, 'health')}"]
    return f"{card.key}{sign(card, 'number')} {card.name}{sign(card, 'name')}: {', '.join(parts)}"


@pytest.mark.parametrize("code", FOLDERS)
def test_every_face_reads_as_it_did(code):
    printed = page(code)
    golden = FOLDERS[code] / "faces.txt"
    if os.environ.get("VERSUS_GOLDEN") == "write":
        golden.write_text(printed, encoding="utf-8")
    assert printed == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("code", FOLDERS)
def test_few_powers_have_text_written_by_hand(code):
    powers = [(card, power) for card in printed_set(code).cards for _, power in powers_of(card.powers)]
    by_hand = [card.name for card, power in powers if written(power) == ESCAPE_HATCH]
    share = 100 * len(by_hand) / len(powers)
    print(f"{len(by_hand)} of {len(powers)} powers have text written by hand ({share:.1f} %): {by_hand}")
    assert share < MOST_BY_HAND


@pytest.mark.parametrize("code", FOLDERS)
def test_every_card_but_a_plain_character_says_something(code):
    silent = [card for card in printed_set(code).cards if not card_text(card)]
    # Of these no source tells a power, and we gave them none.
    assert all(origin(card, TEXT) == RECONSTRUCTED for card in silent)
