"""Promotion and demotion: a character becomes main or supporting (2P-CTL-11 to 2P-CTL-17)."""

import pytest

from versus.games.tpcg.language.effects.lasting import MakeMain
from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.effects.progress import ChangeLevel
from versus.games.tpcg.language.vocabulary import (
    card_in,
    cost_at_most,
    draw,
    each,
    enemy,
    equipment,
    gain_xp,
    gets,
    ko,
    main,
    main_character,
    named,
    one,
    plot_twist,
    put_into_play,
    return_to_hand,
    stun,
    super_power,
    supporting_only,
    yours,
)
from versus.games.tpcg.words import FRONT, HAND, MAIN
from versus.testing.tpcg import duel, lying, rule, side

PROMOTE = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
SUCCEED = plot_twist(
    "T-SUCCEED",
    "Succeed",
    MAIN,
    MakeMain(one(yours, supporting_only)),
    MakeMain(each(yours, named("Leader 1")), main=False),
)
DEMOTE = plot_twist("T-DEMOTE", "Demote", MAIN, MakeMain(each(yours, named("Leader 1")), main=False))


def knock_out(name):
    return plot_twist("T-FELL", "Fell", MAIN, ko(each(named(name))))


@rule("2P-CTL-11")
def test_a_promoted_character_keeps_counters_equipment_and_modifiers():
    cape = equipment("T-CAPE", "Cape", cost=0)
    rouse = plot_twist("T-ROUSE", "Rouse", MAIN, gets(one(yours, supporting_only), atk=1))
    table = duel(p1=side(front="Heir 2/2, +2 w1", equipment={"Heir 2/2, +2 w1": cape}, hand=[rouse, PROMOTE]))
    table.p1.plays("Rouse")
    table.p1.plays("Promote")
    heir = table.p1["Heir"]
    assert heir.main
    assert (heir.stats, heir.plus, heir.wounds, heir.equipment) == ((5, 4), 2, 1, ["Cape"])


@rule("2P-CTL-11")
def test_the_ko_of_a_promoted_character_ends_its_players_game():
    table = duel(p1=side(front="Heir 2/2, +2", hand=[SUCCEED, knock_out("Heir")]))
    table.p1.plays("Succeed")
    assert table.p1["Heir"].plus == 2
    table.p1.plays("Fell")
    assert table.over
    assert table.winners == [2]


@rule("2P-CTL-11")
def test_a_demoted_character_keeps_its_counters_and_is_a_supporting_one_for_effects():
    shun = plot_twist("T-SHUN", "Shun", MAIN, stun(one(yours, supporting_only)))
    table = duel(p1=side(main="Leader 1 3/6, +1 w2", front="Heir 2/2", hand=[SUCCEED, shun]))
    table.p1.plays("Succeed")
    assert not table.p1.main.main
    assert (table.p1.main.plus, table.p1.main.wounds) == (1, 2)
    table.p1.plays("Shun")
    assert table.p1.main.stunned
    assert table.p1["Heir"].face_up


@rule("2P-CTL-12")
@pytest.mark.parametrize(("deed", "zone"), [(return_to_hand, "hand"), (PutIntoDeck, "deck"), (ko, "KO pile")])
def test_a_promotion_follows_the_card_into_every_zone(deed, zone):
    away = plot_twist("T-AWAY", "Away", MAIN, deed(each(named("Heir"))))
    table = duel(p1=side(front="Heir 2/2", hand=[PROMOTE, away]))
    table.p1.plays("Promote")
    table.p1.plays("Away")
    assert table.p1["Heir"].zone == zone
    assert table.p1["Heir"].main
    assert not table.over


@rule("2P-CTL-12")
@pytest.mark.parametrize(("promoted", "found"), [(True, []), (False, ["Heir"])])
def test_an_effect_that_looks_for_supporting_characters_passes_a_promoted_one_by(promoted, found):
    away = plot_twist("T-AWAY", "Away", MAIN, return_to_hand(each(named("Heir"))))
    deploy = plot_twist(
        "T-DEPLOY", "Deploy", MAIN, put_into_play(card_in(HAND, supporting_only, up_to=1), FRONT)
    )
    table = duel(p1=side(front="Heir 2/2", hand=[PROMOTE, away, deploy]))
    if promoted:
        table.p1.plays("Promote")
    table.p1.plays("Away")
    table.p1.plays("Deploy", on=found)
    assert table.p1.front == found


HERO = main_character(
    "T-HERO-1", "Leader 1", atk=3, defense=6, powers=[super_power("Learn", MAIN, (), gain_xp())], level_up=4
)
LEVEL_2 = main_character("T-HERO-2", "Leader 1", atk=5, defense=8, level=2)


