"""Fierce Pierce (HOX-026)."""

from versus.cards.tpcg.house_of_x.brotherhood import daken, fierce_pierce
from versus.testing.tpcg import duel, side


def test_fierce_pierce_strikes_first_in_melee():
    table = duel(p1=side(front=daken, hand=fierce_pierce), p2=side(front="Foe 9/12 h2"))
    table.p1.attacks("Daken", "Foe")
    table.p1.plays("Fierce Pierce")
    assert table.p1["Daken"].stats == (6, 4)
    assert "Ferocious" in table.p1["Daken"].keywords
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Daken"].face_up
    assert table.p1["Daken"].stats == (4, 4)
    assert "Ferocious" not in table.p1["Daken"].keywords


def test_fierce_pierce_does_nothing_at_range():
    mine = side(back="Archer 3/3 R Brotherhood", hand=fierce_pierce)
    table = duel(p1=mine, p2=side(front="Foe 9/9"))
    table.p1.attacks("Archer", "Foe")
    table.p1.plays("Fierce Pierce")
    assert table.p1["Archer"].stats == (3, 3)
    assert table.p1["Archer"].keywords == ["Ranged"]
    assert table.p1.ko_pile == ["Fierce Pierce"]


def test_fierce_pierce_needs_a_face_up_brotherhood_character_and_a_combat():
    table = duel(p1=side(front="Hero 4/9 X-Men", hand=fierce_pierce), p2=side(front="Foe 1/9"))
    assert table.p1.why_not("play", "Fierce Pierce") == "2P-PLT-05"
    table.p1.attacks("Hero", "Foe")
    assert table.p1.why_not("play", "Fierce Pierce") == "2P-PLT-09"
    table.passes()


def test_fierce_pierce_is_played_on_any_turn_for_one_in_the_combat():
    table = duel(p1=side(front="Foe 4/9"), p2=side(front=[daken, "Idle 1/1 Brotherhood"], hand=fierce_pierce))
    table.p1.attacks("Foe", "Daken")
    table.p1.passes()
    table.p2.plays("Fierce Pierce")
    assert table.p2["Daken"].stats == (5, 3)
    assert table.p2["Idle"].stats == (1, 1)
    table.passes()
