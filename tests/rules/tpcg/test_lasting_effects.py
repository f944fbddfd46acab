"""Effects once made: fixed amounts, sources, ends, whom they reach (2P-MOD-11 to 15, 22 to 27)."""

import pytest

from versus.games.tpcg.language.changes import Cannot, Grows, Loses, LosesAllPowers, Plus
from versus.games.tpcg.language.conditions import Difference
from versus.games.tpcg.language.effects.lasting import RuleChange
from versus.games.tpcg.language.filters import GivesSymbol
from versus.games.tpcg.language.vocabulary import (
    atk_of,
    becomes,
    cancel_combat,
    cannot,
    card_in,
    count,
    defender,
    do,
    draw,
    each,
    enemy,
    freeze,
    front_row,
    gain_xp,
    gets,
    has,
    if_,
    it,
    ko,
    locations,
    main,
    main_character,
    named,
    one,
    plot_twist,
    put_into_play,
    return_to_hand,
    stun,
    super_power,
    supporting,
    this,
    transform,
    when_appears,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, ENERGY, FLIGHT, FRONT, KO, MAIN, PILE, RANGED, TO_ATTACK
from versus.kernel.effects import AtLeast
from versus.kernel.modifiers import FOREVER, THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

ME = one(yours, front_row)


def twist(name, *effects, timing=MAIN, **facts):
    return plot_twist(name, name, timing, *effects, **facts)


RALLY = twist("Rally", gets(ME, atk=2, defense=2))
SUMMON = twist("Summon", put_into_play(card_in(KO, named("Toad")), row=FRONT))
FLEE = twist("Flee", return_to_hand(ME), put_into_play(it, row=FRONT))


# Fixed when they resolve


@rule("2P-MOD-11")
def test_a_bonus_for_each_character_is_counted_once():
    stand = twist("Stand Together", gets(one(yours, named("Blob")), atk=count(each(yours))))
    table = duel(p1=side(front=["Blob 1/3", "2/2"], ko="Toad 1/1", hand=[stand, SUMMON]))
    table.p1.plays("Stand Together")
    assert table.p1["Blob"].atk == 4
    table.p1.plays("Summon")
    assert table.p1["Toad"].in_play
    assert table.p1["Blob"].atk == 4


@rule("2P-MOD-12")
def test_mystiques_bonus_stays_3_when_venoms_atk_rises_by_4():
    masquerade = super_power(
        "Masquerade", COMBAT, 0, gets(this, atk=atk_of(one(enemy, defender)), until=THIS_COMBAT)
    )
    mystique = main_character("Mystique", "Mystique", atk=2, defense=5, powers=[masquerade])
    surprise = twist("Savage Surprise", gets(one(yours, defender), atk=4), timing=COMBAT, any_turn=True)
    table = duel(p1=side(main=mystique, main_row="front"), p2=side(front="Venom 3/9", hand=surprise))
    table.p1.attacks("Mystique", "Venom")
    table.p1.uses("Mystique", "Masquerade")
    assert table.p1.main.atk == 5
    table.p2.plays("Savage Surprise")
    assert table.p2["Venom"].atk == 7
    assert table.p1.main.atk == 5


@rule("2P-MOD-22")
@pytest.mark.parametrize(("mjf", "atk"), [(4, 7), (6, 7), (8, 8)])
def test_atk_gained_until_higher_is_computed_once(mjf, atk):
    foe = atk_of(one(enemy, defender))
    own = atk_of(this)
    until_higher = if_(AtLeast(foe, own), do(gets(this, atk=Difference(foe, own)), gets(this, atk=1)))
    wrestler = main_character("MJF", "MJF", atk=mjf, defense=9, powers=[when_attacks(until_higher)])
    counter = twist("Counter", gets(one(yours, defender), atk=3), timing=COMBAT, any_turn=True)
    table = duel(p1=side(main=wrestler, main_row="front"), p2=side(front="Rival 6/9", hand=counter))
    table.p1.attacks("MJF", "Rival")
    assert table.p1.main.atk == atk
    table.p1.passes()
    table.p2.plays("Counter")
    assert table.p2["Rival"].atk == 9
    assert table.p1.main.atk == atk


@rule("2P-MOD-15")
def test_a_continuous_power_rises_and_falls_with_the_game():
    blaze = while_(Grows(3, 3, count(locations(yours, GivesSymbol(ENERGY)))))
    spark = super_power("Spark", MAIN, ENERGY, draw())
    sunfire = supporting("Sunfire", "Sunfire", cost=5, atk=3, defense=3, powers=[blaze, spark])
    table = duel(p1=side(front=sunfire, resources=["Laboratory", "Laboratory"]))
    assert table.p1["Sunfire"].stats == (9, 9)
    table.p1.uses("Sunfire", "Spark", paying="Laboratory")
    assert table.p1["Sunfire"].stats == (6, 6)
    building = duel(p1=side(front=sunfire, resources="Laboratory", hand="Laboratory"), at="build")
    building.p1.places("Laboratory", face_up=True)
    assert building.p1["Sunfire"].stats == (9, 9)


@rule("2P-MOD-15")
def test_a_continuous_power_that_fades_to_def_0_stuns():
    blaze = while_(Grows(3, 3, count(locations(yours, GivesSymbol(ENERGY)))))
    spark = super_power("Spark", MAIN, ENERGY, draw())
    sunfire = supporting("Sunfire", "Sunfire", cost=5, atk=0, defense=0, health=2, powers=[blaze, spark])
    table = duel(p1=side(front=sunfire, resources="Laboratory"))
    table.p1.uses("Sunfire", "Spark")
    assert table.p1["Sunfire"].stunned


# Without their source


@rule("2P-MOD-13")
def test_a_bonus_stays_when_its_giver_is_knocked_out():
    coach = supporting(
        "Coach",
        "Coach",
        cost=1,
        atk=1,
        defense=1,
        powers=[super_power("Cheer", MAIN, 0, gets(ME, atk=2, defense=2))],
    )
    sacrifice = twist("Sacrifice", ko(one(yours, named("Coach"))))
    table = duel(p1=side(front="2/2", back=coach, hand=sacrifice))
    table.p1.uses("Coach", "Cheer")
    table.p1.plays("Sacrifice")
    assert table.p1["Coach"].koed
    assert table.p1["2/2"].stats == (4, 4)


@rule("2P-MOD-14", "2P-STN-49")
def test_icemans_freeze_stays_when_cosmo_takes_his_powers():
    iceman = supporting(
        "Iceman",
        "Iceman",
        cost=0,
        atk=2,
        defense=2,
        keywords=(RANGED,),
        powers=[when_appears(freeze(one(enemy, main)))],
    )
    cosmo = supporting(
        "Cosmo",
        "Cosmo",
        cost=0,
        atk=1,
        defense=1,
        powers=[when_appears(becomes(one(enemy), LosesAllPowers(), until=FOREVER))],
    )
    table = duel(p1=side(hand=iceman), p2=side(hand=cosmo), at="recruit")
    table.p1.recruits("Iceman")
    assert table.p2.main.frozen
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Cosmo", on="Iceman")
    assert table.p1["Iceman"].keywords == []
    table.p2.goes_to("main")
    assert table.p2.main.frozen
    assert table.p2.main.exhausted


@rule("2P-MOD-24")
def test_the_weather_goes_on_for_the_rest_of_the_game_without_storm():
    fog = super_power("Fog", MAIN, 0, RuleChange(enemy, Plus(-1, 0), FOREVER))
    gale = super_power("Gale", MAIN, 0, RuleChange(enemy, Loses(FLIGHT), FOREVER))
    storm = main_character("Storm", "Storm", atk=3, defense=6, powers=[fog, gale])
    shock = twist("Shock", stun(one(enemy, main)))
    table = duel(p1=side(main=storm), p2=side(front="Angel 4/4 F", hand=shock))
    table.p1.uses("Storm", "Fog")
    table.p1.uses("Storm", "Gale")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Shock")
    assert table.p1.main.stunned
    assert table.p2["Angel"].stats == (3, 4)
    assert table.p2["Angel"].keywords == []


@rule("2P-MOD-24")
def test_a_bonus_for_the_rest_of_the_game_survives_the_loss_of_its_givers_powers():
    ring = super_power("Ring", MAIN, 0, gets(this, atk=2, until=FOREVER))
    mjf = supporting("MJF", "MJF", cost=3, atk=3, defense=3, powers=[ring])
    strip = twist("Strip", becomes(ME, LosesAllPowers()))
    table = duel(p1=side(front=mjf, hand=strip))
    table.p1.uses("MJF", "Ring")
    table.p1.plays("Strip")
    assert table.p1["MJF"].stats == (5, 3)
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1["MJF"].stats == (5, 3)


# When they end


@rule("2P-MOD-23")
@pytest.mark.parametrize("ends_early", [True, False])
def test_this_combat_ends_with_the_combat_however_it_ends(ends_early):
    burst = twist("Burst", gets(ME, atk=3, defense=1, until=THIS_COMBAT), timing=COMBAT)
    call_off = twist("Call Off", cancel_combat, timing=COMBAT)
    table = duel(p1=side(front="2/2", hand=[burst, call_off]), p2=side(front="0/9"))
    table.p1.attacks("2/2", "0/9")
    table.p1.plays("Burst")
    assert table.p1["2/2"].stats == (5, 3)
    table.p2.passes()
    if ends_early:
        table.p1.plays("Call Off")
    table.passes()
    assert not table.in_combat
    assert table.p1["2/2"].stats == (2, 2)


# Whom they reach


@rule("2P-MOD-25")
def test_a_quality_given_to_your_characters_does_not_reach_later_arrivals():
    soar = twist("Soar", has(each(yours), FLIGHT))
    table = duel(p1=side(front="2/2", ko="Toad 1/1", hand=[soar, SUMMON]))
    table.p1.plays("Soar")
    table.p1.plays("Summon")
    assert table.p1["2/2"].keywords == ["Flight"]
    assert table.p1["Toad"].keywords == []


@rule("2P-MOD-25")
def test_a_changed_rule_reaches_later_arrivals():
    truce = twist("Truce", RuleChange(yours, Cannot(TO_ATTACK)))
    table = duel(p1=side(front="2/2", ko="Toad 1/1", hand=[truce, SUMMON]), p2=side(front="1/9"))
    assert table.p1.may("attack", "2/2", "1/9")
    table.p1.plays("Truce")
    table.p1.plays("Summon")
    assert table.p1.why_not("attack", "2/2", "1/9") == "2P-GEN-02"
    assert table.p1.why_not("attack", "Toad", "1/9") == "2P-GEN-02"
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.may("attack", "Toad", "1/9")


@rule("2P-MOD-26")
def test_modifiers_follow_a_main_character_to_its_next_level():
    hero = main_character("Hero 1", "Hero", atk=3, defense=6, level_up=1)
    lesson = twist("Lesson", gain_xp(1, one(yours, main)))
    oath = twist("Oath", cannot(ME, TO_ATTACK))
    table = duel(
        p1=side(main=hero, main_row="front", levels="Hero 5/8 L2", hand=[RALLY, oath, lesson]),
        p2=side(front="1/9"),
    )
    table.p1.plays("Rally")
    table.p1.plays("Oath")
    table.p1.plays("Lesson")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (7, 10)
    assert table.p1.why_not("attack", "Hero", "1/9") == "2P-GEN-02"


@rule("2P-MOD-26")
def test_modifiers_follow_a_character_through_transforming():
    grow = super_power("Grow", MAIN, 0, transform(card_in(PILE, named("Giant"))))
    imp = supporting("Imp", "Imp", cost=1, atk=1, defense=1, powers=[grow])
    table = duel(p1=side(front=imp, pile="Giant 6/6", hand=RALLY))
    table.p1.plays("Rally")
    table.p1.uses("Imp", "Grow")
    assert table.p1["Giant"].stats == (8, 8)


@rule("2P-MOD-27")
def test_a_character_that_leaves_and_returns_sheds_its_modifiers():
    oath = twist("Oath", cannot(ME, TO_ATTACK))
    table = duel(p1=side(front="Toad 1/1", hand=[oath, RALLY, FLEE]), p2=side(front="1/9"))
    table.p1.plays("Oath")
    table.p1.plays("Rally")
    assert table.p1.why_not("attack", "Toad", "1/9") == "2P-GEN-02"
    assert table.p1["Toad"].stats == (3, 3)
    table.p1.plays("Flee")
    assert table.p1["Toad"].row == "front"
    assert table.p1["Toad"].stats == (1, 1)
    assert table.p1.may("attack", "Toad", "1/9")
