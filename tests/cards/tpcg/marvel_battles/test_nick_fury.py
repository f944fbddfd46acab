"""Nick Fury (MNB-014)."""

from versus.cards.tpcg.marvel_battles.avengers import nick_fury
from versus.testing.tpcg import duel, side

POWER = "The Vast Resources of S.H.I.E.L.D."


def test_the_top_card_becomes_a_resource_and_a_location_may_lie_face_up():
    table = duel(p1=side(front=nick_fury, resources="Academy", deck=["Fortress", "Ann 1/1"]))
    table.p1.uses("Nick Fury", POWER, on="Place Fortress face up")
    assert table.p1["Fortress"].face_up
    table = duel(p1=side(front=nick_fury, resources="Academy", deck=["Ann 1/1", "Fortress"]))
    table.p1.uses("Nick Fury", POWER)
    table.p1.places("Ann")
    assert table.p1.resources == ["Academy", "Ann"]
    assert not table.p1["Ann"].face_up


def test_with_an_empty_deck_there_is_nothing_to_place():
    table = duel(p1=side(front=nick_fury, resources="Academy", deck=0))
    table.p1.uses("Nick Fury", POWER)
    assert table.p1.resources == ["Academy"]
