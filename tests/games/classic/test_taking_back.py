"""What a player has begun can be taken back as long as nothing hidden was shown: as if it had not been."""

import pytest

from versus.games.classic.words import ADD_ATTACKER, MOVE, PROPOSE
from versus.testing.classic import Refused, duel, side
from versus.testing.taking_back import is_as_before


def test_a_proposal_is_taken_back_before_anybody_is_chosen():
    table = duel(p1=side(front=["Liz 5/4 c3 B.P.R.D.", "Abe 3/3 c2 B.P.R.D."]), p2=side(front="Ilsa 4/5 c3"))
    before = table.contest.fork()
    table.p1.take(PROPOSE, "Liz")
    table.p1.take(ADD_ATTACKER, "Abe")
    table.p1.takes_back()
    assert is_as_before(table.contest, before)
    assert not table.happened("proposed")


def test_a_proposal_taken_back_after_all_have_passed_gives_nobody_priority_again():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Ilsa 4/5 c3"))
    table.passes()
    before = table.contest.fork()
    table.p1.take(PROPOSE, "Liz")
    table.p1.takes_back()
    assert is_as_before(table.contest, before)
    table.p1.goes_on()
    assert table.whose == 2


def test_a_proposal_taken_back_leaves_the_pass_of_the_opponent_a_pass():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Abe 1/1", resources="Home location c0"))
    table.p1.passes()
    table.p2.flips("Home")
    table.p2.passes()
    table.p1.take(PROPOSE, "Liz")
    table.p1.takes_back()
    table.p1.passes()
    assert table.p1.offered("go on"), "all have passed in succession"


def test_after_an_attack_there_is_priority_again():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Ilsa 4/9 c3"))
    table.passes()
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1.has_priority


def test_what_is_proposed_stands():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Ilsa 4/5 c3"))
    table.p1.proposes("Liz", "Ilsa")
    with pytest.raises(Refused):
        table.p1.takes_back()


def test_a_move_is_taken_back_before_its_place_is_chosen_and_may_be_made_later():
    table = duel(p1=side(front=["Liz 5/4 c3", "Abe 3/3 c2"]), at="formation")
    before = table.contest.fork()
    table.p1.take(MOVE, "Liz")
    table.p1.takes_back()
    assert is_as_before(table.contest, before)
    table.p1.moves("Liz", "support", 1)
    assert table.p1["Liz"].row == "support"
