"""Where cards are looked for, to choose or to target them; and which effects on the chain are meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from versus.games.classic.language.effects.players import EACH_PLAYER, players
from versus.games.classic.words import DECK, EQUIPPED, HAND, REMOVED, RESOURCE, REVEALED
from versus.kernel.events import Event
from versus.kernel.nodes import Filter, Node, Selector
from versus.kernel.types import CardId, Zone

if TYPE_CHECKING:
    from versus.games.classic.flow.chain import Link
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
class EffectsOnChain(Node):
    """Effects that wait on the chain; they are no cards, and only effects about effects speak of them.

    `filter` is about the source, which was shown as the effect was played, wherever it is now (CL-PRI-09).
    """

    filter: Filter | None = None
    whose: int = EACH_PLAYER

    def links(self, game: Contest, frame: Frame) -> list[Link]:
        """Those that fit, the newest first."""
        return [link for link in reversed(game.chain) if self.fits(game, frame, link)]

    def fits(self, game: Contest, frame: Frame, link: Link) -> bool:
        if self.whose != EACH_PLAYER and link.seat not in players(game, frame, self.whose):
            return False
        if self.filter is None:
            return True
        shown = frame.copy()
        shown.event = Event(REVEALED, link.source)
        return link.source >= 0 and self.filter.matches(game, shown, link.source)


Targetable: TypeAlias = Selector | EffectsOnChain
"""What a target may be: one of some cards, or one of the effects that wait."""


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
