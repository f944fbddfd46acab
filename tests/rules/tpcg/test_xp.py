"""XP never stand above the Level Up number (2P-LVL-17)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.conditions import YourTurn
from versus.games.tpcg.language.vocabulary import (
    cannot,
    draw,
    each,
    gain_xp,
    main_character,
    plot_twist,
    supporting,
    when,
    while_,
    your_main,
    yours,
)
from versus.games.tpcg.words import GAINED_XP, MAIN, TO_LEVEL_UP
from versus.testing.tpcg import duel, lying, rule, side

HEX = supporting("T-HEX", "Hex", cost=1, atk=1, defense=1, powers=[while_(Cannot(TO_LEVEL_UP), on=yours)])
SPELL = plot_twist("T-SPELL", "Spell", MAIN, cannot(each(your_main), TO_LEVEL_UP))


def hero(level, level_up=0):
    return main_character(
        f"T-HERO-{level}", "Hero", atk=3, defense=6, health=6, level=level, level_up=level_up
    )


def study(amount):
    return plot_twist(f"T-XP-{amount}", f"Study {amount}", MAIN, gain_xp(amount, each(your_main)))


def hexed(xp, amount, *front):
    """A main character with Level Up (3) that cannot level up, with XP, and a plot twist for more."""
    levels = lying(hero(2), f"xp{xp}")
    return duel(p1=side(main=hero(1, 3), levels=levels, front=[HEX, *front], hand=study(amount)))


@rule("2P-LVL-17")
@pytest.mark.parametrize(
    ("before", "amount", "after"), [(3, 1, 3), (2, 1, 3), (2, 2, 3), (0, 2, 2), (0, 3, 3), (0, 9, 3)]
)
def test_where_levelling_up_is_forbidden_xp_stop_at_the_number(before, amount, after):
    table = hexed(before, amount)
    table.p1.plays(f"Study {amount}")
    assert table.p1.xp == after
    assert table.p1.main.level == 1


@rule("2P-LVL-17")
@pytest.mark.parametrize(("before", "drawn"), [(2, 1), (3, 0)])
def test_what_is_not_gained_is_not_seen_as_gained(before, drawn):
    scholar = supporting("T-SCHOLAR", "Scholar", cost=1, atk=1, defense=1, powers=[when(GAINED_XP, draw())])
    table = hexed(before, 1, scholar)
    table.p1.plays("Study 1")
    assert len(table.p1.hand) == drawn
    assert table.happened("gained XP") == drawn


@rule("2P-LVL-17")
def test_it_levels_up_as_soon_as_nothing_forbids_it_and_takes_no_surplus_along():
    table = duel(
        p1=side(main=hero(1, 3), levels=[hero(2, 3), hero(3)], hand=[SPELL, study(9)]),
    )
    table.p1.plays("Spell")
    table.p1.plays("Study 9")
    assert (table.p1.main.level, table.p1.xp) == (1, 3)
    table.p1.ends_turn()
    assert (table.p1.main.level, table.p1.xp) == (2, 0)


@rule("2P-LVL-17")
def test_a_ban_that_holds_on_your_turns_only_ends_with_your_turn():
    ban = while_(Cannot(TO_LEVEL_UP), on=yours, given=YourTurn())
    curse = supporting("T-CURSE", "Curse", cost=1, atk=1, defense=1, powers=[ban])
    table = duel(p1=side(main=hero(1, 3), levels=hero(2), front=curse, hand=study(5)))
    table.p1.plays("Study 5")
    assert (table.p1.main.level, table.p1.xp) == (1, 3)
    table.p1.ends_turn()
    assert table.active is table.p2
    assert table.p1.main.level == 2


@rule("2P-LVL-17")
def test_whoever_may_level_up_does_so_at_the_number():
    table = duel(p1=side(main=hero(1, 3), levels=lying(hero(2), "xp2"), hand=study(1)))
    table.p1.plays("Study 1")
    assert (table.p1.main.level, table.p1.xp) == (2, 0)


@rule("2P-LVL-17")
def test_without_a_level_up_number_there_is_none_to_stop_at():
    table = duel(p1=side(main=hero(1), levels=hero(2), hand=study(9)))
    table.p1.plays("Study 9")
    assert (table.p1.main.level, table.p1.xp) == (1, 9)
