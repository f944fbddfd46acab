"""What a player has begun can be taken back as long as nothing hidden was shown: as if it had not been."""

import pytest

from versus.games.classic.language.costs import PayByKOing, PayEndurance
from versus.games.classic.language.filters import Yours
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import RecruitCost
from versus.games.classic.words import ADD_ATTACKER, MOVE, PROPOSE, RECRUIT_STEP
from versus.kernel.choosing import Choice
from versus.kernel.effects import Number
from versus.testing.classic import Refused, duel, powered, side
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


# Recruits

OTHER_WAY = powered("Abe 5/5 c3", recruiting=(RecruitCost((PayEndurance(Number(1)),), instead=True),))
BEGUN_RECRUITS = {
    "its boost": side(hand="Abe 5/5 c2 boost1", resources=3),
    "the way to pay": side(hand=[OTHER_WAY], resources=3),
    "a card to reveal": side(hand=["Abe 5/5 c2 reveal X-Men", "Logan 1/1 X-Men"], resources=3),
    "a stand-in": side(hand="Liz 5/4", resources=["Abe 5/5 c2 reservist", "Roger 3/3"]),
}


@pytest.mark.parametrize("chosen", BEGUN_RECRUITS)
def test_a_recruit_is_taken_back_while_something_is_chosen_for_it(chosen):
    table = duel(p1=BEGUN_RECRUITS[chosen], at="recruit")
    before, seen, told = table.contest.fork(), table.contest.view(1), list(table.log)
    table.p1.recruits("Abe")
    table.p1.takes_back()
    assert is_as_before(table.contest, before)
    assert table.log == told
    assert table.contest.view(1) == seen


def test_until_the_last_choice_a_recruit_shows_nothing_and_is_taken_back_as_a_whole():
    spy = "Spy 3/3 c1 reservist boost1 reveal X-Men"
    table = duel(p1=side(hand="Logan 1/1 c9 X-Men", resources=[spy, "Roger 3/3"]), at="recruit")
    before, told = table.contest.fork(), list(table.log)
    table.p1.recruits("Spy")
    table.p1.chooses("Logan")
    table.p1.says_yes()
    assert table.p1.choices == ["Logan"]
    assert table.log == told
    table.p1.takes_back()
    assert is_as_before(table.contest, before)
    assert table.p1.points == 2


def after_a_pass_of_the_opponent():
    table = duel(
        p1=side(hand="Abe 5/5 c2 boost1", resources=3),
        p2=side(front="Ilsa 1/1", resources="Home location c0"),
        at="recruit",
    )
    table.p1.passes()
    table.p2.flips("Home")
    table.p2.passes()
    table.p1.recruits("Abe")
    return table


def test_a_recruit_taken_back_leaves_the_pass_of_the_opponent_a_pass():
    table = after_a_pass_of_the_opponent()
    table.p1.takes_back()
    table.p1.passes()
    assert table.contest.step != RECRUIT_STEP, "all have passed in succession"


def test_to_a_recruit_that_was_chosen_to_its_end_the_opponent_may_respond_though_having_passed():
    table = after_a_pass_of_the_opponent()
    table.p1.says_no()
    table.p1.passes()
    assert table.p2.has_priority
    assert table.chain == ["Abe"]
    table.p2.passes()
    table.p1.places("front")


def test_once_it_is_shown_a_recruit_stands():
    dear = powered("Abe 5/5 c2 boost1", recruiting=(RecruitCost((PayByKOing(Choice(Characters(Yours()))),)),))
    table = duel(p1=side(hand=[dear], resources=3, front=["Liz 5/4", "Roger 3/3"]), at="recruit")
    table.p1.recruits("Abe")
    table.p1.says_no()
    assert table.chain == ["Abe"]
    assert table.p1.choices == ["Liz", "Roger"]
    with pytest.raises(Refused):
        table.p1.takes_back()
    table.p1.chooses("Liz")
    with pytest.raises(Refused):
        table.p1.takes_back()
