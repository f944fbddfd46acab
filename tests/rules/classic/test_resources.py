"""Resources that come and go: replaced, taken, KO'd (CL-RES-08 to CL-RES-18)."""

import pytest

from versus.games.classic.language.changes import Gets
from versus.games.classic.language.costs import PayByReplacing
from versus.games.classic.language.effects.characters import KnockOut
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import YOU, DrawCards
from versus.games.classic.language.effects.resources import LaysDown, Replaces, TakesResources
from versus.games.classic.language.filters import IsThis, Yours
from versus.games.classic.language.selectors import Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table import moving
from versus.games.classic.words import EVENT_NAMES, KOD, RESOURCE
from versus.kernel.choosing import Choice, Chosen, Not
from versus.kernel.effects import Gate, Nothing, Number
from versus.kernel.happen import RESOLUTION
from versus.kernel.nodes import Aura, Replacement
from versus.kernel.views import event_view
from versus.testing.classic import duel, powered, rule, side
from versus.testing.classic.piece import Piece


def befalls(table, effect, *cards):
    """Player 1 has an effect about some cards carried out."""

    def change(contest):
        base = contest.push(RESOLUTION, 0)
        contest.bind(base, [card.id for card in cards])
        contest.call(effect, base)

    table.befalls(change)


@rule("CL-RES-09", "CL-RES-05")
def test_face_up_resources_give_points_too():
    rows = ["Base location c1, flipped", "Trick twist c1, flipped", "Liz 5/4"]
    table = duel(p1=side(resources=rows), at="recruit")
    assert table.p1.points == 3


@rule("CL-RES-08")
def test_a_resource_lost_in_the_recruit_step_leaves_the_points():
    table = duel(p1=side(resources=5, hand=["Abe 9/9 c5", "Trick twist c5", "Ruse twist c4"]), at="recruit")
    resource = table.contest.pile(0, RESOURCE)[0]
    table.befalls(lambda contest: contest.cause(moving.ko_event(resource)))
    assert len(table.p1.resources) == 4
    assert table.p1.points == 5
    assert table.p1.why_not("play", "Trick") == "CL-RES-10"
    assert table.p1.may("play", "Ruse")
    table.p1.brings("Abe")


@rule("CL-RES-08")
def test_a_resource_gained_in_the_recruit_step_gives_no_point_but_counts_for_thresholds():
    hand = ["Spare 1/1", "Abe 9/9 c3", "Liz 5/4 c2", "Trick twist c3", "Ruse twist c4"]
    table = duel(p1=side(resources=2, hand=hand), at="recruit")
    assert table.p1.why_not("play", "Trick") == "CL-RES-10"
    befalls(table, LaysDown(Chosen(0)), table.p1["Spare"])
    assert len(table.p1.resources) == 3
    assert table.p1.points == 2
    assert table.p1.why_not("recruit", "Abe") == "CL-GEN-14"
    assert table.p1.may("play", "Trick")
    assert table.p1.why_not("play", "Ruse") == "CL-RES-10"
    table.p1.brings("Liz")
    assert table.p1.points == 0


@rule("CL-RES-18")
def test_what_is_in_play_is_not_laid_down_as_a_resource():
    table = duel(p1=side(front="Liz 5/4", hand="Spare 1/1", resources=2), at="recruit")
    befalls(table, LaysDown(Chosen(0)), table.p1["Liz"], table.p1["Spare"])
    assert table.p1["Liz"].in_play
    assert table.p1["Spare"].zone == "resource row"
    assert len(table.p1.resources) == 3


@rule("CL-RES-08", "CL-RES-16")
def test_points_do_not_follow_a_resource_that_changes_hands():
    table = duel(p1=side(resources=2), p2=side(resources=2), at="recruit")
    taken = [Piece(table.contest, card) for card in table.contest.pile(1, RESOURCE)]
    befalls(table, TakesResources(Chosen(0)), *taken)
    assert (len(table.p1.resources), len(table.p2.resources)) == (4, 0)
    assert table.p1.points == 2
    table.goes_to("recruit", 2)
    assert table.p2.points == 0, "points come as a step starts"


@rule("CL-RES-08", "CL-RES-11")
def test_replacing_a_resource_leaves_the_points():
    table = duel(p1=side(resources=["Old 1/1", "Rest 1/1"], deck=["New 1/1"]), at="recruit")
    befalls(table, Replaces(Chosen(0)), table.p1["Old"])
    assert sorted(table.p1.resources) == ["New", "Rest"]
    assert table.p1.points == 2


