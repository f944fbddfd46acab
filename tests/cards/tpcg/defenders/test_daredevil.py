"""Daredevil, the main character (DEF-001, DEF-002)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import daredevil_1, daredevil_2
from versus.cards.tpcg.defenders.underworld import fisk_tower
from versus.games.tpcg.seen.sight import sees
from versus.testing.tpcg import duel, lay, rule, side

FRONT = {"main_row": "front"}


@rule("2P-CMB-68")
@at_both_levels(daredevil_1, daredevil_2)
def test_the_man_without_fear_strikes_with_double_his_atk(main):
    toughness = 2 * main.atk
    table = duel(p1=side(main=main, resources="Training Ground", **FRONT), p2=side(front=f"1/{toughness} h2"))
    table.p1.attacks("Daredevil", f"1/{toughness}")
    table.p1.uses("Daredevil", "The Man Without Fear")
    assert table.p1.main.atk == main.atk
    table.passes()
    assert table.p2[f"1/{toughness}"].stunned


def test_double_is_no_more_than_double_and_ends_with_the_combat():
    table = duel(p1=side(main=daredevil_1, resources="Training Ground", **FRONT), p2=side(front="1/5 h2"))
    table.p1.attacks("Daredevil", "1/5")
    table.p1.uses("Daredevil", "The Man Without Fear")
    table.passes()
    assert table.p2["1/5"].face_up


@rule("2P-TRG-06")
def test_daredevil_gains_xp_if_he_protects_somebody_as_he_is_attacked():
    table = duel(p1=side(front="1/1"), p2=side(main=daredevil_1, levels=daredevil_2, back="2/2", **FRONT))
    table.p1.attacks("1/1", "Daredevil")
    assert table.p2.xp == 1
    table.passes()


@rule("2P-TRG-06")
def test_he_gains_none_where_nobody_stands_behind_him_or_only_the_stunned():
    for back in ([], ["2/2, stunned"]):
        table = duel(p1=side(front="1/1"), p2=side(main=daredevil_1, levels=daredevil_2, back=back, **FRONT))
        table.p1.attacks("1/1", "Daredevil")
        assert table.p2.xp == 0
        table.passes()


def test_the_third_time_makes_him_level_two():
    table = duel(
        p1=side(front=["1/1", "1/2", "1/3"]),
        p2=side(main=daredevil_1, levels=daredevil_2, back="2/2", **FRONT),
    )
    for number in (1, 2, 3):
        table.p1.attacks(f"1/{number}", "Daredevil")
        table.passes()
    assert table.p2.main.level == 2


# Radar Sense


def sensing(**theirs):
    table = duel(
        p1=side(main=daredevil_2, resources="Academy", hand="Own 1/1"),
        p2=side(hand=["Ann 1/1", "Bob 2/2"], deck=4, **theirs),
    )
    table.p1.uses("Daredevil", "Radar Sense")
    return table


@rule("2P-ZON-19", "2P-GEN-01")
def test_radar_sense_opens_the_hands_of_enemies_and_not_your_own():
    table = sensing()
    assert sees(table.battle, 0, table.p2["Ann"].id)
    assert sees(table.battle, None, table.p2["Bob"].id)
    assert not sees(table.battle, 1, table.p1["Own"].id)


@rule("2P-ZON-19")
def test_what_they_draw_later_is_seen_too():
    table = sensing()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert len(table.p2.hand) == 4
    assert all(sees(table.battle, 0, card) for card in table.battle.pile(1, 1))


@rule("2P-GEN-01")
def test_an_enemy_ends_it_with_skill_in_a_main_phase_of_theirs():
    table = sensing(resources="Training Ground")
    assert not table.p2.offered("buy off", "Daredevil")
    table.p1.ends_turn()
    assert not table.p2.may("buy off", table.p1["Daredevil"])
    table.p2.goes_to("main")
    table.p2.does("buy off", table.p1["Daredevil"])
    assert not sees(table.battle, 0, table.p2["Ann"].id)
    assert not table.p2.offered("buy off", table.p1["Daredevil"])


@rule("2P-PWR-17")
def test_without_skill_hands_stay_open():
    table = sensing(resources="Laboratory")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.offered("buy off", table.p1["Daredevil"])
    assert sees(table.battle, 0, table.p2["Ann"].id)


@rule("2P-PWR-24")
def test_a_location_of_a_team_pays_for_a_character_of_that_team():
    table = sensing(resources=fisk_tower, front="Goon 1/1 Underworld")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.may("buy off", table.p1["Daredevil"])


@rule("2P-MOD-13")
def test_the_sense_lives_on_though_daredevil_is_stunned_and_one_of_several_enemies_ends_it_for_all():
    table = lay(
        side(main=daredevil_2, resources="Academy"),
        side(hand="Ann 1/1", resources="Training Ground"),
        side(hand="Bob 1/1"),
    )
    table.p1.uses("Daredevil", "Radar Sense")
    assert sees(table.battle, 0, table.p3["Bob"].id)
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.does("buy off", table.p1["Daredevil"])
    assert not sees(table.battle, 0, table.p3["Bob"].id)
