"""Eddie Kingston (AEW-019)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import eddie_kingston
from versus.testing.tpcg import duel, side


def test_he_is_mad_at_a_supporting_character_while_they_fight():
    table = duel(p1=side(front=eddie_kingston), p2=side(front="Foe 0/99"))
    assert table.p1["Eddie Kingston"].stats == (5, 5)
    table.p1.attacks("Eddie Kingston", "Foe")
    assert table.p1["Eddie Kingston"].stats == (8, 8)
    table.passes()
    assert table.p1["Eddie Kingston"].stats == (5, 5)


def test_he_is_mad_when_he_defends_too():
    table = duel(p1=side(front="Foe 7/1"), p2=side(front=eddie_kingston))
    table.p1.attacks("Foe", "Eddie Kingston")
    table.passes()
    assert not table.p2["Eddie Kingston"].stunned


def test_a_main_character_leaves_him_cool():
    p2 = side(main="Chief 4/9", main_row="front")
    table = duel(p1=side(front=eddie_kingston), p2=p2)
    table.p1.attacks("Eddie Kingston", "Chief")
    assert table.p1["Eddie Kingston"].stats == (5, 5)
    table.passes()


def test_somebody_elses_fight_is_none_of_his_business():
    table = duel(p1=side(front=[eddie_kingston, "Pal 1/9"]), p2=side(front="Foe 0/99"))
    table.p1.attacks("Pal", "Foe")
    assert table.p1["Eddie Kingston"].stats == (5, 5)
    table.passes()


def test_a_supporting_fellow_at_his_side_is_no_enemy():
    p1 = side(front=[eddie_kingston, "Pal 1/9 Babyfaces"])
    table = duel(p1=p1, p2=side(main="Chief 4/99", main_row="front"))
    table.p1.attacks(["Eddie Kingston", "Pal"], "Chief")
    assert table.p1["Eddie Kingston"].stats == (5, 5)
    table.passes()
    table.p2.strikes("Pal")
