"""versus deck, as one types it."""

import re

import pytest
from typer.testing import CliRunner

from versus.cli import app

LEGAL = "Main: Marina Vale\n" + "".join(
    f"4 {name}\n"
    for name in (
        "Minnow",
        "Harbor Watch",
        "Gull",
        "Sounding Line",
        "Doctor Brine",
        "Breakwater",
        "The Arbiter",
        "Storm Petrel",
        "Old Anchor",
        "Leviathan",
        "Brace",
        "Lighthouse",
        "Academy",
        "Training Ground",
        "Muster",
    )
)


@pytest.fixture
def deck(tmp_path, monkeypatch):
    """Types `versus deck ...` in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    runner = CliRunner()
    return lambda *words: runner.invoke(app, ["deck", *map(str, words)])


def test_check_says_that_a_deck_is_legal(deck, tmp_path):
    (tmp_path / "mine.txt").write_text(LEGAL)
    result = deck("check", "mine.txt")
    assert (result.exit_code, result.stdout) == (0, "mine: legal\n")


def test_check_takes_the_name_of_a_deck_on_the_shelf(deck):
    assert deck("check", "ember").stdout == "Ember: legal\n"


def test_check_prints_each_fault_with_its_rule_and_its_card(deck, tmp_path):
    (tmp_path / "mine.txt").write_text(LEGAL.replace("4 Gull", "5 Gull") + "1 Cinder Jack\n")
    result = deck("check", "mine.txt")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "2P-DCK-01  A deck has exactly 60 cards; this one has 62.",
        "2P-DCK-02  Cinder Jack: A main character may not be among the sixty cards.",
        "2P-DCK-03  Gull: 5 copies; 4 are allowed.",
    ]


def test_check_counts_one_of_a_kind(deck, tmp_path):
    (tmp_path / "mine.txt").write_text("Main: Professor X (HOX)\n2 Multiple Man (HOX-044)\n")
    assert "2P-DCK-17  Multiple Man: 2 copies; 1 is allowed." in deck("check", "mine.txt").stdout


def test_check_knows_the_cards_of_a_file(deck, tmp_path):
    (tmp_path / "cards.py").write_text(
        "from versus.games.tpcg.language.vocabulary import supporting\n"
        'CARDS = (supporting("MY-001", "Homebrew", cost=1, atk=1, defense=1, health=1, teams=("Tide",)),)\n'
    )
    (tmp_path / "mine.txt").write_text(LEGAL.replace("Gull", "Homebrew"))
    assert deck("check", "mine.txt", "--cards", "cards.py").stdout == "mine: legal\n"
    assert 'there is no card "Homebrew"' in deck("check", "mine.txt").stderr


def test_check_prints_what_cannot_be_read_where_errors_go(deck, tmp_path):
    (tmp_path / "mine.txt").write_text("Main: Marina Vale\n4 Minnoow\nGull\n")
    result = deck("check", "mine.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert 'Line 3: "Gull" cannot be read' in result.stderr
    (tmp_path / "mine.txt").write_text("Main: Marina Vale\n4 Minnoow\n4 Gul\n")
    assert deck("check", "mine.txt").stderr.splitlines() == [
        'Line 2: there is no card "Minnoow". Did you mean Minnow?',
        'Line 3: there is no card "Gul". Did you mean Gull?',
    ]


@pytest.mark.parametrize("verb", ["check", "show"])
def test_a_name_of_nothing_is_no_deck(deck, verb):
    result = deck(verb, "[red]embr.txt")
    assert result.exit_code == 2
    assert 'There is no deck and no file "[red]embr.txt"' in result.stderr


def test_a_folder_is_no_deck(deck, tmp_path):
    (tmp_path / "folder").mkdir()
    assert deck("check", "folder").exit_code == 2


def test_broken_xml_is_said_in_one_line(deck, tmp_path):
    (tmp_path / "mine.cod").write_text("<cockatrice_deck>\n<zone>")
    result = deck("check", "mine.cod")
    assert result.exit_code == 2
    assert result.stderr.startswith("Line 2: this is not well-formed XML (no element found")


PAGE = """\
┏━ Tide ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
┃ Marina Vale · Tide                                                           ┃
┃ Level 1   3/5, Health 5   Flight   3 XP to Level 2                           ┃
┃ Level 2   5/9, Health 5   Flight                                             ┃
┃                                                                              ┃
┃ ██████████████████████████████▓▓▓▓▓▓▓▓▓▓▓▓▒▒░░░░░░░░░░░░░░░░                 ┃
┃ █ 30 characters   ▓ 12 plot twists   ▒ 2 equipment   ░ 16 locations          ┃
┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 60 cards · legal ━┛

 CHARACTERS 30 · average cost 3.2
  1 ██████ 6          3 Minnow · 3 Harbor Watch
  2 ██████ 6          3 Gull · 3 Sounding Line
  3 ██████ 6          3 Doctor Brine · 3 Breakwater
  4 ██████ 6          3 The Arbiter · 3 Storm Petrel
  5 ███ 3             3 Old Anchor
  6 –
  7 ███ 3             3 Leviathan

 PLOT TWISTS 12
 4 Brace · 3 Low Blow · 3 Muster · 2 Slick Deck

 EQUIPMENT 2
 2 Greatcoat

 LOCATIONS 16
 4 Lighthouse · 4 Training Ground · 4 Academy · 2 Fortress · 2 Laboratory

 SYMBOLS                                      TEAMS
           offered        asked                              cards
 Energy    ██ 2           –                   Tide           ███████████ 36
 Intellect ████████ 8     ▒▒▒▒▒▒▒ 7           no team        ███████ 24
 Might     ██ 2           –
 Skill     ████████ 8     ▒ 1
