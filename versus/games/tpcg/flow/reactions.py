"""Reactions: Super Powers that wait for something and are offered when it occurs (2P-PWR-35 to 2P-PWR-42).

One kind interrupts: it resolves before what it reacts to, and may cancel or change it. The other kind reacts
to what has happened: it waits for the running action to end, like every power that triggers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg.flow import clauses
from versus.games.tpcg.flow.limits import spent_fault
from versus.games.tpcg.flow.paying import can_pay_for
from versus.games.tpcg.flow.powers import lent_powers, power_at, powers_of, use_fault, use_power
from versus.games.tpcg.printed.definition import SuperPower
from versus.games.tpcg.words import EQUIPMENT, HAND, USE
from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Effect, Trigger
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import DONE, REACT_PROMPT

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def answers(battle: Battle, card: CardId, power: SuperPower, lens: Frame) -> bool:
    """Whether the event seen through `lens` is what a Reaction waits for, and its character may use it."""
    event = lens.event
    assert event is not None
    if power.subject is not None and (event.card < 0 or not power.subject.matches(battle, lens, event.card)):
        return False
    if power.by is not None and not any(power.by.matches(battle, lens, by) for by in event.by):
        return False
    return use_fault(battle, card, power, lens) == clauses.OK


def may_ask(battle: Battle, seat: Seat, card: CardId, power: SuperPower) -> bool:
    """A player is asked even about a Reaction that cannot be paid, as long as cards in hand might pay it.

    Not asking would tell the others what that hand lacks.
    """
    return bool(battle.pile(seat, HAND)) or can_pay_for(battle, seat, card, power)


# Before it happens


def reaction_question(battle: Battle, event: Event, declined: list[Seat]) -> Ask | None:
    """Ask the next player who may react: the turn player first, then clockwise (OP-13)."""
    for seat in battle.from_seat(battle.active):
        if seat in declined:
            continue
        options: list[Option] = []
        asked = False
        for card in battle.characters(seat):
            for equipment, index, power in powers_of(battle, card):
                if power.reacts_to != event.kind or not power.interrupts():
                    continue
                lens = battle.lens(seat, equipment if equipment >= 0 else card, event)
                if answers(battle, card, power, lens) and may_ask(battle, seat, card, power):
                    asked = True
                    if can_pay_for(battle, seat, card, power):
                        options.append(Option(USE, card, equipment, index, power.name))
        if asked:
            options.append(Option(DONE))
            return Ask(seat, PICK, REACT_PROMPT, options, event.card)
    return None


def react(battle: Battle, seat: Seat, event: Event, option: Option) -> None:
    """Use a Reaction; it resolves before what it reacts to (2P-PWR-38)."""
    power = power_at(battle, option.card, option.other, option.number)
    assert power is not None
    use_power(battle, seat, option.card, power, option.other, event)


# After it has happened


def notice(battle: Battle, event: Event, source: CardId) -> None:
    """Let the Reactions printed on a card that wait for this event wait for the action to end."""
    user = user_of(battle, source)
    if user == NOTHING:
        return
    seat = battle.controller(user)
    printed = list(enumerate(battle.definition[source].super_powers))
    for index, power in printed + lent_powers(battle, source):
        if power.reacts_to == event.kind and not power.interrupts():
            if answers(battle, user, power, battle.lens(seat, source, event)):
                battle.wait(Trigger(event.kind, OfferReaction(index, power)), source, seat, event)


def user_of(battle: Battle, source: CardId) -> CardId:
    """Who uses the powers printed on a card: the character itself, or the bearer of equipment."""
    if battle.definition[source].is_character:
        return source
    return battle.bearer[source] if battle.definition[source].type == EQUIPMENT else NOTHING


@dataclass(frozen=True)
class OfferReaction(Effect):
    """Ask whether a character pays for the Reaction that waits, if it still can.

    The power is kept, and not looked up by its number: the card may have changed since (2P-LVL-03).
    Whoever controls the character together with its player is asked next (2P-MOD3-23); `number` is how many
    have declined.
    """

    index: int
    power: SuperPower

    def step(self, battle: Battle, frame: Frame) -> None:
        user = user_of(battle, frame.source)
        power = self.power
        if frame.pc == 1:
            battle.stack.pop()
            return
        if not self.stands(battle, frame, user, power) or not may_ask(battle, frame.seat, user, power):
            self.decline(battle, frame)
            return
        options = [Option(DONE)]
        if can_pay_for(battle, frame.seat, user, power):
            equipment = frame.source if frame.source != user else NOTHING
            options.insert(0, Option(USE, user, equipment, self.index, power.name))
        battle.ask = Ask(frame.seat, PICK, REACT_PROMPT, options, frame.source)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        if option.verb == USE:
            frame.pc = 1
            use_power(battle, frame.seat, option.card, self.power, option.other, frame.event)
        else:
            self.decline(battle, frame)

    def decline(self, battle: Battle, frame: Frame) -> None:
        mates = battle.mates[frame.seat]
        frame.number += 1
        if frame.number > len(mates):
            battle.stack.pop()
        else:
            frame.seat = mates[0]

    def taken_back(self, battle: Battle, frame: Frame, seat: Seat) -> None:
        frame.pc = 0

    def stands(self, battle: Battle, frame: Frame, user: CardId, power: SuperPower) -> bool:
        """Whether the Reaction may be used now; of what befell the character itself, even so (2P-TRG-11)."""
        if user == NOTHING:
            return False
        fault = use_fault(battle, user, power, frame)
        if fault in (clauses.NOT_YOURS, clauses.POWERS_OFF):
            own = frame.event is not None and frame.event.card == user
            return own and spent_fault(battle, user, power) == clauses.OK
        return fault == clauses.OK
