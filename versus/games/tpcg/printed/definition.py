"""A 2PCG card as printed: facts, keywords and powers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.printed.keywords import BY_NAME, KEYWORDS
from versus.games.tpcg.table.altering import Recalling, StatChange
from versus.games.tpcg.words import (
    LAST_WOULD,
    MAIN_CHARACTER,
    NO_SYMBOL,
    NO_TIMING,
    SELDOM_TOLD,
    SUPPORTING_CHARACTER,
    UP,
    Symbol,
    Timing,
)
from versus.kernel.definition import Definition
from versus.kernel.nodes import Aura, Change, Condition, Effect, Filter, Node, Replacement, Trigger
from versus.kernel.teams import team_bits
from versus.kernel.trees import nodes_in
from versus.kernel.types import NO_EVENT, NOTHING, EventKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle  # noqa: F401, named in the bases below

ONCE_A_TURN: Final = 0
ONCE_A_GAME: Final = 1
ANY_NUMBER_OF_TIMES: Final = 2
ONCE_A_COMBAT: Final = 3
ONCE_A_COMBAT_IN_ALL: Final = 4
"""Once a combat, whoever on your side has it (2P-CRD-93)."""

# Where a Super Power is used from: nearly always by a face-up character.
FACE_UP: Final = 0
WATCHING: Final = 1
"""While its card watches the game from the hand, and at no other time (2P-KEY-44)."""
WHILE_STUNNED: Final = 2
IN_KO_PILE: Final = 3
IN_HAND: Final = 4


@dataclass(frozen=True)
class SuperPower(Node):
    """A named power with timing words and a price in symbols; a Reaction waits for an event instead.

    Each entry of `cost` is a set of symbols of which one pays (2P-PWR-17).
    """

    name: str
    effect: Effect
    timing: Timing = NO_TIMING
    cost: tuple[Symbol, ...] = ()
    any_turn: bool = False
    limit: int = ONCE_A_TURN
    reacts_to: EventKind = NO_EVENT
    subject: Filter | None = None
    by: Filter | None = None
    given: Condition | None = None
    keyword: bool = False
    """A keyword power used like a Super Power: what speaks of Super Powers does not reach it (2P-CMB-41)."""
    after: bool = False
    """The Reaction waits until the event has happened, although it could interrupt it."""
    place: int = FACE_UP
    """Where its card must be, or how it must lie."""
    from_hand: bool = False
    """It is paid for by discarding locations, and not with those in the resource row."""

    def interrupts(self) -> bool:
        """Whether this Reaction resolves before what it reacts to (2P-PWR-38)."""
        return not self.after and 0 <= self.reacts_to <= LAST_WOULD


@dataclass(frozen=True)
class TagTeam(Node):
    """A second name that powers this character up in combat, with an effect of its own (2P-PUP-14)."""

    partner: str
    effect: Effect
    name: str = ""


@dataclass(frozen=True)
class OtherPrice(Node):
    """Symbols that may be paid instead of any recruit points, while a condition holds (2P-BLD-16)."""

    symbols: tuple[Symbol, ...]
    given: Condition | None = None
    name: str = ""


@dataclass(frozen=True)
class Discount(Node):
    """What makes this card itself cheaper to play: a `PaysLess` (2P-BLD-15)."""

    change: Change
    name: str = ""


@dataclass(frozen=True)
class Arrival(Node):
    """How this character lies when it comes into play, wherever it comes from."""

    face: int = UP
    exhausted: bool = False
    name: str = ""


@dataclass(frozen=True)
class Bearers(Node):
    """Onto whom this equipment can be put, and onto nobody else."""

    who: Filter
    name: str = ""


@dataclass(frozen=True)
class StartsEquipped(Node):
    """This main character starts the game with equipment of a name: one card of its deck (2P-CRD-43)."""

    equipment: str
    name: str = ""


@dataclass(frozen=True)
class Aligned(Node):
    """It is Good, Evil or both whatever its teams, in every zone, and nothing takes that (2P-CRD-45)."""

    alignment: int
    name: str = ""


Power = (
    SuperPower
    | Trigger
    | Aura
    | Replacement
    | TagTeam
    | OtherPrice
    | Discount
    | Arrival
    | Bearers
    | StartsEquipped
    | Aligned
)


@dataclass(frozen=True)
class Facts:
    """Everything printed on a card but its powers' machinery. Only what a type has is filled in."""

    type: int
    cost: int = 0
    teams: tuple[str, ...] = ()
    atk: int = 0
    defense: int = 0
    health: int = 0
    level: int = 0
    keywords: tuple[int, ...] = field(default=(), metadata=BY_NAME)
    aka: tuple[str, ...] = ()
    symbols: Symbol = NO_SYMBOL
    basic: bool = False
    timing: Timing = NO_TIMING
    any_turn: bool = False
    level_up: int = 0
    """XP needed for the next level; 0 where there is none."""
    unique: bool = False
    token: bool = False
    photographic: bool = False
    champion: bool = False
    deck_limit: int = 4
    loyalty: tuple[str, ...] | None = None
    """None: no demand. Teams: in its deck every card with a team and every character is of one of these.

    Empty: all of them share one team.
    """
    starting_team: str = ""
    filled: tuple[str, ...] = ()
    """What no source states and was filled in by us: a card with any of these is "reconstructed"."""
    recruit_from: int = 1
    """The zone it may be recruited from: the hand, unless its text says otherwise (2P-PWR-02)."""
    brought_by: tuple[str, ...] = ()
    """Teams: a deck led by one of them brings it along, outside the sixty cards (2P-MOD4-15)."""
    inferred: tuple[str, ...] = ()
    """What no source states, but follows from what sources do state."""
    models: tuple[tuple[str, str], ...] = ()
    """The printed cards that what we filled in is modelled on, by field."""
    brings: tuple[str, ...] = ()
    """Names of the main characters that its deck has in an out-of-game pile, and nothing else (2P-DCK-20)."""


