"""Captain Marvel (AFF-001, AFF-002)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.main_characters import captain_marvel_1, captain_marvel_2
from versus.testing.tpcg import duel, rule, side


@at_both_levels(captain_marvel_1, captain_marvel_2)
def test_energy_absorption_counts_the_other_ranged_characters_on_your_side(main):
    table = duel(
        p1=side(main=main, front=["Ann 1/1 R", "Bob 1/1"], back="Cid 1/1 R", resources="Laboratory"),
        p2=side(front="Foe 1/1 R"),
    )
    table.p1.uses("Captain Marvel", "Energy Absorption")
    assert table.p1.main.plus == 2


def test_energy_absorption_alone_gives_nothing():
    table = duel(p1=side(main=captain_marvel_1, front="Bob 1/1", resources="Laboratory"))
    table.p1.uses("Captain Marvel", "Energy Absorption")
    assert table.p1.main.plus == 0


def test_a_stun_in_combat_gives_her_an_xp_and_four_a_level():
    p1 = side(main=captain_marvel_1, main_row="front", levels=captain_marvel_2)
    table = duel(p1=p1, p2=side(front="Foe 1/1"))
    table.p1.attacks("Captain Marvel", "Foe")
    table.passes()
    assert table.p1.xp == 1


def test_the_stun_of_another_gives_her_none():
    p1 = side(main=captain_marvel_1, front="Ann 5/5", levels=captain_marvel_2)
    table = duel(p1=p1, p2=side(front="Foe 1/1"))
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1.xp == 0


def test_photonic_blast_puts_as_many_minus_counters_as_she_has_plus_counters():
    p1 = side(main=captain_marvel_2, front="Ann 1/1 R", resources=["Laboratory", "Training Ground"])
    table = duel(p1=p1, p2=side(front=["Foe 3/9", "Other 1/9"]))
    table.p1.uses("Captain Marvel", "Energy Absorption")
    table.p1.uses("Captain Marvel", "Photonic Blast", on="Foe")
    assert table.p2["Foe"].minus == 1
    assert table.p2["Other"].minus == 0


@rule("2P-UNQ-14")
def test_ms_marvel_is_the_same_person():
    table = duel(p1=side(main=captain_marvel_1, hand="Ms. Marvel 2/2"))
    table.p1.powers_up("Captain Marvel", "Ms. Marvel")
    assert table.p1.main.plus == 1
