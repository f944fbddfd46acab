"""Ms. Marvel (MNB-017)."""

from versus.cards.tpcg.marvel_battles.avengers import ms_marvel
from versus.testing.tpcg import duel, side


def test_energy_absorption_counts_other_ranged_characters_of_yours():
    table = duel(
        p1=side(
            front=[ms_marvel, "Ann 1/1 R", "Bob 1/1", "Cat 1/1 h2 R, stunned"],
            back="Dot 1/1 R",
            resources="Laboratory",
        ),
        p2=side(front="Foe 1/1 R"),
    )
    table.p1.uses("Ms. Marvel", "Energy Absorption")
    assert table.p1["Ms. Marvel"].plus == 2, "who is stunned has no Ranged"
