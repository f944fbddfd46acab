"""Instructions that befall characters: stun, wound, KO, recover, hide, ready, freeze, burn, counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.table import counters, harm
from versus.games.tpcg.words import MINUS, PLUS, TO_BE_KOD, TO_BE_WOUNDED, TURN_ENDS, UP, WOUND, WOUNDED
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.choosing import THIS, Choice, OnCards
from versus.kernel.effects import REPEAT_LIMIT, Number
from versus.kernel.events import Event
from versus.kernel.modifiers import FOREVER
from versus.kernel.nodes import Amount, Effect, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId, CounterKind
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

ONE: Final = Number(1)


@dataclass(frozen=True)
class Stun(OnCards):
    """Stun; `daze` does it without the wound (2P-STN-28)."""

    daze: bool = False

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return harm.can_be_stunned(game, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        game.cause_together([harm.stun_event(card, (frame.source,), self.daze) for card in cards])


@dataclass(frozen=True)
class Wound(OnCards):
    amount: Amount = ONE

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.in_row(card) and not game.forbidden(TO_BE_WOUNDED, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together([Event(WOUNDED, card, amount=amount, by=(frame.source,)) for card in cards])


@dataclass(frozen=True)
class Heal(OnCards):
    amount: Amount = ONE

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.counters[WOUND][card] > 0

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together([counters.heal_event(card, amount) for card in cards])


@dataclass(frozen=True)
class KnockOut(OnCards):
    """KO: out of play, to the owner's KO pile; neither a stun nor a wound (2P-STN-26)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.in_play(card) and not game.forbidden(TO_BE_KOD, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        game.cause_together([harm.ko_event(card, (frame.source,)) for card in cards])
        game.unsettled = True


@dataclass(frozen=True)
class Recover(OnCards):
    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return harm.can_recover(game, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.recover(game, cards)


@dataclass(frozen=True)
class Hide(OnCards):
    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.in_row(card) and game.face[card] == UP

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.hide(game, cards)


@dataclass(frozen=True)
class Ready(OnCards):
    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return harm.can_ready(game, card)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.ready(game, cards)


@dataclass(frozen=True)
class Exhaust(OnCards):
    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return game.in_play(card) and not game.exhausted[card]

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        harm.exhaust(game, cards)


@dataclass(frozen=True)
class Freeze(OnCards):
    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return harm.can_be_frozen(game, card)

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
    kind: CounterKind
    amount: Amount = ONE

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return counters.may_have(game, card, self.kind)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame)
        game.cause_together(
            [counters.counters_event(card, self.kind, amount, (frame.source,)) for card in cards]
        )


@dataclass(frozen=True)
class TurnOverCounters(OnCards):
    """+1/+1 counters become as many -1/-1 counters, or the other way round (2P-CNT-02)."""

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return counters.can_lose(game, card, PLUS) or counters.can_lose(game, card, MINUS)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        events: list[Event] = []
        for card in cards:
            for kind, other in ((PLUS, MINUS), (MINUS, PLUS)):
                number = counters.remove(game, card, kind, game.counters[kind][card])
                if number:
                    events.append(counters.counters_event(card, other, number, (frame.source,)))
                    break
        game.cause_together(events)


@dataclass(frozen=True)
class DivideCounters(Effect):
    """Put counters on as many of some cards as may be chosen, divided as you like; all at one moment.

    `cards` are those chosen, one for each counter.
    """

    who: Choice
    kind: CounterKind
    amount: Amount

    def takers(self, game: Battle, frame: Frame) -> list[CardId]:
        found = [card for card in self.who.meant(game, frame) if counters.may_have(game, card, self.kind)]
        chosen = dict.fromkeys(frame.cards)
        return [card for card in found if card in chosen] if len(chosen) >= self.who.most else found

    def possible(self, game: Battle, frame: Frame) -> bool:
        return bool(self.takers(game, frame))

    def public(self) -> bool:
        return self.who.public()

    def idle(self, game: Battle, frame: Frame) -> bool:
        return self.public() and not self.possible(game, frame)

    def step(self, game: Battle, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            frame.number = max(0, min(self.amount.value(game, frame), REPEAT_LIMIT))
        left = frame.number - len(frame.cards)
        takers = self.takers(game, frame)
        if left > 0 and len(takers) > 1:
            options = [Option(CHOOSE, card) for card in takers]
            game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)
            return
        frame.cards += takers * left
        game.stack.pop()
        chosen = list(dict.fromkeys(frame.cards))
        game.bind(frame, chosen)
        by = (frame.source,)
        game.cause_together(
            [counters.counters_event(card, self.kind, frame.cards.count(card), by) for card in chosen]
        )

    def answered(self, game: Battle, frame: Frame, option: Option) -> None:
        frame.cards.append(option.card)


@dataclass(frozen=True)
class RemoveCounters(OnCards):
    """Take counters of a kind off; without an amount, all of them."""

    kind: CounterKind
    amount: Amount | None = None

    def works_on(self, game: Battle, frame: Frame, card: CardId) -> bool:
        return counters.can_lose(game, card, self.kind)

    def act(self, game: Battle, frame: Frame, cards: list[CardId]) -> None:
        amount = self.amount.value(game, frame) if self.amount is not None else counters.LIMIT
        taken = sum(counters.remove(game, card, self.kind, amount) for card in cards)
        game.stack[frame.base].number = taken
