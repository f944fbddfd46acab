"""A 2PCG card in full, for whoever may look at it: facts, printed powers, how it stands, what it bears."""

from __future__ import annotations

from collections.abc import Sequence

from versus.games.tpcg import text as phrases
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.seen.view import View
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import EQUIPMENT, MAIN_CHARACTER, PLOT_TWIST, SUPPORTING_CHARACTER, TYPE_NAMES
from versus.kernel.english import capitalised, digits
from versus.terminal.reading import UNSEEN, Page, borne_by, card_with_number, owns, printed
from versus.terminal.seen import CardSeen


def page(battle: Battle, view: View, card: CardSeen) -> Page:
    """A card of a view, to be read."""
    definition = printed(battle.definition, card)
    if definition is None:
        return Page("Face down", (UNSEEN,))
    lines = [facts(definition), "", *phrases.face(definition)]
    if definition.facts.filled:
        lines += ["", f"Reconstructed: {', '.join(definition.facts.filled)}."]
    number = card_with_number(battle, card.number)
    if battle.in_row(number):
        lines += ["", f"Now: {phrases.status(battle, number)}."]
    for item in borne_by(view, card):
        equipment = printed(battle.definition, item)
        if equipment is not None:
            lines += ["", f"With {equipment.name}:", *phrases.face(equipment)]
    return Page(definition.name, tuple(lines))


def facts(card: Card) -> str:
    """ "Supporting character · cost 3 · X-Men · ATK 4 · DEF 5 · Health 2"."""
    parts = [capitalised(TYPE_NAMES[card.type])]
    if card.facts.level:
        parts.append(f"Level {card.facts.level}")
    if card.type in (SUPPORTING_CHARACTER, EQUIPMENT):
        parts.append(f"cost {card.cost}")
    if card.facts.teams:
        parts.append(" and ".join(card.facts.teams))
    if card.is_character:
        parts.append(f"ATK {digits(card.atk)} · DEF {digits(card.def_)} · Health {digits(card.health)}")
    return " · ".join([*parts, card.key])


def brief(card: Card) -> str:
    """A card in hand at a glance: what it costs and is."""
    if card.type == SUPPORTING_CHARACTER:
        return f"{card.cost}: {digits(card.atk)}/{digits(card.def_)}"
    if card.type == EQUIPMENT:
        return f"{card.cost}: equip"
    if card.type == MAIN_CHARACTER:
        return "main"
    return "twist" if card.type == PLOT_TWIST else "loc"


def piles(view: View, names: Sequence[str]) -> list[tuple[str, Sequence[CardSeen]]]:
    """What lies open beside the rows."""
    found: list[tuple[str, Sequence[CardSeen]]] = []
    for side in view.sides:
        own = owns(side, names)
        found.append((f"{own} KO pile", side.ko))
        for words, cards in (
            ("Level Up Zone", side.level_up),
            ("out-of-game pile", side.pile),
            ("cards being played", side.playing),
        ):
            if cards:
                found.append((f"{own} {words}", cards))
    if view.removed:
        found.append(("Removed from the game", view.removed))
    return found
