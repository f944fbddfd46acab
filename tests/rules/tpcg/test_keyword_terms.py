"""Super Strength, moving words, surviving and winning, transforming (2P-KEY-20 to 2P-KEY-41)."""

import pytest

from versus.games.tpcg.language.effects.moving import Transform
from versus.games.tpcg.language.vocabulary import (
    basic_location,
    burn,
    card_in,
    do,
    draw,
    enemy,
    equipment,
    freeze,
    gets,
    has,
    in_combat,
    main_character,
    minus_counters,
    named,
    one,
    one_anywhere,
    plot_twist,
    plus,
    plus_counters,
    pull,
    push,
    return_to_hand,
    super_power,
    supporting,
    switch_places,
    this,
    while_,
    yours,
)
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import BERSERKER, COMBAT, MAIN, PILE, STEALTH, SUPER_STRENGTH, SWARM
from versus.kernel.deck import Deck
from versus.kernel.modifiers import THIS_TURN
from versus.testing.tpcg import duel, lying, rule, side

LIFT = plot_twist("Lift", "Lift", COMBAT, gets(one(yours), atk=3), any_turn=True)
HEAVE = plot_twist("Heave", "Heave", COMBAT, gets(one(yours), atk=1, defense=3), any_turn=True)
SAG = plot_twist("Sag", "Sag", COMBAT, gets(one(yours), atk=-2), any_turn=True)
GROW = plot_twist("Grow", "Grow", COMBAT, plus_counters(one(yours)), any_turn=True)
GROW_TWICE = plot_twist("Grow Twice", "Grow Twice", COMBAT, plus_counters(one(yours), 2), any_turn=True)
SHRIVEL = plot_twist("Shrivel", "Shrivel", COMBAT, minus_counters(one(enemy, in_combat), 9), any_turn=True)
VANISH = plot_twist("Vanish", "Vanish", COMBAT, return_to_hand(one(enemy, in_combat)), any_turn=True)
STRONG = supporting(
    "Strong", "Strong", cost=1, atk=2, defense=9, health=5, teams=(), keywords=(SUPER_STRENGTH,)
)
STRONGEST = supporting(
    "Strongest", "Strongest", cost=1, atk=9, defense=9, health=5, teams=(), keywords=(SUPER_STRENGTH,) * 3
)


