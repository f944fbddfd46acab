"""Pyro (HOX-013)."""

from versus.cards.tpcg.house_of_x.brotherhood import pyro
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-37")
def test_mister_burns_stuns_at_the_end_of_each_of_your_turns():
    table = duel(p1=side(back=pyro, resources="Laboratory"), p2=side(front="Beast 3/3 h3"))
    table.p1.uses("Pyro", "Mister Burns")
    assert table.p2["Beast"].face_up
    for turns in (1, 2):
        table.p1.ends_turn()
        assert (table.happened("stunned", "Beast"), table.p2["Beast"].wounds) == (turns, turns)
        table.p2.ends_turn()
        assert table.p2["Beast"].wounds == turns


@rule("2P-CRD-37")
def test_mister_burns_reaches_enemy_supporting_characters_of_the_front_row_only():
    enemies = side(main="Boss 3/6", main_row="front", front=["Beast 3/3", "Bug 1/1"], back="Hider 3/3")
    table = duel(p1=side(front="Friend 1/1", back=pyro, resources="Laboratory"), p2=enemies)
    table.p1.uses("Pyro", "Mister Burns")
    assert sorted(table.p1.choices) == ["Beast", "Bug"]
    table.p1.chooses("Bug")


def test_mister_burns_needs_an_energy_location():
    table = duel(p1=side(back=pyro, resources="Fortress"), p2=side(front="Beast 3/3"))
    assert table.p1.why_not("use", "Pyro", power="Mister Burns") == "2P-PWR-17"
