"""Current ATK and DEF: base, counters, timestamps, infinity (2P-MOD-01 to 2P-MOD-10, 18, 20, 21)."""

import pytest

from versus.games.tpcg.language.changes import HasBase, SwapsStats
from versus.games.tpcg.language.conditions import StatOf
from versus.games.tpcg.language.effects.lasting import Impersonates
from versus.games.tpcg.language.vocabulary import (
    atk_of,
    attacker,
    becomes,
    draw,
    each,
    enemy,
    front_row,
    gain_xp,
    gets,
    has_infinite_atk,
    main_character,
    named,
    one,
    plot_twist,
    plus,
    plus_counters,
    super_power,
    supporting,
    this,
    while_,
    yours,
)
from versus.games.tpcg.words import BASE_ATK, BUILD, COMBAT, MAIN
from versus.testing.tpcg import duel, lying, rule, side

ME = one(yours, front_row)


def twist(name, *effects, timing=MAIN):
    return plot_twist(name, name, timing, *effects)


SWAP = twist("Swap", becomes(ME, SwapsStats()))
COVER = twist("Cover", gets(ME, defense=3))
PUMP = twist("Pump", gets(ME, atk=1, defense=1))
MASK = twist("Mask", becomes(ME, HasBase(4, 8)))
COUNTER = twist("Counter", plus_counters(ME))


def played(front, *twists):
    """The numbers of a front-row character after some plot twists on it, each on its own."""
    table = duel(p1=side(front=front, hand=list(twists)))
    for card in twists:
        table.p1.plays(card.name)
    return table.p1[table.p1.front[0]].stats


# Base, counters, modifiers


@rule("2P-MOD-01")
def test_base_atk_is_the_number_before_counters_and_effects():
    study = twist("Study", draw(StatOf(ME, BASE_ATK)))
    table = duel(p1=side(front="3/3 +2", hand=[twist("Jab", gets(ME, atk=1)), study]))
    table.p1.plays("Jab")
    assert table.p1["3/3"].stats == (6, 5)
    table.p1.plays("Study")
    assert len(table.p1.hand) == 3


@rule("2P-MOD-01")
def test_an_effect_may_change_the_base_for_a_time():
    table = duel(p1=side(front="3/3 +2", hand=MASK))
    table.p1.plays("Mask")
    assert table.p1["3/3"].base == (4, 8)
    table.p1.ends_turn()
    assert table.p1["3/3"].base == (3, 3)
    assert table.p1["3/3"].stats == (5, 5)


@rule("2P-MOD-02")
def test_base_then_counters_then_modifiers():
    assert played("2/2 +1", twist("Jab", gets(ME, atk=2))) == (5, 3)


@rule("2P-MOD-02")
def test_a_base_set_later_still_comes_first():
    assert played("2/2 +1", twist("Jab", gets(ME, atk=2)), MASK) == (7, 9)


@rule("2P-MOD-03")
def test_a_new_base_keeps_the_modifiers_in_force():
    assert played("2/2", PUMP, twist("Grow", becomes(ME, HasBase(4, 4)))) == (5, 5)


@rule("2P-MOD-21")
def test_a_new_base_keeps_the_counters():
    assert played("2/2 +1", twist("Grow", becomes(ME, HasBase(5, 5)))) == (6, 6)


def mystique(**options):
    power = super_power("Impersonate", MAIN, 0, Impersonates(one(enemy, front_row), **options))
    return supporting("Mystique", "Mystique", cost=3, atk=2, defense=2, powers=[power])


@rule("2P-MOD-02", "2P-MOD-21")
@pytest.mark.parametrize(("of_base", "base"), [(False, (8, 10)), (True, (5, 7))])
def test_impersonating_takes_anothers_numbers_as_base_and_keeps_what_is_on_top(of_base, base):
    table = duel(
        p1=side(front=lying(mystique(of_base=of_base), "+1"), hand=PUMP), p2=side(front="Venom 5/7 +3")
    )
    table.p1.plays("Pump")
    assert table.p1["Mystique"].stats == (4, 4)
    table.p1.uses("Mystique", "Impersonate")
    assert table.p1["Mystique"].base == base
    assert table.p1["Mystique"].stats == (base[0] + 2, base[1] + 2)


@rule("2P-MOD-11")
def test_what_was_impersonated_may_change_without_the_impersonator():
    weaken = twist("Weaken", gets(one(enemy, front_row), atk=-4, defense=-4))
    table = duel(p1=side(front=mystique(), hand=weaken), p2=side(front="Venom 5/7"))
    table.p1.uses("Mystique", "Impersonate")
    table.p1.plays("Weaken")
    assert table.p2["Venom"].stats == (1, 3)
    assert table.p1["Mystique"].stats == (5, 7)
    table.p1.ends_turn()
    assert table.p1["Mystique"].stats == (2, 2)


