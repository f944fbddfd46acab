"""Where cards are looked for: rows, zones, resource rows, cards spoken of before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.language.players import EACH_ENEMY, EACH_PLAYER, YOU, players
from versus.games.tpcg.words import (
    COMBAT,
    DECK,
    EQUIPPED,
    FRONT,
    HAND,
    LOCATION,
    PLOT_TWIST,
    REMOVED,
    RESOURCE,
    TO_BE_CHOSEN,
    UP,
)
from versus.kernel.nodes import Filter, Selector
from versus.kernel.types import CardId, Zone

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Characters(Selector):
    """Characters in play that fit.

    A Combat plot twist reaches only characters in that combat (2P-PLT-08) unless `anywhere`.
    """

    filter: Filter
    anywhere: bool = False

    def candidates(self, battle: Battle, frame: Frame) -> list[CardId]:
        found = [
            card
            for card in battle.all_characters()
            if self.filter.matches(battle, frame, card)
            and not battle.forbidden(TO_BE_CHOSEN, card, frame.source)
        ]
        if not self.anywhere and battle.combat is not None and frame.source >= 0:
            printed = battle.definition[frame.source]
            if printed.type == PLOT_TWIST and printed.timing & COMBAT:
                found = [card for card in found if battle.combat.involves(card)]
        return found


@dataclass(frozen=True)
class CardsInPlay(Selector):
    """Cards of any type in play that fit: in all three rows, and equipment (2P-GEN-29)."""

    filter: Filter

    def candidates(self, battle: Battle, frame: Frame) -> list[CardId]:
        return [
            card
            for seat in battle.from_seat(battle.active)
            for card in battle.side(seat)
            if self.filter.matches(battle, frame, card)
            and not battle.forbidden(TO_BE_CHOSEN, card, frame.source)
        ]


@dataclass(frozen=True)
class CardsIn(Selector):
    """Cards of a zone that fit: your own one, or those of other players."""

    zone: Zone
    filter: Filter | None = None
    whose: int = YOU

    def candidates(self, battle: Battle, frame: Frame) -> list[CardId]:
        if self.zone == REMOVED:
            pool = battle.pile(0, REMOVED)
        elif self.whose == YOU:
            pool = battle.pile(frame.seat, self.zone)
        else:
            seats = players(battle, frame, self.whose)
            pool = [card for seat in seats for card in battle.pile(seat, self.zone)]
        return [card for card in pool if self.filter is None or self.filter.matches(battle, frame, card)]

    def public(self) -> bool:
        return self.filter is None or self.zone not in (HAND, DECK, RESOURCE)

    def steady(self) -> bool:
        """Which cards lie in a row is a matter of the table; what else there is to know of them, perhaps."""
        at_the_table = FRONT <= self.zone <= EQUIPPED and self.whose in (YOU, EACH_ENEMY, EACH_PLAYER)
        return at_the_table and (self.filter is None or self.filter.steady())


@dataclass(frozen=True)
class AmongThem(Selector):
    """Cards that fit among those this effect has just found, such as a hand that was looked at."""

    filter: Filter | None = None

    def candidates(self, battle: Battle, frame: Frame) -> list[CardId]:
        found = battle.bound(frame, -1)
        return [card for card in found if self.filter is None or self.filter.matches(battle, frame, card)]

    def public(self) -> bool:
        return False


@dataclass(frozen=True)
class LocationsInPlay(Selector):
    """Face-up locations in resource rows; a face-down card there is no location (2P-LOC-11)."""

    filter: Filter | None = None

    def candidates(self, battle: Battle, frame: Frame) -> list[CardId]:
        return [
            card
            for seat in battle.from_seat(battle.active)
            for card in battle.pile(seat, RESOURCE)
            if battle.face[card] == UP
            and battle.definition[card].type == LOCATION
            and (self.filter is None or self.filter.matches(battle, frame, card))
        ]

    def steady(self) -> bool:
        return self.filter is None or self.filter.steady()