@rule("CL-ZON-06")
def test_everybody_learns_which_face_down_resource_was_kod():
    table = duel(p1=side(resources="Liz 5/4"), at="recruit")
    liz = table.p1["Liz"].id
    table.befalls(lambda contest: contest.cause(moving.ko_event(liz)))
    (event,) = [event for event in table.contest.history if event.kind == KOD]
    assert [event_view(event, seat, EVENT_NAMES).name for seat in (0, 1, None)] == ["Liz"] * 3


@rule("CL-RES-11", "CL-RES-12")
def test_a_replaced_resource_is_shown_and_kod_and_the_decks_top_card_comes_in_face_down():
    table = duel(
        p1=side(resources=["Liz 5/4", "Abe 9/9"], deck=["Roger 3/3", "Kate 1/1"]), p2=side(), at="recruit"
    )
    befalls(table, Replaces(Chosen(0)), table.p1["Liz"])
    assert table.p1.ko_pile == ["Liz"]
    assert table.p1.resources == ["Abe", "Roger"]
    assert table.p1["Roger"].face_down
    assert table.p1.deck == ["Kate"]
    events = [event.kind for event in table.contest.history if event.card == table.p1["Liz"].id]
    assert [table.event_names[kind] for kind in events] == ["revealed", "KO'd", "left play"]
    names = {
        seat: [card.name for card in table.contest.view(seat).sides[0]["resources"]] for seat in (0, 1, None)
    }
    assert names == {0: ["Abe", "Roger"], 1: [None, None], None: [None, None]}


@rule("CL-RES-11")
def test_a_resource_that_is_not_kod_is_not_replaced():
    keeper = powered("Keeper 1/1", replacements=(Replacement(KOD, subject=Not(IsThis())),))
    table = duel(p1=side(front=[keeper], resources="Liz 5/4", deck=["Roger 3/3"]), at="recruit")
    befalls(table, Replaces(Chosen(0)), table.p1["Liz"])
    assert table.p1.resources == ["Liz"]
    assert table.p1.deck == ["Roger"]


@rule("CL-RES-10")
def test_a_threshold_counts_resources_and_spends_none():
    table = duel(p1=side(resources=3, hand=["Trick twist c2", "Ruse twist c3", "Grand twist c4"]))
    assert table.p1.why_not("play", "Grand") == "CL-RES-10"
    table.p1.plays("Trick")
    table.p1.plays("Ruse")
    assert table.chain == ["Trick", "Ruse"]
    table.passes()
    table.passes()
    assert table.p1.ko_pile == ["Ruse", "Trick"]
    assert len(table.p1.resources) == 3


@rule("CL-RES-17")
@pytest.mark.parametrize("fate", [Replaces(Chosen(0)), KnockOut(Chosen(0)), ReturnsToHand(Chosen(0))])
def test_a_face_up_resource_that_leaves_the_row_loses_its_powers_at_once(fate):
    lab = powered("Lab location c1, flipped", auras=(Aura(Yours(), (Gets(Number(2), Number(1)),)),))
    table = duel(p1=side(front="Liz 5/4", resources=[lab, "Abe 9/9"], deck=3), at="recruit")
    assert table.p1["Liz"].stats == (7, 5)
    befalls(table, fate, table.p1["Lab"])
    assert not table.p1["Lab"].in_play
    assert table.p1["Liz"].stats == (5, 4)


@rule("CL-RES-13")
def test_a_power_that_costs_a_replaced_resource_is_not_used_with_an_empty_deck():
    def table_with(deck):
        power = Payment(Play(DrawCards(YOU, Number(0))), (PayByReplacing(Choice(Resources(Yours()))),))
        witch = powered("Witch 1/1", payments=(power,))
        opponent = side(resources="Ilsa 4/5", deck=2)
        return duel(p1=side(front=[witch], resources=["Liz 5/4", "Abe 9/9"], deck=deck), p2=opponent)

    table = table_with(1)
    table.p1.uses("Witch")
    assert table.p1.choices == ["Liz", "Abe"]
    table.p1.chooses("Liz")
    assert table.p1["Liz"].koed
    assert table.happened("revealed", "Liz") == 1
    assert table.p1.resources[0] == "Abe"
    assert len(table.p1.resources) == 2
    assert table.p1["Nobody 1"].face_down
    assert table.chain == ["Witch"]
    assert table_with(()).p1.why_not("use", "Witch") == "CL-GEN-14"


