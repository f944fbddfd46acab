"""Prisoners, draws, counters and personalities of Hell's Kitchen among one another."""

from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import black_cat, taskmaster
from versus.cards.tpcg.defenders_of_hells_kitchen.chi import CHI
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import (
    doctor_strange,
    evidence,
    iron_fist,
    nighthawk,
    white_tiger,
)
from versus.cards.tpcg.defenders_of_hells_kitchen.personalities import (
    jake_lockley,
    jake_lockley_main,
    moon_knight,
    mr_knight,
    mr_knight_main,
    steven_grant_main,
)
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import (
    contract,
    purple_man,
    typhoid_mary,
)
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import kingpin_1
from versus.games.tpcg.language.vocabulary import (
    loses_powers,
    one,
    plot_twist,
    put_counters,
    stun,
    yours,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

FOCUS = plot_twist("T-1", "Focus", MAIN, put_counters(one(yours), CHI, 2))
SILENCE = plot_twist("T-2", "Silence", MAIN, loses_powers(one()))
KNOCK = plot_twist("T-3", "Knock", MAIN, stun(one()))


@rule("2P-CRD-95")
def test_criminal_mastermind_takes_nothing_from_white_tiger():
    table = duel(
        p1=side(main=kingpin_1, resources="Academy"), p2=side(front=[lying(white_tiger, "+2"), "3/3, +1"])
    )
    table.p1.uses("Kingpin", "Criminal Mastermind", on="White Tiger")
    assert table.p2["White Tiger"].plus == 2


@rule("2P-CRD-95")
def test_without_her_powers_he_does():
    table = duel(
        p1=side(main=kingpin_1, resources="Academy", hand=SILENCE),
        p2=side(front=[lying(white_tiger, "+2"), "3/3, +1"]),
    )
    table.p1.plays("Silence", on="White Tiger")
    table.p1.uses("Kingpin", "Criminal Mastermind", on=["White Tiger", "yes", "yes"])
    assert table.p2["White Tiger"].plus == 0


@rule("2P-CRD-95")
def test_transmute_and_typhoid_mary_do_nothing_to_her():
    table = duel(
        p1=side(front=[doctor_strange, typhoid_mary], resources="Academy"),
        p2=side(front=[lying(white_tiger, "+2")]),
    )
    table.p1.uses("Doctor Strange", "Transmute", on="White Tiger")
    table.p1.attacks("Mary Walker", "White Tiger")
    table.p1.answers("White Tiger", "stop")
    assert (table.p2["White Tiger"].plus, table.p2["White Tiger"].minus) == (2, 0)
    table.passes()


@rule("2P-CRD-80")
def test_criminal_mastermind_takes_chi():
    table = duel(
        p1=side(front=[iron_fist, "1/1"], hand=FOCUS),
        p2=side(main=kingpin_1, resources="Academy"),
    )
    table.p1.plays("Focus", on="Iron Fist")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Kingpin", "Criminal Mastermind", on=["Iron Fist", "yes", "no"])
    assert table.p1["Iron Fist"].counters(CHI) == 1


@rule("2P-CRD-78", "2P-CRD-80")
def test_a_prisoner_iron_fist_keeps_his_chi():
    table = duel(
        p1=side(front=iron_fist, hand=FOCUS),
        p2=side(front="Cop 2/2 Defenders", equipment={"Cop": evidence}),
    )
    table.p1.plays("Focus", on="Iron Fist")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Cop", "Lock Up", on=["Iron Fist", "back"])
    assert table.p1["Iron Fist"].hidden
    assert table.p1["Iron Fist"].counters(CHI) == 2


@rule("2P-CRD-78", "2P-PWR-02")
def test_a_prisoner_teaches_taskmaster_nothing():
    table = duel(
        p1=side(front=["Cop 2/2 Defenders"], equipment={"Cop": evidence}),
        p2=side(front=[taskmaster, "3/3 Flight"]),
    )
    table.p1.uses("Cop", "Lock Up", on=["3/3", "front"])
    assert table.p2["3/3"].hidden
    assert table.p2["Taskmaster"].keywords == []


@rule("2P-CRD-78", "2P-CTL-03")
def test_a_prisoner_does_not_protect_and_cannot_be_attacked():
    table = duel(
        p1=side(front="Cop 2/2 Defenders", back="1/1", equipment={"Cop": evidence}),
        p2=side(front=["3/3 h2", "4/4"]),
    )
    table.p1.uses("Cop", "Lock Up", on=["3/3", "front"])
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "4/4", table.p2["3/3"].name)


