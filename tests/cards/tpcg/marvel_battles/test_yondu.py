"""Yondu (MNB-062)."""

from versus.cards.tpcg.marvel_battles.guardians import yondu
from versus.games.tpcg.language.vocabulary import each, enemy, main, make_supporting, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side


def test_the_yaka_arrow_stuns_whoever_costs_three_or_less():
    table = duel(
        p1=side(front=[yondu, "Ann 1/1 c3"], resources="Training Ground"),
        p2=side(front=["Foe 9/9 c3", "Fox 1/1 c4"]),
    )
    found = table.p1.could_choose("use", "Yondu", power="Yaka Arrow")
    assert sorted(found) == ["Ann", "Foe", "Yondu"]
    table.p1.uses("Yondu", "Yaka Arrow", on="Foe")
    assert table.p2["Foe"].stunned


@rule("2P-CRD-05", "2P-CTL-15")
def test_a_main_character_that_was_demoted_costs_nothing():
    demote = plot_twist("T-1", "Demote", MAIN, make_supporting(each(enemy, main)))
    table = duel(
        p1=side(front=yondu, resources="Training Ground", hand=demote),
        p2=side(main="King 1/9", front="Foe 1/1 c9"),
    )
    assert "King" not in table.p1.could_choose("use", "Yondu", power="Yaka Arrow")
    table.p1.plays("Demote")
    table.p1.uses("Yondu", "Yaka Arrow", on="King")
    assert table.p2.main.stunned
