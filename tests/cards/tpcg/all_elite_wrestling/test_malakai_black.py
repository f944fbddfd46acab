"""Malakai Black (AEW-038, AEW-039)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import malakai_black_1, malakai_black_2
from versus.cards.tpcg.all_elite_wrestling.locations import revolution
from versus.testing.tpcg import duel, lying, rule, side


def malakai_1(**more):
    return side(main=malakai_black_1, main_row="front", levels=malakai_black_2, **more)


def malakai_2(**more):
    return side(main=malakai_black_2, main_row="front", **more)


# Skilled Striker


@rule("2P-CRD-51", "2P-CMB-65")
@pytest.mark.parametrize(("defense", "falls"), [(6, True), (7, False)])
def test_three_strikes_with_2_atk_are_compared_as_6(defense, falls):
    """The rulebook's example."""
    table = duel(p1=malakai_1(resources="Training Ground"), p2=side(front=f"Foe 0/{defense} h3"))
    table.p1.attacks("Malakai Black", "Foe")
    table.p1.uses("Malakai Black", "Skilled Striker")
    assert table.p1.main.atk == 2
    table.passes()
    assert table.p2["Foe"].stunned is falls


@rule("2P-CRD-52", "2P-CMB-66")
def test_he_may_split_his_strikes_among_those_who_team_attack_him():
    """The example: with ATK 3, one strike stuns DEF 3 and two stun DEF 6."""
    p1 = side(front=["Ann 0/3 h3 Heels", "Ben 0/6 h3 Heels"])
    p2 = side(
        main=lying(malakai_black_1, "+1"),
        main_row="front",
        levels=malakai_black_2,
        resources="Training Ground",
    )
    table = duel(p1=p1, p2=p2)
    table.p1.attacks(["Ann", "Ben"], "Malakai Black")
    table.p1.passes()
    table.p2.uses("Malakai Black", "Skilled Striker")
    table.passes()
    table.p2.strikes("Ben")
    table.p2.strikes("Ann")
    table.p2.strikes("Ben")
    assert table.p1["Ann"].stunned
    assert table.p1["Ben"].stunned


def test_all_three_on_one_leave_the_other():
    p1 = side(front=["Ann 0/3 h3 Heels", "Ben 0/6 h3 Heels"])
    table = duel(p1=p1, p2=malakai_1(resources="Training Ground"))
    table.p1.attacks(["Ann", "Ben"], "Malakai Black")
    table.p1.passes()
    table.p2.uses("Malakai Black", "Skilled Striker")
    table.passes()
    for _ in range(3):
        table.p2.strikes("Ben")
    assert table.p1["Ann"].face_up
    assert table.p1["Ben"].stunned


def test_the_strikes_are_for_this_combat():
    table = duel(p1=malakai_1(resources="Training Ground"), p2=side(front=["Wall 1/99", "Foe 1/4 h3"]))
    table.p1.attacks("Malakai Black", "Wall")
    table.p1.uses("Malakai Black", "Skilled Striker")
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Malakai Black")
    table.passes()
    assert table.p2["Foe"].face_up


# House of Black


def test_every_evil_character_of_his_that_attacks_is_one_xp():
    table = duel(p1=malakai_1(front=["Ann 1/9 Heels", "Ben 1/9 Heels"]), p2=side(front="Wall 0/99"))
    table.p1.attacks(["Ann", "Ben"], "Wall")
    table.passes()
    assert table.p1.xp == 2
    table.p1.attacks("Malakai Black", "Wall")
    table.passes()
    assert table.p1.xp == 3


def test_good_characters_and_enemies_do_not_count():
    p1 = malakai_1(front="Cap 1/9 Babyfaces")
    table = duel(p1=p1, p2=side(front=["Wall 1/99", "Foe 1/99 Heels"]))
    table.p1.attacks("Cap", "Wall")
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Malakai Black")
    table.passes()
    assert table.p1.xp == 0


@rule("2P-LVL-04")
def test_six_make_him_level_2():
    p1 = side(main=malakai_black_1, main_row="front", levels=lying(malakai_black_2, "xp5"))
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks("Malakai Black", "Wall")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (5, 9)
    table.passes()


# Black Mist


def test_whoever_gets_black_mist_cannot_attack_on_their_next_turn():
    table = duel(p1=malakai_2(resources=revolution), p2=side(front=["Foe 1/99", "Ally 1/99"]))
    table.p1.uses("Malakai Black", "Black Mist", on="Foe")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.why_not("attack", "Foe") == "2P-GEN-02"
    assert table.p2.may("attack", "Ally", "Malakai Black")
    table.p2.ends_turn()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.may("attack", "Foe", "Malakai Black")


def test_black_mist_is_used_as_often_as_it_is_paid_for():
    table = duel(p1=malakai_2(resources=[revolution, revolution]), p2=side(front=["Foe 1/99", "Ally 1/99"]))
    table.p1.uses("Malakai Black", "Black Mist", on="Foe")
    table.p1.uses("Malakai Black", "Black Mist", on="Ally")
    assert table.p1.why_not("use", "Malakai Black", power="Black Mist") == "2P-PWR-17"
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "Foe")
    assert not table.p2.may("attack", "Ally")


@rule("2P-CRD-53", "2P-GEN-26")
def test_it_reaches_whom_he_could_melee_attack_and_nobody_else():
    p2 = side(front=["Foe 1/99", "Ghost 1/99, stunned"], back="Sage 1/99")
    table = duel(p1=malakai_2(resources=revolution), p2=p2)
    table.p1.uses("Malakai Black", "Black Mist")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "Foe")
    assert table.p2["Sage"].protected


@rule("2P-CRD-53", "2P-GEN-26")
@pytest.mark.parametrize("laid", ["exhausted", "back"])
def test_exhausted_or_in_the_back_row_he_reaches_nobody(laid):
    entry = lying(malakai_black_2, "exhausted") if laid == "exhausted" else malakai_black_2
    p1 = side(main=entry, main_row="back" if laid == "back" else "front", resources=revolution)
    table = duel(p1=p1, p2=side(front="Foe 1/99"))
    table.p1.uses("Malakai Black", "Black Mist")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.why_not("attack", "Foe") is None


def test_the_mist_is_of_the_front_row_when_the_back_row_is_unprotected():
    table = duel(p1=malakai_2(resources=revolution), p2=side(back=["Sage 1/99 Ranged"]))
    assert "Sage" in table.p1.could_choose("use", "Malakai Black", power="Black Mist")
