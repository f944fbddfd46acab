"""What a person cannot do with a 2PCG card just now, each with the clause that forbids it and its rule."""

from __future__ import annotations

from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.seen.wishes import wishes
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import RESOURCE
from versus.kernel.types import CardId, Seat
from versus.terminal.reading import Page, wishes_page


def page(battle: Battle, seat: Seat, card: CardId) -> Page:
    """What one might try with a card: what is forbidden first."""
    name = battle.definition[card].name if sees(battle, seat, card) else "This card"
    return wishes_page(name, wishes(battle, seat, card), nothing_to_do(battle, seat, card))


def nothing_to_do(battle: Battle, seat: Seat, card: CardId) -> str:
    if not sees(battle, seat, card):
        return "You may not look at it (2P-ZON-19)."
    if battle.zone(card) == RESOURCE and battle.controller(card) == seat:
        return "Nothing is done with a resource by itself: it counts for recruiting and pays for powers."
    return "There is nothing you could do with it where it is."
