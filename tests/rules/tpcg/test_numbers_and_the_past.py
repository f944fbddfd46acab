"""Numbers compared and added, counters asked for, and what has happened this turn or in this combat."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    cards_of_yours,
    count,
    draw,
    each,
    enemy,
    everywhere,
    face_up,
    gain_xp,
    gets,
    highest,
    is_,
    it_is_power,
    ko,
    lowest,
    main_character,
    minus_counters,
    named,
    of_level,
    one,
    plot_twist,
    plus,
    plus_counters,
    put_into_play,
    ready,
    remove_counters,
    return_to_hand,
    stun,
    stunned_by,
    super_power,
    supporting,
    supporting_only,
    that_was,
    the_event_amount,
    the_event_card,
    the_number_taken,
    the_other_card,
    this,
    this_card,
    times_this_turn,
    times_used,
    total,
    unable,
    when,
    while_,
    with_at_least,
    with_counters,
    with_exactly,
    with_less,
    with_more,
    your_main,
    yours,
)
from versus.games.tpcg.words import (
    APPEARED,
    AT_ZERO,
    ATK,
    ATTACKS,
    BY_EFFECT,
    BY_STRIKE,
    DEF,
    GAINED_ATK,
    HAND,
    KOD,
    MAIN,
    MINUS,
    PLUS,
    POWER_USED,
    POWERED_UP,
    STUN,
    SWARM,
    TO_GAIN_PLUS,
    WOUND,
)
from versus.testing.tpcg import duel, rule, side


def twist(*effects, name="Trick"):
    return plot_twist(f"T-{name}", name, MAIN, *effects)


@pytest.mark.parametrize(
    ("filter_", "hit"),
    [
        (with_more(ATK, 3), ["Big"]),
        (with_at_least(ATK, 3), ["Mid", "Big"]),
        (with_less(DEF, 9), ["Big"]),
        (with_exactly(ATK, 2), ["Low"]),
        (with_more(ATK, highest(each(yours))), ["Big"]),
        (with_less(ATK, lowest(each(yours))), ["Low"]),
        (with_counters(MINUS), ["Mid"]),
        (with_counters(WOUND, 2), ["Big"]),
    ],
)
def test_a_number_is_compared_at_its_very_edge(filter_, hit):
    front = ["Low 2/9", "Mid 4/10, -1", "Big 6/8 h5, w2"]
    table = duel(
        p1=side(main="Me 3/9", hand=twist(stun(each(enemy, supporting_only, filter_)))), p2=side(front=front)
    )
    table.p1.plays("Trick")
    assert [name for name in ("Low", "Mid", "Big") if table.p2[name].stunned] == hit


def test_higher_than_each_of_none_is_anybody():
    table = duel(p1=side(front="Ann 0/9", hand=twist(plus_counters(one(
        yours, supporting_only, with_more(ATK, highest(each(face_up, enemy, supporting_only)))
    )))))  # fmt: skip
    table.p1.plays("Trick")
    assert table.p1["Ann"].plus == 1


@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (2, 3)])
def test_a_level_is_asked_for(level, bonus):
    follower = supporting(
        "T-F",
        "Follower",
        cost=1,
        atk=1,
        defense=1,
        powers=[while_(plus(atk=3), given=is_(each(your_main), of_level(2)))],
    )
    table = duel(p1=side(main=f"Boss 3/9 L{level}", front=follower))
    assert table.p1["Follower"].atk == 1 + bonus


def test_amounts_are_added_up():
    both = twist(draw(total(count(each(yours)), cards_of_yours(HAND))))
    table = duel(p1=side(front="Ann 1/1", hand=[both, "X 1/1"], deck=9))
    table.p1.plays("Trick")
    assert len(table.p1.hand) == 1 + 3


def test_as_many_are_drawn_as_counters_were_taken_off():
    table = duel(
        p1=side(
            front="Ann 1/9, +3",
            deck=9,
            hand=twist(remove_counters(one(yours, named("Ann")), PLUS), draw(the_number_taken)),
        )
    )
    table.p1.plays("Trick")
    assert table.p1["Ann"].plus == 0
    assert len(table.p1.hand) == 3
    table = duel(
        p1=side(
            front="Ann 1/9",
            deck=9,
            hand=twist(remove_counters(one(yours, named("Ann")), PLUS), draw(the_number_taken)),
        )
    )
    table.p1.plays("Trick")
    assert len(table.p1.hand) == 0


# What has happened


@rule("2P-ZON-24")
def test_who_appeared_this_turn_is_known_until_the_turn_ends():
    hand = ["New 1/1", twist(plus_counters(each(supporting_only, that_was(APPEARED))))]
    table = duel(p1=side(front="Old 1/1", hand=hand), at="recruit", recruit_points=3)
    table.p1.recruits("New")
    table.p1.goes_to("main")
    table.p1.plays("Trick")
    assert (table.p1["Old"].plus, table.p1["New"].plus) == (0, 1)


def test_this_combat_is_not_the_one_before():
    watcher = supporting("T-W", "Watcher", cost=1, atk=9, defense=9, powers=[
        when(ATTACKS, ready(this), subject=this_card),
        super_power("Count", MAIN, 0, draw(count(each(enemy, that_was(STUN, by=this_card))))),
    ])  # fmt: skip
    table = duel(p1=side(front=watcher, deck=9), p2=side(front=["Ann 0/1", "Bob 0/1"]))
    for name in ("Ann", "Bob"):
        table.p1.attacks("Watcher", name)
        table.passes()
    table.p1.uses("Watcher", "Count")
    assert len(table.p1.hand) == 2


def test_it_counts_how_often_something_happened_this_turn():
    tally = twist(draw(times_this_turn(ATTACKS, yours)))
    p1 = side(front=["Ann 1/9", "Bob 1/9"], hand=tally, deck=9)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    for name in ("Ann", "Bob"):
        table.p1.attacks(name, "Wall")
        table.passes()
    table.p1.plays("Trick")
    assert len(table.p1.hand) == 2


@rule("2P-PWR-34")
def test_uses_of_a_power_are_counted_for_the_whole_game_and_by_its_name():
    scholar = supporting("T-S", "Scholar", cost=1, atk=1, defense=1, powers=[
        super_power("Study", MAIN, 0, draw(times_used("Study"))),
        super_power("Rest", MAIN, 0, draw()),
    ])  # fmt: skip
    table = duel(p1=side(front=scholar, deck=30), p2=side(deck=30))
    table.p1.uses("Scholar", "Rest")
    for number in (1, 2):
        before = len(table.p1.hand)
        table.p1.uses("Scholar", "Study")
        assert len(table.p1.hand) == before + number
        table.next_turn()
        table.next_turn()
        table.p1.goes_to("main")


def test_which_power_was_used_is_told_by_its_name():
    duo = supporting("T-D", "Duo", cost=1, atk=1, defense=1, powers=[
        super_power("One", MAIN, 0, draw()),
        super_power("Two", MAIN, 0, draw()),
        when(POWER_USED, plus_counters(this), subject=this_card, when_=it_is_power("Two")),
    ])  # fmt: skip
    table = duel(p1=side(front=duo, deck=9))
    table.p1.uses("Duo", "One")
    assert table.p1["Duo"].plus == 0
    table.p1.uses("Duo", "Two")
    assert table.p1["Duo"].plus == 1


# Counters and ATK


def test_who_cannot_gain_plus_counters_still_gains_others():
    ban = twist(everywhere(enemy, unable(TO_GAIN_PLUS)))
    everybody = each(supporting_only)
    both = twist(plus_counters(everybody), minus_counters(everybody), name="Both")
    table = duel(p1=side(front="Ann 1/9", hand=[ban, both]), p2=side(front="Bob 1/9"))
    table.p1.plays("Trick")
    table.p1.plays("Both")
    assert (table.p1["Ann"].plus, table.p1["Ann"].minus) == (0, 0)
    assert (table.p2["Bob"].plus, table.p2["Bob"].minus) == (0, 1)


def test_atk_is_gained_by_an_effect_and_by_counters_but_not_by_losing_it():
    climber = main_character("T-C", "Climber", atk=1, defense=9, level_up=10, powers=[
        when(GAINED_ATK, gain_xp(the_event_amount), subject=this_card),
    ])  # fmt: skip
    table = duel(p1=side(main=climber, levels="Climber 5/9 L2", hand=[
        twist(gets(one(yours, named("Climber")), atk=2)),
        twist(plus_counters(one(yours, named("Climber")), 3), name="Grow"),
        twist(gets(one(yours, named("Climber")), atk=-4), name="Shrink"),
    ]))  # fmt: skip
    for card, xp in (("Trick", 2), ("Grow", 5), ("Shrink", 5)):
        table.p1.plays(card)
        assert table.p1.xp == xp


# How a stun came about, and where somebody went


@pytest.mark.parametrize(
    ("ways", "strike", "effect", "zero"),
    [(BY_STRIKE, 1, 0, 0), (BY_EFFECT, 0, 1, 0), (AT_ZERO, 0, 0, 1), (BY_EFFECT | AT_ZERO, 0, 1, 1)],
)
def test_a_stun_knows_the_way_it_came_about(ways, strike, effect, zero):
    martyr = supporting(
        "T-M",
        "Martyr",
        cost=1,
        atk=0,
        defense=3,
        health=9,
        powers=[when(STUN, draw(), subject=this_card, when_=stunned_by(ways))],
    )

    def drawn(table):
        return len(table.p2.hand)

    def laid(*hand):
        return duel(p1=side(front="Ann 9/9", hand=[*hand]), p2=side(front=martyr, deck=9))

    table = laid()
    table.p1.attacks("Ann", "Martyr")
    table.passes()
    assert drawn(table) == strike
    table = laid(twist(stun(one(enemy, supporting_only))))
    table.p1.plays("Trick")
    assert drawn(table) == effect
    table = laid(twist(minus_counters(one(enemy, supporting_only), 3)))
    table.p1.plays("Trick")
    assert drawn(table) == zero


def test_whoever_is_koed_is_found_where_it_went():
    loyal = supporting(
        "T-L",
        "Loyal",
        cost=1,
        atk=1,
        defense=1,
        powers=[when(KOD, return_to_hand(the_event_card), subject=this_card)],
    )
    table = duel(p1=side(front=loyal, hand=twist(ko(one(yours, named("Loyal"))))))
    table.p1.plays("Trick")
    assert table.p1.hand == ["Loyal"]


def test_the_card_discarded_to_power_up_is_the_other_card_of_that_event():
    bio = when(POWERED_UP, put_into_play(the_other_card, yours=True), subject=this_card)
    cloner = supporting("T-CL", "Cloner", cost=1, atk=1, defense=1, keywords=(SWARM,), powers=[bio])
    table = duel(p1=side(front=cloner, hand=cloner))
    table.p1.powers_up("Cloner", on="back")
    assert [table.p1[name].row for name in ("Cloner #1", "Cloner #2")] == ["front", "back"]
