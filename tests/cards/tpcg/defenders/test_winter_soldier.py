"""Winter Soldier, the main character (DEF-033, DEF-034) and the supporting one (DEF-041)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import winter_soldier_1, winter_soldier_2
from versus.cards.tpcg.defenders.underworld import winter_soldier
from versus.testing.tpcg import duel, lying, rule, side

FORT = {"resources": "Fortress", "main_row": "front"}


@at_both_levels(winter_soldier_1, winter_soldier_2)
def test_the_bionic_arm_helps_in_melee(main):
    table = duel(p1=side(main=main, **FORT), p2=side(front="1/20"))
    table.p1.attacks("Winter Soldier", "1/20")
    table.p1.uses("Winter Soldier", "Bionic Arm")
    assert table.p1.main.stats == (main.atk + 2, main.defense + 2)
    table.passes()
    assert table.p1.main.stats == (main.atk, main.defense)


def test_at_range_the_arm_is_idle_and_on_enemy_turns_it_is_not_offered():
    table = duel(p1=side(main=winter_soldier_1, resources="Fortress"), p2=side(front="1/20"))
    table.p1.attacks("Winter Soldier", "1/20")
    table.p1.uses("Winter Soldier", "Bionic Arm")
    assert table.p1.main.stats == (2, 4)
    table.passes()
    table = duel(p1=side(front="1/1"), p2=side(main=winter_soldier_1, **FORT))
    table.p1.attacks("1/1", "Winter Soldier")
    table.p1.passes()
    assert table.p2.why_not("use", "Winter Soldier", power="Bionic Arm") == "2P-PWR-09"
    table.passes()


@rule("2P-STN-43")
def test_stasis_after_a_stun_is_an_xp():
    table = duel(p1=side(main=winter_soldier_1, levels=winter_soldier_2), p2=side(front="1/2 h2"))
    table.p1.attacks("Winter Soldier", "1/2")
    table.passes()
    table.p1.answers("yes")
    assert table.p1.xp == 1
    assert table.p1.main.frozen


@rule("2P-STN-56")
def test_who_is_frozen_already_cannot_pay_and_nobody_must():
    table = duel(p1=side(main=winter_soldier_1, levels=winter_soldier_2), p2=side(front=["1/2 h2", "1/1 h2"]))
    again = table.imagined()
    table.p1.attacks("Winter Soldier", "1/2")
    table.passes()
    table.p1.answers("no")
    assert table.p1.xp == 0
    assert not table.p1.main.frozen
    again.p1.attacks("Winter Soldier", "1/1")
    again.passes()
    again.p1.answers("yes")
    assert again.p1.main.frozen


def test_stunning_an_attacker_is_no_shot():
    table = duel(
        p1=side(front="1/2 h2"), p2=side(main=winter_soldier_1, levels=winter_soldier_2, main_row="front")
    )
    table.p1.attacks("1/2", "Winter Soldier")
    table.passes()
    assert table.p1["1/2"].stunned
    assert table.p2.xp == 0


# Sniper Rifle

RIFLE = {"main": winter_soldier_2, "resources": "Training Ground"}


@rule("2P-CMB-13", "2P-GEN-01")
def test_alone_and_at_range_the_sniper_attacks_the_protected():
    table = duel(p1=side(**RIFLE), p2=side(front="1/9", back="1/3 h2"))
    assert table.p1.why_not("attack", "Winter Soldier", "1/3") == "2P-CMB-13"
    table.p1.uses("Winter Soldier", "Sniper Rifle")
    table.p1.attacks("Winter Soldier", "1/3")
    table.passes()
    assert table.p2["1/3"].stunned


@rule("2P-CMB-13", "2P-CMB-31")
def test_in_a_team_or_in_melee_he_does_not():
    table = duel(p1=side(back="5/5 R Underworld", **RIFLE), p2=side(front="1/9", back="1/3 h2"))
    table.p1.uses("Winter Soldier", "Sniper Rifle")
    assert not table.p1.may("attack", ["Winter Soldier", "5/5"], "1/3")
    assert table.p1.may("attack", ["Winter Soldier", "5/5"], "1/9")
    near = duel(p1=side(main_row="front", **RIFLE), p2=side(front="1/9", back="1/3 h2"))
    near.p1.uses("Winter Soldier", "Sniper Rifle")
    assert near.p1.why_not("attack", "Winter Soldier", "1/3") == "2P-CMB-13"


def test_the_rifle_is_for_this_turn():
    table = duel(p1=side(**RIFLE), p2=side(front="1/9", back="1/3 h2"))
    table.p1.uses("Winter Soldier", "Sniper Rifle")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert not table.p1.may("attack", "Winter Soldier", "1/3")


# The supporting character


def test_into_the_fray_readies_and_pulls_him():
    table = duel(p1=side(back=lying(winter_soldier, "exhausted"), resources="Training Ground"))
    table.p1.uses("Winter Soldier", "Into the Fray")
    assert table.p1["Winter Soldier"].ready
    assert table.p1["Winter Soldier"].row == "front"


def test_from_the_front_row_there_is_no_fray_to_go_to():
    table = duel(p1=side(front=lying(winter_soldier, "exhausted"), resources="Training Ground"))
    table.p1.uses("Winter Soldier", "Into the Fray")
    assert table.p1["Winter Soldier"].exhausted
