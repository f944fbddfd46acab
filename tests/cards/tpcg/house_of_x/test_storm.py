"""Storm, the main character (HOX-037, HOX-038)."""

from versus.cards.tpcg.house_of_x.main_characters import storm_1, storm_2
from versus.games.tpcg.language.vocabulary import (
    card_in,
    each,
    has,
    loses_powers,
    main,
    one,
    plot_twist,
    stun,
    turn_up,
    yours,
)
from versus.games.tpcg.words import BUILD, FLIGHT, MAIN, RESOURCE
from versus.kernel.modifiers import FOREVER
from versus.testing.tpcg import duel, lay, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(each(yours, main)))
FORGET = plot_twist("T-2", "Forget", MAIN, loses_powers(each(yours, main), FOREVER))
WINGS = plot_twist("T-3", "Wings", MAIN, has(one(yours), FLIGHT))
REBUILD = plot_twist("T-4", "Rebuild", BUILD, turn_up(card_in(RESOURCE)))
ALL_FOUR = ["Laboratory", "Academy", "Fortress", "Training Ground"]


def weather(*kinds: str, hand=(), **enemy):
    """A table at which Storm has made weather, one kind a turn; it is her turn."""
    table = duel(p1=side(main=storm_2, resources=ALL_FOUR * len(kinds), hand=list(hand)), p2=side(**enemy))
    for number, kind in enumerate(kinds):
        if number:
            table.p1.ends_turn()
            table.p2.ends_turn()
            table.p1.goes_to("main")
        table.p1.uses("Storm", "Weather Witch", on=kind)
    return table


# Master Thief and her level


@rule("2P-CRD-30")
def test_master_thief_makes_each_enemy_discard_at_random():
    table = lay(
        side(main=storm_1, resources="Training Ground", hand="1/1"),
        side(hand=["2/2", "3/3"]),
        side(hand="4/4"),
    )
    table.p1.uses("Storm", "Master Thief")
    assert len(table.p2.hand) == 1
    assert len(table.p2.ko_pile) == 1
    assert table.p3.hand == []
    assert table.p1.hand == ["1/1"]


@rule("2P-CRD-30")
def test_master_thief_takes_either_card_as_chance_has_it():
    lost = set()
    for seed in range(12):
        table = duel(
            p1=side(main=storm_1, resources="Training Ground"), p2=side(hand=["2/2", "3/3"]), seed=seed
        )
        table.p1.uses("Storm", "Master Thief")
        lost.update(table.p2.ko_pile)
    assert lost == {"2/2", "3/3"}


@rule("2P-CRD-30")
def test_four_basic_locations_on_your_side_level_storm_up():
    table = duel(
        p1=side(main=storm_1, levels=storm_2, hand=[*ALL_FOUR, "1/1 c0"]),
        p2=side(hand="Academy"),
        at="build",
    )
    for number, location in enumerate(ALL_FOUR, 1):
        table.p1.goes_to("resource")
        table.p1.places(location, face_up=True)
        assert table.p1.main.level == (2 if number == 4 else 1)
        if number == 1:
            table.p1.goes_to("recruit")
            table.p1.recruits("1/1 c0")
            assert table.p1.xp == 1
        table.p1.ends_turn()
        if number == 1:
            table.p2.goes_to("resource")
            table.p2.places("Academy", face_up=True)
            assert table.p1.xp == 1
        table.p2.ends_turn()


@rule("2P-CRD-30")
def test_a_location_placed_face_down_or_turned_up_again_has_not_appeared():
    table = duel(
        p1=side(main=storm_1, levels=storm_2, resources="Academy, down", hand=["Fortress", REBUILD]),
        at="build",
    )
    table.p1.plays("Rebuild")
    assert table.p1.xp == 0
    table.p1.places("Fortress")
    assert table.p1.xp == 0


# Weather


@rule("2P-CRD-28")
@rule("2P-KEY-43")
def test_each_kind_of_weather_is_made_once_and_after_four_none_is_left():
    table = duel(p1=side(main=storm_2, resources=ALL_FOUR * 5), p2=side(deck=60))
    left = ["Blizzard", "Fog", "Cyclone", "Thunderstorm"]
    for kind in ("Fog", "Thunderstorm", "Cyclone"):
        table.p1.uses("Storm", "Weather Witch")
        assert [option.word for option in table.battle.ask.options] == left
        table.p1.answers(kind)
        left.remove(kind)
        table.p1.ends_turn()
        table.p2.ends_turn()
        table.p1.goes_to("main")
    table.p1.uses("Storm", "Weather Witch")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.main.frozen, "the last one comes by itself"
    table.p2.ends_turn()
    table.p1.goes_to("main")
    made = len(table.battle.modifiers)
    table.p1.uses("Storm", "Weather Witch")
    assert len(table.battle.modifiers) == made


def test_weather_needs_all_four_symbols():
    table = duel(p1=side(main=storm_2, resources=["Laboratory", "Academy", "Fortress", "Fortress"]))
    assert table.p1.why_not("use", "Storm", power="Weather Witch") == "2P-PWR-17"


