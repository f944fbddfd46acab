"""Current numbers and powers of a character: base, counters, then modifiers by timestamp (2P-MOD-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.words import (
    BACK,
    EQUIPPED,
    FLIGHT,
    FRONT,
    LEAP,
    MINUS,
    PLUS,
    RESOURCE,
    SUPER_STRENGTH,
    SWARM,
    UP,
    VITALITY,
)
from versus.kernel.frames import Frame
from versus.kernel.nodes import Change
from versus.kernel.types import INFINITE, NOTHING, CardId, Stamp, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.games.tpcg.definition import Aura
    from versus.kernel.nodes import Filter

ROUNDS: Final = 8
"""Continuous powers that contradict one another are looked at this often, so that there is an end."""


class Stats:
    """What a card currently is; filled in by `stats_of`, change after change."""

    __slots__ = (
        "atk",
        "base_atk",
        "base_def",
        "cost",
        "def_",
        "health",
        "keywords",
        "powerless",
        "strength",
        "teams",
    )

    def __init__(self, battle: Battle, card: CardId) -> None:
        printed = battle.definition[card]
        self.atk = printed.atk
        self.def_ = printed.def_
        self.base_atk = printed.atk
        self.base_def = printed.def_
        self.health = printed.health
        self.keywords = printed.keywords
        self.strength = printed.facts.keywords.count(SUPER_STRENGTH)
        self.teams = printed.team_bits
        self.cost = printed.cost
        self.powerless = False

    def equals(self, other: Stats) -> bool:
        return (
            self.atk == other.atk
            and self.def_ == other.def_
            and self.health == other.health
            and self.keywords == other.keywords
            and self.teams == other.teams
            and self.powerless == other.powerless
            and self.cost == other.cost
            and self.strength == other.strength
            and self.base_atk == other.base_atk
            and self.base_def == other.base_def
        )


class StatChange(Change["Battle"]):
    """A change to a card's numbers, powers or teams."""

    def alters_base(self) -> bool:
        return False

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        raise AssertionError


def stats_of(battle: Battle, card: CardId) -> Stats:
    """The current stats, kept until the position changes."""
    if battle.computing:
        battle.consulted = True
        return battle.cached_stats.get(card) or Stats(battle, card)
    refresh(battle)
    found = battle.cached_stats.get(card)
    if found is None:
        battle.computing = True
        found = compute(battle, card, stat_changes(battle))
        battle.computing = False
    return found


def refresh(battle: Battle) -> None:
    """Work out the stats of all characters if the position has changed.

    Continuous powers may look at what others give ("X-Men have Flight", "flyers get +1/+1"), even at what
    they give themselves. So it goes in rounds: each looks at what the round before found, the first one at
    what is printed, until two agree. That is one answer for a position, whatever is asked first.
    """
    if battle.cached_at == battle.version or battle.computing:
        return
    battle.cached_at = battle.version
    battle.cached_stats = {}
    battle.cached_auras = None
    battle.computing = True
    for _ in range(ROUNDS):
        battle.consulted = False
        changes = stat_changes(battle)
        found: dict[CardId, Stats] = {}
        for seat in range(battle.seats):
            for card in battle.characters(seat):
                found[card] = compute(battle, card, changes)
        agreed = not battle.consulted or alike(found, battle.cached_stats)
        battle.cached_stats = found
        if agreed:
            break
        battle.cached_auras = None
    battle.computing = False


def alike(found: dict[CardId, Stats], before: dict[CardId, Stats]) -> bool:
    for card, stats in found.items():
        if card not in before or not stats.equals(before[card]):
            return False
    return True


def compute(battle: Battle, card: CardId, changes: list[Reach]) -> Stats:
    """Base, counters, then the rest by timestamp (2P-MOD-02)."""
    stats = Stats(battle, card)
    reaching = [reach for reach in changes if reach.reaches(battle, card)]
    for reach in reaching:
        if reach.change.alters_base():
            reach.change.alter(battle, reach.lens, card, stats)
    stats.base_atk = stats.atk
    stats.base_def = stats.def_
    counters = battle.counters[PLUS][card] - battle.counters[MINUS][card]
    stats.atk = clamp(stats.atk + counters)
    stats.def_ = clamp(stats.def_ + counters)
    stats.health = clamp(stats.health + battle.counters[VITALITY][card])
    for reach in reaching:
        if not reach.change.alters_base():
            reach.change.alter(battle, reach.lens, card, stats)
            stats.atk = clamp(stats.atk)
            stats.def_ = clamp(stats.def_)
            stats.health = clamp(stats.health)
    swarm = stats.keywords & SWARM or battle.definition[card].keywords & SWARM
    if battle.face[card] != UP or stats.powerless:
        stats.keywords = 0
        stats.strength = 0
    elif stats.keywords & LEAP and battle.controller(card) == battle.active:
        stats.keywords |= FLIGHT
    # Swarm cannot be turned off (2P-UNQ-12).
    stats.keywords |= swarm
    return stats


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
        fits: Filter[Any] | None,
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
        # What is not in play, removed cards above all, is passed by (2P-ZON-12).
        return self.fits is not None and battle.in_play(card) and self.fits.matches(battle, self.lens, card)


