"""Uniqueness holds all the time: who loses Swarm, or what kept two of a name together (2P-UNQ-20)."""

import pytest

from versus.games.tpcg.language.changes import Has
from versus.games.tpcg.language.effects.lasting import MakeMain
from versus.games.tpcg.language.vocabulary import (
    another,
    cannot,
    card_in,
    cost_at_most,
    daze,
    draw,
    each,
    enemy,
    fits,
    front_row,
    has,
    hide,
    loses_keywords,
    loses_powers,
    named,
    one,
    plot_twist,
    push,
    put_into_play,
    stun,
    super_power,
    supporting,
    supporting_only,
    take,
    this_is,
    transform,
    when,
    while_,
    yours,
)
from versus.games.tpcg.words import FRONT, HAND, KO, KOD, MAIN, SWARM, TO_BE_KOD
from versus.testing.tpcg import duel, rule, side

QUEEN = supporting(
    "T-QUEEN",
    "Queen",
    cost=3,
    atk=1,
    defense=9,
    health=9,
    powers=[while_(Has(SWARM), on=fits(yours, another))],
)
"""Everybody else on her side has Swarm."""
JOIN = plot_twist("T-JOIN", "Join", MAIN, put_into_play(card_in(HAND, supporting_only), FRONT))
PYRO = named("Pyro")
HER = one(yours, named("Queen"))


def twist(*effects):
    return plot_twist("T-RUIN", "Ruin", MAIN, *effects)


@rule("2P-UNQ-20")
@pytest.mark.parametrize("harm", [stun, daze, hide, loses_powers])
def test_when_all_lose_swarm_the_one_that_came_first_is_kod(harm):
    table = duel(
        p1=side(
            front=[QUEEN, "Pyro 1/4", "Toad 1/1"],
            hand=[JOIN, "Pyro 2/4", twist(harm(one(yours, named("Queen"))))],
        )
    )
    table.p1.plays("Join", on="Pyro 2/4")
    assert table.p1.front == ["Queen", "Pyro", "Toad", "Pyro"]
    table.p1.plays("Ruin")
    assert table.p1["Pyro 1/4"].koed
    assert table.p1["Pyro 2/4"].in_play
    assert table.p1["Toad"].in_play


@rule("2P-UNQ-20")
def test_of_three_the_newest_remains_and_nobody_is_asked():
    table = duel(p1=side(front=[QUEEN, "Pyro 1/4", "Pyro 2/4", "Pyro 3/4"], hand=twist(stun(HER))))
    table.p1.plays("Ruin")
    assert table.p1.offered("go on")
    assert [table.p1[f"Pyro {atk}/4"].in_play for atk in (1, 2, 3)] == [False, False, True]


@rule("2P-UNQ-20")
@pytest.mark.parametrize("harm", [stun, hide, loses_keywords, loses_powers])
def test_who_loses_the_swarm_it_gained_stands_no_longer_beside_a_namesake(harm):
    gift = plot_twist("T-GIFT", "Gift", MAIN, has(one(yours, PYRO), SWARM))
    table = duel(p1=side(front="Pyro 1/4", hand=[gift, JOIN, "Pyro 2/4", twist(harm(one(yours, PYRO)))]))
    table.p1.plays("Gift")
    table.p1.plays("Join", on="Pyro 2/4")
    assert table.p1.front == ["Pyro", "Pyro"]
    table.p1.plays("Ruin", on="Pyro 1/4")
    assert table.p1["Pyro 1/4"].koed
    assert table.p1["Pyro 2/4"].in_play


@rule("2P-UNQ-20")
def test_the_one_that_came_first_goes_even_if_the_other_has_lost_swarm():
    brood = supporting(
        "T-PYRO",
        "Pyro",
        cost=1,
        atk=2,
        defense=4,
        health=5,
        powers=[while_(Has(SWARM), given=this_is(front_row))],
    )
    fall_back = twist(push(one(yours, PYRO, cost_at_most(1))))
    table = duel(p1=side(front="Pyro 1/4 c5", hand=[JOIN, brood, fall_back]))
    table.p1.plays("Join", on="Pyro")
    old, new = table.p1["Pyro 1/4 c5"], table.p1["Pyro"]
    assert table.p1.front == ["Pyro", "Pyro"]
    table.p1.plays("Ruin")
    assert table.p1.back == ["Leader 1", "Pyro"]
    assert [old.koed, new.koed] == [True, False]


