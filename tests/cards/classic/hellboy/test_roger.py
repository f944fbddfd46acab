"""Roger (HEL-004)."""

from versus.cards.classic.hellboy.bprd import roger, sidney_leach
from versus.cards.classic.hellboy.thule import accept_your_destiny, damn_nazis
from versus.testing.classic import duel, rule, side


def attacked_roger(**p1):
    table = duel(p1=side(front=["Kong 20/20 c8", damn_nazis], **p1), p2=side(front=[roger]))
    table.p1.attacks("Kong", "Roger")
    table.passes()
    assert table.p2["Roger"].stunned
    assert table.chain == ["Roger"]
    return table


@rule("CL-CRD-10")
def test_roger_may_be_kod_for_four_endurance_as_his_power_resolves():
    table = attacked_roger()
    table.passes()
    table.p2.says_yes()
    assert table.p2.ko_pile == ["Roger"]
    assert table.p1.endurance == 46
    assert table.p2.endurance == 50 - 4 - 13, "his stun and what broke through"


@rule("CL-CRD-10")
def test_roger_may_also_stay():
    table = attacked_roger()
    table.passes()
    table.p2.says_no()
    assert table.p2["Roger"].stunned
    assert table.p1.endurance == 50


@rule("CL-CRD-11", "CL-CRD-10")
def test_accept_your_destiny_kos_roger_before_his_power_resolves():
    table = attacked_roger(hand=[accept_your_destiny], resources=3)
    table.p1.plays("Accept")
    assert table.p1["Damn Nazis"].exhausted
    table.passes()
    assert table.p2.ko_pile == ["Roger"]
    table.passes()
    assert table.p1.endurance == 50, "there is nobody left to KO"


@rule("CL-CRD-10")
def test_roger_does_not_stir_as_a_colleague_is_stunned():
    table = duel(p1=side(front="Kong 20/20 c8"), p2=side(front=[roger, sidney_leach]))
    table.p1.attacks("Kong", "Sidney")
    table.passes()
    assert table.p2["Sidney"].stunned
    assert table.chain == []
