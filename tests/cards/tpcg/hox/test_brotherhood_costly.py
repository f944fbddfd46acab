"""Brotherhood characters of cost 4 and more: Mimic to Magneto."""

import pytest

from versus.cards.tpcg.hox.brotherhood import (
    alpha,
    avalanche,
    blob,
    juggernaut,
    magneto,
    mimic,
    mystique,
    scarlet_witch,
    silver_samurai,
)
from versus.games.tpcg.language.vocabulary import (
    bearer,
    enemy,
    equipment,
    loses_powers,
    one,
    plot_twist,
    plus,
    stun,
    supporting_only,
    while_,
)
from versus.games.tpcg.words import COIN_FLIPPED, COMBAT, MAIN
from versus.testing.tpcg import duel, lay, lying, rule, side

# Mimic

COPY = "Mimic See, Mimic Do"


def mimics(*mates, **more):
    table = duel(
        p1=side(front=mimic, back=list(mates), resources="Academy"),
        p2=side(front=["Foe 3/3", "Other 1/1"]),
    )
    table.p1.uses("Mimic", COPY, **more)
    return table


def test_mimic_alone_copies_nobody():
    table = mimics("Stranger 1/1")
    assert (table.p1["Mimic"].keywords, table.p1["Mimic"].stats, table.p1.hand) == ([], (5, 5), [])


def test_with_angel_mimic_flies_for_a_turn():
    table = mimics("Angel 1/1")
    assert table.p1["Mimic"].keywords == ["Flight", "Air Superiority"]
    assert table.p1.hand == []
    table.p1.ends_turn()
    assert table.p1["Mimic"].keywords == []


def test_with_beast_two_cards_are_drawn():
    assert len(mimics("Beast 1/1").p1.hand) == 2


def test_with_cyclops_mimic_shoots_for_a_turn():
    table = mimics("Cyclops 1/1")
    assert table.p1["Mimic"].keywords == ["Ranged", "Fast Trigger"]


def test_with_iceman_an_enemy_is_frozen():
    table = mimics("Iceman 1/1", on="Foe")
    assert table.p2["Foe"].frozen
    assert not table.p2["Other"].frozen


def test_with_marvel_girl_a_character_on_your_side_gets_ten_def():
    table = mimics("Marvel Girl 1/1", on="Marvel Girl")
    assert table.p1["Marvel Girl"].stats == (1, 11)
    table.p1.ends_turn()
    assert table.p1["Marvel Girl"].stats == (1, 1)


def test_mimic_gets_every_effect_in_the_printed_order_face_down_friends_included():
    table = mimics("Iceman 1/1", "Beast 1/1, stunned", "Angel 1/1", on="Foe")
    assert table.p1["Mimic"].keywords == ["Flight", "Air Superiority"]
    assert len(table.p1.hand) == 2
    assert table.p2["Foe"].frozen


def test_enemies_of_those_names_do_not_count():
    table = duel(p1=side(front=mimic, resources="Academy"), p2=side(front="Beast 1/1"))
    table.p1.uses("Mimic", COPY)
    assert table.p1.hand == []


# Scarlet Witch


def duelled(seed, attacker="Knight 9/9"):
    table = duel(p1=side(front=attacker), p2=side(front=scarlet_witch), seed=seed)
    table.p1.attacks(attacker, "Scarlet Witch")
    table.passes()
    return table


def test_about_half_of_those_who_fight_scarlet_witch_cannot_strike():
    struck = [duelled(seed).p2["Scarlet Witch"].koed for seed in range(20)]
    assert 4 < sum(struck) < 16


def test_the_coin_decides_and_the_log_tells():
    for seed in range(6):
        table = duelled(seed)
        flips = [event for event in table.log if event.kind == COIN_FLIPPED]
        assert len(flips) == 1
        assert table.p2["Scarlet Witch"].koed is bool(flips[0].amount)


def test_scarlet_witch_strikes_whatever_the_coins_say():
    for seed in range(4):
        table = duel(p1=side(front=scarlet_witch), p2=side(front="Wall 1/7 h2"), seed=seed)
        table.p1.attacks("Scarlet Witch", "Wall")
        table.passes()
        assert table.p2["Wall"].stunned
        assert table.happened("coin flipped", "Wall") == 1


def test_each_of_several_attackers_has_a_flip_of_its_own():
    table = duel(
        p1=side(front=["One 3/9 X-Men", "Two 3/9 X-Men", "Nil 0/9 X-Men"]),
        p2=side(front=scarlet_witch),
    )
    table.p1.attacks(["One", "Two", "Nil"], "Scarlet Witch")
    table.passes()
    table.p2.strikes("One")
    assert table.happened("coin flipped") == 2
    assert table.happened("coin flipped", "Nil") == 0


