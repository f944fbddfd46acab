"""What random games of wild cards have found, each as a small table of its own."""

import pytest

from versus.games.classic.language.changes import THIS_ATTACK, Gets, Has, Joins
from versus.games.classic.language.costs import Activate, PayByExhausting
from versus.games.classic.language.effects.arriving import PowersUp
from versus.games.classic.language.effects.characters import Discard, Exhaust, Give, Later, Stun
from versus.games.classic.language.effects.moving import PutsIntoPlay, RemovesFromGame
from versus.games.classic.language.effects.players import OPPONENTS, YOU, GainEndurance, LoseEndurance
from versus.games.classic.language.effects.resources import LaysDown
from versus.games.classic.language.filters import HasKeyword, IsReady, OfTeam, OfVersion, Opposing, Yours
from versus.games.classic.language.selectors import CardsIn, Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import (
    FLIGHT,
    GAINED_ENDURANCE,
    HAND,
    LOSES_ENDURANCE,
    RANGE,
    REMOVED,
    RESOURCE,
)
from versus.kernel.choosing import All, Choice, Chosen, Each, Not
from versus.kernel.effects import CountOf, Number, Sequence
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic import Refused, duel, powered, rule, side

HIT = Play(LoseEndurance(OPPONENTS, Number(1)))


@rule("CL-TGT-04")
def test_a_first_target_leaves_one_for_the_second():
    both = Play(Sequence((Stun(Chosen(0)), Stun(Chosen(1)))), (Characters(), Characters(OfVersion("Elder"))))
    witch = powered("Witch 1/1", payments=(Payment(both),))
    table = duel(p1=side(front=[witch]), p2=side(front=["Abe 1/1", "Sage (Elder) 1/1"]))
    with pytest.raises(Refused):
        table.p1.uses("Witch", "Sage")
    table.p1.chooses("Abe")
    table.passes()
    assert table.p2["Abe"].stunned
    assert table.p2["Sage"].stunned


@rule("CL-GEN-14", "CL-PWR-20")
def test_two_costs_are_not_paid_with_the_same_card():
    ready = Characters(All((Yours(), IsReady())))
    payer = powered("Payer 1/1", payments=(Payment(HIT, (PayByExhausting(Choice(ready)), Activate())),))
    alone = duel(p1=side(front=[payer, "Friend 1/1, exhausted"]))
    assert alone.p1.why_not("use", "Payer") == "CL-GEN-14", "itself is all that is ready, and it is activated"
    table = duel(p1=side(front=[payer, "Friend 1/1"]))
    table.p1.uses("Payer")
    assert table.p1["Payer"].exhausted
    assert table.p1["Friend"].exhausted
    table.passes()
    assert table.p2.endurance == 49


@rule("CL-EQP-18")
def test_a_unique_equipment_whose_bearer_makes_way_for_it_is_not_attached():
    table = duel(p1=side(front="Beta 1/1", hand="Beta equipment c1 unique", resources=1), at="recruit")
    table.p1.equips("Beta equipment c1 unique", "Beta 1/1")
    assert table.p1.characters == []
    assert sorted(table.p1.ko_pile) == ["Beta", "Beta"]


@rule("CL-RES-04")
def test_equipment_is_not_recruited_from_the_row_whatever_it_says():
    table = duel(p1=side(front="Liz 1/1", resources=["Gun equipment c1 reservist"]), at="recruit")
    assert table.p1.why_not("recruit", "Gun") == "CL-RES-04"


def test_a_power_that_asks_for_what_it_gives_is_answered_without_it():
    keen = Aura(Not(HasKeyword(FLIGHT)), (Has(FLIGHT),))
    kin = Aura(Not(OfTeam("X-Men")), (Joins(("X-Men", "B.P.R.D.")),))
    table = duel(p1=side(front=[powered("Odd 1/1 B.P.R.D.", auras=(keen, kin)), "Bird 1/1 flight"]))
    assert table.p1["Odd"].keywords == ["Flight"]
    assert table.p1["Bird"].keywords == ["Flight"]


