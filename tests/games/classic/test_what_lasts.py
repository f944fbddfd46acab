"""What lasts is told as it is given, and shown where it lasts, in the words of the change itself."""

import pytest

from versus.games.classic.language.vocabulary import (
    activate,
    at_start_of_your,
    character,
    draw,
    gain,
    gets,
    give,
    later,
    opposing,
    payment,
    target,
    when,
    yours,
)
from versus.games.classic.text import log_line
from versus.games.classic.words import RECRUIT_STEP, STUN
from versus.kernel.picture import lasting_words
from versus.testing.classic import duel, rule, side

NAMES = ("Ann", "Ben")
COACH = character(
    "T-COACH",
    "Coach",
    "",
    "B.P.R.D.",
    cost=2,
    atk=2,
    defense=2,
    powers=[payment(activate, give(target(), gets(atk=3, defense=1)))],
)


def test_a_bonus_names_its_source_and_how_long_it_lasts():
    table = duel(p1=side(front=[COACH, "Liz 5/4 c3"]), p2=side(front="Ilsa 4/5 c3"))
    table.p1.uses("Coach")
    table.p1.chooses("Liz")
    table.passes()
    lines = [log_line(table.contest, event, None, NAMES) for event in table.log if event.given is not None]
    assert lines == ["Liz gets +3 ATK / +1 DEF this turn (Ann's Coach)."]
    [liz] = [card for card in table.contest.view(1).sides[0]["front"] if card.name == "Liz"]
    assert [lasting_words(found, NAMES) for found in liz.lasting] == [
        "gets +3 ATK / +1 DEF this turn (Ann's Coach)"
    ]


def test_a_power_up_lasts_for_the_attack():
    table = duel(p1=side(front="Liz 5/4 c3", hand="Liz 5/4 c3"), p2=side(front="Ilsa 4/9 c3"))
    table.p1.attacks("Liz", "Ilsa")
    table.p1.powers_up("Liz")
    table.passes()
    given = [event.given for event in table.log if event.given is not None]
    assert len(given) == 1


def after(effect):
    """A table on which Ann's coach has done something to Ben's Ilsa."""
    coach = character(
        "T-COACH", "Coach", "", "B.P.R.D.", cost=2, atk=2, defense=2, powers=[payment(activate, effect)]
    )
    table = duel(p1=side(front=coach), p2=side(front="Ilsa 4/5 c3"))
    table.p1.uses("Coach")
    table.p1.chooses("Ilsa")
    table.passes()
    return table


def on_ilsa(table, seat, names):
    [ilsa] = [card for card in table.contest.view(seat).sides[1]["front"] if card.name == "Ilsa"]
    [lasting] = ilsa.lasting
    return lasting_words(lasting, names)


@pytest.mark.parametrize(
    ("power", "to_ann", "to_ben"),
    [
        (
            at_start_of_your(RECRUIT_STEP, draw()),
            "At the start of your recruit step, draw a card.",
            "At the start of Ann's recruit step, Ann draws a card.",
        ),
        (
            when(STUN, opposing, gain(2)),
            "Whenever a character an opponent controls becomes stunned, you gain 2 endurance.",
            "Whenever a character an opponent of Ann's controls becomes stunned, Ann gains 2 endurance.",
        ),
        (
            when(STUN, yours, gain(2)),
            "Whenever a character you control becomes stunned, you gain 2 endurance.",
            "Whenever a character Ann controls becomes stunned, Ann gains 2 endurance.",
        ),
    ],
)
def test_whose_step_and_whose_characters_are_told_to_each_reader_alike(power, to_ann, to_ben):
    table = after(later(power, target()))
    assert on_ilsa(table, 0, ("You", "Ben")) == f'has "{to_ann}" this turn (your Coach)'
    assert on_ilsa(table, 1, ("Ann", "You")) == f'has "{to_ben}" this turn (Ann\'s Coach)'
    [given] = [event for event in table.log if event.given is not None]
    assert to_ann in log_line(table.contest, given, 0, ("You", "Ben"))
    assert to_ben in log_line(table.contest, given, 1, ("Ann", "You"))
    assert "Player 1" in log_line(table.contest, given, None, ())


@rule("CL-CON-21")
def test_a_reinforcement_is_told_once_with_its_source_and_its_end():
    table = duel(
        p1=side(front="Liz 5/4 c3"),
        p2=side(front="Nazis 2/2 c1 Thule Society, @2", support="Kroenen 3/2 c2 Thule Society, @2"),
    )
    table.p1.attacks("Liz", "Nazis")
    table.p1.passes()
    table.p2.reinforces("Kroenen")
    table.passes()
    lines = [log_line(table.contest, event, None, NAMES) for event in table.log]
    told = [line for line in lines if line and "reinforce" in line.lower() and "Nazis" in line]
    assert told == ["Nazis has reinforcement this attack (Ben's Kroenen)."]


def test_that_a_boost_was_paid_is_no_change_to_tell_of():
    table = duel(p1=side(hand="Brute 1/1 c3 boost1", resources=5), at="recruit")
    table.p1.recruits("Brute")
    table.p1.says_yes()
    table.passes()
    table.p1.places("front")
    [given] = [event for event in table.log if event.given is not None]
    assert log_line(table.contest, given, None, NAMES) is None
    [brute] = table.contest.view(0).sides[0]["front"]
    assert brute.lasting == []
