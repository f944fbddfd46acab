"""Classic deck lists, written by name and number."""

import pytest

from versus.cards.catalogue import CardSet, Catalogue
from versus.decks import BadDeckList, UnknownDeck, deck_called, read_deck, starters
from versus.games.classic.plug import CLASSIC
from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.words import CHARACTER
from versus.testing.tpcg import rule


def character(key: str, name: str, cost: int, version: str) -> Card:
    return Card(key, name, Facts(CHARACTER, cost, cost, cost, versions=(version,)))


CARDS = Catalogue(
    CLASSIC,
    [
        CardSet(
            "TST",
            "Test",
            (
                character("TST-001", "Liz Sherman", 3, "Fire Starter"),
                character("TST-002", "Liz Sherman", 5, "Pyromaniac"),
                character("TST-003", "Abe Sapien", 2, "Agent"),
            ),
        )
    ],
)


def read(text: str):
    return read_deck(text.encode(), CARDS)


def test_a_list_is_read_by_name_version_and_number():
    deck = read("Name: Mine\n4 Abe Sapien\n2x Liz Sherman (TST-002)\n1 TST-001\n")
    assert deck.name == "Mine"
    assert [card.key for card in deck.cards] == ["TST-003"] * 4 + ["TST-002"] * 2 + ["TST-001"]


def test_capitals_do_not_matter():
    assert [card.key for card in read("1 abe sapien\n1 tst-001\n").cards] == ["TST-003", "TST-001"]


def test_a_name_of_several_versions_must_say_which():
    with pytest.raises(BadDeckList, match=r'Line 1: "Liz Sherman" may be 2 cards') as error:
        read("4 Liz Sherman\n")
    assert "TST-002  5-cost character, Pyromaniac, 5/5" in str(error.value)


def test_lists_of_other_programs_are_read_as_well():
    deck = read(
        '<cockatrice_deck version="1"><deckname>Bureau</deckname><zone name="main">'
        '<card number="4" name="Abe Sapien"/></zone></cockatrice_deck>'
    )
    assert (deck.name, deck.leader, [card.name for card in deck.cards]) == (
        "Bureau",
        None,
        ["Abe Sapien"] * 4,
    )


def test_everything_wrong_is_told_at_once():
    with pytest.raises(BadDeckList) as error:
        read("4 Abe Sapein\n1 Abe Sapien (TST-009)\n2 Abe Sapien\n")
    assert 'Line 1: there is no card "Abe Sapein". Did you mean Abe Sapien?' in str(error.value)
    assert 'Line 2: there is no "Abe Sapien" under TST-009.' in str(error.value)


def test_a_file_is_named_after_itself_and_no_file_is_an_unknown_deck(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("60 Abe Sapien\n")
    assert deck_called(str(path), CARDS).name == "mine"
    with pytest.raises(UnknownDeck, match="no deck and no file"):
        deck_called("qqqqqq", CARDS)


def test_every_classic_deck_on_the_shelf_is_legal():
    assert not [fault for deck in starters("classic") for fault in faults(deck)]


@rule("CL-DCK-08")
def test_the_two_hellboy_decks_have_sixty_cards_each():
    sizes = {deck.name: len(deck.cards) for deck in starters("classic")}
    assert sizes == {"B.P.R.D.": 60, "Thule Society": 60}
