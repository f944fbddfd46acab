"""Announcing: what can be chosen and paid together, and what lies open meanwhile."""

from tests.rules.classic.powered import LIZ
from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import PayByDiscarding, PayEndurance
from versus.games.classic.language.effects.characters import Discard, Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import CostIs, Opposing
from versus.games.classic.language.selectors import CardsIn, Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import HAND, USE
from versus.kernel.choosing import Choice, Chosen
from versus.kernel.effects import Number
from versus.kernel.verbs import SAY_NUMBER
from versus.testing.classic import duel, powered, rule, side

GAMBLER = powered(
    "Gambler 1/1",
    payments=(
        Payment(
            Play(LoseEndurance(OPPONENTS, X())),
            (PayEndurance(X()), PayByDiscarding(Choice(CardsIn(HAND, CostIs(X()))))),
        ),
    ),
)
TWIST = powered("Trick twist c0", twist=Payment(Play(LoseEndurance(OPPONENTS, Number(3)))))


@rule("CL-PWR-08", "CL-GEN-14")
def test_x_is_a_number_for_which_every_cost_can_be_paid():
    table = duel(p1=side(front=[GAMBLER], hand=["Liz 1/1 c2", "Abe 1/1 c4", "Roger 1/1 c9"], endurance=5))
    table.p1.take(USE)
    assert [option.number for option in table.p1.options(SAY_NUMBER)] == [2, 4]
    table.p1.take(SAY_NUMBER, number=4)
    table.p1.chooses("Abe")
    table.passes()
    assert table.p1.endurance == 1
    assert table.p2.endurance == 46


@rule("CL-PRI-12", "CL-PLT-02")
def test_a_plot_twist_waits_while_an_effect_above_it_resolves():
    table = duel(p1=side(front=[LIZ]), p2=side(deck=[], hand=[TWIST]))
    table.p1.passes()
    table.p2.plays("Trick")
    table.p2.passes()
    table.p1.uses("Liz")
    table.passes()
    assert table.p2.endurance == 42
    assert table.chain == ["Trick"]
    assert table.p2["Trick"].zone == "chain"
    table.passes()
    assert table.p1.endurance == 42 - 3
    assert table.p2.ko_pile == ["Trick"]


@rule("CL-REC-27")
def test_a_reservist_is_shown_from_whatever_place_of_the_row():
    for place in range(3):
        row = ["A 1/1 c9", "B 1/1 c9"]
        row.insert(place, "Baba 9/9 c3 reservist")
        table = duel(p1=side(resources=row), at="recruit")
        table.p1.recruits("Baba")
        assert table.happened("revealed", "Baba") == 1
        table.passes()
        table.p1.places("front")


@rule("CL-TGT-04")
def test_a_single_target_is_chosen_by_itself_but_not_where_that_would_tell_of_a_hand():
    cheap = CardsIn(HAND, CostIs(Number(1)))
    seek = powered("Seeker 1/1 c1", payments=(Payment(Play(Discard(Chosen(0)), (cheap,))),))
    table = duel(p1=side(front=[seek], hand=["Spare 1/1 c1", "Dear 9/9 c7"]))
    table.p1.uses("Seeker")
    assert table.p1.choices == ["Spare"]
    table.p1.chooses("Spare")
    table.passes()
    assert table.p1.ko_pile == ["Spare"]
    strike = powered("Striker 1/1 c1", payments=(Payment(Play(Stun(Chosen(0)), (Characters(Opposing()),))),))
    table = duel(p1=side(front=[strike]), p2=side(front="Ilsa 4/5"))
    table.p1.uses("Striker")
    assert not table.p1.choices
    table.passes()
    assert table.p2["Ilsa"].stunned
