"""Scarlet Witch (HOX-018)."""

from versus.cards.tpcg.house_of_x.brotherhood import scarlet_witch
from versus.games.tpcg.language.vocabulary import enemy, loses_powers, one, plot_twist, supporting_only
from versus.games.tpcg.words import COIN_FLIPPED, MAIN
from versus.testing.tpcg import duel, side


def duelled(seed, attacker="Knight 9/9"):
    table = duel(p1=side(front=attacker), p2=side(front=scarlet_witch), seed=seed)
    table.p1.attacks(attacker, "Scarlet Witch")
    table.passes()
    return table


def test_about_half_of_those_who_fight_scarlet_witch_cannot_strike():
    struck = [duelled(seed).p2["Scarlet Witch"].koed for seed in range(20)]
    assert 4 < sum(struck) < 16


def test_the_coin_decides_and_the_log_tells():
    for seed in range(6):
        table = duelled(seed)
        flips = [event for event in table.log if event.kind == COIN_FLIPPED]
        assert len(flips) == 1
        assert table.p2["Scarlet Witch"].koed is bool(flips[0].amount)


def test_scarlet_witch_strikes_whatever_the_coins_say():
    for seed in range(4):
        table = duel(p1=side(front=scarlet_witch), p2=side(front="Wall 1/7 h2"), seed=seed)
        table.p1.attacks("Scarlet Witch", "Wall")
        table.passes()
        assert table.p2["Wall"].stunned
        assert table.happened("coin flipped", "Wall") == 1


def test_each_of_several_attackers_has_a_flip_of_its_own():
    table = duel(
        p1=side(front=["One 3/9 X-Men", "Two 3/9 X-Men", "Nil 0/9 X-Men"]),
        p2=side(front=scarlet_witch),
    )
    table.p1.attacks(["One", "Two", "Nil"], "Scarlet Witch")
    table.passes()
    table.p2.strikes("One")
    assert table.happened("coin flipped") == 2
    assert table.happened("coin flipped", "Nil") == 0


def test_a_defender_who_cannot_strike_back_has_no_flip():
    table = duel(p1=side(back=scarlet_witch), p2=side(front="Wall 3/9"))
    table.p1.attacks("Scarlet Witch", "Wall")
    table.passes()
    assert table.happened("coin flipped") == 0


def test_who_lost_the_flip_strikes_again_in_the_next_combat():
    lost = 0
    for seed in range(6):
        table = duel(p1=side(front=[scarlet_witch, "Friend 1/1"]), p2=side(front="Wall 3/9"), seed=seed)
        table.p1.attacks("Scarlet Witch", "Wall")
        table.passes()
        lost += table.happened("strikes", "Scarlet Witch") == 0
        table.p1.attacks("Friend", "Wall")
        table.passes()
        assert table.p1["Friend"].stunned
    assert lost, "no seed in which Wall loses the flip"


def test_no_coin_is_flipped_in_a_combat_without_her_nor_when_her_powers_are_off():
    table = duel(p1=side(front="Knight 2/2"), p2=side(front="Wall 1/9", back=scarlet_witch))
    table.p1.attacks("Knight", "Wall")
    table.passes()
    assert table.happened("coin flipped") == 0
    hush = plot_twist("Hush", "Hush", MAIN, loses_powers(one(enemy, supporting_only)))
    table = duel(p1=side(front="Knight 9/9", hand=hush), p2=side(front=scarlet_witch))
    table.p1.plays("Hush")
    table.p1.attacks("Knight", "Scarlet Witch")
    table.passes()
    assert table.p2["Scarlet Witch"].koed
    assert table.happened("coin flipped") == 0
