"""Daze, recover and hide (2P-STN-28 to 2P-STN-42)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    daze,
    defender,
    draw,
    each,
    enemy,
    equipment,
    face_down,
    front_row,
    gets,
    heal,
    hide,
    one,
    plot_twist,
    recover,
    stun,
    stunned,
    super_power,
    supporting,
    team,
    when,
    yours,
)
from versus.games.tpcg.words import COMBAT, FLIGHT, MAIN, STUN
from versus.kernel.modifiers import UNTIL_YOUR_NEXT_TURN
from versus.testing.tpcg import duel, lying, rule, side

SLUMBER = plot_twist("Slumber", "Slumber", MAIN, daze(one(enemy, front_row)))
RISE = plot_twist("Rise", "Rise", MAIN, recover(one(yours, front_row)))
VANISH = plot_twist("Vanish", "Vanish", MAIN, hide(one(yours, front_row)))
SHIELD = equipment("Shield", "Shield", cost=1)


# Daze


@rule("2P-STN-28")
def test_a_dazed_1_health_character_loses_all_a_stun_takes_but_lives():
    victim = side(front="Toad 3/3 h1 +2", equipment={"Toad": SHIELD})
    table = duel(p1=side(hand=SLUMBER), p2=victim)
    table.p1.plays("Slumber")
    assert table.p2["Toad"].in_play
    assert table.p2["Toad"].stunned
    assert table.p2["Toad"].exhausted
    assert table.p2["Toad"].plus == 0
    assert table.p2["Shield"].koed
    assert table.p2["Toad"].wounds == 0
    assert table.happened("wounded") == 0


@rule("2P-STN-28")
def test_a_daze_is_a_stun_for_those_who_watch():
    crow = supporting("Crow", "Crow", cost=1, atk=3, defense=3, powers=[when(STUN, draw(), subject=enemy)])
    table = duel(p1=side(front=crow, hand=SLUMBER), p2=side(front="Toad 3/3 h1"))
    table.p1.plays("Slumber")
    assert len(table.p1.hand) == 1


@rule("2P-STN-28", "2P-T-28")
def test_a_dazed_1_health_defender_is_out_of_the_combat_stripped_and_alive():
    knock = plot_twist("Knock", "Knock", COMBAT, daze(one(defender)))
    victim = side(front="Toad 9/9 h1 +1", equipment={"Toad": SHIELD})
    table = duel(p1=side(front="1/1", hand=knock), p2=victim)
    table.p1.attacks("1/1", "Toad")
    table.p1.plays("Knock")
    assert not table.in_combat
    assert table.happened("strikes") == 0
    assert table.p2["Toad"].in_play
    assert table.p2["Toad"].stunned
    assert table.p2["Toad"].plus == 0
    assert table.p2["Shield"].koed


# Recover


@rule("2P-STN-29")
def test_a_recovered_character_is_face_up_exhausted_and_as_wounded_as_before():
    table = duel(p1=side(front="Blob 1/3 h2, stunned w1", hand=RISE))
    table.p1.plays("Rise")
    assert table.p1["Blob"].face_up
    assert table.p1["Blob"].exhausted
    assert table.p1["Blob"].wounds == 1


@rule("2P-STN-30")
def test_the_recovery_phase_readies_it_as_well():
    table = duel(p2=side(front="Blob 1/3 h2, stunned w1"))
    table.p1.ends_turn()
    assert table.p2["Blob"].face_up
    assert table.p2["Blob"].ready
    assert table.p2["Blob"].wounds == 1


@rule("2P-STN-31")
def test_recovered_in_the_main_phase_it_cannot_attack():
    table = duel(p1=side(front="Blob 1/3 h2, stunned w1", hand=RISE), p2=side(front="1/1"))
    table.p1.plays("Rise")
    assert table.p1["Blob"].face_up
    assert not table.p1.offered("attack", "Blob")
    assert table.p1.why_not("attack", "Blob", "1/1") == "2P-CMB-02"


@rule("2P-STN-32")
def test_a_flyer_recovered_in_the_front_row_stops_flyers_at_once():
    table = duel(
        p1=side(front="Hawk 3/3 F", hand=plot_twist("Rouse", "Rouse", MAIN, recover(one(enemy, front_row)))),
        p2=side(front="Angel 2/2 F, stunned w1", back="Mage 1/1"),
    )
    assert table.p1.may("attack", "Hawk", "Mage")
    table.p1.plays("Rouse")
    assert table.p2["Angel"].keywords == ["Flight"]
    assert table.p1.why_not("attack", "Hawk", "Mage") == "2P-CMB-15"


@rule("2P-STN-32")
def test_recovering_brings_back_neither_counters_nor_equipment():
    shock = plot_twist("Shock", "Shock", MAIN, stun(one(yours, front_row)))
    mine = side(front="Blob 1/3 h2 +2", equipment={"Blob": SHIELD}, hand=[shock, RISE])
    table = duel(p1=mine)
    table.p1.plays("Shock")
    table.p1.plays("Rise")
    assert table.p1["Blob"].face_up
    assert table.p1["Blob"].stats == (1, 3)
    assert table.p1["Blob"].equipment == []
    assert table.p1["Shield"].koed


@rule("2P-STN-33")
@pytest.mark.parametrize(("loss", "falls"), [(1, False), (2, True), (3, True)])
def test_turning_up_with_def_0_or_less_stuns_again(loss, falls):
    curse = plot_twist(
        "Curse", "Curse", MAIN, gets(one(enemy, front_row), defense=-loss, until=UNTIL_YOUR_NEXT_TURN)
    )
    table = duel(p1=side(hand=curse), p2=side(front="2/2 h3, stunned w1"))
    table.p1.plays("Curse")
    assert table.p2["2/2"].wounds == 1
    table.p1.ends_turn()
    assert table.happened("recovered", "2/2") == 1
    assert table.p2["2/2"].stunned is falls
    assert table.p2["2/2"].exhausted is falls
    assert table.p2["2/2"].wounds == 1 + int(falls)


# Hide


@rule("2P-STN-34")
def test_a_hidden_character_is_face_down_ready_and_not_stunned():
    crow = supporting("Crow", "Crow", cost=1, atk=3, defense=3, powers=[when(STUN, draw())])
    smelling_salts = plot_twist("Salts", "Salts", MAIN, heal(one(yours, stunned)))
    table = duel(p1=side(front="Nightcrawler 2/2 h2", back=crow, hand=[VANISH, smelling_salts]))
    table.p1.plays("Vanish")
    hidden = table.p1["Nightcrawler"]
    assert hidden.hidden
    assert not hidden.face_up
    assert not hidden.stunned
    assert hidden.ready
    assert hidden.wounds == 0
    assert table.happened("stunned") == 0
    assert table.p1.hand == ["Salts"]


@rule("2P-STN-34")
def test_effects_that_ask_for_the_stunned_do_not_find_the_hidden():
    salts = plot_twist("Salts", "Salts", MAIN, heal(one(yours, stunned)))
    table = duel(p1=side(front=["Hidden 2/2, hidden w1", "Stunned 2/2, stunned w1"], hand=salts))
    table.p1.plays("Salts")
    assert table.p1["Hidden"].wounds == 1
    assert table.p1["Stunned"].wounds == 0


@rule("2P-STN-35")
@pytest.mark.parametrize("words", ["Nightcrawler 4/4 +2", "Nightcrawler 4/4 -2"])
def test_hiding_sheds_counters_and_equipment(words):
    table = duel(p1=side(front=words, equipment={"Nightcrawler": SHIELD}, hand=VANISH))
    table.p1.plays("Vanish")
    assert table.p1["Nightcrawler"].plus == 0
    assert table.p1["Nightcrawler"].minus == 0
    assert table.p1["Nightcrawler"].equipment == []
    assert table.p1["Shield"].koed


@rule("2P-STN-36")
def test_a_hidden_character_neither_attacks_nor_is_attacked_and_protects_nobody():
    table = duel(
        p1=side(front=["Lurker 3/3, hidden", "Hunter 3/3"]),
        p2=side(front="Prey 1/1, hidden", back="Mage 1/1"),
    )
    assert table.p1["Lurker"].ready
    assert table.p1.why_not("attack", "Lurker", "Mage") == "2P-CMB-02"
    assert table.p1.why_not("attack", "Hunter", "Prey") == "2P-CMB-06"
    assert table.p1.may("attack", "Hunter", "Mage")


@rule("2P-STN-36")
def test_a_hidden_character_has_no_powers():
    smoke = super_power("Smoke", MAIN, 0, draw())
    ninja = supporting(
        "Ninja", "Ninja", cost=2, atk=2, defense=2, health=3, teams=(), keywords=(FLIGHT,), powers=[smoke]
    )
    table = duel(p1=side(front=lying(ninja, "hidden")))
    assert table.p1["Ninja"].keywords == []
    assert table.p1.why_not("use", "Ninja", power="Smoke") == "2P-PWR-03"


@rule("2P-STN-36")
def test_a_hidden_character_keeps_its_team_but_does_not_enable_team_cards():
    drill = plot_twist("Drill", "Drill", MAIN, draw(), teams=("X-Men",))
    visor = equipment("Visor", "Visor", cost=1, teams=("X-Men",))
    first_aid = plot_twist("First Aid", "First Aid", MAIN, heal(one(yours, team("X-Men"))))
    mine = side(front="Cyclops 3/3 X-Men, hidden w1", hand=[drill, visor, first_aid])
    table = duel(p1=mine)
    assert table.p1.why_not("play", "Drill") == "2P-PLT-09"
    table.p1.plays("First Aid")
    assert table.p1["Cyclops"].wounds == 0
    building = duel(p1=mine, at="recruit", recruit_points=2)
    assert building.p1.why_not("equip", "Visor", "Leader 1") == "2P-EQP-04"


@rule("2P-STN-37", "2P-T-21")
def test_an_exhausted_attacker_that_hides_becomes_ready_loses_all_and_stays_down():
    mine = side(front="Nightcrawler 3/9 +1", equipment={"Nightcrawler": SHIELD}, hand=[VANISH, RISE])
    table = duel(p1=mine, p2=side(front="1/9"))
    table.p1.attacks("Nightcrawler", "1/9")
    table.passes()
    assert table.p1["Nightcrawler"].exhausted
    table.p1.plays("Vanish")
    table.p1.plays("Rise")
    assert table.p1["Nightcrawler"].hidden
    assert table.p1["Nightcrawler"].ready
    assert table.p1["Nightcrawler"].plus == 0
    assert table.p1["Nightcrawler"].wounds == 0
    assert table.p1["Shield"].koed
    assert table.p1.why_not("attack", "Nightcrawler", "1/9") == "2P-CMB-02"


@rule("2P-STN-38")
def test_it_stays_hidden_until_its_controllers_next_recovery():
    table = duel(p1=side(front="Nightcrawler 3/3", hand=VANISH), p2=side(front="1/1"), turn=3)
    table.p1.plays("Vanish")
    table.p1.ends_turn()
    assert table.turn == 4
    table.p2.goes_to("main")
    assert table.p1["Nightcrawler"].hidden
    table.p2.ends_turn()
    assert table.turn == 5
    assert table.p1["Nightcrawler"].face_up
    table.p1.goes_to("main")
    assert table.p1.may("attack", "Nightcrawler", "1/1")


@rule("2P-STN-38")
def test_the_hidden_turn_up_after_the_recoveries_and_before_the_readying():
    table = duel(p2=side(front=["Hidden 1/1, hidden", "Stunned 1/1, stunned", "Tired 1/1, exhausted"]))
    table.p1.ends_turn()
    [recovered] = table.moments("recovered", "Stunned")
    [turned_up] = table.moments("turned up", "Hidden")
    [readied] = table.moments("readied", "Tired")
    assert recovered < turned_up < readied


@rule("2P-STN-39")
def test_recover_effects_do_not_turn_a_hidden_character_up():
    table = duel(p1=side(front="Nightcrawler 3/3, hidden", hand=RISE))
    table.p1.plays("Rise")
    assert table.p1["Nightcrawler"].hidden
    assert table.happened("recovered") == 0


@rule("2P-STN-39")
def test_ending_the_hiding_is_no_recovering():
    table = duel(p2=side(front="Nightcrawler 3/3, hidden"))
    table.p1.ends_turn()
    assert table.p2["Nightcrawler"].face_up
    assert table.happened("recovered") == 0


@rule("2P-STN-40")
def test_a_hidden_character_can_be_stunned():
    sweep = plot_twist("Sweep", "Sweep", MAIN, stun(each(enemy, face_down)))
    table = duel(p1=side(hand=sweep), p2=side(front="Nightcrawler 3/3 h2, hidden"))
    table.p1.plays("Sweep")
    assert table.p2["Nightcrawler"].stunned
    assert not table.p2["Nightcrawler"].hidden
    assert table.p2["Nightcrawler"].exhausted
    assert table.p2["Nightcrawler"].wounds == 1


@rule("2P-STN-41")
def test_a_defender_that_hides_ends_the_combat_without_strikes():
    bamf = plot_twist("Bamf", "Bamf", COMBAT, hide(one(yours, defender)), any_turn=True)
    table = duel(p1=side(front="9/9"), p2=side(front="Nightcrawler 9/9", hand=bamf))
    table.p1.attacks("9/9", "Nightcrawler")
    table.p1.passes()
    table.p2.plays("Bamf")
    assert not table.in_combat
    assert table.happened("strikes") == 0
    assert table.p2["Nightcrawler"].hidden
    assert table.p1["9/9"].face_up
    assert table.p1["9/9"].exhausted


@rule("2P-STN-42")
def test_everybody_can_tell_the_hidden_from_the_stunned():
    table = duel(p2=side(front=["Hidden 1/1, hidden", "Stunned 1/1, stunned"]))
    for viewer in (0, 1, None):
        hidden, stunned_one = table.battle.view(viewer).sides[1]["front"]
        assert (hidden.name, hidden.face, hidden.exhausted) == ("Hidden", "hidden", False)
        assert (stunned_one.name, stunned_one.face, stunned_one.exhausted) == ("Stunned", "stunned", True)


@rule("2P-STN-42")
def test_a_hidden_character_may_be_exhausted_and_still_is_not_stunned():
    table = duel(p2=side(front="Iceman 1/1, frozen", hand=VANISH))
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Vanish")
    assert table.p2["Iceman"].hidden
    assert table.p2["Iceman"].exhausted
    assert not table.p2["Iceman"].stunned
