"""Computer players in arenas and with Challenge Matches: as honest as anywhere, and they play to the end."""

from dataclasses import replace

import pytest

from tests.players.tpcg.tables import questions, replaced_out_of_sight, shuffled_out_of_sight
from versus.cards.catalogue import house
from versus.cards.tpcg.all_elite_wrestling.challenge_matches import CARDS
from versus.decks import starter
from versus.games.tpcg.arenas import ARENAS
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import BESIDE, DECK, SCENE
from versus.players.craft import craft_of
from versus.players.roster import player_called
from versus.players.tpcg.belief import hidden_from

NAMED = [card.name.casefold() for card in ARENAS]


def new_game(arena, seed=1):
    """Wrestlers lead decks that the players know, but for their leaders."""
    rules = Rules(arena=arena)
    decks = []
    for name, team in (("Professor X", "Babyfaces"), ("Magneto", "Heels")):
        deck = starter(name)
        facts = replace(deck.leader.facts, teams=(*deck.leader.facts.teams, team))
        leader = type(deck.leader)(deck.leader.key, deck.leader.name, facts, deck.leader.powers)
        decks.append(TPCG.outfit(replace(deck, leader=leader, pile=CARDS), rules, house("2pcg")))
    return start(decks, seed, rules)


@pytest.mark.parametrize("arena", [*NAMED, "draft"])
def test_a_whole_game_is_played_in_every_arena(arena):
    battle = new_game(arena)
    players = [player_called("greedy", seat) for seat in range(2)]
    for _ in range(3000):
        if battle.ask is None:
            break
        battle.answer(players[battle.ask.seat].answer(battle))
    assert battle.over
    assert [len(battle.pile(seat, BESIDE)) for seat in range(2)] == [1, 1]
    assert len(battle.pile(0, SCENE)) == 1


@pytest.mark.parametrize("name", ["greedy", "search:8"])
@pytest.mark.parametrize("arena", NAMED)
def test_hidden_cards_make_no_difference_there(name, arena):
    for battle in questions(new_game(arena), 6, every=120):
        given = player_called(name, 9).answer(battle)
        for twin in (shuffled_out_of_sight, replaced_out_of_sight):
            assert player_called(name, 9).answer(twin(battle, battle.ask.seat)) == given


@pytest.mark.parametrize("arena", NAMED)
def test_what_lies_beside_the_game_says_nothing_of_a_deck(arena):
    battle = new_game(arena)
    player = player_called("greedy", 1)
    while battle.turn < 4:
        battle.answer(player.answer(battle))
    craft = craft_of(battle)
    for seat in range(2):
        hidden = hidden_from(battle, seat)
        [*_, guess] = craft.guesses(battle, seat, hidden)[1 - seat]
        sixty = {card.key for card in starter(("Professor X", "Magneto")[1 - seat]).cards}
        assert {card.key for card in guess} <= sixty
        assert len(battle.pile(1 - seat, DECK)) <= len(guess)
