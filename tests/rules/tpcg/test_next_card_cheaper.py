"""What makes only the next card of a kind cheaper is used up by it (2P-BLD-15)."""

from versus.games.tpcg.language.vocabulary import (
    character,
    everywhere,
    fits,
    owned_by_you,
    paying_less,
    super_power,
    supporting,
    team,
)
from versus.games.tpcg.words import BUILD
from versus.kernel.modifiers import THIS_TURN
from versus.testing.tpcg import duel, rule, side

NEXT = everywhere(fits(team("X-Men"), character, owned_by_you), paying_less(2, once=True), THIS_TURN)
CALL = super_power("Call", BUILD, 0, NEXT)
RECRUITER = supporting("T-1", "Recruiter", cost=1, atk=1, defense=1, powers=[CALL])


def at_the_step(points, *hand):
    table = duel(p1=side(front=RECRUITER, hand=list(hand)), at="recruit", recruit_points=points)
    table.p1.uses("Recruiter", "Call")
    return table


@rule("2P-BLD-15")
def test_the_next_such_card_is_cheaper_and_the_one_after_it_is_not():
    table = at_the_step(2, "Ann 1/1 c3 X-Men", "Bob 1/1 c2 X-Men")
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 1
    assert table.p1.why_not("recruit", "Bob") == "2P-BLD-08"


@rule("2P-BLD-15")
def test_a_card_that_does_not_fit_pays_in_full_and_uses_nothing_up():
    table = at_the_step(3, "Ann 1/1 c3 X-Men", "Zed 1/1 c2")
    table.p1.recruits("Zed")
    assert table.p1.recruit_points == 1
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 0


@rule("2P-BLD-15")
def test_no_price_is_below_nothing_and_the_saving_ends_with_the_turn():
    table = at_the_step(1, "Ann 1/1 c1 X-Men")
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 1
    table = at_the_step(0, "Ann 1/1 c4 X-Men")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.may("recruit", "Ann")


@rule("2P-BLD-15")
def test_what_an_enemy_recruits_is_none_of_it():
    table = at_the_step(0, "Ann 1/1 c4 X-Men")
    assert "until one of them is played" in table.battle.view(0).lasting[0].words
