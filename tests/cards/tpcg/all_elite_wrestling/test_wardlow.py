"""Wardlow (AEW-053)."""

from versus.cards.tpcg.all_elite_wrestling.heels import wardlow
from versus.testing.tpcg import duel, rule, side


def symphony(fortresses):
    p2 = side(main="Chief 1/9", front=["Foe 1/1 h2", "Ally 1/1 h2"])
    table = duel(p1=side(front=wardlow, resources=["Fortress"] * fortresses), p2=p2)
    assert table.p1.could_choose("use", "Wardlow", power="Powerbomb Symphony") == ["Foe", "Ally"]
    table.p1.uses("Wardlow", "Powerbomb Symphony", on="Foe")
    return table


@rule("2P-CRD-71", "2P-STN-18")
def test_it_wounds_without_a_stun():
    table = symphony(1)
    assert table.p2["Foe"].face_up
    assert table.p2["Foe"].wounds == 1
    assert table.p1.why_not("use", "Wardlow", power="Powerbomb Symphony") == "2P-PWR-17"


@rule("2P-CRD-71")
def test_two_wounds_ko_whoever_was_never_stunned():
    table = symphony(2)
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    assert table.p2["Foe"].koed
    assert table.happened("stunned") == 0


@rule("2P-PWR-29")
def test_again_the_same_turn_it_is_for_the_same_character_only():
    table = symphony(3)
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    table.p1.uses("Wardlow", "Powerbomb Symphony")
    assert table.p2["Foe"].koed
    assert table.p2["Ally"].wounds == 0


def test_on_another_turn_it_may_be_another_one():
    table = symphony(2)
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.uses("Wardlow", "Powerbomb Symphony", on="Ally")
    assert table.p2["Ally"].wounds == 1
    assert table.p2["Foe"].wounds == 1