@dataclass(frozen=True)
class Powers:
    """What a card does: its powers in printed order, or what a plot twist does."""

    printed: tuple[Power, ...] = ()
    twist: Effect | None = None


class Card(Definition):
    """One card's definition, with what the rules ask most often laid out flat."""

    __slots__ = (
        "alignment",
        "alters",
        "alters_down",
        "any_turn",
        "arrival",
        "atk",
        "auras",
        "basic",
        "bearers",
        "cost",
        "defense",
        "discounts",
        "facts",
        "frail",
        "health",
        "is_character",
        "keywords",
        "listens",
        "minds",
        "other_price",
        "power_timing",
        "powers",
        "recalls",
        "replacements",
        "shines",
        "starts_with",
        "super_powers",
        "symbols",
        "tag_team",
        "team_bits",
        "timing",
        "triggers",
        "type",
    )

    def __init__(self, key: str, name: str, facts: Facts, powers: Powers | None = None) -> None:
        super().__init__(key, name, facts.aka)
        self.facts = facts
        self.powers = powers if powers is not None else Powers()
        self.type = facts.type
        self.cost = facts.cost
        self.atk = facts.atk
        self.defense = facts.defense
        self.health = facts.health
        self.frail = facts.health <= 0 or facts.defense <= 0 or facts.level_up > 0
        """Whether the rules may demand something of it while it has neither wounds nor -1/-1 counters."""
        self.symbols = facts.symbols
        self.basic = facts.basic
        self.timing = facts.timing
        self.any_turn = facts.any_turn
        self.team_bits = team_bits(facts.teams)
        self.is_character = facts.type in (MAIN_CHARACTER, SUPPORTING_CHARACTER)
        printed = self.powers.printed
        self.super_powers = tuple([power for power in printed if isinstance(power, SuperPower)])
        self.triggers = tuple([power for power in printed if isinstance(power, Trigger)])
        self.auras = tuple([power for power in printed if isinstance(power, Aura)])
        self.replacements = tuple([power for power in printed if isinstance(power, Replacement)])
        self.discounts = tuple([power for power in printed if isinstance(power, Discount)])
        self.tag_team: TagTeam | None = None
        self.other_price: OtherPrice | None = None
        self.arrival: Arrival | None = None
        self.bearers: Filter | None = None
        """Onto whom it can be put; None where that is anybody."""
        self.starts_with = ""
        """The equipment that its player's deck gives it before the game."""
        self.alignment = 0
        """Good and Evil as its own power has it; its teams say more."""
        for power in printed:
            if isinstance(power, TagTeam):
                self.tag_team = power
            elif isinstance(power, OtherPrice):
                self.other_price = power
            elif isinstance(power, Arrival):
                self.arrival = power
            elif isinstance(power, Bearers):
                self.bearers = power.who
            elif isinstance(power, StartsEquipped):
                self.starts_with = power.equipment
            elif isinstance(power, Aligned):
                self.alignment = power.alignment
        bits = 0
        for keyword in facts.keywords:
            bits |= keyword
        self.keywords = bits
        self.shines = False
        """Whether it has a continuous power, of its own or of a keyword."""
        self.alters = False
        """Whether it has one that alters stats."""
        self.alters_down = False
        """Whether it has one that does so while it lies face down."""
        for aura in (*self.auras, *KEYWORDS.auras_of(bits)):
            self.shines = True
            # Whatever an author wrote there: what is wrong with it is told by the checks.
            changes: tuple[Any, ...] = aura.changes
            for change in changes:
                if isinstance(change, StatChange):
                    self.alters = True
                    if aura.face_down:
                        self.alters_down = True
        self.recalls = 0
        """A bit per kind of event that it asks for on later turns."""
        for node in nodes_in(self.powers):
            if isinstance(node, Recalling):
                self.recalls |= 1 << node.recalls()
        self.power_timing = 0
        """The timing words of all its Super Powers."""
        self.listens = KEYWORDS.listens(bits)
        for trigger in self.triggers:
            self.listens |= 1 << trigger.on
        for used in self.super_powers:
            self.power_timing |= used.timing
            if used.reacts_to != NOTHING and not used.interrupts():
                self.listens |= 1 << used.reacts_to

        self.minds = self.listens & SELDOM_TOLD
        """What something on it waits for of the events that are told only then."""
        for node in nodes_in(self.powers):
            if isinstance(node, Trigger):
                self.minds |= 1 << node.on & SELDOM_TOLD

    def comes_with(self, leader: Card) -> bool:
        """Whether a deck that this main character leads brings the card along."""
        return any(team in leader.facts.teams for team in self.facts.brought_by)

    def content(self) -> tuple[Any, ...]:
        return (self.key, self.name, self.facts, self.powers)

    def substance(self) -> tuple[Any, ...]:
        return (self.name, replace(self.facts, filled=(), inferred=(), models=()), self.powers)

    def rank(self) -> tuple[int, int]:
        return (self.type, self.cost)

    def printed_powers(self) -> int:
        """How many powers are printed, the Flight and Ranged icons included (2P-GEN-30).

        Parts of one name are one power; Tag Team is among the keywords.
        """
        total = len(self.facts.keywords) + len(self.super_powers)
        names: list[str] = []
        for power in self.powers.printed:
            if not isinstance(power, (SuperPower, TagTeam)) and power.name not in names:
                total += 1
                if power.name:
                    names.append(power.name)
        return total
