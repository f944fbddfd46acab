"""Every card's tests are found by its title, and nothing else lies among them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.cards.titles import file_of
from versus.cards.catalogue import house
from versus.games.house import own_room

HERE = Path(__file__).parent
PRACTICE = "PRA"
"""Cards of our own to learn the game with; the others are printed cards and those beside them."""
CARDS = {
    f"{catalogue.plug.room}/{module}": catalogue.sets[code].cards
    for catalogue in map(house, ("2pcg", "classic"))
    for code, _, module in own_room("versus.cards", catalogue.plug).SETS
    if code != PRACTICE
}
"""The cards of each set, by its folder."""


@pytest.mark.parametrize(
    ("title", "file"),
    [
        ("Pyro", "test_pyro.py"),
        ("Professor X", "test_professor_x.py"),
        ("X-Men Uniform", "test_x_men_uniform.py"),
        ("Frickin' Frog Monsters", "test_frickin_frog_monsters.py"),
        ("Huge, Annoying Tentacles", "test_huge_annoying_tentacles.py"),
        ("B.P.R.D. Signal Device", "test_bprd_signal_device.py"),
        ("…And You Know It!", "test_and_you_know_it.py"),
        ("Rey Fénix", "test_rey_fenix.py"),
        ("Fury 161", "test_fury_161.py"),
    ],
)
def test_a_title_names_its_file(title, file):
    assert file_of(title) == file


def test_house_of_x_x_force_and_hellboy_have_their_folders():
    assert set(CARDS) >= {"tpcg/house_of_x", "tpcg/x_force", "classic/hellboy"}


@pytest.mark.parametrize("folder", CARDS)
def test_every_title_of_a_set_has_its_file_and_every_file_a_title(folder):
    files = {path.name for path in (HERE / folder).glob("test_*.py")}
    assert files == {file_of(card.name) for card in CARDS[folder]}


@pytest.mark.parametrize("folder", CARDS)
def test_no_two_titles_of_a_set_share_a_file(folder):
    titles = {card.name for card in CARDS[folder]}
    assert len({file_of(title) for title in titles}) == len(titles)


@pytest.mark.parametrize("folder", CARDS)
def test_every_card_is_played_with_in_the_file_of_its_title(folder):
    package = f"tests.cards.{folder.replace('/', '.')}"
    for card in CARDS[folder]:
        module = import_module(f"{package}.{file_of(card.name).removesuffix('.py')}")
        assert card in vars(module).values(), f"{card.key} {card.name}"
