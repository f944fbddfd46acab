"""Discarding, as an effect and to pay, and shuffling (CL-GEN-24, CL-GEN-14, CL-ZON-02)."""

import pytest

from versus.games.classic.language.costs import PayByDiscarding
from versus.games.classic.language.effects.characters import Discard
from versus.games.classic.language.effects.decks import Shuffle
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.selectors import CardsIn
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import DECK, HAND
from versus.kernel.choosing import Choice, Each
from versus.kernel.effects import Number
from versus.testing.classic import duel, powered, rule, side


@rule("CL-GEN-24")
def test_to_discard_is_to_put_a_card_from_hand_into_the_kod_pile():
    table = duel(p1=side(hand=["Liz 1/1", "Abe 1/1"]), p2=side(hand="Ilsa 1/1"))
    table.resolves(Discard(Each(CardsIn(HAND))))
    assert table.p1.hand == []
    assert sorted(table.p1.ko_pile) == ["Abe", "Liz"]
    assert table.p2.hand == ["Ilsa"]
    assert table.happened("discarded") == 2


@rule("CL-GEN-14", "CL-PLT-02")
@pytest.mark.parametrize("price", [1, 2])
@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_plot_twist_is_no_card_that_pays_for_itself(price, others):
    discard = PayByDiscarding(Choice(CardsIn(HAND), price, price))
    blast = powered("Blast twist c0", twist=Payment(Play(LoseEndurance(OPPONENTS, Number(3))), (discard,)))
    table = duel(p1=side(hand=[blast, *["Liz 1/1", "Abe 1/1"][:others]]))
    if others < price:
        assert table.p1.why_not("play", "Blast") == "CL-GEN-14"
        return
    table.p1.plays("Blast")
    if others > price:
        table.p1.chooses("Liz")
    table.passes()
    assert table.p2.endurance == 47
    assert sorted(table.p1.ko_pile) == sorted(["Blast", *["Liz", "Abe"][:price]])


@rule("CL-ZON-02")
def test_a_deck_is_shuffled_where_a_card_says_so():
    table = duel(p1=side(deck=[f"Card{number} 1/1" for number in range(10)]))
    before = list(table.contest.pile(0, DECK)), list(table.contest.pile(1, DECK))
    table.resolves(Shuffle())
    assert table.contest.pile(0, DECK) != before[0]
    assert sorted(table.contest.pile(0, DECK)) == sorted(before[0])
    assert table.contest.pile(1, DECK) == before[1]
    assert table.happened("shuffled") == 1
