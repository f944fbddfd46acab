"""What alters characters: changes to their stats, how far each reaches, and which cards hold them ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.games.tpcg.words import SUPER_STRENGTH
from versus.kernel.frames import Frame
from versus.kernel.nodes import Change, Filter, Node
from versus.kernel.types import Act, CardId, EventKind, Stamp, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.printed.definition import Card
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.nodes import Aura


@mypyc_attr(acyclic=True)
class Stats:
    """What a card currently is; filled in by `stats_of`, change after change."""

    __slots__ = (
        "again",
        "atk",
        "barred",
        "base_atk",
        "base_def",
        "cost",
        "defense",
        "health",
        "keywordless",
        "keywords",
        "lent",
        "powerless",
        "strength",
        "superless",
        "teams",
    )

    def __init__(self, battle: Battle, card: CardId) -> None:
        printed = battle.definition[card]
        self.atk = printed.atk
        self.defense = printed.defense
        self.base_atk = printed.atk
        self.base_def = printed.defense
        self.health = printed.health
        self.keywords = printed.keywords
        self.strength = printed.facts.keywords.count(SUPER_STRENGTH)
        self.teams = printed.team_bits
        self.cost = printed.cost
        self.powerless = False
        self.keywordless = False
        """Whether its printed powers are off, but for Super Powers and Level Up (2P-PWR-47)."""
        self.superless = False
        """Whether it has no Super Powers, printed or given."""
        self.barred = 0
        """Keyword powers that it cannot have, whatever gives them (2P-GEN-02)."""
        self.again: tuple[int, ...] = ()
        """Further instances of keyword powers that it has already, each of which works by itself."""
        self.lent: tuple[Node, ...] = ()
        """Powers of other cards that it has besides its own."""

    def hold(self) -> None:
        """A number that is infinite, more or less, stays so (OP-32)."""
        self.atk = clamp(self.atk)
        self.defense = clamp(self.defense)
        self.health = clamp(self.health)

    def equals(self, other: Stats) -> bool:
        return (
            self.atk == other.atk
            and self.defense == other.defense
            and self.health == other.health
            and self.keywords == other.keywords
            and self.teams == other.teams
            and self.powerless == other.powerless
            and self.keywordless == other.keywordless
            and self.superless == other.superless
            and self.cost == other.cost
            and self.strength == other.strength
            and self.base_atk == other.base_atk
            and self.base_def == other.base_def
            and self.lent == other.lent
            and self.again == other.again
        )


class StatChange(Change):
    """A change to a card's numbers, powers or teams."""

    def alters_base(self) -> bool:
        return False

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        raise AssertionError

    def strips(self) -> bool:
        """Whether it takes continuous powers away."""
        return False


class AsWritten(StatChange):
    """A change that reads nothing from the game: what it does is written on it."""

    def steady(self) -> bool:
        return True


class Recalling(Filter):
    """A filter that asks for what happened on earlier turns."""

    def recalls(self) -> EventKind:
        """The kind of event that is noted for it."""
        raise AssertionError


@dataclass(frozen=True)
class Ruling(Change):
    """A word on whether `act` may be done, where `against` is given only against such cards."""

    act: Act
    against: Filter | None = None

    def fixed(self, game: Battle, frame: Frame) -> Change:
        return self if self.against is None else type(self)(self.act, self.against.fixed(game, frame))


@mypyc_attr(acyclic=True)
class Reach:
    """A stat change in force: since when, on one card or on those that fit, seen from where."""

    __slots__ = ("card", "change", "fits", "lens", "since", "stamp")

    def __init__(
        self,
        since: Stamp,
        change: StatChange,
        lens: Frame,
        card: CardId,
        stamp: Stamp,
        fits: Filter | None,
    ) -> None:
        self.since = since
        self.change = change
        self.lens = lens
        self.card = card
        self.stamp = stamp
        self.fits = fits

    def reaches(self, battle: Battle, card: CardId) -> bool:
        if self.card >= 0:
            return self.card == card and self.stamp == battle.stamp[card]
        return self.fits is not None and self.fits.matches(battle, self.lens, card)


class PowerCards:
    """Which cards of a match have which kind of power, so that a look at a position need not search."""

    __slots__ = ("auras", "changing_stats", "listeners", "rulings")

    def __init__(self, definitions: Sequence[Card]) -> None:
        self.listeners: dict[int, list[CardId]] = {}
        """By kind of event: the cards with a power that triggers."""
        for card, printed in enumerate(definitions):
            bits = printed.listens
            while bits:
                lowest = bits & -bits
                self.listeners.setdefault(lowest.bit_length() - 1, []).append(card)
                bits ^= lowest
        self.auras = [card for card, printed in enumerate(definitions) if printed.auras]
        self.changing_stats = [card for card, printed in enumerate(definitions) if printed.alters]
        self.rulings: dict[int, list[tuple[CardId, Aura]]] = {}
        """By act: continuous powers that forbid, permit or defy it, but for what a card says of itself."""
        for card in self.auras:
            for aura in definitions[card].auras:
                if not aura.affects.only_source():
                    for act in {change.act for change in aura.changes if isinstance(change, Ruling)}:
                        self.rulings.setdefault(act, []).append((card, aura))


def strips(aura: Aura) -> bool:
    for change in aura.changes:
        if isinstance(change, StatChange) and change.strips():
            return True
    return False
