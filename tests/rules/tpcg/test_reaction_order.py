"""Several Reactions to one event, and Reactions to Reactions (2P-PWR-35, 2P-PWR-38, as ruled in OP-13)."""

from versus.games.tpcg.language.vocabulary import (
    cancel_it,
    draw,
    each,
    enemy,
    main_character,
    plot_twist,
    plus_counters,
    reaction,
    return_to_hand,
    stun,
    super_power,
    supporting,
    supporting_only,
    the_event_card,
    this,
    wound,
)
from versus.games.tpcg.words import INTELLECT, MAIN, MIGHT, POWER_RESOLVES, SKILL, WOUNDED
from versus.testing.tpcg import duel, lay, rule, side


def watcher(name, *powers):
    return main_character(f"T-{name}", name, atk=3, defense=6, powers=powers)


def notes(name="Notes"):
    """Grow whenever anybody uses a power."""
    return reaction(name, 0, POWER_RESOLVES, plus_counters(this))


objection = reaction("Objection", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy)
overruled = reaction("Overruled", SKILL, POWER_RESOLVES, cancel_it, by=enemy)
thinker = supporting(
    "T-THINKER", "Thinker", cost=1, atk=1, defense=1, powers=[super_power("Idea", MAIN, MIGHT, draw())]
)


@rule("2P-PWR-35")
def test_the_turn_player_reacts_first_then_the_others_clockwise():
    table = lay(
        side(main=watcher("Ann", notes())),
        side(front=thinker, main=watcher("Ben", notes()), resources=["Fortress"]),
        side(main=watcher("Cat", notes())),
        active=2,
    )
    table.p2.uses("Thinker", "Idea")
    order = []
    while table.asked is not None and table.asked.offered("use") and table.p2.hand == []:
        order.append(table.asked)
        table.asked.stops()
    assert order == [table.p2, table.p3, table.p1]
    assert len(table.p2.hand) == 1


@rule("2P-PWR-35", "2P-PWR-38")
def test_each_reacts_once_the_one_before_is_settled():
    table = lay(
        side(front=thinker, main=watcher("Ann", objection), resources=["Fortress"]),
        side(
            main=watcher("Ben", reaction("Notes", INTELLECT, POWER_RESOLVES, draw(), by=enemy)),
            resources=["Academy"],
        ),
        side(
            main=watcher("Cat", reaction("Notes", INTELLECT, POWER_RESOLVES, draw(), by=enemy)),
            resources=["Academy"],
        ),
    )
    table.p1.uses("Thinker", "Idea")
    assert table.asked is table.p2
    table.p2.reacts("Ben")
    # Ben's Reaction is a Super Power of an enemy of Cat's: she may answer that one first.
    assert table.asked is table.p3
    table.p3.declines()
    assert len(table.p2.hand) == 1
    assert table.p1.hand == []
    assert table.asked is table.p3
    table.p3.reacts("Cat")
    assert len(table.p3.hand) == 1
    assert len(table.p1.hand) == 1


@rule("2P-PWR-39")
def test_what_one_reaction_has_cancelled_is_not_reacted_to_by_the_next():
    table = lay(
        side(front=thinker, resources=["Fortress"]),
        side(main=watcher("Ben", objection), resources=["Academy"]),
        side(
            main=watcher("Cat", reaction("Notes", SKILL, POWER_RESOLVES, draw(), by=enemy)),
            resources=["Training Ground"],
        ),
    )
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("Ben")
    table.p3.declines()
    assert table.asked is table.p1
    assert table.p1.hand == []
    assert table.p3.hand == []


@rule("2P-PWR-35")
def test_one_player_uses_two_reactions_to_one_event_one_after_the_other():
    p2 = side(main=watcher("Ben", notes("First"), notes("Second")))
    table = duel(p1=side(front=thinker, resources=["Fortress"]), p2=p2)
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("Ben", power="First")
    # Its own Reaction is a power too, to which the second may answer.
    table.p2.declines()
    assert table.p2["Ben"].plus == 1
    assert table.p1.hand == []
    table.p2.reacts("Ben", power="Second")
    assert table.p2["Ben"].plus == 2
    assert len(table.p1.hand) == 1


