"""What a seat may believe about cards it cannot see: known deck lists that fit, else likely cards.

One's own deck list is known, so what is left of it is certain. Of the opponent a seat knows every card that
lies open. Nothing here looks at a hidden card.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from versus.decks.shelf import starters
from versus.games.classic.printed.deck import COPIES, LEAST
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.seen.sight import sees
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import CHARACTER, DECK, HAND, NAME, ZONES
from versus.kernel.definition import Definition
from versus.kernel.types import CardId, Seat
from versus.players.craft import rest_of

CURVE: Final = (
    (1, 1, 1, 4),
    (2, 3, 2, 8),
    (3, 4, 4, 8),
    (4, 7, 6, 8),
    (5, 9, 9, 6),
    (6, 12, 12, 6),
    (7, 15, 15, 4),
    (8, 18, 18, 2),
)
"""What a stranger's unseen characters look like: cost, ATK, DEF, and how many there are of that cost."""


def hidden_from(contest: Contest, seat: Seat) -> list[list[CardId]]:
    """The cards that a seat cannot see, by owner; what its question lays open is seen."""
    shown = offered(contest, seat)
    found: list[list[CardId]] = [[] for _ in range(contest.seats)]
    for card in range(len(contest.definition)):
        if card not in shown and not sees(contest, seat, card):
            found[contest.owner[card]].append(card)
    return found


def offered(contest: Contest, seat: Seat) -> list[CardId]:
    """Cards of decks and hands that the question names to the seat that is asked."""
    ask = contest.ask
    if ask is None or ask.seat != seat:
        return []
    found: list[CardId] = []
    for option in ask.options:
        for card in (option.card, option.other):
            if card >= 0 and contest.where[card] % ZONES in (DECK, HAND):
                found.append(card)
    return found


def lists_for(open_cards: list[Card], count: int) -> list[list[Definition]]:
    """Lists of the opponent's unseen cards, at least `count` long."""
    seen = Counter([card.key for card in open_cards])
    fitting: list[list[Definition]] = []
    for deck in starters(NAME):
        unseen = rest_of(deck.cards, seen)
        if len(unseen) == len(deck.cards) - len(open_cards) and len(unseen) >= count:
            fitting.append(unseen)
    return fitting or [list(made_up(open_cards, seen, count))]


def made_up(open_cards: list[Card], seen: Counter[str], count: int) -> list[Card]:
    """A likely list where none is known: more copies of what was seen, then others of the same teams."""
    shown = {card.key: card for card in open_cards}
    pool: list[Card] = []
    teams: set[str] = set()
    for key in sorted(shown):
        pool += [shown[key]] * max(0, COPIES - seen[key])
        teams.update(shown[key].facts.teams)
    likely = strangers(tuple(sorted(teams)))
    missing = max(LEAST - len(open_cards), count) - len(pool)
    while missing > 0:
        pool += likely[:missing]
        missing -= len(likely)
    return pool


@lru_cache(maxsize=64)
def strangers(teams: tuple[str, ...]) -> list[Card]:
    """Characters on a usual curve, spread evenly, so that any beginning of the list is like the whole."""
    found: list[tuple[float, Card]] = []
    for cost, atk, defense, count in CURVE:
        facts = Facts(CHARACTER, cost, atk, defense, teams)
        stranger = Card(f"stranger-{cost}", f"Stranger of cost {cost}", facts)
        found += [((place + 0.5) / count, stranger) for place in range(count)]
    return [card for _, card in sorted(found, key=place_of)]


def place_of(entry: tuple[float, Card]) -> tuple[float, int]:
    return entry[0], entry[1].cost


def learn_anew(contest: Contest, possible: list[Definition]) -> None:
    """Note what these cards wait for and forget what any other may have told."""
    contest.learn_all([definition for definition in possible if isinstance(definition, Card)])
