"""Who may look at which card. Views, questions and events all ask here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.language.changes import LiesOpen
from versus.games.tpcg.words import DECK, DOWN, HAND, NOWHERE, RESOURCE
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def lies_open(battle: Battle, card: CardId) -> bool:
    """Whether something says that a hand is played revealed."""
    for modifier in battle.modifiers:
        if isinstance(modifier.change, LiesOpen) and not modifier.sleeps():
            if battle.reaches(modifier, battle.lens(modifier.seat, modifier.source), card):
                return True
    return False


def sees(battle: Battle, seat: Seat | None, card: CardId) -> bool:
    """Hands and face-down resources are their player's alone (2P-ZON-19); decks are nobody's.

    Stunned and hidden characters may be looked at by all (2P-ZON-22, OP-21). `known` adds what a seat
    was shown. A spectator, seat None, sees what everybody sees.
    """
    zone = battle.zone(card)
    everyone = (1 << battle.seats) - 1
    if seat is None:
        if battle.known[card] == everyone:
            return True
    elif battle.known[card] >> seat & 1:
        return True
    if zone in (DECK, NOWHERE):
        return False
    if zone == HAND:
        return seat == battle.controller(card) or lies_open(battle, card)
    if zone == RESOURCE and battle.face[card] == DOWN:
        return seat == battle.controller(card)
    return True