@rule("2P-UNQ-20")
def test_one_with_swarm_and_one_without_stand_together():
    """The one without is the only unique one of its name."""
    ruin = twist(loses_keywords(one(yours, PYRO)))
    table = duel(p1=side(front=[QUEEN, "Pyro 1/4", "Pyro 2/4"], hand=[ruin, ruin]))
    table.p1.plays("Ruin", on="Pyro 2/4")
    assert table.p1.front == ["Queen", "Pyro", "Pyro"]
    table.p1.plays("Ruin", on="Pyro 1/4")
    assert table.p1["Pyro 1/4"].koed
    assert table.p1["Pyro 2/4"].in_play


@rule("2P-UNQ-20")
def test_swarm_for_a_turn_ends_with_it():
    gift = plot_twist("T-GIFT", "Gift", MAIN, has(each(yours, PYRO), SWARM))
    table = duel(p1=side(front="Pyro 1/4", hand=[gift, JOIN, "Pyro 2/4"]))
    table.p1.plays("Gift")
    table.p1.plays("Join", on="Pyro 2/4")
    assert table.p1.front == ["Pyro", "Pyro"]
    table.p1.ends_turn()
    assert table.p1["Pyro 1/4"].koed
    assert table.p1.front == ["Pyro"]


@rule("2P-UNQ-20")
def test_what_cannot_be_kod_now_is_kod_as_soon_as_it_can():
    ward = plot_twist("T-WARD", "Ward", MAIN, cannot(each(yours, PYRO), TO_BE_KOD))
    table = duel(p1=side(front="Pyro 1/4", hand=[ward, JOIN, "Pyro 2/4"]))
    table.p1.plays("Ward")
    table.p1.plays("Join", on="Pyro 2/4")
    assert table.p1.front == ["Pyro", "Pyro"]
    table.p1.ends_turn()
    assert table.p1["Pyro 1/4"].koed
    assert table.p1["Pyro 2/4"].in_play


@rule("2P-UNQ-20", "2P-UNQ-06")
def test_that_ko_is_an_ordinary_one():
    mourner = supporting(
        "T-MOURNER", "Mourner", cost=1, atk=1, defense=1, health=5, powers=[when(KOD, draw(), subject=PYRO)]
    )
    table = duel(p1=side(front=[QUEEN, mourner, "Pyro 1/4", "Pyro 2/4"], hand=twist(stun(HER))))
    table.p1.plays("Ruin")
    assert table.happened("KO'd", "Pyro") == 1
    assert len(table.p1.hand) == 1


@rule("2P-UNQ-12", "2P-UNQ-20")
@pytest.mark.parametrize("harm", [stun, hide, loses_keywords, loses_powers])
def test_printed_swarm_is_not_lost_and_nobody_goes(harm):
    man = "Multiple Man 1/4 Swarm"
    table = duel(p1=side(front=[man, man], hand=twist(harm(each(yours, supporting_only)))))
    table.p1.plays("Ruin")
    assert table.p1.front == ["Multiple Man"] * 2


@rule("2P-UNQ-15", "2P-UNQ-20")
def test_namesakes_on_other_sides_do_not_matter():
    table = duel(
        p1=side(front=[QUEEN, "Pyro 1/4"], hand=twist(stun(HER))),
        p2=side(front="Pyro 2/4"),
    )
    table.p1.plays("Ruin")
    assert table.p1["Pyro 1/4"].in_play
    assert table.p2["Pyro 2/4"].in_play


