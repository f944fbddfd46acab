"""Plot twists: from hand and from the resource row, thresholds, ongoing text (CL-PLT)."""

import pytest

from versus.games.classic.language.changes import Gets
from versus.games.classic.language.costs import PayByKOing
from versus.games.classic.language.effects.characters import KnockOut
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import OPPONENTS, YOU, GainEndurance, LoseEndurance
from versus.games.classic.language.effects.resources import Replaces
from versus.games.classic.language.effects.waiting import Negate, TargetEffect
from versus.games.classic.language.filters import IsFaceUp, OfType, Yours
from versus.games.classic.language.selectors import EffectsOnChain, Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import BUILT, DOWN, PLOT_TWIST
from versus.kernel.choosing import All, Choice, Chosen, Each, Not
from versus.kernel.effects import CountOf, Number
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic import Refused, duel, powered, rule, side

BLAST = Payment(Play(LoseEndurance(OPPONENTS, Number(2))))


def blast(words="Blast twist c2", **more):
    """A plot twist that makes each opponent lose 2 endurance."""
    return powered(words, twist=BLAST, **more)


@rule("CL-RES-10", "CL-PLT-01", "CL-PLT-02")
def test_with_three_resources_a_threshold_of_two_or_three_is_met_and_one_of_four_is_not():
    twists = [blast(f"Twist{number} twist c{number}") for number in (2, 3, 4)]
    table = duel(p1=side(resources=3, hand=twists))
    assert table.p1.may("play", "Twist2")
    assert table.p1.may("play", "Twist3")
    assert table.p1.why_not("play", "Twist4") == "CL-RES-10"
    table.p1.plays("Twist3")
    table.passes()
    assert table.p2.endurance == 48
    assert table.p1.ko_pile == ["Twist3"]
    assert len(table.p1.resources) == 3
    table.p1.plays("Twist2")
    table.passes()
    assert table.p2.endurance == 46, "nothing was spent: another one is played in the same turn"


@rule("CL-PLT-01", "CL-TRN-23")
@pytest.mark.parametrize("at", ["draw", "build", "recruit", "combat", "attack", "recovery"])
def test_a_plot_twist_is_played_whenever_its_player_has_priority(at):
    table = duel(p1=side(hand=[blast()], resources=2), p2=side(hand=[blast()], resources=2), at=at)
    assert table.p2.why_not("play", "Blast") == "CL-PRI-01"
    table.p1.plays("Blast")
    table.passes()
    table.p1.passes()
    table.p2.plays("Blast")
    table.passes()
    assert table.p1.endurance == table.p2.endurance == 48


@rule("CL-PLT-01")
def test_a_plot_twist_is_played_in_the_resource_and_formation_steps_once_players_have_priority():
    for at in ("resource", "formation"):
        table = duel(p1=side(hand=[blast()], resources=2, front="Liz 5/4"), at=at)
        assert table.p1.why_not("play", "Blast") == "CL-PRI-17", "a choice comes first"
        table.p1.goes_on()
        table.p1.plays("Blast")
        table.passes()
        assert table.p2.endurance == 48


@rule("CL-PLT-01")
def test_a_plot_twist_is_played_during_an_attack():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Ilsa 4/5 c3", hand=[blast()], resources=2))
    table.p1.attacks("Liz", "Ilsa")
    table.p1.passes()
    table.p2.plays("Blast")
    table.passes()
    assert table.p1.endurance == 48
    assert table.under_attack


@rule("CL-PLT-03", "CL-PLT-04", "CL-RES-09")
def test_from_the_row_it_is_turned_up_stays_a_resource_and_is_not_played_again():
    table = duel(p1=side(resources=[blast("Blast twist c3"), *[f"Rest{n} 1/1" for n in range(3)]]))
    table.p1.plays("Blast")
    assert table.p1["Blast"].face_up
    assert table.chain == ["Blast"]
    table.passes()
    assert table.p2.endurance == 48
    assert len(table.p1.resources) == 4
    assert table.p1["Blast"].zone == "resource row"
    assert table.p1.why_not("play", "Blast") == "CL-PLT-04"
    table.next_turn()
    table.goes_to("attack", 1)
    assert table.p1.why_not("play", "Blast") == "CL-PLT-04", "nor in a later turn"


