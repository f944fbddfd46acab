"""Which cards are meant: whose, where, of what kind, in what state."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from versus.games.tpcg.flow import attacks, strikes
from versus.games.tpcg.printed.keywords import BY_NAME
from versus.games.tpcg.printed.teams import alignment_bits
from versus.games.tpcg.table.stats import keywords, teams
from versus.games.tpcg.words import (
    BACK,
    DOWN,
    FRONT,
    HIDDEN,
    LEFT_PLAY,
    LOCATION,
    RESOURCE,
    STUNNED,
    ZONES,
    Symbol,
    Timing,
)
from versus.kernel.choosing import THIS, Who
from versus.kernel.nodes import Filter
from versus.kernel.teams import team_bit
from versus.kernel.types import NOTHING, CardId, Stamp, Zone

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


class AtTheTable(Filter):
    """A filter that looks at nothing but the table."""

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class IsEnemy(AtTheTable):
    """On an opponent's side (2P-GEN-19)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.enemies(frame.seat, battle.controller(card))


@dataclass(frozen=True)
class IsYours(AtTheTable):
    """On your side (2P-GEN-29)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.controls(frame.seat, card)


@dataclass(frozen=True)
class IsTheirs(Filter):
    """On the side of the player that the triggering event is about."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return frame.event is not None and battle.controls(frame.event.seat, card)


@dataclass(frozen=True)
class YouOwn(AtTheTable):
    """Owned by you, wherever it is."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.owner[card] == frame.seat


@dataclass(frozen=True)
class IsThis(AtTheTable):
    """The card whose power it is."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return card == frame.source

    def only_source(self) -> bool:
        return True


@dataclass(frozen=True)
class IsMaker(AtTheTable):
    """The card whose effect made this last, for a power that sits on another one."""

    def fixed(self, battle: Battle, frame: Frame) -> Filter:
        return IsCard(frame.source, frame.stamp)

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return card == frame.source


@dataclass(frozen=True)
class IsCard(AtTheTable):
    """One certain card, as long as it is the same object."""

    card: CardId
    stamp: Stamp

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return card == self.card and battle.stamp[card] == self.stamp


@dataclass(frozen=True)
class IsBearer(AtTheTable):
    """The character that this equipment is on."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return card == battle.bearer[frame.source]


@dataclass(frozen=True)
class IsMain(AtTheTable):
    """A main character, as things stand."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return is_character(battle, card) and battle.is_main(card)


@dataclass(frozen=True)
class IsSupporting(AtTheTable):
    """A supporting character, as things stand."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return is_character(battle, card) and not battle.is_main(card)


@dataclass(frozen=True)
class IsCharacter(AtTheTable):
    """A character card, in play or not."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return is_character(battle, card)


def is_character(battle: Battle, card: CardId) -> bool:
    """A character card placed as a resource is none (2P-ZON-18)."""
    return battle.definition[card].is_character and battle.face[card] != DOWN


@dataclass(frozen=True)
class IsYourMain(AtTheTable):
    """The main character you started with, while it is on your side (2P-CTL-08).

    If an effect has made it a supporting character, the one of yours that is main now.
    """

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        if not battle.controls(frame.seat, card) or not battle.is_main(card):
            return False
        first = battle.first_main[frame.seat]
        return card == first or (battle.owner[card] == frame.seat and not battle.is_main(first))


@dataclass(frozen=True)
class InRow(AtTheTable):
    """In the front row or in the back row."""

    row: Zone

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.zone(card) == self.row


@dataclass(frozen=True)
class Lies(AtTheTable):
    """Face up, stunned or hidden."""

    face: int

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.face[card] == self.face


