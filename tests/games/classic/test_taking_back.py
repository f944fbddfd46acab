"""What a player has begun can be taken back as long as nothing hidden was shown: as if it had not been."""

import pytest

from tests.games.taking_back import same_but_for_the_count
from versus.games.classic.words import ADD_ATTACKER, MOVE, PROPOSE
from versus.testing.classic import Refused, duel, side


def test_a_proposal_is_taken_back_before_anybody_is_chosen():
    table = duel(p1=side(front=["Liz 5/4 c3 B.P.R.D.", "Abe 3/3 c2 B.P.R.D."]), p2=side(front="Ilsa 4/5 c3"))
    before = table.contest.fork()
    table.p1.take(PROPOSE, "Liz")
    table.p1.take(ADD_ATTACKER, "Abe")
    table.p1.takes_back()
    assert same_but_for_the_count(table.contest, before)
    assert not table.happened("proposed")


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
    assert same_but_for_the_count(table.contest, before)
    table.p1.moves("Liz", "support", 1)
    assert table.p1["Liz"].row == "support"
