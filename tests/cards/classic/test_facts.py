"""The Hellboy set against what sources state, where each field comes from, and its faces.

`VERSUS_GOLDEN=write pytest tests/cards/classic/test_facts.py` writes faces.txt anew: read what changed.
"""

import os
import tomllib
from pathlib import Path

import pytest

from versus.cards.catalogue import house
from versus.cards.classic.hellboy import CARDS, bprd, fillers, thule
from versus.decks import starters
from versus.games.classic.language.vocabulary import character
from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.origin import fields, origins
from versus.games.classic.text import card_text
from versus.games.classic.words import FLIGHT, RANGE, TYPE_NAMES
from versus.kernel.errors import BadCard
from versus.kernel.provenance import INFERRED, RECONSTRUCTED, SIGNS, SOURCE, origin

HERE = Path(__file__)
TABLE = tomllib.loads(HERE.with_name("facts.toml").read_text(encoding="utf-8"))
GOLDEN = HERE.with_name("faces.txt")
BY_KEY = {card.key: card for card in CARDS}


def stated(card):
    """What a card says in each field that a table of facts may have."""
    facts = card.facts
    return {
        "name": card.name,
        "type": TYPE_NAMES[card.type],
        "version": ", ".join(facts.versions),
        "team": ", ".join(facts.teams),
        "cost": facts.cost,
        "threshold": facts.cost,
        "atk": facts.atk,
        "def": facts.defense,
        "flight": bool(card.keywords & FLIGHT),
        "range": bool(card.keywords & RANGE),
    }


def test_every_card_that_sources_name_is_there_and_six_of_our_own():
    assert list(TABLE) == [card.key for card in (*bprd.CARDS, *thule.CARDS)]
    assert len(TABLE) == 22
    assert len(fillers.CARDS) == 6
    assert set(BY_KEY) <= set(house("classic").by_key)


@pytest.mark.parametrize("key", TABLE)
def test_what_a_source_states_stands_on_the_card_and_nothing_else_is_called_sourced(key):
    card = BY_KEY[key]
    row = {field: value for field, value in TABLE[key].items() if field != "powers"}
    assert {field: stated(card)[field] for field in row} == row
    sourced = [field for field in fields(card) if origin(card, field) == SOURCE]
    powers = [field for field in sourced if field.startswith("power ")]
    assert sorted(set(sourced) - set(powers)) == sorted(row)
    assert len(powers) == TABLE[key].get("powers", 0)


@pytest.mark.parametrize("card", fillers.CARDS, ids=lambda card: card.name)
def test_a_card_of_our_own_is_reconstructed_in_every_field(card):
    assert set(origins(card).values()) == {"reconstructed"}
    assert card.facts.filled == fields(card)
    assert all(line.endswith(" *") for line in card_text(card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_each_line_of_a_face_shows_where_it_comes_from(card):
    powers = [field for field in fields(card) if field.startswith("power ")]
    for field, line in zip(powers, card_text(card)[-len(powers) :] if powers else [], strict=True):
        sign = SIGNS[origin(card, field)]
        assert line.endswith(f" {sign}") if sign else line.endswith(".")


def test_the_origin_of_a_field_is_one_of_three():
    worm = thule.conqueror_worm
    assert origin(worm, "name") == SOURCE
    assert origin(worm, "team") == INFERRED
    assert origin(worm, "atk") == RECONSTRUCTED
    assert origins(worm)["power 1"] == "source"


def test_a_field_that_a_card_does_not_have_cannot_be_known():
    with pytest.raises(BadCard, match='no field "health"'):
        character("T-1", "Nobody", "", "X-Men", cost=1, atk=1, defense=1, known="name, health")


def title(card):
    """ "HEL-003 Liz Sherman: character, version Pyrokinesis, cost 3, ...", each part with its sign."""
    parts = [
        f"{'' if field == 'type' else f'{field} '}{value}{SIGNS[origin(card, field)]}"
        for field, value in stated(card).items()
        if field in fields(card) and field != "name" and value and value is not True
    ]
    return f"{card.key} {card.name}{SIGNS[origin(card, 'name')]}: {', '.join(parts)}"


def page():
    return "\n".join(
        f"{title(card)}\n" + "".join(f"    {line}\n" for line in card_text(card)) for card in CARDS
    )


def test_every_face_reads_as_it_did():
    if os.environ.get("VERSUS_GOLDEN") == "write":
        GOLDEN.write_text(page(), encoding="utf-8")
    assert page() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("deck", starters("classic"), ids=lambda deck: deck.name)
def test_both_decks_are_sixty_cards_and_legal(deck):
    assert len(deck.cards) == 60
    assert faults(deck) == []


def test_every_card_is_in_a_deck():
    assert {card.key for deck in starters("classic") for card in deck.cards} == set(BY_KEY)
