"""Positions in the middle of games, and what can be changed in them without a seat noticing."""

from collections import Counter

from versus.cards.catalogue import house
from versus.decks import starter
from versus.games.tpcg.plug import start
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.learning import learn
from versus.games.tpcg.words import MAIN_CHARACTER, NOWHERE
from versus.players.random import RandomPlayer
from versus.testing.five_ways import looked_at
from versus.testing.tpcg.decks import wild_deck

KRAKOA = ("Professor X", "Magneto")


def new_game(seats: int = 2, seed: int = 1) -> Battle:
    return start([starter(KRAKOA[seat % 2]) for seat in range(seats)], seed)


def wild_game(seats: int, seed: int) -> Battle:
    return start([wild_deck(seed * 10 + seat) for seat in range(seats)], seed)


def questions(battle: Battle, seed: int, every: int):
    """Each so many questions of a randomly played game, those without a choice left out."""
    player = RandomPlayer(seed)
    count = 0
    while battle.ask is not None:
        if len(battle.ask.options) > 1:
            count += 1
            if count % every == 0:
                yield battle.fork()
        battle.answer(player.answer(battle))


def unseen(battle: Battle, seat: int) -> list[int]:
    shown = looked_at(battle, seat)
    return [
        card
        for card in range(len(battle.definition))
        if not sees(battle, seat, card) and card not in shown and battle.zone(card) != NOWHERE
    ]


def shuffled_out_of_sight(battle: Battle, seat: int) -> Battle:
    """The same table with everything the seat cannot see in other places. What is nowhere stays there."""
    twin = battle.fork()
    for owner in range(battle.seats):
        hidden = [card for card in unseen(battle, seat) if battle.owner[card] == owner]
        for card, other in zip(hidden, [*hidden[1:], *hidden[:1]], strict=True):
            twin.definition[card] = battle.definition[other]
    twin.version += 1
    twin.power_cards = None
    return twin


def replaced_out_of_sight(battle: Battle, seat: int) -> Battle:
    """The same table where others hold quite different cards, which the seat cannot know."""
    twin = shuffled_out_of_sight(battle, seat)
    strangers = [card for card in house("2pcg") if card.type != MAIN_CHARACTER and not card.facts.token]
    for place, card in enumerate(unseen(battle, seat)):
        if battle.owner[card] != seat:
            twin.definition[card] = strangers[(7 * place) % len(strangers)]
            learn(twin, twin.definition[card])
    return twin


def keys(battle: Battle, cards: list[int]) -> Counter[str]:
    return Counter(battle.definition[card].key for card in cards)
