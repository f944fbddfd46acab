"""Instructions that the rules themselves put on the chain: coming into play, changes for an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.classic.flow import uniqueness
from versus.games.classic.language.changes import THIS_ATTACK, Gets, HasReinforcement
from versus.games.classic.language.effects.moving import entrance
from versus.games.classic.table import moving
from versus.games.classic.words import POWERED_UP, REINFORCED
from versus.kernel.ask import Option
from versus.kernel.choosing import OnCards
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.nodes import Effect
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class ComesIntoPlay(Effect):
    """The recruited card, on the chain until now, takes an empty position (CL-REC-02, CL-REC-03).

    Every other unique card of its name that its player has in play makes way (CL-REC-09).
    """

    def step(self, game: Contest, frame: Frame) -> None:
        uniqueness.make_way(game, frame.seat, frame.source)
        game.ask = entrance(game, frame, frame.source)

    def answered(self, game: Contest, frame: Frame, option: Option) -> None:
        game.stack.pop()
        moving.enter(game, frame.source, frame.seat, option.row, option.column)


@dataclass(frozen=True)
class PowersUp(OnCards):
    """Whoever attacks or defends gets +1 ATK and +1 DEF until that is over (CL-PUP-02, CL-PUP-11)."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in [card for card in cards if game.is_fighting(card)]:
            game.modify(Gets(Number(1), Number(1)), card, frame.seat, frame.source, THIS_ATTACK)
            game.happens(Event(POWERED_UP, card, frame.seat, other=frame.source))


@dataclass(frozen=True)
class Reinforces(OnCards):
    """The defender has reinforcement until the attack is over (CL-CON-21)."""

    def act(self, game: Contest, frame: Frame, cards: list[CardId]) -> None:
        for card in [card for card in cards if game.attack is not None and game.attack.defender == card]:
            game.modify(HasReinforcement(), card, frame.seat, frame.source, THIS_ATTACK)
            game.happens(Event(REINFORCED, card, frame.seat, other=frame.source))