@rule("2P-CTL-13")
@pytest.mark.parametrize(("xp", "level"), [(3, 2), (2, 1)])
def test_a_demoted_main_character_keeps_its_xp_and_levels_but_stays_supporting(xp, level):
    table = duel(p1=side(main=HERO, levels=[lying(LEVEL_2, f"xp{xp}")], front="Heir 2/2", hand=[SUCCEED]))
    table.p1.plays("Succeed")
    assert table.p1.main.level == 1
    assert table.p1.xp == xp
    table.p1.uses("Leader 1", "Learn")
    assert table.p1.main.level == level
    assert not table.p1.main.main
    assert table.p1["Heir"].main


@rule("2P-CTL-13")
def test_a_demoted_main_character_may_go_a_level_down():
    fall = plot_twist("T-FALL", "Fall", MAIN, ChangeLevel(each(named("Leader 1")), -1))
    table = duel(p1=side(main=LEVEL_2, levels=[HERO], front="Heir 2/2", hand=[SUCCEED, fall]))
    table.p1.plays("Succeed")
    assert table.p1.main.level == 2
    table.p1.plays("Fall")
    assert table.p1.main.level == 1
    assert not table.p1.main.main


@rule("2P-CTL-14", "2P-CTL-16")
@pytest.mark.parametrize("deed", [ko, return_to_hand, PutIntoDeck])
def test_a_demoted_main_character_is_removed_whenever_it_leaves_play_and_its_player_plays_on(deed):
    away = plot_twist("T-AWAY", "Away", MAIN, deed(each(named("Leader 1"))))
    table = duel(p1=side(front="Heir 2/2", hand=[SUCCEED, away]))
    table.p1.plays("Succeed")
    table.p1.plays("Away")
    assert table.p1.main.zone == "removed from the game"
    assert not table.over
    assert not table.p1.is_out
    table.p1.ends_turn()
    assert table.active is table.p2


@rule("2P-CTL-14")
def test_another_supporting_character_goes_where_it_is_put():
    table = duel(p1=side(front=["Heir 2/2", "Aide 1/1"], hand=[SUCCEED, knock_out("Aide")]))
    table.p1.plays("Succeed", on="Heir")
    table.p1.plays("Fell")
    assert table.p1["Aide"].koed


@rule("2P-CTL-15")
@pytest.mark.parametrize(("limit", "found"), [(3, ["Leader 2", "Aide"]), (0, ["Leader 2"])])
def test_a_demoted_main_character_counts_as_cost_0(limit, found):
    shot = plot_twist("T-SHOT", "Shot", MAIN, stun(each(enemy, supporting_only, cost_at_most(limit))))
    disown = plot_twist("T-DISOWN", "Disown", MAIN, MakeMain(each(enemy, main), main=False))
    table = duel(p1=side(hand=[disown, shot]), p2=side(front=["Aide 1/1 c3", "Giant 9/9 c7"]))
    table.p1.plays("Disown")
    assert table.p2.main.cost == 0
    table.p1.plays("Shot")
    assert [table.p2[name].stunned for name in ("Leader 2", "Aide", "Giant")] == [
        True,
        "Aide" in found,
        False,
    ]


@rule("2P-CTL-16")
@pytest.mark.parametrize(("fallen", "over"), [("Leader 1", False), ("Heir", True)])
def test_only_the_ko_of_the_promoted_one_puts_its_player_out(fallen, over):
    table = duel(p1=side(front="Heir 2/2", hand=[SUCCEED, knock_out(fallen)]))
    table.p1.plays("Succeed")
    table.p1.plays("Fell")
    assert table.over is over
    assert table.p1.is_out is over


@rule("2P-CTL-17")
def test_a_promoted_character_is_a_level_1_main_character():
    grow = plot_twist("T-GROW", "Grow", MAIN, ChangeLevel(each(yours, named("Heir")), 1), draw())
    crowned = main_character("T-HEIR-2", "Heir", atk=7, defense=7, level=2)
    table = duel(p1=side(front="Heir 2/2", levels=[crowned], hand=[grow, PROMOTE, grow]))
    assert table.p1["Heir"].level == 0
    table.p1.plays("Grow")
    assert table.p1["Heir"].stats == (2, 2)
    table.p1.plays("Promote")
    assert table.p1["Heir"].level == 1
    table.p1.plays("Grow")
    assert table.p1["Heir"].level == 2
    assert table.p1["Heir"].stats == (7, 7)
