"""Darby Allin (AEW-007, AEW-008)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import darby_allin_1, darby_allin_2
from versus.cards.tpcg.all_elite_wrestling.babyfaces import hikaru_shida, sting
from versus.games.tpcg.language.vocabulary import enemy, front_row, one, strike, super_power, supporting
from versus.games.tpcg.words import COMBAT, MAIN
from versus.testing.tpcg import duel, lying, side


@at_both_levels(darby_allin_1, darby_allin_2)
def test_its_sting_fetches_sting_from_the_deck(main):
    p1 = side(main=main, resources="Full Gear", deck=[hikaru_shida, sting, "Ann 1/1"])
    table = duel(p1=p1, at="build")
    table.p1.uses("Darby Allin", "It's Sting!", on=["Sting", "back"])
    table.p1.stops()  # Sting himself finds no bat.
    assert "Sting" in table.p1.back
    assert sorted(table.p1.deck) == ["Ann", "Hikaru Shida"]


def test_only_a_babyface_supporting_sting_will_do():
    other = supporting("T-S", "Sting", cost=1, atk=1, defense=1, teams=("Heels",))
    p1 = side(main=darby_allin_1, resources="Full Gear", deck=[other, hikaru_shida, sting])
    table = duel(p1=p1, at="build")
    table.p1.uses("Darby Allin", "It's Sting!")
    assert table.p1.choices == ["Sting"]
    table.p1.stops()
    assert table.p1.front == []
    assert len(table.p1.deck) == 3


def test_sting_in_the_hand_is_not_found():
    p1 = side(main=darby_allin_1, resources="Full Gear", hand=sting, deck=[hikaru_shida])
    table = duel(p1=p1, at="build")
    table.p1.uses("Darby Allin", "It's Sting!")
    assert table.p1.choices == []
    table.p1.stops()


def test_a_strike_in_combat_is_an_experience():
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front="Foe 1/9"), p2=p2)
    table.p1.attacks("Foe", "Darby Allin")
    table.passes()
    assert table.p2.xp == 1


def test_so_is_one_that_stuns_him():
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front="Foe 9/9"), p2=p2)
    table.p1.attacks("Foe", "Darby Allin")
    table.passes()
    assert table.p2["Darby Allin"].stunned
    assert table.p2.xp == 1


def test_a_defender_strikes_him_too():
    p1 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=p1, p2=side(front="Foe 1/9"))
    table.p1.attacks("Darby Allin", "Foe")
    table.passes()
    assert table.p1.xp == 1


def test_attackers_together_strike_him_at_one_moment():
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front=["Foe 1/9 Heels", "Pal 1/9 Heels"]), p2=p2)
    table.p1.attacks(["Foe", "Pal"], "Darby Allin")
    table.passes()
    table.p2.strikes("Foe")
    assert table.p2.xp == 1


def test_a_strike_outside_of_combat_is_none():
    sniper = supporting(
        "T-N", "Sniper", cost=1, atk=1, defense=9,
        powers=[super_power("Snipe", MAIN, (), strike(one(enemy, front_row)))],
    )  # fmt: skip
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front=sniper), p2=p2)
    table.p1.uses("Sniper", "Snipe")
    assert table.happened("strikes", "Darby Allin") == 1
    assert table.p2.xp == 0


def test_a_further_strike_during_the_combat_counts():
    brawler = supporting(
        "T-B", "Brawler", cost=1, atk=1, defense=9,
        powers=[super_power("Jab", COMBAT, (), strike(one(enemy, front_row)))],
    )  # fmt: skip
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front=brawler), p2=p2)
    table.p1.attacks("Brawler", "Darby Allin")
    table.p1.uses("Brawler", "Jab")
    table.passes()
    assert table.p2.xp == 2


def test_the_third_strike_makes_him_level_two():
    p2 = side(main=lying(darby_allin_1, "xp2"), main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front="Foe 1/9"), p2=p2)
    table.p1.attacks("Foe", "Darby Allin")
    table.passes()
    assert table.p2["Darby Allin"].level == 2
    assert table.p2["Darby Allin"].stats == (8, 6)


def test_coffin_drop_puts_counters_on_him_and_lets_him_fly():
    p1 = side(main=darby_allin_2, main_row="front", resources="Double or Nothing")
    table = duel(p1=p1, p2=side(front="Guard 1/1", back="Clerk 0/9"))
    table.p1.uses("Darby Allin", "Coffin Drop")
    assert table.p1["Darby Allin"].plus == 3
    assert table.p1["Darby Allin"].stats == (11, 9)
    assert table.p1.may("attack", "Darby Allin", "Clerk")
    table.p1.ends_turn()
    assert table.p1["Darby Allin"].keywords == []
    assert table.p1["Darby Allin"].plus == 3
