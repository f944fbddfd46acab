"""What is measured: random play of whole games, on decks and seeds that never change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from versus.decks import starter
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

    def decks(self) -> list[Deck]:
        """The decks, one per seat, built once and off the clock."""
        return [self.deck(seat) for seat in range(self.seats)]


def starter_deck(seat: int) -> Deck:
    """The rulebook's decks, Professor X at seat 1."""
    return starter(("Professor X", "Magneto")[seat])


PLAIN: Final = Scenario("2pcg plain characters, 2 seats, random play", 2, 100, plain_deck)
REAL: Final = Scenario("2pcg Professor X against Magneto, random play", 2, 50, starter_deck)
SCENARIOS: Final = (
    PLAIN,
    REAL,
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


def play(decks: list[Deck], seeds: range) -> Tally:
    """Play one game for each seed to its end."""
    tally = Tally()
    for seed in seeds:
        decisions, choices = play_out(start(decks, seed), RandomPlayer(seed))
        tally.games += 1
        tally.decisions += decisions
        tally.choices += choices
    return tally


def halfway(decks: list[Deck], seed: int) -> Battle:
    """The position in the middle of the game that a seed leads to."""
    battle = start(decks, seed)
    player = RandomPlayer(seed)
    while battle.ask is not None:
        battle.answer(player.answer(battle))
    middle = start(decks, seed)
    for index in battle.answers[: len(battle.answers) // 2]:
        middle.answer(index)
    return middle
