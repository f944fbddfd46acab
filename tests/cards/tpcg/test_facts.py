"""The numbers of every card of House of X against a table of printed facts."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from versus.cards.tpcg import hox, xfc
from versus.games.tpcg.language.level_up import gains_xp
from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.words import (
    EQUIPMENT,
    FLIGHT,
    LOCATION,
    MAIN_CHARACTER,
    PLOT_TWIST,
    RANGED,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TIMING_NAMES,
    bit_names,
)

TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)
CARDS = {card.key: card for card in (*hox.CARDS, *xfc.CARDS)}
TYPES = {
    "main": MAIN_CHARACTER,
    "supporting": SUPPORTING_CHARACTER,
    "plot_twist": PLOT_TWIST,
    "equipment": EQUIPMENT,
    "basic_location": LOCATION,
    "special_location": LOCATION,
}


def test_all_sixty_four_cards_are_there_in_printed_order():
    assert [card.key for card in hox.CARDS] == [f"HOX-{number:03}" for number in range(1, 65)]
    assert set(TABLE) == set(CARDS)


@pytest.mark.parametrize("key", TABLE)
def test_the_printed_facts_of(key):
    row, card, facts = TABLE[key], CARDS[key], CARDS[key].facts
    assert (card.name, card.type) == (row["name"], TYPES[row["type"]])
    assert facts.basic is (row["type"] == "basic_location")
    assert (facts.cost, facts.level) == (row.get("cost", 0), row.get("level", 0))
    assert (facts.atk, facts.defense, facts.health) == tuple(row.get(n, 0) for n in ("atk", "def", "health"))
    assert list(facts.teams) == row.get("teams", [])
    assert list(facts.aka) == row.get("aka", [])
    assert bit_names(facts.symbols, SYMBOL_NAMES) == row.get("symbols", [])
    assert bool(card.keywords & FLIGHT) is row.get("flight", False)
    assert bool(card.keywords & RANGED) is row.get("ranged", False)
    assert facts.level_up == row.get("xp", 0)
    assert facts.deck_limit == row.get("deck_limit", 4)
    assert sorted(facts.loyalty or ()) == row.get("loyalty", [])
    assert timed(facts.any_turn, facts.timing) == row.get("play", "")
    assert not facts.photographic
    assert not facts.token


@pytest.mark.parametrize("key", TABLE)
def test_the_printed_powers_in_their_order_of(key):
    card = CARDS[key]
    known = [*keywords(card), *named_powers(card)]
    printed = TABLE[key].get("powers", [])
    for power in printed:
        if power.endswith(": ?"):
            # The sources have lost its timing and cost; the card says so.
            assert {"timing", "cost", "any_turn"} <= set(card.facts.filled)
            known = [power if name.startswith(power[:-1]) else name for name in known]
    assert known == printed


@pytest.mark.parametrize("key", [key for key in TABLE if "xp" in TABLE[key]])
def test_the_level_up_power_is_there_and_the_next_level_too(key):
    card = CARDS[key]
    assert any(gains_xp(card, trigger) for trigger in card.triggers)
    following = CARDS[f"HOX-{int(key[4:]) + 1:03}"]
    assert (following.name, following.facts.level) == (card.name, card.facts.level + 1)


def timed(any_turn: bool, timing: int) -> str:
    return ("Any Turn " if any_turn else "") + " or ".join(bit_names(timing, TIMING_NAMES))


def keywords(card: Card) -> list[str]:
    """Keyword powers, the icons left out."""
    return KEYWORDS.names_of(card.keywords & ~(FLIGHT | RANGED))


def named_powers(card: Card) -> list[str]:
    """Each name once: a power may be written in several parts."""
    names = [
        super_power(power) if isinstance(power, SuperPower) else power.name for power in card.powers.printed
    ]
    return list(dict.fromkeys(names))


def super_power(power: SuperPower) -> str:
    symbols = ["/".join(bit_names(symbols, SYMBOL_NAMES)) for symbols in power.cost]
    words = [timed(power.any_turn, power.timing), *(f"[{symbol}]" for symbol in symbols)]
    return f"{power.name}: {' '.join(words)}"
