"""What a card was given works like what is printed on it, and gives it nothing else."""

import pytest

from versus.games.classic.language.changes import Gets, Has
from versus.games.classic.language.vocabulary import (
    character,
    continuous,
    cosmic,
    fits,
    gain,
    gets,
    has_power,
    location,
    opposing,
    other,
    put_counters,
    recover,
    stun,
    this,
    when,
    when_stunned,
    yours,
)
from versus.games.classic.table.stats import is_boosted
from versus.games.classic.words import EVASION, PLUS_ONE, RECOVERED
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.testing.classic import duel, lying, powered, rule, side


@rule("CL-KEY-22", "CL-PWR-02")
def test_a_keyword_that_was_given_is_used_like_a_printed_one():
    table = duel(p1=side(front=["Liz 5/4 c3", "Abe 3/3 c2"]))
    table.gives(Has(EVASION), "Abe", until=THIS_TURN)
    table.p1.uses("Abe")
    assert table.p1["Abe"].stunned
    table.passes()
    assert table.p1.why_not("use", "Liz") == "CL-PWR-01"


@rule("CL-REC-18")
def test_a_card_that_was_given_something_else_has_no_boost():
    table = duel(p1=side(front="Hellboy 5/5 c2 boost1"))
    table.gives(Gets(Number(1), Number(1)), "Hellboy", until=THIS_TURN)
    assert table.p1["Hellboy"].atk == 6
    assert not is_boosted(table.contest, table.p1["Hellboy"].id)


LESSON = continuous(fits(yours, other), has_power(when(RECOVERED, None, gain(1))))


def teacher():
    """A character that gives every other one of its player a power."""
    return character("TEACHER", "Teacher", "", "", cost=1, atk=1, defense=1, powers=[LESSON])


@rule("CL-PWR-11", "CL-STN-06")
def test_a_power_that_a_continuous_power_gives_sleeps_with_whoever_has_it():
    mine = side(front=[teacher(), "Awake 1/1", "Asleep 1/1, stunned", "Alert 1/1"])
    table = duel(p1=mine, p2=side(front="Foe 1/1, stunned"))
    table.resolves(recover(Chosen(0)), "Foe")
    assert table.p1.choices == ["Awake", "Alert"], "two of three have it now"
    table.p1.chooses("Alert")
    table.passes()
    table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (52, 50)


@rule("CL-PWR-11", "CL-PWR-12")
def test_a_power_is_given_only_while_its_giver_is_active():
    table = duel(p1=side(front=[teacher(), "Pupil 1/1"]), p2=side(front="Foe 1/1, stunned"))
    table.resolves(stun(Chosen(0)), "Teacher")
    table.resolves(recover(Chosen(0)), "Foe")
    table.passes()
    assert table.p1.endurance == 49, "what the stun cost, and no more"


@rule("CL-PWR-11", "CL-KEY-11")
@pytest.mark.parametrize(("words", "endurance"), [("Sage 1/1 cosmic", 50), ("Sage 1/1 cosmic, cosmic", 51)])
def test_a_power_of_the_cosmic_text_is_given_only_with_the_counter(words, endurance):
    advice = continuous(opposing, gets(atk=1), has_power(when(RECOVERED, None, gain(2))))
    sage = powered(words, auras=(cosmic(LESSON), advice))
    table = duel(p1=side(front=[sage, "Pupil 1/1"]), p2=side(front="Foe 1/1, stunned"))
    table.resolves(recover(Chosen(0)), "Foe")
    while table.chain:
        table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (endurance, 52), "what else it gives needs none"


@rule("CL-PWR-11")
def test_a_power_given_to_whoever_is_stunned_is_its_own():
    """ "This" in it is the card that has it, and its controller plays it."""
    lesson = has_power(when_stunned(put_counters(PLUS_ONE, this), gain(2)))
    banner = location("BANNER", "Banner", threshold=1, powers=[continuous(opposing, lesson)])
    table = duel(
        p1=side(resources=[lying(banner, "flipped")], front="Own 1/1 c1"), p2=side(front="Foe 1/1 c1")
    )
    table.resolves(stun(Chosen(0)), "Foe")
    table.passes()
    assert table.p2.endurance == 50 - 1 + 2
    table.resolves(stun(Chosen(0)), "Own")
    table.passes()
    assert table.p1.endurance == 50 - 1
