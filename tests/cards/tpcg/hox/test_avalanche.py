"""Avalanche (HOX-019)."""

from versus.cards.tpcg.hox.brotherhood import avalanche
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


def test_a_defending_avalanche_shakes_as_well():
    table = duel(p1=side(front="Foe 1/6 h2", resources=["Academy"]), p2=side(front=avalanche))
    table.p1.attacks("Foe", "Avalanche")
    table.passes()
    table.p2.says_yes()
    assert not table.p1["Academy"].face_up
