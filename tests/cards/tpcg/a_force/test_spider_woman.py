"""Spider-Woman (AFF-012)."""

from versus.cards.tpcg.a_force.heroines import spider_woman
from versus.testing.tpcg import duel, side


def test_spider_woman_dodges_attacks_from_the_back_row():
    table = duel(p1=side(back="Ann 3/3 R"), p2=side(front=spider_woman))
    assert table.p1.why_not("attack", "Ann", "Spider-Woman") == "2P-KEY-07"


def test_venom_blast_weakens_a_character_in_melee_with_her():
    table = duel(p1=side(front=spider_woman, resources="Training Ground"), p2=side(front="Foe 1/6"))
    table.p1.attacks("Spider-Woman", "Foe")
    table.p1.uses("Spider-Woman", "Venom Blast")
    assert table.p2["Foe"].stats == (1, 3)
    table.passes()
    assert table.p2["Foe"].stunned


def test_venom_blast_does_not_reach_into_a_ranged_combat_nor_out_of_the_combat():
    table = duel(
        p1=side(front=[spider_woman, "Bob 1/9"], resources="Training Ground"), p2=side(front="Foe 1/6")
    )
    table.p1.attacks("Bob", "Foe")
    assert not table.p1.may("use", "Spider-Woman", power="Venom Blast")
    table.passes()
