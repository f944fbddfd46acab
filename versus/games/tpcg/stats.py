"""Current numbers and powers of a character: base, counters, then modifiers by timestamp (2P-MOD-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.words import (
    BACK,
    FLIGHT,
    FRONT,
    LEAP,
    MINUS,
    PLUS,
    SUPER_STRENGTH,
    SWARM,
    UP,
    VITALITY,
    ZONES,
)
from versus.kernel.frames import Frame
from versus.kernel.nodes import Change
from versus.kernel.types import INFINITE, NOTHING, CardId, Stamp, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle
    from versus.games.tpcg.definition import Aura
    from versus.kernel.nodes import Filter

HUGE: Final = INFINITE // 2
ROUNDS: Final = 8
"""Continuous powers that contradict one another are looked at this often, so that there is an end."""


class Stats:
    """What a card currently is; filled in by `stats_of`, change after change."""

    __slots__ = (
        "atk",
        "barred",
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
        self.barred = 0
        """Keyword powers that it cannot have, whatever gives them (2P-GEN-02)."""

    def is_huge(self) -> bool:
        """Whether some number may be infinite, more or less, and stays so (OP-32)."""
        return not (-HUGE < self.atk < HUGE and -HUGE < self.def_ < HUGE and -HUGE < self.health < HUGE)

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
    """The current stats of a card, altered or not."""
    return altered(battle, card) or work_out(battle, card, [])


def altered(battle: Battle, card: CardId) -> Stats | None:
    """The current stats of a character that something but counters alters; None for every other card."""
    if battle.computing:
        battle.consulted = True
    elif battle.cached_at != battle.version:
        refresh(battle)
    return battle.cached_stats.get(card)


def refresh(battle: Battle) -> None:
    """Work out the stats of all characters that something alters. Only cards in play are (2P-ZON-12).

    Continuous powers may look at what others give ("X-Men have Flight", "flyers get +1/+1"), even at what
    they give themselves. So it goes in rounds: each looks at what the round before found, the first one at
    what is printed, until two agree. That is one answer for a position, whatever is asked first.
    """
    battle.cached_at = battle.version
    battle.cached_stats = {}
    battle.cached_auras = None
    battle.computing = True
    for _ in range(ROUNDS):
        battle.consulted = False
        changes = stat_changes(battle)
        found: dict[CardId, Stats] = {}
        if changes:
            for row in battle.piles[FRONT::ZONES] + battle.piles[BACK::ZONES]:
                for card in row:
                    stats = compute(battle, card, changes)
                    if stats is not None:
                        found[card] = stats
        agreed = not battle.consulted or alike(found, battle.cached_stats)
        battle.cached_stats = found
        if agreed:
            break
        battle.cached_auras = None
    battle.computing = False


def alike(found: dict[CardId, Stats], before: dict[CardId, Stats]) -> bool:
    if len(found) != len(before):
        return False
    for card, stats in found.items():
        if card not in before or not stats.equals(before[card]):
            return False
    return True


def compute(battle: Battle, card: CardId, changes: list[Reach]) -> Stats | None:
    """The stats of a card that some change reaches."""
    reaching = [reach for reach in changes if reach.reaches(battle, card)]
    return work_out(battle, card, reaching) if reaching else None


def work_out(battle: Battle, card: CardId, reaching: list[Reach]) -> Stats:
    """Base, counters, then the rest by timestamp (2P-MOD-02)."""
    stats = Stats(battle, card)
    for reach in reaching:
        if reach.change.alters_base():
            reach.change.alter(battle, reach.lens, card, stats)
    stats.base_atk = stats.atk
    stats.base_def = stats.def_
    counters = battle.counters[PLUS][card] - battle.counters[MINUS][card]
    if counters:
        stats.atk = clamp(stats.atk + counters)
        stats.def_ = clamp(stats.def_ + counters)
    stats.health += battle.counters[VITALITY][card]
    for reach in reaching:
        if not reach.change.alters_base():
            reach.change.alter(battle, reach.lens, card, stats)
            if stats.is_huge():
                stats.atk = clamp(stats.atk)
                stats.def_ = clamp(stats.def_)
                stats.health = clamp(stats.health)
    swarm = stats.keywords & SWARM or battle.definition[card].keywords & SWARM
    if battle.face[card] != UP or stats.powerless:
        stats.keywords = 0
        stats.strength = 0
    elif stats.keywords & LEAP and battle.controller(card) == battle.active:
        stats.keywords |= FLIGHT
    if stats.barred:
        stats.keywords &= ~stats.barred
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
        return self.fits is not None and self.fits.matches(battle, self.lens, card)


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
    if battle.cached_at != battle.version and not battle.computing:
        refresh(battle)
    if battle.cached_auras is None:
        found: list[tuple[CardId, Aura, Frame]] = []
        stripping: list[tuple[CardId, Aura, Frame]] = []
        for card in aura_cards(battle):
            if battle.face[card] == UP and battle.in_play(card):
                lens = battle.lens(battle.controller(card), card)
                for aura in battle.definition[card].auras:
                    (stripping if strips(aura) else found).append((card, aura, lens))
        # Whether one is stripped may depend on prohibitions, which ask here again: then none is, yet.
        battle.cached_auras = stripping + found
        kept = [entry for entry in found if not stripped(battle, entry[0], stripping)]
        battle.cached_auras = stripping + kept
    return battle.cached_auras


def aura_cards(battle: Battle) -> list[CardId]:
    """Every card of the match with a continuous power, wherever it is."""
    if battle.aura_cards is None or battle.aura_cards_of != len(battle.definition):
        battle.aura_cards_of = len(battle.definition)
        battle.aura_cards = [card for card, printed in enumerate(battle.definition) if printed.auras]
    return battle.aura_cards


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
    if battle.modifiers or battle.any_auras:
        stats = altered(battle, card)
        if stats is not None:
            return stats.atk
    printed = battle.definition[card].atk
    if printed == INFINITE:
        return printed  # More or less, it stays infinite (OP-32).
    counters = battle.counters
    return printed + counters[PLUS][card] - counters[MINUS][card]


def defense(battle: Battle, card: CardId) -> int:
    if battle.modifiers or battle.any_auras:
        stats = altered(battle, card)
        if stats is not None:
            return stats.def_
    printed = battle.definition[card].def_
    if printed == INFINITE:
        return printed  # More or less, it stays infinite (OP-32).
    counters = battle.counters
    return printed + counters[PLUS][card] - counters[MINUS][card]


def health(battle: Battle, card: CardId) -> int:
    """Maximum Health (2P-STN-20)."""
    if battle.modifiers or battle.any_auras:
        stats = altered(battle, card)
        if stats is not None:
            return stats.health
    return battle.definition[card].health + battle.counters[VITALITY][card]


def keywords(battle: Battle, card: CardId) -> int:
    """The keyword powers a character has now; none while face down, but for Swarm."""
    if battle.modifiers or battle.any_auras:
        stats = altered(battle, card)
        if stats is not None:
            return stats.keywords
    printed = battle.definition[card].keywords
    if battle.face[card] != UP:
        return printed & SWARM
    if printed & LEAP and battle.controller(card) == battle.active:
        return printed | FLIGHT
    return printed


def teams(battle: Battle, card: CardId) -> int:
    """Team bits; a face-down card keeps them (2P-STN-08)."""
    if battle.modifiers or battle.any_auras:
        stats = altered(battle, card)
        if stats is not None:
            return stats.teams
    return battle.definition[card].team_bits


def powerless(battle: Battle, card: CardId) -> bool:
    """Whether the card's own powers are off: face down, or taken away."""
    if battle.face[card] != UP:
        return True
    if battle.calm():
        return False
    zone = battle.where[card] % ZONES
    if zone == FRONT or zone == BACK:
        stats = altered(battle, card)
    else:
        was, battle.computing = battle.computing, True
        stats = compute(battle, card, stat_changes(battle))
        battle.computing = was
    return stats is not None and stats.powerless


def strength(battle: Battle, card: CardId) -> int:
    """How many instances of Super Strength double an increase (2P-KEY-24)."""
    if not keywords(battle, card) & SUPER_STRENGTH:
        return 0
    return stats_of(battle, card).strength
