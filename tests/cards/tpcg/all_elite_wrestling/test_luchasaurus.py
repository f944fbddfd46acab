"""Luchasaurus (AEW-015)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import luchasaurus
from versus.testing.tpcg import duel, lying, rule, side

ALIKE = "Mask 1/2 Babyfaces"


@rule("2P-PUP-14")
def test_with_jungle_boys_help_he_grows_and_strikes_first():
    p1 = side(front=luchasaurus, hand="Jungle Boy 4/7")
    table = duel(p1=p1, p2=side(front="Foe 9/3"))
    table.p1.attacks("Luchasaurus", "Foe")
    table.p1.powers_up("Luchasaurus", with_="Jungle Boy")
    assert table.p1["Luchasaurus"].plus == 1
    table.passes()
    assert table.p2["Foe"].stunned
    assert not table.p1["Luchasaurus"].stunned


@rule("2P-PUP-15")
def test_his_own_card_makes_him_no_faster():
    table = duel(p1=side(front=luchasaurus, hand=luchasaurus), p2=side(front="Foe 9/3"))
    table.p1.attacks("Luchasaurus", "Foe")
    table.p1.powers_up("Luchasaurus", with_="Luchasaurus in hand")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Luchasaurus"].stunned


def test_he_is_fast_for_this_combat_only():
    p1 = side(front=luchasaurus, hand="Jungle Boy 4/7")
    table = duel(p1=p1, p2=side(front="Foe 0/9"))
    table.p1.attacks("Luchasaurus", "Foe")
    table.p1.powers_up("Luchasaurus", with_="Jungle Boy")
    assert "Ferocious" in table.p1["Luchasaurus"].keywords
    table.passes()
    assert "Ferocious" not in table.p1["Luchasaurus"].keywords


def test_a_wound_makes_him_big_and_monstrous():
    p2 = side(front=lying(luchasaurus, "w1"))
    table = duel(p1=side(front=[ALIKE, "Cape 1/2 Babyfaces"]), p2=p2)
    assert table.p2["Luchasaurus"].stats == (4, 4)
    table.p1.attacks([ALIKE, "Cape"], "Luchasaurus")
    table.passes()
    assert table.p1["Mask"].stunned
    assert table.p1["Cape"].stunned


def test_unwounded_he_strikes_one_of_two():
    table = duel(p1=side(front=[ALIKE, "Cape 1/2 Babyfaces"]), p2=side(front=luchasaurus))
    assert table.p2["Luchasaurus"].stats == (2, 2)
    table.p1.attacks([ALIKE, "Cape"], "Luchasaurus")
    table.passes()
    table.p2.strikes("Cape")
    assert table.p1["Cape"].stunned
    assert not table.p1["Mask"].stunned


def test_a_healed_wound_makes_him_small_again():
    from versus.games.tpcg.language.vocabulary import heal, one, plot_twist, yours
    from versus.games.tpcg.words import MAIN

    mend = plot_twist("T-M", "Mend", MAIN, heal(one(yours)))
    table = duel(p1=side(front=lying(luchasaurus, "w1"), hand=mend))
    table.p1.plays("Mend", on="Luchasaurus")
    assert table.p1["Luchasaurus"].stats == (2, 2)
