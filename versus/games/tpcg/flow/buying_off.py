"""What lasts until an enemy pays for its end, in a Main Phase of theirs (2P-GEN-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.flow.paying import PayCost, can_pay
from versus.games.tpcg.language.changes import EndsFor
from versus.games.tpcg.words import BUY_OFF, MAIN_PHASE
from versus.kernel.ask import Option
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat, Stamp

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame
    from versus.kernel.modifiers import Modifier


def ransoms(battle: Battle) -> list[Modifier]:
    return [modifier for modifier in battle.modifiers if isinstance(modifier.change, EndsFor)]


def buy_off_options(battle: Battle, seat: Seat) -> list[Option]:
    """One for each card that has made something last: of several things the oldest comes first.

    Copies that are no longer in play cannot be told apart, and count as one card.
    """
    options: list[Option] = []
    named: list[tuple[str, CardId]] = []
    for modifier in ransoms(battle):
        source = modifier.source
        looks = (battle.definition[source].key, source if battle.in_play(source) else NOTHING)
        if looks not in named and fault_of(battle, seat, modifier) == clauses.OK:
            named.append(looks)
            options.append(Option(BUY_OFF, source, number=modifier.made))
    return options


def buy_off_fault(battle: Battle, seat: Seat, card: CardId) -> int:
    """Why a player cannot end now what a card has made last."""
    first = clauses.NOTHING_TO_END
    for modifier in ransoms(battle):
        if modifier.source == card:
            first = fault_of(battle, seat, modifier)
            if first == clauses.OK:
                return first
    return first


def fault_of(battle: Battle, seat: Seat, modifier: Modifier) -> int:
    change = modifier.change
    assert isinstance(change, EndsFor)
    if not battle.enemies(modifier.seat, seat):
        return clauses.NOTHING_TO_END
    if not battle.has_turn(seat):
        return clauses.NOT_YOUR_TURN
    if battle.phase != MAIN_PHASE or battle.combat is not None:
        return clauses.NOT_NOW
    return clauses.OK if can_pay(battle, seat, NOTHING, (change.symbol,)) else clauses.CANT_PAY


@dataclass(frozen=True)
class BuyOff(Procedure):
    """Pay, then end it. `number` is when its ransom was named."""

    def step(self, battle: Battle, frame: Frame) -> None:
        for modifier in ransoms(battle):
            if modifier.made == frame.number:
                change = modifier.change
                assert isinstance(change, EndsFor)
                if frame.pc == 0:
                    frame.pc = 1
                    battle.call(PayCost((change.symbol,)), frame)
                    return
                end(battle, modifier, change)
        battle.stack.pop()


def end(battle: Battle, ransom: Modifier, change: EndsFor) -> None:
    battle.modifiers = [
        modifier
        for modifier in battle.modifiers
        if modifier.source != ransom.source or not change.since < modifier.made <= ransom.made
    ]
    battle.version += 1
    battle.unsettled = True


def buy_off(battle: Battle, seat: Seat, made: Stamp) -> None:
    frame = battle.push(BUYING_OFF, seat)
    frame.number = made


BUYING_OFF: Final = BuyOff()
