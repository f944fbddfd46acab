"""What lasts of a power, and what only holds while the power is on (2P-PWR-43 to 2P-PWR-45)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    another,
    draw,
    each,
    enemy,
    fits,
    front_row,
    gets,
    has,
    ko,
    loses_keywords,
    loses_powers,
    main_character,
    named,
    one,
    plot_twist,
    plus,
    printed_powers_of,
    push,
    return_to_hand,
    stun,
    super_power,
    supporting,
    this,
    while_,
    yours,
)
from versus.games.tpcg.words import FLIGHT, MAIN
from versus.kernel.effects import Fits
from versus.kernel.modifiers import FOREVER
from versus.testing.tpcg import duel, rule, side

mjf = main_character(
    "T-MJF",
    "MJF",
    atk=4,
    defense=6,
    powers=[super_power("Diamond Ring", MAIN, 0, gets(this, atk=2, until=FOREVER))],
)
hex_ = super_power("Hex", MAIN, 0, gets(each(enemy), atk=-1))
witch = supporting("T-WITCH", "Witch", cost=1, atk=1, defense=1, health=5, powers=[hex_])


def against(name, effect):
    return plot_twist(f"T-{effect.__name__}", "Rebuke", MAIN, effect(one(named(name))))


@rule("2P-PWR-43")
def test_the_ring_stays_in_force_when_mjf_loses_his_powers():
    table = duel(p1=side(main=mjf, hand=[against("MJF", loses_powers)]))
    table.p1.uses("MJF", "Diamond Ring")
    table.p1.plays("Rebuke")
    assert table.p1["MJF"].stats == (6, 6)
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1["MJF"].stats == (6, 6)


@rule("2P-PWR-43")
@pytest.mark.parametrize("fate", [loses_powers, stun, ko, return_to_hand])
def test_an_effect_that_has_resolved_does_not_need_its_source_any_more(fate):
    table = duel(p1=side(front=witch, hand=[against("Witch", fate)]), p2=side(front="3/3"))
    table.p1.uses("Witch", "Hex")
    table.p1.plays("Rebuke")
    assert table.p2["3/3"].stats == (2, 3)
    table.next_turn()
    assert table.p2["3/3"].stats == (3, 3)


captain = supporting(
    "T-CAPTAIN",
    "Captain",
    cost=1,
    atk=1,
    defense=1,
    health=5,
    powers=[while_(plus(atk=1), on=fits(yours, another), given=Fits(this, front_row))],
)


@rule("2P-PWR-44")
@pytest.mark.parametrize("fate", [loses_powers, stun, ko, push])
def test_a_continuous_power_ends_with_its_condition_or_its_power(fate):
    table = duel(p1=side(front=["3/3", captain], hand=[against("Captain", fate)]))
    assert table.p1["3/3"].stats == (4, 3)
    table.p1.plays("Rebuke")
    assert table.p1["3/3"].stats == (3, 3)


@rule("2P-PWR-44")
def test_a_continuous_power_is_back_when_its_character_is_face_up_again():
    table = duel(p1=side(front=["3/3", captain], hand=[against("Captain", stun)]))
    table.p1.plays("Rebuke")
    table.next_turn()
    assert table.p1["3/3"].stats == (3, 3)
    table.next_turn()
    assert table.p1["Captain"].face_up
    assert table.p1["3/3"].stats == (4, 3)


lift = plot_twist("T-LIFT", "Lift", MAIN, has(one(yours), FLIGHT))
count = plot_twist("T-COUNT", "Count", MAIN, draw(printed_powers_of(each(yours, named("Walker")))))


@rule("2P-PWR-45")
def test_a_gained_power_is_not_counted_among_the_printed_ones():
    table = duel(p1=side(front="Walker 3/3 R", hand=[lift, count]))
    table.p1.plays("Lift", on="Walker")
    assert table.p1["Walker"].keywords == ["Flight", "Ranged"]
    table.p1.plays("Count")
    assert len(table.p1.hand) == 1


@rule("2P-PWR-45")
def test_a_gained_power_is_a_power_of_the_character():
    clip = plot_twist("T-CLIP", "Clip", MAIN, loses_keywords(one(yours)))
    p2 = side(front="Shield 1/9", back="Ward 1/1")
    table = duel(p1=side(front="Walker 3/3", hand=[lift, clip]), p2=p2)
    assert table.p1.why_not("attack", "Walker", "Ward") == "2P-CMB-13"
    table.p1.plays("Lift", on="Walker")
    assert table.p1.may("attack", "Walker", "Ward")
    table.p1.plays("Clip", on="Walker")
    assert table.p1.why_not("attack", "Walker", "Ward") == "2P-CMB-13"
