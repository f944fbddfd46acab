"""Deathlok (DEF-015)."""

from versus.cards.tpcg.defenders.defenders import deathlok
from versus.testing.tpcg import duel, rule, side

FORT = {"resources": "Fortress"}


@rule("2P-MOD-01", "2P-MOD-21")
def test_deathlok_takes_the_base_numbers_of_a_fallen_character_for_the_turn():
    table = duel(p1=side(front=[deathlok], ko=["Bob 8/9 c6", "Ann 1/2 c1"], deck=2, **FORT))
    table.p1.uses("Deathlok", "Rebuilt Body", on="Bob")
    assert table.p1["Deathlok"].stats == (8, 9)
    assert table.p1.deck[-1] == "Bob"
    assert table.p1.ko_pile == ["Ann"]
    table.p1.ends_turn()
    assert table.p1["Deathlok"].stats == (3, 3)


@rule("2P-MOD-02")
def test_counters_count_on_top_of_the_new_body():
    table = duel(p1=side(front="Deathlok 3/3, +2", ko="Bob 8/9"))
    assert table.p1["Deathlok"].stats == (5, 5)
    from versus.testing.tpcg import lying

    table = duel(p1=side(front=lying(deathlok, "+2"), ko="Bob 8/9", **FORT))
    table.p1.uses("Deathlok", "Rebuilt Body")
    assert table.p1["Deathlok"].stats == (10, 11)


def test_only_characters_of_your_own_pile_will_do():
    table = duel(p1=side(front=deathlok, ko=["Academy", "Bob 8/9"], **FORT), p2=side(ko="Zed 9/9"))
    table.p1.uses("Deathlok", "Rebuilt Body")
    assert table.p1["Deathlok"].stats == (8, 9), "nobody was asked"


def test_without_a_fallen_character_nothing_changes():
    table = duel(p1=side(front=deathlok, ko="Academy", **FORT))
    table.p1.uses("Deathlok", "Rebuilt Body")
    assert table.p1["Deathlok"].stats == (3, 3)
    assert table.p1.ko_pile == ["Academy"]
