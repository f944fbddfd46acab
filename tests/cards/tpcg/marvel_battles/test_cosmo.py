"""Cosmo (MNB-061)."""

from versus.cards.tpcg.marvel_battles.guardians import agent_venom, cosmo, drax
from versus.cards.tpcg.marvel_battles.main_characters import wolverine_1, wolverine_2
from versus.cards.tpcg.marvel_battles.x_men import iceman
from versus.games.tpcg.language.vocabulary import each, has, one, plot_twist, stun, supporting_only, yours
from versus.games.tpcg.words import FLIGHT, MAIN
from versus.testing.tpcg import duel, rule, side

WINGS = plot_twist("T-1", "Wings", MAIN, has(each(yours, supporting_only), FLIGHT))
NAP = plot_twist("T-2", "Nap", MAIN, stun(one(yours, supporting_only)))


def nullified(foe, name, **theirs):
    table = duel(
        p1=side(hand=cosmo), p2=side(front=[foe, "Bud 1/1"], **theirs), at="recruit", recruit_points=1
    )
    table.p1.recruits("Cosmo", on=name)
    table.p1.ends_turn()
    table.p2.goes_to("main")
    return table


def test_nullify_takes_keyword_and_super_powers_and_lets_none_be_gained():
    table = nullified(drax, "Drax", hand=WINGS)
    assert table.p2["Drax"].keywords == []
    table.p2.plays("Wings")
    assert table.p2["Drax"].keywords == []
    assert table.p2["Bud"].keywords == ["Flight"]
    table = nullified(agent_venom, "Agent Venom", resources="Fortress")
    assert table.p2.why_not("use", "Agent Venom", power="Symbiote Strength") == "2P-GEN-02"


def test_level_up_is_left():
    table = duel(
        p1=side(hand=cosmo, front="Ann 1/1"),
        p2=side(main=wolverine_1, main_row="front", levels=wolverine_2),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Cosmo", on="Wolverine")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Wolverine", "Ann")
    table.passes()
    assert table.p2.xp == 1


def test_it_ends_as_cosmo_is_stunned():
    table = duel(p1=side(hand=[cosmo, NAP]), p2=side(front=drax), at="recruit", recruit_points=1)
    table.p1.recruits("Cosmo", on="Drax")
    table.p1.goes_to("main")
    assert table.p2["Drax"].keywords == []
    table.p1.plays("Nap")
    assert table.p2["Drax"].keywords == ["Berserker", "Grab"]


@rule("2P-CRD-10", "2P-MOD-14")
def test_what_the_character_has_done_before_stays():
    table = duel(
        p1=side(hand=iceman),
        p2=side(main="Boss 3/5", hand=cosmo, front="Bud 1/1"),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Iceman", on="Boss")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.befalls(lambda battle: setattr(battle, "recruit_points", [9, 9]))
    table.p2.recruits("Cosmo", on="Iceman")
    assert table.p2.main.frozen
    assert table.p1["Iceman"].keywords == []
