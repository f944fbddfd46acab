"""The chain: effects that wait, their targets, resolving and negating (CL-PRI, CL-TGT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic.printed.definition import Play
from versus.games.classic.table import moving
from versus.games.classic.table.altering import is_forbidden
from versus.games.classic.words import CHAIN, NEGATED, ON_CHAIN, RESOLVES, TO_BE_TARGETED
from versus.kernel.events import Event
from versus.kernel.happen import RESOLUTION
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat, Stamp

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


class Link:
    """An effect on the chain. It never changes, so forks share it."""

    __slots__ = ("card", "event", "number", "play", "seat", "source", "stamp", "stamps", "targets")

    def __init__(
        self,
        play: Play,
        seat: Seat,
        source: CardId,
        stamp: Stamp,
        card: CardId,
        targets: tuple[CardId, ...],
        stamps: tuple[Stamp, ...],
        number: int = 0,
        event: Event | None = None,
    ) -> None:
        self.play = play
        self.seat = seat
        """Who controls it; NOTHING for the turn's draw (OP-03)."""
        self.source = source
        self.stamp = stamp
        self.card = card
        """The card that stands for it: it goes to the KO'd pile if the effect is negated (CL-PRI-16)."""
        self.targets = targets
        self.stamps = stamps
        self.number = number
        """The X that was chosen."""
        self.event = event
        """What a triggered power was triggered by."""


def announce(
    contest: Contest,
    play: Play,
    seat: Seat,
    source: CardId = NOTHING,
    card: CardId = NOTHING,
    targets: tuple[CardId, ...] = (),
    number: int = 0,
    event: Event | None = None,
) -> None:
    """Put an effect on the chain; from now on it is independent of its source (CL-PRI-12)."""
    if card != NOTHING and contest.zone(card) != CHAIN:
        if contest.in_play(card):
            moving.leave(contest, card, contest.controller(card), CHAIN)
        else:
            contest.put(card, contest.controller(card), CHAIN)
    stamp = contest.stamp[source] if source != NOTHING else NOTHING
    stamps = tuple([contest.stamp[target] for target in targets])
    contest.chain.append(Link(play, seat, source, stamp, card, targets, stamps, number, event))
    contest.happens(Event(ON_CHAIN, source, seat))


def may_target(contest: Contest, seat: Seat, card: CardId) -> bool:
    """Some characters are out of reach of opponents' effects, also of those on the chain (CL-TGT-09)."""
    return contest.controller(card) == seat or not is_forbidden(contest, TO_BE_TARGETED, card)


def is_legal_target(contest: Contest, link: Link, index: int) -> bool:
    """A target is still the same object and fits every word that describes it (CL-TGT-08, CL-TGT-12)."""
    card = link.targets[index]
    if contest.stamp[card] != link.stamps[index] or not may_target(contest, link.seat, card):
        return False
    lens = contest.lens(link.seat, link.source, link.event)
    lens.number = link.number
    return card in link.play.targets[index].candidates(contest, lens)


def negate(contest: Contest, source: CardId) -> None:
    """Take the newest effect of a card off the chain, without any result (CL-PRI-16)."""
    for link in reversed(contest.chain):
        if link.source == source:
            contest.chain.remove(link)
            contest.happens(Event(NEGATED, link.source, link.seat))
            if link.card != NOTHING:
                moving.drop(contest, link.card)
            return


@dataclass(frozen=True)
class Resolve(Procedure):
    """The newest effect resolves; with targets of which none is legal any more it is negated (CL-TGT-06).

    `cards` holds the card that stands for it: what has not left the chain by then goes to the KO'd pile.
    """

    def step(self, contest: Contest, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            link = contest.chain.pop()
            frame.cards = [link.card] if link.card != NOTHING else []
            legal = [is_legal_target(contest, link, index) for index in range(len(link.targets))]
            if legal and True not in legal:
                contest.happens(Event(NEGATED, link.source, link.seat))
                return
            contest.happens(Event(RESOLVES, link.source, link.seat))
            base = contest.push(RESOLUTION, link.seat, link.source, link.stamp, link.event)
            base.number = link.number
            for index, target in enumerate(link.targets):
                contest.bind(base, [target] if legal[index] else [])
            if link.play.given is None or link.play.given.holds(contest, base):
                contest.call(link.play.effect, base)
            return
        contest.stack.pop()
        for card in frame.cards:
            if contest.zone(card) == CHAIN:
                moving.drop(contest, card)


RESOLVE: Final = Resolve()
