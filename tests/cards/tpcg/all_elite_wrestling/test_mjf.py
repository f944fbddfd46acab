"""MJF (AEW-040, AEW-041)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import mjf_1, mjf_2
from versus.cards.tpcg.all_elite_wrestling.locations import revolution
from versus.games.tpcg.language.vocabulary import (
    defender,
    gets,
    loses_powers,
    one,
    plot_twist,
    your_main,
)
from versus.games.tpcg.words import COMBAT, MAIN
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, lying, rule, side

GLOOM = plot_twist("T-1", "Gloom", MAIN, loses_powers(one(your_main)))
SURGE = plot_twist("T-2", "Surge", COMBAT, gets(one(defender), atk=3, until=THIS_COMBAT), any_turn=True)


def young(**more):
    return side(main=mjf_1, main_row="front", levels=mjf_2, **more)


def old(**more):
    return side(main=mjf_2, main_row="front", **more)


# The Salt of the Earth

DECK = ["Two 1/1 c2 Heels", "Three 1/1 c3 Heels", "Good 1/1 c1 Babyfaces", "Nobody 1/1 c1"]


def hiring(points):
    table = duel(p1=young(resources="Academy", deck=DECK), at="recruit", recruit_points=4)
    table.p1.uses("MJF", "The Salt of the Earth")
    table.p1.chooses_number(points)
    return table


def test_he_pays_what_he_likes_for_an_evil_character_of_that_cost_or_less():
    table = hiring(3)
    assert sorted(table.p1.choices) == ["Three", "Two"]
    table.p1.answers("Two", "back")
    assert "Two" in table.p1.back
    assert table.p1.recruit_points == 1


def test_who_costs_more_than_he_paid_is_not_found():
    table = hiring(2)
    assert table.p1.choices == ["Two"]
    table.p1.answers("Two", "front")


def test_for_nothing_nobody_comes_who_costs_something():
    table = hiring(0)
    assert table.p1.choices == []
    table.p1.stops()
    assert table.p1.recruit_points == 4


@rule("2P-GEN-25")
def test_he_may_fail_to_find_and_has_paid():
    table = hiring(3)
    table.p1.stops()
    assert table.p1.recruit_points == 1
    assert table.happened("shuffled") == 1


def test_outside_of_the_recruit_step_he_has_nothing_to_pay():
    deck = [*DECK, "Nil 1/1 c0 Heels"]
    table = duel(p1=young(resources="Academy", deck=deck), at="formation")
    table.p1.uses("MJF", "The Salt of the Earth", on=["Nil", "front"])
    assert table.p1["Nil"].in_play


# Better Than You...


@pytest.mark.parametrize(("atk", "xp"), [(3, 1), (4, 0), (5, 0)])
def test_he_gains_xp_for_attacking_whoever_has_less_atk(atk, xp):
    table = duel(p1=young(), p2=side(front=f"Foe {atk}/99"))
    table.p1.attacks("MJF", "Foe")
    assert table.p1.xp == xp
    table.passes()


def test_the_attackers_total_is_what_counts():
    table = duel(p1=young(front="Ann 2/9 Heels"), p2=side(front="Foe 5/99"))
    table.p1.attacks(["MJF", "Ann"], "Foe")
    assert table.p1.xp == 1
    table.passes()
    table.p2.strikes("Ann")


def test_he_must_attack_himself():
    table = duel(p1=young(front="Ann 9/9 Heels"), p2=side(front="Foe 1/99"))
    table.p1.attacks("Ann", "Foe")
    assert table.p1.xp == 0
    table.passes()


@rule("2P-LVL-04")
def test_three_make_him_level_2_in_the_middle_of_the_attack():
    table = duel(p1=side(main=mjf_1, main_row="front", levels=lying(mjf_2, "xp2")), p2=side(front="Foe 1/99"))
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.stats == (4, 10)
    table.passes()


# ...And You Know It!

KNOW = "...And You Know It!"
THREE_HUMANITY = [revolution] * 3


@rule("2P-CRD-58", "2P-MOD-22")
def test_he_gains_atk_until_it_is_one_more_than_the_defenders_once():
    table = duel(p1=old(resources=THREE_HUMANITY), p2=side(front="Foe 6/99", hand=SURGE))
    table.p1.uses("MJF", KNOW)
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 7
    table.p1.passes()
    table.p2.plays("Surge")
    assert table.p2["Foe"].atk == 9
    assert table.p1.main.atk == 7
    table.passes()
    assert table.p1.main.atk == 4


@rule("2P-CRD-58")
def test_an_equal_atk_is_not_yet_higher():
    table = duel(p1=old(resources=THREE_HUMANITY), p2=side(front="Foe 4/99"))
    table.p1.uses("MJF", KNOW)
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 5
    table.passes()


@rule("2P-CRD-59")
def test_where_his_atk_is_higher_already_nothing_happens():
    p1 = side(main=lying(mjf_2, "+4"), main_row="front", resources=THREE_HUMANITY)
    table = duel(p1=p1, p2=side(front="Foe 6/99"))
    table.p1.uses("MJF", KNOW)
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 8
    table.passes()


@rule("2P-CRD-57", "2P-PWR-43", "2P-MOD-24")
def test_it_lasts_all_game_even_without_his_powers():
    table = duel(p1=old(resources=THREE_HUMANITY, hand=GLOOM), p2=side(front="Foe 6/99"))
    table.p1.uses("MJF", KNOW)
    table.p1.plays("Gloom")
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 7
    table.passes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 7
    table.passes()


def test_somebody_elses_attack_gives_him_nothing():
    table = duel(p1=old(resources=THREE_HUMANITY, front="Ann 1/9"), p2=side(front="Foe 6/99"))
    table.p1.uses("MJF", KNOW)
    table.p1.attacks("Ann", "Foe")
    assert table.p1.main.atk == 4
    assert table.p1["Ann"].atk == 1
    table.passes()


@rule("2P-PWR-30")
def test_each_of_his_powers_is_used_once_a_game():
    table = duel(p1=old(resources=[revolution] * 6), p2=side(front="Foe 6/99"))
    table.p1.uses("MJF", KNOW)
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "MJF", power=KNOW) == "2P-PWR-30"


# Dynamite Diamond Ring

RING = "Dynamite Diamond Ring"
THREE_SKILL = ["Training Ground"] * 3


def ringed(**p2):
    table = duel(p1=old(resources=THREE_SKILL, hand=GLOOM, front="Ann 4/9 Heels"), p2=side(**p2))
    table.p1.uses("MJF", RING, paying=THREE_SKILL)
    return table


def test_a_defender_whom_he_wounds_gets_an_additional_wound():
    table = ringed(front="Foe 1/4 h5")
    table.p1.attacks("MJF", "Foe")
    table.passes()
    assert table.p2["Foe"].wounds == 2


def test_two_wounds_ko_whoever_has_two_health():
    table = ringed(front="Foe 1/4 h2")
    table.p1.attacks("MJF", "Foe")
    table.passes()
    assert table.p2["Foe"].koed


def test_a_fellow_attacker_wounds_as_usual_and_together_with_him_as_he_does():
    table = ringed(front=["Foe 1/4 h5", "Wall 1/8 h5"])
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p2["Foe"].wounds == 1
    table = ringed(front="Wall 1/8 h5")
    table.p1.attacks(["MJF", "Ann"], "Wall")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p2["Wall"].wounds == 2


def test_an_attacker_he_stuns_gets_one_wound():
    table = ringed(front="Foe 1/4 h5")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "MJF")
    table.passes()
    assert table.p2["Foe"].wounds == 1


@rule("2P-CRD-57", "2P-PWR-43")
def test_the_ring_works_without_his_powers():
    table = ringed(front="Foe 1/4 h5")
    table.p1.plays("Gloom")
    table.p1.attacks("MJF", "Foe")
    table.passes()
    assert table.p2["Foe"].wounds == 2


def test_a_main_character_is_a_defender_too():
    table = ringed(main="Chief 1/4 h5", main_row="front")
    table.p1.attacks("MJF", "Chief")
    table.passes()
    assert table.p2["Chief"].wounds == 2
