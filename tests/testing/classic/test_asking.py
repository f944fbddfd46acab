"""What could be done and chosen is asked without doing it, and what fails is told in words."""

import pytest

from versus.games.classic.language.vocabulary import draw, opposing, plot_twist, stun, target
from versus.kernel.save import digest
from versus.testing.classic import Refused, duel, side

SHOVE = plot_twist("T-SHOVE", "Shove", threshold=0, effects=[stun(target(opposing))])
TALE = plot_twist("T-TALE", "Tale", threshold=0, effects=[draw()])


def crowd(**more):
    return duel(p1=side(front="Liz 5/4", **more), p2=side(front=["Ilsa 4/5", "Kroenen 3/3"]))


# Who could be chosen


def test_what_a_plot_twist_could_target_is_asked_without_playing_it():
    table = crowd(hand=[SHOVE])
    before = digest(table.contest)
    assert table.p1.could_choose("play", "Shove") == ["Ilsa", "Kroenen"]
    assert digest(table.contest) == before
    assert table.p1.hand == ["Shove"]


def test_who_is_the_only_one_could_be_chosen_too():
    table = duel(p1=side(hand=[SHOVE], front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    assert table.p1.could_choose("play", "Shove") == ["Ilsa"]


def test_nothing_could_be_chosen_where_nothing_is():
    assert crowd(hand=[TALE]).p1.could_choose("play", "Tale") == []


def test_whom_characters_could_attack():
    mine = side(front=["Liz 5/4 B.P.R.D.", "Abe 3/3 B.P.R.D."])
    table = duel(p1=mine, p2=side(front="Ilsa 4/5", support="Kroenen 3/3"))
    assert table.p1.could_choose("propose", "Liz") == ["Ilsa"]
    assert table.p1.could_choose("propose", ["Liz", "Abe"]) == ["Ilsa"]
    assert not table.proposed


def test_an_undefended_player_could_be_attacked():
    assert duel(p1=side(front="Liz 5/4")).p1.could_choose("propose", "Liz") == ["Attack Player 2 directly"]


def test_where_a_character_could_move():
    table = duel(p1=side(front="Liz 5/4, @1"), at="formation")
    assert "Support row, column 1" in table.p1.could_choose("move", "Liz")
    assert table.p1["Liz"].place == ("front", 1)


def test_what_is_not_allowed_cannot_be_asked_about():
    with pytest.raises(Refused) as refused:
        duel(p1=side(front="Liz 5/4, exhausted"), p2=side(front="Ilsa 4/5")).p1.could_choose("propose", "Liz")
    assert refused.value.rule is not None


def test_anything_is_tried_on_a_copy_of_the_table():
    table = crowd()
    before = digest(table.contest)
    thought = table.imagined()
    thought.p1.attacks("Liz", "Ilsa")
    thought.passes()
    assert thought.p2["Ilsa"].stunned
    assert not table.p2["Ilsa"].stunned
    assert digest(table.contest) == before


# What fails


def test_a_failing_answer_says_who_is_asked_what_and_what_could_be_answered():
    table = crowd(hand=[SHOVE])
    with pytest.raises(Refused) as refused:
        table.p1.plays("Shove", on="Liz")
    said = str(refused.value)
    assert 'nobody was asked for "Liz": p1 is asked "Choose a target for Shove."' in said
    assert 'could answer "Ilsa" or "Kroenen"' in said
    assert "Option" not in said
    table.p1.chooses("Ilsa")


def test_a_refused_action_says_why_and_what_else_there_is():
    table = duel(p1=side(front="Liz 5/4, exhausted", hand=[TALE]), p2=side(front="Ilsa 4/5"))
    with pytest.raises(Refused) as refused:
        table.p1.attacks("Liz", "Ilsa")
    said = str(refused.value)
    assert said.startswith('p1 cannot propose "Liz": ')
    assert 'Now p1 is asked "' in said
    assert '"Play Tale"' in said
    assert refused.value.rule is not None
    assert refused.value.rule in said


def test_who_is_not_asked_hears_who_is():
    with pytest.raises(Refused, match=r'^p2 is not asked now; p1 is asked "'):
        duel().p2.passes()


def test_a_verb_or_an_event_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(AssertionError, match='"punch" is no verb; there are pass, go on, build'):
        duel().p1.may("punch", "Ann")
    with pytest.raises(AssertionError, match='"slept" is no event; there are '):
        duel().happened("slept")


# How cards lie


def test_only_a_card_in_play_lies_face_up_or_face_down():
    laid = {"front": ["Ann 1/1", "Bob 1/1, stunned"], "resources": ["Eve 1/1", "Home location c2, flipped"]}
    table = duel(p1=side(**laid, hand="Cat 1/1", ko="Dan 1/1"))
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Home")
    assert [name for name in names if table.p1[name].face_up] == ["Ann", "Home"]
    assert [name for name in names if table.p1[name].face_down] == ["Eve"]
