"""The decks that come with Versus."""

from collections import Counter
from importlib.resources import files
from itertools import groupby

import pytest

from versus.cards.catalogue import house
from versus.cards.tpcg.practice import DECKS
from versus.decks import UnknownDeck, deck_called, starter, starters
from versus.decks.shelf import shelf_name
from versus.decks.tpcg.profile import asked as asked_by
from versus.decks.tpcg.profile import profile
from versus.games.house import PACKAGES, game_called, own_room
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import LOCATION, MAIN_CHARACTER, PLOT_TWIST, SUPPORTING_CHARACTER
from versus.testing.tpcg import rule


def keys(deck):
    return Counter(card.key for card in deck.cards)


def test_every_deck_on_the_shelf_is_legal():
    assert not [fault for deck in starters("2pcg") for fault in faults(deck)]


def test_every_file_on_the_shelf_is_a_deck_on_the_shelf():
    for game in PACKAGES:
        room = own_room("versus.decks", game_called(game))
        names = {file.name for file in (files(room) / "starters").iterdir()}
        assert names == {f"{name}.txt" for name in room.STARTERS}
        assert [shelf_name(deck.name) for deck in starters(game)] == list(map(shelf_name, room.STARTERS))


BESIDE = ("Professor X", "Magneto")
"""Lists that a rulebook prints, whose main characters lead decks of our own as well."""
PRINTED = ("HOX", "MNB", "DEF", "AFF", "AEW", "DHK")


@pytest.mark.parametrize("code", PRINTED)
def test_every_main_character_leads_a_deck(code):
    """Save those in the pile of another one: Moon Knight's deck is theirs (2P-DCK-20)."""
    cards = [card for card in house("2pcg").sets[code].cards if card.type == MAIN_CHARACTER]
    brought = {name for card in cards for name in card.facts.brings}
    mains = [card.key for card in cards if card.facts.level == 1 and card.name not in brought]
    leading = [deck.leader.key for deck in starters("2pcg") if deck.name not in BESIDE]
    assert sorted(key for key in leading if key in mains) == sorted(mains)


@pytest.mark.parametrize("code", PRINTED)
def test_every_supporting_character_is_in_some_deck(code):
    played = {card.key for deck in starters("2pcg") for card in deck.cards}
    friends = [card for card in house("2pcg").sets[code].cards if card.type == SUPPORTING_CHARACTER]
    assert not [card.name for card in friends if card.key not in played and not card.facts.token]


def test_the_decks_lie_set_by_set_those_of_the_rulebook_first_and_those_for_practice_last():
    sets = [deck.leader.key.partition("-")[0] for deck in starters("2pcg")]
    assert [code for code, _ in groupby(sets)] == ["HOX", "MNB", "DEF", "AFF", "AEW", "DHK", "PRA"]
    assert [deck.name for deck in starters("2pcg")[:2]] == ["Professor X", "Magneto"]