@rule("CL-RES-13")
def test_a_cost_of_replacing_cannot_be_paid_with_an_empty_deck():
    cost = Gate(Nothing(), price=Replaces(Chosen(0)))
    table = duel(p1=side(resources="Liz 5/4", deck=()), at="recruit")
    befalls(table, cost, table.p1["Liz"])
    assert table.p1.resources == ["Liz"]
    paid = duel(p1=side(resources="Liz 5/4", deck=1), at="recruit")
    befalls(paid, cost, paid.p1["Liz"])
    assert paid.p1["Liz"].koed


@rule("CL-RES-15")
def test_an_effect_replaces_with_an_empty_deck_by_nothing():
    table = duel(p1=side(resources=["Liz 5/4", "Abe 9/9"], deck=()), at="recruit")
    befalls(table, Replaces(Chosen(0)), table.p1["Liz"])
    assert table.p1.resources == ["Abe"]
    assert table.p1["Liz"].koed


@rule("CL-RES-11", "CL-RES-15")
def test_two_resources_are_replaced_at_one_moment_as_far_as_the_deck_goes():
    table = duel(p1=side(resources=["Liz 5/4", "Abe 9/9"], deck="Roger 3/3"), at="recruit")
    befalls(table, Replaces(Chosen(0)), table.p1["Liz"], table.p1["Abe"])
    assert sorted(table.p1.ko_pile) == ["Abe", "Liz"]
    assert table.p1.resources == ["Roger"]


@rule("CL-RES-14")
def test_an_opponents_resource_is_not_replaced():
    table = duel(p1=side(deck=3), p2=side(resources="Ilsa 4/5", deck=3), at="recruit")
    befalls(table, Replaces(Chosen(0)), table.p2["Ilsa"])
    assert table.p2.resources == ["Ilsa"]
    assert not table.happened("revealed")
    assert len(table.p1.deck) == len(table.p2.deck) == 3


@rule("CL-RES-18")
def test_a_resource_that_comes_in_otherwise_does_not_use_up_the_build():
    table = duel(p1=side(resources="Liz 5/4", hand="Abe 9/9", deck=["Roger 3/3"]), at="resource")
    befalls(table, Replaces(Chosen(0)), table.p1["Liz"])
    table.p1.builds("Abe")
    assert table.p1.resources == ["Roger", "Abe"]


@rule("CL-RES-16")
def test_only_what_is_a_resource_of_an_opponent_by_then_is_moved():
    table = duel(p1=side(resources=["Own 1/1", "Liz 5/4"]), p2=side(front="Ilsa 4/5", ko="Baba 1/1"))
    befalls(table, TakesResources(Chosen(0)), table.p1["Own"], table.p2["Ilsa"], table.p2["Baba"])
    assert table.p1.resources == ["Own", "Liz"]
    assert table.p2["Ilsa"].in_play
    assert table.p2.ko_pile == ["Baba"]
    assert table.happened("control changed") == 0


@rule("CL-RES-16", "CL-ZON-25")
def test_a_resource_moved_to_your_row_is_yours_to_look_at_and_to_use():
    table = duel(p1=side(resources="Liz 5/4"), p2=side(resources="Baba 1/1 c1 reservist"), at="recruit")
    befalls(table, TakesResources(Chosen(0)), table.p2["Baba"])
    assert table.p1.resources == ["Liz", "Baba"]
    assert table.p2["Baba"].controller == 1
    assert table.p2["Baba"].face_down
    names = {seat: [card.name for card in table.contest.view(seat).sides[0]["resources"]] for seat in (0, 1)}
    assert names == {0: ["Liz", "Baba"], 1: [None, None]}
    table.p1.brings("Baba")
    assert table.p1.characters == ["Baba"]
    baba = table.p2["Baba"].id
    table.befalls(lambda contest: contest.cause(moving.ko_event(baba)))
    assert table.p2.ko_pile == ["Baba"]


@rule("CL-ZON-08")
def test_front_support_and_resource_row_are_in_play_and_nothing_else_of_these():
    table = duel(
        p1=side(front="Liz 5/4", support="Abe 9/9", resources="Kate 1/1", hand="Roger 3/3", ko="Ilsa 4/5"),
        at="recruit",
    )
    assert [table.p1[name].in_play for name in ("Liz", "Abe", "Kate", "Roger", "Ilsa")] == [
        *(True, True, True),
        *(False, False),
    ]
    assert table.p1.characters == ["Liz", "Abe"]
    assert table.p1.points == 1
