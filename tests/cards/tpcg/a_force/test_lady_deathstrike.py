"""Lady Deathstrike (AFF-046)."""

import pytest

from versus.cards.tpcg.a_force.femme_fatales import lady_deathstrike
from versus.testing.tpcg import duel, side


def strike(foe, power=True, main=True):
    p2 = side(main=foe, main_row="front") if main else side(front=foe)
    table = duel(p1=side(front=lady_deathstrike, resources="Fortress"), p2=p2)
    table.p1.attacks("Lady Deathstrike", "Foe")
    if power:
        table.p1.uses("Lady Deathstrike", "Death Strike")
    table.passes()
    return table


@pytest.mark.parametrize(("power", "wounds"), [(True, 2), (False, 1)])
def test_a_main_character_that_she_stuns_and_survives_gets_an_extra_wound(power, wounds):
    table = strike("Foe 1/5", power)
    assert table.p2.main.wounds == wounds


def test_she_must_survive_it():
    table = strike("Foe 9/5")
    assert table.p1["Lady Deathstrike"].stunned
    assert table.p2.main.wounds == 1


def test_she_must_stun_it():
    assert strike("Foe 1/9").p2.main.wounds == 0


def test_a_supporting_character_gets_no_extra_wound():
    assert strike("Foe 1/5 h3", main=False).p2["Foe"].wounds == 1
