"""Instructions about cards in play: stun, KO, recover, ready, exhaust, give for a time, do later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.language.changes import THIS_ATTACK
from versus.games.classic.table import harm, moving
from versus.games.classic.words import HAND, STUNNED
from versus.kernel.choosing import OnCards
from versus.kernel.modifiers import Duration
from versus.kernel.nodes import Change, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Stun(OnCards):
    """Stun characters at one moment; each costs its controller endurance (CL-CON-11)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return harm.can_be_stunned(game, card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        by = (frame.source,) if frame.source >= 0 else ()
        game.cause_together([harm.stun_event(card, by) for card in cards])


@dataclass(frozen=True)
class KnockOut(OnCards):
    """KO cards in play (CL-GEN-25)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.in_play(card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        by = (frame.source,) if frame.source >= 0 else ()
        game.cause_together([moving.ko_event(card, by) for card in cards])


@dataclass(frozen=True)
class Recover(OnCards):
    """Turn stunned characters face up; they stay exhausted (CL-STN-20)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.face[card] == STUNNED

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        harm.recover(game, cards)


@dataclass(frozen=True)
class Ready(OnCards):
    """Turn exhausted cards upright (CL-GEN-22)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return harm.can_ready(game, card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        harm.ready(game, cards)


@dataclass(frozen=True)
class Exhaust(OnCards):
    """Turn ready cards sideways (CL-GEN-21)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.in_play(card) and not game.exhausted[card]

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        harm.exhaust(game, [card for card in cards if self.works_on(game, frame, card)])


@dataclass(frozen=True)
class RemoveFromAttack(OnCards):
    """They are attackers or defender no more, and lie as they lay (CL-ATK-15, CL-ATK-34)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.attack is not None and game.attack.involves(card)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            moving.leave_attack(game, card)


@dataclass(frozen=True)
class Discard(OnCards):
    """From hand to the KO'd pile (CL-GEN-24)."""

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return game.zone(card) == HAND

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        own = [card for card in cards if game.zone(card) == HAND]
        game.cause_together([moving.discard_event(card, game.controller(card)) for card in own])


@dataclass(frozen=True)
class Give(OnCards):
    """Changes for a time; what a card settles as it resolves stays so (CL-PRI-23)."""

    changes: tuple[Change, ...]
    until: Duration

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return can_last(game, self.until)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        if can_last(game, self.until):
            for card in cards:
                for change in self.changes:
                    game.modify(change.fixed(game, frame), card, frame.seat, frame.source, self.until)


def can_last(game: Contest, until: Duration) -> bool:
    """Whether there is an attack that something could last for, where it is to last for one."""
    return until != THIS_ATTACK or game.attack is not None or game.proposal is not None


@dataclass(frozen=True)
class Later(OnCards):
    """An effect that waits for its moment; "this" in it is the card that it is about.

    It is no power of that card, and does not sleep while the card is stunned (CL-STN-06, CL-KEY-22).
    """

    trigger: Trigger
    until: Duration

    def works_on(self, game: Contest, frame: Frame, card: CardId) -> bool:
        return can_last(game, self.until)

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        if can_last(game, self.until):
            for card in cards:
                game.modify(Watches(self.trigger), card, frame.seat, frame.source, self.until)