@rule("2P-MOD-09")
@pytest.mark.parametrize("less", [2, 3, 6])
def test_an_atk_below_0_is_impersonated_as_0(less):
    weaken = twist("Weaken", gets(one(enemy, front_row), atk=-less))
    table = duel(p1=side(front=mystique(), hand=weaken), p2=side(front="Venom 2/7"))
    table.p1.plays("Weaken")
    table.p1.uses("Mystique", "Impersonate")
    assert table.p1["Mystique"].base == (0, 7)


# Timestamps and the swap of a character's own numbers


@rule("2P-MOD-04", "2P-MOD-05", "2P-T-03")
def test_loki_takes_cover_swaps_levels_and_surprises():
    loki = main_character(
        "Loki 1",
        "Loki",
        atk=1,
        defense=6,
        level_up=4,
        powers=[super_power("Scheme", COMBAT, 0, gain_xp(1, this))],
    )
    mine = one(yours, attacker)
    hand = [
        twist("Find Cover", gets(mine, defense=3), timing=COMBAT),
        twist("Trickster God", becomes(mine, SwapsStats()), timing=COMBAT),
        twist("Savage Surprise", gets(mine, atk=4), timing=COMBAT),
    ]
    table = duel(
        p1=side(main=loki, main_row="front", levels="Loki 4/8 L2, xp3", hand=hand), p2=side(front="1/99")
    )
    table.p1.attacks("Loki", "1/99")
    assert table.p1.main.stats == (1, 6)
    table.p1.plays("Find Cover")
    assert table.p1.main.stats == (1, 9)
    table.p2.passes()
    table.p1.plays("Trickster God")
    assert table.p1.main.stats == (9, 1)
    table.p2.passes()
    table.p1.uses("Loki", "Scheme")
    assert table.p1.main.level == 2
    assert table.p1.main.base == (4, 8)
    assert table.p1.main.stats == (11, 4)
    table.p2.passes()
    table.p1.plays("Savage Surprise")
    assert table.p1.main.stats == (15, 4)


@rule("2P-MOD-05", "2P-MOD-06")
@pytest.mark.parametrize(
    ("order", "stats"), [((COVER, SWAP), (9, 1)), ((SWAP, COVER), (6, 4))], ids=["before", "after"]
)
def test_a_resolved_effect_counts_from_its_resolution(order, stats):
    assert played("1/6", *order) == stats


@rule("2P-MOD-07")
def test_a_continuous_power_counts_from_its_characters_entry():
    brute = supporting("Brute", "Brute", cost=2, atk=2, defense=5, powers=[while_(plus(atk=2))])
    table = duel(p1=side(front=brute, hand=SWAP))
    assert table.p1["Brute"].stats == (4, 5)
    table.p1.plays("Swap")
    assert table.p1["Brute"].stats == (5, 4)


@rule("2P-MOD-07")
def test_a_continuous_power_that_enters_after_the_swap_is_not_swapped():
    captain = supporting(
        "Captain", "Captain", cost=0, atk=1, defense=1, powers=[while_(plus(atk=2), on=named("Brute"))]
    )
    swap = plot_twist("Swap", "Swap", BUILD, becomes(one(yours, named("Brute")), SwapsStats()))
    table = duel(p1=side(front="Brute 2/5", hand=[captain, swap]), at="recruit")
    table.p1.plays("Swap")
    assert table.p1["Brute"].stats == (5, 2)
    table.p1.recruits("Captain")
    assert table.p1["Brute"].stats == (7, 2)


@rule("2P-MOD-08")
def test_counters_come_before_a_swap_even_if_put_on_later():
    assert played("1/6", SWAP) == (6, 1)
    assert played("1/6", SWAP, COUNTER) == (7, 2)
    assert played("1/6", SWAP, twist("Two", plus_counters(ME, 2))) == (8, 3)


@rule("2P-MOD-08")
def test_a_modifier_put_on_later_is_not_swapped_where_a_counter_is():
    assert played("1/6", SWAP, twist("Jab", gets(ME, atk=1))) == (7, 1)


@rule("2P-MOD-18")
def test_the_swap_is_done_anew_when_the_base_changes():
    assert played("1/6", SWAP) == (6, 1)
    assert played("1/6", SWAP, MASK) == (8, 4)