@rule("2P-CRD-78")
def test_who_was_brainwashed_can_be_locked_up_by_the_rightful_side():
    table = duel(
        p1=side(front=purple_man, resources="Academy"),
        p2=side(front=["Cop 2/2 Defenders", "5/5 h2"], equipment={"Cop": evidence}),
    )
    table.p1.uses("Purple Man", "Brainwash", on="5/5")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.uses("Cop", "Lock Up", on=["Purple Man", "back"])
    assert table.p2["5/5"].controller == 2, "as Purple Man changes sides, it goes home"
    assert table.p1["Purple Man"].hidden


@rule("2P-CRD-72")
def test_nighthawk_s_riches_are_black_cat_s_luck():
    table = duel(
        p1=side(front=nighthawk, resources="Academy", deck=["Ann 1/1", "Bob 1/1", "Cid 1/1"]),
        p2=side(front=black_cat, resources="Academy"),
        at="build",
    )
    table.p1.uses("Nighthawk", "The Rich Get Richer")
    table.p2.reacts("Black Cat", on="yes")
    assert len(table.p1.hand) == 1


@rule("2P-CRD-72", "2P-CRD-84")
def test_mr_knight_s_draw_is_taken_and_he_changes_all_the_same():
    table = duel(
        p1=side(
            main=mr_knight_main,
            pile=[jake_lockley_main, steven_grant_main],
            resources="Academy",
            deck=["Ann 1/1", "Bob 1/1"],
        ),
        p2=side(front=black_cat, resources="Academy"),
    )
    table.p1.uses("Mr. Knight", "Consultant")
    table.p2.reacts("Black Cat", on="yes")
    assert table.p1.hand == []
    assert table.p1.main.name != "Mr. Knight"


@rule("2P-CRD-86", "2P-KEY-41")
def test_a_contract_passes_to_the_next_personality_in_mid_combat():
    table = duel(
        p1=side(front=mr_knight, hand=jake_lockley, equipment={"Mr. Knight": contract}),
        p2=side(front="1/7 h3"),
    )
    table.p1.attacks("Mr. Knight", "1/7")
    table.p1.uses("Mr. Knight", "Integrated Personalities", on="Jake Lockley")
    assert table.p1["Jake Lockley"].equipment == ["Contract"]
    table.passes()
    assert table.p2["1/7"].koed


@rule("2P-UNQ-07", "2P-CRD-91")
def test_nobody_integrates_into_the_name_of_your_main_character():
    table = duel(p1=side(main=jake_lockley_main, front=mr_knight, hand=jake_lockley), p2=side(front="1/9"))
    table.p1.attacks("Mr. Knight", "1/9")
    table.p1.uses("Mr. Knight", "Integrated Personalities", on="Jake Lockley")
    assert table.p1.front == ["Mr. Knight"]
    table.passes()


@rule("2P-UNQ-19", "2P-CRD-91")
def test_becoming_who_stands_beside_him_takes_his_place():
    other = lying(jake_lockley, "+1")
    table = duel(p1=side(front=[mr_knight], back=[other], hand=jake_lockley), p2=side(front="1/9"))
    table.p1.attacks("Mr. Knight", "1/9")
    table.p1.uses("Mr. Knight", "Integrated Personalities", on="Jake Lockley in hand")
    assert table.p1.front == ["Jake Lockley"]
    assert table.p1.back == [table.p1.main.name]
    table.passes()


@rule("2P-PWR-07")
def test_without_powers_nobody_integrates():
    table = duel(p1=side(front=moon_knight, hand=[jake_lockley, SILENCE]), p2=side(front="1/9"))
    table.p1.plays("Silence", on="Moon Knight")
    table.p1.attacks("Moon Knight", "1/9")
    assert not table.p1.offered("use", "Moon Knight")
    table.passes()
