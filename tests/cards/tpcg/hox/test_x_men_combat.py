"""X-Men whose powers work in combat: Jubilee, Blink, Sage, Cyclops."""

from versus.cards.tpcg.hox.x_men import blink, cyclops, jubilee, sage
from versus.games.tpcg.language.vocabulary import (
    gets,
    in_combat,
    one,
    plot_twist,
    yours,
)
from versus.games.tpcg.words import COMBAT
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, lying, rule, side

BRACE = plot_twist("Brace", "Brace", COMBAT, gets(one(yours, in_combat), 0, 3, THIS_COMBAT), any_turn=True)
FIELD = {"resources": ["Training Ground"]}


# Jubilee


def test_fireworks_weakens_the_enemy_she_attacks():
    table = duel(p1=side(front=jubilee), p2=side(front=["2/4 h1", "5/5"]))
    table.p1.attacks("Jubilee", "2/4")
    assert table.p2["2/4"].stats == (1, 4)
    assert table.p2["5/5"].stats == (5, 5)
    table.passes()
    assert table.p1["Jubilee"].face_up
    assert table.p2["2/4"].stats == (2, 4)


def test_fireworks_weakens_every_attacker_of_hers_and_none_of_her_friends():
    table = duel(p1=side(front=["2/2 X-Men", "3/3 X-Men"]), p2=side(front=jubilee, back="4/4"))
    table.p1.attacks(["2/2", "3/3"], "Jubilee")
    assert table.p1["2/2"].atk == 1
    assert table.p1["3/3"].atk == 2
    assert table.p2["4/4"].atk == 4
    table.passes()
    table.p2.strikes("2/2")
    assert table.p2["Jubilee"].koed


def test_fireworks_does_nothing_in_a_combat_without_her():
    table = duel(p1=side(front=["3/3", jubilee]), p2=side(front="2/4"))
    table.p1.attacks("3/3", "2/4")
    assert table.p2["2/4"].stats == (2, 4)
    table.passes()


def test_an_enemy_with_one_atk_cannot_strike_her():
    table = duel(p1=side(front=lying(jubilee, "-1")), p2=side(front="1/9"))
    table.p1.attacks("Jubilee", "1/9")
    table.passes()
    assert table.p1["Jubilee"].face_up


# Blink


@rule("2P-CRD-14")
def test_blink_attacks_and_the_defender_strikes_itself_beside_her():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="4/5"))
    table.p1.attacks("Blink", "4/5")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["4/5"].stunned
    assert table.happened("strikes", "Blink") == 0


@rule("2P-CRD-14")
def test_with_one_def_more_the_defender_stays_up_and_blink_is_not_struck():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="9/11"))
    table.p1.attacks("Blink", "9/11")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/11"].face_up
    assert table.p1["Blink"].face_up


def test_without_the_field_blink_is_struck():
    table = duel(p1=side(front=blink, **FIELD), p2=side(front="9/11"))
    table.p1.attacks("Blink", "9/11")
    table.passes()
    assert table.p1["Blink"].koed


@rule("2P-CRD-15")
def test_team_attackers_strike_themselves_and_blink_adds_to_one():
    table = duel(p1=side(front=["4/5 X-Men", "2/1 X-Men h2"]), p2=side(front=blink, **FIELD))
    table.p1.attacks(["4/5", "2/1"], "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    table.p2.strikes("4/5")
    assert table.p1["4/5"].stunned
    assert table.p1["2/1"].stunned
    assert table.p2["Blink"].face_up


@rule("2P-CRD-15")
def test_an_attacker_that_blink_does_not_strike_is_compared_with_its_own_atk_alone():
    table = duel(p1=side(front=["4/5 X-Men", "2/3 X-Men"]), p2=side(front=blink, **FIELD))
    table.p1.attacks(["4/5", "2/3"], "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    table.p2.strikes("2/3")
    assert table.p1["4/5"].face_up
    assert table.p1["2/3"].stunned


def test_friends_who_attack_with_blink_strike_as_ever_and_are_not_struck():
    table = duel(p1=side(front=[blink, "3/1 X-Men"], **FIELD), p2=side(front="4/8"))
    table.p1.attacks(["Blink", "3/1"], "4/8")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["4/8"].stunned
    assert table.p1["3/1"].face_up


def test_who_would_not_strike_does_not_strike_itself_either():
    table = duel(p1=side(back=blink, **FIELD), p2=side(front="9/9"))
    table.p1.attacks("Blink", "9/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/9"].face_up


def test_a_ranged_defender_strikes_itself_in_a_ranged_combat():
    table = duel(p1=side(back=blink, **FIELD), p2=side(front="9/9 R"))
    table.p1.attacks("Blink", "9/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["9/9 R"].stunned


def test_the_field_lasts_one_combat():
    table = duel(p1=side(front=[blink, "1/1"], **FIELD), p2=side(front="3/9"))
    table.p1.attacks("Blink", "3/9")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    table.p1.attacks("1/1", "3/9")
    table.passes()
    assert table.p1["1/1"].stunned
    assert table.p2["3/9"].face_up


def test_blink_must_be_in_the_combat_and_pay():
    table = duel(p1=side(front=[blink, "1/1"], **FIELD), p2=side(front="3/9"))
    table.p1.attacks("1/1", "3/9")
    assert not table.p1.offered("use", "Blink")
    table.passes()


# Sage


def test_sage_reaches_the_defenders_def_as_she_attacks():
    table = duel(p1=side(front=sage), p2=side(front="3/7"))
    table.p1.attacks("Sage", "3/7")
    assert table.p1["Sage"].stats == (7, 10)
    table.passes()
    assert table.p2["3/7"].stunned
    assert table.p1["Sage"].stats == (0, 10)


@rule("2P-MOD-22")
def test_sage_reckons_once_and_falls_short_if_the_defender_grows():
    table = duel(p1=side(front=sage), p2=side(front="3/7", hand=[BRACE]))
    table.p1.attacks("Sage", "3/7")
    table.p1.passes()
    table.p2.plays("Brace")
    assert table.p1["Sage"].atk == 7
    table.passes()
    assert table.p2["3/7"].face_up


def test_sage_with_more_atk_gains_none_and_with_less_than_0_all_the_more():
    strong = duel(p1=side(front=lying(sage, "+9")), p2=side(front="3/7"))
    strong.p1.attacks("Sage", "3/7")
    assert strong.p1["Sage"].atk == 9
    strong.passes()
    weak = duel(p1=side(front=lying(sage, "-2")), p2=side(front="3/7"))
    weak.p1.attacks("Sage", "3/7")
    assert weak.p1["Sage"].atk == 7
    weak.passes()


def test_sage_gains_nothing_as_she_defends():
    table = duel(p1=side(front="3/7"), p2=side(front=sage))
    table.p1.attacks("3/7", "Sage")
    assert table.p2["Sage"].atk == 0
    table.passes()


# Cyclops


@rule("2P-CMB-88")
def test_cyclops_strikes_first_at_range_and_is_not_answered():
    table = duel(p1=side(back=cyclops), p2=side(front="12/11 R"))
    table.p1.attacks("Cyclops", "12/11")
    table.passes()
    assert table.p2["12/11 R"].stunned
    assert table.p1["Cyclops"].face_up


@rule("2P-KEY-08")
def test_cyclops_has_no_head_start_in_melee():
    table = duel(p1=side(front=cyclops), p2=side(front="12/11"))
    table.p1.attacks("Cyclops", "12/11")
    table.passes()
    assert table.p2["12/11"].stunned
    assert table.p1["Cyclops"].koed
