"""Mystique (AFF-033, AFF-034)."""

from versus.cards.tpcg.a_force.main_characters import mystique_1, mystique_2
from versus.games.tpcg.language.vocabulary import gets, named, one, plot_twist
from versus.games.tpcg.words import COMBAT
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

RAGE = plot_twist(
    "T-RAGE", "Rage", COMBAT, gets(one(named("Venom")), atk=4, until=THIS_COMBAT), any_turn=True
)


@rule("2P-MOD-12", "2P-CRD-11")
def test_masquerade_takes_a_number_once_and_does_not_follow_it():
    p1 = side(main=mystique_1, main_row="front", levels=mystique_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Venom 4/9", hand=RAGE))
    table.p1.attacks("Mystique", "Venom")
    table.p1.uses("Mystique", "Masquerade", on="Venom")
    assert table.p1.main.atk == 4
    table.p2.plays("Rage")
    assert table.p2["Venom"].atk == 8
    assert table.p1.main.atk == 4
    table.passes()
    assert table.p1.main.atk == 1


def test_the_atk_she_gains_is_xp():
    p1 = side(main=mystique_1, main_row="front", levels=mystique_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Venom 4/9"))
    table.p1.attacks("Mystique", "Venom")
    table.p1.uses("Mystique", "Masquerade", on="Venom")
    assert table.p1.xp == 3
    table.passes()
    assert table.p1.xp == 3


def test_a_power_up_is_one_atk_gained():
    table = duel(p1=side(main=mystique_1, levels=mystique_2, hand="Mystique 2/2"))
    table.p1.powers_up("Mystique")
    assert table.p1.xp == 1


def test_whoever_is_no_stronger_gives_her_nothing():
    p1 = side(main=mystique_1, main_row="front", levels=mystique_2, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Foe 1/9"))
    table.p1.attacks("Mystique", "Foe")
    table.p1.uses("Mystique", "Masquerade", on="Foe")
    assert table.p1.xp == 0
    table.passes()


def test_martial_savagery_makes_her_ferocious_and_her_enemies_not():
    p1 = side(main=mystique_2, main_row="front", resources="Fortress")
    table = duel(p1=p1, p2=side(front="Beast 9/6 Ferocious"))
    table.p1.attacks("Mystique", "Beast")
    table.p1.uses("Mystique", "Martial Savagery")
    assert table.p2["Beast"].keywords == []
    table.passes()
    assert table.happened("stunned", "Beast") == 1
    assert table.p1.main.face_up
