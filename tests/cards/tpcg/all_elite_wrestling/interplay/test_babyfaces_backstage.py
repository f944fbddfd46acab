"""What becomes of Babyfaces and their gear between combats: piles, equipment, arrivals."""

from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import (
    chris_jericho_1,
    chris_jericho_2,
    darby_allin_1,
    kris_statlander_1,
    thunder_rosa_2,
)
from versus.cards.tpcg.all_elite_wrestling.babyfaces import (
    claudio_castagnoli,
    danhausen,
    elevation,
    keith_lee,
    rey_fenix,
    sting,
)
from versus.cards.tpcg.all_elite_wrestling.gear import (
    aew_world_championship_belt,
    baseball_bat,
    chair,
)
from versus.games.tpcg.language.vocabulary import becomes, daze, losing_powers, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side


def test_sting_whom_darby_calls_brings_his_bat_along():
    p1 = side(main=darby_allin_1, resources="Full Gear", deck=[sting, "Ann 1/1", baseball_bat])
    table = duel(p1=p1, at="build")
    table.p1.uses("Darby Allin", "It's Sting!", on=["Sting", "front"])
    table.p1.answers("Baseball Bat", "Play it onto Sting for free")
    assert table.p1["Sting"].equipment == ["Baseball Bat"]
    assert table.p1.deck == ["Ann"]


def test_jerichos_bat_that_fell_is_found_by_sting():
    p1 = side(main=chris_jericho_1, hand=sting, ko=baseball_bat, deck=1)
    table = duel(p1=p1, at="recruit", recruit_points=1)
    table.p1.recruits("Sting", on=["Baseball Bat", "Play it onto Sting for free"])
    assert table.p1["Sting"].equipment == ["Baseball Bat"]


@rule("2P-EQP-07")
def test_the_belt_takes_the_place_of_the_bat():
    gear = {"Chris Jericho": baseball_bat}
    p1 = side(main=chris_jericho_1, equipment=gear, hand=aew_world_championship_belt)
    table = duel(p1=p1, at="recruit")
    table.p1.equips("AEW World Championship Belt", "Chris Jericho")
    assert table.p1["Chris Jericho"].equipment == ["AEW World Championship Belt"]
    assert table.p1.ko_pile == ["Baseball Bat"]


@rule("2P-CRD-44", "2P-EQP-12")
def test_a_stunned_champion_keeps_the_belt_and_cannot_be_given_a_chair():
    gear = {"Chris Jericho": aew_world_championship_belt}
    p1 = side(main=lying(chris_jericho_2, "stunned"), equipment=gear, front="Pal 1/1 Babyfaces", hand=chair)
    table = duel(p1=p1, at="recruit")
    assert table.p1.why_not("equip", "Chair", "Chris Jericho") == "2P-EQP-12"
    assert table.p1.may("equip", "Chair", "Pal")


@rule("2P-CRD-44")
def test_the_belt_shines_for_a_champion_who_recovered():
    trick = plot_twist("T-D", "Trick", MAIN, daze(one()))
    gear = {"Chris Jericho": aew_world_championship_belt}
    table = duel(p1=side(hand=trick), p2=side(main=chris_jericho_2, equipment=gear))
    table.p1.plays("Trick", on="Chris Jericho")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["Chris Jericho"].face_up
    assert table.p2["Chris Jericho"].plus == 3


def test_the_dead_return_and_swing():
    p1 = side(main=thunder_rosa_2, resources="Revolution")
    p2 = side(front="Foe 5/5", ko=claudio_castagnoli)
    table = duel(p1=p1, p2=p2, at="build")
    table.p1.uses("Thunder Rosa", "Dia de Los Muertos", on=["Claudio Castagnoli", "front", "Foe"])
    assert table.p2["Foe"].exhausted
    assert table.p2["Foe"].minus == 2
    table.p1.ends_turn()
    assert table.p1.front == []


@rule("2P-CRD-63")
def test_the_man_of_a_thousand_lives_comes_from_the_dead_with_all_of_them():
    p1 = side(main=thunder_rosa_2, resources="Revolution", ko=rey_fenix)
    table = duel(p1=p1, at="build")
    table.p1.uses("Thunder Rosa", "Dia de Los Muertos", on=["Rey Fénix", "front"])
    assert table.p1["Rey Fénix"].health == 1000
    table.p1.ends_turn()
    assert table.p1["Rey Fénix"].zone == "removed from the game"


@rule("2P-CRD-64")
def test_night_fever_ends_even_a_thousand_lives():
    p2 = side(front=lying(rey_fenix, "stunned w1"))
    table = duel(p1=side(main=kris_statlander_1, resources="Revolution"), p2=p2)
    table.p1.uses("Kris Statlander", "Night Fever", on="Rey Fénix")
    assert table.p2["Rey Fénix"].koed


def test_whom_keith_lee_tosses_gets_no_leap_of_it():
    p1 = side(front="Pal 3/3 Babyfaces", hand=[keith_lee, elevation])
    table = duel(p1=p1, at="recruit", recruit_points=7)
    table.p1.recruits("Keith Lee", on="Pal")
    table.p1.goes_to("main")
    table.p1.plays("Elevation", on="Pal")
    assert table.p1["Pal"].plus == 0
    assert table.p1["Pal"].stats == (5, 5)


@rule("2P-CRD-45")
def test_a_powerless_danhausen_is_cursed_with_being_both_and_curses_nobody():
    numb = plot_twist("T-N", "Numb", MAIN, becomes(one(), losing_powers))
    table = duel(p1=side(front=danhausen, hand=numb, resources="Revolution"), p2=side(front="Foe 1/1"))
    table.p1.plays("Numb", on="Danhausen")
    assert not table.p1.may("use", "Danhausen", power="Be Cursed")
    assert table.p1["Danhausen"].keywords == []
