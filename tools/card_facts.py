"""`python -m tools.card_facts`: write docs/card-facts.md, what we filled in on cards, from the cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from versus.cards.catalogue import house
from versus.games.classic.printed.definition import Card as ClassicCard
from versus.games.classic.printed.origin import fields
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.printed.origin import fields as tpcg_fields
from versus.kernel.provenance import INFERRED, RECONSTRUCTED, SOURCE, origin

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
        "AEW-016",
        "ranged",
    ): "Danhausen has [Ranged]: of two sources one shows it on him, the other beside him.",
    ("AEW-063", "cost"): "AEW World Championship Belt costs 0: one source says so, the other says 1.",
    ("AEW-066", "cost"): "Baseball Bat costs 0: the one source that has the card says so.",
    (
        "HOX-030",
        "power 2 effect",
    ): "Sonic Screech puts four -1/-1 counters: the source has a word that reads as four.",
    (
        "HOX-036",
        "power 2 any turn",
    ): "A Dream Worth Fighting For has no Any Turn symbol: only Combat powers have one.",
    (
        "HOX-036",
        "power 2 cost",
    ): "A Dream Worth Fighting For costs [Skill], as Magneto's sister power does.",
    (
        "HOX-036",
        "power 2 timing",
    ): "A Dream Worth Fighting For is a Main power, as Magneto's sister power is.",
    (
        "HOX-038",
        "power 1 cost",
    ): "Weather Witch costs all four symbols: the source offers no choice.",
    ("HOX-041", "icons"): "Blink has [Ranged]: the elder of two sources shows it, the other does not.",
    ("HOX-053", "health"): "Sunfire has Health 1: the elder of two sources says so, the other says 2.",
    ("AEW-037", "power 2 any turn"): "Jaded has no Any Turn symbol: only Combat powers have one.",
    (
        "AEW-037",
        "power 2 timing",
    ): "Jaded is a Main power: it looks back at combats of this turn.",
    (
        "AEW-043",
        "cost",
    ): "Nyla Rose costs 1: both lists say so; an example of the rulebook, which does not show her, says 2.",
}
"""Why we took what we took, by card and field."""

DHK: Final = "DHK"
DHK_HEAD: Final = """
## Defenders of Hell's Kitchen

No list of this set was found. The rulebook names 69 of its 70 cards and prints no number of theirs but two
costs and one Level Up number; a community page adds numbers of cards and a few powers. What a **source**
states is shown plainly; what is **inferred** from the rulebook's deck lists, from the numbers of other
boxes and from examples has the sign `~`, what we **reconstructed** the sign `*`. In the cards each value is
written with its origin beside it, `ours(3, "LEG-042")`, so that a printed value that turns up is one change
in one line.

Reconstructed numbers and powers are those of an earlier printed card of the same character, named in the
last column. Where the cost differs, ATK and DEF are set to the curve (4, 7, 9, 10, 12, 15 and 18 together
for costs 1 to 7; 3, 4, 6, 9, 10, 15 and 18 with more than one Health), with the difference between them as
on that card; without such a card the curve alone. What a power is not told of costs one symbol. Moon
Knight's pact calls him back at three wounds: when it does so no source tells.

| card | a source states | inferred | reconstructed | after |
|---|---|---|---|---|
"""
CLASSIC_HEAD: Final = """
## Hellboy, for the classic game

No list of this set was ever found: the rulebook and a few articles name 22 of its 55 cards, and none of
them with everything that is printed on it. Each field has an origin. What a **source** states is shown
plainly; what is **inferred** from sources has the sign `~`, what we **reconstructed** the sign `*`, in play,
in deck lists and on faces. A source that turns up takes the place of our value, never the other way round.

Reconstructed numbers follow the curve that sourced cards suggest: 1/1, 3/2, 5/4, 7/7, 9/9, 12/12, 15/15 and
18/18 for costs 1 to 8; what has range or strong text is a little smaller. Powers without a quoted wording say
in our words what an article or the rulebook tells of them. The two decks are reconstructed too.

