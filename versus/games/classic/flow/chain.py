"""The chain: effects that wait, their targets, resolving and negating (CL-PRI, CL-TGT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from versus.games.classic.language.selectors import EffectsOnChain, Targetable
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


class Aim(NamedTuple):
    """What an effect is aimed at: a card as the object it was, or without one an effect on the chain."""

    card: CardId
    stamp: Stamp


class Link:
    """An effect on the chain. It never changes, so forks share it."""

    __slots__ = ("card", "event", "number", "play", "seat", "source", "source_stamp", "stamp", "targets")

    def __init__(
        self,
        stamp: Stamp,
        play: Play,
        seat: Seat,
        source: CardId,
        source_stamp: Stamp,
        card: CardId,
        targets: tuple[Aim, ...],
        number: int,
        event: Event | None,
    ) -> None:
        self.stamp = stamp
        """Its own timestamp, by which it is spoken of."""
        self.play = play
        self.seat = seat
        """Who controls it; NOTHING for the turn's draw (OP-03)."""
        self.source = source
        self.source_stamp = source_stamp
        self.card = card
        """The card that stands for it: it goes to the KO'd pile if the effect is negated (CL-PRI-16)."""
        self.targets = targets
        """Fewer than it takes only while it is announced (CL-PRI-09)."""
        self.number = number
        """The X that was chosen."""
        self.event = event
        """What a triggered power was triggered by."""

    def aimed(self, targets: tuple[Aim, ...], number: int) -> Link:
        """The same effect with other targets and X."""
        return Link(
            self.stamp,
            self.play,
            self.seat,
            self.source,
            self.source_stamp,
            self.card,
            targets,
            number,
            self.event,
        )


def announce(
    contest: Contest,
    play: Play,
    seat: Seat,
    source: CardId = NOTHING,
    card: CardId = NOTHING,
    targets: tuple[Aim, ...] = (),
    event: Event | None = None,
) -> None:
    """Put an effect on the chain; from now on it is independent of its source (CL-PRI-12)."""
    if card != NOTHING and contest.zone(card) != CHAIN:
        if contest.in_play(card):
            moving.leave(contest, card, contest.controller(card), CHAIN)
        else:
            contest.put(card, contest.controller(card), CHAIN)
    source_stamp = contest.stamp[source] if source != NOTHING else NOTHING
    contest.chain.append(Link(contest.tick(), play, seat, source, source_stamp, card, targets, 0, event))
    contest.happens(Event(ON_CHAIN, source, seat))


def choose(contest: Contest, aim: Aim) -> None:
    """Aim the effect that is being announced; that is not changed any more (CL-TGT-05)."""
    link = contest.chain[-1]
    contest.chain[-1] = link.aimed((*link.targets, aim), link.number)


def choose_x(contest: Contest, number: int) -> None:
    """Say the X of the effect that is being announced."""
    link = contest.chain[-1]
    contest.chain[-1] = link.aimed(link.targets, number)


def aim_at(contest: Contest, card: CardId) -> Aim:
    return Aim(card, contest.stamp[card])


def aims(contest: Contest, lens: Frame, wanted: Targetable) -> list[Aim]:
    """Everything that a target may be, as things are (CL-TGT-04)."""
    if isinstance(wanted, EffectsOnChain):
        return [Aim(NOTHING, link.stamp) for link in wanted.links(contest, lens)]
    return [
        Aim(card, contest.stamp[card])
        for card in wanted.candidates(contest, lens)
        if may_target(contest, lens.seat, card)
    ]


def may_target(contest: Contest, seat: Seat, card: CardId) -> bool:
    """Some characters are out of reach of opponents' effects, also of those on the chain (CL-TGT-09)."""
    return contest.controller(card) == seat or not is_forbidden(contest, TO_BE_TARGETED, card)


def is_legal_target(contest: Contest, link: Link, index: int) -> bool:
    """A target is still the same object and fits every word that describes it (CL-TGT-08, CL-TGT-12)."""
    lens = contest.lens(link.seat, link.source, link.event)
    lens.number = link.number
    return link.targets[index] in aims(contest, lens, link.play.targets[index])


def negate(contest: Contest, stamp: Stamp) -> None:
    """Take an effect off the chain, without any result, if it is still there (CL-PRI-16)."""
    for place, link in enumerate(contest.chain):
        if link.stamp == stamp:
            del contest.chain[place]
            contest.happens(Event(NEGATED, link.source, link.seat))
            if link.card != NOTHING:
                moving.drop(contest, link.card)
            return


@dataclass(frozen=True)
class Resolve(Procedure):
    """The newest effect resolves; with targets of which none is legal any more it is negated (CL-TGT-06).

    `cards` holds the card that stands for it: what has not left the chain by then goes to the KO'd pile.
    `numbers` has for each target its stamp, NOTHING where it is not legal any more.
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
            base = contest.push(RESOLUTION, link.seat, link.source, link.source_stamp, link.event)
            base.number = link.number
            for index, aim in enumerate(link.targets):
                contest.bind(base, [aim.card] if aim.card != NOTHING and legal[index] else [])
                frame.numbers.append(aim.stamp if legal[index] else NOTHING)
            if link.play.given is None or link.play.given.holds(contest, base):
                contest.call(link.play.effect, base)
            return
        contest.stack.pop()
        for card in frame.cards:
            if contest.zone(card) == CHAIN:
                moving.drop(contest, card)


def effect_aimed_at(contest: Contest, frame: Frame, place: int) -> Stamp:
    """The stamp of the effect that a target of the resolving one is; NOTHING where it is not legal."""
    below = contest.stack[frame.base - 1] if frame.base > 0 else None
    if below is None or not isinstance(below.node, Resolve) or place >= len(below.numbers):
        return NOTHING
    return below.numbers[place]


RESOLVE: Final = Resolve()
