"""Current numbers and powers of a character: base, counters, then modifiers by timestamp (2P-MOD-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table.altering import PowerCards, Reach, StatChange, Stats, strips
from versus.games.tpcg.words import (
    BACK,
    DOWN,
    EQUIPPED,
    FLIGHT,
    FRONT,
    LEAP,
    MINUS,
    PLUS,
    STUNNED,
    SUPER_STRENGTH,
    SWARM,
    SYMBIOSIS,
    UP,
    VITALITY,
    ZONES,
)
from versus.kernel.frames import Frame
from versus.kernel.nodes import Aura
from versus.kernel.types import INFINITE, NOTHING, CardId, Stamp, clamp

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.nodes import Change, Node

ROUNDS: Final = 8
"""Continuous powers that contradict one another are looked at this often, so that there is an end."""


# What of a character's stats a continuous power has looked at while all were worked out.
ANYTHING: Final = 1
TEAMS: Final = 2
OWN_KEYWORDS: Final = 4
SHINING: Final = 8
"""Of its keywords, those that are continuous powers themselves."""
LENT: Final = 16


def stats_of(battle: Battle, card: CardId) -> Stats:
    """The current stats of a card, altered or not."""
    return altered(battle, card) or work_out(battle, card, [])


def altered(battle: Battle, card: CardId, about: int = ANYTHING) -> Stats | None:
    """The current stats of a character that something but counters alters; None for every other card."""
    if battle.computing:
        battle.consulted |= about
    elif battle.cached_at != battle.version:
        refresh(battle)
    return battle.cached_stats.get(card)


def all_altered(battle: Battle) -> dict[CardId, Stats]:
    """The current stats of all characters that something but counters alters."""
    if battle.cached_at != battle.version:
        refresh(battle)
    return battle.cached_stats


def refresh(battle: Battle) -> None:
    """Work out the stats of all characters that something alters. Only cards in play are (2P-ZON-12).

    Continuous powers may look at what others give ("X-Men have Flight", "flyers get +1/+1"), even at what
    they give themselves. So it goes in rounds: each looks at what the round before found, the first one at
    what is printed, until two agree. That is one answer for a position, whatever is asked first.
    """
    battle.cached_at = battle.version
    battle.cached_stats = {}
    battle.cached_auras = None
    battle.altering = something_alters(battle)
    if not battle.altering:
        return
    battle.computing = True
    for _ in range(ROUNDS):
        battle.consulted = 0
        changes = stat_changes(battle)
        found: dict[CardId, Stats] = {}
        if changes:
            for card in within_reach(battle, changes):
                stats = compute(battle, card, changes)
                if stats is not None:
                    found[card] = stats
        agreed = alike(battle, found, battle.cached_stats, battle.consulted)
        battle.cached_stats = found
        if agreed:
            break
        battle.cached_auras = None
    battle.computing = False


def something_alters(battle: Battle) -> bool:
    """Whether a change to some card's stats may be in force."""
    for modifier in battle.modifiers:
        if isinstance(modifier.change, StatChange):
            return True
    if battle.alterers:
        where, face = battle.where, battle.face
        battle.alterers = False
        for card in (battle.power_cards or power_cards(battle)).changing_stats:
            if FRONT <= where[card] % ZONES <= EQUIPPED:
                battle.alterers = True
                if face[card] == UP or (battle.definition[card].alters_down and face[card] != DOWN):
                    return True
    return False


def alike(battle: Battle, found: dict[CardId, Stats], before: dict[CardId, Stats], about: int) -> bool:
    """Whether two rounds agree about all that was looked at: then another round would find the same."""
    if not about:
        return True
    if about & ANYTHING and len(found) != len(before):
        return False
    for card, stats in found.items():
        if not agrees(battle, card, stats, before.get(card), about):
            return False
    for card, stats in before.items():
        if card not in found and not agrees(battle, card, stats, None, about):
            return False
    return True


