"""Which powers an event sets off: those printed on a card, and those that effects have left behind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from versus.kernel.nodes import Change, Trigger
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.kernel.events import Event
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game


@dataclass(frozen=True)
class Watches(Change):
    """A lasting power of its own: "this" in it is the card it sits on."""

    trigger: Trigger
    once: bool = False
    """It is used up by the first event it waits for."""

    def fixed(self, game: Any, frame: Frame) -> Change:
        subject = self.trigger.subject
        if subject is None:
            return self
        return replace(self, trigger=replace(self.trigger, subject=subject.fixed(game, frame)))

    def is_awake(self, game: Any, card: CardId) -> bool:
        """Whether it waits for its event now, on the card it sits on."""
        return True

    def listens(self) -> int:
        return 1 << self.trigger.on


def hear(game: Game, triggers: Iterable[Trigger], card: CardId, event: Event) -> None:
    """Let those of a card's powers wait that an event has set off."""
    for trigger in triggers:
        if trigger.on == event.kind:
            seat = game.controller(card)
            if trigger.fires(game, game.lens(seat, card, event), event):
                if not trigger.once_a_turn or game.is_first_time(trigger, card):
                    game.wait(trigger, card, seat, event)


def doer(game: Game, event: Event) -> Seat:
    """Whose a power is that nobody gave: it belongs to whoever does what sets it off."""
    if event.by:
        return game.controller(event.by[0])
    return event.seat if event.seat >= 0 else game.turn_seat()


def lasting(game: Game, event: Event) -> None:
    """Powers that a resolved effect has left behind; they need no source any more (2P-MOD-13)."""
    for modifier in game.modifiers.copy():
        change = modifier.change
        if not isinstance(change, Watches) or change.trigger.on != event.kind or modifier.sleeps():
            continue
        card = modifier.card if modifier.card >= 0 else modifier.source
        if modifier.card >= 0 and (modifier.stamp != game.stamp[card] or not change.is_awake(game, card)):
            continue
        seat = modifier.seat if modifier.seat >= 0 else doer(game, event)
        lens = game.lens(seat, card, event)
        if change.trigger.fires(game, lens, event):
            game.wait(change.trigger, card, seat, event)
            if change.once:
                game.use_up(modifier)
