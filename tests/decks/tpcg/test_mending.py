"""A way out of a fault is offered only where it leads out."""

from dataclasses import replace

from versus.cards.catalogue import house
from versus.decks import starter
from versus.decks.mending import mended
from versus.games.tpcg.printed.deck import faults

CARDS = house("2pcg")
MAGNETO = starter("Magneto")


def test_a_legal_deck_needs_none():
    assert mended(MAGNETO, CARDS) == []


def test_copies_too_many_are_taken_out_and_no_more():
    pyro = CARDS["HOX-013"]
    more = replace(MAGNETO, cards=(*(card for card in MAGNETO.cards if card is not pyro), *([pyro] * 6)))
    [found] = [one for one in mended(more, CARDS) if one.fault.rule == "2P-DCK-03"]
    assert found.words == "Take out 2 Pyro"
    assert found.deck is not None
    assert found.deck.cards.count(pyro) == 4
    assert not any(fault.rule == "2P-DCK-03" for fault in faults(found.deck))


def test_a_missing_level_is_brought():
    [found] = mended(replace(MAGNETO, levels=()), CARDS)
    assert found.fault.rule == "2P-SET-16"
    assert found.deck == MAGNETO


def test_a_main_character_among_the_sixty_is_taken_out():
    leader = MAGNETO.leader
    wrong = replace(MAGNETO, cards=(*MAGNETO.cards[1:], leader))
    [found] = [one for one in mended(wrong, CARDS) if one.fault.rule == "2P-DCK-02"]
    assert found.deck is not None
    assert leader not in found.deck.cards


def test_nothing_is_offered_where_a_person_must_choose():
    [found] = mended(replace(MAGNETO, cards=MAGNETO.cards[1:]), CARDS)
    assert (found.fault.rule, found.words, found.deck) == ("2P-DCK-01", "", None)