def test_blizzard_freezes_an_enemy_at_the_start_of_each_enemy_main_phase():
    table = weather("Blizzard", front=["2/2", "3/3"])
    table.p1.ends_turn()
    table.p2.goes_to("formation")
    table.p2.goes_on()
    table.p1.chooses("3/3")
    assert table.p2["3/3"].frozen
    assert table.p2["3/3"].exhausted
    assert table.p2["2/2"].ready
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert not table.p1.main.frozen
    table.p1.ends_turn()
    table.p2.goes_to("formation")
    assert table.p2["3/3"].exhausted, "it could not ready"
    table.p2.goes_on()
    table.p1.chooses("2/2")
    assert table.p2["2/2"].frozen


def test_blizzard_freezes_on_the_side_of_the_player_whose_turn_it_is():
    table = lay(side(main=storm_2, resources=ALL_FOUR), side(), side(front="3/3"))
    table.p1.uses("Storm", "Weather Witch", on="Blizzard")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.main.frozen
    assert not table.p3.main.frozen
    assert not table.p3["3/3"].frozen


def test_in_the_fog_enemy_defenders_do_not_strike_but_attackers_and_your_own_do():
    table = duel(
        p1=side(main=storm_2, front=["1/1", "5/3"], resources=ALL_FOUR), p2=side(front=["9/9", "4/5"])
    )
    table.p1.uses("Storm", "Weather Witch", on="Fog")
    table.p1.attacks("1/1", "9/9")
    table.passes()
    assert table.p1["1/1"].face_up
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("4/5", "5/3")
    table.passes()
    assert table.p1["5/3"].stunned
    assert table.p2["4/5"].stunned


def test_a_cyclone_takes_flight_from_enemies_for_good():
    table = duel(
        p1=side(main=storm_2, front="1/1 F", resources=ALL_FOUR),
        p2=side(front=["2/2 F", "4/4 Leap", "3/3"], hand=[WINGS, "5/5 F"]),
    )
    table.p1.uses("Storm", "Weather Witch", on="Cyclone")
    assert table.p2["2/2 F"].keywords == []
    assert table.p1["1/1 F"].keywords == ["Flight"]
    assert table.p1.main.keywords == ["Flight"]
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("5/5 F")
    assert table.p2["5/5 F"].keywords == []
    table.p2.goes_to("main")
    table.p2.plays("Wings", on="3/3")
    assert table.p2["3/3"].keywords == []
    assert "Flight" not in table.p2["4/4 Leap"].keywords


def test_a_thunderstorm_weakens_each_enemy_at_the_start_of_their_build_phase():
    table = weather("Thunderstorm", front=["2/2", "1/1"])
    table.p1.ends_turn()
    table.p2.goes_to("resource")
    assert table.p2["2/2"].minus == 1
    assert table.p2.main.minus == 1
    assert not table.p2["1/1"].face_up
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.main.minus == 0
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.main.minus == 2


def after_a_combat(kind: str):
    """Storm has made weather, and a combat has been fought since; it is her turn."""
    table = duel(
        p1=side(main=storm_2, front=["1/1", "2/2"], resources=ALL_FOUR),
        p2=side(main="Boss 1/9", front="9/9 F"),
    )
    table.p1.uses("Storm", "Weather Witch", on=kind)
    table.p1.attacks("1/1", "9/9 F")
    table.passes()
    return table


@rule("2P-CRD-28")
def test_all_weather_outlasts_a_combat():
    fog = after_a_combat("Fog")
    fog.p1.attacks("2/2", "9/9 F")
    fog.passes()
    assert fog.p1["2/2"].face_up
    assert after_a_combat("Cyclone").p2["9/9 F"].keywords == []
    blizzard = after_a_combat("Blizzard")
    blizzard.p1.ends_turn()
    blizzard.p2.goes_to("formation")
    blizzard.p2.goes_on()
    blizzard.p1.chooses("Boss")
    assert blizzard.p2["Boss"].frozen
    thunderstorm = after_a_combat("Thunderstorm")
    thunderstorm.p1.ends_turn()
    thunderstorm.p2.goes_to("main")
    assert thunderstorm.p2["9/9 F"].minus == 1


@rule("2P-CRD-28")
@rule("2P-MOD-24")
def test_all_weather_goes_on_while_storm_is_stunned():
    table = weather("Thunderstorm", "Cyclone", hand=[KNOCK], front="9/9 F")
    table.p1.plays("Knock")
    assert table.p1.main.stunned
    counters = table.p2["9/9 F"].minus
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["9/9 F"].minus == counters + 1
    assert table.p2["9/9 F"].keywords == []


@rule("2P-MOD-24")
def test_all_weather_outlives_the_loss_of_storms_powers():
    table = weather("Thunderstorm", "Cyclone", hand=[FORGET], front="9/9 F")
    table.p1.plays("Forget")
    counters = table.p2["9/9 F"].minus
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2["9/9 F"].minus == counters + 1
    assert table.p2["9/9 F"].keywords == []
