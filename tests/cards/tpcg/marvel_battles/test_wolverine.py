"""Wolverine, the main character (MNB-029, MNB-030) and the supporting one (MNB-044)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import wolverine_1, wolverine_2
from versus.cards.tpcg.marvel_battles.x_men import wolverine
from versus.testing.tpcg import duel, lying, rule, side


@at_both_levels(wolverine_1, wolverine_2)
def test_snikt_makes_him_stronger_this_combat_on_any_turn(main):
    table = duel(p1=side(front="Foe 1/9"), p2=side(main=main, main_row="front", resources="Training Ground"))
    before = table.p2.main.atk
    table.p1.attacks("Foe", "Wolverine")
    table.p1.passes()
    table.p2.uses("Wolverine", "SNIKT!")
    assert table.p2.main.atk == before + 3
    table.passes()
    assert table.p2.main.atk == before


def test_best_at_what_he_does_counts_defenders_he_stuns_alone():
    mine = side(main=wolverine_1, main_row="front", levels=wolverine_2, front="Ann 9/9 X-Men")
    table = duel(p1=mine, p2=side(front="Foe 1/3"))
    table.p1.attacks("Wolverine", "Foe")
    table.passes()
    assert table.p1.xp == 1
    table = duel(p1=mine, p2=side(front="Foe 1/3"))
    table.p1.attacks(["Wolverine", "Ann"], "Foe")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p1.xp == 0
    table = duel(p1=side(front="Foe 1/3"), p2=side(main=wolverine_1, main_row="front", levels=wolverine_2))
    table.p1.attacks("Foe", "Wolverine")
    table.passes()
    assert table.p1["Foe"].stunned
    assert table.p2.xp == 0, "he did not attack"


def test_healing_factor_heals_a_wound():
    table = duel(p1=side(main=lying(wolverine_2, "w2"), resources="Fortress"))
    table.p1.uses("Wolverine", "Healing Factor")
    assert table.p1.main.wounds == 1


@rule("2P-KEYC-40", "2P-KEY-04")
def test_he_regenerates_and_goes_berserk():
    table = duel(p1=side(front=lying(wolverine, "w1")), p2=side(front="Foe 1/9"), at="start", turn=3)
    assert table.p1["Wolverine"].wounds == 0
    table.p1.goes_to("main")
    table.p1.attacks("Wolverine", "Foe")
    assert table.p1["Wolverine"].stats == (6, 6)
    table.passes()