@rule("2P-UNQ-07", "2P-UNQ-20")
def test_beside_one_that_becomes_a_main_character_no_namesake_stays():
    man = "Multiple Man {}/4 Swarm"
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
    table = duel(p1=side(front=[man.format(1), man.format(2)], hand=promote))
    table.p1.plays("Promote", on=man.format(1))
    assert table.p1[man.format(1)].main
    assert table.p1[man.format(2)].koed


@rule("2P-UNQ-07", "2P-UNQ-20")
def test_beside_a_main_character_the_namesake_goes_though_it_came_later():
    man = "Multiple Man {}/4 Swarm"
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
    ward = plot_twist("T-WARD", "Ward", MAIN, cannot(one(yours, supporting_only), TO_BE_KOD))
    table = duel(p1=side(front=[man.format(1), man.format(2)], hand=[ward, promote]))
    table.p1.plays("Ward", on=man.format(2))
    table.p1.plays("Promote", on=man.format(1))
    assert table.p1[man.format(2)].in_play
    table.p1.ends_turn()
    assert table.p1[man.format(2)].koed
    assert table.p1[man.format(1)].main
    assert not table.over


STEAL = plot_twist("T-STEAL", "Steal", MAIN, take(one(enemy, PYRO), FRONT))


@rule("2P-UNQ-20", "2P-UNQ-04")
@pytest.mark.parametrize("stolen_first", [False, True])
def test_who_came_first_to_this_side_is_kod_whoever_came_into_play_first(stolen_first):
    table = duel(
        p1=side(front=[QUEEN], hand=[JOIN, "Pyro 1/4", STEAL, twist(stun(HER))]), p2=side(front="Pyro 2/4")
    )
    if stolen_first:
        table.p1.plays("Steal")
    table.p1.plays("Join", on="Pyro 1/4")
    if not stolen_first:
        table.p1.plays("Steal")
    table.p1.plays("Ruin")
    assert table.p1["Pyro 1/4"].in_play is stolen_first
    assert table.p2["Pyro 2/4"].in_play is not stolen_first


@rule("2P-UNQ-20", "2P-UNQ-04")
def test_one_that_was_away_on_another_side_has_come_anew():
    back = plot_twist("T-BACK", "Back", MAIN, take(one(enemy, PYRO), FRONT))
    table = duel(
        p1=side(front=[QUEEN, "Pyro 2/4"], hand=[JOIN, "Pyro 1/4", back, twist(stun(HER))]),
        p2=side(hand=[STEAL]),
        active=2,
    )
    table.p2.plays("Steal")
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Join", on="Pyro 1/4")
    table.p1.plays("Back")
    table.p1.plays("Ruin")
    assert table.p1["Pyro 1/4"].koed
    assert table.p1["Pyro 2/4"].in_play


@rule("2P-UNQ-20", "2P-UNQ-19")
def test_who_has_taken_the_name_last_remains():
    morph = super_power("Morph", MAIN, (), transform(card_in(KO, PYRO)))
    mystique = supporting("T-MYSTIQUE", "Mystique", cost=1, atk=1, defense=9, powers=[morph])
    table = duel(
        p1=side(front=[QUEEN, mystique], ko="Pyro 5/5", hand=[JOIN, "Pyro 1/4", twist(stun(HER))]),
    )
    table.p1.plays("Join", on="Pyro 1/4")
    table.p1.uses("Mystique", "Morph")
    table.p1.plays("Ruin")
    assert table.p1["Pyro 1/4"].koed
    assert table.p1.front == ["Queen", "Pyro"]


@rule("2P-UNQ-20")
def test_a_move_to_another_row_is_no_coming():
    retreat = plot_twist("T-PUSH", "Push", MAIN, push(one(yours, PYRO)))
    table = duel(p1=side(front=[QUEEN, "Pyro 2/4"], hand=[JOIN, "Pyro 1/4", retreat, twist(stun(HER))]))
    table.p1.plays("Join", on="Pyro 1/4")
    table.p1.plays("Push", on="Pyro 2/4")
    table.p1.plays("Ruin")
    assert table.p1["Pyro 2/4"].koed
    assert table.p1["Pyro 1/4"].in_play