def agrees(battle: Battle, card: CardId, stats: Stats, other: Stats | None, about: int) -> bool:
    """Whether a character is the same by both; None stands for what is printed on it."""
    if about & ANYTHING:
        return other is not None and stats.equals(other)
    if about & TEAMS:
        if stats.teams != (other.teams if other is not None else battle.definition[card].team_bits):
            return False
    if about & (OWN_KEYWORDS | SHINING):
        differ = stats.keywords ^ (other.keywords if other is not None else unaltered_keywords(battle, card))
        if differ & KEYWORDS.shining or (differ and about & OWN_KEYWORDS):
            return False
    return not about & LENT or stats.lent == (other.lent if other is not None else ())


def within_reach(battle: Battle, changes: list[Reach]) -> list[CardId]:
    """The characters that changes may concern: everybody, unless each is about one card."""
    cards: list[CardId] = []
    for reach in changes:
        if reach.card < 0:
            return [card for row in battle.piles[FRONT::ZONES] + battle.piles[BACK::ZONES] for card in row]
        if reach.card not in cards and battle.in_row(reach.card):
            cards.append(reach.card)
    return cards


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
    stats.base_def = stats.defense
    counters = battle.counters[PLUS][card] - battle.counters[MINUS][card]
    if counters:
        stats.atk = clamp(stats.atk + counters)
        stats.defense = clamp(stats.defense + counters)
    stats.health += battle.counters[VITALITY][card]
    for reach in reaching:
        if not reach.change.alters_base():
            reach.change.alter(battle, reach.lens, card, stats)
            stats.hold()
    if battle.face[card] != UP or stats.powerless:
        stats.keywords &= 0 if stats.powerless else while_down(battle, card)
        stats.strength = 0
    elif stats.keywords & LEAP and battle.has_turn(battle.controller(card)):
        stats.keywords |= FLIGHT
    if stats.lent and (battle.face[card] != UP or stats.powerless):
        stats.lent = ()
    stats.keywords &= ~stats.barred
    # Printed Swarm cannot be turned off (2P-UNQ-12); gained Swarm can (2P-UNQ-20).
    stats.keywords |= battle.definition[card].keywords & SWARM
    return stats


def stat_changes(battle: Battle) -> list[Reach]:
    """Every stat change in force, oldest first."""
    found: list[Reach] = []
    for modifier in battle.modifiers:
        change = modifier.change
        if isinstance(change, StatChange) and not modifier.sleeps():
            lens = battle.lens(modifier.seat, modifier.source)
            found.append(Reach(modifier.made, change, lens, modifier.card, modifier.stamp, modifier.scope))
    if battle.alterers or battle.shining or battle.lending:
        for source, aura, lens in stat_auras(battle):
            if aura.given is not None and not aura.given.holds(battle, lens):
                continue
            since = battle.stamp[source]
            card = source if aura.affects.only_source() else NOTHING
            for change in aura.changes:
                if isinstance(change, StatChange):
                    found.append(Reach(since, change, lens, card, since, aura.affects))
    if len(found) > 1:
        found.sort(key=_since)
    return found


def _since(reach: Reach) -> Stamp:
    return reach.since


def auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers that are on: of face-up cards in play that have their powers."""
    if battle.cached_at != battle.version:
        refresh(battle)
    if battle.cached_auras is None:
        found: list[tuple[CardId, Aura, Frame]] = []
        stripping: list[tuple[CardId, Aura, Frame]] = []
        for entry in auras_of(battle, power_cards(battle).auras) + lent_auras(battle):
            (stripping if strips(entry[1]) else found).append(entry)
        # Whether one is stripped may depend on prohibitions, which ask here again: then none is, yet.
        battle.cached_auras = stripping + found
        if can_be_stripped(battle):
            kept = [entry for entry in found if not stripped(battle, entry[0], stripping)]
            battle.cached_auras = stripping + kept
        if battle.shining:
            battle.cached_auras = battle.cached_auras + keyword_auras(battle)
    return battle.cached_auras


def stat_auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers of cards that change stats; where none can be stripped, the others can wait."""
    if can_be_stripped(battle):
        return auras(battle)
    found = auras_of(battle, power_cards(battle).changing_stats) + lent_auras(battle)
    return found + keyword_auras(battle) if keyword_alters(battle.shining) else found


def keyword_alters(bits: int) -> bool:
    """Whether one of these keywords changes anybody's stats."""
    for bit, aura in KEYWORDS.auras:
        if bits & bit:
            for change in aura.changes:
                if isinstance(change, StatChange):
                    return True
    return False


