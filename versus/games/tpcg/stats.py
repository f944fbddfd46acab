"""Current numbers and powers of a character: base, counters, then modifiers by timestamp (2P-MOD-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from versus.kernel.types import CardId, Stamp, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.games.tpcg.definition import Aura


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


class StatChange(Change["Battle"]):
    """A change to a card's numbers, powers or teams."""

    def alters_base(self) -> bool:
        return False

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        raise AssertionError


def stats_of(battle: Battle, card: CardId) -> Stats:
    """The current stats, kept until the position changes."""
    if battle.cached_at != battle.version:
        battle.cached_at = battle.version
        battle.cached_stats = {}
        battle.cached_auras = None
    found = battle.cached_stats.get(card)
    if found is None:
        battle.computing += 1
        found = compute(battle, card)
        battle.computing -= 1
        if battle.computing == 0:
            battle.cached_stats[card] = found
    return found


def compute(battle: Battle, card: CardId) -> Stats:
    stats = Stats(battle, card)
    changes = changes_on(battle, card)
    for _, change, lens in changes:
        if change.alters_base():
            change.alter(battle, lens, card, stats)
    stats.base_atk = stats.atk
    stats.base_def = stats.def_
    counters = battle.counters[PLUS][card] - battle.counters[MINUS][card]
    stats.atk = clamp(stats.atk + counters)
    stats.def_ = clamp(stats.def_ + counters)
    stats.health = clamp(stats.health + battle.counters[VITALITY][card])
    for _, change, lens in changes:
        if not change.alters_base():
            change.alter(battle, lens, card, stats)
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


def changes_on(battle: Battle, card: CardId) -> list[tuple[Stamp, StatChange, Frame]]:
    """Every stat change that reaches a card, oldest first."""
    found: list[tuple[Stamp, StatChange, Frame]] = []
    for modifier in battle.modifiers:
        change = modifier.change
        if not isinstance(change, StatChange) or modifier.sleeps():
            continue
        if modifier.card == card:
            if modifier.stamp == battle.stamp[card]:
                found.append((modifier.made, change, battle.lens(modifier.seat, modifier.source)))
        elif modifier.scope is not None:
            lens = battle.lens(modifier.seat, modifier.source)
            if modifier.scope.matches(battle, lens, card):
                found.append((modifier.made, change, lens))
    if battle.any_auras and battle.in_play(card):
        for source, aura, lens in auras(battle):
            if aura.affects.matches(battle, lens, card) and (
                aura.given is None or aura.given.holds(battle, lens)
            ):
                for change in aura.changes:
                    if isinstance(change, StatChange):
                        found.append((battle.stamp[source], change, lens))
    if len(found) > 1:
        found.sort(key=_timestamp)
    return found


def _timestamp(entry: tuple[Stamp, StatChange, Frame]) -> Stamp:
    return entry[0]


def auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers that are on: printed on face-up cards in play that have their powers."""
    if battle.cached_at != battle.version:
        battle.cached_at = battle.version
        battle.cached_stats = {}
        battle.cached_auras = None
    if battle.cached_auras is None:
        found: list[tuple[CardId, Aura, Frame]] = []
        # While the list is being made, a power-stripping aura sees those made before it.
        battle.cached_auras = found
        stripping: list[tuple[CardId, Aura, Frame]] = []
        for seat in range(battle.seats):
            for zone in (FRONT, BACK, EQUIPPED, RESOURCE):
                for card in battle.pile(seat, zone):
                    if battle.definition[card].auras and battle.face[card] == UP:
                        lens = battle.lens(seat, card)
                        for aura in battle.definition[card].auras:
                            entry = (card, aura, lens)
                            (stripping if strips(aura) else found).append(entry)
        kept = [entry for entry in found if not stripped(battle, entry[0], stripping)]
        found[:] = stripping + kept
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
    return any(aura.affects.matches(battle, lens, card) for _, aura, lens in stripping)


class LosesPowers(StatChange):
    """The change of `changes.LosesAllPowers`, known here because continuous powers depend on it."""

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.powerless = True


def atk(battle: Battle, card: CardId) -> int:
    """The current ATK; below 0 it is treated as 0 by whoever uses it (2P-MOD-09)."""
    if battle.calm():
        counters = battle.counters
        return battle.definition[card].atk + counters[PLUS][card] - counters[MINUS][card]
    return stats_of(battle, card).atk


def defense(battle: Battle, card: CardId) -> int:
    if battle.calm():
        counters = battle.counters
        return battle.definition[card].def_ + counters[PLUS][card] - counters[MINUS][card]
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
