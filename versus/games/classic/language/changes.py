"""What modifiers and continuous powers do to a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from versus.games.classic.printed.keywords import BY_NAME, KEYWORDS
from versus.games.classic.table.activity import is_active
from versus.games.classic.words import STUNNED
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.nodes import Amount, Change
from versus.kernel.triggering import Watches
from versus.kernel.types import Act, CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame
    from versus.kernel.modifiers import Modifier

THIS_ATTACK: Final = THIS_COMBAT
"""Until the results of the conclusion are in, or the proposal fails (OP-11)."""


@dataclass(frozen=True)
class Gets(Change):
    """More or less ATK and DEF."""

    atk: Amount
    defense: Amount

    def fixed(self, game: Contest, frame: Frame) -> Gets:
        return Gets(Number(self.atk.value(game, frame)), Number(self.defense.value(game, frame)))


class KeywordChange(Change):
    """A change to the keywords or icons of a card."""

    def altered(self, bits: int) -> int:
        raise AssertionError


@dataclass(frozen=True)
class Has(KeywordChange):
    """It has keywords or icons, with all that they do."""

    keywords: int = field(metadata=BY_NAME)

    def altered(self, bits: int) -> int:
        return bits | self.keywords

    def listens(self) -> int:
        return KEYWORDS.listens(self.keywords)


@dataclass(frozen=True)
class Loses(KeywordChange):
    """It loses keywords or icons, with all that they do."""

    keywords: int = field(metadata=BY_NAME)

    def altered(self, bits: int) -> int:
        return bits & ~self.keywords


@dataclass(frozen=True)
class HasPower(Watches):
    """A triggered power of another card's making. Like its own ones it sleeps while a card is not active.

    A stunned character cannot have it, and has it again as it recovers (CL-STN-06, OP-26).
    """

    def is_awake(self, game: Contest, card: CardId) -> bool:
        return is_active(game, card)


@dataclass(frozen=True)
class Joins(Change):
    """Crossover: whoever has one of these affiliations has all of them (CL-KEY-19)."""

    teams: tuple[str, ...]


@dataclass(frozen=True)
class Cannot(Change):
    """One of the acts in `words` is impossible with or for the card (CL-GEN-02)."""

    act: Act


@dataclass(frozen=True)
class HasBoost(Change):
    """Its boost text, paid for as it was recruited (CL-REC-18)."""

    def is_silent(self) -> bool:
        return True


@dataclass(frozen=True)
class HasReinforcement(Change):
    """Its controller takes no breakthrough from an attack on it (CL-CON-22)."""


@dataclass(frozen=True)
class MayBear(Change):
    """It may bear so many equipment instead of one (CL-EQP-05)."""

    number: int


@dataclass(frozen=True)
class GainsIdentity(Change):
    """It has another identity as well (CL-KEY-30)."""

    identity: str


@dataclass(frozen=True)
class GainsVersion(Change):
    """It has another version as well (CL-KEY-45)."""

    version: str


@dataclass(frozen=True)
class GainsTrait(Change):
    """It is a Mutant with this trait as well (CL-KEY-35)."""

    trait: str


@dataclass(frozen=True)
class MoreWillpower(Change):
    """More or less willpower (CL-KEY-47)."""

    amount: Amount

    def fixed(self, game: Contest, frame: Frame) -> MoreWillpower:
        return MoreWillpower(Number(self.amount.value(game, frame)))

    def begins(self, game: Contest, modifier: Modifier) -> None:
        """A stunned character's cannot go up or down: it comes to nothing (CL-STN-07)."""
        if modifier.card >= 0 and game.face[modifier.card] == STUNNED:
            game.modifiers.remove(modifier)
