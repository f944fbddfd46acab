"""Several cards spoken of as one party: this one and those, all that were chosen; and one singled out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from versus.games.tpcg.language.changes import SinglesOut
from versus.kernel.choosing import Choice, OnCards, Who
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Selector
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


@dataclass(frozen=True)
class Together(Who):
    """The cards of two parties, each once; whom somebody would still have to choose are not among them."""

    one: Who
    other: Who

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        found = [*(self.one.found(game, frame) or []), *(self.other.found(game, frame) or [])]
        return list(dict.fromkeys(found))

    def public(self) -> bool:
        return self.one.public() and self.other.public()

    def steady(self) -> bool:
        return self.one.steady() and self.other.steady()


@dataclass(frozen=True)
class AllChosen(Who):
    """All cards chosen in this effect so far, by whomever."""

    def found(self, game: Any, frame: Frame) -> list[CardId]:
        return list(dict.fromkeys(game.stack[frame.base].cards)) if frame.base >= 0 else []


@dataclass(frozen=True)
class SingleOut(OnCards):
    """Choose a card that the rest of the effect speaks of, and the same one whenever it is done this turn.

    Once it is gone nobody takes its place. Only a card in play remembers it: one that leaves and comes back
    singles out anew.
    """

    def whom(self) -> Who:
        if isinstance(self.who, Choice):
            return replace(self.who, of=OfThoseBefore(self.who.of))
        return self.who

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            change = SinglesOut(card, game.stamp[card])
            if game.in_play(frame.source) and change not in singled_out(game, frame):
                game.modify(change, frame.source, frame.seat, frame.source, THIS_TURN)


@dataclass(frozen=True)
class OfThoseBefore(Selector):
    """Those of some cards that were singled out this turn; all of them where none was."""

    of: Selector

    def candidates(self, game: Any, frame: Frame) -> list[CardId]:
        found = self.of.candidates(game, frame)
        before = singled_out(game, frame)
        if not before:
            return found
        return [card for card in found if SinglesOut(card, game.stamp[card]) in before]

    def public(self) -> bool:
        return self.of.public()


def singled_out(game: Battle, frame: Frame) -> list[SinglesOut]:
    """Whom the source of an effect has singled out this turn."""
    return [
        modifier.change
        for modifier in game.modifiers
        if isinstance(modifier.change, SinglesOut)
        and modifier.card == frame.source
        and modifier.stamp == game.stamp[frame.source]
    ]
