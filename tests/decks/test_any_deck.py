"""A deck is found whichever game it is for."""

import pytest

from versus.cards.catalogue import CardSet, Catalogue, house
from versus.decks import BadDeckList, UnknownDeck, any_deck_called, starter, write_deck
from versus.games.house import game_called
from versus.testing.classic.decks import plain_deck

PLAIN = plain_deck("HEROES")
CLASSIC = Catalogue(game_called("classic"), [CardSet("PLAIN", "Plain", tuple(dict.fromkeys(PLAIN.cards)))])


def found(name):
    return any_deck_called(str(name), {"2pcg": house("2pcg"), "classic": CLASSIC})


def test_a_name_on_the_shelf():
    assert found("tide") == starter("Tide")


def test_an_unknown_name_is_told_with_what_is_near():
    with pytest.raises(UnknownDeck, match="Tide"):
        found("tied")


def test_a_file_of_the_2pcg(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(write_deck(starter("Tide"), house("2pcg")))
    assert found(path).cards == starter("Tide").cards


def test_a_file_of_the_classic_game(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("".join(f"4 {card.key}\n" for card in dict.fromkeys(PLAIN.cards)))
    deck = found(path)
    assert {card.key for card in deck.cards} == set(CLASSIC.by_key)
    assert deck.name == "mine"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4 HEROES-1\n4 HEROES-2\n4 HEROES-33\n", "HEROES-33"),
        ("Main: Marina Vale\n4 Minnow\n4 Minow\n", "Minow"),
    ],
)
def test_a_file_with_a_mistake_is_explained_by_the_nearer_game(tmp_path, text, told):
    path = tmp_path / "mine.txt"
    path.write_text(text)
    with pytest.raises(BadDeckList) as error:
        found(path)
    assert len(error.value.problems) == 1
    assert told in str(error.value)