@rule("2P-PWR-38")
def test_a_reaction_to_a_reaction_resolves_first_and_may_cancel_it():
    table = duel(
        p1=side(front=thinker, main=watcher("Ann", overruled), resources=["Fortress", "Training Ground"]),
        p2=side(main=watcher("Ben", objection), resources=["Academy"]),
    )
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("Ben")
    assert table.asked is table.p1
    table.p1.reacts("Ann")
    assert len(table.p1.hand) == 1
    assert not table.p2["Academy"].face_up
    assert not table.p1["Training Ground"].face_up
    assert table.happened("power resolves", "Ben") == 0


@rule("2P-PWR-37", "2P-PWR-34")
def test_a_cancelled_reaction_was_used_this_turn():
    two = supporting(
        "T-TWO",
        "Two",
        cost=1,
        atk=1,
        defense=1,
        powers=[super_power("Idea", MAIN, 0, draw()), super_power("Better Idea", MAIN, 0, draw())],
    )
    table = duel(
        p1=side(front=two, main=watcher("Ann", overruled), resources=["Training Ground"]),
        p2=side(main=watcher("Ben", objection), resources=["Academy", "Academy"]),
    )
    table.p1.uses("Two", "Idea")
    table.p2.reacts("Ben")
    table.p1.reacts("Ann")
    table.p1.uses("Two", "Better Idea")
    assert table.asked is table.p1
    assert len(table.p1.hand) == 2


@rule("2P-PWR-38")
def test_three_deep_the_innermost_resolves_first():
    table = duel(
        p1=side(front=thinker, main=watcher("Ann", overruled), resources=["Fortress", "Training Ground"]),
        p2=side(
            main=watcher("Ben", objection, reaction("Sustained", MIGHT, POWER_RESOLVES, cancel_it, by=enemy)),
            resources=["Academy", "Fortress"],
        ),
    )
    table.p1.uses("Thinker", "Idea")
    table.p2.reacts("Ben", power="Objection")
    table.p1.reacts("Ann")
    table.p2.reacts("Ben", power="Sustained")
    assert table.p1.hand == []
    assert table.happened("power resolves", "Ben") == 2
    assert table.happened("power resolves", "Ann") == 0


@rule("2P-PWR-41")
def test_who_declined_for_one_of_several_wounds_is_asked_about_the_next():
    storm = plot_twist("T-STORM", "Storm", MAIN, wound(each(enemy, supporting_only)))
    shield = reaction("Shield", 0, WOUNDED, cancel_it)
    table = duel(
        p1=side(hand=[storm], main=watcher("Ann", shield)),
        p2=side(front=["Pal 1/1", "Chum 1/1"], main=watcher("Ben", shield)),
    )
    table.p1.plays("Storm")
    assert table.asked is table.p1
    table.p1.declines()
    table.p2.reacts("Ben")
    assert table.asked is table.p1
    table.p1.reacts("Ann")
    assert (table.p2["Pal"].wounds, table.p2["Chum"].wounds) == (0, 0)


@rule("2P-PWR-38")
def test_a_power_resolves_though_the_reaction_has_stunned_its_user():
    trap = reaction("Trap", 0, POWER_RESOLVES, stun(the_event_card), by=enemy)
    grower = supporting(
        "T-GROWER",
        "Grower",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[super_power("Grow", MAIN, 0, plus_counters(this), draw())],
    )
    table = duel(p1=side(front=grower), p2=side(main=watcher("Ben", trap)))
    table.p1.uses("Grower", "Grow")
    table.p2.reacts("Ben")
    assert table.p1["Grower"].stunned
    assert table.p1["Grower"].plus == 0
    assert len(table.p1.hand) == 1


@rule("2P-PWR-38")
def test_a_power_whose_user_is_gone_still_resolves_but_finds_the_user_no_more():
    sweep = reaction("Sweep", 0, POWER_RESOLVES, return_to_hand(the_event_card), by=enemy)
    grower = supporting(
        "T-GROWER",
        "Grower",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[super_power("Go", MAIN, 0, return_to_hand(this), draw())],
    )
    rise = plot_twist("T-RISE", "Rise", MAIN, draw())
    table = duel(p1=side(front=grower, hand=[rise]), p2=side(main=watcher("Ben", sweep)))
    table.p1.uses("Grower", "Go")
    table.p2.reacts("Ben")
    assert table.happened("returned", "Grower") == 1
    assert len(table.p1.hand) == 3
