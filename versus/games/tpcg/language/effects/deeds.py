"""Instructions that befall characters: stun, wound, KO, recover, hide, ready, freeze, burn, counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.table import counters, harm
from versus.games.tpcg.words import TURN_ENDS, WOUNDED
from versus.kernel.choosing import THIS, OnCards
from versus.kernel.effects import Number
from versus.kernel.events import Event
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Amount, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ONE: Final = Number(1)


@dataclass(frozen=True)
class Stun(OnCards):
    """Stun; `daze` does it without the wound (2P-STN-28)."""

    daze: bool = False

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        game.cause_together([harm.stun_event(card, (frame.source,), self.daze) for card in cards])


@dataclass(frozen=True)
class Wound(OnCards):
    amount: Amount = ONE

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together([Event(WOUNDED, card, amount=amount, by=(frame.source,)) for card in cards])


@dataclass(frozen=True)
class Heal(OnCards):
    amount: Amount = ONE

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together([counters.heal_event(card, amount) for card in cards])


@dataclass(frozen=True)
class KnockOut(OnCards):
    """KO: out of play, to the owner's KO pile; neither a stun nor a wound (2P-STN-26)."""

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        game.cause_together([harm.ko_event(card, (frame.source,)) for card in cards])
        game.unsettled = True


@dataclass(frozen=True)
class Recover(OnCards):
    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.recover(game, cards)


@dataclass(frozen=True)
class Hide(OnCards):
    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.hide(game, cards)


@dataclass(frozen=True)
class Ready(OnCards):
    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.ready(game, cards)


@dataclass(frozen=True)
class Exhaust(OnCards):
    def possible(self, game: Any, frame: Frame) -> bool:
        """A card that is exhausted cannot be exhausted as the price of something."""
        found = self.who.found(game, frame)
        return found is None or any(not game.exhausted[card] for card in found)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.exhaust(game, cards)


@dataclass(frozen=True)
class Freeze(OnCards):
    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.freeze(game, cards, frame.seat, frame.source)


@dataclass(frozen=True)
class Burn(OnCards):
    """It is stunned at the end of each of your turns, as long as it is in play (2P-STN-51)."""

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        for card in cards:
            if game.in_play(card):
                game.modify(BURNS, card, frame.seat, frame.source, FOREVER)


BURNS: Final = Watches(Trigger(TURN_ENDS, Stun(THIS), when=ItIsYou()))


@dataclass(frozen=True)
class PutCounters(OnCards):
    kind: int
    amount: Amount = ONE

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together(
            [counters.counters_event(card, self.kind, amount, (frame.source,)) for card in cards]
        )


@dataclass(frozen=True)
class RemoveCounters(OnCards):
    """Take counters of a kind off; without an amount, all of them."""

    kind: int
    amount: Amount | None = None

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame) if self.amount is not None else counters.LIMIT
        for card in cards:
            counters.remove(game, card, self.kind, amount)
