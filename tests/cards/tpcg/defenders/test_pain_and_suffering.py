"""Pain and Suffering (DEF-050)."""

from versus.cards.tpcg.defenders.underworld import pain_and_suffering
from versus.testing.tpcg import duel, rule, side


def test_two_def_less_decide_a_combat():
    table = duel(p1=side(front="5/5 Underworld", hand=pain_and_suffering), p2=side(front="1/7 h2"))
    table.p1.attacks("5/5", "1/7")
    table.p1.plays("Pain and Suffering", on="1/7")
    table.passes()
    assert table.p2["1/7"].stunned


@rule("2P-STN-12")
def test_whoever_has_two_falls_at_once():
    table = duel(p1=side(front="5/5"), p2=side(front=["9/2 h2 Underworld"], hand=pain_and_suffering))
    table.p1.attacks("5/5", "9/2")
    table.p1.passes()
    table.p2.plays("Pain and Suffering", on="9/2")
    assert table.p2["9/2"].stunned
    assert not table.in_combat


@rule("2P-PLT-08")
def test_it_reaches_characters_of_the_combat_only():
    table = duel(
        p1=side(front=["5/5 Underworld", "4/4"], hand=pain_and_suffering), p2=side(front=["1/7", "1/8"])
    )
    table.p1.attacks("5/5", "1/7")
    assert table.p1.could_choose("play", "Pain and Suffering") == ["5/5 Underworld", "1/7"]
    table.passes()
