"""Powers for the next time, once per turn, and for as long as their source stands."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    becomes,
    draw,
    each,
    enemy,
    everywhere,
    from_now_on,
    gets,
    having,
    it_is_you,
    ko,
    named,
    one,
    plot_twist,
    plus_counters,
    ready,
    stun,
    super_power,
    supporting,
    supporting_only,
    the_cause,
    this,
    this_card,
    unable,
    when,
    yours,
)
from versus.games.tpcg.words import (
    ATTACKS,
    MAIN,
    POWERED_UP,
    TEAM_ATTACKS,
    TO_BE_ATTACKED,
)
from versus.kernel.modifiers import (
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
    WHILE_SOURCE_STANDS,
    WHILE_SOURCE_STAYS,
)
from versus.testing.tpcg import duel, rule, side


def twist(*effects, name="Trick"):
    return plot_twist(f"T-{name}", name, MAIN, *effects)


# The next time


def test_what_is_for_the_next_time_works_for_one_attack():
    again = becomes(
        one(yours, named("Ann")), having(when(ATTACKS, ready(this), subject=this_card), once=True)
    )
    table = duel(p1=side(front="Ann 1/9", hand=twist(again)), p2=side(front=["Bob 1/9", "Cid 1/9"]))
    table.p1.plays("Trick")
    table.p1.attacks("Ann", "Bob")
    table.passes()
    assert table.p1["Ann"].ready
    table.p1.attacks("Ann", "Cid")
    table.passes()
    assert table.p1["Ann"].exhausted


def test_what_is_for_the_next_time_this_turn_ends_with_the_turn():
    again = becomes(one(yours, named("Ann")), having(when(ATTACKS, draw(), subject=this_card), once=True))
    table = duel(p1=side(front="Ann 1/9", hand=twist(again), deck=9), p2=side(front="Bob 1/9", deck=9))
    table.p1.plays("Trick")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    hand = len(table.p1.hand)
    table.p1.attacks("Ann", "Bob")
    table.passes()
    assert len(table.p1.hand) == hand


def test_the_next_team_attack_is_heard_once_and_a_solo_attack_is_none():
    banner = from_now_on(
        when(TEAM_ATTACKS, plus_counters(the_cause), when_=it_is_you), until=THIS_TURN, once=True
    )
    front = ["Ann 1/9 X-Men", "Bob 1/9 X-Men", "Cid 1/9 X-Men", "Dan 1/9 X-Men", "Eve 1/9"]
    table = duel(p1=side(front=front, hand=twist(banner)), p2=side(front="Wall 0/99"))
    table.p1.plays("Trick")
    table.p1.attacks("Eve", "Wall")
    table.passes()
    assert table.p1["Eve"].plus == 0
    table.p1.attacks(["Ann", "Bob"], "Wall")
    table.passes()
    assert (table.p1["Ann"].plus, table.p1["Bob"].plus) == (1, 1)
    table.p1.attacks(["Cid", "Dan"], "Wall")
    table.passes()
    assert (table.p1["Cid"].plus, table.p1["Dan"].plus) == (0, 0)


# Once per turn

GLUTTON = supporting(
    "T-GLUTTON", "Glutton", cost=1, atk=1, defense=9,
    powers=[when(POWERED_UP, draw(), subject=yours, once_a_turn=True)],
)  # fmt: skip


def test_a_power_that_works_once_per_turn_is_used_up_until_the_next_turn():
    hand = ["Ann 1/1", "Ann 2/2", "Ann 3/3"]
    table = duel(p1=side(front=[GLUTTON, "Ann 1/9"], hand=hand, deck=9), p2=side(deck=9))
    for number in (1, 0):
        before = len(table.p1.hand)
        table.p1.powers_up("Ann")
        assert len(table.p1.hand) == before - 1 + number
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    before = len(table.p1.hand)
    table.p1.powers_up("Ann")
    assert len(table.p1.hand) == before


# As long as its source stands

JAILER = supporting(
    "T-JAILER", "Jailer", cost=1, atk=1, defense=9, health=5,
    powers=[
        super_power("Chain", MAIN, 0, gets(one(enemy, supporting_only), atk=-1, until=WHILE_SOURCE_STANDS)),
        super_power("Curse", MAIN, 0, gets(one(enemy, supporting_only), atk=-1, until=WHILE_SOURCE_STAYS)),
    ],
)  # fmt: skip


def jailed(power, *hand):
    table = duel(p1=side(front=[JAILER, "Ann 1/1"], hand=[*hand]), p2=side(front="Bob 3/9"))
    table.p1.uses("Jailer", power)
    return table


def test_it_lasts_through_turns_while_the_source_stands():
    table = jailed("Chain")
    for _ in range(3):
        table.next_turn()
        assert table.p2["Bob"].atk == 2


@pytest.mark.parametrize(("power", "fate", "ends"), [
    ("Chain", stun, True), ("Chain", ko, True), ("Curse", stun, False), ("Curse", ko, True),
])  # fmt: skip
def test_it_ends_as_the_source_is_stunned_or_leaves_play(power, fate, ends):
    table = jailed(power, twist(fate(one(yours, named("Jailer")))))
    assert table.p2["Bob"].atk == 2
    table.p1.plays("Trick")
    assert table.p2["Bob"].atk == (3 if ends else 2)


def test_the_fate_of_another_changes_nothing():
    table = jailed("Chain", twist(ko(one(yours, named("Ann")))))
    table.p1.plays("Trick")
    assert table.p2["Bob"].atk == 2


def test_nothing_comes_of_it_where_the_source_is_gone_already():
    curse = gets(one(enemy, supporting_only), atk=-1, until=WHILE_SOURCE_STAYS)
    gone = super_power("Gone", MAIN, 0, ko(this), curse)
    ghost = supporting("T-GHOST", "Ghost", cost=1, atk=1, defense=1, powers=[gone])
    table = duel(p1=side(front=ghost), p2=side(front="Bob 3/9"))
    table.p1.uses("Ghost", "Gone")
    assert table.p2["Bob"].atk == 3


# Until your next turn, or its Recovery Phase, is over


@rule("2P-MOD-25")
def test_until_your_next_turn_ends_reaches_through_that_turn():
    shelter = everywhere(yours, unable(TO_BE_ATTACKED), until=UNTIL_YOUR_NEXT_TURN_ENDS)
    table = duel(p1=side(front="Ann 1/9", hand=twist(shelter)), p2=side(front="Bob 3/9"))
    table.p1.plays("Trick")
    table.next_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("attack", "Bob", "Ann")
    table.next_turn()
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p2.may("attack", "Bob", "Ann")


def test_until_your_recovery_phase_ends_holds_through_that_phase_and_no_longer():
    boost = gets(one(yours, named("Ann")), atk=2, until=UNTIL_YOUR_RECOVERY_ENDS)
    table = duel(p1=side(front="Ann 1/9", hand=twist(boost)), p2=side(front="Bob 3/9"))
    table.p1.plays("Trick")
    table.next_turn()
    assert table.p1["Ann"].atk == 3
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1["Ann"].atk == 1


def test_what_a_stunned_source_kept_up_ends_for_every_card_it_was_on():
    spread = super_power("Spread", MAIN, 0, gets(each(enemy), atk=-1, until=WHILE_SOURCE_STANDS))
    boss = supporting("T-BOSS", "Boss", cost=1, atk=1, defense=9, health=5, powers=[spread])
    table = duel(
        p1=side(front=boss, hand=twist(stun(one(yours, named("Boss"))))),
        p2=side(front=["Bob 3/9", "Cid 2/9"]),
    )
    table.p1.uses("Boss", "Spread")
    assert (table.p2["Bob"].atk, table.p2["Cid"].atk) == (2, 1)
    table.p1.plays("Trick")
    assert (table.p2["Bob"].atk, table.p2["Cid"].atk) == (3, 2)
