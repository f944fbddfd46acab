"""What happened on earlier turns, as far as a card of the match asks for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.table.altering import Recalling
from versus.kernel.types import CardId, EventKind, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class SinceYourTurn(Recalling):
    """Something has happened to it since the end of your last turn, this turn included."""

    kind: EventKind

    def recalls(self) -> EventKind:
        return self.kind

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        stamp = battle.stamp[card]
        for event in battle.history:
            if event.kind == self.kind and event.card == card and event.stamp == stamp:
                return True
        for kind, other, of_object, ended in battle.lately:
            if kind == self.kind and other == card and of_object == stamp and not ended >> frame.seat & 1:
                return True
        return False


def remember(battle: Battle, seat: Seat) -> None:
    """A player's turn is over: note of it what somebody may ask for later, and forget what nobody can."""
    noted = [
        (event.kind, event.card, event.stamp, 0)
        for event in battle.history
        if event.card >= 0 and battle.recalled >> event.kind & 1
    ]
    everybody = sum(1 << other for other in battle.from_seat(seat))
    battle.lately = [
        (kind, card, stamp, ended | 1 << seat)
        for kind, card, stamp, ended in battle.lately + noted
        if (ended | 1 << seat) & everybody != everybody
    ]
