"""Random games of every pairing of the real decks; `make soak` plays many more."""

from __future__ import annotations

import pytest

from versus.games.tpcg.printed.deck import faults
from versus.testing import soak
from versus.testing.match_ups import all_pairings, pairing_called, pairings
from versus.testing.tpcg.match_ups import deck_led_by, leaders


@pytest.mark.parametrize("name", leaders())
def test_the_deck_of_each_main_character_is_legal(name: str) -> None:
    assert faults(deck_led_by(name)) == []


@pytest.mark.parametrize("name", leaders())
def test_no_deck_holds_a_namesake_of_its_main_character(name: str) -> None:
    deck = deck_led_by(name)
    assert not [card for card in deck.cards if card.shares_name(deck.leader)]


def test_both_seatings_and_mirror_matches_are_pairings() -> None:
    assert len(pairings("2pcg")) == 100
    assert len(set(pairings("2pcg"))) == 100


def test_the_classic_decks_are_soaked_as_well() -> None:
    assert len(pairings("classic")) == 4
    assert all_pairings() == pairings("2pcg") + pairings("classic")


@pytest.mark.parametrize("number", range(len(all_pairings())))
def test_a_random_game_of_each_pairing_ends_without_a_fault(number: int) -> None:
    outcome = soak.play(soak.jobs(number + 1, seed=0, every=2)[number])
    assert outcome.fault == "", soak.told(outcome)


def test_a_failure_says_how_to_see_it_again() -> None:
    job = soak.Job(pairing_called("Storm against Toad"), 7, 1)
    told = soak.told(soak.Outcome(job, 41, "AssertionError: two of them\n"))
    assert told.startswith("Storm against Toad, seed 7, answer 41:\n")
    assert '--pairing "Storm against Toad" --seed 7 --games 1' in told


def test_the_command_plays_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "2", "--pairing", "Toad against Toad", "--processes", "1"]) == 0
    assert "2 games of 1 pairings" in capsys.readouterr().out


def test_the_command_fails_with_a_broken_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "BOUND", 3)
    assert soak.main(["--games", "1", "--processes", "1"]) == 1
    assert "not over after 3 answers" in capsys.readouterr().out


def test_an_unknown_pairing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(["--pairing", "Storm against Wolverine"])
    assert "is no pairing" in capsys.readouterr().err
