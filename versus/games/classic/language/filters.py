"""Which cards are meant, in the words of the classic game.

No word about what is printed on a card fits a face-down resource (CL-ZON-25).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from versus.games.classic.printed.keywords import BY_NAME
from versus.games.classic.seen.sight import is_known
from versus.games.classic.table import formation, stats
from versus.games.classic.table.properties import identities, traits, versions
from versus.games.classic.words import CONCEALED, CONCEALED_OPTIONAL, UP
from versus.kernel.nodes import Amount, Filter
from versus.kernel.teams import team_bits
from versus.kernel.types import NOTHING, CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class IsThis(Filter):
    """The card whose text it is, never another copy of it (CL-GEN-06)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return card == frame.source

    def only_source(self) -> bool:
        return True


@dataclass(frozen=True)
class Yours(Filter):
    """Controlled by the player of the effect."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.controller(card) == frame.seat


@dataclass(frozen=True)
class Opposing(Filter):
    """Controlled by an opponent."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.controller(card) != frame.seat


@dataclass(frozen=True)
class IsStunned(Filter):
    """A stunned character."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.in_row(card) and game.is_stunned(card)


@dataclass(frozen=True)
class IsReady(Filter):
    """Upright; a stunned character never is (CL-STN-01)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return not game.exhausted[card]


@dataclass(frozen=True)
class IsFaceUp(Filter):
    """Face up; said of resources, since a face-down character is stunned."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.face[card] == UP


@dataclass(frozen=True)
class InCombat(Filter):
    """An attacker or the defender of the attack under way (CL-ATK-30)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.is_fighting(card)


@dataclass(frozen=True)
class Attacking(Filter):
    """An attacker of the attack under way."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.attack is not None and card in game.attack.attackers


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
        return is_known(game, card, frame.event) and self.version in versions(game, card)


@dataclass(frozen=True)
class OfIdentity(Filter):
    """A card of an identity, printed or gained (CL-KEY-30)."""

    identity: str

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return is_known(game, card, frame.event) and self.identity in identities(game, card)


@dataclass(frozen=True)
class OfTrait(Filter):
    """A Mutant, with a trait if one is named (CL-KEY-35)."""

    trait: str = ""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        if not is_known(game, card, frame.event):
            return False
        found = traits(game, card)
        return self.trait in found if self.trait else bool(found)


@dataclass(frozen=True)
class WithConcealed(Filter):
    """A card with concealed or concealed—optional (CL-KEY-08)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        bits = stats.keywords(game, card) & (CONCEALED | CONCEALED_OPTIONAL)
        return bool(bits) and is_known(game, card, frame.event)


@dataclass(frozen=True)
class Cosmic(Filter):
    """A cosmic character, with or without its counter (CL-KEY-16)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return stats.is_cosmic(game, card)


@dataclass(frozen=True)
class Hidden(Filter):
    """In a hidden area (CL-ZON-11)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return formation.is_hidden(game, card)


@dataclass(frozen=True)
class InSupportRow(Filter):
    """In a support row."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return formation.in_support_row(game, card)


@dataclass(frozen=True)
class AdjacentToThis(Filter):
    """Beside, before or behind the card whose text it is (CL-FRM-14)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        here = frame.source
        if here < 0 or not game.in_row(here) or not game.in_row(card):
            return False
        return formation.are_adjacent(game, card, here)


@dataclass(frozen=True)
class OfTeam(Filter):
    """With an affiliation, printed or by crossover."""

    team: str

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        if not is_known(game, card, frame.event):
            return False
        return bool(stats.teams(game, card, frame.event) & team_bits((self.team,)))


@dataclass(frozen=True)
class OfYourTeams(Filter):
    """With an affiliation that a character you control has."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        bits = stats.teams(game, card)
        for character in game.characters(frame.seat):
            if bits & stats.teams(game, character):
                return True
        return False


@dataclass(frozen=True)
class OfType(Filter):
    """Of a card type; among resources only face-up ones have one (CL-GEN-09, CL-GEN-10)."""

    type: int

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.definition[card].type == self.type and is_known(game, card, frame.event)


@dataclass(frozen=True)
class Named(Filter):
    """Of a name; versions and identities are no part of it (CL-GEN-04)."""

    name: str

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.definition[card].name == self.name and is_known(game, card, frame.event)


@dataclass(frozen=True)
class HasKeyword(Filter):
    """With one of these keywords or icons."""

    keywords: int = field(metadata=BY_NAME)

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return bool(stats.keywords(game, card) & self.keywords) and is_known(game, card, frame.event)


@dataclass(frozen=True)
class CostIs(Filter):
    """Of exactly this printed cost (CL-GEN-16); until X is chosen any cost may still be it."""

    cost: Amount

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        wanted = self.cost.value(game, frame)
        fits = wanted == NOTHING or game.definition[card].cost == wanted
        return fits and is_known(game, card, frame.event)


@dataclass(frozen=True)
class CostAtMost(Filter):
    """Of this printed cost or less."""

    cost: Amount

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        wanted = self.cost.value(game, frame)
        fits = wanted == NOTHING or game.definition[card].cost <= wanted
        return fits and is_known(game, card, frame.event)


@dataclass(frozen=True)
class CostsAsMuch(Filter):
    """Of at least the printed cost of the card whose text it is."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.definition[card].cost >= game.definition[frame.source].cost


@dataclass(frozen=True)
class WithinCrossover(Filter):
    """Your characters and your own character cards wherever they are known (CL-KEY-20)."""

    def matches(self, game: Contest, frame: Frame, card: CardId) -> bool:
        if game.in_row(card) and game.controller(card) == frame.seat:
            return True
        return game.owner[card] == frame.seat and is_known(game, card, frame.event)
