"""This and That (HOX-057)."""

from versus.cards.tpcg.house_of_x.oddities import this_and_that
from versus.testing.tpcg import duel, side

X_MAN = "Ann 2/2 h2 X-Men"


def test_this_and_that_counts_up_here_and_down_there():
    table = duel(p1=side(front=X_MAN, hand=[this_and_that]), p2=side(front=["Bob 2/3 h2", "Cat 1/1"]))
    table.p1.attacks("Ann", "Bob")
    table.p1.plays("This and That")
    assert table.p1["Ann"].stats == (3, 3)
    assert table.p2["Bob"].stats == (1, 2)
    assert table.p2["Cat"].stats == (1, 1)
    table.passes()


def test_this_and_that_stuns_a_defender_whose_def_it_takes():
    table = duel(p1=side(front=X_MAN, hand=[this_and_that]), p2=side(front="Bob 2/1 h2"))
    table.p1.attacks("Ann", "Bob")
    table.p1.plays("This and That")
    assert table.p2["Bob"].stunned
    assert not table.in_combat


def test_this_and_that_is_played_on_any_turn():
    table = duel(p1=side(front="Bob 2/3 h2"), p2=side(front=X_MAN, hand=[this_and_that]))
    assert table.p2.why_not("play", "This and That") == "2P-TRN-24"
    table.p1.attacks("Bob", "Ann")
    table.p1.passes()
    table.p2.plays("This and That")
    assert (table.p1["Bob"].stats, table.p2["Ann"].stats) == ((1, 2), (3, 3))
    table.passes()


def test_this_and_that_needs_a_face_up_x_man_and_a_combat():
    table = duel(p1=side(front="Bob 4/9 Brotherhood", hand=[this_and_that]), p2=side(front="Foe 1/9"))
    assert table.p1.why_not("play", "This and That") == "2P-PLT-05"
    table.p1.attacks("Bob", "Foe")
    assert table.p1.why_not("play", "This and That") == "2P-PLT-09"
    table.passes()
