"""Morgan le Fay (AFF-047)."""

import pytest

from versus.cards.tpcg.a_force.femme_fatales import morgan_le_fay
from versus.games.tpcg.language.vocabulary import ko, named, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, side

END = plot_twist("T-END", "End", MAIN, ko(one(named("Morgan le Fay"))))


@pytest.mark.parametrize(("answer", "place"), [("yes", "deck"), ("no", "KO pile")])
def test_immortal_morgan_may_be_shuffled_into_her_deck_as_she_is_koed(answer, place):
    table = duel(p1=side(hand=END), p2=side(front=morgan_le_fay, deck=3))
    table.p1.plays("End")
    table.p2.answers(answer)
    assert table.p2["Morgan le Fay"].zone == place


def test_immortal_morgan_outlives_the_wound_that_kos_her():
    table = duel(p1=side(front="Ann 9/9"), p2=side(front=lying(morgan_le_fay, "w1"), deck=3))
    table.p1.attacks("Ann", "Morgan le Fay")
    table.passes()
    table.p2.answers("yes")
    assert table.p2["Morgan le Fay"].zone == "deck"


def test_growing_magic_draws_one_card_more_each_time_it_is_used_in_the_game():
    table = duel(p1=side(front=morgan_le_fay, resources=["Academy"] * 3, deck=20), p2=side(deck=20))
    for number in (1, 2, 3):
        before = len(table.p1.hand)
        table.p1.uses("Morgan le Fay", "Growing Magic")
        assert len(table.p1.hand) == before + number
        table.next_turn()
        table.next_turn()
        table.p1.goes_to("main")
