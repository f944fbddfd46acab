"""A card set declares keywords of its own: cards have, gain, lose and ask for them, with all that they do."""

import pytest

from versus.games.classic.language.vocabulary import (
    additional_cost,
    cannot,
    character,
    continuous,
    draw,
    each,
    gain,
    gets,
    give,
    has,
    having,
    instead_of,
    it_is_you,
    keyword,
    lose,
    loses,
    opponents,
    payment,
    plot_twist,
    stun_this,
    this_card,
    when_stunned,
    yours,
)
from versus.games.classic.plug import CLASSIC
from versus.games.classic.text import card_text
from versus.games.classic.text.sheet import sheet
from versus.games.classic.words import DRAWS, FLIGHT, TO_ATTACK
from versus.kernel.codec import data_of
from versus.kernel.errors import BadCard
from versus.kernel.writing import reader_for
from versus.testing.classic import duel, side

GRATEFUL = keyword("Grateful", when_stunned(gain(4)))
STURDY = keyword("Sturdy", continuous(this_card, gets(defense=3)))
TIMID = keyword("Timid", continuous(this_card, cannot(TO_ATTACK)))
SPITEFUL = keyword("Spiteful", payment(stun_this, lose(5, opponents)))
STUBBORN = keyword("Stubborn", instead_of(DRAWS, None, gain(1), given=it_is_you), means="Draws become gains.")


def person(*keywords, name="Liz", powers=()):
    return character(name.upper(), name, "", "", cost=1, atk=2, defense=2, keywords=keywords, powers=powers)


def twist(name, change):
    return plot_twist(name.upper(), name, threshold=0, effects=[give(each(yours), change)])


# What is printed


def test_its_face_names_it_and_its_meaning_is_told():
    card = person(FLIGHT, GRATEFUL)
    assert card_text(card) == ["Flight, Grateful"]
    assert sheet(card).keywords == ["Flight", "Grateful"]
    meanings = CLASSIC.words.keywords()
    assert meanings["Grateful"] == "Whenever this character becomes stunned, you gain 4 endurance."
    assert meanings["Spiteful"] == "Stun this character → Each opponent loses 5 endurance."
    assert meanings["Stubborn"] == "Draws become gains."


def test_cards_that_give_take_and_ask_for_it_say_its_name():
    coach = person(powers=[continuous(having(STURDY), has(GRATEFUL), loses(FLIGHT))])
    assert card_text(coach) == ["Each character with Sturdy has Grateful and loses Flight."]


# What it does


@pytest.mark.parametrize(("keywords", "endurance"), [((GRATEFUL,), 53), ((), 49)])
def test_its_trigger_is_that_of_whoever_has_it(keywords, endurance):
    """The stun itself costs 1 endurance, the cost of Liz."""
    table = duel(p1=side(front=[person(*keywords, SPITEFUL)]))
    table.p1.uses("Liz")
    table.passes()
    assert table.p1.endurance == endurance


@pytest.mark.parametrize(
    ("keywords", "change", "endurance"), [((), has(GRATEFUL), 53), ((GRATEFUL,), loses(GRATEFUL), 49)]
)
def test_its_trigger_comes_and_goes_with_it(keywords, change, endurance):
    table = duel(p1=side(front=[person(*keywords, SPITEFUL)], hand=[twist("Change", change)]))
    table.p1.plays("Change")
    table.passes()
    table.p1.uses("Liz")
    table.passes()
    assert table.p1.endurance == endurance


def test_its_payment_power_comes_and_goes_with_it():
    table = duel(
        p1=side(front=[person()], hand=[twist("Spite", has(SPITEFUL)), twist("Calm", loses(SPITEFUL))])
    )
    assert not table.p1.may("use", "Liz")
    table.p1.plays("Spite")
    table.passes()
    assert table.p1.may("use", "Liz")
    table.p1.plays("Calm")
    table.passes()
    assert not table.p1.may("use", "Liz")


def test_its_continuous_power_comes_and_goes_with_it():
    table = duel(
        p1=side(
            front=[person(STURDY), person(name="Abe")],
            hand=[twist("Brace", has(STURDY)), twist("Sag", loses(STURDY))],
        )
    )
    assert [table.p1[name].stats for name in ("Liz", "Abe")] == [(2, 5), (2, 2)]
    table.p1.plays("Brace")
    table.passes()
    assert [table.p1[name].stats for name in ("Liz", "Abe")] == [(2, 5), (2, 5)]
    table.p1.plays("Sag")
    table.passes()
    assert [table.p1[name].stats for name in ("Liz", "Abe")] == [(2, 2), (2, 2)]


def test_its_prohibition_binds_whoever_has_it():
    table = duel(p1=side(front=[person(TIMID), person(name="Abe")]), p2=side(front="Wall 0/9"))
    assert not table.p1.may("propose", "Liz", "Wall")
    assert table.p1.may("propose", "Abe", "Wall")


@pytest.mark.parametrize(("keywords", "drawn", "endurance"), [((STUBBORN,), 0, 51), ((), 1, 50)])
def test_it_replaces_what_it_says_for_whoever_has_it(keywords, drawn, endurance):
    study = plot_twist("STUDY", "Study", threshold=0, effects=[draw()])
    table = duel(p1=side(front=[person(*keywords)], hand=[study]))
    table.p1.plays("Study")
    table.passes()
    assert (len(table.p1.hand), table.p1.endurance) == (drawn, endurance)


def test_what_it_replaces_comes_with_it():
    study = plot_twist("STUDY", "Study", threshold=0, effects=[draw()])
    table = duel(p1=side(front=[person()], hand=[study, twist("Harden", has(STUBBORN))]))
    table.p1.plays("Harden")
    table.passes()
    table.p1.plays("Study")
    table.passes()
    assert (table.p1.hand, table.p1.endurance) == ([], 51)


def test_its_continuous_power_works_where_nobody_has_one_printed():
    table = duel(p1=side(front=[person()], hand=[twist("Brace", has(STURDY))]))
    table.p1.plays("Brace")
    table.passes()
    assert table.p1["Liz"].stats == (2, 5)


def test_it_is_asked_for_by_name():
    fan = person(name="Fan", powers=[continuous(having(GRATEFUL), gets(atk=1))])
    table = duel(p1=side(front=[fan, person(GRATEFUL), person(STURDY, name="Abe")]))
    assert [table.p1[name].stats for name in ("Liz", "Abe")] == [(3, 2), (2, 5)]


# Declaring and saving


def test_one_name_means_one_thing():
    assert keyword("Grateful", when_stunned(gain(4))) == GRATEFUL
    with pytest.raises(BadCard, match='keyword "Flight"'):
        keyword("Flight", when_stunned(gain(4)))


@pytest.mark.parametrize("part", [gain(1), gets(atk=1), additional_cost(gain(1))])
def test_a_keyword_stands_for_whole_powers_of_a_card_in_play(part):
    with pytest.raises(BadCard, match="a keyword stands for"):
        keyword("Odd", part)


def test_a_save_names_it_whatever_its_bit():
    change = has(GRATEFUL, FLIGHT)
    assert data_of(change) == {"Has": {"keywords": ["Flight", "Grateful"]}}
    assert reader_for(CLASSIC, {}).value(data_of(change)) == change
