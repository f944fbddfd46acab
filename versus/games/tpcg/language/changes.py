"""What modifiers and continuous powers do: numbers, powers, prohibitions, permissions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from versus.games.tpcg.printed.keywords import BY_NAME, KEYWORDS
from versus.games.tpcg.table.altering import AsWritten, Ruling, StatChange, Stats
from versus.games.tpcg.words import ALL_KEYWORDS, SUPER_STRENGTH, Symbol
from versus.kernel.frames import Frame
from versus.kernel.nodes import Amount, Change, Filter
from versus.kernel.teams import team_bit
from versus.kernel.types import NOTHING, CardId, Phase, Stamp

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.modifiers import Modifier


@dataclass(frozen=True)
class Plus(AsWritten):
    """+ATK/+DEF, fixed when it was made (2P-MOD-11)."""

    atk: int
    defense: int

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.atk += self.atk
        stats.defense += self.defense


@dataclass(frozen=True)
class Grows(StatChange):
    """+ATK/+DEF for each of something, read anew all the time (2P-MOD-15)."""

    atk: int
    defense: int
    for_each: Amount

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        number = self.for_each.value(battle, lens)
        stats.atk += self.atk * number
        stats.defense += self.defense * number

    def steady(self) -> bool:
        return self.for_each.steady()


@dataclass(frozen=True)
class SwapsStats(AsWritten):
    """Its own ATK and DEF change places, at this point of the timestamp order (2P-MOD-18)."""

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.atk, stats.defense = stats.defense, stats.atk


@dataclass(frozen=True)
class HasBase(AsWritten):
    """Base ATK, DEF and Health are these; NOTHING leaves one as it is."""

    atk: int = NOTHING
    defense: int = NOTHING
    health: int = NOTHING

    def alters_base(self) -> bool:
        return True

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        if self.atk != NOTHING:
            stats.atk = self.atk
        if self.defense != NOTHING:
            stats.defense = self.defense
        if self.health != NOTHING:
            stats.health = self.health


@dataclass(frozen=True)
class MoreHealth(AsWritten):
    """Maximum Health changes."""

    amount: int

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.health += self.amount


@dataclass(frozen=True)
class Has(AsWritten):
    """It has keyword powers, with all that they do."""

    keywords: int = field(metadata=BY_NAME)

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        again = stats.keywords & self.keywords & KEYWORDS.stacking
        if again:
            stats.again = (*stats.again, again)
        stats.keywords |= self.keywords
        if self.keywords & SUPER_STRENGTH:
            stats.strength += 1

    def listens(self) -> int:
        return KEYWORDS.listens(self.keywords)


@dataclass(frozen=True)
class Loses(AsWritten):
    """It loses keyword powers; all of them are also those of a name of their own (2P-PWR-47)."""

    keywords: int = field(default=ALL_KEYWORDS, metadata=BY_NAME)

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.keywords &= ~self.keywords
        if stats.again:
            stats.again = tuple([bits & ~self.keywords for bits in stats.again])
        if self.keywords & SUPER_STRENGTH:
            stats.strength = 0
        if self.strips():
            stats.keywordless = True

    def strips(self) -> bool:
        return self.keywords == ALL_KEYWORDS


@dataclass(frozen=True)
class NeverHas(AsWritten):
    """It loses keyword powers and cannot gain them, whatever gives them later.

    All of them are also those of a name of their own (2P-PWR-47).
    """

    keywords: int = field(default=ALL_KEYWORDS, metadata=BY_NAME)

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.barred |= self.keywords
        if self.strips():
            stats.keywordless = True

    def strips(self) -> bool:
        return self.keywords == ALL_KEYWORDS


@dataclass(frozen=True)
class NeverHasSuperPowers(AsWritten):
    """It loses its Super Powers and cannot gain any."""

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.superless = True


@dataclass(frozen=True)
class LosesAllPowers(AsWritten):
    """It loses every power; names, AKA and teams are none (2P-PWR-07)."""

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.powerless = stats.keywordless = True

    def strips(self) -> bool:
        return True


@dataclass(frozen=True)
class Joins(AsWritten):
    """It has another team as well."""

    team: str

    def alter(self, battle: Battle, lens: Frame, card: CardId, stats: Stats) -> None:
        stats.teams |= team_bit(self.team)


@dataclass(frozen=True)
class Cannot(Ruling):
    """A prohibition (2P-GEN-02): `act` is forbidden, where `against` is given only against such cards."""


@dataclass(frozen=True)
class May(Ruling):
    """A permission, where `against` is given only against such cards."""


@dataclass(frozen=True)
class Defies(Ruling):
    """A text written to get past a prohibition: no ban on `act` holds for it (2P-GEN-03)."""


@dataclass(frozen=True)
class DefiesEnemies(Ruling):
    """A text written to get past what enemies forbid: no ban of theirs on `act` holds for it (2P-CRD-81)."""


@dataclass(frozen=True)
class StrikesHarder(Change):
    """It strikes with so many times its ATK; ATK itself is unchanged (2P-CMB-68).

    Where `against` is given only against such cards; where `being` is given only while it is such a card.
    """

    times: int
    against: Filter | None = None
    being: Filter | None = None


@dataclass(frozen=True)
class StrikesMore(Change):
    """It strikes so many times more as the combat resolves (2P-CMB-65, 2P-CMB-66)."""

    times: int


@dataclass(frozen=True)
class StrikesItself(Change):
    """As the combat resolves it strikes itself instead of whom it would strike, if that one fits."""

    against: Filter | None = None

    def fixed(self, game: Battle, frame: Frame) -> Change:
        return self if self.against is None else StrikesItself(self.against.fixed(game, frame))


@dataclass(frozen=True)
class DirectsStrikes(Change):
    """Its player chooses whom the defender strikes back, instead of the defender's player (2P-KEYC-29)."""