| card | a source states | inferred | reconstructed | why |
|---|---|---|---|---|
"""
NOTES: Final = {
    "HEL-001": "Cost: the cheapest beside Sidney Leach and Liz Sherman in the rulebook's picture of turn 3.",
    "HEL-002": "Cost: its 3/2 lies between the sourced numbers of cost 1 and cost 3.",
    "HEL-003": "Power: the preview speaks of hate for cheap characters, at once, once she is in play.",
    "HEL-004": "Cost: as much as his power takes. Power: as an answer in the rulebook tells it.",
    "HEL-005": "Numbers: the curve.",
    "HEL-006": "Numbers: the curve, less 1 DEF for her range. Cost: any but 3, which her other version has.",
    "HEL-007": "Cost: stands beside a character of cost 5. Team: fights together with Abe Sapien.",
    "HEL-008": "Cost: another than Anung Un Rama's.",
    "HEL-009": "Cost: the least that something useful costs.",
    "HEL-010": "Type: works face up in the resource row, and is never said to be played.",
    "HEL-011": "Version: a crowd, and only Armies are not unique.",
    "HEL-012": "Cost: 3/2 as Sidney Leach.",
    "HEL-013": "Version: the rulebook has one player control two. Numbers: below the curve, for its power.",
    "HEL-014": "Team: stands in the formation that faces the B.P.R.D.",
    "HEL-015": "Numbers: the curve of cost 3, less 1 for being an Army.",
    "HEL-016": "Team: used by the player of Project Ragna Rok against the B.P.R.D.",
    "HEL-017": "Numbers: the curve.",
    "HEL-018": "Power: a review has this side bring characters back from the KO'd pile.",
    "HEL-019": "Numbers: a beefier character of cost 7 stuns him. Powers: as the last preview tells them.",
    "HEL-020": "Reservist: a review has dear characters of this side come out of the resource row.",
    "HEL-021": "Power 1: previews tell of a win with the fourth counter, before endurance is compared.",
    "HEL-022": "Power: the rulebook has it KO a stunned Roger; what it costs is ours.",
    "HEL-101": "A card of our own: flight for a turn.",
    "HEL-102": "A card of our own: strength for an attacker.",
    "HEL-103": "A card of our own: strength for a defender.",
    "HEL-104": "A card of our own: a search.",
    "HEL-105": "A card of our own: a location to activate.",
    "HEL-106": "A card of our own: plain equipment.",
}
"""Why a classic card has what no source states, by card."""


def page() -> str:
    sets = house("2pcg").sets
    tpcg = "".join(
        f"{row}\n"
        for code, found in sets.items()
        if code != DHK
        for card in found.cards
        for row in rows(card)
    )
    unseen = "".join(f"{unseen_row(card)}\n" for card in sets[DHK].cards)
    classic = "".join(f"{classic_row(card)}\n" for card in house("classic"))
    return HEAD + tpcg + DHK_HEAD + unseen + CLASSIC_HEAD + classic


def unseen_row(card: Card) -> str:
    """A card of which no list was found, with its fields by origin, and the cards it is modelled on."""
    facts = card.facts
    stated = [field for field in tpcg_fields(card) if origin(card, field) == SOURCE and is_told(field)]
    models = ", ".join(dict.fromkeys(model for _, model in facts.models)) or "–"
    level = f", Level {facts.level}" if facts.level else ""
    parts = [", ".join(found) or "–" for found in (stated, facts.inferred, facts.filled)]
    return f"| {card.key} {card.name}{level} | {' | '.join(parts)} | {models} |"


def is_told(field: str) -> bool:
    """Whether a field says something of a card; that it has no timing of its own, say, does not."""
    return field not in ("type", "deck", "icons", "keywords", "any turn", "text")


def classic_row(card: ClassicCard) -> str:
    """A classic card with its fields by origin."""
    by_origin = [
        ", ".join(field for field in fields(card) if origin(card, field) == which) or "–"
        for which in (SOURCE, INFERRED, RECONSTRUCTED)
    ]
    version = "".join(f", {version}" for version in card.facts.versions)
    return f"| {card.key} {card.name}{version} | {' | '.join(by_origin)} | {NOTES[card.key]} |"


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
