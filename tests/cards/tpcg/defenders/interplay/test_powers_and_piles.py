"""Powers that are lent, cards that come back, hands that lie open: cards of the Defenders together."""

from versus.cards.tpcg.defenders.defenders import iron_fist, nighthawk, scarlet_witch, valkyrie, war_machine
from versus.cards.tpcg.defenders.main_characters import (
    bullseye_1,
    bullseye_2,
    daredevil_2,
    dr_strange_1,
    dr_strange_2,
    kingpin_1,
    luke_cage_1,
    luke_cage_2,
)
from versus.cards.tpcg.defenders.underworld import (
    blackheart,
    bloody_mary,
    electro,
    fisk_tower,
    helmut_zemo,
    kingpin,
    mary_walker,
    modok,
    purple_man,
    typhoid_mary,
)
from versus.games.tpcg.language.vocabulary import (
    loses_keywords,
    loses_powers,
    main,
    one,
    plot_twist,
    supporting_only,
    take,
)
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

STRIP = plot_twist("T-1", "Strip", MAIN, loses_powers(one(supporting_only)))
BLUNT = plot_twist("T-2", "Blunt", MAIN, loses_keywords(one(main)))
FOUR = ("Ann", "Bob", "Cid", "Dan")
STEAL = plot_twist("T-3", "Steal", MAIN, take(one(supporting_only)))


@rule("2P-BLD-15", "2P-BLD-07")
def test_nighthawks_saving_is_for_the_slain_that_valkyrie_calls_too():
    table = duel(
        p1=side(front=[nighthawk, valkyrie], ko="Ann 1/1 c6 Defenders", resources=["Academy", "Academy"]),
        at="recruit",
        recruit_points=2,
    )
    table.p1.uses("Nighthawk", "Mobilize the Team")
    table.p1.uses("Valkyrie", "Chooser of the Slain")
    table.p1.recruits("Ann")
    assert table.p1["Ann"].in_play
    assert table.p1.recruit_points == 0


@rule("2P-UNQ-02")
def test_the_slain_that_comes_back_sends_its_namesake_to_the_pile():
    table = duel(
        p1=side(front=[valkyrie, "Ann 2/2 c1"], ko="Ann 1/1 c1", resources="Academy"),
        at="recruit",
        recruit_points=1,
    )
    table.p1.uses("Valkyrie", "Chooser of the Slain")
    table.p1.recruits("Ann in the KO pile")
    assert table.p1.ko_pile == ["Ann"]
    assert len(table.p1.front) == 2


@rule("2P-PWR-07", "2P-PWR-02")
def test_a_mary_without_powers_has_none_of_the_others_either():
    table = duel(
        p1=side(front=mary_walker, ko=[bloody_mary, typhoid_mary], hand=STRIP), p2=side(front="9/9, -1")
    )
    table.p1.plays("Strip", on="Mary Walker")
    table.p1.attacks("Mary Walker", "9/9")
    table.passes()
    assert table.p1["Mary Walker in the KO pile"].koed


@rule("2P-CTL-03", "2P-PWR-02")
def test_a_stolen_mary_looks_into_her_new_masters_pile():
    table = duel(p1=side(hand=STEAL, ko=typhoid_mary), p2=side(front=mary_walker, back="1/1", ko=bloody_mary))
    table.p1.plays("Steal", on=["Mary Walker", "front"])
    table.p1.attacks("Mary Walker in the front row", table.p2.main.name)
    table.p1.stops()
    table.passes()


@rule("2P-MOD-15", "2P-CRD-03")
def test_war_machine_feeds_blackheart():
    table = duel(
        p1=side(
            front=[blackheart, "Ann 1/1 Underworld"], back=war_machine, resources=["Fortress", "Fortress"]
        )
    )
    table.p1.uses("War Machine", "Rocket Launcher", on="Ann")
    assert table.p1["Blackheart"].stats == (5, 5)


@rule("2P-PWR-47")
def test_who_loses_keyword_powers_keeps_the_level_up_that_is_bought():
    table = duel(p1=side(main=luke_cage_1, levels=luke_cage_2, hand=BLUNT, resources=3), p2=side(), active=1)
    table.p1.plays("Blunt", on="Luke Cage")
    assert table.p1.main.face_up
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert table.p1.xp == 1


@rule("2P-KEYC-19", "2P-LVL-17")
def test_under_the_hex_luke_cage_buys_no_more_than_he_needs():
    table = duel(
        p1=side(main=lying(luke_cage_1, "xp4"), levels=luke_cage_2),
        p2=side(back=scarlet_witch),
        at="recruit",
        recruit_points=3,
    )
    table.p1.uses("Luke Cage", "Hero for Hire")
    assert table.p1.xp == 5
    assert table.p1.main.level == 1
    assert table.p1.recruit_points == 2


