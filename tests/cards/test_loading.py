"""Sets from files, folders and installed packages, beside those of the house."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cards.card_files import AUTHORS, CLASSIC, TPCG, names, write
from versus.cards.catalogue import CardSet, house


@pytest.fixture(params=AUTHORS, ids=lambda author: author.game)
def author(request):
    return request.param


# Files and folders


def test_plain_cards_make_a_set_named_after_the_file(author, tmp_path):
    text = f"{author.head}CARDS = {{'one': good}}\n"
    catalogue, problems = author.loaded([write(tmp_path, text, "night_market.py")])
    assert problems == []
    assert catalogue.sets["T"].name == "Night Market"


def test_a_file_may_have_any_name(author, tmp_path):
    catalogue, problems = author.loaded([write(tmp_path, f"{author.head}CARDS = [good]\n", "my-set 2.py")])
    assert problems == []
    assert names(catalogue) == ["Good One"]


def test_a_folder_is_read_module_by_module(author, tmp_path):
    write(tmp_path, 'LANTERNS = "X-Men"\n', "teams.py")
    write(tmp_path, f"{author.head}from .teams import LANTERNS\nCARDS = (good,)\n", "a_first.py")
    write(tmp_path, "def broken(:\n", "b_broken.py")
    write(
        tmp_path,
        f"{author.head}from .teams import LANTERNS\n"
        f"x = {author.card('U-1', 'X')}\n"
        'SET = CardSet("U", "Upper", (x,))\n',
        "c_second.py",
    )
    write(tmp_path, "raise AssertionError\n", "test_cards.py")
    catalogue, problems = author.loaded([tmp_path])
    assert names(catalogue) == ["Good One"]
    assert names(catalogue, "U") == ["X"]
    assert [(Path(problem.file).name, problem.line) for problem in problems] == [("b_broken.py", 1)]


def test_a_folder_with_a_set_of_its_own_is_that_set(author, tmp_path):
    write(
        tmp_path,
        f"{author.head}bad = {author.bad}\nCARDS = (good, bad)\n",
        "lanterns.py",
    )
    write(
        tmp_path,
        f'{author.head}from .lanterns import CARDS\nSET = CardSet("ALL", "All", CARDS)\n',
        "__init__.py",
    )
    catalogue, problems = author.loaded([tmp_path])
    assert names(catalogue, "ALL") == ["Good One"]
    assert [(Path(problem.file).name, problem.card) for problem in problems] == [("lanterns.py", "Bad")]


def test_two_files_may_not_share_a_key_or_a_code(author, tmp_path):
    first = write(tmp_path, f'{author.head}SET = CardSet("T", "First", (good,))\n', "first.py")
    second = write(tmp_path, f'{author.head}SET = CardSet("T", "Second", (good,))\n', "second.py")
    third = write(tmp_path, f'{author.head}SET = CardSet("V", "Third", (good,))\n', "third.py")
    catalogue, problems = author.loaded([first, second, third])
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
    "def (": ("", "Python"),
    "CARDS = (": ("", "Python"),
    "from nowhere_at_all import nothing\nCARDS = ()": ("import", "nowhere_at_all"),
    "from .nothing import nothing\nCARDS = ()": ("import", ".nothing"),
    "from sibling import nothing\nCARDS = ()": ("import", "from .sibling import nothing"),
}


@pytest.mark.parametrize("text", BAD_FILES)
def test_a_file_that_is_no_set_says_why(author, text, tmp_path):
    write(tmp_path, "other = 1\n", "sibling.py")
    path = write(tmp_path, f"from versus.cards.catalogue import CardSet\n{text}\n")
    catalogue, problems = author.loaded([path])
    field, words = BAD_FILES[text]
    [problem] = problems
    assert problem.field == field
    assert problem.file == str(path)
    assert words in f"{problem.message} {problem.suggestion}"
    assert len(catalogue) == len(house(author.game))


def test_a_word_of_the_vocabulary_is_not_taken_for_the_list_of_cards(author, tmp_path):
    """All words are imported, among them `card`; the file forgot its CARDS."""
    _, [problem] = author.loaded([write(tmp_path, author.head)])
    assert (problem.field, problem.suggestion) == ("CARDS", "Write CARDS = (first_card, second_card).")
    _, [problem] = author.loaded([write(tmp_path, f"{author.head}CARD = (good,)\n", "other.py")])
    assert problem.suggestion == "Rename CARD to CARDS."


def test_a_path_that_is_not_there_names_its_neighbours(author, tmp_path):
    write(tmp_path, "CARDS = ()", "lanterns.py")
    _, problems = author.loaded([tmp_path / "lantern.py", tmp_path / "nowhere" / "x.py"])
    assert {problem.suggestion for problem in problems} == {
        "Did you mean lanterns.py?",
        "Name a Python file or a folder.",
    }


def test_a_code_of_the_house_is_taken(author, tmp_path):
    text = f'{author.head}SET = CardSet("{author.house_code}", "Name", (good,))\n'
    catalogue, [problem] = author.loaded([write(tmp_path, text)])
    assert (problem.field, problem.suggestion) == ("code", "Choose another code.")
    assert len(catalogue) == len(house(author.game))


# Two games


def test_cards_go_to_the_catalogue_of_their_game(tmp_path):
    paths = [
        write(tmp_path, f"{author.head}CARDS = (good,)\n", f"cards_of_{number}.py")
        for number, author in enumerate(AUTHORS)
    ]
    for author in AUTHORS:
        catalogue, problems = author.loaded(paths)
        assert problems == []
        assert names(catalogue) == ["Good One"], "one code and one key in two games"
        assert catalogue.plug.name == author.game


TWO_GAMES = f"""\
from versus.cards.catalogue import CardSet
from {TPCG.package}.language import vocabulary as t
from {CLASSIC.package}.language import vocabulary as c

