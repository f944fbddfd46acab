"""The numbers of every card of each set against a table of printed facts."""

import re
import tomllib
from typing import Any

import pytest

from tests.cards.tpcg.sets import FOLDERS, PHOTOGRAPHIC, printed_set
from versus.games.tpcg.language.level_up import gains_xp
from versus.games.tpcg.printed.definition import Card, Power, SuperPower
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
from versus.kernel.provenance import SOURCE, origin, power_field
from versus.kernel.types import NOTHING
from versus.testing.tpcg import rule

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


@rule("2P-DCK-11")
@pytest.mark.parametrize(("code", "photographs"), [("HOX", False), ("AEW", True), ("DHK", False)])
def test_which_sets_of_the_books_show_photographs(code, photographs):
    assert {card.facts.photographic for card in printed_set(code).cards} == {photographs}


@rule("2P-LOC-14")
@pytest.mark.parametrize(("code", "other"), [("HOX", "Energy"), ("AEW", "Humanity"), ("DHK", "Energy")])
def test_which_symbols_the_sets_of_the_books_use(code, other):
    symbols = [bit_names(card.symbols, SYMBOL_NAMES) for card in printed_set(code).cards if card.basic]
    assert sorted(symbols) == sorted([[other], ["Intellect"], ["Might"], ["Skill"]])


@pytest.mark.parametrize("key", TABLE)
def test_the_printed_facts_of(key):
    """What a card calls stated is what the table has; what it calls inferred or ours the table has not."""
    row, card, facts = TABLE[key], CARDS[key], CARDS[key].facts
    assert (card.name, card.type) == (row["name"], TYPES[row["type"]])
    assert facts.basic is (row["type"] == "basic_location")
    said = {
        "cost": ("cost", facts.cost),
        "level": ("level", facts.level),
        "atk": ("atk", facts.atk),
        "def": ("def", facts.defense),
        "health": ("health", facts.health),
        "teams": ("team", list(facts.teams)),
        "aka": ("aka", list(facts.aka)),
        "symbols": ("symbols", bit_names(facts.symbols, SYMBOL_NAMES)),
        "flight": ("icons", bool(card.keywords & FLIGHT)),
        "ranged": ("icons", bool(card.keywords & RANGED)),
        "xp": ("level up at", facts.level_up),
        "deck_limit": ("deck", facts.deck_limit),
        "starting_team": ("deck", facts.starting_team),
        "loyalty": ("deck", sorted(facts.loyalty or ())),
    }
    for column, (field, value) in said.items():
        if origin(card, field) == SOURCE:
            assert row.get(column, NOT_SAID[column]) == value, column
        elif key[:3] in UNSEEN:
            assert column not in row, column
    if origin(card, "timing") == origin(card, "any turn") == SOURCE:
        assert timed(facts.any_turn, facts.timing) == row.get("play", "")
    assert facts.photographic is (key[:3] in PHOTOGRAPHIC)
    assert facts.champion is row.get("champion", False)
    assert facts.token is row.get("token", False)


NOT_SAID: dict[str, Any] = {
    **dict.fromkeys(("cost", "level", "atk", "def", "health", "xp"), 0),
    **{column: [] for column in ("teams", "aka", "symbols", "loyalty")},
    **dict.fromkeys(("flight", "ranged"), False),
    "deck_limit": 4,
    "starting_team": "",
}
"""What a card has of which a table says nothing."""


UNSEEN = frozenset({"DHK"})
"""Sets of which no list was found: the tables have what sources state, and nothing where they are silent."""


@pytest.mark.parametrize("key", [key for key in TABLE if key[:3] in UNSEEN])
def test_the_stated_powers_in_their_order_of(key):
    """A power is its name, "-" without one, and of a Super Power timing, cost and effect, "?" if not told."""
    card = CARDS[key]
    stated = keywords(card) if origin(card, "keywords") == SOURCE else []
    for number, power in enumerate(card.powers.printed):
        if origin(card, power_field(number)) == SOURCE:
            stated.append(as_stated(card, number, power))
    if card.type == PLOT_TWIST and origin(card, power_field(0)) == SOURCE:
        stated.append("-")
    assert stated == TABLE[key].get("powers", [])
    assert (origin(card, "number") == SOURCE) is TABLE[key].get("numbered", False)


def as_stated(card: Card, number: int, power: Power) -> str:
    if not isinstance(power, SuperPower) or power.keyword:
        return getattr(power, "name", "") or "-"
    told = [
        "Any Turn Reaction" if power.reacts_to != NOTHING else timed(power.any_turn, power.timing),
        " ".join(f"[{name}]" for symbols in power.cost for name in bit_names(symbols, SYMBOL_NAMES)),
        "",
    ]
    parts = zip(told, ("timing", "cost", "effect"), strict=True)
    said = [words if origin(card, power_field(number, part)) == SOURCE else "?" for words, part in parts]
    return f"{power.name}: {' '.join(said)}".rstrip()


@pytest.mark.parametrize("key", [key for key in TABLE if key[:3] not in UNSEEN])
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
            lost = {re.sub(r"^power \d+ ", "", field) for field in card.facts.filled}
            assert lost >= {"timing", "cost", "any turn"}
            known = [power if name.startswith(power[:-1]) else name for name in known]
    assert known == printed


@pytest.mark.parametrize("key", [key for key in TABLE if CARDS[key].facts.level_up])
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
