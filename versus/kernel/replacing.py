"""Powers that prevent an event, or put something else in its place, before it happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.kernel.nodes import Procedure, Replacement
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.kernel.events import Event
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game


def is_replaced(
    game: Game, card: CardId, replacements: Sequence[Replacement], lens: Frame, event: Event
) -> bool:
    """Whether one of a card's powers stops an event; what happens instead is begun."""
    for replacement in replacements:
        if applies(game, replacement, lens, event) and not is_replacing(game, replacement, card):
            if replacement.instead is not None:
                game.push(Replace(replacement), lens.seat, card, game.stamp[card], event)
            return True
    return False


def applies(game: Game, replacement: Replacement, lens: Frame, event: Event) -> bool:
    """Whether an event is the one that a power replaces."""
    if replacement.of != event.kind:
        return False
    subject, by, given = replacement.subject, replacement.by, replacement.given
    if subject is not None and (event.card < 0 or not subject.matches(game, lens, event.card)):
        return False
    if by is not None and not any(by.matches(game, lens, cause) for cause in event.by):
        return False
    return given is None or given.holds(game, lens)


@dataclass(frozen=True)
class Replace(Procedure):
    """What happens instead of an event. It stays on the stack until all of that has happened."""

    replacement: Replacement

    def step(self, game: Game, frame: Frame) -> None:
        effect = self.replacement.instead
        if frame.pc == 0 and effect is not None:
            frame.pc = 1
            game.resolve(effect, frame.seat, frame.source, frame.event)
        else:
            game.stack.pop()


def is_replacing(game: Game, replacement: Replacement, card: CardId) -> bool:
    """A power does not replace what it brings about itself; otherwise it would never come to an end."""
    replacing = Replace(replacement)
    for frame in game.stack:
        if frame.source == card and frame.node == replacing:
            return True
    return False
