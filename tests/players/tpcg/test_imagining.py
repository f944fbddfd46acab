import pytest

from tests.players.tpcg.tables import (
    keys,
    new_game,
    questions,
    replaced_out_of_sight,
    shuffled_out_of_sight,
    unseen,
    wild_game,
)
from versus.decks import starter
from versus.games.tpcg.plug import start
from versus.games.tpcg.table.learning import LEARNED
from versus.games.tpcg.words import DECK, HAND
from versus.kernel.save import digest
from versus.kernel.views import encode
from versus.players.craft import craft_of
from versus.players.imagining import imagined
from versus.players.tpcg.belief import learn_anew


def sample_of(battle, seat=None, seed=5):
    return imagined(battle, battle.ask.seat if seat is None else seat, craft_of(battle), seed)


def learned(battle):
    return [getattr(battle, name) for name in LEARNED]


@pytest.mark.parametrize("changed", [shuffled_out_of_sight, replaced_out_of_sight])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_does_not_depend_on_what_the_seat_cannot_see(seats, changed):
    for battle in questions(new_game(seats), seats, every=23):
        seat = battle.ask.seat
        twin = changed(battle, seat)
        assert digest(sample_of(battle)) == digest(sample_of(twin))
        assert learned(sample_of(battle)) == learned(sample_of(twin))


def test_nor_with_cards_that_say_anything():
    for seed in range(3):
        for battle in questions(wild_game(2, seed), seed, every=17):
            twin = replaced_out_of_sight(battle, battle.ask.seat)
            assert learned(sample_of(battle)) == learned(sample_of(twin))
            assert sample_of(battle).definition == sample_of(twin).definition


def test_the_seat_sees_the_same_table_in_a_sample():
    for battle in questions(new_game(), 3, every=11):
        seat = battle.ask.seat
        assert encode(sample_of(battle).view(seat)) == encode(battle.view(seat))


def test_a_seat_that_is_not_asked_sees_the_same_table_too():
    for battle in questions(new_game(), 4, every=19):
        other = 1 - battle.ask.seat
        sample = sample_of(battle, other)
        assert encode(sample.view(other)) == encode(battle.view(other))
        assert all(option.card < len(sample.definition) for option in sample.ask.options)


def test_my_own_deck_holds_the_same_cards_in_another_order():
    battle = next(questions(new_game(), 1, every=30))
    seat = battle.ask.seat
    sample = sample_of(battle)
    deck = battle.pile(seat, DECK)
    assert keys(sample, deck) == keys(battle, deck)
    assert [sample.definition[card] for card in deck] != [battle.definition[card] for card in deck]


def test_the_others_cards_come_from_a_deck_that_fits_what_was_seen():
    battle = next(questions(new_game(), 1, every=30))
    seat = battle.ask.seat
    other = 1 - seat
    sample = sample_of(battle)
    whole = {card.key for card in starter(("Professor X", "Magneto")[other]).cards}
    hidden = [card for card in unseen(battle, seat) if battle.owner[card] == other]
    assert hidden
    assert set(keys(sample, hidden)) <= whole
    assert keys(sample, hidden) == keys(battle, hidden), "a known list leaves no doubt about the rest"


def test_a_deck_is_known_whoever_of_its_pile_leads_it_now():
    knights = start([starter("Moon Knight"), starter("Magneto")], 3)
    leading = set()
    for battle in questions(knights, 3, every=11):
        leading.add(battle.definition[battle.first_main[0]].name)
        hidden = [card for card in unseen(battle, 1) if battle.owner[card] == 0]
        assert keys(sample_of(battle, 1), hidden) == keys(battle, hidden)
    assert len(leading) > 1


def test_an_unknown_deck_is_filled_with_cards_that_may_be_in_it():
    battle = next(questions(wild_game(2, 3), 1, every=30))
    seat = battle.ask.seat
    sample = sample_of(battle)
    hand = battle.pile(1 - seat, HAND)
    assert all(not sample.definition[card].facts.token for card in hand)
    assert len(set(keys(sample, unseen(battle, seat)))) > 10


def test_other_seeds_deal_other_hands():
    battle = next(questions(new_game(), 1, every=30))
    hand = battle.pile(1 - battle.ask.seat, HAND)
    assert hand
    dealt = {tuple(sample_of(battle, seed=seed).definition[card].key for card in hand) for seed in range(8)}
    assert len(dealt) > 4


def test_chance_in_a_sample_is_not_the_chance_of_the_game():
    battle = new_game()
    assert sample_of(battle, seed=1).rng != battle.rng
    assert sample_of(battle, seed=1).rng != sample_of(battle, seed=2).rng


def test_a_sample_cannot_be_traced_back_to_its_game():
    battle = next(questions(new_game(), 1, every=30))
    sample = sample_of(battle)
    assert sample.origin is None
    assert sample.answers == []
    assert battle.origin is not None


def test_a_sample_plays_to_its_end():
    battle = next(questions(new_game(), 1, every=30))
    sample = sample_of(battle)
    while sample.ask is not None:
        sample.answer(len(sample.ask.options) - 1)
    assert sample.over


def test_what_the_game_has_noted_follows_from_the_cards_that_may_be_there():
    battle = next(questions(new_game(), 1, every=30))
    before = battle.timings
    assert before
    learn_anew(battle, list(battle.definition))
    assert battle.timings == before
    learn_anew(battle, [])
    assert battle.timings == 0
    assert not battle.any_auras
