"""What is measured: random play of whole games, on decks and seeds that never change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from versus.decks import starter
from versus.decks.tpcg import A_FORCE, DEFENDERS, MARVEL_BATTLES
from versus.games.tpcg.plug import start
from versus.games.tpcg.table.battle import Battle
from versus.kernel.deck import Deck
from versus.players.random import RandomPlayer, play_out
from versus.testing.tpcg.decks import plain_deck, wild_deck


@dataclass(frozen=True)
class Scenario:
    """A kind of game; `games` of them, with seeds 0, 1, 2 and so on, are one repetition."""

    name: str
    seats: int
    games: int
    deck: Callable[[int], Deck]
    field: int = 0
    """How many decks go round the table from game to game, where that is more than one per seat."""

    def decks(self) -> list[list[Deck]]:
        """The decks of each table that is played in turn, built once and off the clock."""
        found = [self.deck(number) for number in range(self.field or self.seats)]
        return [found[first : first + self.seats] for first in range(0, len(found), self.seats)]


def starter_deck(seat: int) -> Deck:
    """The rulebook's decks, Professor X at seat 1."""
    return starter(("Professor X", "Magneto")[seat])


def deck_of_2016(number: int) -> Deck:
    """The decks of the sets of 2015 and 2016; neighbours at a table are of different teams."""
    names = (*MARVEL_BATTLES, *DEFENDERS, *A_FORCE)
    return starter(names[number * 5 % len(names)])


PLAIN: Final = Scenario("2pcg plain characters, 2 seats, random play", 2, 100, plain_deck)
REAL: Final = Scenario("2pcg Professor X against Magneto, random play", 2, 50, starter_deck)
OLDER: Final = Scenario(
    "2pcg decks of the 2016 sets, random play",
    2,
    48,
    deck_of_2016,
    field=len((*MARVEL_BATTLES, *DEFENDERS, *A_FORCE)),
)
SCENARIOS: Final = (
    PLAIN,
    REAL,
    OLDER,
    Scenario("2pcg plain characters, 3 seats, random play", 3, 25, plain_deck),
    Scenario("2pcg plain characters, 4 seats, random play", 4, 15, plain_deck),
    Scenario("2pcg wild decks, 2 seats, random play", 2, 8, wild_deck),
)


@dataclass
class Tally:
    """How much was played. A choice is a decision among at least two options."""

    games: int = 0
    decisions: int = 0
    choices: int = 0


def play(tables: list[list[Deck]], seeds: range) -> Tally:
    """Play one game for each seed to its end, at one table after the other."""
    tally = Tally()
    for seed in seeds:
        decisions, choices = play_out(start(tables[seed % len(tables)], seed), RandomPlayer(seed))
        tally.games += 1
        tally.decisions += decisions
        tally.choices += choices
    return tally


def halfway(tables: list[list[Deck]], seed: int) -> Battle:
    """The position in the middle of the game that a seed leads to."""
    decks = tables[seed % len(tables)]
    battle = start(decks, seed)
    player = RandomPlayer(seed)
    while battle.ask is not None:
        battle.answer(player.answer(battle))
    middle = start(decks, seed)
    for index in battle.answers[: len(battle.answers) // 2]:
        middle.answer(index)
    return middle