@dataclass(frozen=True)
class KeepsEquipment(Change):
    """Equipment that fits stays on it as it is stunned, whatever the rules say (2P-GEN-01, 2P-EQP-08)."""

    equipment: Filter


@dataclass(frozen=True)
class IsFrozen(Change):
    """It does not ready on its controller's next turn (2P-STN-43)."""


@dataclass(frozen=True)
class CountsAs(Change):
    """It is a main or a supporting character now, in every zone (2P-CTL-12)."""

    main: bool

    def begins(self, battle: Battle, modifier: Modifier) -> None:
        """Nobody of its name may stand beside a main character (2P-UNQ-07)."""
        if modifier.card >= 0 and battle.in_row(modifier.card):
            battle.arrivals.append(modifier.card)


@dataclass(frozen=True)
class ComesBack(Change):
    """Removed from the game, it may be put onto the side of whoever made this, in their Recruit Steps."""


@dataclass(frozen=True)
class LiesOpen(Change):
    """A hand card is for everybody to see."""

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class EndsFor(Change):
    """All that one effect has made last ends when an enemy of its maker pays a symbol for it.

    It is what was made after `since` and before this.
    """

    symbol: Symbol
    since: Stamp

    def is_silent(self) -> bool:
        """Whoever may end it is offered to."""
        return True


@dataclass(frozen=True)
class KeepsCounters(Change):
    """Removed from the game, it has these counters again as it appears, by kind (2P-CRD-06)."""

    counters: tuple[int, ...]


@dataclass(frozen=True)
class SkipsPhase(Change):
    """The player whose turn it is skips a phase (2P-TRN-20)."""

    phase: Phase


@dataclass(frozen=True)
class PhasesCome(Change):
    """The phases of every turn come in this order (2P-MOD4-12)."""

    order: tuple[Phase, ...]


@dataclass(frozen=True)
class RecruitPoints(Change):
    """The player whose turn it is has more or fewer recruit points (2P-BLD-25)."""

    amount: int


@dataclass(frozen=True)
class PaysLess(Change):
    """Its price is lower by this, if what it is put onto fits; its cost is not changed (2P-BLD-15).

    With `once` that ends as soon as one such card has been recruited.
    """

    amount: int
    onto: Filter | None = None
    once: bool = False


@dataclass(frozen=True)
class PaysFewerSymbols(Change):
    """Each turn it pays so many symbols fewer the first time it uses each of its Super Powers."""

    amount: int


@dataclass(frozen=True)
class WoundsMore(Change):
    """Whomever it wounds in combat gets so many wounds more, where `against` is given only such cards."""

    amount: int
    against: Filter | None = None

    def fixed(self, game: Battle, frame: Frame) -> Change:
        return self if self.against is None else WoundsMore(self.amount, self.against.fixed(game, frame))


@dataclass(frozen=True)
class SinglesOut(Change):
    """Whom it has singled out: nobody else is chosen where it singles somebody out again."""

    card: CardId
    stamp: Stamp

    def is_silent(self) -> bool:
        """Whoever may be singled out again is offered."""
        return True
