"""What is written is read back: every format, every deck."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.decks.tpcg.small_set import CATALOGUE, read
from versus.cards.catalogue import house
from versus.decks import load_deck, read_deck, save_deck, starters, write_deck
from versus.decks.problems import BadDeckList
from versus.games.tpcg.words import MAIN_CHARACTER
from versus.kernel.deck import Deck

ENDINGS = (".txt", ".o8d", ".cod")
LEADERS = [card for card in CATALOGUE if card.type == MAIN_CHARACTER and card.facts.level == 1]
OTHERS = [card for card in CATALOGUE if card.type != MAIN_CHARACTER]


def levels(main):
    return read(f"Main: {main.key}").levels


def contents(deck):
    return deck.name, deck.leader, deck.levels, Counter(deck.cards), Counter(deck.pile)


decks = st.builds(
    lambda main, cards, pile, name: Deck(tuple(cards), main, levels(main), tuple(pile), name),
    st.sampled_from(LEADERS),
    st.lists(st.sampled_from(OTHERS), max_size=80),
    st.lists(st.sampled_from(OTHERS), max_size=4),
    st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1, max_size=20),
)


@pytest.mark.parametrize("ending", ENDINGS)
@given(deck=decks)
def test_any_deck_is_read_back_as_it_was_written(ending, deck):
    text = write_deck(deck, CATALOGUE, ending)
    again = read_deck(text.encode(), CATALOGUE)
    assert contents(again) == contents(deck)
    assert write_deck(again, CATALOGUE, ending) == text


@pytest.mark.parametrize("ending", ENDINGS)
@given(name=st.text())
def test_no_name_of_a_deck_breaks_its_file(ending, name):
    deck = replace(read("Main: Cyclops\n1 Blob"), name=name)
    again = read_deck(write_deck(deck, CATALOGUE, ending).encode(), CATALOGUE)
    assert (again.leader, again.cards) == (deck.leader, deck.cards)


@pytest.mark.parametrize("ending", ENDINGS)
@given(data=st.binary())
def test_no_file_makes_the_reader_crash(ending, data):
    opening = {".txt": b"", ".o8d": b"<deck>", ".cod": b"<cockatrice_deck>"}[ending]
    with pytest.raises(BadDeckList):
        read_deck(opening + data, CATALOGUE)


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_deck_on_the_shelf_is_read_back(ending, tmp_path):
    for deck in starters("2pcg"):
        path = tmp_path / f"deck{ending}"
        save_deck(deck, path, house("2pcg"))
        assert contents(load_deck(path, house("2pcg"))) == contents(deck)


def test_from_one_format_through_the_others_and_back():
    deck = starters("2pcg")[0]
    for ending in (*ENDINGS, *reversed(ENDINGS)):
        deck = read_deck(write_deck(deck, house("2pcg"), ending).encode(), house("2pcg"))
    assert contents(deck) == contents(starters("2pcg")[0])


def test_levels_of_another_set_are_written_down():
    deck = read("Main: Storm (ONE)\nLevel: Storm (TWO-002)")
    assert write_deck(deck, CATALOGUE) == "Name: Storm\nMain: Storm (ONE-004)\nLevel: Storm\n"
    for ending in ENDINGS:
        assert contents(read_deck(write_deck(deck, CATALOGUE, ending).encode(), CATALOGUE)) == contents(deck)


def test_a_plain_list_has_numbers_only_where_names_do_not_do():
    deck = read("Main: Cyclops\n1 Laboratory\n2 Cyclops\n1 Twin (ONE-012)\n1 ONE-021\n1 Visor")
    deck = replace(deck, name="Eyes", pile=(CATALOGUE["ONE-030"],))
    assert write_deck(deck, CATALOGUE) == (
        "Name: Eyes\n"
        "Main: Cyclops\n"
        "\n"
        "# Supporting characters: 3\n"
        "1 Twin (ONE-012)\n"
        "2 Cyclops\n"
        "\n"
        "# Plot twists: 1\n"
        "1 ONE-021\n"
        "\n"
        "# Equipment: 1\n"
        "1 Visor\n"
        "\n"
        "# Locations: 1\n"
        "1 Laboratory\n"
        "\n"
        "Pile:\n"
        "1 Visor\n"
    )
