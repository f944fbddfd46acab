"""Where cards are looked for, to choose or to target them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.words import DECK, EQUIPPED, HAND, REMOVED, RESOURCE
from versus.kernel.nodes import Filter, Selector
from versus.kernel.types import CardId, Zone

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Characters(Selector):
    """Characters in the rows of all players (CL-GEN-07)."""

    filter: Filter | None = None

    def candidates(self, game: Contest, frame: Frame) -> list[CardId]:
        return fitting(game, frame, game.all_characters(), self.filter)

    def steady(self) -> bool:
        return self.filter is None or self.filter.steady()


@dataclass(frozen=True)
class Resources(Selector):
    """Cards in resource rows, face up or down (CL-RES-01)."""

    filter: Filter | None = None

    def candidates(self, game: Contest, frame: Frame) -> list[CardId]:
        return fitting(game, frame, in_all_piles(game, RESOURCE), self.filter)


@dataclass(frozen=True)
class Equipment(Selector):
    """Equipment attached to characters (CL-GEN-08)."""

    filter: Filter | None = None

    def candidates(self, game: Contest, frame: Frame) -> list[CardId]:
        return fitting(game, frame, in_all_piles(game, EQUIPPED), self.filter)


@dataclass(frozen=True)
class CardsIn(Selector):
    """Cards of a zone; of your own one, unless `everyone`."""

    zone: Zone
    filter: Filter | None = None
    everyone: bool = False

    def candidates(self, game: Contest, frame: Frame) -> list[CardId]:
        if self.zone == REMOVED:
            # One zone for all (CL-ZON-18): yours there is what you own.
            pool = game.pile(0, REMOVED)
            if not self.everyone:
                pool = [card for card in pool if game.owner[card] == frame.seat]
        else:
            pool = in_all_piles(game, self.zone) if self.everyone else game.pile(frame.seat, self.zone)
        return fitting(game, frame, pool, self.filter)

    def public(self) -> bool:
        return self.filter is None or self.zone not in (HAND, DECK)


@dataclass(frozen=True)
class EffectsOnChain(Selector):
    """The cards whose effects wait on the chain, the newest first."""

    filter: Filter | None = None

    def candidates(self, game: Contest, frame: Frame) -> list[CardId]:
        sources = [link.source for link in reversed(game.chain) if link.source >= 0]
        return fitting(game, frame, list(dict.fromkeys(sources)), self.filter)


def in_all_piles(contest: Contest, zone: Zone) -> list[CardId]:
    """The cards of one zone, from the primary player's on."""
    found: list[CardId] = []
    for seat in contest.from_seat(contest.primary()):
        found += contest.pile(seat, zone)
    return found


def fitting(contest: Contest, frame: Frame, cards: list[CardId], filter: Filter | None) -> list[CardId]:
    if filter is None:
        return cards.copy()
    return [card for card in cards if filter.matches(contest, frame, card)]
