"""Random games of cards written at random out of the whole vocabulary: nothing impossible happens."""

from dataclasses import fields, is_dataclass

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.language.keywords import OWN_KEYWORDS
from versus.games.classic.printed.deck import faults
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Selector
from versus.testing import five_ways
from versus.testing.classic import soak, wild_games
from versus.testing.classic.invariants import check
from versus.testing.classic.wild import COSTS, OF_THE_RULES, Writer
from versus.testing.classic.wild_decks import wild_deck
from versus.testing.classic.wild_games import answers, wild_game
from versus.testing.writing import subclasses


def nodes_of(value):
    """Every node in a card's powers."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_of(item)
    elif is_dataclass(value):
        if isinstance(value, Node):
            yield value
        for part in fields(value):
            yield from nodes_of(getattr(value, part.name))


def test_wild_decks_are_written_with_every_word():
    used = {
        type(node)
        for seed in range(120)
        for card in wild_deck(seed).cards[::3]
        for node in nodes_of(card.powers)
    }
    for kind in (Effect, Condition, Amount, Filter, Change, Selector, Who):
        unused = set(Writer.vocabulary(kind)) - used
        assert not unused, f"no wild deck has {sorted(word.__name__ for word in unused)}"
    assert set(COSTS) <= used
    assert not used & set(OF_THE_RULES)


def test_wild_decks_have_every_keyword_and_are_legal():
    decks = [wild_deck(seed) for seed in range(10)]
    used = {keyword for deck in decks for card in deck.cards for keyword in card.facts.keywords}
    assert {1 << bit for bit in range(len(OWN_KEYWORDS))} <= used
    assert all(not faults(deck) for deck in decks)


@pytest.mark.parametrize("seed", range(16))
def test_a_wild_game_comes_to_its_end_and_breaks_nothing(seed):
    contest = wild_game(seed)
    for number, _ in enumerate(answers(contest, seed)):
        if number % 3 == 0:
            check(contest)
        if number % 40 == 0 and contest.ask is not None:
            assert phrases.prompt(contest, contest.ask)
            assert all(phrases.option(contest, contest.ask, option) for option in contest.ask.options)
            assert all(line.endswith(".") for line in phrases.chain_lines(contest))
    assert contest.over
    check(contest)


@pytest.mark.parametrize("seed", range(16, 20))
def test_a_wild_game_goes_five_ways(seed):
    contest = wild_game(seed)
    for _ in answers(contest, seed, give=five_ways.answer, every=4):
        pass
    five_ways.replays(contest)


@pytest.mark.parametrize("seed", range(40))
def test_every_wild_card_is_printed_in_sentences(seed):
    for card in wild_deck(seed).cards[::3]:
        for line in phrases.card_text(card):
            assert "{" not in line, line
            assert "<" not in line, line
            assert "  " not in line, line


def test_the_soak_plays_and_tells(capsys, monkeypatch):
    assert soak.main(["--games", "1", "--seed", "30", "--processes", "1"]) == 0
    assert "1 wild classic games" in capsys.readouterr().out
    monkeypatch.setattr(wild_games, "BOUND", 3)
    assert soak.main(["--games", "1", "--seed", "30", "--processes", "1"]) == 1
    assert "the game is not over after 3 answers" in capsys.readouterr().out


def test_every_kind_of_node_is_in_the_vocabulary_or_named_as_none():
    for kind in (Effect, Filter, Change):
        for word in subclasses(kind):
            if word.__module__.startswith("versus.games.classic.") and is_dataclass(word):
                assert word in Writer.vocabulary(kind) or word in Writer.no_words, word
