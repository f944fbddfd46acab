"""Write the tables of the observation into docs/research.md, or with --check only compare them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from versus.lab.environments.tpcg.layout import (
    CARD,
    OPTION,
    OPTION_SIZE,
    OPTIONS,
    QUESTION,
    SIDE,
    TABLE,
    Block,
    Part,
    length,
    parts,
)

PAGE: Final = Path("docs/research.md")
BEGIN: Final = "<!-- Written by make docs, from versus/lab/environments/tpcg/layout.py -->\n"
END: Final = "<!-- End of what make docs writes -->\n"
BLOCKS: Final = (TABLE, QUESTION, SIDE, CARD, OPTION)


def tables() -> str:
    """The order of the blocks, and the fields of each."""
    return "\n".join([order(), *[fields(block) for block in BLOCKS]])


def order() -> str:
    sizes = ", ".join(f"{length(seats):,} at {seats} seats" for seats in (2, 3, 4))
    lines = [
        f"Numbers in an observation: {sizes}.\n",
        "| part, at two seats | block | from | numbers |",
        "|---|---|---|---|",
    ]
    lines += [line(part) for part in parts(2) if not part.name.startswith("option")]
    begin = length(2) - OPTIONS * OPTION_SIZE
    lines.append(
        f"| option 0 to {OPTIONS - 1} | Option, Card, Card | {begin} | {OPTIONS} × {OPTION_SIZE} |\n"
    )
    return "\n".join(lines)


def line(part: Part) -> str:
    times = f"{part.times} × " if part.times > 1 else ""
    return f"| {part.name} | {part.block.name} | {part.start} | {times}{part.block.size} |"


def fields(block: Block) -> str:
    lines = [
        f"**{block.name}**, {block.size} numbers\n",
        "| from | field | numbers | meaning |",
        "|---|---|---|---|",
    ]
    for field in block.fields:
        places = f": {', '.join(field.places)}" if field.places else ""
        lines.append(
            f"| {block.offset(field.name)} | {field.name} | {field.size} | {field.meaning}{places} |"
        )
    return "\n".join(lines) + "\n"


def page(text: str) -> str:
    """The page with its tables renewed."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    text = PAGE.read_text(encoding="utf-8")
    if parser.parse_args().check:
        if page(text) != text:
            print(f"{PAGE} is out of date; run make docs.", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
