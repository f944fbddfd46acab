"""Which players an instruction, a zone or a number is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.words import ATTACKED
from versus.kernel.choosing import IT
from versus.kernel.events import Event
from versus.kernel.types import NO_EVENT, NOTHING, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

YOU: Final = 0
EACH_ENEMY: Final = 1
EACH_PLAYER: Final = 2
ITS_PLAYER: Final = 3
"""The player spoken of: one of those for whom something is done; else whom the triggering event is about."""
PLAYER_OF_IT: Final = 4
"""Whose side the card spoken of is on; outside of play, its owner."""
ONE_ENEMY: Final = 5
"""Chosen; so the next one."""
ONE_PLAYER: Final = 6
ENEMY_IN_COMBAT: Final = 7
"""The enemy whose characters fight in this combat, or did; nobody outside of one."""
PLAYER_NAMES: Final = (
    "you",
    "each enemy player",
    "each player",
    "that player",
    "its player",
    "an enemy player",
    "a player",
    "the fighting enemy player",
)
POSSESSIVES: Final = (
    "your",
    "an enemy player's",
    "anyone's",
    "that player's",
    "its player's",
    "an enemy player's",
    "anyone's",
    "the fighting enemy player's",
)
"""Whose card it is."""
CHOSEN: Final = (ONE_ENEMY, ONE_PLAYER)
FOUND: Final = (YOU, EACH_ENEMY, EACH_PLAYER, ITS_PLAYER, PLAYER_OF_IT, ENEMY_IN_COMBAT)
"""Those whom nobody need choose."""


def players(game: Battle, frame: Frame, whose: int) -> list[Seat]:
    """The players meant, in turn order; where one is chosen, those who could be."""
    if whose == YOU:
        return [frame.seat]
    if whose in (EACH_ENEMY, ONE_ENEMY):
        return game.opponents(frame.seat)
    if whose == ITS_PLAYER:
        return [frame.event.seat] if frame.event is not None and frame.event.seat != NOTHING else []
    if whose == PLAYER_OF_IT:
        seats = [game.controller(card) for card in IT.found(game, frame)]
        return [seat for seat in game.from_seat(frame.seat) if seat in seats]
    if whose == ENEMY_IN_COMBAT:
        return [seat for seat in fighting_players(game) if game.enemies(frame.seat, seat)]
    return list(game.from_seat(frame.seat))


def fighting_players(game: Battle) -> list[Seat]:
    """Who attacks in this combat, and who was attacked in it."""
    if game.combat is None:
        return []
    for event in reversed(game.history):
        if event.kind == ATTACKED:
            return [seat for seat in (game.combat.seat, event.seat) if game.alive[seat]]
    return [game.combat.seat]


def speaking_of(frame: Frame, seat: Seat, they: bool) -> Frame:
    """The same frame with "that player" settled; with `they`, seen by that player."""
    about = frame.event.copy() if frame.event is not None else Event(NO_EVENT)
    about.seat = seat
    twin = frame.copy()
    twin.event = about
    if they:
        twin.seat = seat
    return twin
