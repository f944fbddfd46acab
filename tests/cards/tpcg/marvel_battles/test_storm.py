"""Storm, the main character (MNB-027, MNB-028) and the supporting one (MNB-042)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.guardians import agent_venom
from versus.cards.tpcg.marvel_battles.main_characters import storm_1, storm_2
from versus.cards.tpcg.marvel_battles.x_men import storm
from versus.testing.tpcg import duel, side


@at_both_levels(storm_1, storm_2)
def test_lightning_storm_divides_two_counters(main):
    for on, minus in ((["Foe", "Fox"], [1, 1]), (["Foe", "Foe"], [2, 0])):
        table = duel(p1=side(main=main, resources="Laboratory"), p2=side(front=["Foe 4/4", "Fox 4/4"]))
        table.p1.uses("Storm", "Lightning Storm", on=on)
        assert [table.p2["Foe"].minus, table.p2["Fox"].minus] == minus


def test_children_of_the_atom_counts_super_powers_of_your_characters():
    table = duel(
        p1=side(main=storm_1, levels=storm_2, front=agent_venom, resources=["Fortress", "Laboratory"]),
        p2=side(front=["Foe 4/4", agent_venom], resources="Fortress"),
    )
    table.p1.uses("Agent Venom", "Symbiote Strength")
    assert table.p1.xp == 1
    table.p1.uses("Storm", "Lightning Storm", on=["Foe", "Foe"])
    assert table.p1.xp == 2
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Agent Venom", "Symbiote Strength")
    assert table.p1.xp == 2


def test_wind_storm_lets_your_side_fly_this_turn():
    table = duel(
        p1=side(main=storm_2, front="Ann 1/1", resources="Training Ground"),
        p2=side(front="Foe 1/1", back="Fox 1/1"),
    )
    table.p1.uses("Storm", "Wind Storm")
    assert table.p1.may("attack", "Ann", "Fox")
    assert table.p2["Foe"].keywords == []
    table.p1.ends_turn()
    assert table.p1["Ann"].keywords == []


def test_thunder_storm_weakens_every_enemy():
    table = duel(
        p1=side(front=[storm, "Ann 1/1"], resources="Laboratory"), p2=side(front="Foe 4/4", back="Fox 4/4")
    )
    table.p1.uses("Storm", "Thunder Storm")
    assert [table.p2["Foe"].minus, table.p2["Fox"].minus, table.p2.main.minus] == [1, 1, 1]
    assert table.p1["Ann"].minus == 0
