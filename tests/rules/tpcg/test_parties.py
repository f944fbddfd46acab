"""Cards spoken of as one party, one singled out, and the enemy of this combat."""

from versus.games.tpcg.language.vocabulary import (
    all_chosen,
    another,
    becomes,
    chosen_first,
    discard,
    do,
    each_enemy,
    enemy,
    exhaust,
    exhausted,
    front_row,
    have_players,
    having,
    if_you_do,
    it,
    main_character,
    not_,
    one,
    one_or_more,
    pick,
    plot_twist,
    return_to_hand,
    single_out,
    strike,
    stun,
    super_power,
    supporting,
    the_enemy_in_combat,
    this,
    this_card,
    together,
    when,
    wound,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES
from versus.games.tpcg.words import COMBAT, MAIN, WON
from versus.testing.tpcg import duel, lay, rule, side

# Several who strike together

GANG = supporting(
    "T-1", "Boss", cost=1, atk=3, defense=3,
    powers=[super_power(
        "Gang Up", MAIN, (),
        if_you_do(
            do(exhaust(this), exhaust(one_or_more(another, not_(exhausted), yours, front_row))),
            strike(one(enemy, front_row), striker=together(this, chosen_first)),
        ),
    )],
)  # fmt: skip


@rule("2P-CMB-63")
def test_strikes_of_several_at_one_time_add_up_and_nobody_strikes_back():
    table = duel(p1=side(front=[GANG, "Ann 2/1", "Ben 1/1"]), p2=side(front=["Wall 9/6", "Foe 1/9"]))
    table.p1.uses("Boss", "Gang Up", on=["Ann", "Ben", "Wall"])
    assert table.p2["Wall"].stunned
    assert [table.p1[name].face_up for name in ("Boss", "Ann", "Ben")] == [True, True, True]
    assert [table.p1[name].exhausted for name in ("Boss", "Ann", "Ben")] == [True, True, True]


def test_one_point_less_is_too_little():
    table = duel(p1=side(front=[GANG, "Ann 2/1", "Ben 1/1"]), p2=side(front=["Wall 9/6", "Foe 1/9"]))
    table.p1.uses("Boss", "Gang Up", on=["Ann", "stop", "Wall"])
    assert table.p2["Wall"].face_up
    assert table.p1["Ben"].ready


def test_whoever_has_no_atk_strikes_with_nobody():
    table = duel(p1=side(front=[GANG, "Ann 0/1"]), p2=side(front="Wall 9/3"))
    table.p1.uses("Boss", "Gang Up", on="Ann")
    assert table.p2["Wall"].stunned
    assert table.happened("strikes") == 1


def test_alone_nobody_is_exhausted_and_nobody_strikes():
    table = duel(p1=side(front=[GANG, "Ann 2/1, exhausted"]), p2=side(front="Wall 1/1"))
    table.p1.uses("Boss", "Gang Up")
    assert table.p1["Boss"].ready
    assert table.p2["Wall"].face_up


# What several players have chosen

ULTIMATUM = plot_twist("T-2", "Ultimatum", MAIN, have_players(each_enemy, pick(one(yours))), stun(all_chosen))


def test_each_enemy_chooses_and_then_all_of_them_are_stunned_at_once():
    table = lay(
        side(hand=ULTIMATUM, front="Ann 1/1"),
        side(front=["Bea 1/1 h2", "Ben 1/1 h2"]),
        side(front=["Cat 1/1 h2", "Cal 1/1 h2"]),
    )
    table.p1.plays("Ultimatum")
    table.p2.chooses("Ben")
    assert not table.p2["Ben"].stunned, "nobody is stunned before all have chosen"
    table.p3.chooses("Cat")
    assert [table.p2["Ben"].stunned, table.p2["Bea"].stunned] == [True, False]
    assert [table.p3["Cat"].stunned, table.p3["Cal"].stunned] == [True, False]
    assert table.p1["Ann"].face_up


# One singled out

STALKER = supporting(
    "T-3", "Stalker", cost=1, atk=1, defense=9,
    powers=[super_power(
        "Stalk", MAIN, (), single_out(one(enemy, not_(exhausted))), wound(it), limit=ANY_NUMBER_OF_TIMES
    )],
)  # fmt: skip


def stalked():
    table = duel(
        p1=side(front=STALKER), p2=side(main="Chief 1/9, exhausted", front=["Bea 1/1 h3", "Ben 1/1 h3"])
    )
    table.p1.uses("Stalker", "Stalk", on="Ben")
    return table


def test_whoever_was_singled_out_is_the_only_one_to_choose_again():
    table = stalked()
    table.p1.uses("Stalker", "Stalk")
    assert table.p2["Ben"].wounds == 2
    assert table.p2["Bea"].wounds == 0


def test_once_that_one_is_gone_nobody_takes_its_place():
    table = stalked()
    table.p1.uses("Stalker", "Stalk")
    table.p1.uses("Stalker", "Stalk")
    assert table.p2["Ben"].koed
    table.p1.uses("Stalker", "Stalk")
    assert table.p2["Bea"].wounds == 0


def test_the_next_turn_it_may_be_another():
    table = stalked()
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.uses("Stalker", "Stalk", on="Bea")
    assert table.p2["Bea"].wounds == 1


@rule("2P-ZON-24")
def test_somebody_who_has_left_and_come_back_is_another_one_on_either_side():
    recall = plot_twist("T-4", "Recall", MAIN, return_to_hand(one(not_(this_card))))
    table = duel(
        p1=side(front=[STALKER, "Ann 1/1, exhausted"], hand=recall),
        p2=side(main="Chief 1/9, exhausted", front=["Bea 1/1 h3", "Ben 1/1 h3"]),
    )
    table.p1.uses("Stalker", "Stalk", on="Ben")
    table.p1.plays("Recall", on="Ben")
    table.p1.uses("Stalker", "Stalk")
    assert table.p2["Bea"].wounds == 0


def test_two_stalkers_single_out_for_themselves():
    other = supporting(
        "T-5", "Twin", cost=1, atk=1, defense=9,
        powers=[super_power("Stalk", MAIN, (), single_out(one(enemy)), wound(it))],
    )  # fmt: skip
    table = duel(
        p1=side(front=[STALKER, other]),
        p2=side(main="Chief 1/9, exhausted", front=["Bea 1/1 h3", "Ben 1/1 h3"]),
    )
    table.p1.uses("Stalker", "Stalk", on="Ben")
    table.p1.uses("Twin", "Stalk", on="Bea")
    assert (table.p2["Ben"].wounds, table.p2["Bea"].wounds) == (1, 1)


# The enemy of this combat

LOOTER = main_character(
    "T-6", "Looter", atk=5, defense=5,
    powers=[super_power(
        "Loot", COMBAT, (),
        becomes(this, having(when(WON, discard(1, the_enemy_in_combat), subject=this_card))),
        any_turn=True,
    )],
)  # fmt: skip


def test_of_several_enemies_the_one_who_was_attacked_is_meant():
    table = lay(
        side(main=LOOTER, main_row="front"),
        side(hand=1),
        side(front="Foe 1/1", hand=1),
    )
    table.p1.attacks("Looter", "Foe")
    table.p1.uses("Looter", "Loot")
    table.passes()
    assert len(table.p2.hand) == 1
    assert len(table.p3.hand) == 0


def test_for_a_defender_it_is_whoever_attacks():
    table = lay(
        side(front="Foe 1/1", hand=1),
        side(main=LOOTER, main_row="front"),
        side(hand=1),
    )
    table.p1.attacks("Foe", "Looter")
    table.p1.passes()
    table.p2.uses("Looter", "Loot")
    table.passes()
    assert len(table.p1.hand) == 0
    assert len(table.p3.hand) == 1


def test_outside_of_a_combat_there_is_no_such_player():
    raid = plot_twist("T-7", "Raid", MAIN, discard(1, the_enemy_in_combat))
    table = duel(p1=side(hand=raid), p2=side(hand=1))
    table.p1.plays("Raid")
    assert len(table.p2.hand) == 1
