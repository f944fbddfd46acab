"""Purple Man (DHK-056): nothing but his name is stated; after DEF-045."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import purple_man
from versus.games.tpcg.language.vocabulary import one, plot_twist, return_to_hand, supporting_only
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side

SHOO = plot_twist("T-1", "Shoo", MAIN, return_to_hand(one(supporting_only)))


def washed():
    table = duel(
        p1=side(front=purple_man, back="1/1", resources="Academy", hand=[SHOO]),
        p2=side(front=["9/9 h3", "8/8"]),
    )
    table.p1.uses("Purple Man", "Brainwash", on="9/9")
    return table


def test_a_brainwashed_enemy_comes_exhausted_to_your_back_row():
    table = washed()
    washed_one = table.p2["9/9"]
    assert (washed_one.controller, washed_one.row, washed_one.exhausted) == (1, "back", True)


def test_as_he_leaves_it_goes_home():
    table = washed()
    table.p1.plays("Shoo", on="Purple Man")
    assert (table.p2["9/9"].controller, table.p2["9/9"].row) == (2, "back")


def test_somebody_else_s_leaving_breaks_nothing():
    table = washed()
    table.p1.plays("Shoo", on="1/1")
    assert table.p2["9/9"].controller == 1
