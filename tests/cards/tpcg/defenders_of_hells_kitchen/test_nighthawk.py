"""Nighthawk (DHK-016): nothing but his name is stated; after CIV-016."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import nighthawk
from versus.testing.tpcg import duel, side


def test_the_rich_draw_two_cards_in_the_build_phase():
    table = duel(
        p1=side(front=nighthawk, resources="Academy", deck=["Ann 1/1", "Bob 1/1", "Cid 1/1"]), at="build"
    )
    table.p1.uses("Nighthawk", "The Rich Get Richer")
    assert table.p1.hand == ["Ann", "Bob"]


def test_not_in_the_main_phase():
    table = duel(p1=side(front=nighthawk, resources="Academy"))
    assert not table.p1.may("use", "Nighthawk", power="The Rich Get Richer")


def test_he_flies():
    table = duel(p1=side(front=nighthawk), p2=side(front="1/1", back="2/2"))
    assert table.p1.may("attack", "Nighthawk", "2/2")
