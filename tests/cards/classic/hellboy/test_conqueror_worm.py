"""Conqueror Worm (HEL-017)."""

from versus.cards.classic.hellboy.bprd import pyrokinesis, sidney_leach
from versus.cards.classic.hellboy.thule import conqueror_worm, damn_nazis
from versus.testing.classic import duel, rule, side


@rule("CL-CRD-02", "CL-PRI-13")
def test_conqueror_worm_gets_its_counter_on_the_chain_after_the_attack():
    table = duel(p1=side(front=[conqueror_worm]), p2=side(front=[pyrokinesis]))
    table.p1.attacks("Conqueror", "Liz")
    table.passes()
    assert table.p2["Liz"].stunned
    assert table.chain == ["Conqueror Worm"]
    assert table.p1["Conqueror"].stats == (9, 9)
    table.passes()
    assert table.p1["Conqueror"].stats == (10, 10)
    assert table.p1["Conqueror"].counters("+1/+1") == 1


@rule("CL-CRD-02")
def test_conqueror_worm_gets_nothing_for_whom_it_does_not_stun():
    table = duel(
        p1=side(front=[conqueror_worm, "Kong 20/20 c8"]), p2=side(front=["Wall 1/12 c6", sidney_leach])
    )
    table.p1.attacks("Conqueror", "Wall")
    table.passes()
    assert not table.p2["Wall"].stunned
    assert table.chain == []
    table.passes()
    table.p1.attacks("Kong", "Sidney")
    table.passes()
    assert table.p2["Sidney"].stunned
    assert table.chain == []


@rule("CL-CRD-02", "CL-CON-31")
def test_conqueror_worm_stuns_together_with_others_and_while_it_falls_itself():
    table = duel(p1=side(front=[conqueror_worm, damn_nazis]), p2=side(front="Giant 12/10 c6"))
    table.p1.attacks(["Conqueror", "Damn Nazis"], "Giant")
    table.passes()
    table.p2.strikes("Conqueror")
    assert table.p1["Conqueror"].stunned
    assert table.chain == ["Conqueror Worm"]
    table.passes()
    assert table.p1["Conqueror"].counters("+1/+1") == 1