@dataclass(frozen=True)
class IsFaceDown(AtTheTable):
    """Stunned or hidden (2P-STN-16)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.face[card] in (STUNNED, HIDDEN)


@dataclass(frozen=True)
class IsExhausted(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return bool(battle.exhausted[card])


@dataclass(frozen=True)
class IsFrozenNow(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.is_frozen(card)


@dataclass(frozen=True)
class OfTeam(AtTheTable):
    """Has a team; a face-down character keeps it (2P-STN-08), a face-down resource has none."""

    team: str

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return bool(teams(battle, card) & team_bit(self.team)) and battle.face[card] != DOWN


@dataclass(frozen=True)
class SharesTeamWithMain(AtTheTable):
    """Shares a team with the main character of its player."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        lens = battle.lens(battle.controller(card), frame.source)
        mine = teams(battle, card)
        for other in battle.characters(battle.controller(card)):
            if IsYourMain().matches(battle, lens, other) and teams(battle, other) & mine:
                return True
        return False


@dataclass(frozen=True)
class LiesIn(AtTheTable):
    """Lies in a zone, whoever it belongs to."""

    zone: Zone

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.zone(card) == self.zone


@dataclass(frozen=True)
class OfNamedTeam(Filter):
    """Has the team that a player has just named; outside of such an effect nobody has it."""

    def fixed(self, battle: Battle, frame: Frame) -> Filter:
        return OfTeam(battle.stack[frame.base].word) if frame.base >= 0 else self

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return frame.base >= 0 and self.fixed(battle, frame).matches(battle, frame, card)


@dataclass(frozen=True)
class OfNamedName(Filter):
    """Bears the name that a player has just said, whatever its capitals and signs; or that word."""

    word: str = ""

    def fixed(self, battle: Battle, frame: Frame) -> Filter:
        return self if self.word or frame.base < 0 else OfNamedName(battle.stack[frame.base].word)

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        word = self.word or (battle.stack[frame.base].word if frame.base >= 0 else "")
        names = [plain(name) for name in battle.definition[card].names]
        return bool(word) and plain(word) in names and battle.face[card] != DOWN


@cache
def plain(name: str) -> str:
    """A name as it is compared: its letters and figures, and the stars of another bearer of the name."""
    spread = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in spread if sign.isalnum() or sign == "*")


@dataclass(frozen=True)
class SharesName(AtTheTable):
    """Has a name in common with certain cards; a face-down resource has none."""

    who: Who = THIS

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        if battle.face[card] == DOWN:
            return False
        printed = battle.definition[card]
        others = self.who.found(battle, frame) or []
        return any(battle.definition[other].shares_name(printed) for other in others)

    def steady(self) -> bool:
        return self.who.steady()


@dataclass(frozen=True)
class OfAlignment(AtTheTable):
    """Good or Evil (2P-GEN-20)."""

    alignment: int

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        sides = alignment_bits(teams(battle, card)) | battle.definition[card].alignment
        return bool(sides & self.alignment) and battle.face[card] != DOWN


@dataclass(frozen=True)
class HasKeyword(AtTheTable):
    """Has one of these keyword powers now."""

    keywords: int = field(metadata=BY_NAME)

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return bool(keywords(battle, card) & self.keywords)


@dataclass(frozen=True)
class Named(AtTheTable):
    """Bears a name, as title or AKA; a face-down resource bears none."""

    name: str

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return self.name in battle.definition[card].names and battle.face[card] != DOWN


@dataclass(frozen=True)
class IsChampion(AtTheTable):
    """Has "Champion" on its type line (2P-KEY-06)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.definition[card].facts.champion


@dataclass(frozen=True)
class OfType(AtTheTable):
    """Is a card of a type, as printed; a face-down resource is of none (2P-LOC-11)."""

    type: int

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.definition[card].type == self.type and battle.face[card] != DOWN


@dataclass(frozen=True)
class IsBasic(AtTheTable):
    """A basic location; a face-down resource is none (2P-LOC-11)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.definition[card].basic and battle.face[card] != DOWN


@dataclass(frozen=True)
class GivesSymbol(AtTheTable):
    """A location, basic or special, that can produce a symbol (2P-GEN-28)."""

    symbol: Symbol

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        printed = battle.definition[card]
        gives = printed.type == LOCATION and bool(printed.symbols & self.symbol)
        return gives and battle.face[card] != DOWN