def auras_of(battle: Battle, cards: list[CardId]) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers that are on of these cards, if they are in play."""
    found: list[tuple[CardId, Aura, Frame]] = []
    where = battle.where
    for card in cards:
        if FRONT <= where[card] % ZONES <= EQUIPPED:
            lens: Frame | None = None
            for aura in battle.definition[card].auras:
                if works_as_it_lies(battle, card, aura):
                    lens = lens or battle.lens(battle.controller(card), card)
                    found.append((card, aura, lens))
    return found


def works_as_it_lies(battle: Battle, card: CardId, aura: Aura) -> bool:
    """Face up, or as a power that says so: also of a stunned or hidden character, but not of a resource."""
    return battle.face[card] == UP or (aura.face_down and battle.face[card] != DOWN)


def keyword_auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous powers of the keywords that characters have now, printed or given."""
    found: list[tuple[CardId, Aura, Frame]] = []
    for row in battle.piles[FRONT::ZONES] + battle.piles[BACK::ZONES]:
        for card in row:
            bits = keywords(battle, card, SHINING) & KEYWORDS.shining
            if bits and battle.face[card] == UP:
                lens = battle.lens(battle.controller(card), card)
                for aura in KEYWORDS.auras_of(bits):
                    found.append((card, aura, lens))
    return found


def lent_to(battle: Battle, card: CardId) -> tuple[Node, ...]:
    """The powers of other cards that a character has now, besides its own."""
    if not battle.lending:
        return ()
    stats = altered(battle, card, LENT)
    return stats.lent if stats is not None else ()


def lent_auras(battle: Battle) -> list[tuple[CardId, Aura, Frame]]:
    """The continuous ones among powers that characters have of other cards."""
    found: list[tuple[CardId, Aura, Frame]] = []
    if battle.lending:
        for row in battle.piles[FRONT::ZONES] + battle.piles[BACK::ZONES]:
            for card in row:
                for power in lent_to(battle, card):
                    if isinstance(power, Aura):
                        found.append((card, power, battle.lens(battle.controller(card), card)))
    return found


def is_on(battle: Battle, card: CardId, aura: Aura) -> bool:
    """Whether a continuous power of a card works: it lies face up in play and has its powers."""
    if not works_as_it_lies(battle, card, aura) or not FRONT <= battle.where[card] % ZONES <= EQUIPPED:
        return False
    if not can_be_stripped(battle):
        return True
    return any(source == card and power == aura for source, power, _ in auras(battle))


def power_cards(battle: Battle) -> PowerCards:
    """The cards of the match by their powers, wherever they are."""
    found = battle.power_cards
    if found is None:
        found = battle.power_cards = PowerCards(battle.definition)
    return found


def stripped(battle: Battle, card: CardId, stripping: list[tuple[CardId, Aura, Frame]]) -> bool:
    """Whether a card has lost its powers, so that its continuous ones are off."""
    for modifier in battle.modifiers:
        if takes_powers(modifier.change) and not modifier.sleeps():
            lens = battle.lens(modifier.seat, modifier.source)
            if (modifier.card >= 0 or battle.in_row(card)) and battle.reaches(modifier, lens, card):
                return True
    if not battle.in_row(card):
        # What a power says of all who fit, it says of characters.
        return False
    for _, aura, lens in stripping:
        if aura.affects.matches(battle, lens, card) and (
            aura.given is None or aura.given.holds(battle, lens)
        ):
            return True
    return False


def atk(battle: Battle, card: CardId) -> int:
    """The current ATK; below 0 it is treated as 0 by whoever uses it (2P-MOD-09)."""
    if (battle.alterers or battle.modifiers) and (
        battle.cached_stats or battle.cached_at != battle.version or battle.computing
    ):
        stats = altered(battle, card)
        if stats is not None:
            return stats.atk
    printed = battle.definition[card].atk
    if printed == INFINITE:
        return printed  # More or less, it stays infinite (OP-32).
    counters = battle.counters
    return printed + counters[PLUS][card] - counters[MINUS][card]


