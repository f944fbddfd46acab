"""Avalanche (HOX-019)."""

from versus.cards.tpcg.house_of_x.brotherhood import avalanche, blob
from versus.cards.tpcg.house_of_x.x_men import blink
from versus.games.tpcg.language.vocabulary import enemy, one, plot_twist, stun
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, side


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


def test_a_stun_that_does_not_wound_is_enough_for_seismic_shift():
    table = duel(p1=side(front=avalanche), p2=side(front=blob, resources=["Fortress", "Academy"]), active=2)
    table.p2.uses("Blob", "Pain Immunity")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.attacks("Avalanche", "Blob")
    table.passes()
    table.p1.says_yes()
    assert table.p2["Blob"].wounds == 0
    assert not table.p2["Academy"].face_up


def test_avalanche_who_stuns_himself_shifts_nothing():
    table = duel(p1=side(front=avalanche), p2=side(front=blink, resources=["Training Ground", "Academy"]))
    table.p1.attacks("Avalanche", "Blink")
    table.p1.passes()
    table.p2.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p1["Avalanche"].koed, "6 and 1 against 7 DEF"
    assert table.p2["Academy"].face_up
    assert table.p1.offered("go on")


def test_a_defending_avalanche_shakes_as_well():
    table = duel(p1=side(front="Foe 1/6 h2", resources=["Academy"]), p2=side(front=avalanche))
    table.p1.attacks("Foe", "Avalanche")
    table.passes()
    table.p2.says_yes()
    assert not table.p1["Academy"].face_up
