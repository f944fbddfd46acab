"""Positions in the middle of classic games, and what can be changed in them without a seat noticing."""

from collections import Counter

from tests.players.tpcg.powered_deck import powered_deck
from versus.decks import starters
from versus.games.classic.plug import start
from versus.games.classic.seen.sight import sees
from versus.games.classic.table.contest import Contest
from versus.players.random import RandomPlayer
from versus.testing.classic.decks import plain_deck
from versus.testing.five_ways import looked_at, permuted


def new_contest(seed: int = 1) -> Contest:
    return start([plain_deck("X-Men"), plain_deck("Thule Society")], seed)


def powered_contest(seed: int = 1) -> Contest:
    """A game with powers of all kinds."""
    return start([powered_deck("X-Men"), powered_deck("Thule Society")], seed)


def hellboy_contest(seed: int = 1) -> Contest:
    """A game with the decks of the rulebook."""
    return start(list(starters("classic")[:2]), seed)


def contest_questions(contest: Contest, seed: int, every: int):
    """Each so many questions of a randomly played game, those without a choice left out."""
    player = RandomPlayer(seed)
    count = 0
    while contest.ask is not None:
        if len(contest.ask.options) > 1:
            count += 1
            if count % every == 0:
                yield contest.fork()
        contest.answer(player.answer(contest))


def out_of_sight(contest: Contest, seat: int) -> list[int]:
    shown = looked_at(contest, seat)
    return [
        card for card in range(len(contest.definition)) if not sees(contest, seat, card) and card not in shown
    ]


def replaced(contest: Contest, seat: int) -> Contest:
    """The same table where the opponent holds quite different cards, which the seat cannot know."""
    twin = permuted(contest, seat)
    strangers = powered_deck("Nobody You Know").cards
    for place, card in enumerate(out_of_sight(contest, seat)):
        if contest.owner[card] != seat:
            twin.definition[card] = strangers[(7 * place) % len(strangers)]
    for card in twin.definition:
        twin.learn(card)
    return twin


def keys(contest: Contest, cards: list[int]) -> Counter[str]:
    return Counter(contest.definition[card].key for card in cards)
