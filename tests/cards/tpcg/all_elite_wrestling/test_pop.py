"""Pop (AEW-028)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import pop
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-36")
def test_a_winner_grows_and_is_healed_of_every_wound():
    p1 = side(front="Hero 5/5 h4 Babyfaces, w2", hand=pop)
    table = duel(p1=p1, p2=side(front="Foe 1/5"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Pop", on="Hero")
    table.passes()
    assert table.p1["Hero"].plus == 3
    assert table.p1["Hero"].wounds == 0


def test_nobody_pops_without_a_stun():
    p1 = side(front="Hero 5/5 h4 Babyfaces, w2", hand=pop)
    table = duel(p1=p1, p2=side(front="Foe 1/6"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Pop", on="Hero")
    table.passes()
    assert table.p1["Hero"].plus == 0
    assert table.p1["Hero"].wounds == 2


def test_nobody_pops_who_is_stunned_as_well():
    p1 = side(front="Hero 5/5 h4 Babyfaces", hand=pop)
    table = duel(p1=p1, p2=side(front="Foe 5/5"))
    table.p1.attacks("Hero", "Foe")
    table.p1.plays("Pop", on="Hero")
    table.passes()
    assert table.p1["Hero"].wounds == 1


def test_the_next_combat_is_another_one():
    p1 = side(front="Hero 5/5 Babyfaces", hand=pop)
    table = duel(p1=p1, p2=side(front=["Wall 0/9", "Foe 0/1"]))
    table.p1.attacks("Hero", "Wall")
    table.p1.plays("Pop", on="Hero")
    table.passes()
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Hero", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Hero"].plus == 0


def test_it_is_for_a_supporting_character_in_the_combat():
    p1 = side(main="Chief 3/9 Babyfaces", main_row="front", front=["Hero 5/5 Babyfaces", "Pal 1/1"], hand=pop)
    table = duel(p1=p1, p2=side(front="Foe 1/9"))
    table.p1.attacks(["Chief", "Hero"], "Foe")
    assert table.p1.could_choose("play", "Pop") == ["Hero"]
    table.passes()
    table.p2.strikes("Chief")
