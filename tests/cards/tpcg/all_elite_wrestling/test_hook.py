"""HOOK (AEW-042)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heels import hook
from versus.testing.tpcg import duel, rule, side

# Send HOOK


@pytest.mark.parametrize("team", ["Heels", "Babyfaces"])
def test_hook_follows_a_wrestler_who_has_appeared_this_turn(team):
    table = duel(p1=side(hand=[hook, f"Ann 1/1 c0 {team}"]), at="recruit")
    assert table.p1.why_not("use", "HOOK", power="Send HOOK") == "2P-GEN-01"
    table.p1.recruits("Ann")
    table.p1.uses("HOOK", "Send HOOK", on="back")
    assert "HOOK" in table.p1.back
    assert table.p1["HOOK"].ready
    assert table.p1.recruit_points == 0


def test_whoever_is_of_neither_team_brings_nobody():
    table = duel(p1=side(hand=[hook, "Ann 1/1 c0 X-Men"]), at="recruit")
    table.p1.recruits("Ann")
    assert not table.p1.may("use", "HOOK", power="Send HOOK")


def test_one_who_stood_there_before_does_not_count_nor_an_enemy_one():
    table = duel(p1=side(front="Ann 1/1 Heels", hand=hook), p2=side(front="Foe 1/1 Heels"), at="recruit")
    assert not table.p1.may("use", "HOOK", power="Send HOOK")


def test_in_the_formation_step_he_may_still_come_and_in_the_main_phase_no_longer():
    table = duel(p1=side(hand=[hook, "Ann 1/1 c0 Heels"]), at="recruit")
    table.p1.recruits("Ann")
    table.p1.goes_to("formation")
    assert table.p1.may("use", "HOOK", power="Send HOOK")
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "HOOK", power="Send HOOK") == "2P-PWR-11"


def test_the_next_turn_it_takes_another_arrival():
    table = duel(p1=side(hand=[hook, "Ann 1/1 c0 Heels"]), at="recruit")
    table.p1.recruits("Ann")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.may("use", "HOOK", power="Send HOOK")


@rule("2P-UNQ-02")
def test_a_second_hook_may_follow_the_first_and_takes_his_place():
    table = duel(p1=side(hand=[hook, hook, "Ann 1/1 c0 Heels"]), at="recruit")
    table.p1.recruits("Ann")
    table.p1.uses("HOOK #1", "Send HOOK", on="front")
    table.p1.uses("HOOK #2", "Send HOOK", on="front")
    assert table.p1["HOOK #1"].koed
    assert table.p1["HOOK #2"].in_play


@rule("2P-TRN-24")
def test_not_on_an_enemy_turn():
    table = duel(p1=side(hand="Ann 1/1 c0 Heels"), p2=side(hand=hook), at="recruit")
    table.p1.recruits("Ann")
    assert table.p2.why_not("use", "HOOK", power="Send HOOK") == "2P-TRN-24"


# Redrum


def test_redrum_takes_three_atk_from_an_enemy_in_the_combat():
    table = duel(p1=side(front=[hook, "Ann 1/1"], resources="Training Ground"), p2=side(front="Foe 4/9"))
    table.p1.attacks("HOOK", "Foe")
    table.p1.uses("HOOK", "Redrum")
    assert table.p2["Foe"].stats == (1, 9)
    table.passes()
    assert table.p2["Foe"].stats == (4, 9)


def test_redrum_may_leave_an_enemy_without_a_strike():
    table = duel(p1=side(front=hook, resources="Training Ground"), p2=side(front="Foe 3/9"))
    table.p1.attacks("HOOK", "Foe")
    table.p1.uses("HOOK", "Redrum")
    table.passes()
    assert table.p1["HOOK"].face_up


def test_redrum_on_an_enemy_turn_is_for_one_of_the_attackers():
    p1 = side(front=["Ann 3/9 Heels", "Ben 3/9 Heels", "Cat 3/9"])
    table = duel(p1=p1, p2=side(front=hook, resources="Training Ground"))
    table.p1.attacks(["Ann", "Ben"], "HOOK")
    table.p1.passes()
    assert table.p2.could_choose("use", "HOOK", power="Redrum") == ["Ann", "Ben"]
    table.p2.uses("HOOK", "Redrum", on="Ben")
    assert table.p1["Ben"].atk == 0
    table.passes()
    table.p2.strikes("Ann")
