"""Which powers an event sets off, how they join the chain, and which prevent or replace it (CL-PRI-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow.playing import Announce, has_targets
from versus.games.classic.printed.definition import Payment, Play, Triggered
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.table.activity import is_active
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import RECRUITED
from versus.kernel.ask import ORDER, Ask, Option
from versus.kernel.events import Event, Pending
from versus.kernel.nodes import Procedure, Replacement
from versus.kernel.replacing import is_replaced
from versus.kernel.triggering import Watches, hear, lasting
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE, ORDER_PROMPT

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame

LOOP: Final = 2_000
"""No turn has so many events. What sets itself off without end is cut there: a game never hangs."""


def notice(contest: Contest, event: Event) -> None:
    """Let every power that waits for this event, and is active as it happens, trigger (CL-TRN-20)."""
    if len(contest.history) > LOOP:
        return
    kind = event.kind
    by_keyword = KEYWORDS.listening >> kind & 1
    for seat in contest.from_seat(contest.primary()):
        for card in contest.side(seat):
            printed = contest.definition[card]
            if (printed.listens >> kind & 1 or by_keyword) and is_active(contest, card):
                hear(contest, printed.powers.triggers, card, event)
                if by_keyword:
                    hear(contest, KEYWORDS.triggers_on(keywords(contest, card), kind), card, event)
            if printed.gives >> kind & 1 and is_active(contest, card):
                hear_on_others(contest, card, event)
    if kind == RECRUITED:
        hear_of_itself(contest, event)
    if contest.modifiers:
        lasting(contest, event)


def hear_of_itself(contest: Contest, event: Event) -> None:
    """A power that names its own card works where that is: "when you recruit this card" (CL-PWR-15)."""
    triggers = [
        trigger
        for trigger in contest.definition[event.card].powers.triggers
        if trigger.subject is not None and trigger.subject.only_source()
    ]
    hear(contest, triggers, event.card, event)


def hear_on_others(contest: Contest, source: CardId, event: Event) -> None:
    """Powers that a card's continuous powers give: each sleeps with the card that has it (CL-STN-06)."""
    lens = contest.lens(contest.controller(source), source, event)
    for aura in contest.definition[source].auras:
        given = [change.trigger for change in aura.changes if isinstance(change, Watches)]
        if aura.given is not None and not aura.given.holds(contest, lens):
            continue
        for seat in contest.from_seat(contest.primary()):
            for card in contest.side(seat):
                if is_active(contest, card) and aura.affects.matches(contest, lens, card):
                    hear(contest, given, card, event)


def prevented(contest: Contest, event: Event) -> bool:
    """Whether a power prevents an event or puts something else in its place."""
    for seat in contest.from_seat(contest.primary()):
        for card in contest.side(seat):
            replacements: Sequence[Replacement] = contest.definition[card].powers.replacements
            if KEYWORDS.replacing:
                replacements = [*replacements, *KEYWORDS.replacements_of(keywords(contest, card))]
            if replacements and is_active(contest, card):
                lens = contest.lens(seat, card, event)
                if is_replaced(contest, card, replacements, lens, event):
                    return True
    return False


@dataclass(frozen=True)
class JoinChain(Procedure):
    """Powers that have triggered join the chain before anyone gets priority: the primary player's first.

    Each player orders the own ones (CL-PRI-20, OP-02).
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        pending = contest.pending
        if not pending:
            contest.stack.pop()
            return
        for seat in contest.from_seat(contest.primary()):
            own = [place for place, waiting in enumerate(pending) if waiting.seat == seat]
            if own:
                break
        first = pending[own[0]]
        for place in own:
            if pending[place].trigger != first.trigger or pending[place].source != first.source:
                options = [
                    Option(CHOOSE, pending[index].source, pending[index].event.card, index) for index in own
                ]
                contest.ask = Ask(seat, ORDER, ORDER_PROMPT, options)
                return
        self.join(contest, own[0])

    def answered(self, contest: Contest, frame: Frame, option: Option) -> None:
        self.join(contest, option.number)

    def join(self, contest: Contest, place: int) -> None:
        """A power whose targets cannot be chosen is not put there (CL-TGT-13)."""
        waiting = contest.pending.pop(place)
        play = play_of(waiting)
        lens = contest.lens(waiting.seat, waiting.source, waiting.event)
        if has_targets(contest, lens, play.targets, []):
            contest.push(Announce(Payment(play)), waiting.seat, waiting.source, waiting.stamp, waiting.event)


def play_of(waiting: Pending) -> Play:
    """What a triggered power puts on the chain."""
    trigger = waiting.trigger
    targets = trigger.targets if isinstance(trigger, Triggered) else ()
    return Play(trigger.effect, targets, trigger.given)


JOIN_CHAIN: Final = JoinChain()
