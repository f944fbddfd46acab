"""ATK and DEF that become other numbers, reckoned once (2P-MOD-11, 2P-MOD-16)."""

from versus.games.tpcg.language.vocabulary import (
    atk_of,
    base_atk_of,
    base_def_of,
    def_of,
    enemy,
    gets,
    it,
    one,
    pick,
    plot_twist,
    plus_counters,
    set_numbers,
    super_power,
    supporting,
    this,
    times,
)
from versus.games.tpcg.words import COMBAT, MAIN
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

EVEN = plot_twist(
    "T-1",
    "Even Out",
    MAIN,
    pick(one(enemy)),
    set_numbers(it, atk=base_atk_of(it), defense=base_def_of(it)),
)
BOOST = plot_twist("T-2", "Boost", MAIN, gets(one(enemy), atk=2))
GROW = plot_twist("T-3", "Grow", MAIN, plus_counters(one(enemy)))
DOUBLE = super_power(
    "Double",
    COMBAT,
    0,
    set_numbers(this, atk=times(atk_of(this), 2), defense=times(def_of(this), 2), until=THIS_COMBAT),
)


@rule("2P-MOD-11", "2P-MOD-01")
def test_numbers_become_the_base_ones_for_this_turn():
    table = duel(p1=side(hand=[BOOST, EVEN]), p2=side(front="3/4, +2"))
    table.p1.plays("Boost", on="3/4")
    assert table.p2["3/4"].stats == (7, 6)
    table.p1.plays("Even Out", on="3/4")
    assert table.p2["3/4"].stats == (3, 4)
    assert table.p2["3/4"].plus == 2
    table.p1.ends_turn()
    assert table.p2["3/4"].stats == (5, 6)


@rule("2P-MOD-08", "2P-MOD-16")
def test_what_comes_later_counts_on_top():
    table = duel(p1=side(hand=[EVEN, BOOST, GROW]), p2=side(front="3/4, +2"))
    table.p1.plays("Even Out", on="3/4")
    table.p1.plays("Boost", on="3/4")
    table.p1.plays("Grow", on="3/4")
    assert table.p2["3/4"].stats == (6, 5)


@rule("2P-MOD-11", "2P-MOD-23")
def test_doubled_numbers_are_reckoned_once_and_end_with_the_combat():
    giant = supporting("T-4", "Giant", cost=1, atk=3, defense=4, powers=[DOUBLE])
    table = duel(p1=side(front=giant), p2=side(front="7/6 h2"))
    table.p1.attacks("Giant", "7/6")
    table.p1.uses("Giant", "Double")
    assert table.p1["Giant"].stats == (6, 8)
    table.passes()
    assert table.p2["7/6"].stunned
    assert table.p1["Giant"].face_up
    assert table.p1["Giant"].stats == (3, 4)
