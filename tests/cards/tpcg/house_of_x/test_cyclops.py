"""Cyclops, the main character (HOX-031, HOX-032) and the supporting one (HOX-052)."""

from versus.cards.tpcg.house_of_x.main_characters import cyclops_1, cyclops_2
from versus.cards.tpcg.house_of_x.x_men import cyclops
from versus.testing.tpcg import duel, lying, rule, side

# The main character


def test_optic_beam_doubles_the_strike_of_a_ranged_attack():
    table = duel(p1=side(main=cyclops_1, resources="Laboratory"), p2=side(front=["1/8", "1/9"]))
    table.p1.uses("Cyclops", "Unleash Optic Beam")
    assert table.p1.main.atk == 4
    table.p1.attacks("Cyclops", "1/8")
    table.passes()
    assert table.p2["1/8"].stunned


def test_optic_beam_goes_on_after_a_combat_of_others_and_at_level_2():
    table = duel(p1=side(main=cyclops_2, front="1/1", resources="Laboratory"), p2=side(front=["1/9", "1/16"]))
    table.p1.uses("Cyclops", "Unleash Optic Beam")
    table.p1.attacks("1/1", "1/9")
    table.passes()
    table.p1.attacks("Cyclops", "1/16")
    table.passes()
    assert table.p2["1/16"].stunned, "8 ATK, doubled"


def test_double_four_does_not_stun_nine():
    table = duel(p1=side(main=cyclops_1, resources="Laboratory"), p2=side(front="1/9"))
    table.p1.uses("Cyclops", "Unleash Optic Beam")
    table.p1.attacks("Cyclops", "1/9")
    table.passes()
    assert table.p2["1/9"].face_up


def test_optic_beam_doubles_nothing_in_melee_nor_without_its_use():
    melee = duel(p1=side(main=cyclops_1, main_row="front", resources="Laboratory"), p2=side(front="1/5"))
    melee.p1.uses("Cyclops", "Unleash Optic Beam")
    melee.p1.attacks("Cyclops", "1/5")
    melee.passes()
    assert melee.p2["1/5"].face_up
    plain = duel(p1=side(main=cyclops_1), p2=side(front="1/5"))
    plain.p1.attacks("Cyclops", "1/5")
    plain.passes()
    assert plain.p2["1/5"].face_up


def test_optic_beam_is_cyclops_own_and_ends_with_the_turn():
    table = duel(
        p1=side(main=cyclops_1, back="4/4 R", resources="Laboratory"), p2=side(front="1/5"), at="main"
    )
    table.p1.uses("Cyclops", "Unleash Optic Beam")
    table.p1.attacks("4/4 R", "1/5")
    table.passes()
    assert table.p2["1/5"].face_up
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Cyclops", "1/5")
    table.passes()
    assert table.p2["1/5"].face_up


def test_every_attacker_of_any_side_gives_cyclops_xp():
    table = duel(
        p1=side(main=cyclops_1, levels=cyclops_2, front=["1/9 X-Men", "2/9 X-Men"]),
        p2=side(front=["1/8", "1/7"]),
    )
    table.p1.attacks(["1/9 X-Men", "2/9 X-Men"], "1/8")
    table.passes()
    table.p2.strikes("1/9 X-Men")
    assert table.p1.xp == 2
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("1/8", "1/9 X-Men")
    table.passes()
    assert table.p1.xp == 3
    assert table.p1.main.level == 1


def test_nine_attackers_are_a_level_and_a_defender_counts_for_nothing():
    table = duel(
        p1=side(main=cyclops_1, levels=lying(cyclops_2, "xp7"), front=["1/9", "2/9"]), p2=side(front="1/8")
    )
    table.p1.attacks("1/9", "1/8")
    table.passes()
    assert table.p1.xp == 8
    assert table.p1.main.level == 1
    table.p1.attacks("2/9", "1/8")
    assert table.p1.main.level == 2
    table.passes()


def test_battlefield_commander_readies_any_number_of_others():
    tired = ["1/1, exhausted", "2/2, exhausted", "3/3, exhausted"]
    table = duel(
        p1=side(main=cyclops_2, front=tired, resources="Training Ground"), p2=side(front="4/50, exhausted")
    )
    table.p1.uses("Cyclops", "Battlefield Commander", on=["1/1", "3/3", "stop"])
    assert table.p1["1/1"].ready
    assert table.p1["2/2"].exhausted
    assert table.p1["3/3"].ready
    assert table.p2["4/50"].exhausted


def test_battlefield_commander_may_ready_nobody():
    table = duel(p1=side(main=cyclops_2, front="1/1, exhausted", resources="Training Ground"))
    table.p1.uses("Cyclops", "Battlefield Commander", on="stop")
    assert table.p1["1/1"].exhausted


def test_battlefield_commander_never_readies_cyclops_himself_nor_a_stunned_friend():
    table = duel(
        p1=side(main=cyclops_2, front=["1/1, exhausted", "2/2, stunned"], resources="Training Ground"),
        p2=side(front="1/9"),
    )
    table.p1.attacks("Cyclops", "1/9")
    table.passes()
    table.p1.uses("Cyclops", "Battlefield Commander")
    assert "Cyclops" not in table.p1.choices
    table.p1.chooses("2/2", "1/1")
    assert table.p1["2/2"].exhausted
    assert table.p1["1/1"].ready
    assert table.p1.main.exhausted


# The supporting character


@rule("2P-CMB-88")
def test_cyclops_strikes_first_at_range_and_is_not_answered():
    table = duel(p1=side(back=cyclops), p2=side(front="12/11 R"))
    table.p1.attacks("Cyclops", "12/11")
    table.passes()
    assert table.p2["12/11 R"].stunned
    assert table.p1["Cyclops"].in_play


@rule("2P-KEY-08")
def test_cyclops_has_no_head_start_in_melee():
    table = duel(p1=side(front=cyclops), p2=side(front="12/11"))
    table.p1.attacks("Cyclops", "12/11")
    table.passes()
    assert table.p2["12/11"].stunned
    assert table.p1["Cyclops"].koed
