"""Madame Masque (AFF-036)."""

from versus.cards.tpcg.a_force.femme_fatales import madame_masque
from versus.testing.tpcg import duel, side


def powered(answer):
    table = duel(p1=side(front=madame_masque, hand=madame_masque))
    table.p1.powers_up("Madame Masque", on=answer)
    return table


def test_bio_duplicate_puts_the_discarded_masque_onto_your_side():
    table = powered(["yes", "front"])
    assert table.p1.front == ["Madame Masque", "Madame Masque"]
    assert table.p1["Madame Masque #1"].plus == 1
    assert table.p1["Madame Masque #2"].plus == 0
    assert table.p1.ko_pile == []


def test_she_may_stay_in_the_ko_pile():
    table = powered("no")
    assert table.p1.ko_pile == ["Madame Masque"]


def test_any_number_of_her_stand_side_by_side():
    table = duel(
        p1=side(front=[madame_masque, madame_masque], hand=madame_masque), at="recruit", recruit_points=1
    )
    table.p1.recruits("Madame Masque")
    assert table.p1.front.count("Madame Masque") == 3
