"""Rampage (AEW-057)."""

from versus.cards.tpcg.all_elite_wrestling.heels import kenny_omega, rampage
from versus.testing.tpcg import duel, rule, side


def test_3_and_3_for_the_combat_and_a_minus_counter_after_it():
    table = duel(p1=side(front="Ann 1/2 Heels", hand=rampage), p2=side(front="Foe 4/4 h3"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Rampage")
    assert table.p1["Ann"].stats == (4, 5)
    assert table.p1["Ann"].minus == 0
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Ann"].minus == 1
    assert table.p1["Ann"].stats == (0, 1)


@rule("2P-STN-12")
def test_whoever_has_1_def_is_stunned_by_it():
    table = duel(p1=side(front="Ann 1/1 h3 Heels", hand=rampage), p2=side(front="Foe 0/99"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Rampage")
    table.passes()
    assert table.p1["Ann"].stunned


def test_whoever_was_stunned_in_the_combat_gets_no_counter():
    table = duel(p1=side(front="Ann 1/2 h3 Heels", hand=rampage), p2=side(front="Foe 99/99"))
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Rampage")
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p1["Ann"].minus == 0


@rule("2P-KEY-34", "2P-MOD-23")
def test_a_cancelled_combat_never_resolves():
    p2 = side(front="Foe 0/99", back=kenny_omega, resources="Academy")
    table = duel(p1=side(front="Ann 1/2 Heels", hand=rampage), p2=p2)
    table.p1.attacks("Ann", "Foe")
    table.p1.plays("Rampage")
    table.p2.uses("Kenny Omega", "The Elite")
    assert table.p1["Ann"].stats == (1, 2)
    assert table.p1["Ann"].minus == 0


def test_it_is_for_a_character_of_yours_in_the_combat_on_any_turn():
    p2 = side(front=["Ann 1/2 Heels", "Ben 1/2 Heels"], hand=rampage)
    table = duel(p1=side(front="Foe 1/99"), p2=p2)
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.plays("Rampage", on="Ann")
    assert table.p2["Ann"].stats == (4, 5)
    table.passes()
    assert table.p2["Ann"].minus == 1
