"""Angel (DEF-009)."""

from versus.cards.tpcg.defenders.defenders import angel
from versus.testing.tpcg import duel, side

LAB = {"resources": "Laboratory"}


def test_healing_blood_heals_a_supporting_character_of_yours():
    table = duel(p1=side(front=[angel, "3/3 h3, w2"], **LAB), p2=side(front="4/4 h3, w1"))
    assert table.p1.could_choose("use", "Angel", power="Healing Blood") == ["Angel", "3/3 h3"]
    table.p1.uses("Angel", "Healing Blood", on="3/3")
    assert table.p1["3/3"].wounds == 1


def test_healing_blood_reaches_neither_your_main_character_nor_enemies():
    table = duel(p1=side(main="Boss 3/3 h5, w2", front=angel, **LAB), p2=side(front="4/4 h3, w1"))
    table.p1.uses("Angel", "Healing Blood")
    assert table.p1.main.wounds == 2
    assert table.p2["4/4"].wounds == 1


def test_angel_dodges_what_is_ranged_and_flies():
    table = duel(p1=side(front="5/5", back="6/6 R"), p2=side(front=angel))
    assert table.p1.why_not("attack", "6/6", "Angel") == "2P-KEY-07"
    assert table.p1.may("attack", "5/5", "Angel")
    assert table.p2["Angel"].keywords == ["Flight", "Dodge"]
