"""Star-Lord, the main character (MNB-055, MNB-056) and the supporting one (MNB-069)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.guardians import agent_venom, drax, star_lord
from versus.cards.tpcg.marvel_battles.main_characters import star_lord_1, star_lord_2
from versus.testing.tpcg import duel, rule, side


@at_both_levels(star_lord_1, star_lord_2)
def test_the_next_character_is_cheaper_this_turn(main):
    table = duel(
        p1=side(main=main, resources="Academy", hand=["Ann 1/1 c3", "Bob 1/1 c3"]),
        at="recruit",
        recruit_points=4,
    )
    table.p1.uses("Star-Lord", "Greatest Guardian", paying="Academy")
    table.p1.recruits("Ann")
    assert table.p1.recruit_points == 2
    assert table.p1.why_not("recruit", "Bob") == "2P-BLD-08"


def test_the_recruiting_drive_counts_characters_you_recruit():
    table = duel(
        p1=side(main=star_lord_1, levels=star_lord_2, hand=["Ann 1/1 c1", "Bob 1/1 c1"]),
        at="recruit",
        recruit_points=2,
    )
    table.p1.recruits("Ann")
    table.p1.recruits("Bob")
    assert table.p1.xp == 2


def test_the_space_cop_takes_all_powers_of_enemies_this_turn():
    table = duel(
        p1=side(main=star_lord_2, front="Ann 1/1 F", resources="Training Ground"),
        p2=side(front=[drax, agent_venom]),
    )
    table.p1.uses("Star-Lord", "Space Cop")
    assert table.p2["Drax"].keywords == []
    assert table.p1["Ann"].keywords == ["Flight"]
    table.p1.ends_turn()
    assert table.p2["Drax"].keywords == ["Berserker", "Grab"]


@rule("2P-KEYC-29")
def test_he_leads_and_all_your_supporting_characters_are_guardians_too():
    table = duel(p1=side(main="Hero 3/3 X-Men", front=[star_lord, "Ann 1/9 X-Men"]), p2=side(front="Foe 6/9"))
    table.p1.attacks(["Star-Lord", "Ann"], "Foe")
    table.passes()
    table.p1.strikes("Ann")
    assert table.p1["Star-Lord"].face_up


def test_team_up_is_not_for_main_characters():
    table = duel(p1=side(main="Hero 3/3 X-Men", main_row="front", front=star_lord), p2=side(front="Foe 6/9"))
    assert table.p1.why_not("add attacker", "Hero", "Star-Lord") == "2P-CMB-27"