@rule("CL-PLT-04")
def test_turned_face_down_it_may_be_played_again():
    table = duel(p1=side(resources=[blast(), "Rest 1/1"]))
    table.p1.plays("Blast")
    table.passes()
    card = table.p1["Blast"].id

    def turn_down(contest):
        contest.face[card] = DOWN

    table.befalls(turn_down)
    table.p1.plays("Blast")
    table.passes()
    assert table.p2.endurance == 46


@rule("CL-PLT-05", "CL-RES-08")
def test_a_threshold_that_is_lost_in_response_changes_nothing():
    breaker = powered("Breaker 1/1", payments=(Payment(Play(KnockOut(Choice(Resources(Not(Yours())))))),))
    table = duel(p1=side(resources=3, hand=[blast("Blast twist c3")]), p2=side(front=[breaker]))
    table.p1.plays("Blast")
    table.p1.passes()
    table.p2.uses("Breaker")
    table.passes()
    table.p2.chooses("Nobody 1")
    assert len(table.p1.resources) == 2
    table.passes()
    assert table.p2.endurance == 48
    assert table.p1.ko_pile == ["Nobody 1", "Blast"]


@rule("CL-PLT-06")
@pytest.mark.parametrize("others", [2, 1])
def test_in_the_row_it_counts_itself_and_in_hand_it_does_not(others):
    rest = [f"Rest{n} 1/1" for n in range(others)]
    in_row = duel(p1=side(resources=[blast("Blast twist c3"), *rest])).p1
    in_hand = duel(p1=side(resources=rest, hand=[blast("Blast twist c3")])).p1
    assert in_row.may("play", "Blast") is (others == 2)
    assert in_hand.why_not("play", "Blast") == "CL-RES-10"


@rule("CL-PLT-07")
def test_namesakes_are_played_one_after_another_and_none_makes_way():
    table = duel(p1=side(resources=[blast(), blast(), "Rest 1/1"], hand=[blast()]))
    for _ in range(3):
        table.p1.plays("Blast")
        table.passes()
    assert table.p2.endurance == 44
    assert table.p1.resources == ["Blast", "Blast", "Rest"]
    assert table.p1.ko_pile == ["Blast"], "the one from hand, after it resolved"


RALLY = Aura(Yours(), (Gets(Number(2), Number(0)),))


def rally(words="Rally twist c1"):
    """An ongoing plot twist: its player's characters get +2 ATK."""
    return powered(words, twist=BLAST, auras=(RALLY,))


@rule("CL-PLT-08", "CL-PWR-14")
def test_ongoing_text_counts_only_while_the_card_lies_face_up_in_the_row():
    table = duel(p1=side(front="Liz 5/4", resources=[rally()]))
    assert table.p1["Liz"].stats == (5, 4), "face down it says nothing"
    table.p1.plays("Rally")
    assert table.p1["Liz"].stats == (7, 4), "it counts as soon as it is face up (OP-09)"
    table.passes()
    assert table.p1["Liz"].stats == (7, 4)
    table.resolves(KnockOut(Chosen(0)), "Rally")
    assert table.p1["Liz"].stats == (5, 4)


@rule("CL-PLT-09", "CL-PWR-14")
def test_ongoing_text_of_a_plot_twist_from_hand_never_counts():
    table = duel(p1=side(front="Liz 5/4", hand=[rally()], resources=1))
    table.p1.plays("Rally")
    assert table.p1["Liz"].stats == (5, 4)
    table.passes()
    assert table.p2.endurance == 48, "what it does on playing it does"
    assert table.p1.ko_pile == ["Rally"]
    assert table.p1["Liz"].stats == (5, 4)


@rule("CL-PLT-08", "CL-PLT-04")
def test_negated_from_the_row_it_stays_face_up_and_goes_on_counting():
    stop = Payment(Play(Negate(TargetEffect(0)), (EffectsOnChain(),)))
    table = duel(
        p1=side(front="Liz 5/4", resources=[rally()]), p2=side(hand=[powered("No twist", twist=stop)])
    )
    table.p1.plays("Rally")
    table.p1.passes()
    table.p2.plays("No")
    table.passes()
    assert table.happened("negated", "Rally")
    assert table.p2.endurance == 50
    assert table.p1["Rally"].face_up
    assert table.p1["Liz"].stats == (7, 4)


@rule("CL-PLT-10")
def test_each_face_up_copy_of_an_ongoing_plot_twist_counts():
    table = duel(p1=side(front="Liz 5/4", resources=[rally(), rally()]))
    table.p1.plays("Rally")
    table.passes()
    table.p1.plays("Rally")
    table.passes()
    assert table.p1["Liz"].stats == (9, 4)
    assert table.p1.resources == ["Rally", "Rally"]


