"""A classic deck on a page, and checked by the command."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from versus.cards import catalogue
from versus.cards.catalogue import CardSet
from versus.cli import app
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.words import CHARACTER, LOCATION, PLOT_TWIST
from versus.terminal.classic.deck_page import page, shelf
from versus.testing.classic.decks import plain_deck

CARDS = (
    Card("TST-001", "Liz Sherman", Facts(CHARACTER, 3, 5, 4, ("B.P.R.D.",), versions=("Fire Starter",))),
    Card("TST-002", "Liz Sherman", Facts(CHARACTER, 3, 4, 5, ("B.P.R.D.",), versions=("Agent",))),
    Card("TST-003", "Abe Sapien", Facts(CHARACTER, 1, 1, 2, ("B.P.R.D.",))),
    Card("TST-004", "Fairfield", Facts(LOCATION, 2)),
    Card("TST-005", "Bureau Report", Facts(PLOT_TWIST, 4)),
)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("versus.cards.classic.SETS", ())
    monkeypatch.setitem(catalogue.OFFERED, "classic", [CardSet("TST", "Test", CARDS)])
    catalogue.house.cache_clear()
    yield
    catalogue.house.cache_clear()


def written(path: Path, copies: int) -> str:
    others = "2 Liz Sherman (TST-002)\n4 Abe Sapien\n4 Fairfield\n4 Bureau Report\n"
    path.write_text(f"Name: Bureau\n{copies} TST-001\n{others}")
    return str(path)


def run(*words: str):
    return CliRunner().invoke(app, ["deck", *words])


@pytest.mark.usefixtures("cards")
def test_a_classic_deck_is_shown(tmp_path: Path):
    result = run("show", "--game", "classic", written(tmp_path / "mine.txt", 4))
    assert result.exit_code == 0
    for part in ("Bureau", "18 cards · 1 fault", "CHARACTERS 10", "4 Liz Sherman (TST-001)", "4 Abe Sapien"):
        assert part in result.output
    assert "PLOT TWISTS 4" in result.output
    assert "LOCATIONS 4" in result.output


@pytest.mark.usefixtures("cards")
def test_a_classic_deck_is_checked_with_the_rule_of_each_fault(tmp_path: Path):
    result = run("check", "--game", "classic", written(tmp_path / "mine.txt", 5))
    assert result.exit_code == 1
    assert "CL-DCK-01" in result.output
    assert "CL-DCK-02  Liz Sherman: At most 4 copies" in result.output


def test_a_game_nobody_knows(tmp_path: Path):
    result = run("check", "--game", "chess", "tide")
    assert result.exit_code == 2
    assert 'There is no game "chess". Choose 2pcg or classic.' in result.output.replace("\n", " ")


def test_the_shelf_and_a_page_keep_to_eighty_columns():
    deck = plain_deck("B.P.R.D.")
    console = Console(width=80, record=True)
    console.print(page(deck), shelf([deck]))
    lines = console.export_text().split("\n")
    assert max(map(len, lines)) <= 80
    assert any("Plain B.P.R.D." in line and "60" in line for line in lines)
