"""Medusa (AFF-014)."""

import pytest

from versus.cards.tpcg.a_force.heroines import medusa
from versus.games.tpcg.language.vocabulary import (
    daze,
    ko,
    move_over,
    named,
    one,
    plot_twist,
    return_to_hand,
    stun,
    yours,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, side


def held(*hand):
    table = duel(
        p1=side(front=medusa, hand=[*hand], resources="Training Ground"),
        p2=side(front=["Foe 3/3 h9", "Other 2/2"], back="Far 1/1"),
    )
    assert table.p1.could_choose("use", "Medusa") == ["Foe", "Other"]
    table.p1.uses("Medusa", "Prehensile Hair", on="Foe")
    return table


def test_her_hair_holds_a_front_row_enemy_exhausted_turn_after_turn():
    table = held()
    for _ in range(2):
        assert table.p2["Foe"].exhausted
        table.next_turn()
        table.p2.goes_to("main")
        assert table.p2["Foe"].exhausted
        assert table.p2["Other"].ready
        table.next_turn()


def test_who_is_held_cannot_be_moved():
    table = held(plot_twist("T-MOVE", "Shove", MAIN, move_over(one(named("Foe")))))
    table.p1.plays("Shove")
    assert table.p2["Foe"].row == "front"


@pytest.mark.parametrize("fate", [stun, daze, ko, return_to_hand])
def test_it_ends_as_medusa_is_stunned_or_leaves_play(fate):
    table = held(plot_twist("T-FATE", "Fate", MAIN, fate(one(yours, named("Medusa")))))
    table.p1.plays("Fate")
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p2["Foe"].ready


def test_medusa_grabs_whoever_would_fly_over_her():
    table = duel(p1=side(front="Bird 3/3 F"), p2=side(front=medusa, back="Ward 1/1"))
    assert not table.p1.may("attack", "Bird", "Ward")
