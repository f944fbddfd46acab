"""What cards carry, power symbols, locations by symbol, printed powers (2P-GEN-10, 11, 27, 28, 30)."""

import pytest

from versus.games.tpcg.language.conditions import StatOf
from versus.games.tpcg.language.filters import GivesSymbol, IsBasic
from versus.games.tpcg.language.vocabulary import (
    bearer,
    count,
    draw,
    each,
    enemy,
    equipment,
    locations,
    one,
    plot_twist,
    plus,
    plus_counters,
    special_location,
    stun,
    super_power,
    supporting,
    supporting_only,
    this,
    while_,
    yours,
)
from versus.games.tpcg.words import (
    ALIEN,
    BUILD,
    ENERGY,
    FLIGHT,
    HUMANITY,
    INTELLECT,
    MAIN,
    MIGHT,
    PRINTED_POWERS,
    RANGED,
    SKILL,
)
from versus.testing.tpcg import duel, rule, side

cyclops = supporting(
    "T-CYCLOPS",
    "Cyclops",
    cost=2,
    atk=2,
    defense=3,
    health=1,
    teams=("X-Men",),
    keywords=(RANGED, FLIGHT),
    powers=[super_power("Optic Blast", MAIN, ENERGY, stun(one(enemy)))],
)
SYMBOLS = {
    "Energy": ENERGY,
    "Intellect": INTELLECT,
    "Might": MIGHT,
    "Skill": SKILL,
    "Alien": ALIEN,
    "Humanity": HUMANITY,
}


def powered_by(symbol):
    return supporting(
        "T-USER",
        "User",
        cost=1,
        atk=2,
        defense=2,
        health=5,
        powers=[super_power("Go", MAIN, symbol, plus_counters(this))],
    )


@rule("2P-GEN-10")
def test_cost_team_numbers_icons_and_powers_of_a_character_all_count():
    table = duel(
        p1=side(main="Chief 3/6 X-Men", resources=["Laboratory", "Academy"], hand=[cyclops]),
        p2=side(front=["Guard 3/9", "Decoy 1/1"], back="Target 1/2"),
        at="recruit",
        recruit_points=2,
    )
    assert table.p1.recruit_points == 2
    table.p1.recruits("Cyclops", "back")
    assert table.p1.recruit_points == 0
    table.p1.goes_to("main")
    assert table.p1["Cyclops"].stats == (2, 3)
    assert table.p1["Cyclops"].health == 1
    assert table.p1["Cyclops"].keywords == ["Flight", "Ranged"]
    assert table.p1.why_not("add attacker", "Chief", "Cyclops") == "2P-CMB-04"
    table.p1.uses("Cyclops", "Optic Blast", on="Decoy")
    assert table.p2["Decoy"].stunned
    table.p1.attacks("Cyclops", "Target")
    table.passes()
    assert table.p2["Target"].stunned
    assert table.p1["Cyclops"].face_up


@rule("2P-GEN-10")
@pytest.mark.parametrize(("points", "fault"), [(1, "2P-BLD-08"), (2, None)])
def test_the_cost_of_a_supporting_character_is_printed_on_it(points, fault):
    table = duel(p1=side(hand=[cyclops]), at="recruit", recruit_points=points)
    assert table.p1.why_not("recruit", "Cyclops") == fault


@rule("2P-GEN-10")
def test_a_main_character_shows_its_level_and_a_supporting_one_has_none():
    table = duel(p1=side(main="Hero 2/4 L1", front="Toad 1/1"), p2=side(main="Boss 5/6 L2"))
    assert [card.numbers.get("level", 0) for card in table.battle.view(1).sides[0]["back"]] == [1]
    assert [card.numbers.get("level", 0) for card in table.battle.view(0).sides[1]["back"]] == [2]
    assert [card.numbers.get("level", 0) for card in table.battle.view(1).sides[0]["front"]] == [0]


@rule("2P-GEN-11")
def test_a_plot_twist_carries_a_timing_word_a_team_and_a_text():
    plan = plot_twist("T-PLAN", "Plan", BUILD, draw(2), teams=("X-Men",))
    table = duel(p1=side(front="Beast 2/2 X-Men", hand=[plan]), at="build")
    assert table.p1.may("play", "Plan")
    table.p1.goes_to("main")
    assert table.p1.why_not("play", "Plan") == "2P-PLT-02"
    table = duel(p1=side(front="Toad 2/2 Brotherhood", hand=[plan]), at="build")
    assert table.p1.why_not("play", "Plan") == "2P-PLT-09"
    table = duel(p1=side(front="Beast 2/2 X-Men", hand=[plan]), at="build")
    table.p1.plays("Plan")
    assert len(table.p1.hand) == 2


