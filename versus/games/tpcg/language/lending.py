"""Powers of other cards that a character has, for a time or as long as something holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.games.tpcg.printed.keywords import BY_NAME, KEYWORDS
from versus.games.tpcg.table.altering import AsWritten, StatChange, Stats
from versus.games.tpcg.table.stats import keywords, powerless
from versus.kernel.choosing import EventCard, Who
from versus.kernel.frames import Frame
from versus.kernel.nodes import Aura, Change, Node, Replacement, Trigger
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


@dataclass(frozen=True)
class HasPowers(AsWritten):
    """It has powers that another card had, with all that they do, as if they were its own."""

    powers: tuple[Node, ...]
    keywords: int = field(default=0, metadata=BY_NAME)

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.keywords |= self.keywords
        stats.lent = (*stats.lent, *self.powers)

    def listens(self) -> int:
        found = KEYWORDS.listens(self.keywords)
        for power in self.powers:
            if isinstance(power, Trigger):
                found |= 1 << power.on
        return found


@dataclass(frozen=True)
class HasPowersOf(StatChange):
    """It has all powers of certain cards: of a character what that has now, of another card what is printed.

    For a time, they are those that the cards had as it began (2P-MOD-11). With `keyword_powers`, it has only
    what is printed on them and no Super Power.
    """

    who: Who
    keyword_powers: bool = False

    def fixed(self, game: Battle, frame: Frame) -> Change:
        if isinstance(self.who, EventCard):
            return self.of_event(frame)
        bits, powers = 0, []
        for card in self.who.found(game, frame) or []:
            bits |= self.keywords_of(game, card)
            powers += self.powers_of(game, card)
        return HasPowers(tuple(powers), bits)

    def keywords_of(self, battle: Battle, card: CardId) -> int:
        return battle.definition[card].keywords if self.keyword_powers else keywords_lent(battle, card)

    def powers_of(self, battle: Battle, card: CardId) -> list[Node]:
        if not self.keyword_powers:
            return powers_lent(battle, card)
        return [
            power
            for power in printed_powers(battle.definition[card])
            if not isinstance(power, SuperPower) or power.keyword
        ]

    def of_event(self, frame: Frame) -> Change:
        """The card that something happened to lends what is printed on it, wherever it is by now."""
        event = frame.event
        if event is None or not isinstance(event.definition, Card):
            return HasPowers(())
        return HasPowers(tuple(printed_powers(event.definition)), event.definition.keywords)

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        for other in self.who.found(battle, lens) or []:
            if other != card:
                stats.keywords |= self.keywords_of(battle, other)
                stats.lent = (*stats.lent, *self.powers_of(battle, other))

    def steady(self) -> bool:
        return self.who.steady()


def keywords_lent(battle: Battle, card: CardId) -> int:
    return keywords(battle, card) if battle.in_row(card) else battle.definition[card].keywords


def powers_lent(battle: Battle, card: CardId) -> list[Node]:
    """What one card lends to another: nothing, if it has lost its powers."""
    if battle.in_row(card) and powerless(battle, card):
        return []
    return printed_powers(battle.definition[card])


def printed_powers(printed: Card) -> list[Node]:
    """All but Level Up, what makes a card cheaper, and how it arrives."""
    return [
        power
        for power in printed.powers.printed
        if isinstance(power, (SuperPower, Trigger, Aura, Replacement)) and not is_level_up(printed, power)
    ]


def is_level_up(printed: Card, power: Node) -> bool:
    from versus.games.tpcg.language.level_up import gains_xp

    return gains_xp(printed, power)
