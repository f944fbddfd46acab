"""Something to read on a page of its own: a card in full, why not, piles, what is under way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from versus.kernel.definition import Definition
from versus.kernel.english import capitalised, digits, listed
from versus.kernel.game import Game
from versus.kernel.naming import YOU
from versus.kernel.picture import lasting_words
from versus.kernel.plug import Plug
from versus.kernel.provenance import SIGNS
from versus.kernel.refusal import Wish
from versus.kernel.sheet import CardSheet
from versus.kernel.types import CardId
from versus.kernel.views import BESIDE, STACK, CardView, SideView, View

UNSEEN: Final = "A card whose face you may not see."
SHORT_TYPES: Final = {
    "plot twist": "twist",
    "location": "loc",
    "equipment": "equip",
    "main character": "main",
}
_, INFERRED, FILLED = SIGNS
PRICES: Final = ("cost", "threshold")
"""What the number in the corner of a card may be called."""
CAPITALS: Final = {"atk": "ATK", "def": "DEF", "health": "Health"}

Piles = list[tuple[str, Sequence[CardView]]]


@dataclass(frozen=True)
class Page:
    """A heading and the lines under it."""

    title: str
    lines: tuple[str, ...]


# A card


def page(game: Game, plug: Plug, view: View, names: Sequence[str], card: CardView) -> Page:
    """A card of a view: facts, printed text, keywords, how it stands, what lasts on it, what it bears."""
    definition = printed(game.definition, card)
    if definition is None:
        return Page("Face down", (UNSEEN,))
    sheet = plug.words.sheet(definition)
    lines = [facts(sheet), "", *sheet.text]
    lines += [line for note in unsourced(sheet) for line in ("", note)]
    lines += explained((*sheet.keywords, *card.keywords, *sheet.mentions), plug.words.keywords())
    if card.numbers or card.exhausted or card.marks:
        lines += ["", f"Now: {status(card)}."]
    lines += lasting_lines(card, names)
    for item in borne_by(view, card):
        equipment = printed(game.definition, item)
        if equipment is not None:
            borne = plug.words.sheet(equipment)
            lines += ["", f"With {equipment.name}:", *borne.text]
            lines += explained((*borne.keywords, *borne.mentions), plug.words.keywords())
            lines += lasting_lines(item, names)
    return Page(definition.name, tuple(lines))


def lasting_lines(card: CardView, names: Sequence[str]) -> list[str]:
    """What lasts on a card, each with its source and its end."""
    return [capitalised(lasting_words(lasting, names)) + "." for lasting in card.lasting]


def facts(sheet: CardSheet) -> str:
    """ "Character · Fire Starter · cost 3 · B.P.R.D.~ · ATK 5* · DEF 4* · HEL-010": signs as in `sign`."""
    numbers = dict(sheet.numbers)
    parts = [("type", capitalised(sheet.type)), *[("version", version) for version in sheet.versions]]
    if "level" in numbers:
        parts.append(("level", f"Level {numbers.pop('level')}"))
    for price in PRICES:
        if price in numbers:
            parts.append((price, f"{price} {digits(numbers.pop(price))}"))
    if sheet.teams:
        parts.append(("team", " and ".join(sheet.teams)))
    parts += [(name, f"{CAPITALS.get(name, name)} {digits(number)}") for name, number in numbers.items()]
    parts.append(("number", sheet.key))
    return " · ".join([f"{words}{sign(sheet, field)}" for field, words in parts])


def sign(sheet: CardSheet, *fields: str) -> str:
    """The mark of what stands in no source, of the least certain of these fields."""
    if any(field in sheet.filled for field in fields):
        return FILLED
    return INFERRED if any(field in sheet.inferred for field in fields) else ""


def unsourced(sheet: CardSheet) -> list[str]:
    """Which fields stand in no source."""
    found = [f"Reconstructed ({FILLED}): {modelled(sheet)}."] if sheet.filled else []
    return found + ([f"Inferred ({INFERRED}): {listed(sheet.inferred)}."] if sheet.inferred else [])


def modelled(sheet: CardSheet) -> str:
    """ "atk, def and health after LEG-042, power 1": what we filled in, and the cards it is modelled on."""
    by_model: dict[str, list[str]] = {}
    for field in sheet.filled:
        by_model.setdefault(sheet.models.get(field, ""), []).append(field)
    return "; ".join(f"{listed(found)}{model and f' after {model}'}" for model, found in by_model.items())


def explained(keywords: Iterable[str], definitions: Mapping[str, str]) -> list[str]:
    """What each keyword means, once."""
    known = [word for word in dict.fromkeys(keywords) if word in definitions]
    return ["", *[f"{word}: {definitions[word]}" for word in known]] if known else []


def status(card: CardView) -> str:
    """ "4/5, face up, exhausted, frozen, 2 +1/+1"."""
    numbers = dict(card.numbers)
    parts = []
    if "atk" in numbers and "def" in numbers:
        parts.append(f"{digits(numbers.pop('atk'))}/{digits(numbers.pop('def'))}")
    parts += [f"{name} {digits(number)}" for name, number in numbers.items()]
    parts.append(card.face)
    if card.exhausted:
        parts.append("exhausted")
    parts += card.marks
    parts += [f"{number} {kind}" for kind, number in card.counters.items()]
    return ", ".join(parts)


def brief(sheet: CardSheet) -> str:
    """A card in hand at a glance, what it costs and is: "3: 5/4*"."""
    numbers = sheet.numbers
    kind = SHORT_TYPES.get(sheet.type, sheet.type)
    if "level" in numbers:
        return kind
    if "atk" in numbers:
        kind = f"{digits(numbers['atk'])}/{digits(numbers.get('def', 0))}{sign(sheet, 'atk', 'def')}"
    price = next((name for name in PRICES if name in numbers), None)
    return kind if price is None else f"{digits(numbers[price])}{sign(sheet, price)}: {kind}"


def printed(definitions: Iterable[Definition], card: CardView) -> Definition | None:
    """What is printed on a card of a view, if the viewer knows which one it is."""
    if card.key is None:
        return None
    return next(definition for definition in definitions if definition.key == card.key)


def card_with_number(game: Game, number: int) -> CardId:
    """The card that a view calls by a number."""
    return game.stamp.index(number)


def borne_by(view: View, card: CardView) -> list[CardView]:
    """The equipment on a character."""
    return [
        item
        for side in view.sides
        for pile in side.piles
        for item in pile.cards
        if item.bearer == card.number
    ]


# Why not


def wishes_page(title: str, found: Sequence[Wish], otherwise: str) -> Page:
    """What is forbidden first, then what is allowed; where there is nothing of either, a word on that."""
    forbidden = [wish.line() for wish in found if wish.refusal is not None]
    allowed = [wish.line() for wish in found if wish.refusal is None]
    lines: list[str] = []
    if forbidden:
        lines += ["You cannot now:", *forbidden]
    if allowed:
        lines += ["You can now:", *allowed]
    return Page(title, tuple(lines or [otherwise]))


# Piles


def piles(view: View, names: Sequence[str]) -> Piles:
    """What lies open beside the rows; the first pile of each side is named though it is empty."""
    found: Piles = []
    for side in view.sides:
        stacks = [pile for pile in side.piles if pile.kind in (STACK, BESIDE)]
        for place, pile in enumerate(stacks):
            if pile.cards or place == 0:
                found.append((f"{owns(side, names)} {pile.name}", pile.cards))
    return found + [(capitalised(pile.name), pile.cards) for pile in view.piles if pile.cards]


def owns(side: SideView, names: Sequence[str]) -> str:
    """ "Your" or "Ben's", at the beginning of a heading."""
    return "Your" if names[side.seat] == YOU else f"{names[side.seat]}'s"


# What is under way


def waiting_page(game: Game, plug: Plug, names: Sequence[str]) -> Page | None:
    """The fight and what waits to resolve in full, with what is printed on the cards it comes from."""
    lines = plug.words.under_way(game, names)
    if not lines:
        return None
    for card in dict.fromkeys(card for card in plug.waiting(game) if card >= 0):
        sheet = plug.words.sheet(game.definition[card])
        lines += ["", f"{sheet.name} · {facts(sheet)}", *sheet.text]
    return Page("What is under way", tuple(lines))
