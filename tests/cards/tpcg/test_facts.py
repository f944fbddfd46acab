"""The numbers of every card of each set against a table of printed facts."""

import tomllib
from typing import Any

import pytest

from tests.cards.tpcg.sets import FOLDERS, PHOTOGRAPHIC, printed_set
from versus.games.tpcg.language.level_up import gains_xp
from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.words import (
    CHALLENGE_MATCH,
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
from versus.kernel.types import NOTHING

TABLES: dict[str, dict[str, dict[str, Any]]] = {
    code: tomllib.loads((folder / "facts.toml").read_text(encoding="utf-8"))
    for code, folder in FOLDERS.items()
}
TABLE = {key: row for table in TABLES.values() for key, row in table.items()}
CARDS = {card.key: card for code in FOLDERS for card in printed_set(code).cards}
TYPES = {
    "main": MAIN_CHARACTER,
    "supporting": SUPPORTING_CHARACTER,
    "plot_twist": PLOT_TWIST,
    "equipment": EQUIPMENT,
    "basic_location": LOCATION,
    "special_location": LOCATION,
    "challenge_match": CHALLENGE_MATCH,
}


@pytest.mark.parametrize("code", TABLES)
def test_every_card_of_a_set_is_there_in_printed_order(code):
    assert [card.key for card in printed_set(code).cards] == list(TABLES[code])


def test_house_of_x_has_sixty_four_cards():
    assert list(TABLES["HOX"]) == [f"HOX-{number:03}" for number in range(1, 65)]


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
    assert facts.photographic is (key[:3] in PHOTOGRAPHIC)
    assert facts.champion is row.get("champion", False)
    assert facts.token is row.get("token", False)


@pytest.mark.parametrize("key", TABLE)
def test_the_printed_powers_in_their_order_of(key):
    card = CARDS[key]
    known = [*keywords(card), *named_powers(card)]
    printed = TABLE[key].get("powers", [])
    # Keywords stand in one line of their own, in which their order means nothing.
    assert sorted(filter(is_keyword, known)) == sorted(filter(is_keyword, printed))
    known = [name for name in known if not is_keyword(name)]
    printed = [name for name in printed if not is_keyword(name)]
    for power in printed:
        if power.endswith(": ?"):
            # The sources have lost its timing and cost; the card says so.
            assert {"timing", "cost", "any_turn"} <= set(card.facts.filled)
            known = [power if name.startswith(power[:-1]) else name for name in known]
    assert known == printed


@pytest.mark.parametrize("key", [key for key in TABLE if "xp" in TABLE[key]])
def test_the_level_up_power_is_there_and_the_next_level_too(key):
    card = CARDS[key]
    assert any(gains_xp(card, power) for power in card.powers.printed)
    following = CARDS[f"{key[:3]}-{int(key[4:]) + 1:03}"]
    assert (following.name, following.facts.level) == (card.name, card.facts.level + 1)


def is_keyword(name: str) -> bool:
    return name in KEYWORDS.by_name


def timed(any_turn: bool, timing: int) -> str:
    return ("Any Turn " if any_turn else "") + " or ".join(bit_names(timing, TIMING_NAMES))


def keywords(card: Card) -> list[str]:
    """Keyword powers as printed, the icons left out."""
    return [KEYWORDS.name_of(bit) for bit in card.facts.keywords if not bit & (FLIGHT | RANGED)]


def named_powers(card: Card) -> list[str]:
    """Each name once: a power may be written in several parts."""
    names = [
        super_power(power) if isinstance(power, SuperPower) and not power.keyword else power.name
        for power in card.powers.printed
    ]
    return list(dict.fromkeys(names))


def super_power(power: SuperPower) -> str:
    symbols = ["/".join(bit_names(symbols, SYMBOL_NAMES)) for symbols in power.cost]
    when = "Any Turn Reaction" if power.reacts_to != NOTHING else timed(power.any_turn, power.timing)
    words = [when, *(f"[{symbol}]" for symbol in symbols)]
    return f"{power.name}: {' '.join(words)}"
