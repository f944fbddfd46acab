"""Cards that are never in play: once in force, their powers hold for the rest of the game (2P-MOD4-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.words import BESIDE, IN_FORCE, OUTSIDE_PLAY, PILE
from versus.kernel.events import Event
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Aura, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def can_be_chosen(battle: Battle, card: CardId) -> bool:
    """Whether a card waits in a pile outside the game to be put into force."""
    return battle.zone(card) == PILE and battle.definition[card].type in OUTSIDE_PLAY


def choose(battle: Battle, card: CardId) -> None:
    """Lay a card of a player's pile beside the game, for all to see, and let its powers hold."""
    seat = battle.controller(card)
    battle.put(card, seat, BESIDE)
    put_into_force(battle, card, seat)


def put_into_force(battle: Battle, card: CardId, seat: Seat) -> None:
    """Let the powers of a card hold from now on: a player's, or with NOTHING those of everybody.

    They are changes that last like any other (2P-MOD-25). So whoever is face down or loses powers is without
    what they give (2P-MOD4-22), and whatever becomes of the card they stay.
    """
    battle.happens(Event(IN_FORCE, card, seat))
    for power in battle.definition[card].powers.printed:
        if isinstance(power, Aura):
            for change in power.changes:
                battle.modify(change, NOTHING, seat, card, FOREVER, scope=power.affects)
        elif isinstance(power, Trigger):
            battle.modify(Watches(power), NOTHING, seat, card, FOREVER)