@rule("2P-ZON-19")
def test_what_zemo_has_seen_he_knows_though_radar_sense_ends():
    table = duel(
        p1=side(main=daredevil_2, back=helmut_zemo, resources=["Academy", "Academy"]),
        p2=side(
            main="Boss 3/6 X-Men", hand=["Ann 1/1 X-Men", "Bob 1/1"], resources="Training Ground", deck=4
        ),
    )
    table.p1.uses("Daredevil", "Radar Sense")
    table.p1.uses("Helmut Zemo", "Sow Distrust", on="Bob")
    assert table.p2.ko_pile == ["Bob"]
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.does("buy off", table.p1["Daredevil"])
    assert sees(table.battle, 0, table.p2["Ann"].id)


@rule("2P-ZON-19", "2P-TRG-01")
def test_a_strange_draw_is_seen_by_radar_and_counted_by_strange():
    table = duel(
        p1=side(main=daredevil_2, resources="Academy"),
        p2=side(main=dr_strange_1, levels=dr_strange_2, deck=["Ann 1/1", "Bob 1/1", "Cid 1/1"]),
    )
    table.p1.uses("Daredevil", "Radar Sense")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.xp == 1
    assert sees(table.battle, 0, table.p2["Ann"].id)


@rule("2P-CTL-12", "2P-CTL-15", "2P-CRD-05")
def test_the_old_boss_costs_nothing_to_electros_lightning():
    table = duel(
        p1=side(
            main="Fisk 3/6 h5 Underworld",
            front=[kingpin, "1/1 c5 h2 Underworld"],
            resources="Fortress",
        ),
        p2=side(back=electro, resources="Laboratory"),
    )
    table.p1.uses("Kingpin", "Underworld Boss")
    assert table.p1["Kingpin"].main
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Electro", "Chain Lightning")
    assert table.p1["Fisk"].stunned
    assert table.p1["Kingpin"].face_up
    assert table.p1["1/1"].face_up


@rule("2P-CTL-08")
def test_zemo_asks_for_the_team_of_whoever_is_main_now():
    table = duel(
        p1=side(
            main="Fisk 3/6 X-Men",
            front=[kingpin, "1/1 Underworld", "1/2 Underworld"],
            resources="Fortress",
            hand=["Ann 1/1 X-Men", "Bob 1/1 Underworld"],
        ),
        p2=side(back=helmut_zemo, resources="Academy"),
    )
    table.p1.uses("Kingpin", "Underworld Boss")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.could_choose("use", "Helmut Zemo", power="Sow Distrust") == ["Ann"]


@rule("2P-GEN-25", "2P-UNQ-07")
def test_iron_fist_cannot_come_where_iron_fist_leads():
    table = duel(
        p1=side(main="Iron Fist 3/6", back="Ann 1/1", hand=iron_fist), at="recruit", recruit_points=9
    )
    assert table.p1.why_not("recruit", "Iron Fist in hand") == "2P-UNQ-08"


@rule("2P-PWR-24")
def test_fisk_tower_pays_for_the_kingpin_of_either_kind():
    table = duel(p1=side(main=kingpin_1, resources=fisk_tower, deck=["Academy", "Ann 1/1"]), at="build")
    table.p1.uses("Kingpin", "Expand the Empire", on="Academy")
    assert table.p1.hand == ["Academy"]


@rule("2P-STN-57", "2P-CTL-03")
def test_the_brainwashed_that_bullseye_wounds_to_death_is_no_enemy():
    table = duel(
        p1=side(main=bullseye_1, levels=bullseye_2, front=purple_man, resources=["Academy"] * 3),
        p2=side(front=["9/9 h1", "8/8 h2"]),
    )
    table.p1.uses("Purple Man", "Brainwash", on="9/9")
    table.p1.uses("Bullseye", "Infallible Aim", on="9/9")
    assert table.p2["9/9"].koed
    assert table.p1.xp == 0


@rule("2P-TRN-03")
def test_modok_arranges_what_strange_will_draw():
    table = duel(
        p1=side(
            main=dr_strange_1,
            levels=dr_strange_2,
            back=modok,
            deck=["Ann 1/1", "Bob 1/1", "Cid 1/1", "Dan 1/1"],
        ),
        at="start",
        turn=5,
    )
    table.p1.answers("Ann", "Bob", "Dan")
    table.p1.goes_to("main")
    assert sorted(table.p1.hand) == ["Cid", "Dan"]
    assert table.p1.xp == 1
