"""What could be done and chosen is asked without doing it, and what fails is told in words."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    do,
    draw,
    enemy,
    front_row,
    may,
    one,
    plot_twist,
    plus_counters,
    stun,
    super_power,
    supporting,
    yours,
)
from versus.games.tpcg.words import ENERGY, MAIN
from versus.kernel.save import digest
from versus.testing.tpcg import Refused, duel, side

SHOVE = plot_twist("T-SHOVE", "Shove", MAIN, stun(one(enemy, front_row)))
TWICE = plot_twist("T-TWICE", "Twice", MAIN, do(stun(one(enemy, front_row)), plus_counters(one(yours))))
TALE = plot_twist("T-TALE", "Tale", MAIN, draw())
OFFER = plot_twist("T-OFFER", "Offer", MAIN, may(draw()))
PYRO = supporting(
    "T-PYRO",
    "Pyro",
    cost=1,
    atk=1,
    defense=1,
    powers=[super_power("Burn", MAIN, ENERGY, stun(one(enemy, front_row)))],
)


def crowd(**more):
    return duel(p1=side(front="Daken 3/3", **more), p2=side(front=["Blob 1/3", "Toad 1/1"], back="Sage 1/1"))


# Who could be chosen


def test_whom_a_plot_twist_could_be_played_on_is_asked_without_playing_it():
    table = crowd(hand=SHOVE)
    before = digest(table.battle)
    assert table.p1.could_choose("play", "Shove") == ["Blob", "Toad"]
    assert digest(table.battle) == before
    assert table.p1.hand == ["Shove"]


def test_a_later_choice_is_asked_after_those_that_are_named():
    assert crowd(hand=TWICE).p1.could_choose("play", "Twice", on="Blob") == ["Daken", "Leader 1"]


def test_who_is_the_only_one_could_be_chosen_too():
    table = duel(p1=side(hand=SHOVE), p2=side(front="Blob 1/3", back="Sage 1/1"))
    assert table.p1.could_choose("play", "Shove") == ["Blob"]


def test_nobody_could_be_chosen_where_nothing_is():
    assert duel(p1=side(hand=TALE)).p1.could_choose("play", "Tale") == []


def test_what_is_no_card_could_be_chosen_by_its_words():
    assert duel(p1=side(hand=OFFER)).p1.could_choose("play", "Offer") == ["Yes", "No"]


def test_whom_a_power_could_be_used_on_is_asked_after_its_price():
    table = duel(
        p1=side(front=PYRO, hand="Laboratory", resources="Laboratory"),
        p2=side(front=["Blob 1/3", "Toad 1/1"]),
    )
    assert table.p1.could_choose("use", "Pyro", power="Burn") == ["Blob", "Toad"]
    assert table.p1["Laboratory in the resource row"].face_up


def test_whom_characters_could_attack():
    table = duel(
        p1=side(front=["Ann 3/3 F X-Men", "Bob 3/3 X-Men"]), p2=side(front="Blob 1/3", back="Sage 1/1")
    )
    assert table.p1.could_choose("attack", "Ann") == ["Blob", "Leader 2", "Sage"]
    assert table.p1.could_choose("attack", ["Ann", "Bob"]) == ["Blob"]
    assert table.p1["Ann"].ready


def test_what_is_not_allowed_cannot_be_asked_about():
    with pytest.raises(Refused) as refused:
        duel(p1=side(front=PYRO)).p1.could_choose("use", "Pyro", power="Burn")
    assert refused.value.rule == "2P-PWR-17"


def test_anything_is_tried_on_a_copy_of_the_table():
    table = crowd()
    before = digest(table.battle)
    thought = table.imagined()
    thought.p1.attacks("Daken", "Blob")
    thought.passes()
    assert thought.p2["Blob"].stunned
    assert not table.p2["Blob"].stunned
    assert digest(table.battle) == before


# What fails


def test_a_failing_answer_says_who_is_asked_what_and_what_could_be_answered():
    table = crowd(hand=SHOVE)
    with pytest.raises(Refused) as refused:
        table.p1.plays("Shove", on="Sage")
    said = str(refused.value)
    assert 'nobody was asked for "Sage"' in said
    assert 'p1 is asked "Shove: Stun an enemy character in the front row. Choose one."' in said
    assert 'could answer "Blob" or "Toad"' in said
    assert "Option" not in said
    table.p1.chooses("Blob")


def test_a_refused_action_says_why_and_what_else_there_is():
    table = duel(p1=side(front="Daken 3/3, exhausted", hand=TALE), p2=side(front="Blob 1/3"))
    with pytest.raises(Refused) as refused:
        table.p1.attacks("Daken", "Blob")
    said = str(refused.value)
    assert said.startswith('p1 cannot attack "Daken": It is exhausted. Now p1 is asked "Main Phase:')
    assert '"Play Tale" or "End the turn"' in said
    assert refused.value.rule == "2P-CMB-02"


def test_a_verb_at_the_wrong_moment_is_named_in_words():
    with pytest.raises(Refused, match=r'^p1 cannot choose row; p1 is asked "Main Phase'):
        duel().p1.chooses_row("front")


def test_who_is_not_asked_hears_who_is():
    with pytest.raises(Refused, match=r'^p2 is not asked now; p1 is asked "Main Phase'):
        duel().p2.passes()


def test_a_test_that_ends_inside_an_effect_is_told_where():
    table = crowd(hand=SHOVE)
    table.p1.plays("Shove")
    with pytest.raises(AssertionError, match='ends inside an effect: p1 is asked "Shove: Stun an enemy'):
        table.finish()


def test_a_verb_or_an_event_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(AssertionError, match='"punch" is no verb; there are pass, go on, place face up'):
        duel().p1.may("punch", "Ann")
    with pytest.raises(AssertionError, match='"slept" is no event; there are '):
        duel().happened("slept")


# How cards lie


def test_only_a_card_in_play_lies_face_up():
    rows = {"front": ["Ann 1/1", "Bob 1/1, stunned"], "resources": "Academy"}
    table = duel(p1=side(**rows, hand="Cat 1/1", ko="Dan 1/1"))
    up = [name for name in ("Ann", "Bob", "Cat", "Dan", "Academy") if table.p1[name].face_up]
    assert up == ["Ann", "Academy"]