def test_no_two_decks_of_the_house_are_told_by_one_name():
    names = [shelf_name(deck.name) for game in PACKAGES for deck in starters(game)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("deck", starters("2pcg"), ids=lambda deck: deck.name)
def test_a_deck_pays_for_the_powers_of_its_main_character(deck):
    asked = {symbol for card in (deck.leader, *deck.levels, *deck.pile) for symbol in asked_by(card)}
    offered = {symbol.name: symbol.offered for symbol in profile(deck).symbols}
    assert all(offered.get(symbol, 0) >= 2 for symbol in asked)


@pytest.mark.parametrize("deck", starters("2pcg")[:-2], ids=lambda deck: deck.name)
def test_a_deck_of_printed_cards_has_somebody_to_recruit_from_the_first_turn_to_the_seventh(deck):
    friends = [card for card in deck.cards if card.is_character and not card.shares_name(deck.leader)]
    assert {card.cost for card in friends} >= set(range(1, 8))


@pytest.mark.parametrize("name", ["Tide", "tide", "TIDE"])
def test_a_deck_is_found_by_its_name(name):
    assert starter(name).name == "Tide"


@pytest.mark.parametrize("name", ["Professor X", "professor-x", "professorx"])
def test_spaces_and_hyphens_do_not_matter(name):
    assert starter(name).leader.key == "HOX-035"


def test_an_unknown_deck_comes_with_the_near_ones():
    with pytest.raises(UnknownDeck, match=r'no deck and no file "magnto"\. Did you mean Magneto\?'):
        starter("magnto")


def test_a_name_like_no_deck_comes_with_the_place_where_all_are_named():
    with pytest.raises(
        UnknownDeck, match="`versus deck list` names the decks that come with Versus"
    ) as error:
        starter("qqqqqq")
    assert error.value.near == ()


def test_a_file_comes_before_a_deck_of_that_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tide").write_text("Main: Cinder Jack\n")
    assert deck_called("tide", house("2pcg")).leader.name == "Cinder Jack"
    assert deck_called("ember", house("2pcg")).name == "Ember"


def test_the_practice_decks_are_those_of_the_practice_set():
    for deck in DECKS:
        found = starter(deck.name)
        assert (found.leader.key, keys(found)) == (deck.leader.key, keys(deck))
        assert [card.key for card in found.levels] == [card.key for card in deck.levels]


def types(deck):
    return tuple(
        sum(card.type == type for card in deck.cards) for type in (SUPPORTING_CHARACTER, PLOT_TWIST, LOCATION)
    )


@rule("2P-DCK-23")
def test_the_professor_x_deck_of_the_rulebook():
    deck = starter("Professor X")
    assert (deck.leader.key, [card.key for card in deck.levels]) == ("HOX-035", ["HOX-036"])
    assert types(deck) == (35, 9, 16)
    assert keys(deck) == numbered(
        {39: 3, 40: 3, 41: 3, 42: 3, 43: 2, 44: 1, 45: 1, 46: 1, 47: 1, 48: 3, 49: 2, 50: 4, 52: 2, 53: 2}
        | {54: 2, 55: 2, 56: 3, 57: 3, 58: 3, 59: 4, 61: 3, 62: 3, 63: 3, 64: 3}
    )
    assert faults(deck) == []


@rule("2P-DCK-24")
def test_the_magneto_deck_of_the_rulebook():
    deck = starter("Magneto")
    assert (deck.leader.key, [card.key for card in deck.levels]) == ("HOX-003", ["HOX-004"])
    assert types(deck) == (35, 9, 16)
    assert keys(deck) == numbered(
        {11: 3, 12: 3, 13: 3, 14: 3, 15: 3, 16: 3, 17: 2, 18: 3, 19: 2, 20: 3, 21: 2, 22: 2, 23: 3}
        | {25: 3, 26: 3, 27: 3, 28: 4, 61: 3, 62: 3, 63: 3, 64: 3}
    )
    assert faults(deck) == []


@rule("2P-DCK-25")
def test_the_kris_statlander_deck_of_the_rulebook():
    deck = starter("Kris Statlander")
    assert (deck.leader.key, [card.key for card in deck.levels]) == ("AEW-009", ["AEW-010"])
    assert types(deck) == (33, 9, 16)
    assert keys(deck) == numbered(
        {13: 2, 14: 3, 15: 4, 16: 2, 17: 4, 18: 2, 19: 2, 20: 3, 21: 2, 22: 3, 23: 1, 24: 2, 25: 3}
        | {65: 1, 66: 1, 26: 3, 27: 3, 28: 3, 29: 4, 67: 3, 68: 3, 69: 3, 70: 3},
        "AEW",
    )
    assert sorted(card.key for card in deck.pile) == ["AEW-059", "AEW-060", "AEW-061", "AEW-062"]
    assert faults(deck) == []


@rule("2P-DCK-26")
def test_the_britt_baker_deck_of_the_rulebook():
    deck = starter("Dr. Britt Baker D.M.D.")
    assert (deck.leader.key, [card.key for card in deck.levels]) == ("AEW-034", ["AEW-035"])
    assert types(deck) == (33, 9, 16)
    assert keys(deck) == numbered(
        {42: 2, 43: 3, 44: 3, 45: 3, 46: 4, 47: 2, 48: 3, 49: 3, 50: 2, 51: 2, 52: 2, 53: 1, 54: 3}
        | {63: 1, 64: 1, 55: 3, 56: 3, 57: 3, 58: 4, 67: 3, 68: 3, 69: 3, 70: 3},
        "AEW",
    )
    assert faults(deck) == []


def numbered(counts, code="HOX"):
    return {f"{code}-{number:03}": count for number, count in counts.items()}


@pytest.mark.parametrize(
    "names", [("Professor X", "Magneto"), ("Tide", "Magneto"), ("Kris Statlander", "Dr. Britt Baker D.M.D.")]
)
def test_decks_on_the_shelf_start_a_game(names):
    assert start([starter(name) for name in names], 1).ask is not None
