"""A classic card as printed: facts, keywords and powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from versus.games.classic.language.selectors import Targetable
from versus.games.classic.printed.keywords import BY_NAME, KEYWORDS
from versus.games.classic.words import ARMY, CHARACTER, EQUIPMENT, LOCATION
from versus.kernel.definition import Definition
from versus.kernel.effects import Nothing
from versus.kernel.nodes import Aura, Condition, Effect, Filter, Node, Replacement, Trigger
from versus.kernel.teams import team_bits
from versus.kernel.triggering import Watches


@dataclass(frozen=True)
class Play(Node):
    """What goes on the chain: an effect, and what each of its targets must be, then and on resolution.

    In the effect `Chosen(0)` is the first target, `Chosen(1)` the second; one that has become illegal is
    nobody (CL-TGT-07). A target that is an effect is `TargetEffect(0)` instead. `given` is the "if" of a
    triggered power, judged again on resolution.
    """

    effect: Effect
    targets: tuple[Targetable, ...] = ()
    given: Condition | None = None


@dataclass(frozen=True)
class Payment(Node):
    """A payment power, or what it takes to play a plot twist: costs, then an effect (CL-PWR-02).

    A cost is an instruction that must be possible; at most one of them chooses cards to pay with. `given`
    is asked on use only (CL-PWR-21).
    """

    play: Play
    costs: tuple[Effect, ...] = ()
    given: Condition | None = None
    once_a_turn: bool = False
    from_hand: bool = False
    """Used while the card is in hand, and nowhere else (CL-PWR-15)."""


@dataclass(frozen=True)
class RecruitCost(Node):
    """What it takes to recruit a card besides its points, or with `instead` what may be paid for those.

    Of all that is paid for one recruit at most one cost chooses cards to pay with.
    """

    costs: tuple[Effect, ...]
    instead: bool = False


@dataclass(frozen=True)
class Triggered(Trigger):
    """A triggered power; its targets are chosen as it is put on the chain (CL-TGT-13)."""

    targets: tuple[Targetable, ...] = ()


@dataclass(frozen=True)
class Powers:
    """What a card does. On a plot twist all but `twist` is ongoing (CL-PLT-08)."""

    payments: tuple[Payment, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    auras: tuple[Aura, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    twist: Payment | None = None
    recruiting: tuple[RecruitCost, ...] = ()
    order: tuple[int, ...] = ()
    """Where each power stands among those by kind, in printed order; empty where that is the order."""

    def by_kind(self) -> list[Node]:
        """All but what playing a plot twist does."""
        return [*self.recruiting, *self.auras, *self.triggers, *self.replacements, *self.payments]

    def in_order(self, printed: Sequence[Node]) -> Powers:
        """The same, printed in this order."""
        listed = self.by_kind()
        places = [next(place for place, one in enumerate(listed) if one is power) for power in printed]
        return self if places == sorted(places) else replace(self, order=tuple(places))


NO_EFFECT: Final = Payment(Play(Nothing()))
"""What a plot twist of which only ongoing text is known does as it is played."""


@dataclass(frozen=True)
class Facts:
    """Everything printed on a card but its powers' machinery. Only what a type has is filled in.

    `cost` is the number in the corner: a recruit cost, or on plot twists and locations a threshold
    (CL-GEN-17).
    """

    type: int
    cost: int = 0
    atk: int = 0
    defense: int = 0
    teams: tuple[str, ...] = ()
    keywords: tuple[int, ...] = field(default=(), metadata=BY_NAME)
    versions: tuple[str, ...] = ()
    """The small line below the name, and what else it counts as (CL-GEN-04, CL-KEY-45)."""
    identity: str = ""
    """What follows the diamond; without one the name is the identity (CL-KEY-29)."""
    boost: int = 0
    """How many resource points more buy the boost text for a turn; 0 without one (CL-REC-18)."""
    unique: bool = False
    """Said of equipment only: characters and locations are unique by themselves (CL-EQP-18)."""
    borne_by: Filter | None = None
    """Who may bear an equipment, where it says so (CL-EQP-20)."""
    traits: tuple[str, ...] = ()
    """What makes a character a Mutant (CL-KEY-35)."""
    willpower: int = 0
    """The keyword's number (CL-KEY-47)."""
    not_unique: bool = False
    """Said of locations only, which are unique where they do not say so (CL-LOC-05)."""
    filled: tuple[str, ...] = ()
    """What no source states and was filled in by us: a card with any of these is "reconstructed"."""
    inferred: tuple[str, ...] = ()
    """What no source states, but follows from what sources do state."""


class Card(Definition):
    """One card's definition, with what the rules ask most often laid out flat."""

    __slots__ = (
        "atk",
        "auras",
        "cost",
        "defense",
        "facts",
        "gives",
        "heeds",
        "identity",
        "keywords",
        "listens",
        "powers",
        "team_bits",
        "type",
        "unique",
    )

    def __init__(self, key: str, name: str, facts: Facts, powers: Powers | None = None) -> None:
        super().__init__(key, name)
        self.facts = facts
        self.powers = powers if powers is not None else Powers()
        self.auras = self.powers.auras
        self.type = facts.type
        self.cost = facts.cost
        self.atk = facts.atk
        self.defense = facts.defense
        self.identity = facts.identity or name
        self.team_bits = team_bits(facts.teams)
        bits = 0
        for keyword in facts.keywords:
            bits |= keyword
        self.keywords = bits
        self.listens = KEYWORDS.listens(bits)
        """A bit per kind of event that one of its powers waits for."""
        for trigger in self.powers.triggers:
            self.listens |= 1 << trigger.on
        self.gives = 0
        """A bit per kind of event that a power waits for which its continuous powers give."""
        for aura in self.auras:
            # Whatever an author wrote there: what is wrong with it is told by the checks.
            changes: tuple[Any, ...] = aura.changes
            for change in changes:
                if isinstance(change, Watches) and isinstance(change.trigger, Trigger):
                    self.gives |= 1 << change.trigger.on
        self.heeds = 0
        """A bit per kind of event that one of its powers replaces."""
        for replacement in self.powers.replacements:
            self.heeds |= 1 << replacement.of
        self.unique = is_unique(facts)

    def content(self) -> tuple[Any, ...]:
        return (self.key, self.name, self.facts, self.powers)

    def substance(self) -> tuple[Any, ...]:
        return (self.name, replace(self.facts, filled=(), inferred=()), self.powers)

    def rank(self) -> tuple[int, int]:
        return (self.type, self.cost)

    def printed_powers(self) -> list[Node]:
        """Its powers in the order in which they are printed; what playing a plot twist does comes first."""
        listed = self.powers.by_kind()
        order = self.powers.order or range(len(listed))
        first: list[Node] = [] if self.powers.twist is None else [self.powers.twist]
        return [*first, *[listed[place] for place in order]]


def is_unique(facts: Facts) -> bool:
    """Characters without the version Army, locations, and equipment that says so (CL-REC-08, CL-LOC-05)."""
    if facts.type == CHARACTER:
        return ARMY not in facts.versions
    if facts.type == EQUIPMENT:
        return facts.unique
    return facts.type == LOCATION and not facts.not_unique
