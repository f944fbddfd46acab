"""Singularity (AFF-015)."""

from versus.cards.tpcg.a_force.heroines import singularity
from versus.games.tpcg.language.vocabulary import ko, named, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

ERASE = plot_twist("T-ERASE", "Erase", MAIN, ko(one(named("Singularity"))))


def pocket(*chosen, hand=()):
    table = duel(
        p1=side(front=[singularity, "Ann 1/1 h3, +2 w1", "Bob 2/2, stunned"], back="Cid 3/3", deck=9),
        p2=side(front="Foe 9/9", hand=[*hand], deck=9),
    )
    table.p1.ends_turn(on=[*chosen, "stop"])
    return table


@rule("2P-CRD-06")
def test_pocket_dimension_takes_friends_out_of_the_game_and_brings_them_back_with_their_counters():
    table = pocket("Ann", "Cid")
    assert table.p1["Ann"].zone == "removed from the game"
    assert table.p1["Cid"].zone == "removed from the game"
    table.p2.ends_turn()
    table.p1.answers("Resolve first: Ann: put Ann into play", "front", "back")
    assert table.p1["Ann"].row == "front"
    assert (table.p1["Ann"].plus, table.p1["Ann"].wounds) == (2, 1)
    assert table.p1["Cid"].row == "back"
    assert table.happened("appeared", "Ann") == 1


def test_face_down_characters_stay_and_so_may_everybody():
    table = pocket()
    assert table.p1["Ann"].in_play
    assert table.p1["Bob"].in_play


@rule("2P-CRD-06")
def test_they_come_back_as_singularity_leaves_play():
    table = pocket("Ann", hand=[ERASE])
    table.p2.goes_to("main")
    table.p2.plays("Erase")
    table.p1.answers("front")
    assert table.p1["Ann"].row == "front"
    assert table.p1["Ann"].plus == 2
    table.p2.ends_turn()
    assert table.p1.front == ["Bob", "Ann"]
