"""A deck in numbers: its curve, symbols, teams and types, for a page or a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from versus.decks.counting import Copies, counted
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    EQUIPMENT,
    LOCATION,
    PLOT_TWIST,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    TYPE_NAMES,
)
from versus.kernel.deck import Deck


@dataclass(frozen=True)
class Symbol:
    """A power symbol: how many locations offer it, and how many cards have a power that asks for it."""

    name: str
    offered: int
    asked: int


@dataclass(frozen=True)
class Profile:
    """What a deck builder looks at first."""

    curve: dict[int, list[Copies]]
    """Supporting characters by cost; every cost from 1 to the highest, empty ones included."""
    others: dict[str, list[Copies]]
    """Plot twists, equipment and locations by type."""
    types: dict[str, int]
    symbols: list[Symbol]
    teams: dict[str, int]
    """Cards of each team, the most common first; the empty name stands for cards of no team."""
    average_cost: float


def profile(deck: Deck) -> Profile:
    characters = of_type(deck, SUPPORTING_CHARACTER)
    types = Counter(card.type for card in deck.cards)
    return Profile(
        curve=curve(characters),
        others={
            TYPE_NAMES[type]: counted(of_type(deck, type))
            for type in (PLOT_TWIST, EQUIPMENT, LOCATION)
            if types[type]
        },
        types={TYPE_NAMES[type]: types[type] for type in sorted(types)},
        symbols=symbols(deck),
        teams=teams(deck.cards),
        average_cost=sum(card.cost for card in characters) / len(characters) if characters else 0.0,
    )


def of_type(deck: Deck, type: int) -> list[Card]:
    return [card for card in deck.cards if card.type == type]


def curve(characters: list[Card]) -> dict[int, list[Copies]]:
    highest = max((card.cost for card in characters), default=0)
    lowest = min((1, *(card.cost for card in characters)))
    return {
        cost: counted(card for card in characters if card.cost == cost) for cost in range(lowest, highest + 1)
    }


def symbols(deck: Deck) -> list[Symbol]:
    """Every symbol that the deck offers or asks for. The main character at all its levels asks once."""
    leader = {symbol for card in (deck.leader, *deck.levels) for symbol in asked(card)}
    wanted = Counter(leader)
    for card in deck.cards:
        wanted.update(asked(card))
    offered = Counter(name for card in deck.cards if card.type == LOCATION for name in names(card.symbols))
    return [
        Symbol(name, offered[name], wanted[name]) for name in SYMBOL_NAMES if offered[name] or wanted[name]
    ]


def asked(card: Card) -> set[str]:
    """The symbols that powers of a card cost."""
    return {name for power in card.super_powers for cost in power.cost for name in names(cost)}


def names(bits: int) -> list[str]:
    return [name for place, name in enumerate(SYMBOL_NAMES) if bits >> place & 1]


def teams(cards: Iterable[Card]) -> dict[str, int]:
    counts = Counter(team for card in cards for team in card.facts.teams or ("",))
    return dict(sorted(counts.items(), key=by_count))


def by_count(team: tuple[str, int]) -> tuple[bool, int, str]:
    """No team comes last, however many they are."""
    name, count = team
    return not name, -count, name
