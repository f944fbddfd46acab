"""What can bring back a main character that is gone without being KO'd (2P-END-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.tpcg.language.changes import ComesBack
from versus.games.tpcg.language.effects.moving import Arrive, PutBeside, PutIntoPlay, Transform
from versus.games.tpcg.words import DECK, DOWN, HAND, REMOVED
from versus.kernel.choosing import Who
from versus.kernel.effects import Hatch, Sequence
from versus.kernel.nodes import Effect, Node, Selector
from versus.kernel.trees import nodes_in
from versus.kernel.triggering import Watches
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame


def waits_for_main(battle: Battle, seat: Seat) -> bool:
    """Whether something can bring back a main character of a player: under way, waiting or on the table."""
    for card in absent(battle, seat):
        if is_under_way(battle, card) or is_waited_for(battle, card) or is_within_reach(battle, card):
            return True
    return False


def absent(battle: Battle, seat: Seat) -> list[CardId]:
    """The main characters of a player that are neither in play nor KO'd."""
    return [
        card
        for card in range(len(battle.definition))
        if battle.owner[card] == seat and battle.zone(card) in (HAND, DECK, REMOVED) and battle.is_main(card)
    ]


def is_under_way(battle: Battle, card: CardId) -> bool:
    """Whether an effect that is being carried out may return it; what it will choose is not known yet."""
    for frame in battle.stack:
        if isinstance(frame.node, Arrive) and card in frame.cards:
            return True
        for part in rest_of(frame):
            if puts_something_into_play(part):
                return True
    return False


def rest_of(frame: Frame) -> tuple[Effect, ...]:
    """What is still to be carried out of an instruction."""
    node = frame.node
    if isinstance(node, Sequence):
        return node.parts[frame.pc :]
    return (node,) if isinstance(node, Effect) else ()


def is_waited_for(battle: Battle, card: CardId) -> bool:
    """Whether a power that has triggered, or one that an effect has left behind, returns it."""
    for waiting in battle.pending:
        lens = battle.lens(waiting.seat, waiting.source, waiting.event)
        if returns(battle, lens, waiting.trigger.effect, card):
            return True
    for modifier in battle.modifiers:
        change = modifier.change
        if modifier.card >= 0 and modifier.stamp != battle.stamp[modifier.card]:
            continue
        if isinstance(change, ComesBack) and modifier.card == card:
            return True
        if isinstance(change, Watches):
            bearer = modifier.card if modifier.card >= 0 else modifier.source
            if returns(battle, battle.lens(modifier.seat, bearer), change.trigger.effect, card):
                return True
    return False


def is_within_reach(battle: Battle, card: CardId) -> bool:
    """Whether a power of a card in play reaches it where it is; a stunned one may wake again.

    What a face-down resource could do is not for everyone to see.
    """
    for seat in battle.from_seat(0):
        for source in battle.side(seat):
            if battle.face[source] != DOWN:
                for power in battle.definition[source].powers.printed:
                    if returns(battle, battle.lens(seat, source), power, card):
                        return True
    return False


def returns(battle: Battle, lens: Frame, power: Node, card: CardId) -> bool:
    """Whether a power speaks of this card and puts something into play."""
    return puts_something_into_play(power) and speaks_of(battle, lens, power, card)


def puts_something_into_play(power: Node) -> bool:
    for node in nodes_in(power):
        if isinstance(node, (PutIntoPlay, PutBeside, Transform, ComesBack, Hatch)):
            return True
    return False


def speaks_of(battle: Battle, lens: Frame, power: Node, card: CardId) -> bool:
    for node in nodes_in(power):
        if isinstance(node, Who) and card in node.meant(battle, lens):
            return True
        if isinstance(node, Selector) and card in node.candidates(battle, lens):
            return True
    return False
