"""What a person cannot do with a card just now, each with the clause that forbids it and its rule."""

from __future__ import annotations

from versus.games.tpcg.battle import Battle
from versus.games.tpcg.sight import sees
from versus.games.tpcg.wishes import wishes
from versus.games.tpcg.words import RESOURCE
from versus.kernel.types import CardId, Seat
from versus.terminal.reading import Page


def page(battle: Battle, seat: Seat, card: CardId) -> Page:
    """The same, to be read: what is forbidden first."""
    found = wishes(battle, seat, card)
    name = battle.definition[card].name if sees(battle, seat, card) else "This card"
    if not found:
        return Page(name, (nothing_to_do(battle, seat, card),))
    forbidden = [wish.line() for wish in found if wish.refusal is not None]
    allowed = [wish.line() for wish in found if wish.refusal is None]
    lines: list[str] = []
    if forbidden:
        lines += ["You cannot now:", *forbidden]
    if allowed:
        lines += ["You can now:", *allowed]
    return Page(name, tuple(lines))


def nothing_to_do(battle: Battle, seat: Seat, card: CardId) -> str:
    if not sees(battle, seat, card):
        return "You may not look at it (2P-ZON-19)."
    if battle.zone(card) == RESOURCE and battle.controller(card) == seat:
        return "Nothing is done with a resource by itself: it counts for recruiting and pays for powers."
    return "There is nothing you could do with it where it is."
