"""The picture of the rooms, and the map that shows it, are those of the house."""

import re
from pathlib import Path

import pytest

from tools import rooms

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_picture_is_that_of_the_import_contracts():
    assert rooms.picture() == rooms.PICTURE.read_text(encoding="utf-8"), "run make docs"


def test_a_contract_that_changes_changes_the_picture(monkeypatch: pytest.MonkeyPatch):
    before = rooms.picture()
    upside_down = [*reversed(rooms.house())]
    monkeypatch.setattr(rooms, "house", lambda: upside_down)
    assert rooms.picture() != before


def test_every_room_of_the_house_is_under_the_contract():
    there = {f"versus.{place.parent.name}" for place in (ROOT / "versus").glob("*/__init__.py")}
    assert there == {room for room in rooms.house() if rooms.place(room).is_dir()}


def named_places() -> list[str]:
    """Every file and folder that the map's table sends a reader to."""
    rows = [row.rpartition("|")[0].rpartition("|")[2] for row in MAP.splitlines() if row.startswith("| ")]
    found: list[str] = []
    for row in rows:
        folder = ""
        for name in re.findall(r"`([\w/<>]+(?:\.py|/))`", row):
            whole = name if "/" in name.rstrip("/") else folder + name
            folder = whole.rpartition("/")[0] + "/" if whole.endswith(".py") else folder
            found.append(whole)
    return found


@pytest.mark.parametrize("name", sorted(set(named_places())))
def test_the_map_names_places_that_exist(name: str):
    for game in ("tpcg", "classic"):
        place = name.replace("<game>", game).partition("<")[0]
        assert (ROOT / "versus" / place).exists() or (ROOT / place).exists()


def test_the_map_names_every_place():
    assert len(named_places()) > 40
