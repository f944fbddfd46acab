"""Which cards are meant, in the words of the classic game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.properties import identities, traits, versions
from versus.games.classic.stats import is_cosmic, keywords
from versus.games.classic.words import CONCEALED, CONCEALED_OPTIONAL
from versus.kernel.nodes import Filter
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Yours(Filter):
    """Controlled by the player of the effect."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.controller(card) == frame.seat


@dataclass(frozen=True)
class InCombat(Filter):
    """An attacker or the defender of the attack under way (CL-ATK-30)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.is_fighting(card)


@dataclass(frozen=True)
class Defending(Filter):
    """The defender of the attack under way."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.attack is not None and game.attack.defender == card


@dataclass(frozen=True)
class OfVersion(Filter):
    """A card of a version, printed or gained (CL-KEY-45)."""

    version: str

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return self.version in versions(game, card)


@dataclass(frozen=True)
class OfIdentity(Filter):
    """A card of an identity, printed or gained (CL-KEY-30)."""

    identity: str

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return self.identity in identities(game, card)


@dataclass(frozen=True)
class OfTrait(Filter):
    """A Mutant, with a trait if one is named (CL-KEY-35)."""

    trait: str = ""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        found = traits(game, card)
        return self.trait in found if self.trait else bool(found)


@dataclass(frozen=True)
class WithConcealed(Filter):
    """A card with concealed or concealed—optional (CL-KEY-08)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return bool(keywords(game, card) & (CONCEALED | CONCEALED_OPTIONAL))


@dataclass(frozen=True)
class Cosmic(Filter):
    """A cosmic character, with or without its counter (CL-KEY-16)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return is_cosmic(game, card)
