"""Moonstone (AFF-039)."""

from versus.cards.tpcg.a_force.femme_fatales import moonstone
from versus.games.tpcg.language.vocabulary import has, one, plot_twist, yours
from versus.games.tpcg.words import FLIGHT, MAIN
from versus.testing.tpcg import duel, side

LIFT = plot_twist("T-LIFT", "Lift", MAIN, has(one(yours), FLIGHT))


def test_no_enemy_flies():
    table = duel(p1=side(front="Bird 1/1 F", hand=LIFT), p2=side(front=moonstone, back="Ward 1/1 F"))
    assert table.p1["Bird"].keywords == []
    table.p1.plays("Lift", on="Bird")
    assert table.p1["Bird"].keywords == []
    assert table.p2["Ward"].keywords == ["Flight"]
    assert not table.p1.may("attack", "Bird", "Ward")


def test_with_moonstone_stunned_they_fly_again():
    from versus.testing.tpcg import lying

    table = duel(p1=side(front="Bird 1/1 F"), p2=side(front=lying(moonstone, "stunned")))
    assert table.p1["Bird"].keywords == ["Flight"]