@rule("2P-KEY-21")
@pytest.mark.parametrize(("twist", "stats"), [("Lift", (8, 9)), ("Heave", (4, 15)), ("Grow", (4, 11))])
def test_super_strength_doubles_increases_in_melee_combat(twist, stats):
    table = duel(p1=side(front=STRONG, hand=[LIFT, HEAVE, GROW]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Strong", "Wall")
    table.p1.plays(twist)
    assert table.p1["Strong"].stats == stats


@rule("2P-KEY-22")
def test_super_strength_does_not_double_a_decrease():
    table = duel(p1=side(front=STRONG, hand=[SAG]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Strong", "Wall")
    table.p1.plays("Sag")
    assert table.p1["Strong"].stats == (0, 9)


@rule("2P-KEY-22")
def test_super_strength_does_nothing_outside_melee_combat():
    table = duel(p1=side(front=STRONG, hand=[STRONG]), p2=side(front="Wall 0/20"))
    table.p1.powers_up("Strong")
    assert table.p1["Strong"].plus == 1


@rule("2P-KEY-22")
def test_super_strength_does_nothing_at_range():
    archer = supporting(
        "Archer", "Archer", cost=1, atk=2, defense=9, health=5, teams=(), keywords=(SUPER_STRENGTH, 2)
    )
    table = duel(p1=side(back=archer, hand=[GROW]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Archer", "Wall")
    table.p1.plays("Grow")
    assert table.p1["Archer"].plus == 1


@rule("2P-KEY-23")
def test_doubled_counters_go_on_first_and_then_cancel():
    table = duel(p1=side(front=lying(STRONG, "-3"), hand=[GROW_TWICE]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Strong", "Wall")
    table.p1.plays("Grow Twice")
    assert (table.p1["Strong"].plus, table.p1["Strong"].minus) == (1, 0)


@rule("2P-KEY-24", "2P-T-20")
def test_three_instances_turn_one_counter_into_eight():
    table = duel(p1=side(front=lying(STRONGEST, "-3"), hand=[GROW, STRONGEST]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Strongest", "Wall")
    table.p1.plays("Grow")
    assert (table.p1["Strongest"].plus, table.p1["Strongest"].minus) == (5, 0)
    table.passes()
    table.p1.powers_up("Strongest")
    assert table.p1["Strongest"].plus == 6


@rule("2P-KEY-24")
def test_three_instances_without_anything_to_cancel():
    table = duel(p1=side(front=STRONGEST, hand=[GROW]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Strongest", "Wall")
    table.p1.plays("Grow")
    assert table.p1["Strongest"].plus == 8


@rule("2P-KEY-20")
def test_any_number_of_a_swarm_may_stand_on_a_side():
    ant = supporting("Ant", "Ant", cost=0, atk=1, defense=1, health=1, teams=(), keywords=(SWARM,))
    table = duel(p1=side(front=[ant, ant], hand=[ant]), at="recruit")
    table.p1.recruits("Ant")
    assert table.p1.front == ["Ant", "Ant", "Ant"]


@rule("2P-KEY-27")
def test_burn_stuns_at_the_end_of_each_of_the_burners_turns():
    pyro = supporting(
        "Pyro",
        "Pyro",
        cost=1,
        atk=1,
        defense=9,
        health=5,
        powers=[super_power("Kindle", MAIN, 0, burn(one(enemy)))],
    )
    table = duel(p1=side(front=pyro), p2=side(front="Victim 3/3 h3"))
    table.p1.uses("Pyro", "Kindle", on="Victim")
    assert not table.p2["Victim"].stunned
    table.p1.ends_turn()
    assert table.p2["Victim"].wounds == 1
    table.p2.ends_turn()
    assert table.p2["Victim"].wounds == 1
    table.p1.ends_turn()
    assert table.p2["Victim"].wounds == 2


@rule("2P-KEY-28")
def test_deck_building_words_bind_the_deck_and_nothing_in_play():
    rare = supporting(
        "Rare", "Rare", cost=0, atk=1, defense=1, health=1, teams=("X-Men",), deck_limit=1, loyalty=("X-Men",)
    )
    leader = main_character("Boss", "Boss", atk=3, defense=5, teams=("Brotherhood",))
    filler = [
        supporting(f"F{n}", f"F{n}", cost=1, atk=1, defense=1, health=1, teams=("Brotherhood",))
        for n in range(14)
        for _ in range(4)
    ]
    deck = Deck((rare, rare, *filler, *[basic_location("L", "L", 1)] * 2), leader)
    assert {fault.rule for fault in faults(deck)} == {"2P-DCK-17", "2P-DCK-15"}
    table = duel(p1=side(main=leader, front=rare, hand=[rare]), at="recruit")
    table.p1.recruits("Rare")
    assert table.p1["Rare"].in_play


@rule("2P-KEY-29")
def test_aka_is_an_extra_name():
    captain = supporting("Captain", "Captain", cost=0, atk=2, defense=2, aka=("Major",))
    table = duel(p1=side(front=captain, hand=["Major 1/1"]))
    table.p1.powers_up("Captain", with_="Major")
    assert table.p1["Captain"].plus == 1


@rule("2P-KEY-30")
def test_a_pulled_character_stands_in_front_and_protects():
    hook = plot_twist("Hook", "Hook", MAIN, pull(one_anywhere(enemy)))
    table = duel(p1=side(front="Fist 2/2", hand=[hook]), p2=side(back=["Shy 2/2 exhausted", "Other 2/2"]))
    assert not table.p2["Other"].protected
    table.p1.plays("Hook", on="Shy")
    assert table.p2["Shy"].row == "front"
    assert table.p2["Shy"].exhausted
    assert table.p2["Other"].protected


@rule("2P-KEY-31")
def test_a_pushed_character_stands_in_the_back_row():
    shove = plot_twist("Shove", "Shove", MAIN, push(one_anywhere(enemy)))
    table = duel(p1=side(hand=[shove]), p2=side(front=["Bold 2/2", "Other 2/2"]))
    table.p1.plays("Shove", on="Bold")
    assert table.p2["Bold"].row == "back"
    assert table.p2["Bold"].ready


@rule("2P-KEY-32")
@pytest.mark.parametrize(("effect", "row"), [(pull, "front"), (push, "back")])
def test_pulling_forward_or_pushing_back_what_is_there_already_does_nothing(effect, row):
    twist = plot_twist("Twist", "Twist", MAIN, do(effect(one_anywhere(enemy)), draw()))
    table = duel(p1=side(hand=[twist]), p2=side(**{row: "Target 2/2"}))
    table.p1.plays("Twist", on="Target")
    assert table.p2["Target"].row == row
    assert table.happened("moved") == 0
    assert len(table.p1.hand) == 1


@rule("2P-KEY-33")
def test_a_switch_moves_both_at_once():
    swap = plot_twist("Swap", "Swap", MAIN, switch_places(one_anywhere(enemy), one_anywhere(yours)))
    table = duel(p1=side(back="Mine 2/2", hand=[swap]), p2=side(front=["Theirs 2/2", "Third 1/1"]))
    table.p1.plays("Swap", on=["Theirs", "Mine"])
    assert table.p1["Theirs"].row == "back"
    assert table.p2["Mine"].row == "front"


@rule("2P-KEY-34")
def test_whoever_is_unstunned_after_the_strikes_has_survived():
    table = duel(p1=side(front="Big 5/5"), p2=side(front="Small 1/1"))
    table.p1.attacks("Big", "Small")
    table.passes()
    assert table.happened("survived", "Big") == 1
    assert table.happened("survived", "Small") == 0


@rule("2P-KEY-34")
def test_nobody_survives_a_combat_that_ended_without_strikes():
    table = duel(p1=side(front="Big 5/5", hand=[VANISH]), p2=side(front="Small 1/1"))
    table.p1.attacks("Big", "Small")
    table.p1.plays("Vanish")
    assert not table.in_combat
    assert table.happened("survived") == 0


@rule("2P-KEY-35")
def test_stunned_in_the_second_step_is_not_survived():
    table = duel(p1=side(front="Claw 2/2 Ferocious"), p2=side(front="Wall 2/3"))
    table.p1.attacks("Claw", "Wall")
    table.passes()
    assert table.p1["Claw"].stunned
    assert table.happened("survived", "Claw") == 0
    assert table.happened("survived", "Wall") == 1


@rule("2P-KEY-36", "2P-KEY-40")
def test_winning_takes_an_enemy_stunned_and_oneself_not():
    table = duel(p1=side(front="Small 2/2"), p2=side(front="Big 5/5"))
    table.p1.attacks("Small", "Big")
    table.passes()
    assert table.happened("won", "Big") == 1
    assert table.happened("won", "Small") == 0


@rule("2P-KEY-36")
@pytest.mark.parametrize("stats", ["3/3", "1/3"])
def test_nobody_wins_when_both_or_none_are_stunned(stats):
    table = duel(p1=side(front=f"One {stats}"), p2=side(front=f"Two {stats}"))
    table.p1.attacks("One", "Two")
    table.passes()
    assert table.happened("won") == 0


@rule("2P-KEY-37")
def test_a_team_attacker_wins_though_a_fellow_is_stunned():
    table = duel(p1=side(front=["A 2/2 X-Men", "B 4/4 X-Men"]), p2=side(front="Wall 4/6"))
    table.p1.attacks(["A", "B"], "Wall")
    table.passes()
    table.p2.strikes("A")
    assert table.happened("won", "B") == 1
    assert table.happened("won", "A") == 0


@rule("2P-KEY-38", "2P-T-01")
def test_a_defender_stunned_in_mid_combat_loses_but_nobody_survives():
    table = duel(p1=side(front="Fist 3/3", hand=[SHRIVEL]), p2=side(front="Wall 5/2"))
    table.p1.attacks("Fist", "Wall")
    table.p1.plays("Shrivel")
    assert table.p2["Wall"].stunned
    assert table.happened("strikes") == 0
    assert table.p1["Fist"].exhausted
    assert not table.p1["Fist"].stunned
    assert table.happened("won", "Fist") == 1
    assert table.happened("survived") == 0


@rule("2P-KEY-41")
def test_a_transformed_card_keeps_all_it_had():
    other = supporting("Other", "Other Self", cost=3, atk=5, defense=6, health=4, keywords=(BERSERKER,))
    shifter = supporting(
        "Shifter",
        "Shifter",
        cost=1,
        atk=2,
        defense=2,
        health=5,
        powers=[super_power("Shift", MAIN, 0, Transform(card_in(PILE)))],
    )
    ring = equipment("Ring", "Ring", cost=1, powers=[while_(plus(atk=1))])
    table = duel(
        p1=side(front=lying(shifter, "exhausted +1 w1"), pile=[other], equipment={"Shifter": ring}),
        p2=side(front="Wall 1/1"),
    )
    table.p1.uses("Shifter", "Shift")
    changed = table.p1["Other Self"]
    assert changed.row == "front"
    assert changed.exhausted
    assert (changed.plus, changed.wounds, changed.equipment) == (1, 1, ["Ring"])
    assert changed.stats == (6, 7)
    assert table.happened("appeared") == 0


@rule("2P-KEY-41")
def test_modifiers_and_a_freeze_pass_over_to_the_new_card():
    other = supporting("Other", "Other Self", cost=3, atk=5, defense=6, health=4)
    shifter = supporting(
        "Shifter",
        "Shifter",
        cost=1,
        atk=2,
        defense=2,
        health=5,
        powers=[
            super_power("Flex", MAIN, 0, gets(this, atk=2, defense=2, until=THIS_TURN)),
            super_power("Chill", MAIN, 0, freeze(this)),
            super_power("Shift", MAIN, 0, Transform(card_in(PILE))),
        ],
    )
    table = duel(p1=side(front=shifter, pile=[other]))
    table.p1.uses("Shifter", "Flex")
    table.p1.uses("Shifter", "Chill")
    table.p1.uses("Shifter", "Shift")
    assert table.p1["Other Self"].stats == (7, 8)
    assert table.p1["Other Self"].frozen


@rule("2P-KEY-21")
def test_another_keyword_that_is_gained_doubles_nothing():
    shadow = plot_twist("T-SHADOW", "Shadow", MAIN, has(one(yours, named("Strong")), STEALTH))
    table = duel(p1=side(front=STRONG, hand=[shadow, LIFT]), p2=side(front="Wall 0/20"))
    table.p1.plays("Shadow")
    table.p1.attacks("Strong", "Wall")
    table.p1.plays("Lift")
    assert table.p1["Strong"].stats == (8, 9), "2 and twice 3"
