"""A turn goes by in one sentence; what is asked on the way is named, or the table says what stands."""

import pytest

from versus.games.classic.language.vocabulary import (
    a_card_in_hand,
    at_start_of,
    character,
    discard,
    opposing,
    stun,
    target,
)
from versus.games.classic.words import RECOVERY_PHASE
from versus.testing.classic import Refused, duel, side


def at_recovery(name, *effects):
    power = at_start_of(RECOVERY_PHASE, *effects)
    return character(f"T-{name}", name, "", "", cost=1, atk=1, defense=1, powers=[power])


HUNTER = at_recovery("Hunter", stun(target(opposing)))
LOSER = at_recovery("Loser", discard(a_card_in_hand()))


def test_a_turn_without_questions_just_ends():
    table = duel(p1=side(front="Liz 5/4"))
    table.next_turn()
    assert table.turn == 4


def test_whom_to_recover_is_named():
    table = duel(p1=side(front=["Liz 5/4, stunned", "Abe 3/3, stunned"]), p2=side(front="Ilsa 4/5, stunned"))
    table.next_turn(on=["Abe", "Ilsa"])
    assert table.p1.characters == ["Abe"]
    assert table.p2.characters == ["Ilsa"]


def test_nobody_recovers_unless_named():
    table = duel(p1=side(front="Liz 5/4, stunned"))
    table.next_turn()
    assert table.p1.ko_pile == ["Liz"]


def test_a_target_at_the_end_of_the_turn_is_named():
    table = duel(p1=side(front=[HUNTER]), p2=side(front=["Ilsa 4/5", "Kroenen 3/3"]))
    table.next_turn(on=["Kroenen", "Kroenen"])
    assert table.happened("stunned", "Kroenen") == 1
    assert table.p2.characters == ["Ilsa", "Kroenen"]


def test_a_forced_target_at_the_end_of_the_turn_may_be_named():
    table = duel(p1=side(front=[HUNTER]), p2=side(front="Ilsa 4/5"))
    table.goes_to("recovery", on="Ilsa")
    table.passes()
    assert table.p2["Ilsa"].stunned


def test_a_discard_at_the_end_of_the_turn_is_named():
    table = duel(p1=side(front=[LOSER], hand=["Ann 1/1", "Bob 1/1"]))
    table.next_turn(on="Bob")
    assert table.p1.hand == ["Ann"]


def test_an_unanswered_question_is_told_with_the_way_to_answer_it():
    table = duel(p1=side(front=[HUNTER]), p2=side(front=["Ilsa 4/5", "Kroenen 3/3"]))
    with pytest.raises(Refused) as refused:
        table.next_turn()
    said = str(refused.value)
    assert said.startswith('the turn cannot end yet: p1 is asked "Choose a target for Hunter."')
    assert 'could answer "Ilsa" or "Kroenen"' in said
    assert 'name the answer: on="Ilsa"' in said
    table.p1.chooses("Ilsa")


def test_a_name_that_no_question_asks_for_is_refused():
    with pytest.raises(Refused, match='nobody was asked for "Ilsa"'):
        duel(p1=side(front="Liz 5/4")).next_turn(on="Ilsa")


def test_the_way_to_a_later_step_can_need_an_answer_too():
    table = duel(p1=side(front=[HUNTER]), p2=side(front=["Ilsa 4/5", "Kroenen 3/3"]))
    with pytest.raises(Refused, match="the draw cannot come yet"):
        table.goes_to("draw")
    table.p1.chooses("Ilsa")
