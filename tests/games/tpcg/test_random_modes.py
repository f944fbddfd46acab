"""Whole games of random answers in every arena and with Challenge Matches: all sound, all replayed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.tpcg.test_random_games import play_and_check, random_answers
from versus.cards.tpcg.all_elite_wrestling.challenge_matches import CARDS
from versus.games.tpcg.arenas import ARENAS
from versus.games.tpcg.language.vocabulary import bearer, equipment, plus, while_
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.rules import OPTIONS, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import BESIDE, SCENE
from versus.kernel.deck import Deck
from versus.kernel.record import record_of, replay
from versus.kernel.save import digest, load, save
from versus.testing.five_ways import catalogue
from versus.testing.tpcg.decks import plain_deck, wild_deck

TORCH = equipment("T-TORCH", "Torch", cost=3, powers=[while_(plus(atk=1, defense=1), on=bearer)])
NAMED = [card.name.casefold() for card in ARENAS]


def wrestling(deck: Deck, number: int, rules: Rules) -> Deck:
    """A deck whose leader is a wrestler, with the matches, and with equipment outside the game."""
    leader = deck.leader
    team = ("Heels", "Babyfaces")[number % 2]
    facts = replace(leader.facts, teams=(*leader.facts.teams, team))
    wrestler = type(leader)(f"{leader.key} of {team}", leader.name, facts, leader.powers)
    return TPCG.outfit(replace(deck, leader=wrestler, pile=(*deck.pile, *CARDS)), rules, [TORCH])


def game(seed: int, seats: int, wild: bool, **agreed: str) -> Battle:
    rules = OPTIONS.read(agreed)
    made = wild_deck if wild else plain_deck
    decks = [wrestling(made(10 * seed + seat), seat, rules) for seat in range(seats)]
    return start(decks, seed, rules)


@pytest.mark.parametrize("arena", [*NAMED, "die", "draft"])
@pytest.mark.parametrize("wild", [False, True], ids=["plain", "wild"])
def test_games_in_every_arena_are_sound_and_end(arena: str, wild: bool) -> None:
    battle = game(len(arena), 2, wild, arena=arena, challenge="at random")
    play_and_check(battle, 3)
    assert len(battle.pile(0, SCENE)) == 1
    assert any(battle.pile(seat, BESIDE) for seat in range(2))


@pytest.mark.parametrize("arena", NAMED)
@pytest.mark.parametrize("seats", [3, 4])
def test_arenas_seat_three_and_four(arena: str, seats: int) -> None:
    mode = {"mode": "2 vs 2"} if seats == 4 else {}
    play_and_check(game(seats, seats, False, arena=arena, **mode), 5)


@pytest.mark.parametrize("arena", [*NAMED, "draft"])
def test_a_game_in_an_arena_is_saved_in_the_middle_and_replayed(arena: str) -> None:
    battle = game(7, 2, False, arena=arena)
    for number in random_answers(battle, 11):
        if number % 40 == 0:
            assert digest(load(save(battle), catalogue(battle))) == digest(battle)
    assert digest(replay(record_of(battle), catalogue(battle))) == digest(battle)
