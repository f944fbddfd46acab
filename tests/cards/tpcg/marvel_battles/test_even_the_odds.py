"""Even the Odds (MNB-076)."""

from versus.cards.tpcg.marvel_battles.guardians import even_the_odds
from versus.games.tpcg.language.vocabulary import gets, one, plot_twist, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side

GROW = plot_twist("T-1", "Grow", MAIN, gets(one(yours), atk=5, defense=5))


def test_an_enemy_fighter_is_as_printed_for_the_combat():
    table = duel(
        p1=side(front="Ann 2/2 Guardians", hand=even_the_odds),
        p2=side(front="Foe 1/2, +3", hand=GROW),
        active=2,
    )
    table.p2.plays("Grow", on="Foe")
    assert table.p2["Foe"].stats == (9, 10)
    table.p2.attacks("Foe", "Ann")
    table.p2.passes()
    table.p1.plays("Even the Odds")
    assert table.p2["Foe"].stats == (1, 2)
    assert table.p2["Foe"].plus == 0
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Ann"].face_up


def test_it_is_for_enemies_in_the_combat():
    table = duel(
        p1=side(front="Ann 2/2 Guardians, +1", hand=even_the_odds),
        p2=side(front=["Foe 1/2, +1", "Fox 1/1, +1"]),
    )
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Even the Odds")
    assert [table.p1["Ann"].plus, table.p2["Foe"].plus, table.p2["Fox"].plus] == [1, 0, 1]
    table.passes()