def stat_changes(battle: Battle) -> list[Reach]:
    """Every stat change in force, oldest first."""
    found: list[Reach] = []
    for modifier in battle.modifiers:
        change = modifier.change
        if isinstance(change, StatChange) and not modifier.sleeps():
            lens = battle.lens(modifier.seat, modifier.source)
            found.append(Reach(modifier.made, change, lens, modifier.card, modifier.stamp, modifier.scope))
    if battle.any_auras:
        for source, aura, lens in auras(battle):
            if aura.given is None or aura.given.holds(battle, lens):
                for change in aura.changes:
                    if isinstance(change, StatChange):
                        since = battle.stamp[source]
                        found.append(Reach(since, change, lens, NOTHING, NOTHING, aura.affects))
    if len(found) > 1:
        found.sort(key=_since)
    return found


def _since(reach: Reach) -> Stamp:
    return reach.since


def auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers that are on: printed on face-up cards in play that have their powers."""
    refresh(battle)
    if battle.cached_auras is None:
        found: list[tuple[CardId, Aura, Frame]] = []
        stripping: list[tuple[CardId, Aura, Frame]] = []
        for seat in range(battle.seats):
            for zone in (FRONT, BACK, EQUIPPED, RESOURCE):
                for card in battle.pile(seat, zone):
                    if battle.definition[card].auras and battle.face[card] == UP:
                        lens = battle.lens(seat, card)
                        for aura in battle.definition[card].auras:
                            entry = (card, aura, lens)
                            (stripping if strips(aura) else found).append(entry)
        # Whether one is stripped may depend on prohibitions, which ask here again: then none is, yet.
        battle.cached_auras = stripping + found
        kept = [entry for entry in found if not stripped(battle, entry[0], stripping)]
        battle.cached_auras = stripping + kept
    return battle.cached_auras


def strips(aura: Aura) -> bool:
    return any(isinstance(change, LosesPowers) for change in aura.changes)


def stripped(battle: Battle, card: CardId, stripping: list[tuple[CardId, Aura, Frame]]) -> bool:
    """Whether a card has lost its powers, so that its continuous ones are off."""
    for modifier in battle.modifiers:
        if (
            modifier.card == card
            and isinstance(modifier.change, LosesPowers)
            and not modifier.sleeps()
            and modifier.stamp == battle.stamp[card]
        ):
            return True
    for _, aura, lens in stripping:
        if aura.affects.matches(battle, lens, card) and (
            aura.given is None or aura.given.holds(battle, lens)
        ):
            return True
    return False


class LosesPowers(StatChange):
    """The change of `changes.LosesAllPowers`, known here because continuous powers depend on it."""

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.powerless = True


def atk(battle: Battle, card: CardId) -> int:
    """The current ATK; below 0 it is treated as 0 by whoever uses it (2P-MOD-09)."""
    if battle.calm():
        printed = battle.definition[card].atk
        if printed == INFINITE:
            return printed  # More or less, it stays infinite (OP-32).
        counters = battle.counters
        return printed + counters[PLUS][card] - counters[MINUS][card]
    return stats_of(battle, card).atk


def defense(battle: Battle, card: CardId) -> int:
    if battle.calm():
        printed = battle.definition[card].def_
        if printed == INFINITE:
            return printed  # More or less, it stays infinite (OP-32).
        counters = battle.counters
        return printed + counters[PLUS][card] - counters[MINUS][card]
    return stats_of(battle, card).def_


def health(battle: Battle, card: CardId) -> int:
    """Maximum Health (2P-STN-20)."""
    if battle.calm():
        return battle.definition[card].health + battle.counters[VITALITY][card]
    return stats_of(battle, card).health


def keywords(battle: Battle, card: CardId) -> int:
    """The keyword powers a character has now; none while face down, but for Swarm."""
    if battle.calm():
        printed = battle.definition[card].keywords
        if battle.face[card] != UP:
            return printed & SWARM
        if printed & LEAP and battle.controller(card) == battle.active:
            return printed | FLIGHT
        return printed
    return stats_of(battle, card).keywords


def teams(battle: Battle, card: CardId) -> int:
    """Team bits; a face-down card keeps them (2P-STN-08)."""
    if battle.calm():
        return battle.definition[card].team_bits
    return stats_of(battle, card).teams


def powerless(battle: Battle, card: CardId) -> bool:
    """Whether the card's own powers are off: face down, or taken away."""
    if battle.face[card] != UP:
        return True
    return not battle.calm() and stats_of(battle, card).powerless


def strength(battle: Battle, card: CardId) -> int:
    """How many instances of Super Strength double an increase (2P-KEY-24)."""
    if not keywords(battle, card) & SUPER_STRENGTH:
        return 0
    return stats_of(battle, card).strength
