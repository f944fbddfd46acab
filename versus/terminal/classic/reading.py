"""A classic card in full, for whoever may look at it: facts, printed text, how it stands, what it bears."""

from __future__ import annotations

from collections.abc import Sequence

from versus.games.classic import text as phrases
from versus.games.classic.printed.definition import Card
from versus.games.classic.printed.origin import sign
from versus.games.classic.seen.sight import sees
from versus.games.classic.seen.view import View
from versus.games.classic.seen.wishes import wishes
from versus.games.classic.table.contest import Contest
from versus.games.classic.words import CHARACTER, EQUIPMENT, PLOT_TWIST, RESOURCE, TYPE_NAMES
from versus.kernel.english import capitalised, digits
from versus.kernel.types import CardId, Seat
from versus.terminal.reading import UNSEEN, Page, borne_by, card_with_number, owns, printed, wishes_page
from versus.terminal.seen import CardSeen


def page(contest: Contest, view: View, card: CardSeen) -> Page:
    """A card of a view, to be read."""
    definition = printed(contest.definition, card)
    if definition is None:
        return Page("Face down", (UNSEEN,))
    lines = [facts(definition), *[line for text in phrases.face(definition) for line in ("", text)]]
    for words, fields in (
        ("Reconstructed (*)", definition.facts.filled),
        ("Inferred (~)", definition.facts.inferred),
    ):
        if fields:
            lines += ["", f"{words}: {', '.join(fields)}."]
    number = card_with_number(contest, card.number)
    if contest.in_row(number):
        lines += ["", f"Now: {phrases.status(contest, number)}."]
    for item in borne_by(view, card):
        equipment = printed(contest.definition, item)
        if equipment is not None:
            lines += ["", f"With {equipment.name}:", *phrases.face(equipment)]
    return Page(definition.name, tuple(lines))


def facts(card: Card) -> str:
    """ "Character · Fire Starter · cost 3 · B.P.R.D. · ATK 5* · DEF 4* · HEL-010": signs as in `origin`."""
    cost = cost_field(card)
    parts = [
        ("type", capitalised(TYPE_NAMES[card.type])),
        *[("version", version) for version in card.facts.versions],
        (cost, f"{cost} {card.facts.cost}"),
    ]
    if card.facts.teams:
        parts.append(("team", " and ".join(card.facts.teams)))
    if card.type == CHARACTER:
        parts += [("atk", f"ATK {digits(card.facts.atk)}"), ("def", f"DEF {digits(card.facts.def_)}")]
    return " · ".join([*[f"{text}{sign(card, field)}" for field, text in parts], card.key])


def cost_field(card: Card) -> str:
    """What the number in the corner is called (CL-GEN-17)."""
    return "cost" if card.type in (CHARACTER, EQUIPMENT) else "threshold"


def brief(card: Card) -> str:
    """A card in hand at a glance: what it costs and is."""
    cost = f"{card.facts.cost}{sign(card, cost_field(card))}"
    if card.type == CHARACTER:
        numbers = f"{digits(card.facts.atk)}/{digits(card.facts.def_)}"
        return f"{cost}: {numbers}{sign(card, 'atk', 'def')}"
    if card.type == EQUIPMENT:
        return f"{cost}: equip"
    return f"{cost}: {'twist' if card.type == PLOT_TWIST else 'loc'}"


def piles(view: View, names: Sequence[str]) -> list[tuple[str, Sequence[CardSeen]]]:
    """What lies open beside the rows."""
    found: list[tuple[str, Sequence[CardSeen]]] = [
        (f"{owns(side, names)} KO'd pile", side.ko) for side in view.sides
    ]
    if view.removed:
        found.append(("Removed from the game", view.removed))
    return found


def refusals(contest: Contest, seat: Seat, card: CardId) -> Page:
    """What one might try with a card: what is forbidden first."""
    name = contest.definition[card].name if sees(contest, seat, card) else "This card"
    return wishes_page(name, wishes(contest, seat, card), nothing_to_do(contest, seat, card))


def nothing_to_do(contest: Contest, seat: Seat, card: CardId) -> str:
    if not sees(contest, seat, card):
        return "You may not look at it (CL-ZON-25)."
    if contest.zone(card) == RESOURCE and contest.controller(card) == seat:
        return "Nothing is done with it here: each resource is worth one resource point a turn."
    return "There is nothing you could do with it where it is."
