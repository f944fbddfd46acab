"""A question says what its answers point at, which goes on and which takes back: no client reads a verb."""

from __future__ import annotations

from versus.games.classic.language.effects.waiting import Negate, TargetEffect
from versus.games.classic.language.selectors import EffectsOnChain
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import PLAY_TWIST
from versus.games.tpcg.language.vocabulary import draw, reaction, super_power, supporting, yours
from versus.games.tpcg.words import ATTACK, ENERGY, MAIN, STUN, USE
from versus.kernel.game import Game
from versus.server.journal import Plan, SeatPlan
from versus.server.protocol import ClockRule, Question
from versus.server.table import Table
from versus.server.telling import question
from versus.testing import classic, tpcg


def asked(game: Game, name: str, seat: int = 0) -> Question:
    """The question that a seat would be sent at a table where it is asked everywhere."""
    person = SeatPlan(kind="person")
    plan = Plan(game=name, seats=[person, person], clock=ClockRule(), seed=0, salt="")
    table = Table("a table", plan)
    table.game = game
    for chair in table.chairs:
        chair.stops = frozenset(table.plug.stops.names)
    found = question(table, seat, game.view(seat))
    assert found is not None
    return found


def test_the_way_on_is_named_wherever_it_stands():
    table = tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3"))
    main = asked(table.battle, "2pcg")
    assert main.options[main.going_on or 0].verb == "go on"
    assert (main.taking_back, main.pass_for) == (None, [])


def test_what_was_begun_has_a_way_back_and_no_way_on():
    table = tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3"))
    table.p1.take(ATTACK, "Daken")
    begun = asked(table.battle, "2pcg")
    assert begun.going_on is None
    assert begun.taking_back == len(begun.options) - 1
    table.p1.takes_back()


def test_a_lone_pass_is_idle_and_the_end_of_a_turn_is_not():
    table = tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    assert asked(table.battle, "2pcg").idle
    table.passes()
    ending = asked(table.battle, "2pcg")
    assert (len(ending.options), ending.going_on, ending.idle) == (1, 0, False)


def test_attacks_that_going_on_would_leave_undone_are_named():
    table = tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3"))
    main = asked(table.battle, "2pcg")
    assert [main.options[at].words for at in main.left_undone] == ["Attack with Daken"]
    table.p1.take(ATTACK, "Daken")
    assert asked(table.battle, "2pcg").left_undone == []  # There is no way on.
    table.p1.takes_back()
    table.p1.attacks("Daken", "Blob")
    assert asked(table.battle, "2pcg").left_undone == []  # A pass ends nothing.
    table.passes()
    assert asked(table.battle, "2pcg").left_undone == []  # Daken is exhausted.


def test_a_lone_answer_that_does_something_is_not_idle():
    table = classic.duel(p1=classic.side(front="Liz 5/4"), p2=classic.side(front="Ilsa 4/5"))
    assert not asked(table.contest, "classic").idle


def test_whoever_does_not_react_points_at_nobody():
    for after in (False, True):
        mourn = reaction("Mourn", ENERGY, STUN, draw(), subject=yours, after=after)
        widow = supporting("T-WIDOW", "Widow", cost=1, atk=1, defense=9, powers=[mourn])
        table = tpcg.duel(
            p1=tpcg.side(front="Daken 3/3"),
            p2=tpcg.side(front="Blob 1/3", back=widow, hand="Laboratory"),
        )
        table.p1.attacks("Daken", "Blob")
        table.passes()
        reacting = asked(table.battle, "2pcg", 1)
        declining = reacting.options[reacting.going_on or 0]
        assert (declining.verb, declining.seat) == ("done", None)
        table.p2.declines()
        assert not table.happened("drew")


def test_only_orders_that_would_answer_a_question_are_offered_with_it():
    table = classic.duel(p1=classic.side(front="Liz 5/4"), p2=classic.side(front="Ilsa 4/5"))
    assert asked(table.contest, "classic").pass_for == ["something", "step", "turn", "turn regardless"]
    table.p1.proposes("Liz", "Ilsa")
    table.p1.passes()
    assert asked(table.contest, "classic", 1).pass_for == ["turn regardless"]


def test_a_payment_says_where_its_card_is_taken_from_and_goes_nowhere():
    think = supporting(
        "T-THINK", "Thinker", cost=1, atk=2, defense=2, powers=[super_power("Think", MAIN, ENERGY, draw())]
    )
    table = tpcg.duel(p1=tpcg.side(front=think, hand=["Laboratory"], resources=["Laboratory"]))
    table.p1.take(USE, "Thinker")
    paying = [offer for offer in asked(table.battle, "2pcg").options if offer.verb == "pay"]
    assert {(offer.row, offer.taken_from) for offer in paying} == {(None, "resources"), (None, "hand")}
    table.p1.takes_back()


def test_an_effect_to_be_negated_is_named_as_it_stands_in_the_chain():
    denial = Payment(Play(Negate(TargetEffect(0)), (EffectsOnChain(),)))
    table = classic.duel(
        p1=classic.side(hand=["Abe 1/1 c1", "Liz 1/1 c1"], resources=2),
        p2=classic.side(hand=[classic.powered("Denial twist c0", twist=denial)]),
        at="recruit",
    )
    table.p1.recruits("Abe")
    table.p1.recruits("Liz")
    table.p1.passes()
    table.p2.take(PLAY_TWIST, "Denial")
    offers = asked(table.contest, "classic", 1).options
    waiting = [link.number for link in table.contest.view(1).chain]
    assert [offer.link for offer in offers] == [waiting[1], waiting[0]], "the newest first, and not itself"
    assert all(offer.number is None and offer.card is None for offer in offers)
    table.p2.aims_at(1)
