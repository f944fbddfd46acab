"""Whole games of random answers over generated decks: nothing impossible happens, and all of them end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import FREE_FOR_ALL, OFF, ON, TWO_AGAINST_TWO, TWO_HEADED, Mode, Rules
from versus.games.tpcg.table.battle import Battle
from versus.kernel.choosing import Who
from versus.kernel.deck import Deck
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Selector
from versus.kernel.origin import NewGame
from versus.kernel.record import record_of, replay
from versus.kernel.rng import advance, mix
from versus.kernel.save import digest, load, save
from versus.players.random import RandomPlayer
from versus.testing.five_ways import explained
from versus.testing.taking_back import declarations_are_taken_back
from versus.testing.tpcg.decks import plain_deck, wild_deck
from versus.testing.tpcg.invariants import check, numbers_are_fresh
from versus.testing.tpcg.wild import NO_WORDS, vocabulary

BOUND = 30_000
"""No game takes so many answers."""


def rules(seed: int, mode: Mode = FREE_FOR_ALL) -> Rules:
    """The edition options, each one way or the other, differently for every seed."""
    bits = mix(advance(seed))
    return Rules(
        lethal="stun" if bits & 1 else "wound",
        once="power" if bits & 2 else "character",
        elimination="side" if bits & 4 else "owned",
        power_up="face-up" if bits & 8 else "any",
        stun_counters="strip" if bits & 16 else "forbid",
        two_mains="off" if bits & 32 else "keep one",
        stolen_main="off" if bits & 64 else "lose",
        team_recruit=ON if bits & 128 else OFF,
        mode=mode,
    )


def plain_game(seed: int, seats: int, mode: Mode = FREE_FOR_ALL) -> Battle:
    return start([plain_deck(seed + seat) for seat in range(seats)], seed, rules(seed, mode))


def wild_game(seed: int, seats: int, mode: Mode = FREE_FOR_ALL) -> Battle:
    return start([wild_deck(10 * seed + seat) for seat in range(seats)], seed, rules(seed, mode))


def random_answers(battle: Battle, seed: int) -> Iterator[int]:
    """Play on, one answer at each step, to the end of the game."""
    player = RandomPlayer(seed)
    for number in range(BOUND):
        if battle.ask is None:
            return
        battle.answer(player.answer(battle))
        yield number
    raise AssertionError(f"the game is not over after {BOUND} answers")


def play_and_check(battle: Battle, seed: int) -> None:
    check(battle)
    for number in random_answers(battle, seed):
        check(battle)
        if number % 20 == 0:
            explained(battle, TPCG)
            numbers_are_fresh(battle)
            declarations_are_taken_back(battle)
            for seat in (None, *range(battle.seats)):
                battle.view(seat)
    assert battle.over


# Decks


@pytest.mark.parametrize("number", range(8))
def test_generated_decks_are_legal(number: int) -> None:
    assert faults(plain_deck(number)) == []
    assert faults(wild_deck(number)) == []


def nodes_of(value: Any) -> Iterator[Node]:
    """Every node in a card's powers."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_of(item)
    elif is_dataclass(value):
        if isinstance(value, Node):
            yield value
        for part in fields(value):
            yield from nodes_of(getattr(value, part.name))


def test_wild_decks_are_written_with_every_word() -> None:
    used = {
        type(node)
        for seed in range(150)
        for card in cards_of(wild_deck(seed))
        for node in nodes_of(card.powers)
    }
    for kind in (Effect, Condition, Amount, Filter, Change, Selector, Who):
        unused = set(vocabulary(kind)) - used - set(NO_WORDS)
        assert not unused, f"no wild deck has {sorted(word.__name__ for word in unused)}"


def test_wild_decks_have_every_keyword() -> None:
    used = {
        keyword for seed in range(20) for card in wild_deck(seed).cards for keyword in card.facts.keywords
    }
    assert {1 << bit for bit in range(len(OWN_KEYWORDS))} <= used


# Invariants


@pytest.mark.parametrize("seed", range(60))
def test_plain_duels(seed: int) -> None:
    play_and_check(plain_game(seed, 2), seed)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_plain_free_for_alls(seed: int, seats: int) -> None:
    play_and_check(plain_game(seed, seats), seed)


@pytest.mark.parametrize("seed", range(8))
def test_plain_two_against_two(seed: int) -> None:
    play_and_check(plain_game(seed, 4, TWO_AGAINST_TWO), seed)


@pytest.mark.parametrize("seed", range(8))
def test_plain_two_headed(seed: int) -> None:
    play_and_check(plain_game(seed, 4, TWO_HEADED), seed)


@pytest.mark.parametrize("seed", range(80))
def test_wild_duels(seed: int) -> None:
    play_and_check(wild_game(seed, 2), seed)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_wild_free_for_alls(seed: int, seats: int) -> None:
    play_and_check(wild_game(seed, seats), seed)


@pytest.mark.parametrize("seed", range(6))
def test_wild_two_against_two(seed: int) -> None:
    play_and_check(wild_game(seed, 4, TWO_AGAINST_TWO), seed)


@pytest.mark.parametrize("seed", range(10))
def test_wild_two_headed(seed: int) -> None:
    play_and_check(wild_game(seed, 4, TWO_HEADED), seed)


# Forks, saves, records


def catalogue(battle: Battle) -> dict[str, Card]:
    """Every card that the decks of a game brought, by key."""
    assert isinstance(battle.origin, NewGame)
    return {card.key: card for deck in battle.origin.decks for card in cards_of(deck)}


def cards_of(deck: Deck) -> tuple[Card, ...]:
    return deck.everything()


def to_the_end(battle: Any, seed: int) -> str:
    for _ in random_answers(battle, seed):
        pass
    return digest(battle)


GAMES = [pytest.param(plain_game, id="plain"), pytest.param(wild_game, id="wild")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_fork_plays_on_like_the_original_and_leaves_it_alone(game: Any, seed: int) -> None:
    battle = game(seed, 2)
    for number in random_answers(battle, seed):
        if number % 60 == 30 and not battle.over:
            before = digest(battle)
            fork = battle.fork()
            assert digest(fork) == before
            end = to_the_end(fork, number)
            assert digest(battle) == before
            assert to_the_end(battle.fork(), number) == end


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_saved_game_plays_on_like_the_original(game: Any, seed: int) -> None:
    battle = game(seed, 2)
    cards = catalogue(battle)
    for number in random_answers(battle, seed):
        if number % 10 == 0:
            loaded = load(save(battle), cards)
            assert digest(loaded) == digest(battle)
            if number % 60 == 30:
                assert to_the_end(loaded, number) == to_the_end(battle.fork(), number)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_record_leads_to_the_same_position(game: Any, seed: int) -> None:
    battle = game(seed, 2)
    end = to_the_end(battle, seed)
    assert digest(replay(record_of(battle), catalogue(battle))) == end


SEEDED = """
from versus.games.tpcg.plug import TPCG, start
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.testing.tpcg.decks import plain_deck, wild_deck

for make in (plain_deck, wild_deck):
    for seed in range(3):
        battle = start([make(seed), make(seed + 1)], seed)
        player = RandomPlayer(seed)
        while battle.ask is not None:
            battle.answer(player.answer(battle))
        print(digest(battle))
"""


def test_two_hash_seeds_play_the_same_games() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", SEEDED],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1] != ""
