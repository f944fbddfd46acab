"""Deck building: every fault that makes a deck illegal, by name (2P-DCK)."""

from __future__ import annotations

from collections import Counter

from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import EQUIPMENT, LOCATION, MAIN_CHARACTER, OUTSIDE_PLAY
from versus.kernel.deck import Deck, Fault
from versus.kernel.english import listed

DECK_SIZE = 60


def faults(deck: Deck) -> list[Fault]:
    """Everything wrong with a deck; empty for a legal one."""
    if deck.leader is None:
        return [Fault("2P-DCK-01", "", "A deck is led by one Level 1 main character; name it.")]
    return [
        *size_faults(deck),
        *main_faults(deck),
        *copy_faults(deck),
        *basic_location_faults(deck),
        *universe_faults(deck),
        *loyalty_faults(deck),
        *starting_faults(deck),
        *pile_faults(deck),
        *brought_faults(deck),
        *equipment_faults(deck),
    ]


def size_faults(deck: Deck) -> list[Fault]:
    if len(deck.cards) == DECK_SIZE:
        return []
    return [Fault("2P-DCK-01", "", f"A deck has exactly {DECK_SIZE} cards; this one has {len(deck.cards)}.")]


def main_faults(deck: Deck) -> list[Fault]:
    """The main character stands outside the sixty; no main character and no token is inside."""
    found: list[Fault] = []
    if deck.leader.type != MAIN_CHARACTER or deck.leader.facts.level > 1:
        found.append(Fault("2P-DCK-01", deck.leader.name, "A deck is led by one Level 1 main character."))
    for card in distinct(deck.cards):
        if card.type == MAIN_CHARACTER:
            found.append(Fault("2P-DCK-02", card.name, "A main character may not be among the sixty cards."))
        if card.facts.token:
            found.append(Fault("2P-DCK-08", card.name, "Tokens are never in a deck."))
        if card.type in OUTSIDE_PLAY:
            found.append(Fault("2P-MOD4-15", card.name, "It lies outside the sixty cards, never among them."))
    levels = [card.facts.level for card in deck.levels]
    reachable = deck.leader
    while reachable.facts.level_up:
        following = [
            card
            for card in deck.levels
            if card.facts.level == reachable.facts.level + 1 and card.shares_name(reachable)
        ]
        if not following:
            level = reachable.facts.level + 1
            found.append(Fault("2P-SET-16", deck.leader.name, f"Bring the Level {level} version as well."))
            break
        reachable = following[0]
    if len(levels) != len(set(levels)):
        found.append(Fault("2P-SET-01", deck.leader.name, "Bring one version of each level."))
    return found


def copy_faults(deck: Deck) -> list[Fault]:
    """Four copies of a card, counted by the card and not by its name (2P-DCK-04)."""
    found: list[Fault] = []
    count = Counter([card.key for card in deck.cards])
    for card in distinct(deck.cards):
        copies = count[card.key]
        limit = card.facts.deck_limit
        if copies > limit:
            rule = {1: "2P-DCK-17", 8: "2P-DCK-22"}.get(limit, "2P-DCK-03")
            allowed = "1 is" if limit == 1 else f"{limit} are"
            found.append(Fault(rule, card.name, f"{copies} copies; {allowed} allowed."))
    return found


def equipment_faults(deck: Deck) -> list[Fault]:
    """What the main character starts the game with is one of the sixty cards (2P-DCK-21)."""
    wanted = deck.leader.starts_with
    if not wanted or any(card.type == EQUIPMENT and wanted in card.names for card in deck.cards):
        return []
    return [Fault("2P-DCK-21", deck.leader.name, f"Put a {wanted} among the sixty cards.")]


def basic_location_faults(deck: Deck) -> list[Fault]:
    """Up to four basic locations of a type, all with the same name (2P-DCK-05)."""
    found: list[Fault] = []
    by_symbol: dict[int, list[Card]] = {}
    for card in deck.cards:
        if card.type == LOCATION and card.basic:
            by_symbol.setdefault(card.symbols, []).append(card)
    for locations in by_symbol.values():
        if len({card.name for card in locations}) > 1:
            found.append(
                Fault("2P-DCK-05", locations[-1].name, "All basic locations of a type bear one name.")
            )
        elif len(locations) > 4 and len({card.key for card in locations}) > 1:
            found.append(Fault("2P-DCK-05", locations[0].name, "At most four basic locations of a type."))
    return found


def universe_faults(deck: Deck) -> list[Fault]:
    """Illustrated and Photographic cards are not mixed, main character included (2P-DCK-10)."""
    return [
        Fault("2P-DCK-10", card.name, "Illustrated and Photographic cards may not be mixed.")
        for card in distinct(deck.cards)
        if card.facts.photographic != deck.leader.facts.photographic
    ]


def loyalty_faults(deck: Deck) -> list[Fault]:
    """Cards that demand a deck of certain teams (2P-DCK-14 to 2P-DCK-16); the main one counts (OP-36)."""
    cards = distinct(deck.cards)
    bound = [card for card in (deck.leader, *cards) if card.facts.teams or card.is_character]
    found: list[Fault] = []
    for card in cards:
        allowed = card.facts.loyalty
        if allowed is None:
            continue
        if allowed:
            rule, stranger = "2P-DCK-15", first_of_other_teams(bound, allowed)
        else:
            rule, stranger = "2P-DCK-16", first_without_common_team(bound)
        if stranger is not None:
            found.append(Fault(rule, card.name, f"Its loyalty does not allow {stranger.name}."))
    return found


def first_of_other_teams(cards: list[Card], allowed: tuple[str, ...]) -> Card | None:
    for card in cards:
        if not set(card.facts.teams) & set(allowed):
            return card
    return None


def first_without_common_team(cards: list[Card]) -> Card | None:
    """The card after which no team is left that all of them share."""
    common = set(cards[0].facts.teams)
    for card in cards:
        common &= set(card.facts.teams)
        if not common:
            return card
    return None


def starting_faults(deck: Deck) -> list[Fault]:
    """Cards that ask for a team of the main character you start with (2P-DCK-18)."""
    return [
        Fault("2P-DCK-18", card.name, f"Your main character must be of the team {card.facts.starting_team}.")
        for card in distinct(deck.cards)
        if card.facts.starting_team and card.facts.starting_team not in deck.leader.facts.teams
    ]


def pile_faults(deck: Deck) -> list[Fault]:
    """One each of what only certain main characters bring along (2P-MOD4-15)."""
    found: list[Fault] = []
    count = Counter([card.key for card in deck.pile])
    for card in distinct(deck.pile):
        if card.facts.brought_by and not card.comes_with(deck.leader):
            leaders = " or ".join(card.facts.brought_by)
            found.append(Fault("2P-MOD4-15", card.name, f"Only {leaders} main characters bring it along."))
        elif card.facts.brought_by and count[card.key] > 1:
            found.append(Fault("2P-MOD4-15", card.name, f"{count[card.key]} copies; a pile has one."))
    return found


def brought_faults(deck: Deck) -> list[Fault]:
    """The out-of-game pile is what the main character brings, card for card (2P-DCK-20)."""
    brings = deck.leader.facts.brings
    mains = [card.name for card in deck.pile if card.type == MAIN_CHARACTER]
    if not brings or (sorted(mains) == sorted(brings) and len(mains) == len(deck.pile)):
        return []
    return [Fault("2P-DCK-20", deck.leader.name, f"Its pile must be {listed(brings)}, as main characters.")]


def distinct(cards: tuple[Card, ...]) -> list[Card]:
    """Each different card once, in the order of the list."""
    return list({card.key: card for card in cards}.values())
