"""Agent Venom (MNB-065)."""

from versus.cards.tpcg.marvel_battles.guardians import agent_venom
from versus.testing.tpcg import duel, rule, side


def test_symbiote_strength_puts_two_counters_on_him():
    table = duel(p1=side(front=agent_venom, resources="Fortress"))
    table.p1.uses("Agent Venom", "Symbiote Strength")
    assert table.p1["Agent Venom"].stats == (5, 5)


@rule("2P-PWR-26")
def test_once_a_turn():
    table = duel(p1=side(front=agent_venom, resources=["Fortress", "Fortress"]))
    table.p1.uses("Agent Venom", "Symbiote Strength")
    assert table.p1.why_not("use", "Agent Venom", power="Symbiote Strength") == "2P-PWR-26"
