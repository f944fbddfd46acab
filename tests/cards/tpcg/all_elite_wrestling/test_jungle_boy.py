"""Jungle Boy (AEW-020)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import jungle_boy, luchasaurus
from versus.cards.tpcg.all_elite_wrestling.locations import right_tunnel
from versus.testing.tpcg import duel, rule, side

FOES = ["Ann 1/5 Heels", "Bob 1/5 Heels"]


@rule("2P-PUP-14")
def test_with_luchasaurus_he_strikes_everybody_this_turn():
    table = duel(p1=side(front=FOES), p2=side(front=jungle_boy, hand=luchasaurus))
    table.p1.attacks(["Ann", "Bob"], "Jungle Boy")
    table.p1.passes()
    table.p2.powers_up("Jungle Boy", with_="Luchasaurus")
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p1["Bob"].stunned
    assert "Monstrous" in table.p2["Jungle Boy"].keywords
    table.p1.ends_turn()
    assert "Monstrous" not in table.p2["Jungle Boy"].keywords


def test_snare_trap_is_paid_for_by_discarding_a_location():
    p2 = side(front=jungle_boy, hand=["Revolution", right_tunnel], resources="Revolution")
    table = duel(p1=side(front=FOES), p2=p2)
    table.p1.attacks(["Ann", "Bob"], "Jungle Boy")
    table.p1.passes()
    table.p2.uses("Jungle Boy", "Snare Trap", on="Bob", paying="Right Tunnel")
    assert table.p1["Bob"].stunned
    assert table.p2.ko_pile == ["Right Tunnel"]
    table.passes()


def test_the_resource_row_does_not_pay_for_it():
    p2 = side(front=jungle_boy, hand="Ann 1/1", resources=["Revolution", right_tunnel])
    table = duel(p1=side(front="Foe 1/5"), p2=p2)
    table.p1.attacks("Foe", "Jungle Boy")
    table.p1.passes()
    refusal = table.p2.refusal("use", "Jungle Boy", power="Snare Trap")
    assert refusal is not None
    assert "discard" in refusal.words
    table.p2.passes()


def test_another_location_in_hand_does_not_either():
    p2 = side(front=jungle_boy, hand="All Out", resources="Revolution")
    table = duel(p1=side(front="Foe 1/5"), p2=p2)
    table.p1.attacks("Foe", "Jungle Boy")
    table.p1.passes()
    assert not table.p2.may("use", "Jungle Boy", power="Snare Trap")
    table.p2.passes()


def test_while_he_attacks_there_is_no_enemy_attacker_to_snare():
    table = duel(p1=side(front=jungle_boy, hand="Revolution"), p2=side(front="Foe 0/9"))
    table.p1.attacks("Jungle Boy", "Foe")
    table.p1.uses("Jungle Boy", "Snare Trap")
    assert not table.p1["Jungle Boy"].stunned
    table.passes()
