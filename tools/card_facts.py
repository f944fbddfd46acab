"""`python -m tools.card_facts`: write docs/card-facts.md, what we filled in on cards, from the cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from versus.cards.catalogue import house
from versus.games.tpcg.definition import Card

PAGE: Final = Path("docs/card-facts.md")
HEAD: Final = """# What we filled in

Printed by `make docs` from the cards themselves (`Facts.filled`). A card in this table is "reconstructed":
its sources have lost something or contradict each other, and we chose what is likeliest. Whoever holds the
printed card is asked to say what stands on it.

| card | what | what we took, and why |
|---|---|---|
"""
REASONS: Final[dict[tuple[str, str], str]] = {
    (
        "HOX-030",
        "counters",
    ): "Sonic Screech puts four -1/-1 counters: the source has a word that reads as four.",
    (
        "HOX-036",
        "any_turn",
    ): "A Dream Worth Fighting For has no Any Turn symbol: only Combat powers have one.",
    ("HOX-036", "cost"): "A Dream Worth Fighting For costs [Skill], as the sister power of Magneto does.",
    ("HOX-036", "timing"): "A Dream Worth Fighting For is a Main power, as the sister power of Magneto is.",
    ("HOX-038", "cost"): "Weather Witch costs all four symbols: the source lists them without a choice.",
    ("HOX-041", "ranged"): "Blink has [Ranged]: the elder of two sources shows it, the other does not.",
    ("HOX-053", "health"): "Sunfire has Health 1: the elder of two sources says so, the other says 2.",
}
"""Why we took what we took, by card and field."""


def page() -> str:
    return HEAD + "".join(f"{row}\n" for card in house() for row in rows(card))


def rows(card: Card) -> Iterator[str]:
    for field in sorted(card.facts.filled):
        level = f", Level {card.facts.level}" if card.facts.level else ""
        yield f"| {card.key} {card.name}{level} | {field} | {REASONS[card.key, field]} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    if parser.parse_args().check:
        if PAGE.read_text(encoding="utf-8") != page():
            print(f"{PAGE} is out of date; run make docs.", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