@rule("CL-PLT-11", "CL-PRI-10")
def test_the_opponent_responds_once_its_player_has_passed_and_not_before():
    answer = powered("Answer twist", twist=Payment(Play(GainEndurance(Number(5)))))
    table = duel(p1=side(resources=2, hand=[blast(), blast()]), p2=side(hand=[answer]))
    table.p1.plays("Blast")
    assert table.p2.why_not("play", "Answer") == "CL-PRI-01"
    with pytest.raises(Refused):
        table.p2.plays("Answer")
    table.p1.passes()
    table.p2.plays("Answer")
    assert table.chain == ["Blast", "Answer"]
    table.passes()
    assert table.p2.endurance == 55, "the answer resolves first"
    table.passes()
    assert table.p2.endurance == 53


@rule("CL-RES-17", "CL-PWR-14")
@pytest.mark.parametrize("gone", ["KO'd", "replaced", "returned"])
def test_a_face_up_resource_that_leaves_the_row_loses_its_powers_at_once(gone):
    table = duel(p1=side(front="Liz 5/4", resources=[rally("Rally twist c1, flipped"), "Rest 1/1"]))
    assert table.p1["Liz"].stats == (7, 4)
    effects = {"KO'd": KnockOut, "replaced": Replaces, "returned": ReturnsToHand}
    table.resolves(effects[gone](Chosen(0)), "Rally")
    assert table.p1["Liz"].stats == (5, 4)
    assert table.p1["Rally"].zone == ("hand" if gone == "returned" else "KO'd pile")
    assert len(table.p1.resources) == (2 if gone == "replaced" else 1)


@rule("CL-RES-17", "CL-PRI-12")
def test_a_resource_that_is_the_cost_of_its_own_power_is_gone_before_the_effect_resolves():
    price = PayByKOing(Choice(Resources(All((Yours(), IsFaceUp())))))
    burn = Payment(Play(LoseEndurance(OPPONENTS, Number(3))), (price,))
    table = duel(p1=side(resources=[powered("Pyre twist c1, flipped", payments=(burn,))]))
    table.p1.uses("Pyre")
    assert table.p1.ko_pile == ["Pyre"]
    assert table.p1.why_not("use", "Pyre") == "CL-PWR-12"
    table.passes()
    assert table.p2.endurance == 47


@rule("CL-GEN-10")
def test_a_plot_twist_card_is_a_plot_twist_only_face_up_in_a_row():
    twists = CountOf(Each(Resources(OfType(PLOT_TWIST))))
    counter = powered("Counter 1/1", auras=(Aura(Yours(), (Gets(twists, Number(0)),)),))
    table = duel(
        p1=side(front=[counter], hand=[blast()], ko=[blast()], resources=[blast(), "Rest 1/1"]),
    )
    assert table.p1["Counter"].stats == (1, 1), "plot twist cards in hand, pile and face down are none"
    table.p1.plays("Blast")
    table.passes()
    assert table.p1["Counter"].stats == (1, 1), "nor is one played from hand"
    table.p1.plays("Blast")
    assert table.p1["Counter"].stats == (2, 1)


@rule("CL-PWR-14")
def test_a_triggered_ongoing_power_waits_only_while_the_card_is_face_up():
    toll = Trigger(BUILT, LoseEndurance(YOU, Number(3)))
    for state, loss in ((", flipped", 3), ("", 0)):
        table = duel(
            p1=side(resources=[powered(f"Toll twist c1{state}", triggers=(toll,))], hand="Rest 1/1"),
            at="resource",
        )
        table.p1.builds("Rest")
        assert table.chain == (["Toll"] if loss else [])
        if loss:
            table.passes()
        assert table.p1.endurance == 50 - loss


@rule("CL-PLT-02")
def test_a_plot_twist_from_hand_is_told_of_as_the_card_on_the_chain():
    blast = powered("Blast twist c0", twist=Payment(Play(LoseEndurance(OPPONENTS, Number(3)))))
    table = duel(p1=side(hand=[blast]))
    in_hand = table.contest.stamp[table.p1["Blast"].id]
    table.p1.plays("Blast")
    (told,) = table.moments("played", "Blast")
    on_chain = table.contest.stamp[table.p1["Blast"].id]
    assert table.log[told].stamp == on_chain != in_hand