def test_a_defender_who_cannot_strike_back_has_no_flip():
    table = duel(p1=side(back=scarlet_witch), p2=side(front="Wall 3/9"))
    table.p1.attacks("Scarlet Witch", "Wall")
    table.passes()
    assert table.happened("coin flipped") == 0


def test_no_coin_is_flipped_in_a_combat_without_her_nor_when_her_powers_are_off():
    table = duel(p1=side(front="Knight 2/2"), p2=side(front="Wall 1/9", back=scarlet_witch))
    table.p1.attacks("Knight", "Wall")
    table.passes()
    assert table.happened("coin flipped") == 0
    hush = plot_twist("Hush", "Hush", MAIN, loses_powers(one(enemy, supporting_only)))
    table = duel(p1=side(front="Knight 9/9", hand=hush), p2=side(front=scarlet_witch))
    table.p1.plays("Hush")
    table.p1.attacks("Knight", "Scarlet Witch")
    table.passes()
    assert table.p2["Scarlet Witch"].koed
    assert table.happened("coin flipped") == 0


# Avalanche


def quake(defender, **mine):
    return duel(
        p1=side(front=avalanche, resources="Fortress", **mine),
        p2=side(front=[defender, "Bystander 9/9"], resources=["Academy", "Laboratory"]),
    )


def test_seismic_shift_turns_an_enemy_location_down():
    table = quake("Foe 1/6 h2")
    table.p1.attacks("Avalanche", "Foe")
    table.passes()
    table.p1.says_yes()
    assert table.p1.choices == ["Academy", "Laboratory"]
    table.p1.chooses("Laboratory")
    assert not table.p2["Laboratory"].face_up
    assert table.p2["Academy"].face_up


def test_seismic_shift_may_be_declined():
    table = quake("Foe 1/6 h2")
    table.p1.attacks("Avalanche", "Foe")
    table.passes()
    table.p1.says_no()
    assert table.p2["Academy"].face_up


def test_no_seismic_shift_without_a_stun_or_for_a_stun_by_another():
    table = quake("Foe 1/7 h2")
    table.p1.attacks("Avalanche", "Foe")
    table.passes()
    assert table.asked is table.p1
    assert table.at == "main"
    bolt = plot_twist("Bolt", "Bolt", COMBAT, stun(one(enemy)), any_turn=True)
    table = quake("Foe 1/6 h2", hand=bolt)
    table.p1.attacks("Avalanche", "Foe")
    table.p1.plays("Bolt")
    assert table.p2["Foe"].stunned
    assert not table.in_combat


def test_a_defending_avalanche_shakes_as_well():
    table = duel(p1=side(front="Foe 1/6 h2", resources=["Academy"]), p2=side(front=avalanche))
    table.p1.attacks("Foe", "Avalanche")
    table.passes()
    table.p2.says_yes()
    assert not table.p1["Academy"].face_up


# Juggernaut


@rule("2P-CRD-24")
def test_headbutt_dazes_whom_juggernaut_could_melee_attack():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"),
        p2=side(front=["Foe 9/9", "Other 9/9"], back="Prize 1/1"),
    )
    table.p1.uses("Juggernaut", "Headbutt")
    assert table.p1.choices == ["Foe", "Other"]
    table.p1.chooses("Foe")
    assert (table.p2["Foe"].stunned, table.p2["Foe"].wounds) == (True, 0)
    assert table.p1["Juggernaut"].ready


@rule("2P-CRD-24")
@pytest.mark.parametrize("mine", [{"back": [juggernaut]}, {"front": [lying(juggernaut, "exhausted")]}])
def test_headbutt_has_no_choice_for_one_who_cannot_melee_attack(mine):
    table = duel(p1=side(resources="Fortress", **mine), p2=side(front="Foe 9/9"))
    table.p1.uses("Juggernaut", "Headbutt")
    assert table.p2["Foe"].face_up


# Mystique


def test_infiltrator_reaches_protected_characters_of_the_team_she_names():
    table = duel(
        p1=side(front=mystique, resources="Training Ground"),
        p2=side(front="Guard 1/1", back=["Cat 1/1 X-Men", "Dog 1/1 Heels"]),
    )
    assert table.p1.why_not("attack", "Mystique", "Cat") == "2P-CMB-13"
    table.p1.uses("Mystique", "Infiltrator", on="X-Men")
    assert table.p1.may("attack", "Mystique", "Cat")
    assert table.p1.why_not("attack", "Mystique", "Dog") == "2P-CMB-13"
    assert table.p1.may("attack", "Mystique", "Guard")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Mystique", "Cat") == "2P-CMB-13"