@dataclass(frozen=True)
class IsResource(AtTheTable):
    """Lies in a resource row, whatever card it is; or lies there in a certain way (2P-ZON-18)."""

    face: int = NOTHING

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.zone(card) == RESOURCE and self.face in (NOTHING, battle.face[card])


@dataclass(frozen=True)
class HasTiming(AtTheTable):
    """A plot twist with one of these timing words; with `any_turn`, and with that symbol."""

    timing: Timing
    any_turn: bool = False

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        printed = battle.definition[card]
        return bool(printed.timing & self.timing) and (printed.any_turn or not self.any_turn)


@dataclass(frozen=True)
class IsUsedLocation(AtTheTable):
    """A face-down resource that, turned up, is a location of a symbol; with `basic`, a basic one."""

    symbol: Symbol
    basic: bool = False

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        printed = battle.definition[card]
        fits = printed.basic if self.basic else printed.type == LOCATION
        return fits and bool(printed.symbols & self.symbol) and battle.face[card] == DOWN


@dataclass(frozen=True)
class InTheCombat(AtTheTable):
    """An attacker or the defender; with `ever`, also one that was and is no longer in this combat."""

    ever: bool = False

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        combat = battle.combat
        if combat is None:
            return False
        return card in combat.attacked or card in combat.defended if self.ever else combat.involves(card)


@dataclass(frozen=True)
class FightsIn(AtTheTable):
    """In a combat that is fought in melee, or in one fought at range (2P-CMB-04)."""

    melee: bool

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        combat = battle.combat
        if combat is None or not combat.involves(card):
            return False
        return attacks.is_melee(battle, combat) if self.melee else attacks.is_ranged(battle, combat)


@dataclass(frozen=True)
class InAttack(AtTheTable):
    """In a combat with several attackers, or with one (2P-CMB-25)."""

    team: bool

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        combat = battle.combat
        return combat is not None and combat.involves(card) and (combat.team() > 1) == self.team


@dataclass(frozen=True)
class IsAttacker(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.combat is not None and card in battle.combat.attackers


@dataclass(frozen=True)
class IsRangedAttacker(AtTheTable):
    """Attacking from the back row."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        combat = battle.combat
        return combat is not None and card in combat.attackers and battle.zone(card) == BACK


@dataclass(frozen=True)
class IsDefender(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.combat is not None and card == battle.combat.defender


@dataclass(frozen=True)
class InDefendersRow(Filter):
    """Stands in the row in which this combat's defender stands, or last stood; it is not that one itself."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        if battle.combat is None or card in battle.combat.defended:
            return False
        return battle.where[card] == last_place(battle, battle.combat.defended[-1])


def last_place(battle: Battle, card: CardId) -> int:
    """Where a character stands, or stood before it left play this turn; NOTHING if it was nowhere."""
    if battle.in_row(card):
        return battle.where[card]
    for event in reversed(battle.history):
        if event.kind == LEFT_PLAY and event.card == card:
            return event.seat * ZONES + event.detail
    return NOTHING


@dataclass(frozen=True)
class WouldStrike(Filter):
    """Would strike somebody if the combat resolved as things stand."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return battle.combat is not None and strikes.would_strike(battle, battle.combat, card)


@dataclass(frozen=True)
class IsProtected(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return attacks.is_protected(battle, card)


@dataclass(frozen=True)
class IsEquipped(AtTheTable):
    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        return bool(battle.equipment_on(card))


@dataclass(frozen=True)
class CouldMelee(Filter):
    """An enemy that this character could melee attack right now (2P-GEN-26)."""

    def matches(self, battle: Battle, frame: Frame, card: CardId) -> bool:
        user = frame.source
        return (
            battle.zone(user) == FRONT
            and not attacks.attacker_fault(battle, frame.seat, user)
            and not attacks.defender_fault(battle, user, card)
        )