def defense(battle: Battle, card: CardId) -> int:
    if (battle.alterers or battle.modifiers) and (
        battle.cached_stats or battle.cached_at != battle.version or battle.computing
    ):
        stats = altered(battle, card)
        if stats is not None:
            return stats.defense
    printed = battle.definition[card].defense
    if printed == INFINITE:
        return printed  # More or less, it stays infinite (OP-32).
    counters = battle.counters
    return printed + counters[PLUS][card] - counters[MINUS][card]


def health(battle: Battle, card: CardId) -> int:
    """Maximum Health (2P-STN-20)."""
    if (battle.alterers or battle.modifiers) and (
        battle.cached_stats or battle.cached_at != battle.version or battle.computing
    ):
        stats = altered(battle, card)
        if stats is not None:
            return stats.health
    return battle.definition[card].health + battle.counters[VITALITY][card]


def keywords(battle: Battle, card: CardId, about: int = OWN_KEYWORDS) -> int:
    """The keyword powers a character has now; face down, none but Swarm and what works there."""
    if (battle.alterers or battle.modifiers) and (
        battle.cached_stats or battle.cached_at != battle.version or battle.computing
    ):
        stats = altered(battle, card, about)
        if stats is not None:
            return stats.keywords
    return unaltered_keywords(battle, card)


def unaltered_keywords(battle: Battle, card: CardId) -> int:
    """The keyword powers of a character that nothing alters."""
    printed = battle.definition[card].keywords
    if battle.face[card] != UP:
        return printed & (SWARM | while_down(battle, card))
    if printed & LEAP and battle.has_turn(battle.controller(card)):
        return printed | FLIGHT
    return printed


def instances(battle: Battle, card: CardId) -> list[int]:
    """The keyword powers a character has now, and once more each set of those that it has again."""
    bits = keywords(battle, card)
    stats = None if battle.calm() else altered(battle, card)
    if stats is None or not stats.again:
        return [bits]
    return [bits, *[again & bits for again in stats.again]]


def while_down(battle: Battle, card: CardId) -> int:
    """The keyword powers that a face-down character keeps: one that speaks of being stunned (2P-KEYC-49)."""
    return SYMBIOSIS if battle.face[card] == STUNNED else 0


def teams(battle: Battle, card: CardId) -> int:
    """Team bits; a face-down card keeps them (2P-STN-08)."""
    if (battle.alterers or battle.modifiers) and (
        battle.cached_stats or battle.cached_at != battle.version or battle.computing
    ):
        stats = altered(battle, card, TEAMS)
        if stats is not None:
            return stats.teams
    return battle.definition[card].team_bits


def powerless(battle: Battle, card: CardId) -> bool:
    """Whether the card's own powers are off: face down, or taken away."""
    if battle.face[card] != UP:
        return True
    stats = stripped_stats(battle, card)
    return stats is not None and stats.powerless


def keywordless(battle: Battle, card: CardId) -> bool:
    """Whether the card's own powers are off but for its Super Powers and Level Up (2P-PWR-47)."""
    if battle.face[card] != UP:
        return True
    stats = stripped_stats(battle, card)
    return stats is not None and stats.keywordless


def superless(battle: Battle, card: CardId) -> bool:
    """Whether a character's Super Powers have been taken away, those of its equipment included."""
    if battle.calm():
        return False
    stats = altered(battle, card)
    return stats is not None and stats.superless


def stripped_stats(battle: Battle, card: CardId) -> Stats | None:
    """What a card is now; None where nothing can have taken powers from it."""
    if not can_be_stripped(battle):
        return None
    zone = battle.where[card] % ZONES
    if zone == FRONT or zone == BACK:
        return altered(battle, card)
    was, battle.computing = battle.computing, True
    stats = compute(battle, card, [reach for reach in stat_changes(battle) if reach.card >= 0])
    battle.computing = was
    return stats


def can_be_stripped(battle: Battle) -> bool:
    """Whether something in this match, or in force, takes powers away."""
    for modifier in battle.modifiers:
        if takes_powers(modifier.change):
            return True
    return battle.stripping


def takes_powers(change: Change) -> bool:
    return isinstance(change, StatChange) and change.strips()


def strength(battle: Battle, card: CardId) -> int:
    """How many instances of Super Strength double an increase (2P-KEY-24)."""
    if not keywords(battle, card) & SUPER_STRENGTH:
        return 0
    return stats_of(battle, card).strength
