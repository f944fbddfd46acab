"""Sets from files, folders and installed packages, beside those of the house."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cards.card_files import HEAD, loaded, names, write
from versus.cards.catalogue import CardSet, house

# Files and folders


def test_plain_cards_make_a_set_named_after_the_file(tmp_path):
    text = f"{HEAD}CARDS = {{'one': good}}\n"
    catalogue, problems = loaded([write(tmp_path, text, "night_market.py")])
    assert problems == []
    assert catalogue.sets["T"].name == "Night Market"


def test_a_file_may_have_any_name(tmp_path):
    catalogue, problems = loaded([write(tmp_path, f"{HEAD}CARDS = [good]\n", "my-set 2.py")])
    assert problems == []
    assert names(catalogue) == ["Good One"]


def test_a_folder_is_read_module_by_module(tmp_path):
    write(tmp_path, 'LANTERNS = "X-Men"\n', "teams.py")
    write(tmp_path, f"{HEAD}from .teams import LANTERNS\nCARDS = (good,)\n", "a_first.py")
    write(tmp_path, "def broken(:\n", "b_broken.py")
    write(
        tmp_path,
        f"{HEAD}from .teams import LANTERNS\n"
        'x = supporting("U-1", "X", cost=1, atk=1, defense=1, teams=(LANTERNS,))\n'
        'SET = CardSet("U", "Upper", (x,))\n',
        "c_second.py",
    )
    write(tmp_path, "raise AssertionError\n", "test_cards.py")
    catalogue, problems = loaded([tmp_path])
    assert names(catalogue) == ["Good One"]
    assert names(catalogue, "U") == ["X"]
    assert [(Path(problem.file).name, problem.line) for problem in problems] == [("b_broken.py", 1)]


def test_a_folder_with_a_set_of_its_own_is_that_set(tmp_path):
    write(tmp_path, f'{HEAD}bad = supporting("T-002", "Bad", cost=1)\nCARDS = (good, bad)\n', "lanterns.py")
    write(tmp_path, f'{HEAD}from .lanterns import CARDS\nSET = CardSet("ALL", "All", CARDS)\n', "__init__.py")
    catalogue, problems = loaded([tmp_path])
    assert names(catalogue, "ALL") == ["Good One"]
    assert [(Path(problem.file).name, problem.card) for problem in problems] == [("lanterns.py", "Bad")]


def test_two_files_may_not_share_a_key_or_a_code(tmp_path):
    first = write(tmp_path, f'{HEAD}SET = CardSet("T", "First", (good,))\n', "first.py")
    second = write(tmp_path, f'{HEAD}SET = CardSet("T", "Second", (good,))\n', "second.py")
    third = write(tmp_path, f'{HEAD}SET = CardSet("V", "Third", (good,))\n', "third.py")
    catalogue, problems = loaded([first, second, third])
    assert catalogue.sets["T"].name == "First"
    assert names(catalogue, "V") == []
    assert [(problem.card, problem.field) for problem in problems] == [("SET", "code"), ("Good One", "key")]
    assert str(first) in problems[1].message


BAD_FILES: dict[str, tuple[str, str]] = {
    "x = 1": ("CARDS", "neither SET nor CARDS"),
    "cards = ()": ("CARDS", "Rename cards to CARDS"),
    "CARDS = 3": ("CARDS", "tuple of cards"),
    "SET = 3": ("SET", "CardSet"),
    'SET = CardSet("", "Name", ())': ("code", "needs a code"),
    'SET = CardSet("C", 3, ())': ("name", "needs a name"),
    'SET = CardSet("C", "Name", 3)': ("cards", "cards=CARDS"),
    'SET = CardSet("PRA", "Name", ())': ("code", "another code"),
    "def (": ("", "Python"),
    "CARDS = (": ("", "Python"),
    "from nowhere_at_all import nothing\nCARDS = ()": ("import", "nowhere_at_all"),
    "from .nothing import nothing\nCARDS = ()": ("import", ".nothing"),
    "from sibling import nothing\nCARDS = ()": ("import", "from .sibling import nothing"),
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_a_file_that_is_no_set_says_why(text, tmp_path):
    write(tmp_path, "other = 1\n", "sibling.py")
    path = write(tmp_path, f"from versus.cards.catalogue import CardSet\n{text}\n")
    catalogue, problems = loaded([path])
    field, words = BAD_FILES[text]
    [problem] = problems
    assert problem.field == field
    assert problem.file == str(path)
    assert words in f"{problem.message} {problem.suggestion}"
    assert len(catalogue) == len(house("2pcg"))


def test_a_path_that_is_not_there_names_its_neighbours(tmp_path):
    write(tmp_path, "CARDS = ()", "lanterns.py")
    _, problems = loaded([tmp_path / "lantern.py", tmp_path / "nowhere" / "x.py"])
    assert {problem.suggestion for problem in problems} == {
        "Did you mean lanterns.py?",
        "Name a Python file or a folder.",
    }


# Packages


def package(folder: Path, monkeypatch, text: str, value: str) -> None:
    """An installed package that offers a set."""
    write(folder, text, "night_market_cards.py")
    info = folder / "night_market_cards-1.dist-info"
    info.mkdir()
    write(info, "Metadata-Version: 2.1\nName: night-market-cards\nVersion: 1\n", "METADATA")
    write(info, f"[versus.sets]\nnight = {value}\n", "entry_points.txt")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "night_market_cards", raising=False)


def test_a_package_offers_a_set(tmp_path, monkeypatch):
    text = f'{HEAD}SET = CardSet("T", "Test", (good,))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:SET")
    catalogue, problems = loaded()
    assert problems == []
    assert isinstance(catalogue.sets["T"], CardSet)


def test_a_package_may_give_its_set_by_a_function(tmp_path, monkeypatch):
    text = f'{HEAD}def give():\n    return CardSet("T", "Test", (good,))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:give")
    assert names(loaded()[0]) == ["Good One"]


def test_a_broken_card_of_a_package_leaves_the_others(tmp_path, monkeypatch):
    text = f'{HEAD}bad = supporting("T-002", "Bad", cost=1)\nSET = CardSet("T", "Test", (good, bad))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:SET")
    catalogue, [problem] = loaded()
    assert names(catalogue) == ["Good One"]
    assert (Path(problem.file).name, problem.card, problem.field) == ("night_market_cards.py", "Bad", "atk")


@pytest.mark.parametrize(
    ("text", "value", "words"),
    [
        ("SET = 3\n", "night_market_cards:SET", "it is int"),
        ("x = 3\n", "night_market_cards:SET", "cannot be imported"),
        ("x = 3\n", "no_such_module_of_cards:SET", "cannot be imported"),
        ("def give():\n    raise KeyError('k')\n", "night_market_cards:give", "KeyError"),
    ],
)
def test_a_package_that_offers_no_set_is_named(text, value, words, tmp_path, monkeypatch):
    package(tmp_path, monkeypatch, text, value)
    catalogue, [problem] = loaded()
    assert words in problem.message
    assert "night = " in problem.file
    assert len(catalogue) == len(house("2pcg"))