one = t.{TPCG.card("T-001", "One")}
two = c.{CLASSIC.card("C-001", "Two")}
"""


def test_a_file_may_have_plain_cards_of_two_games(tmp_path):
    path = write(tmp_path, f"{TWO_GAMES}CARDS = (one, two)\n")
    assert names(TPCG.loaded([path])[0], "T") == ["One"]
    assert names(CLASSIC.loaded([path])[0], "C") == ["Two"]
    assert TPCG.loaded([path])[1] == []


def test_a_set_is_of_one_game(tmp_path):
    path = write(tmp_path, f'{TWO_GAMES}SET = CardSet("T", "Test", (one, two))\n')
    catalogue, [problem] = TPCG.loaded([path])
    assert names(catalogue) == ["One"]
    assert (problem.card, problem.line) == ("Two", 6)
    assert "Give each game a set of its own." in problem.suggestion


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


def test_a_package_offers_a_set(author, tmp_path, monkeypatch):
    text = f'{author.head}SET = CardSet("T", "Test", (good,))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:SET")
    catalogue, problems = author.loaded()
    assert problems == []
    assert isinstance(catalogue.sets["T"], CardSet)


def test_a_package_may_give_its_set_by_a_function(author, tmp_path, monkeypatch):
    text = f'{author.head}def give():\n    return CardSet("T", "Test", (good,))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:give")
    assert names(author.loaded()[0]) == ["Good One"]


def test_a_broken_card_of_a_package_leaves_the_others(author, tmp_path, monkeypatch):
    text = f'{author.head}bad = {author.bad}\nSET = CardSet("T", "Test", (good, bad))\n'
    package(tmp_path, monkeypatch, text, "night_market_cards:SET")
    catalogue, [problem] = author.loaded()
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
def test_a_package_that_offers_no_set_is_named(author, text, value, words, tmp_path, monkeypatch):
    package(tmp_path, monkeypatch, text, value)
    catalogue, [problem] = author.loaded()
    assert words in problem.message
    assert "night = " in problem.file
    assert len(catalogue) == len(house(author.game))
