"""Helmut Zemo (DEF-036)."""

from versus.cards.tpcg.defenders.underworld import helmut_zemo
from versus.testing.tpcg import duel, rule, side

HAND = ["Ann 1/1 X-Men", "Bob 2/2 Underworld", "Academy", "Cid 3/3"]


def test_zemo_discards_a_character_that_shares_no_team_with_its_main_character():
    table = duel(p1=side(back=helmut_zemo, resources="Academy"), p2=side(main="Boss 3/6 X-Men", hand=HAND))
    assert table.p1.could_choose("use", "Helmut Zemo", power="Sow Distrust") == ["Bob", "Cid"]
    table.p1.uses("Helmut Zemo", "Sow Distrust", on="Bob")
    assert table.p2.ko_pile == ["Bob"]


@rule("2P-ZON-19")
def test_the_hand_is_known_to_zemos_player_from_then_on():
    table = duel(p1=side(back=helmut_zemo, resources="Academy"), p2=side(main="Boss 3/6 X-Men", hand=HAND))
    table.p1.uses("Helmut Zemo", "Sow Distrust", on="Cid")
    assert table.battle.known[table.p2["Ann"].id] == 1


def test_among_friends_there_is_no_distrust():
    table = duel(
        p1=side(back=helmut_zemo, resources="Academy"),
        p2=side(main="Boss 3/6 X-Men", hand=["Ann 1/1 X-Men", "Academy"]),
    )
    table.p1.uses("Helmut Zemo", "Sow Distrust")
    assert table.p2.ko_pile == []


@rule("2P-CTL-08")
def test_the_team_asked_for_is_that_of_the_hands_own_main_character():
    table = duel(
        p1=side(main="Mine 3/6 Underworld", back=helmut_zemo, resources="Academy"),
        p2=side(main="Boss 3/6 X-Men", hand=["Ann 1/1 X-Men", "Bob 2/2 Underworld"]),
    )
    assert table.p1.could_choose("use", "Helmut Zemo", power="Sow Distrust") == ["Bob"]
