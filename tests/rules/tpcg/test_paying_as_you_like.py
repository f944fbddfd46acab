"""Recruit points that are paid as one likes, and what is asked of their number."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    character,
    do,
    draw,
    it,
    main_character,
    pay_as_you_like,
    put_into_play,
    search,
    super_power,
    the_number_taken,
    with_at_most,
)
from versus.games.tpcg.words import BUILD, COST
from versus.testing.tpcg import Refused, duel, rule, side

BANKER = main_character(
    "T-1", "Banker", atk=1, defense=9,
    powers=[super_power("Invest", BUILD, (), do(pay_as_you_like, draw(the_number_taken)))],
)  # fmt: skip


@rule("2P-BLD-25")
@pytest.mark.parametrize("points", [0, 1, 3])
def test_as_many_points_are_paid_as_its_player_says(points):
    table = duel(p1=side(main=BANKER, deck=9), at="recruit", recruit_points=3)
    table.p1.uses("Banker", "Invest")
    table.p1.chooses_number(points)
    assert table.p1.recruit_points == 3 - points
    assert len(table.p1.hand) == points


def test_nobody_pays_more_than_there_are():
    table = duel(p1=side(main=BANKER, deck=9), at="recruit", recruit_points=3)
    table.p1.uses("Banker", "Invest")
    with pytest.raises(Refused):
        table.p1.chooses_number(4)
    table.p1.chooses_number(0)


def test_however_many_there_are_the_question_has_an_end():
    table = duel(p1=side(main=BANKER, deck=9), at="recruit", recruit_points=1_000_000)
    table.p1.uses("Banker", "Invest")
    table.p1.chooses_number(1000)
    assert table.p1.recruit_points == 999_000


@rule("2P-BLD-11")
def test_outside_of_the_recruit_step_there_is_nothing_to_pay():
    table = duel(p1=side(main=BANKER, deck=9, resources=3), at="formation")
    table.p1.uses("Banker", "Invest")
    assert table.p1.hand == []


def test_the_number_is_a_bound_for_a_search():
    broker = main_character(
        "T-2", "Broker", atk=1, defense=9,
        powers=[super_power("Hire", BUILD, (), pay_as_you_like, search(
            character, with_at_most(COST, the_number_taken), then=put_into_play(it, yours=True),
        ))],
    )  # fmt: skip
    deck = ["Two 1/1 c2", "Three 1/1 c3", "Nil 1/1 c0"]
    table = duel(p1=side(main=broker, deck=deck), at="recruit", recruit_points=4)
    table.p1.uses("Broker", "Hire")
    table.p1.chooses_number(2)
    assert sorted(table.p1.choices) == ["Nil", "Two"]
    table.p1.answers("Two", "front")
    assert table.p1.front == ["Two"]
    assert table.p1.recruit_points == 2
