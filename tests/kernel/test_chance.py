"""Looking at a position never draws from its random generator (promises 1 and 6)."""

from versus.games.tpcg.language.changes import Grows
from versus.games.tpcg.language.selectors import Characters
from versus.games.tpcg.language.vocabulary import count, enemy, plot_twist, stun, supporting, while_
from versus.games.tpcg.words import MAIN
from versus.kernel.choosing import Choice
from versus.testing.tpcg import duel, side

AT_RANDOM = Choice(Characters(enemy), 1, 1, at_random=True)


def test_a_continuous_power_that_speaks_of_chance_draws_nothing():
    gambler = supporting(
        "Gambler",
        "Gambler",
        cost=1,
        atk=2,
        defense=2,
        health=5,
        powers=[while_(Grows(1, 0, count(AT_RANDOM)))],
    )
    table = duel(p1=side(front=gambler), p2=side(front=["Cat 1/1", "Dog 1/1"]))
    before = table.battle.rng
    table.battle.version += 1
    assert table.p1["Gambler"].defense == 2
    assert table.battle.rng == before


def test_an_instruction_that_speaks_of_chance_draws_once():
    bolt = plot_twist("Bolt", "Bolt", MAIN, stun(AT_RANDOM))
    table = duel(p1=side(hand=[bolt]), p2=side(front=["Cat 1/1", "Dog 1/1"]))
    before = table.battle.rng
    table.p1.plays("Bolt")
    assert table.happened("stunned") == 1
    assert table.battle.rng != before
