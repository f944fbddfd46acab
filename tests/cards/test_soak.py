"""Random games of the decks of the house at every kind of table; `make soak` plays many more."""

from __future__ import annotations

import pytest

from versus.cards.catalogue import house
from versus.testing import soak
from versus.testing.match_ups import MatchUp, decks_of, drawn, layouts, match_up_called, pairings

SAMPLE = 90
"""How many of the lots are played here, the first ones."""


def test_both_seatings_and_mirror_matches_are_pairings() -> None:
    assert len(set(pairings("2pcg"))) == len(decks_of("2pcg")) ** 2
    assert len(pairings("classic")) == 4


def test_every_printed_card_of_the_sets_is_in_a_deck_that_is_soaked() -> None:
    played = {card.key for deck in decks_of("2pcg").values() for card in deck.everything()}
    for code in ("HOX", "XFC", "MNB", "DEF", "AFF"):
        printed = [card for card in house("2pcg").sets[code].cards if not card.facts.token]
        assert [card.name for card in printed if card.key not in played] == []


def test_the_same_lot_draws_the_same_match_up() -> None:
    assert drawn(5) == drawn(5) != drawn(6)


def test_lots_reach_every_deck_and_every_table_of_every_game() -> None:
    found = [drawn(seed) for seed in range(2_000)]
    assert {name for one in found for name in one.decks} == {*decks_of("2pcg"), *decks_of("classic")}
    for game in ("2pcg", "classic"):
        laid = {(len(one.decks), one.options) for one in found if one.game == game}
        assert laid == {(layout.seats, layout.options) for layout in layouts(game)}


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_a_random_game_ends_without_a_fault(seed: int) -> None:
    outcome = soak.play(soak.Job(drawn(seed), seed, every=3))
    assert outcome.fault == "", soak.told(outcome)


def test_a_failure_says_how_to_see_it_again() -> None:
    job = soak.Job(MatchUp("2pcg", ("Storm", "Toad"), (("edition", "2016"),)), 7, 1)
    told = soak.told(soak.Outcome(job, 41, "AssertionError: two of them\n"))
    assert told.startswith("Storm against Toad (edition=2016), seed 7, answer 41:\n")
    assert '--match-up "Storm against Toad" --option "edition=2016" --seed 7 --games 1' in told


def test_a_match_up_is_called_by_its_decks() -> None:
    assert match_up_called("toad against STORM") == MatchUp("2pcg", ("Toad", "Storm"))
    assert match_up_called("B.P.R.D. against Thule Society").game == "classic"


def test_the_command_plays_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--games",
        "2",
        "--match-up",
        "Toad against Toad",
        "--option",
        "edition=2016",
        "--processes",
        "1",
    ]
    assert soak.main(words) == 0
    assert "2 games of 1 match-ups" in capsys.readouterr().out


def test_the_command_fails_with_a_broken_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "BOUND", 3)
    assert soak.main(["--games", "1", "--processes", "1"]) == 1
    assert "not over after 3 answers" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--match-up", "Storm against Nobody"], "is no match-up"),
        (["--match-up", "Storm against B.P.R.D."], "is no match-up"),
        (["--match-up", "Storm"], "is no match-up"),
        (["--match-up", "Storm against Toad", "--option", "edition"], "Write name=value"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        soak.main(words)
    assert answer in capsys.readouterr().err
