"""Black Cat, the main character (AFF-027, AFF-028) and the supporting one (AFF-035)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.femme_fatales import black_cat
from versus.cards.tpcg.a_force.main_characters import black_cat_1, black_cat_2
from versus.games.tpcg.language.vocabulary import defender, one, plot_twist, plus_counters, yours
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, lay, side


@at_both_levels(black_cat_1, black_cat_2)
def test_bad_luck_makes_an_enemy_player_discard_a_card_of_their_choice(main):
    table = duel(p1=side(main=main, resources="Academy"), p2=side(hand=["Ann 1/1", "Bob 1/1"]))
    table.p1.uses("Black Cat", "Bad Luck")
    table.p2.answers("Bob")
    assert table.p2.hand == ["Ann"]


def test_of_several_enemies_one_is_chosen():
    table = lay(side(main=black_cat_1, resources="Academy"), side(hand=["Ann 1/1"]), side(hand=["Cid 1/1"]))
    table.p1.uses("Black Cat", "Bad Luck")
    table.p1.chooses_player(3)
    assert (table.p2.hand, table.p3.hand) == (["Ann"], [])


@pytest.mark.parametrize(("mine", "theirs", "xp"), [(5, 2, 3), (2, 2, 0), (1, 4, 0)])
def test_queen_of_thieves_gains_as_many_xp_as_she_has_more_cards_in_hand(mine, theirs, xp):
    table = duel(
        p1=side(main=black_cat_1, levels=black_cat_2, hand=mine, deck=5), p2=side(hand=theirs, deck=5)
    )
    table.p1.ends_turn()
    assert table.p1.xp == xp


def test_cross_their_path_dazes_every_enemy_in_combat_with_her():
    p2 = side(main=black_cat_2, main_row="front", resources="Training Ground")
    table = duel(p1=side(front=["Ann 1/1 X-Men", "Bob 1/1 X-Men", "Cid 1/1 X-Men"]), p2=p2)
    table.p1.attacks(["Ann", "Bob"], "Black Cat")
    table.p1.passes()
    table.p2.uses("Black Cat", "Cross their Path")
    assert [table.p1[name].stunned for name in ("Ann", "Bob", "Cid")] == [True, True, False]
    assert table.p1["Ann"].wounds == 0


# The supporting character

RALLY = plot_twist("T-RALLY", "Rally", COMBAT, plus_counters(one(defender, yours)), any_turn=True)


def test_unlucky_break_takes_counters_off_the_defender_and_lets_none_come_this_combat():
    table = duel(p1=side(front=black_cat), p2=side(front="Foe 2/2, +3", hand=[RALLY, RALLY]))
    table.p1.attacks("Black Cat", "Foe")
    assert table.p2["Foe"].plus == 0
    table.p1.passes()
    table.p2.plays("Rally")
    assert table.p2["Foe"].plus == 0
    table.passes()
    assert table.happened("stunned", "Foe") == 1


def test_in_the_next_combat_counters_come_again():
    table = duel(p1=side(front=[black_cat, "Ann 1/9"]), p2=side(front=["Foe 0/9", "Other 0/9"], hand=RALLY))
    table.p1.attacks("Black Cat", "Foe")
    table.passes()
    table.p1.attacks("Ann", "Other")
    table.p1.passes()
    table.p2.plays("Rally")
    assert table.p2["Other"].plus == 1
    table.passes()


@pytest.mark.parametrize(("state", "safe"), [(", exhausted", True), ("", False)])
def test_an_exhausted_defender_cannot_strike_black_cat(state, safe):
    table = duel(p1=side(front=black_cat), p2=side(front=f"Foe 5/9{state}"))
    table.p1.attacks("Black Cat", "Foe")
    table.passes()
    assert table.p1["Black Cat"].in_play is safe
