"""What a seat imagines of a classic game depends on nothing that it cannot see."""

import pytest

from tests.players.classic.tables import (
    contest_questions,
    hellboy_contest,
    keys,
    new_contest,
    out_of_sight,
    powered_contest,
    replaced,
)
from versus.games.classic.words import DECK, HAND, RESOURCE
from versus.kernel.save import digest
from versus.kernel.views import encode
from versus.players.classic import belief
from versus.players.craft import craft_of
from versus.players.imagining import imagined
from versus.testing.classic.decks import plain_deck
from versus.testing.five_ways import permuted


def sample_of(contest, seat=None, seed=5):
    return imagined(contest, contest.ask.seat if seat is None else seat, craft_of(contest), seed)


def in_the_middle():
    return next(contest_questions(new_contest(), 1, every=60))


def learned(contest):
    return contest.listening, contest.heeded, contest.any_auras


@pytest.mark.parametrize("changed", [permuted, replaced])
@pytest.mark.parametrize("begun", [new_contest, powered_contest, hellboy_contest])
def test_a_sample_does_not_depend_on_what_the_seat_cannot_see(begun, changed):
    for contest in contest_questions(begun(), 2, every=13):
        twin = changed(contest, contest.ask.seat)
        assert digest(sample_of(contest)) == digest(sample_of(twin))
        assert learned(sample_of(contest)) == learned(sample_of(twin))


def test_what_is_noted_covers_the_cards_in_a_sample():
    for contest in contest_questions(powered_contest(), 3, every=13):
        sample = sample_of(contest)
        for printed in sample.definition:
            assert printed.listens & ~sample.listening == 0
            assert printed.heeds & ~sample.heeded == 0
            assert sample.any_auras or not printed.auras


def test_the_seat_sees_the_same_table_in_a_sample():
    for contest in contest_questions(new_contest(), 3, every=7):
        seat = contest.ask.seat
        assert encode(sample_of(contest).view(seat)) == encode(contest.view(seat))


def test_a_seat_that_is_not_asked_sees_the_same_table_too():
    for contest in contest_questions(new_contest(), 4, every=11):
        other = 1 - contest.ask.seat
        assert encode(sample_of(contest, other).view(other)) == encode(contest.view(other))


def test_my_own_deck_holds_the_same_cards_in_another_order():
    contest = in_the_middle()
    seat = contest.ask.seat
    sample = sample_of(contest)
    deck = contest.pile(seat, DECK)
    assert keys(sample, deck) == keys(contest, deck)
    assert [sample.definition[card] for card in deck] != [contest.definition[card] for card in deck]


def test_my_hand_and_my_resources_are_what_they_are():
    contest = in_the_middle()
    seat = contest.ask.seat
    sample = sample_of(contest)
    mine = [*contest.pile(seat, HAND), *contest.pile(seat, RESOURCE)]
    assert len(contest.pile(seat, RESOURCE)) > 0
    assert [sample.definition[card] for card in mine] == [contest.definition[card] for card in mine]


def test_the_opponents_hand_and_resources_are_dealt_anew():
    contest = in_the_middle()
    other = 1 - contest.ask.seat
    theirs = [*contest.pile(other, HAND), *contest.pile(other, RESOURCE)]
    dealt = {
        tuple(sample_of(contest, seed=seed).definition[card].key for card in theirs) for seed in range(8)
    }
    assert len(dealt) > 4


def test_a_stranger_has_no_more_than_four_of_what_lies_open():
    contest = in_the_middle()
    seat = contest.ask.seat
    sample = sample_of(contest)
    hidden = [card for card in out_of_sight(contest, seat) if contest.owner[card] != seat]
    open_cards = [
        card for card in range(len(contest.definition)) if contest.owner[card] != seat and card not in hidden
    ]
    shown = keys(contest, open_cards)
    assert shown
    dealt = keys(sample, hidden)
    assert all(dealt[key] + shown[key] <= max(4, shown[key]) for key in shown)


def test_a_sample_plays_to_its_end():
    sample = sample_of(in_the_middle())
    while sample.ask is not None:
        sample.answer(len(sample.ask.options) - 1)
    assert sample.over


def test_the_opponents_cards_come_from_a_known_deck_that_fits_what_was_seen(monkeypatch):
    known = (plain_deck("Nobody You Know"), plain_deck("X-Men"), plain_deck("Thule Society"))
    monkeypatch.setattr(belief, "starters", lambda game: known)
    contest = in_the_middle()
    seat = contest.ask.seat
    hidden = [card for card in out_of_sight(contest, seat) if contest.owner[card] != seat]
    assert keys(sample_of(contest), hidden) == keys(contest, hidden), "a known list leaves no doubt"


def test_a_known_deck_that_lacks_a_card_seen_is_not_believed(monkeypatch):
    monkeypatch.setattr(belief, "starters", lambda game: (plain_deck("Nobody You Know"),))
    contest = in_the_middle()
    seat = contest.ask.seat
    hidden = [card for card in out_of_sight(contest, seat) if contest.owner[card] != seat]
    assert not any(key.startswith("Nobody") for key in keys(sample_of(contest), hidden))


def test_who_plays_a_deck_of_the_shelf_holds_its_cards():
    contest = next(contest_questions(hellboy_contest(), 1, every=60))
    seat = contest.ask.seat
    hidden = [card for card in out_of_sight(contest, seat) if contest.owner[card] != seat]
    open_cards = [
        card for card in range(len(contest.definition)) if contest.owner[card] != seat and card not in hidden
    ]
    assert open_cards
    assert keys(sample_of(contest), hidden) == keys(contest, hidden)
