"""Draw docs/rooms.svg, the rooms of the house, from the import contracts; --check only compares."""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs/rooms.svg"
WIDTH: Final = 820
EDGE: Final = 20
ROW: Final = 46
GAP: Final = 16
INNER: Final = 26
STYLE: Final = """
    .room { fill: #f6f1e4; stroke: #16161a; stroke-width: 2; }
    .game { fill: #dfe9f5; stroke: #16161a; stroke-width: 2; }
    .part { fill: #ffffff; stroke: #16161a; stroke-width: 1; }
    .name { font-weight: bold; fill: #16161a; }
    .what { fill: #3a3a40; font-size: 11px; }
    .arrow { stroke: #16161a; stroke-width: 1.5; fill: none; marker-end: url(#tip); }
"""
TIP: Final = (
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
    'orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="#16161a"/></marker></defs>'
)


def contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def house() -> list[str]:
    """The rooms from the top down: whoever stands higher may import what stands lower."""
    layers = next(one["layers"] for one in contracts() if one["type"] == "layers" and "containers" not in one)
    return [layer.strip("()") for layer in layers]


def neighbours() -> dict[str, list[str]]:
    """The rooms within a room that never import each other, by the room they are in."""
    inner = [one for one in contracts() if one["type"] == "layers" and "containers" in one]
    return {
        container: [f"{container}.{name.strip(' ()')}" for name in one["layers"][0].split("|")]
        for one in inner
        for container in one["containers"]
    }


def place(module: str) -> Path:
    return ROOT / module.replace(".", "/")


def first_words(module: str) -> str:
    """The first sentence that a package says of itself."""
    folder = place(module)
    source = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    words = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return re.split(r"(?<=[a-z]{3})\. ", words.split("\n")[0])[0].removesuffix(".")


def parts(module: str) -> list[str]:
    """The packages within a package."""
    return sorted(f"{module}.{one.parent.name}" for one in place(module).glob("*/__init__.py"))


def box(kind: str, x: int, y: int, width: int, height: int) -> str:
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>'


def text(kind: str, x: int, y: int, words: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>'


def plain_room(module: str, y: int, games: list[str]) -> list[str]:
    """A room as a bar; at its end the folders that it keeps for one game each."""
    lines = [box("room", EDGE, y, WIDTH - 2 * EDGE, ROW)]
    name = module.partition(".")[2]
    lines.append(text("name", EDGE + 14, y + 19, name + ("/" if place(module).is_dir() else ".py")))
    lines.append(text("what", EDGE + 14, y + 37, first_words(module)))
    own = [game for game in games if any(place(module).rglob(f"{game}/__init__.py"))]
    for number, game in enumerate(reversed(own)):
        x = WIDTH - EDGE - 14 - 70 * (number + 1)
        lines += [box("part", x, y + 6, 62, 18), text("what", x + 8, y + 19, f"{game}/")]
    return lines


def games_room(module: str, games: list[str], y: int) -> tuple[list[str], int]:
    """The games side by side with their own rooms; how high that is."""
    most = max(len(parts(game)) for game in games)
    height = 58 + INNER * most + 10
    width = (WIDTH - 2 * EDGE - GAP * (len(games) - 1)) // len(games)
    lines: list[str] = []
    for number, game in enumerate(games):
        x = EDGE + number * (width + GAP)
        lines.append(box("game", x, y, width, height))
        lines.append(text("name", x + 14, y + 20, f"{game.partition('.')[2].replace('.', '/')}/"))
        lines.append(text("what", x + 14, y + 40, shortened(first_words(game), width - 28)))
        for row, part in enumerate(parts(game)):
            top = y + 54 + row * INNER
            lines.append(box("part", x + 14, top, width - 28, INNER - 6))
            label = f"{part.rpartition('.')[2]}/"
            lines.append(text("name", x + 22, top + 14, label))
            lines.append(text("what", x + 104, top + 14, shortened(first_words(part), width - 132)))
    return lines, height


def shortened(words: str, width: int) -> str:
    """As much of a sentence as fits, up to a comma or a colon where there is one."""
    most = width // 6
    if len(words) <= most:
        return words
    cut = max(words.rfind(sign, 0, most) for sign in (",", ":", ";"))
    return words[:cut] if cut > most // 3 else words[: words.rfind(" ", 0, most)]


def picture() -> str:
    """The whole picture."""
    inner = neighbours()
    rooms = house()
    names = [game.rpartition(".")[2] for games in inner.values() for game in games]
    lines: list[str] = []
    y = EDGE
    for number, module in enumerate(rooms):
        if module in inner:
            drawn, height = games_room(module, inner[module], y)
        else:
            drawn, height = plain_room(module, y, names), ROW
        lines += drawn
        y += height
        if number < len(rooms) - 1:
            lines.append(f'<path class="arrow" d="M{WIDTH // 2} {y} V{y + GAP - 2}"/>')
            y += GAP
    y += EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" '
        'font-family="Verdana, sans-serif" font-size="13">'
    )
    title = "<title>The rooms of the house; imports point down</title>"
    body = [title, f"<style>{STYLE}</style>", TIP, f'<rect width="{WIDTH}" height="{y}" fill="#ffffff"/>']
    return "\n  ".join([head, *body, *lines]) + "\n</svg>\n"


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--check", action="store_true", help="compare only; exit 1 if it differs")
    if reader.parse_args().check:
        return 0 if PICTURE.read_text(encoding="utf-8") == picture() else 1
    PICTURE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
