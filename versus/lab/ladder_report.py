"""The ladder as a file that other programs and the README read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from versus.lab.ladder import Ladder
from versus.lab.writing import set_aside, write_whole


def write_ladder(ladder: Ladder, path: Path) -> list[str]:
    """Write it, over an earlier ladder but over nothing else; what was set aside is told."""
    notes: list[str] = []
    if path.exists():
        try:
            read_ladder(path)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            notes.append(f"{path.name} is damaged or no ladder; it is kept as {set_aside(path).name}.")
    write_whole(path, ladder.encoded())
    return notes


def read_ladder(path: Path) -> Ladder:
    return msgspec.json.decode(path.read_bytes(), type=Ladder)
