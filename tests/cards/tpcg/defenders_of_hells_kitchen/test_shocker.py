"""Shocker (DHK-045): nothing but his name is stated; after PNY-040, with the choice made at once."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import shocker
from versus.testing.tpcg import duel, side


def shocked(choice, card=None):
    table = duel(p1=side(front="3/3", back=[shocker], resources="Fortress"), p2=side(front="2/9"))
    table.p1.attacks("3/3", "2/9")
    table.p1.uses("Shocker", "Aftershocker")
    (words,) = [words for words in map(table.words_for, table.battle.ask.options) if words.startswith(choice)]
    table.p1.answers(words)
    return table


def test_after_the_combat_somebody_of_yours_gets_two_plus_counters():
    table = shocked("Your own")
    assert table.p1["3/3"].plus == 0
    table.passes()
    assert table.p1["3/3"].plus == 2


def test_or_an_enemy_two_minus_counters():
    table = shocked("An enemy")
    table.passes()
    assert table.p2["2/9"].minus == 2


def test_he_needs_not_fight_but_somebody_must_on_your_turn():
    table = duel(p1=side(front="3/3"), p2=side(front="2/9", back=shocker, resources="Fortress"))
    assert not table.p2.may("use", "Shocker", power="Aftershocker")
    table.p1.attacks("3/3", "2/9")
    table.p1.passes()
    assert not table.p2.may("use", "Shocker", power="Aftershocker")
    table.passes()