# Silver Samurai


def samurai_arrives(*answers, enemies=("Front 1/1", "Back 1/1")):
    table = duel(
        p1=side(hand=silver_samurai, resources=6),
        p2=side(front=enemies[0], back=enemies[1]),
        at="recruit",
        recruit_points=6,
    )
    table.p1.recruits("Silver Samurai", on=answers)
    return table


def test_master_strategist_moves_an_enemy_to_its_other_row():
    assert samurai_arrives("yes", "Front").p2["Front"].row == "back"
    assert samurai_arrives("yes", "Back").p2["Back"].row == "front"
    assert samurai_arrives("no").p2["Front"].row == "front"


def test_master_strategist_does_not_move_blob():
    assert samurai_arrives("yes", "Blob", enemies=(blob, "Back 1/1")).p2["Blob"].row == "front"


@rule("2P-KEYC-09")
def test_in_combat_with_silver_samurai_enemies_play_no_plot_twists():
    trick = plot_twist("Trick", "Trick", COMBAT, stun(one(enemy)), any_turn=True)
    table = duel(
        p1=side(front=[silver_samurai, "Squire 1/1"], hand=trick),
        p2=side(front="Wall 9/9", hand=trick),
    )
    table.p1.attacks("Silver Samurai", "Wall")
    assert table.p1.may("play", "Trick")
    table.p1.passes()
    assert table.p2.why_not("play", "Trick") == "2P-GEN-02"
    table.passes()
    table.p1.attacks("Squire", "Wall")
    table.p1.passes()
    assert table.p2.may("play", "Trick")


# Alpha


def test_superintelligence_takes_two_recruit_points_of_the_enemys_next_turn():
    table = duel(p1=side(front=alpha, resources="Academy"), p2=side(resources=5))
    table.p1.uses("Alpha", "Superintelligence")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 3
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 1
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 5


def test_superintelligence_reaches_each_enemy_and_leaves_nobody_below_zero():
    table = lay(side(front=alpha, resources="Academy"), side(resources=1), side(resources=3))
    table.p1.uses("Alpha", "Superintelligence")
    table.next_turn()
    table.p2.goes_to("recruit")
    assert table.p2.recruit_points == 0
    table.next_turn()
    table.p3.goes_to("recruit")
    assert table.p3.recruit_points == 1


# Magneto

SWORD = equipment("Sword", "Sword", 1, [while_(plus(3, 0), on=bearer)])
SHIELD = equipment("Shield", "Shield", 1, [while_(plus(0, 3), on=bearer)])


def metal():
    return duel(
        p1=side(front=[magneto, "Friend 2/2"], equipment={"Friend": SWORD}, resources="Laboratory"),
        p2=side(front=["Foe 4/4", "Sleeper 1/1, stunned"], equipment={"Foe": SHIELD}),
    )


@rule("2P-CRD-25")
def test_meddle_with_metal_takes_an_enemys_equipment_and_its_owner_stays():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Magneto", "stop"])
    assert table.p1["Magneto"].equipment == ["Shield"]
    assert table.p1["Magneto"].stats == (9, 14)
    assert table.p2["Foe"].stats == (4, 4)
    assert (table.p2["Shield"].owner, table.p2["Shield"].controller) == (2, 1)


@rule("2P-CRD-25")
def test_two_pieces_change_places_and_nothing_is_koed():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Friend", "Sword", "Foe"])
    assert table.p1["Friend"].equipment == ["Shield"]
    assert table.p2["Foe"].equipment == ["Sword"]
    assert (table.p1.ko_pile, table.p2.ko_pile) == ([], [])


@rule("2P-CRD-25", "2P-EQP-07")
def test_equipment_put_onto_a_bearer_who_keeps_its_own_kos_that():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Friend", "stop"])
    assert table.p1["Friend"].equipment == ["Shield"]
    assert table.p1.ko_pile == ["Sword"]


@rule("2P-CRD-25", "2P-EQP-12")
def test_new_bearers_are_other_face_up_characters():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield"])
    assert table.p1.choices == ["Magneto", "Friend", "Leader 1", "Leader 2"]
    table.p1.chooses("Friend")
    table.p1.stops()


def test_meddle_with_metal_may_leave_everything_as_it_is():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on="stop")
    assert table.p1["Friend"].equipment == ["Sword"]
    table = duel(p1=side(front=magneto, resources="Laboratory"))
    table.p1.uses("Magneto", "Meddle With Metal")
    assert table.at == "main"