def test_a_power_may_count_what_another_kind_of_power_gives():
    wings = Aura(Yours(), (Has(FLIGHT | RANGE),))
    flyers = Aura(Yours(), (Gets(CountOf(Each(Characters(HasKeyword(FLIGHT)))), Number(0)),))
    table = duel(p1=side(front=[powered("Wing 1/1", auras=(wings,)), powered("Lead 1/1", auras=(flyers,))]))
    assert table.p1["Lead"].stats == (3, 1)


@rule("CL-GEN-21", "CL-GEN-24")
def test_instructions_leave_cards_alone_that_are_not_where_they_speak_of():
    table = duel(p1=side(front="Liz 1/1", hand="Abe 1/1"))
    table.resolves(Exhaust(Each(CardsIn(HAND))))
    assert table.p1["Abe"].ready, "only cards in play are exhausted"
    table.resolves(Discard(Each(Characters())))
    assert table.p1.characters == ["Liz"], "only cards in hand are discarded"
    table.resolves(LaysDown(Each(Characters())))
    assert table.p1.characters == ["Liz"]


@rule("CL-ZON-19")
@pytest.mark.parametrize("effect", [RemovesFromGame, PutsIntoPlay])
def test_a_card_that_waits_on_the_chain_is_out_of_reach(effect):
    table = duel(p1=side(hand="Liz 1/1 c1", resources=1), at="recruit")
    table.p1.recruits("Liz")
    table.resolves(effect(Chosen(0)), "Liz")
    assert table.chain == ["Liz"]
    table.passes()
    table.p1.places("front")
    assert table.p1.characters == ["Liz"]


@rule("CL-PUP-11")
def test_what_lasts_for_this_attack_needs_one():
    table = duel(p1=side(front="Kong 5/5"), p2=side(front="Abe 1/1"))
    table.resolves(Give(Chosen(0), (Gets(Number(3), Number(3)),), THIS_ATTACK), "Kong")
    table.resolves(PowersUp(Chosen(0)), "Kong")
    table.resolves(Later(Chosen(0), Trigger(LOSES_ENDURANCE, GainEndurance(Number(1))), THIS_ATTACK), "Kong")
    assert table.p1["Kong"].stats == (5, 5)
    assert not table.contest.modifiers
    table.p1.attacks("Kong", "Abe")
    assert table.p1["Kong"].stats == (5, 5)
    table.resolves(Give(Chosen(0), (Gets(Number(3), Number(3)),), THIS_ATTACK), "Kong")
    assert table.p1["Kong"].stats == (8, 8)


def test_powers_that_set_each_other_off_without_end_are_cut():
    more = powered("More 1/1", triggers=(Trigger(LOSES_ENDURANCE, GainEndurance(Number(1))),))
    less = powered("Less 1/1", triggers=(Trigger(GAINED_ENDURANCE, LoseEndurance(YOU, Number(1))),))
    table = duel(p1=side(front=[more, less]), at="recovery")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    contest = table.contest
    for _ in range(3_000):
        if contest.turn != 3:
            break
        contest.answer(len(contest.ask.options) - 1)
    assert contest.turn == 4


@rule("CL-ZON-18")
def test_what_you_own_among_the_removed_cards_is_found_from_either_seat():
    table = duel(p1=side(removed="Mine 1/1"), p2=side(removed="Theirs 1/1"))
    table.resolves(LoseEndurance(OPPONENTS, CountOf(Each(CardsIn(REMOVED)))), of=2)
    assert table.p1.endurance == 49
    table.resolves(LoseEndurance(OPPONENTS, CountOf(Each(CardsIn(REMOVED, everyone=True)))), of=2)
    assert table.p1.endurance == 47


@rule("CL-ZON-25")
def test_nobody_counts_opposing_resources_by_what_is_printed_on_them():
    table = duel(p1=side(front="Liz 1/1"), p2=side(resources=["Abe 1/1 X-Men", "Rest 1/1"]))
    spy = CountOf(Each(CardsIn(RESOURCE, All((Opposing(), OfTeam("X-Men"))), everyone=True)))
    table.resolves(LoseEndurance(OPPONENTS, spy))
    assert table.p2.endurance == 50