@rule("2P-MOD-18")
def test_two_swaps_undo_each_other():
    assert played("1/6", SWAP, twist("Again", becomes(ME, SwapsStats()))) == (1, 6)


# Below zero and beyond all numbers


@rule("2P-MOD-09", "2P-T-05")
def test_atk_below_0_counts_as_0_but_is_raised_from_its_true_number():
    stare = super_power("Stare", MAIN, 0, plus_counters(this, atk_of(one(yours, front_row))))
    magneto = main_character("Magneto", "Magneto", atk=4, defense=9, powers=[stare])
    hand = [twist("Sap", gets(ME, atk=-4)), twist("Cheer", gets(ME, atk=3))]
    table = duel(p1=side(main=magneto, front="Toad 2/2", hand=hand), p2=side(front="0/0 +1"))
    table.p1.plays("Sap")
    table.p1.uses("Magneto", "Stare")
    assert table.p1.main.plus == 0
    table.p1.plays("Cheer")
    assert table.p1["Toad"].atk == 1
    table.p1.attacks("Toad", "0/0")
    table.passes()
    assert table.p2["0/0"].stunned


@rule("2P-MOD-09", "2P-T-05")
def test_a_team_mate_with_atk_below_0_takes_nothing_from_the_others():
    sap = twist("Sap", gets(one(yours, named("Toad")), atk=-4))
    table = duel(
        p1=side(front=["Toad 2/2 Brotherhood", "Blob 3/3 Brotherhood"], hand=sap), p2=side(front="0/3")
    )
    table.p1.plays("Sap")
    table.p1.attacks(["Toad", "Blob"], "0/3")
    table.passes()
    assert table.p2["0/3"].stunned


@rule("2P-MOD-09")
def test_atk_below_0_adds_nothing_to_a_sum_of_atk():
    sap = twist("Sap", gets(one(yours, named("Toad")), atk=-4))
    study = twist("Study", draw(atk_of(each(yours, front_row))))
    table = duel(p1=side(front=["Toad 2/2", "Blob 3/3"], hand=[sap, study]))
    table.p1.plays("Sap")
    table.p1.plays("Study")
    assert len(table.p1.hand) == 3


@rule("2P-MOD-09")
def test_a_character_with_atk_0_or_less_does_not_strike():
    sap = twist("Sap", gets(ME, atk=-4))
    table = duel(p1=side(front="Toad 2/2", hand=sap), p2=side(front="0/1"))
    table.p1.plays("Sap")
    table.p1.attacks("Toad", "0/1")
    table.passes()
    assert table.happened("strikes") == 0


@rule("2P-MOD-10")
@pytest.mark.parametrize(("more", "defense"), [(1, None), (2, 1)])
def test_def_is_computed_from_its_true_number(more, defense):
    hex_ = twist("Hex", becomes(one(enemy, front_row), plus(defense=-3), plus(defense=more)))
    table = duel(p1=side(hand=hex_), p2=side(front="2/2"))
    table.p1.plays("Hex")
    assert table.p2["2/2"].stunned is (defense is None)
    if defense is not None:
        assert table.p2["2/2"].defense == defense


@rule("2P-MOD-20")
@pytest.mark.parametrize(
    ("attackers", "target", "falls"),
    [
        ("∞/1", "0/∞", True),
        ("∞/9 -5", "0/∞", True),
        ("∞/1", "0/∞ +5", True),
        ("∞/1", "0/1000000", True),
        ("1000000/1", "0/∞", False),
        ("1000000/1 +5", "0/∞ -5", False),
    ],
)
def test_infinite_atk_reaches_infinite_def_and_nothing_less_does(attackers, target, falls):
    table = duel(p1=side(front=attackers), p2=side(front=target))
    table.p1.attacks(attackers, target)
    table.passes()
    assert table.p2[target].stunned is falls


@rule("2P-MOD-20")
def test_an_infinite_defender_with_minus_counters_stuns_an_infinite_attacker():
    table = duel(p1=side(front="1/∞"), p2=side(front="∞/9 -5"))
    table.p1.attacks("1/∞", "∞/9 -5")
    table.passes()
    assert table.p1["1/∞"].stunned


@rule("2P-MOD-20")
def test_infinite_atk_stays_infinite_under_finite_changes():
    charge = twist("Charge", has_infinite_atk(ME))
    sap = twist("Sap", gets(ME, atk=-50))
    table = duel(p1=side(front="2/2", hand=[charge, sap]), p2=side(front="0/∞"))
    table.p1.plays("Charge")
    table.p1.plays("Sap")
    table.p1.attacks("2/2", "0/∞")
    table.passes()
    assert table.p2["0/∞"].stunned
