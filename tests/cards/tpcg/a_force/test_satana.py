"""Satana (AFF-045)."""

from versus.cards.tpcg.a_force.femme_fatales import satana
from versus.testing.tpcg import duel, lay, side


def test_femme_fatales_on_your_side_are_lethal():
    table = duel(p1=side(front=satana), p2=side(front="Foe 1/1 h3"))
    assert sorted(table.p1["Satana"].keywords) == ["Flight", "Lethal"]
    table.p1.attacks("Satana", "Foe")
    table.passes()
    assert table.p2["Foe"].koed


def test_others_are_not():
    table = duel(p1=side(front=[satana, "Bob 5/9 X-Men"]))
    assert table.p1["Bob"].keywords == []


def consumed():
    table = duel(
        p1=side(front=satana, resources="Laboratory"),
        p2=side(
            ko=["Foe 1/1", "Academy"],
            hand=["Foe 2/2", "Bob 1/1"],
            deck=["Foe 3/3", "Cid 1/1", "Foe 4/4"],
            front="Foe 5/5",
        ),
    )
    table.p1.uses("Satana", "Consume Soul")
    return table


def test_consume_soul_removes_a_fallen_enemy_and_all_of_its_name_from_hand_and_deck():
    table = consumed()
    assert table.p2.ko_pile == ["Academy"]
    assert table.p2.hand == ["Bob"]
    assert table.p2.deck == ["Cid"]
    assert table.p2.front == ["Foe"], "whoever is in play stays"
    assert table.happened("removed from the game", "Foe") == 4
    assert table.happened("shuffled") == 1


def test_only_that_player_pays_for_it():
    table = lay(
        side(front=satana, resources="Laboratory", hand="Foe 9/9"),
        side(ko="Foe 1/1", hand="Foe 2/2", deck=["Cid 1/1"]),
        side(hand="Foe 3/3", deck=["Dan 1/1"]),
    )
    table.p1.uses("Satana", "Consume Soul")
    assert (table.p1.hand, table.p2.hand, table.p3.hand) == (["Foe"], [], ["Foe"])


def test_without_a_fallen_enemy_nothing_is_revealed():
    table = duel(p1=side(front=satana, resources="Laboratory"), p2=side(hand="Foe 2/2"))
    table.p1.uses("Satana", "Consume Soul")
    assert table.happened("revealed") == 0
