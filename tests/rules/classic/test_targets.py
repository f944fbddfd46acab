"""Targets are chosen once: they neither change nor come back (CL-TGT-05, CL-TGT-12)."""

import pytest

from versus.games.classic.language.effects.characters import Stun
from versus.games.classic.language.effects.moving import RemovesFromGame
from versus.games.classic.language.filters import IsReady, Opposing
from versus.games.classic.language.selectors import CardsIn, Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.formation import stand
from versus.games.classic.table.harm import exhaust, stun_event
from versus.games.classic.table.moving import enter, ko, ko_event, leave
from versus.games.classic.words import FRONT, HAND, HIDDEN_FRONT, KO
from versus.kernel.choosing import All, Chosen
from versus.kernel.effects import Sequence
from versus.testing.classic import duel, powered, rule, side

READY_FOE = Characters(All((Opposing(), IsReady())))
WITCH = powered("Witch 1/1", payments=(Payment(Play(Stun(Chosen(0)), (READY_FOE,))),))
"""Stuns a target: a ready character of an opponent."""


def befalling(table, what, name):
    card = table.p2[name].id
    table.befalls(lambda contest: what(contest, card))


def is_kod(contest, card):
    ko(contest, [ko_event(card)])


def is_exhausted(contest, card):
    exhaust(contest, [card])


def changes_sides(contest, card):
    stand(contest, card, 0, FRONT, 9)


def leaves_and_comes_back(contest, card):
    seat, zone, column = contest.controller(card), contest.zone(card), contest.column[card]
    leave(contest, card, contest.owner[card], HAND)
    enter(contest, card, seat, zone, column)


def moves_into_hiding(contest, card):
    stand(contest, card, 1, HIDDEN_FRONT, 5)


GONE = [is_kod, is_exhausted, changes_sides, leaves_and_comes_back]


@rule("CL-TGT-05", "CL-TGT-06", "CL-TGT-08", "CL-TGT-12")
@pytest.mark.parametrize("fate", GONE)
def test_a_target_that_is_lost_is_not_exchanged_for_another(fate):
    table = duel(p1=side(front=[WITCH]), p2=side(front=["Abe 1/1", "Liz 1/1"]))
    table.p1.uses("Witch", "Abe")
    befalling(table, fate, "Abe")
    table.passes()
    assert table.happened("negated", "Witch")
    assert table.p1.has_priority, "nobody is asked for another target"
    assert not table.p2["Liz"].stunned, "though she would do"
    assert not table.happened("stunned")


@rule("CL-TGT-05")
def test_with_other_characters_about_the_one_that_was_chosen_is_meant():
    table = duel(p1=side(front=[WITCH]), p2=side(front=["Abe 1/1", "Liz 1/1"]))
    table.p1.uses("Witch", "Liz")
    befalling(table, moves_into_hiding, "Liz")
    table.passes()
    assert table.p2["Liz"].stunned, "it fits every word, wherever it has gone since"
    assert not table.p2["Abe"].stunned


@rule("CL-TGT-05", "CL-TGT-07", "CL-TGT-12")
@pytest.mark.parametrize("fate", GONE)
@pytest.mark.parametrize(("lost", "kept"), [("Abe", "Liz"), ("Liz", "Abe")])
def test_of_two_targets_one_that_is_lost_is_nobody(fate, lost, kept):
    both = Payment(Play(Sequence((Stun(Chosen(0)), Stun(Chosen(1)))), (READY_FOE, READY_FOE)))
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(both,))]),
        p2=side(front=["Abe 1/1", "Liz 1/1", "Kate 1/1"]),
    )
    table.p1.uses("Witch", "Abe", "Liz")
    befalling(table, fate, lost)
    table.passes()
    assert not table.happened("negated")
    assert table.p2[kept].stunned
    assert not table.p2[lost].stunned
    assert not table.p2["Kate"].stunned


@rule("CL-TGT-05", "CL-EQP-03", "CL-TGT-12")
@pytest.mark.parametrize("comes_back", [False, True])
def test_equipment_does_not_look_for_another_bearer(comes_back):
    table = duel(p1=side(front=["Liz 5/4", "Abe 1/1"], hand="Gun equipment c1", resources=1), at="recruit")
    table.p1.recruits("Gun", "Liz")
    liz = table.p1["Liz"].id
    if comes_back:
        table.befalls(lambda contest: leaves_and_comes_back(contest, liz))
    else:
        table.befalls(lambda contest: contest.cause(stun_event(liz)))
    table.passes()
    assert table.p1["Gun"].koed
    assert table.p1["Abe"].equipment == []


@rule("CL-TGT-12")
def test_a_target_among_the_kod_cards_must_have_stayed_there():
    bury = Payment(Play(RemovesFromGame(Chosen(0)), (CardsIn(KO, everyone=True),)))
    table = duel(p1=side(front=[powered("Witch 1/1", payments=(bury,))]), p2=side(ko=["Abe 1/1", "Liz 1/1"]))
    table.p1.uses("Witch", "Abe")
    abe = table.p2["Abe"].id

    def out_and_in(contest):
        enter(contest, abe, 1, FRONT, 1)
        ko(contest, [ko_event(abe)])

    table.befalls(out_and_in)
    table.passes()
    assert table.happened("negated", "Witch")
    assert sorted(table.p2.ko_pile) == ["Abe", "Liz"]


@rule("CL-TGT-12")
def test_a_defender_that_came_back_is_not_powered_up_by_what_was_aimed_at_it():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4", hand="Liz 1/1"))
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    table.p2.powers_up("Liz")
    liz = table.p2["Liz 5/4"].id
    table.befalls(lambda contest: leaves_and_comes_back(contest, liz))
    table.passes()
    assert table.happened("negated", "Liz")
    assert table.p2["Liz 5/4"].stats == (5, 4)
