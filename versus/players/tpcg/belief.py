"""What a seat may believe about cards it cannot see: known deck lists that fit, else likely cards.

One's own deck list is known, so what is left of it is certain. Of others a seat knows the main character and
every card that lies open. Nothing here looks at a hidden card.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from versus.cards.catalogue import house
from versus.decks.shelf import starters
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.learning import learn_all
from versus.games.tpcg.words import (
    DECK,
    EQUIPMENT,
    HAND,
    LEVEL_UP,
    LOCATION,
    MAIN_CHARACTER,
    NAME,
    NOWHERE,
    OUTSIDE_PLAY,
    PILE,
    PLOT_TWIST,
    SCENE,
    ZONES,
)
from versus.kernel.deck import Deck
from versus.kernel.definition import Definition
from versus.kernel.types import CardId, Seat
from versus.players.craft import by_key, rest_of

COPIES: Final = 3
"""How often a card is put into a made-up list, if that many are allowed."""
SHARES: Final = ((LOCATION, 16), (PLOT_TWIST, 9))
"""Of sixty cards, as the rulebook's decks have them; the others are characters and equipment."""
SIZE: Final = 60


def hidden_from(battle: Battle, seat: Seat) -> list[list[CardId]]:
    """The cards that a seat cannot see, by owner; what its question lays open is seen."""
    shown = offered(battle, seat)
    found: list[list[CardId]] = [[] for _ in range(battle.seats)]
    for card in range(len(battle.definition)):
        if battle.where[card] % ZONES != NOWHERE and card not in shown and not sees(battle, seat, card):
            found[battle.owner[card]].append(card)
    return found


def offered(battle: Battle, seat: Seat) -> list[CardId]:
    """Cards of decks and hands that the question names to the seat that is asked."""
    ask = battle.ask
    if ask is None or ask.seat != seat:
        return []
    found: list[CardId] = []
    for option in ask.options:
        for card in (option.card, option.other):
            if card >= 0 and battle.where[card] % ZONES in (DECK, HAND):
                found.append(card)
    return found


def lists_for(battle: Battle, owner: Seat, open_cards: list[Card], count: int) -> list[list[Definition]]:
    """Lists of a stranger's unseen cards, at least `count` long."""
    main = battle.definition[battle.first_main[owner]]
    beside = {battle.definition[c].key for z in (LEVEL_UP, PILE, NOWHERE) for c in battle.pile(owner, z)}
    if any(battle.definition[arena].super_powers for arena in battle.pile(0, SCENE)):
        # Equipment may have come from outside the game (2P-MOD4-11).
        beside |= {card.key for card in open_cards if card.type == EQUIPMENT}
    seen = Counter([card.key for card in open_cards if of_the_sixty(card) and card.key not in beside])
    known = [deck for deck in starters(NAME) if leads(deck, main) and holds(deck, seen)]
    lists = [rest_of(deck.cards, seen) for deck in known]
    fitting = [cards for cards in lists if len(cards) >= count]
    return fitting or [list(made_up(main, open_cards, seen, count))]


def of_the_sixty(card: Card) -> bool:
    return card.type != MAIN_CHARACTER and card.type not in OUTSIDE_PLAY and not card.facts.token


def leads(deck: Deck, main: Card) -> bool:
    """Whether this may be the deck of a main character, whatever its level and whoever of the pile it is."""
    return any(main.key == card.key for card in (deck.leader, *deck.levels, *deck.pile))


def holds(deck: Deck, seen: Counter[str]) -> bool:
    """Whether everything seen can be out of this deck."""
    count = Counter([card.key for card in deck.cards])
    return all(count[key] >= number for key, number in seen.items())


def made_up(main: Card, open_cards: list[Card], seen: Counter[str], count: int) -> list[Card]:
    """A likely list where none is known: more of what was seen, then cards of its teams, then any."""
    universe = {card.key: card for card in playable() if card.facts.photographic == main.facts.photographic}
    shown = {card.key: card for card in open_cards if of_the_sixty(card)}
    teams = main.team_bits
    for card in shown.values():
        teams |= card.team_bits
    pool: list[Card] = []
    for card in sorted((universe | shown).values(), key=by_key):
        likely = card.key in shown or card.basic or not card.team_bits or bool(card.team_bits & teams)
        if likely and allowed(card, main):
            left = min(COPIES, card.facts.deck_limit) - seen[card.key]
            pool += [card] * max(0, left)
    for card in playable():
        if len(pool) >= max(SIZE, count):
            break
        pool += [card] * COPIES
    while len(pool) < count:
        pool += pool or [main]
    return balanced(pool, count)


def balanced(pool: list[Card], count: int) -> list[Card]:
    """At least `count` cards of a pool, types in the proportions of a deck as far as it goes."""
    chosen: list[Card] = []
    others = pool
    for kind, share in SHARES:
        of_kind = [card for card in others if card.type == kind]
        others = [card for card in others if card.type != kind]
        wanted = max(1, share * len(pool) // SIZE)
        if of_kind:
            chosen += [of_kind[place * len(of_kind) // wanted % len(of_kind)] for place in range(wanted)]
    chosen += others
    while len(chosen) < count:
        chosen += pool
    return sorted(chosen, key=by_key)


def allowed(card: Card, main: Card) -> bool:
    """Whether a card may be led by this main character."""
    loyalty = card.facts.loyalty
    if loyalty and not set(loyalty) & set(main.facts.teams):
        return False
    return not card.facts.starting_team or card.facts.starting_team in main.facts.teams


@cache
def playable() -> tuple[Card, ...]:
    """Every card of the house that may be in a deck, in the order of keys."""
    return tuple(sorted([card for card in house(NAME) if of_the_sixty(card)], key=by_key))


def learn_anew(battle: Battle, possible: list[Definition]) -> None:
    """Note what these cards wait for and forget what any other may have told."""
    learn_all(battle, [definition for definition in possible if isinstance(definition, Card)])


def lying_in_play(battle: Battle, hidden: list[list[CardId]]) -> list[CardId]:
    return [card for cards in hidden for card in cards if battle.in_play(card)]


def learn_dealt(battle: Battle, cards: list[CardId]) -> None:
    """A card that lies in play face down is listened to as soon as it turns up."""
    for card in cards:
        battle.listening |= battle.definition[card].listens
