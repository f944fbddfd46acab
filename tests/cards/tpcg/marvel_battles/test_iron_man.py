"""Iron Man, the main character (MNB-005, MNB-006) and the supporting one (MNB-020)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.avengers import iron_man
from versus.cards.tpcg.marvel_battles.main_characters import iron_man_1, iron_man_2
from versus.testing.tpcg import duel, side


@at_both_levels(iron_man_1, iron_man_2)
def test_repulsor_blast_weakens_an_enemy_and_may_push_it(main):
    for says, row in (("yes", "back"), ("no", "front")):
        table = duel(p1=side(main=main, resources="Laboratory"), p2=side(front=["Foe 3/3", "Fox 1/1"]))
        table.p1.uses("Iron Man", "Repulsor Blast", on=["Foe", says])
        assert table.p2["Foe"].minus == 1
        assert table.p2["Foe"].row == row


def test_armor_mk_3_counts_power_ups_of_your_characters():
    table = duel(
        p1=side(main=iron_man_1, levels=iron_man_2, front="Ann 1/1", hand=["Ann 1/1"]),
        p2=side(front="Foe 1/1", hand="Foe 1/1"),
    )
    table.p1.powers_up("Ann")
    assert table.p1.xp == 1
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.powers_up("Foe")
    table.passes()
    assert table.p1.xp == 1


def test_upgraded_armor_needs_somebody_with_a_counter():
    table = duel(
        p1=side(main=iron_man_2, front=["Ann 1/1, +1", "Bob 1/1"], resources="Academy"),
        p2=side(front="Foe 1/1, +1"),
    )
    table.p1.uses("Iron Man", "Upgraded Armor")
    assert table.p1["Ann"].plus == 4
    assert table.p1["Bob"].plus == 0


def test_inventive_may_turn_a_location_of_yours_up_again():
    for says, up in ((("yes", "Academy"), True), (("no",), False)):
        table = duel(p1=side(hand=iron_man, resources="Academy, down"), at="recruit", recruit_points=9)
        table.p1.recruits("Iron Man")
        table.p1.answers(*says)
        assert table.p1["Academy"].face_up is up
