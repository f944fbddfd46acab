"""Actions in a combat: who acts when, and with what (2P-CMB-35 to 2P-CMB-43)."""

import pytest

from versus.games.tpcg.language.effects.moving import Transform
from versus.games.tpcg.language.vocabulary import (
    bearer,
    cancel_it,
    cannot,
    card_in,
    combat_action,
    defender,
    draw,
    each,
    enemy,
    equipment,
    exhaust,
    gets,
    in_combat,
    in_melee,
    main_character,
    named,
    one,
    plot_twist,
    reaction,
    resolve_now,
    super_power,
    supporting,
    this,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_COMBAT
from versus.games.tpcg.words import BUILD, COMBAT, HAND, MAIN, POWER_RESOLVES, RANGED, TO_USE_POWERS
from versus.testing.tpcg import Refused, duel, lay, rule, side

BOOST = plot_twist("Boost", "Boost", COMBAT, gets(one(in_combat), atk=3))
BRACE = plot_twist("Brace", "Brace", COMBAT, gets(one(in_combat), defense=3), any_turn=True)
WEAKEN = plot_twist("Weaken", "Weaken", COMBAT, gets(one(defender), defense=-2))
FOX = supporting(
    "Fox",
    "Fox",
    cost=2,
    atk=2,
    defense=2,
    keywords=(RANGED,),
    powers=[super_power("Feint", COMBAT, 0, gets(this, atk=1))],
)
BAT = equipment(
    "Bat",
    "Bat",
    cost=1,
    powers=[combat_action("Big Swing", exhaust(this), gets(each(bearer), atk=4), given=in_melee)],
)


@rule("2P-CMB-35")
def test_the_attacking_player_acts_first():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3", hand=BRACE))
    table.p1.attacks("Daken", "Blob")
    assert table.p1.asked
    assert table.p2.why_not("play", "Brace") == "2P-CMB-35"
    table.p1.passes()
    assert table.p2.may("play", "Brace")


@rule("2P-CMB-35")
def test_an_action_is_a_plot_twist_a_power_a_power_up_or_a_pass():
    table = duel(p1=side(front=FOX, hand=[BOOST, FOX]), p2=side(front="Blob 1/3"))
    table.p1.attacks("Fox", "Blob")
    for verb in ("play", "use", "power up", "pass"):
        assert table.p1.offered(verb)
    table.p1.powers_up("Fox")
    assert table.p1["Fox"].stats == (3, 3)
    assert table.p2.asked


@rule("2P-CMB-36")
def test_nobody_acts_twice_in_a_row():
    table = duel(p1=side(front="Daken 3/3", hand=[BOOST, BRACE]), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Boost", on="Daken")
    assert table.p2.asked
    assert table.p1.why_not("play", "Brace") == "2P-CMB-35"
    with pytest.raises(Refused):
        table.p1.plays("Brace", on="Daken")
    table.p2.passes()
    table.p1.plays("Brace", on="Daken")
    assert table.p1["Daken"].stats == (6, 6)


@rule("2P-CMB-37")
def test_it_resolves_once_all_have_passed_in_a_row():
    table = duel(p1=side(front="Daken 3/3", hand=BOOST), p2=side(front="Blob 1/3", hand=BRACE))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Brace", on="Blob")
    table.p1.plays("Boost", on="Daken")
    table.p2.passes()
    assert table.in_combat
    table.p1.passes()
    assert not table.in_combat
    assert table.p2["Blob"].stunned


@rule("2P-CMB-37")
def test_one_pass_does_not_resolve_it():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    assert table.in_combat
    table.p2.passes()
    assert not table.in_combat


@rule("2P-CMB-38")
def test_an_action_is_over_before_anybody_answers_it():
    table = duel(p1=side(front="Daken 3/3", hand=WEAKEN), p2=side(front="Blob 5/2", hand=BRACE))
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Weaken")
    assert table.p2["Blob"].stunned
    assert not table.p2.asked
    assert table.p2.hand == ["Brace"]


@rule("2P-CMB-38")
def test_a_reaction_comes_in_between():
    veto = main_character(
        "Judge", "Judge", atk=3, defense=6, powers=[reaction("Veto", 0, POWER_RESOLVES, cancel_it, by=enemy)]
    )
    table = duel(p1=side(front=FOX), p2=side(main=veto, front="Blob 1/3"))
    table.p1.attacks("Fox", "Blob")
    table.p1.uses("Fox", "Feint")
    assert table.p1["Fox"].atk == 2
    table.p2.reacts("Judge")
    assert table.p1["Fox"].atk == 2
    assert table.p2.offered("pass")


@rule("2P-CMB-39")
def test_four_players_act_leftwards_from_the_attacker():
    table = lay(side(hand=BRACE), side(front="Daken 3/3"), side(), side(front="Blob 1/3"), active=2)
    table.p2.attacks("Daken", "Blob")
    for player in (table.p2, table.p3, table.p4):
        assert player.asked
        player.passes()
    table.p1.plays("Brace", on="Blob")
    for player in (table.p2, table.p3, table.p4):
        assert player.asked
        player.passes()
    assert table.in_combat
    table.p1.passes()
    assert not table.in_combat
    assert not table.p2["Daken"].stunned
    assert not table.p4["Blob"].stunned


@rule("2P-CMB-40")
def test_a_bystander_takes_part_in_the_actions():
    table = lay(side(front="Daken 3/3"), side(front="Blob 1/3"), side(hand=[BRACE, BOOST]))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.passes()
    assert table.p3.asked
    assert table.p3.why_not("play", "Boost") == "2P-PLT-05"
    table.p3.plays("Brace", on="Blob")
    table.passes()
    assert not table.p2["Blob"].stunned


@rule("2P-CMB-41")
def test_swinging_the_bat_takes_the_place_of_an_action():
    table = duel(
        p1=side(front="Slugger 2/5", equipment={"Slugger": BAT}), p2=side(front="Blob 1/6", hand=BRACE)
    )
    assert not table.p1.offered("use")
    table.p1.attacks("Slugger", "Blob")
    table.p1.uses("Slugger", "Big Swing")
    assert table.p1["Slugger"].atk == 6
    assert table.p1["Bat"].exhausted
    assert table.p2.asked
    table.p2.plays("Brace", on="Blob")
    assert table.p1.why_not("use", "Slugger") == "2P-CMB-41"
    table.passes()
    assert not table.p2["Blob"].stunned


@rule("2P-CMB-41")
def test_the_defender_swings_the_bat_on_an_enemy_turn():
    table = duel(
        p1=side(front="Daken 3/6"),
        p2=side(front=["Slugger 2/5", "Toad 3/3"], equipment={"Slugger": BAT}, resources=["Academy"]),
    )
    table.p1.attacks("Daken", "Slugger")
    assert table.p2.why_not("use", "Slugger") == "2P-CMB-35"
    table.p1.passes()
    table.p2.uses("Slugger", "Big Swing")
    assert table.p1.asked
    assert table.p2.resources == ["Academy"]
    table.passes()
    assert table.p1["Daken"].stunned


@rule("2P-CMB-41")
def test_the_bat_is_for_melee_and_for_those_in_it():
    table = duel(
        p1=side(front="Toad 3/3", back="Pitcher 2/5 R", equipment={"Pitcher": BAT}), p2=side(front="Blob 1/6")
    )
    table.p1.attacks("Pitcher", "Blob")
    assert not table.p1.offered("use")
    table.passes()
    table.p1.attacks("Toad", "Blob")
    assert not table.p1.offered("use")


@rule("2P-CMB-41")
def test_a_whenever_power_is_no_super_power():
    hush = plot_twist("Hush", "Hush", MAIN, cannot(one(yours), TO_USE_POWERS))
    judge = main_character(
        "Judge", "Judge", atk=3, defense=6, powers=[reaction("Veto", 0, POWER_RESOLVES, cancel_it, by=enemy)]
    )
    table = duel(
        p1=side(front="Slugger 2/5", equipment={"Slugger": BAT}, hand=hush),
        p2=side(main=judge, front="Blob 1/6"),
    )
    table.p1.plays("Hush", on="Slugger")
    table.p1.attacks("Slugger", "Blob")
    table.p1.uses("Slugger", "Big Swing")
    assert table.p1["Slugger"].atk == 6
    assert table.p2.offered("pass")


@rule("2P-CMB-41")
def test_changing_personality_takes_the_place_of_an_action_once_each_combat():
    def sharing(name, atk, defense):
        change = Transform(card_in(HAND, named("Knight")), HAND)
        power = combat_action("Many Selves", change, limit=ONCE_A_COMBAT)
        return supporting(name, name, cost=2, atk=atk, defense=defense, powers=[power], aka=("Knight",))

    driver, banker, avenger = sharing("Driver", 1, 1), sharing("Banker", 2, 6), sharing("Avenger", 3, 3)
    table = duel(
        p1=side(front=["Daken 5/5", "Toad 2/2"]), p2=side(front=driver, hand=[banker, avenger, BRACE])
    )
    table.p1.attacks("Daken", "Driver")
    table.p1.passes()
    table.p2.uses("Driver", "Many Selves", on="Banker")
    assert table.p2["Banker"].defending
    assert sorted(table.p2.hand) == ["Avenger", "Brace", "Driver"]
    table.p1.passes()
    assert table.p2.why_not("use", "Banker") == "2P-CMB-41"
    table.p2.passes()
    assert not table.p2["Banker"].stunned
    table.p1.attacks("Toad", "Banker")
    table.p1.passes()
    assert table.p2.may("use", "Banker")


@rule("2P-CMB-42")
def test_a_combat_leaves_no_room_for_main_and_build():
    planner = supporting(
        "Planner", "Planner", cost=1, atk=2, defense=2, powers=[super_power("Plan", MAIN, 0, draw())]
    )
    table = duel(
        p1=side(
            front=[planner, "Toad 3/3"],
            hand=[
                plot_twist("Main Event", "Main Event", MAIN, draw()),
                plot_twist("Groundwork", "Groundwork", BUILD, draw()),
                "Toad 3/3",
            ],
        ),
        p2=side(front="Blob 1/3"),
    )
    assert table.p1.may("play", "Main Event")
    assert table.p1.may("use", "Planner", power="Plan")
    assert table.p1.offered("power up")
    table.p1.attacks("Planner", "Blob")
    assert table.p1.why_not("play", "Main Event") == "2P-CMB-42"
    assert table.p1.why_not("play", "Groundwork") == "2P-CMB-42"
    assert table.p1.why_not("use", "Planner", power="Plan") == "2P-CMB-42"
    assert not table.p1.offered("power up")
    table.passes()
    assert table.p1.may("play", "Main Event")


@rule("2P-CMB-43")
def test_resolving_the_combat_at_once_leaves_no_further_action():
    jade = supporting(
        "Jade",
        "Jade",
        cost=3,
        atk=3,
        defense=3,
        health=5,
        powers=[super_power("Finish", COMBAT, 0, resolve_now)],
    )
    table = duel(p1=side(front=jade), p2=side(front="Blob 3/3", hand=BRACE))
    table.p1.attacks("Jade", "Blob")
    table.p1.uses("Jade", "Finish")
    assert not table.in_combat
    assert table.p2["Blob"].stunned
    assert table.p1["Jade"].stunned
    assert table.p2.hand == ["Brace"]
