"""Instructions that make something last: numbers, powers, prohibitions, status."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.language.changes import ComesBack, CountsAs, Has, HasBase, Plus
from versus.games.tpcg.printed.keywords import BY_NAME
from versus.games.tpcg.table.counters import strength_in_melee, tell_of_atk
from versus.games.tpcg.table.stats import atk, defense, keywords, stats_of
from versus.games.tpcg.words import REMOVED, STATUS_CHANGED, STUNNED, UP
from versus.kernel.choosing import AboutCards, OnCards, Who
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.modifiers import (
    FOREVER,
    NEXT_TURN,
    OF_YOURS,
    THIS_TURN,
    WHILE_SOURCE_STANDS,
    WHILE_SOURCE_STAYS,
    Duration,
)
from versus.kernel.nodes import Amount, Change, Effect, Filter, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

NONE: Final = Number(0)


def until_seat(frame: Frame, until: Duration) -> Seat:
    return frame.seat if until in OF_YOURS else NOTHING


def hold(
    game: Battle,
    frame: Frame,
    change: Change,
    card: CardId,
    until: Duration,
    scope: Filter | None = None,
) -> None:
    """Let a change last on a card, or on whoever fits, unless its time is over already."""
    if not is_past(game, frame, until):
        game.modify(change, card, frame.seat, frame.source, until, until_seat(frame, until), scope)


def is_past(game: Battle, frame: Frame, until: Duration) -> bool:
    """Whether what the duration is tied to has come about before the effect: then nothing comes of it."""
    if until not in (WHILE_SOURCE_STAYS, WHILE_SOURCE_STANDS):
        return False
    source = frame.source
    if game.stamp[source] != frame.stamp or not game.in_play(source):
        return True
    return until == WHILE_SOURCE_STANDS and game.face[source] == STUNNED


@dataclass(frozen=True)
class Gets(OnCards):
    """+ATK/+DEF for a time; read from the game once, then fixed (2P-MOD-11)."""

    atk: Amount = NONE
    defense: Amount = NONE
    until: Duration = THIS_TURN

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        plus_atk, plus_def = self.atk.value(game, frame), self.defense.value(game, frame)
        for card in cards:
            give(game, frame, card, plus_atk, plus_def, self.until)


def give(game: Battle, frame: Frame, card: CardId, plus_atk: int, plus_def: int, until: Duration) -> None:
    """Put +ATK/+DEF on a card in play; Super Strength doubles an increase in melee (2P-KEY-21)."""
    if not game.in_play(card):
        return
    doubling = strength_in_melee(game, card)
    if plus_atk > 0:
        plus_atk <<= doubling
    if plus_def > 0:
        plus_def <<= doubling
    gain(game, frame, card, Plus(plus_atk, plus_def), until)


def gain(game: Battle, frame: Frame, card: CardId, plus: Plus, until: Duration) -> None:
    """Give +ATK/+DEF, and tell whoever waits for ATK to be gained."""
    hold(game, frame, plus, card, until)
    tell_of_atk(game, card, plus.atk, (frame.source,))


@dataclass(frozen=True)
class GainsUntil(OnCards):
    """Gain ATK until it equals an amount; read once, and nothing if it is that high already (2P-MOD-22)."""

    equals: Amount
    until: Duration = THIS_TURN

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        equals = self.equals.value(game, frame)
        for card in cards:
            gap = equals - atk(game, card)
            if gap > 0 and game.in_play(card):
                # Where it ends is said, so that nothing doubles the way there.
                gain(game, frame, card, Plus(gap, 0), self.until)


@dataclass(frozen=True)
class SetNumbers(OnCards):
    """Current ATK and DEF become other numbers, read once, by fixed additions (2P-MOD-11, 2P-MOD-16)."""

    atk: Amount
    defense: Amount
    until: Duration = THIS_TURN

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        new_atk, new_def = self.atk.value(game, frame), self.defense.value(game, frame)
        for card in cards:
            if game.in_play(card):
                # Where it ends is said, so that nothing doubles the way there.
                change = Plus(new_atk - atk(game, card), new_def - defense(game, card))
                game.modify(change, card, frame.seat, frame.source, self.until, until_seat(frame, self.until))


@dataclass(frozen=True)
class Becomes(OnCards):
    """Characters in play now get changes for a time; later arrivals do not (2P-MOD-25)."""

    changes: tuple[Change, ...]
    until: Duration = THIS_TURN

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            for change in self.changes:
                if isinstance(change, Plus):
                    give(game, frame, card, change.atk, change.defense, self.until)
                elif game.in_play(card) or reaches_outside(game, change, card):
                    hold(game, frame, change.fixed(game, frame), card, self.until)


def reaches_outside(game: Battle, change: Change, card: CardId) -> bool:
    """Whether a change also sits on a card that is not in play."""
    if isinstance(change, ComesBack):
        return game.zone(card) == REMOVED
    return isinstance(change, CountsAs)


@dataclass(frozen=True)
class RuleChange(Effect):
    """The rules change for a time; it reaches whoever fits, later arrivals included (2P-MOD-25)."""

    scope: Filter
    change: Change
    until: Duration = THIS_TURN

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        change, scope = self.change.fixed(game, frame), self.scope.fixed(game, frame)
        hold(game, frame, change, NOTHING, self.until, scope)


@dataclass(frozen=True)
class FromNowOn(Effect):
    """A triggered power for a time that sits on no card: its source may lose all powers (2P-MOD-24)."""

    trigger: Trigger
    until: Duration = FOREVER
    once: bool = False

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        hold(game, frame, Watches(self.trigger, self.once), NOTHING, self.until)


@dataclass(frozen=True)
class OnTheirNextTurn(Effect):
    """A change that holds on the next turn of each enemy player, once in a common one, or of you."""

    change: Change
    yours: bool = False
    scope: Filter | None = None

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        seats = [frame.seat] if self.yours else [s for s in game.opponents(frame.seat) if game.lead[s] == s]
        hold_next_turn(game, frame, seats, self.change, self.scope)


@dataclass(frozen=True)
class OnNextEnemyTurn(Effect):
    """A change that holds on the next turn of the enemy player who comes next."""

    change: Change
    scope: Filter | None = None

    def step(self, game: Battle, frame: Frame) -> None:
        game.stack.pop()
        coming = game.from_seat(game.next_camp(game.active))
        seats = [seat for seat in coming if game.enemies(frame.seat, seat)]
        hold_next_turn(game, frame, seats[:1], self.change, self.scope)


def hold_next_turn(
    game: Battle, frame: Frame, seats: list[Seat], change: Change, scope: Filter | None
) -> None:
    settled = scope.fixed(game, frame) if scope is not None else None
    for seat in seats:
        game.modify(change.fixed(game, frame), NOTHING, frame.seat, frame.source, NEXT_TURN, seat, settled)


@dataclass(frozen=True)
class GetsRandomKeyword(OnCards):
    """Characters get one of some keyword powers that they do not have, at random."""

    keywords: int = field(metadata=BY_NAME)
    until: Duration = FOREVER

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            missing = self.keywords & ~keywords_of(game, card)
            if game.in_play(card) and missing:
                known = [1 << bit for bit in range(missing.bit_length()) if missing >> bit & 1]
                gained = known[game.random(len(known))]
                hold(game, frame, Has(gained), card, self.until)


def keywords_of(game: Battle, card: CardId) -> int:
    """The keyword powers of a character; of a face-down one those it will have again."""
    found = keywords(game, card)
    if game.face[card] != UP:
        found |= game.definition[card].keywords
        for modifier in game.modifiers:
            if modifier.card == card and isinstance(modifier.change, Has):
                found |= modifier.change.keywords
    return found


@dataclass(frozen=True)
class SwitchNumbers(AboutCards):
    """Two characters exchange ATK and DEF, by fixed additions (2P-MOD-16, 2P-MOD-17)."""

    one: Who
    other: Who
    until: Duration = THIS_TURN

    def whom(self) -> Who:
        return self.other

    def partner(self) -> Who:
        return self.one

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if not frame.cards or not cards:
            return
        one, other = frame.cards[0], cards[0]
        if not game.in_play(one) or not game.in_play(other):
            return
        atk_gap = atk(game, other) - atk(game, one)
        def_gap = defense(game, other) - defense(game, one)
        for card, sign in ((one, 1), (other, -1)):
            gain(game, frame, card, Plus(sign * atk_gap, sign * def_gap), self.until)


@dataclass(frozen=True)
class Impersonates(OnCards):
    """This character's base ATK and DEF become another's current ones, or its base ones (2P-MOD-01).

    They are read once (2P-MOD-11); what lies on this character itself still counts on top (2P-MOD-21).
    """

    until: Duration = THIS_TURN
    of_base: bool = False

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        if not game.in_play(frame.source):
            return
        for card in cards:
            stats = stats_of(game, card)
            taken = (stats.base_atk, stats.base_def) if self.of_base else (stats.atk, stats.defense)
            # Below 0 counts as 0 (2P-MOD-09).
            base = HasBase(max(0, taken[0]), max(0, taken[1]))
            hold(game, frame, base, frame.source, self.until)


@dataclass(frozen=True)
class MakeMain(OnCards):
    """Make a supporting character a main one, or a main one supporting (2P-CTL-11)."""

    main: bool = True

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            game.modify(CountsAs(self.main), card, frame.seat, frame.source, FOREVER)
            game.happens(Event(STATUS_CHANGED, card, game.controller(card), amount=int(self.main)))