"""


def test_show_draws_a_deck_on_one_page(deck):
    result = deck("show", "tide")
    assert re.sub(" +\n", "\n", result.stdout) == PAGE


def test_a_line_never_breaks_between_a_number_and_its_card(deck):
    lines = [line.strip() for line in deck("show", "Professor X").stdout.splitlines()]
    assert "4 School for Gifted Youngsters · 3 Academy · 3 Fortress · 3 Laboratory" in lines
    assert "3 Training Ground" in lines


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_a_page_fits_the_terminal_and_is_never_wider_than_eighty(deck, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = deck("show", "Professor X").stdout.splitlines()
    assert max(map(len, lines)) == min(columns, 80)


def test_show_counts_the_faults_of_a_deck(deck, tmp_path):
    (tmp_path / "mine.txt").write_text("Main: Marina Vale\n5 Gull\n1 Cinder Jack\n")
    assert "6 cards · 3 faults" in deck("show", "mine.txt").stdout
    (tmp_path / "mine.txt").write_text("Main: Marina Vale\n")
    assert "0 cards · 1 fault ━" in deck("show", "mine.txt").stdout


def test_show_has_no_markup_of_a_decks_name(deck, tmp_path):
    (tmp_path / "mine.txt").write_text("Name: [red]Sea[/red]\nMain: Marina Vale\n")
    assert "[red]Sea[/red]" in deck("show", "mine.txt").stdout


def test_list_names_every_deck_on_the_shelf(deck):
    lines = [line.split() for line in deck("list").stdout.splitlines()]
    assert ["Tide", "Marina", "Vale", "Tide", "30", "12", "2", "16"] in lines
    assert ["Magneto", "Magneto", "Brotherhood", "35", "9", "0", "16"] in lines


@pytest.mark.parametrize("ending", ["txt", "o8d", "cod"])
def test_convert_writes_a_file_that_check_reads(deck, ending):
    assert deck("convert", "tide", f"out.{ending}").stdout == f"Tide: written to out.{ending}\n"
    assert deck("check", f"out.{ending}").stdout == "Tide: legal\n"


def test_convert_leaves_a_file_alone_unless_forced(deck, tmp_path):
    (tmp_path / "out.txt").write_text("mine")
    result = deck("convert", "tide", "out.txt")
    assert (result.exit_code, (tmp_path / "out.txt").read_text()) == (2, "mine")
    assert "--force" in result.stderr
    assert deck("convert", "tide", "out.txt", "--force").exit_code == 0
    assert (tmp_path / "out.txt").read_text().startswith("Name: Tide\n")


@pytest.mark.parametrize("target", ["out.pdf", "nowhere/out.txt"])
def test_convert_says_why_it_cannot_write(deck, target):
    result = deck("convert", "tide", target)
    assert result.exit_code == 2
    assert target.split("/")[-1] in result.stderr