@rule("2P-GEN-11")
def test_equipment_carries_a_cost_and_powers_of_its_own():
    armor = equipment("T-ARMOR", "Armor", cost=2, powers=[while_(plus(atk=1, defense=2), on=bearer)])
    table = duel(p1=side(front="Beast 2/2", hand=[armor]), at="recruit", recruit_points=1)
    assert table.p1.why_not("equip", "Armor", "Beast") == "2P-BLD-08"
    table = duel(p1=side(front="Beast 2/2", hand=[armor]), at="recruit", recruit_points=2)
    table.p1.equips("Armor", "Beast")
    assert table.p1.recruit_points == 0
    assert table.p1["Beast"].stats == (3, 4)


@rule("2P-GEN-11")
def test_a_location_is_basic_or_special_and_carries_one_symbol_or_several():
    crossroads = special_location("T-CROSS", "Crossroads", (ENERGY, MIGHT))
    survey = plot_twist("T-SURVEY", "Survey", MAIN, draw(count(locations(IsBasic()))))
    for symbol, payable in ((ENERGY, True), (MIGHT, True), (SKILL, False)):
        table = duel(p1=side(front=powered_by(symbol), resources=[crossroads]))
        assert table.p1.may("use", "User") is payable
    table = duel(p1=side(resources=[crossroads, "Laboratory", "Fortress"], hand=[survey]))
    table.p1.plays("Survey")
    assert len(table.p1.hand) == 2


@rule("2P-GEN-11")
@pytest.mark.parametrize(("teams", "payable"), [(("X-Men",), True), (("Brotherhood",), False), ((), False)])
def test_a_location_may_carry_a_team(teams, payable):
    school = special_location("T-SCHOOL", "School", ENERGY, teams=("X-Men",))
    power = super_power("Go", MAIN, ENERGY, plus_counters(this))
    pupil = supporting("T-PUPIL", "Pupil", cost=1, atk=2, defense=2, health=5, teams=teams, powers=[power])
    table = duel(p1=side(front=pupil, resources=[school]))
    assert table.p1.may("use", "Pupil") is payable


@rule("2P-GEN-27")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_of_the_six_symbols_is_paid_by_its_own_locations_only(symbol):
    user = powered_by(SYMBOLS[symbol])
    others = [f"{other} location" for other in SYMBOLS if other != symbol]
    table = duel(p1=side(front=user, resources=others))
    assert table.p1.why_not("use", "User") == "2P-PWR-17"
    table = duel(p1=side(front=user, resources=[f"{symbol} location"]))
    table.p1.uses("User", "Go")
    assert table.p1["User"].plus == 1


@rule("2P-GEN-28")
def test_energy_locations_are_all_that_can_produce_energy_basic_or_special():
    forge = special_location("T-FORGE", "Forge", (ENERGY, MIGHT))
    charge = plot_twist("T-CHARGE", "Charge", MAIN, draw(count(locations(yours, GivesSymbol(ENERGY)))))
    table = duel(p1=side(resources=["Laboratory", forge, "Fortress"], hand=[charge]))
    table.p1.plays("Charge")
    assert len(table.p1.hand) == 2


@rule("2P-GEN-30")
@pytest.mark.parametrize(("keywords", "powers"), [((FLIGHT, RANGED), 3), ((FLIGHT,), 2), ((), 1)])
def test_flight_and_ranged_count_among_the_printed_powers(keywords, powers):
    flyer = supporting(
        "T-FLYER",
        "Flyer",
        cost=3,
        atk=3,
        defense=3,
        health=1,
        keywords=keywords,
        powers=[super_power("Dive", MAIN, (), stun(one(enemy)))],
    )
    study = plot_twist("T-STUDY", "Study", MAIN, draw(StatOf(each(enemy, supporting_only), PRINTED_POWERS)))
    table = duel(p1=side(hand=[study]), p2=side(front=flyer))
    table.p1.plays("Study")
    assert len(table.p1.hand) == powers
