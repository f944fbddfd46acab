"""Brotherhood characters of cost 1 to 3: Blob, Toad, Pyro, Quicksilver, Daken, Sabretooth."""

from versus.cards.tpcg.hox.brotherhood import blob, daken, pyro, quicksilver, sabretooth, toad
from versus.games.tpcg.language.vocabulary import (
    enemy,
    named,
    one,
    plot_twist,
    push,
    stun,
    supporting_only,
    switch_places,
    take,
    yours,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lay, lying, rule, side

# Blob

SHOVE = plot_twist("Shove", "Shove", MAIN, push(one(enemy, supporting_only)))
STEAL = plot_twist("Steal", "Steal", MAIN, take(one(enemy, supporting_only)))
SWAP = plot_twist("Swap", "Swap", MAIN, switch_places(one(enemy, supporting_only), one(enemy, named("Ally"))))
SMITE = plot_twist("Smite", "Smite", MAIN, stun(one(enemy, supporting_only)))


@rule("2P-CRD-38")
def test_on_an_enemy_turn_blob_is_not_pushed_nor_taken_nor_switched():
    table = duel(p1=side(hand=[SHOVE, STEAL]), p2=side(front=blob))
    table.p1.plays("Shove")
    assert table.p2["Blob"].row == "front"
    table.p1.plays("Steal", on="front")
    assert table.p2["Blob"].controller == 2
    table = duel(p1=side(hand=SWAP), p2=side(front=blob, back="Ally 1/1"))
    table.p1.plays("Swap", on="Blob")
    assert (table.p2["Blob"].row, table.p2["Ally"].row) == ("front", "back")


@rule("2P-CRD-38")
def test_on_your_own_turn_blob_moves_in_formation_and_by_your_effects():
    retreat = plot_twist("Retreat", "Retreat", MAIN, push(one(yours, supporting_only)))
    table = duel(p1=side(front=blob), at="formation")
    table.p1.moves("Blob")
    assert table.p1["Blob"].row == "back"
    table = duel(p1=side(front=blob, hand=retreat))
    table.p1.plays("Retreat")
    assert table.p1["Blob"].row == "back"


def test_a_teammates_turn_is_no_enemy_turn():
    ally_push = plot_twist("Ally Push", "Ally Push", MAIN, push(one(named("Blob"))))
    table = lay(side(hand=ally_push), None, side(front=blob), None, teams=True)
    table.p1.plays("Ally Push")
    assert table.p3["Blob"].row == "back"


def test_a_stunned_blob_has_no_power_and_is_moved():
    table = duel(p1=side(hand=SHOVE), p2=side(front=lying(blob, "stunned w1")))
    table.p1.plays("Shove")
    assert table.p2["Blob"].row == "back"


@rule("2P-CRD-38")
def test_pain_immunity_spares_blob_wounds_but_not_stuns_until_your_next_turn():
    table = duel(
        p1=side(front=blob, resources="Fortress"),
        p2=side(front="Brute 5/5", hand=SMITE),
    )
    table.p1.uses("Blob", "Pain Immunity")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Brute", "Blob")
    table.passes()
    assert table.p1["Blob"].stunned
    assert table.p1["Blob"].wounds == 0
    table.p2.ends_turn()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Smite")
    assert table.p1["Blob"].wounds == 1


def test_without_pain_immunity_the_stun_wounds_blob():
    table = duel(p1=side(hand=SMITE), p2=side(front=blob))
    table.p1.plays("Smite")
    assert (table.p2["Blob"].stunned, table.p2["Blob"].wounds) == (True, 1)


def test_pain_immunity_costs_might_of_your_own_locations():
    table = duel(p1=side(front=blob, resources="Academy"))
    assert table.p1.why_not("use", "Blob", power="Pain Immunity") == "2P-PWR-17"


# Toad


@rule("2P-KEYC-18")
def test_grab_stops_a_flyer_only_from_the_front_row():
    flyer = side(front="Bird 4/4 F")
    table = duel(p1=flyer, p2=side(front=toad, back="Prize 1/1"))
    assert table.p1.why_not("attack", "Bird", "Prize") == "2P-KEYC-18"
    assert table.p1.may("attack", "Bird", "Toad")
    table = duel(p1=flyer, p2=side(front="Clerk 1/1", back=[toad, "Prize 1/1"]))
    assert table.p1.may("attack", "Bird", "Prize")


def test_grab_does_not_work_while_toad_is_stunned():
    guards = side(front=[lying(toad, "stunned"), "Clerk 1/1"], back="Prize 1/1")
    table = duel(p1=side(front="Bird 4/4 F"), p2=guards)
    assert table.p1.may("attack", "Bird", "Prize")


def test_somebody_without_flight_is_stopped_by_protection_not_by_grab():
    table = duel(p1=side(front="Cat 4/4"), p2=side(front=toad, back="Prize 1/1"))
    assert table.p1.why_not("attack", "Cat", "Prize") == "2P-CMB-13"


def test_leap_lets_toad_fly_on_your_turn_and_only_then():
    table = duel(p1=side(front=toad), p2=side(front="Clerk 1/1", back="Prize 1/1"))
    assert table.p1.may("attack", "Toad", "Prize")
    table.p1.ends_turn()
    assert table.p1["Toad"].keywords == ["Leap"]


# Pyro


@rule("2P-CRD-37")
def test_mister_burns_stuns_at_the_end_of_each_of_your_turns():
    table = duel(p1=side(back=pyro, resources="Laboratory"), p2=side(front="Beast 3/3 h3"))
    table.p1.uses("Pyro", "Mister Burns")
    assert table.p2["Beast"].face_up
    for turns in (1, 2):
        table.p1.ends_turn()
        assert (table.happened("stunned", "Beast"), table.p2["Beast"].wounds) == (turns, turns)
        table.p2.ends_turn()
        assert table.p2["Beast"].wounds == turns


@rule("2P-CRD-37")
def test_mister_burns_reaches_enemy_supporting_characters_of_the_front_row_only():
    enemies = side(main="Boss 3/6", main_row="front", front=["Beast 3/3", "Bug 1/1"], back="Hider 3/3")
    table = duel(p1=side(front="Friend 1/1", back=pyro, resources="Laboratory"), p2=enemies)
    table.p1.uses("Pyro", "Mister Burns")
    assert sorted(table.p1.choices) == ["Beast", "Bug"]
    table.p1.chooses("Bug")


# Quicksilver


def recruited(answer, row="front"):
    table = duel(p1=side(hand=quicksilver, resources=["Academy", "Fortress"]), at="recruit", recruit_points=2)
    table.p1.recruits("Quicksilver", row, on=answer)
    return table


def test_out_of_nowhere_may_be_declined():
    table = recruited("no")
    assert table.p1["Quicksilver"].row == "front"
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.offered("bring back")


def test_quicksilver_comes_back_in_a_recruit_step_from_your_next_turn_on():
    table = recruited("yes")
    assert table.p1["Quicksilver"].zone == "removed from the game"
    assert table.p1.why_not("bring back", "Quicksilver") == "2P-ZON-11"
    table.p1.ends_turn()
    assert table.p2.why_not("bring back", "Quicksilver") == "2P-ZON-11"
    table.p2.ends_turn()
    assert table.at == "resource"
    assert table.p1.why_not("bring back", "Quicksilver") == "2P-BLD-14"
    table.p1.goes_to("recruit")
    points = table.p1.recruit_points
    table.p1.brings_back("Quicksilver", "back")
    assert table.p1["Quicksilver"].row == "back"
    assert table.p1.recruit_points == points
    assert table.happened("recruited", "Quicksilver") == 1
    assert not table.p1.offered("bring back")


def test_quicksilver_waits_for_as_many_turns_as_you_like_and_returns_once():
    table = recruited("yes")
    for _ in range(4):
        table.next_turn()
    table.p1.goes_to("recruit")
    table.p1.brings_back("Quicksilver")
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Quicksilver") is None
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.offered("bring back")


def test_quicksilver_put_into_play_without_being_recruited_asks_nothing():
    table = recruited("yes")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    table.p1.brings_back("Quicksilver")
    assert table.at == "recruit"
    assert table.p1["Quicksilver"].in_play


# Daken


@rule("2P-CRD-39")
def test_daken_attacks_a_supporting_character_with_a_counter_and_double_atk():
    for defense, stunned in ((8, True), (9, False)):
        table = duel(p1=side(front=daken), p2=side(front=f"Wall 1/{defense} h2"))
        table.p1.attacks("Daken", "Wall")
        assert table.p1["Daken"].stats == (4, 4)
        table.passes()
        assert table.p2["Wall"].stunned is stunned


@rule("2P-CRD-39")
def test_daken_strikes_a_main_character_with_his_plain_atk():
    for defense, stunned in ((4, True), (5, False)):
        table = duel(p1=side(front=daken), p2=side(main=f"Boss 1/{defense} h5", main_row="front"))
        table.p1.attacks("Daken", "Boss")
        table.passes()
        assert table.p2["Boss"].stunned is stunned


def test_a_defending_daken_gets_no_counter():
    table = duel(p1=side(front="Cat 1/9"), p2=side(front=daken))
    table.p1.attacks("Cat", "Daken")
    table.passes()
    assert table.p2["Daken"].plus == 0


# Sabretooth


@rule("2P-KEYC-48")
def test_superhuman_senses_let_sabretooth_melee_attack_the_protected():
    enemies = side(front="Clerk 1/1", back="Prize 1/8")
    table = duel(p1=side(front=sabretooth, resources="Training Ground"), p2=enemies)
    assert table.p1.why_not("attack", "Sabretooth", "Prize") == "2P-CMB-13"
    table.p1.uses("Sabretooth", "Superhuman Senses")
    assert table.p1["Sabretooth"].stats == (8, 2)
    assert table.p1["Sabretooth"].keywords == ["Stealth"]
    table.p1.attacks("Sabretooth", "Prize")
    table.passes()
    assert table.p2["Prize"].stunned
    table.p1.ends_turn()
    assert (table.p1["Sabretooth"].atk, table.p1["Sabretooth"].keywords) == (4, [])


@rule("2P-KEYC-48")
def test_stealth_is_for_melee_only_and_is_not_stopped_by_flyers():
    table = duel(
        p1=side(back="Archer 3/3 R Stealth", front="Thief 3/3 Stealth"),
        p2=side(front="Bird 1/1 F", back="Prize 1/1"),
    )
    assert table.p1.why_not("attack", "Archer", "Prize") == "2P-CMB-13"
    assert table.p1.may("attack", "Thief", "Prize")
