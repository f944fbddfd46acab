"""A game's name stands in its own rooms and in no list elsewhere: the next game is added without a search."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from versus.games.house import PACKAGES, games

HOUSE = Path(__file__).parents[2] / "versus"
ROOMS = {plug.room for plug in games().values()}
NAMES = {*PACKAGES, *ROOMS}
ALLOWED: dict[str, str] = {}
"""Files that must name a game, each with the reason."""

SHARED = [
    file
    for file in sorted(HOUSE.rglob("*.py"))
    if file.relative_to(HOUSE).parts[0] != "games" and not ROOMS & set(file.relative_to(HOUSE).parts)
]


def named_in(source: str) -> list[str]:
    """The strings of a module that are a game's name or have it as a part of an address; prose is free to."""
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    ]
    unmistakable = {name for name in NAMES if not name.isalpha()}
    return [
        text
        for text in strings
        if NAMES & set(re.split(r"[./:]", text)) or unmistakable & set(re.findall(r"\w+", text))
    ]


@pytest.mark.parametrize("file", SHARED, ids=lambda file: str(file.relative_to(HOUSE)))
def test_no_shared_room_names_a_game(file: Path) -> None:
    found = named_in(file.read_text(encoding="utf-8"))
    assert not found or str(file.relative_to(HOUSE)) in ALLOWED, f"{file} names a game: {found}"


def test_a_reason_is_given_only_for_files_that_need_one() -> None:
    assert all(named_in((HOUSE / file).read_text(encoding="utf-8")) for file in ALLOWED)


def test_the_browser_names_no_game() -> None:
    """Its pages show what the server tells; its tests may name what they please."""
    named = re.compile(rf"[\"'`/]({'|'.join(NAMES)})[\"'`/]|\b({'|'.join(NAMES)}): ")
    pages = [
        file
        for file in (HOUSE.parent / "web/src").rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and file.parent.name != "testing"
    ]
    assert len(pages) > 40
    assert not [page for page in pages if named.search(page.read_text(encoding="utf-8"))]
    assert named.search('href="#/learn/2pcg"')
    assert named.search("  classic: { short: ")


@pytest.mark.parametrize(
    "line",
    ['ORDER = ("2pcg", "classic")', 'ID = f"versus/2pcg/{key}"', 'HELP = "Which game: 2pcg or chess."',
     'ROOM = "versus.cards.classic.hellboy"'],
)  # fmt: skip
def test_a_list_of_games_would_be_found(line: str) -> None:
    assert named_in(line)
    assert not named_in('"""Cards of the 2pcg and of the classic game."""\nWORDS = "a classic of its kind"')
