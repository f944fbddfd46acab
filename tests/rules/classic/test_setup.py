"""Set-up: endurance, initiative, hands, mulligans, deck faults (CL-SET, CL-DCK)."""

import pytest

from versus.games.classic.plug import start
from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.words import ARMY, CHARACTER, LOCATION
from versus.kernel.deck import Deck
from versus.kernel.errors import BadSetup
from versus.testing.classic import Table, rule
from versus.testing.classic.decks import plain_deck

DECKS = [plain_deck("X-Men"), plain_deck("Brotherhood")]


def opening(seed=1):
    return Table(start(DECKS, seed))


def first_turn(first=1, seed=1):
    table = opening(seed)
    table.asked.names_first(first)
    table.asked.keeps()
    table.asked.keeps()
    return table


@rule("CL-SET-01", "CL-SET-08", "CL-SET-09", "CL-DCK-07")
def test_everybody_starts_with_fifty_endurance_and_nothing_in_play():
    table = first_turn()
    for player in table.players:
        assert player.endurance == 50
        assert not player.characters
        assert not player.resources
        assert not player.ko_pile
    assert table.chain == ["draw"]
    for seat in (0, 1, None):
        assert [side.numbers["endurance"] for side in table.contest.view(seat).sides] == [50, 50]


@rule("CL-SET-02")
def test_a_random_player_decides_who_starts_with_the_initiative():
    assert {start(DECKS, seed).ask.seat for seed in range(8)} == {0, 1}
    for first in (1, 2):
        table = first_turn(first)
        assert table.initiative == first
        assert table.whose == first


@rule("CL-SET-03")
def test_starting_hands_are_four_cards_from_shuffled_decks():
    table = opening()
    table.asked.names_first(1)
    for player, deck in zip(table.players, DECKS, strict=True):
        assert len(player.hand) == 4
        assert len(player.deck) == 56
        assert [*player.hand, *player.deck] != [card.name for card in reversed(deck.cards)]
    table.asked.keeps()
    table.asked.keeps()


@rule("CL-SET-04")
def test_a_mulligan_puts_the_whole_hand_under_the_deck_in_a_chosen_order_and_draws_four():
    table = opening()
    table.asked.names_first(1)
    contest = table.contest
    hand, deck = contest.pile(0, 1).copy(), contest.pile(0, 0).copy()
    names = table.p1.hand
    order = [*reversed(names)]
    table.p1.mulligans(*order[:3])
    assert contest.pile(0, 1) == deck[::-1][:4], "the four cards from the top, without shuffling"
    assert contest.pile(0, 0)[4:] == deck[:-4]
    assert sorted(contest.pile(0, 0)[:4]) == sorted(hand)
    assert table.p1.deck[-4:] == order
    table.p2.keeps()


@rule("CL-SET-05", "CL-SET-06")
def test_a_second_hand_is_kept_and_the_first_turn_starts():
    table = opening()
    table.asked.names_first(2)
    table.p2.mulligans()
    assert table.asked == table.p1, "nobody is offered a second mulligan"
    table.p1.keeps()
    assert table.turn == 1
    assert table.phase == "draw"


@rule("CL-SET-07", "CL-TRN-08")
def test_the_first_turn_is_like_every_other_and_both_draw_two():
    table = first_turn()
    assert [len(player.hand) for player in table.players] == [4, 4]
    table.passes()
    assert [len(player.hand) for player in table.players] == [6, 6]
    table.goes_to("resource", 1)
    table.p1.builds(table.p1.hand[0])
    table.goes_to("recruit", 1)
    assert table.p1.points == 1


# Decks


def card(key, name="Somebody", versions=(), type_=CHARACTER):
    return Card(key, name, Facts(type_, 1, 1, 1, versions=versions))


FILLER = tuple(card(f"F{number // 4}", f"Filler {number // 4}") for number in range(200))


@rule("CL-DCK-01")
def test_a_deck_has_sixty_cards_or_more():
    assert [fault.rule for fault in faults(Deck(FILLER[:59]))] == ["CL-DCK-01"]
    assert not faults(Deck(FILLER[:60]))
    assert not faults(Deck(FILLER[:200]))
    with pytest.raises(BadSetup, match="CL-DCK-01"):
        start([Deck(FILLER[:59]), DECKS[1]], 1)


@rule("CL-DCK-02")
def test_a_deck_has_four_copies_of_a_card_at_most():
    hellboy = card("H")
    assert not faults(Deck((*FILLER[:56], *[hellboy] * 4)))
    assert [fault.rule for fault in faults(Deck((*FILLER[:56], *[hellboy] * 5)))] == ["CL-DCK-02"]


@rule("CL-DCK-02")
def test_reprints_of_a_card_are_copies_of_it():
    first, second = card("H", "Hellboy", ("Little Boy",)), card("P", "Hellboy", ("Little Boy",))
    assert not faults(Deck((*FILLER[:56], *[first] * 2, *[second] * 2)))
    found = faults(Deck((*FILLER[:56], *[first] * 2, *[second] * 3)))
    assert [(fault.rule, fault.card) for fault in found] == [("CL-DCK-02", "Hellboy")]
    assert "5" in found[0].words
    location = card("L", "Hellboy", ("Little Boy",), LOCATION)
    assert not faults(Deck((*FILLER[:56], *[first] * 4, *[location] * 4))), "another type is another card"


@rule("CL-DCK-03")
def test_versions_of_one_name_are_different_cards():
    anung = card("H1", "Hellboy", ("Anung Un Rama",))
    doom = card("H2", "Hellboy", ("Right Hand of Doom",))
    assert not faults(Deck((*FILLER[:52], *[anung] * 4, *[doom] * 4)))
    for five, four in ((anung, doom), (doom, anung)):
        found = faults(Deck((*FILLER[:52], *[five] * 5, *[four] * 4)))
        assert [fault.rule for fault in found] == ["CL-DCK-02"]


@rule("CL-DCK-04")
def test_any_number_of_an_army_character_is_legal():
    assert not faults(Deck((*FILLER[:40], *[card("A", "Nazis", (ARMY,))] * 20)))
    reprinted = [card("A", "Nazis", ("Elite", ARMY)), card("B", "Nazis", (ARMY, "Elite"))]
    assert not faults(Deck((*FILLER[:40], *reprinted * 10)))
    other = card("C", "Nazis", ("Elite",))
    assert [fault.rule for fault in faults(Deck((*FILLER[:40], *[other] * 20)))] == ["CL-DCK-02"]


@rule("CL-DCK-05", "CL-DCK-06")
def test_any_mix_of_teams_and_types_is_legal():
    deck = Deck((*DECKS[0].cards[:30], *DECKS[1].cards[:29], card("L", "Lab", type_=LOCATION)))
    assert not faults(deck)


@rule("CL-GEN-30")
def test_a_game_is_for_two():
    for decks in (DECKS[:1], [*DECKS, DECKS[0]]):
        with pytest.raises(BadSetup, match="CL-GEN-30"):
            start(decks, 1)
