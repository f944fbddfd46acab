"""Blob (HOX-011)."""

from versus.cards.tpcg.house_of_x.brotherhood import blob
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
