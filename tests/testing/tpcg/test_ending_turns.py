"""A turn is ended in one sentence; what is asked on the way is named, or the table says what stands."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    discard,
    enemy,
    front_row,
    may,
    one,
    plus_counters,
    stun,
    supporting,
    this,
)
from versus.testing.tpcg import Refused, duel, side


def at_end(name, *effects):
    return supporting(f"T-{name}", name, cost=1, atk=1, defense=1, powers=[at_end_of_your_turn(*effects)])


GROWER = at_end("Grower", may(plus_counters(this)))
HUNTER = at_end("Hunter", stun(one(enemy, front_row)))
LOSER = at_end("Loser", discard())


def test_a_turn_without_questions_just_ends():
    table = duel(p1=side(front="Daken 3/3"))
    table.p1.ends_turn()
    assert table.active is table.p2


@pytest.mark.parametrize(("said", "plus"), [("yes", 1), ("no", 0)])
def test_a_may_at_the_end_of_the_turn_is_answered_by_name(said, plus):
    table = duel(p1=side(front=GROWER))
    table.p1.ends_turn(on=said)
    assert table.active is table.p2
    assert table.p1["Grower"].plus == plus


def test_a_choice_at_the_end_of_the_turn_is_answered_by_name():
    table = duel(p1=side(front=HUNTER), p2=side(front=["Blob 1/3", "Toad 1/1"]))
    table.p1.ends_turn(on="Toad")
    assert table.p2.main.battle.turn == 4
    assert table.happened("stunned", "Toad") == 1


def test_a_forced_choice_at_the_end_of_the_turn_may_be_named():
    table = duel(p1=side(front=HUNTER), p2=side(front="Blob 1/3"))
    table.p1.ends_turn(on="Blob")
    assert table.happened("stunned", "Blob") == 1


def test_a_discard_at_the_end_of_the_turn_is_answered_by_name():
    table = duel(p1=side(front=LOSER, hand=["Ann 1/1", "Bob 1/1"]))
    table.p1.ends_turn(on="Bob")
    assert table.p1.hand == ["Ann"]


def test_the_order_of_two_powers_is_named_before_what_they_ask():
    table = duel(p1=side(front=[GROWER, LOSER], hand=["Ann 1/1", "Bob 1/1"]))
    table.p1.ends_turn(on=["Loser", "Bob", "yes"])
    assert table.moments("discarded", "Bob")[0] < table.moments("counters put", "Grower")[0]


def test_an_unanswered_question_is_told_with_the_way_to_answer_it():
    table = duel(p1=side(front=HUNTER), p2=side(front=["Blob 1/3", "Toad 1/1"]))
    with pytest.raises(Refused) as refused:
        table.p1.ends_turn()
    said = str(refused.value)
    assert said.startswith('the turn cannot end yet: p1 is asked "Hunter: Stun an enemy character')
    assert 'could answer "Blob" or "Toad"' in said
    assert 'name the answer: on="Blob"' in said
    table.p1.chooses("Blob")
    assert table.active is table.p2


def test_a_name_that_no_question_asks_for_is_refused():
    table = duel(p1=side(front="Daken 3/3"))
    with pytest.raises(Refused, match='nobody was asked for "Blob"'):
        table.p1.ends_turn(on="Blob")


def test_a_wrong_name_does_not_answer_a_question():
    table = duel(p1=side(front=HUNTER), p2=side(front=["Blob 1/3", "Toad 1/1"], back="Sage 1/1"))
    with pytest.raises(Refused, match=r'the turn cannot end yet: .* could answer "Blob" or "Toad"'):
        table.p1.ends_turn(on="Sage")
    table.p1.chooses("Blob")


def test_nobody_ends_the_turn_of_another():
    with pytest.raises(Refused, match="it is not the turn of p2"):
        duel().p2.ends_turn()


def test_the_way_to_a_later_step_is_named_as_well():
    table = duel(at="resource", p1=side(hand=2))
    table.p1.goes_to("main")
    assert table.at == "main"


def test_a_combat_under_way_is_no_end_of_a_turn():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    with pytest.raises(Refused, match=r'the turn cannot end yet: .*"Daken attacks Blob\. Act or pass\."'):
        table.p1.ends_turn()
    table.passes()
