"""Powers that other cards give, and effects that wait for their moment (CL-STN-06)."""

from versus.games.classic.language.changes import HasPower
from versus.games.classic.language.effects.characters import Later, Recover, Stun
from versus.games.classic.language.effects.players import OPPONENTS, GainEndurance, LoseEndurance
from versus.games.classic.language.filters import IsThis
from versus.games.classic.table.moving import enter, leave
from versus.games.classic.words import FRONT, HAND, LOSES_ENDURANCE, STUN
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Trigger
from versus.testing.classic import duel, rule, side

ALARM = Trigger(LOSES_ENDURANCE, GainEndurance(Number(5)))
"""Whenever a player loses endurance you gain 5."""


@rule("CL-STN-06")
def test_a_power_given_by_another_card_sleeps_while_its_bearer_is_stunned():
    table = duel(p1=side(front=["Liz 1/1 c0", "Abe 1/1"]))
    table.gives(HasPower(ALARM), "Liz", until=THIS_TURN)
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == ["Liz"]
    table.passes()
    table.resolves(Stun(Chosen(0)), "Liz")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == [], "it has no power now, whoever gave it"
    table.resolves(Recover(Chosen(0)), "Liz")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == ["Liz"], "and has it again as long as that lasts (OP-26)"
    table.passes()
    assert table.p1.endurance == 60


@rule("CL-STN-06", "CL-PWR-13")
def test_a_power_given_to_equipment_sleeps_while_the_bearer_is_stunned():
    table = duel(p1=side(front="Liz 1/1 c0", equipment={"Liz": "Gun equipment"}))
    table.gives(HasPower(ALARM), "Gun", until=THIS_TURN)
    table.resolves(Stun(Chosen(0)), "Liz")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == []
    table.resolves(Recover(Chosen(0)), "Liz")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == ["Gun"]


@rule("CL-STN-06", "CL-PWR-18")
def test_a_given_power_that_waits_for_the_stun_itself_is_still_there_as_that_happens():
    table = duel(p1=side(front="Liz 1/1 c0"))
    table.gives(HasPower(Trigger(STUN, GainEndurance(Number(5)), subject=IsThis())), "Liz", until=THIS_TURN)
    table.resolves(Stun(Chosen(0)), "Liz")
    assert table.chain == ["Liz"]
    table.passes()
    assert table.p1.endurance == 55


@rule("CL-STN-06", "CL-KEY-22")
def test_an_effect_that_waits_for_its_moment_is_no_power_of_a_stunned_character():
    table = duel(p1=side(front="Liz 1/1 c0, stunned"))
    table.resolves(Later(Chosen(0), ALARM, THIS_TURN), "Liz")
    table.resolves(LoseEndurance(OPPONENTS, Number(1)))
    assert table.chain == ["Liz"]
    table.passes()
    assert table.p1.endurance == 55


@rule("CL-TGT-12", "CL-KEY-22")
def test_an_effect_that_waits_speaks_of_the_object_it_was_made_for():
    table = duel(p1=side(front="Liz 1/1 c0 evasion"))
    table.p1.uses("Liz")
    table.passes()
    card = table.p1["Liz"].id

    def away_and_back(contest):
        leave(contest, card, 0, HAND)
        enter(contest, card, 0, FRONT, 1, stunned=True)

    table.befalls(away_and_back)
    table.goes_to("recovery")
    assert table.chain == []
    assert table.p1["Liz"].stunned
    table.passes()
    table.p1.stops()
