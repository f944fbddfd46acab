"""What one seat may know, built from nothing by permission (promise 2).

A seat of None is a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from versus.games.classic.printed.origin import sign
from versus.games.classic.seen.sight import sees
from versus.games.classic.table.formation import ROW_WORDS, is_protected
from versus.games.classic.table.properties import willpower
from versus.games.classic.table.stats import has_reinforcement, is_boosted, keywords, stats
from versus.games.classic.words import (
    COUNTER_NAMES,
    DECK,
    EQUIPPED,
    EVENT_NAMES,
    FACE_NAMES,
    FRONT,
    HAND,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    KEYWORD_NAMES,
    KO,
    PHASE_NAMES,
    REMOVED,
    RESOURCE,
    STEP_NAMES,
    SUPPORT,
    bit_names,
)
from versus.kernel import views as kernel_views
from versus.kernel.ask import ASK_KINDS, Option
from versus.kernel.events import Event
from versus.kernel.types import CardId, Seat
from versus.kernel.views import EventView, SeenCard, encode

if TYPE_CHECKING:
    from versus.games.classic.table.attack_state import Attack
    from versus.games.classic.table.contest import Contest


class CardView(SeenCard, frozen=True, omit_defaults=True):
    """A card as a seat sees it."""

    row: str = ""
    column: int | None = None
    atk: int | None = None
    def_: int | None = msgspec.field(default=None, name="def")
    keywords: list[str] = msgspec.field(default_factory=list)
    protected: bool = False
    reinforced: bool = False
    bearer: int | None = None
    counters: dict[str, int] = msgspec.field(default_factory=dict)
    willpower: int = 0
    boosted: bool = False
    sign: str = ""
    """What is not known from a source, its numbers in play or its name: * filled in by us, ~ inferred."""


class SideView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    seat: int
    endurance: int
    deck: int
    hand: int
    """How many cards are in hand; those the viewer may see are in `hand_cards`."""
    hand_cards: list[CardView]
    front: list[CardView]
    support: list[CardView]
    hidden_front: list[CardView]
    hidden_support: list[CardView]
    resources: list[CardView]
    equipment: list[CardView]
    ko: list[CardView]


class AttackView(msgspec.Struct, frozen=True):
    """An attack, proposed or under way."""

    seat: int
    attackers: list[int]
    defender: int | None
    target: int
    direct: bool
    team: bool


class LinkView(msgspec.Struct, frozen=True):
    """An effect on the chain: its own number, its source and its targets, cards or effects, by theirs."""

    number: int
    seat: int
    source: int | None
    targets: list[int]


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, by index in the question."""

    verb: int
    card: CardView | None = None
    other: CardView | None = None
    number: int = -1
    word: str = ""


class AskView(msgspec.Struct, frozen=True):
    """Who is asked; what exactly only the asked seat learns."""

    seat: int
    kind: str
    prompt: int
    options: list[OptionView]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="classic"):
    """The whole table as one seat sees it."""

    viewer: int | None
    turn: int
    initiative: int
    phase: str
    step: str
    stepper: int
    priority: int
    passes: int
    resource_points: int
    over: bool
    winners: list[int]
    sides: list[SideView]
    removed: list[CardView]
    chain: list[LinkView]
    """The effects that wait, the next to resolve last."""
    proposal: AttackView | None
    attack: AttackView | None
    ask: AskView | None


def view(contest: Contest, seat: Seat | None) -> View:
    """Build what a seat may see."""
    ask = contest.ask
    return View(
        viewer=seat,
        turn=contest.turn,
        initiative=contest.initiative,
        phase=PHASE_NAMES[contest.phase],
        step=STEP_NAMES[contest.step],
        stepper=contest.stepper,
        priority=contest.priority,
        passes=contest.passes,
        resource_points=contest.resource_points,
        over=contest.over,
        winners=list(contest.winners),
        sides=[side_view(contest, seat, side) for side in range(contest.seats)],
        removed=views(contest, seat, contest.pile(0, REMOVED)),
        chain=chain_view(contest),
        proposal=attack_view(contest.proposal),
        attack=attack_view(contest.attack),
        ask=None
        if ask is None
        else AskView(
            seat=ask.seat,
            kind=ASK_KINDS[ask.kind],
            prompt=ask.prompt,
            options=[option_view(contest, seat, o) for o in ask.options] if ask.seat == seat else [],
        ),
    )


def side_view(contest: Contest, seat: Seat | None, side: Seat) -> SideView:
    hand = contest.pile(side, HAND)
    return SideView(
        seat=side,
        endurance=contest.endurance[side],
        deck=len(contest.pile(side, DECK)),
        hand=len(hand),
        hand_cards=views(contest, seat, [card for card in hand if sees(contest, seat, card)]),
        front=row_view(contest, seat, contest.pile(side, FRONT)),
        support=row_view(contest, seat, contest.pile(side, SUPPORT)),
        hidden_front=row_view(contest, seat, contest.pile(side, HIDDEN_FRONT)),
        hidden_support=row_view(contest, seat, contest.pile(side, HIDDEN_SUPPORT)),
        resources=views(contest, seat, contest.pile(side, RESOURCE)),
        equipment=views(contest, seat, contest.pile(side, EQUIPPED)),
        ko=views(contest, seat, contest.pile(side, KO)),
    )


def views(contest: Contest, seat: Seat | None, cards: list[CardId]) -> list[CardView]:
    return [card_view(contest, seat, card) for card in cards]


def row_view(contest: Contest, seat: Seat | None, cards: list[CardId]) -> list[CardView]:
    """Characters from left to right."""
    return views(contest, seat, sorted(cards, key=contest.column.__getitem__))


def card_view(contest: Contest, seat: Seat | None, card: CardId) -> CardView:
    number = contest.stamp[card]
    face = FACE_NAMES[contest.face[card]]
    exhausted = bool(contest.exhausted[card])
    if not sees(contest, seat, card):
        return CardView(number, face=face, exhausted=exhausted)
    printed = contest.definition[card]
    bearer = contest.bearer[card]
    if not contest.in_row(card):
        return CardView(
            number,
            printed.key,
            printed.name,
            contest.owner[card],
            face,
            exhausted,
            bearer=contest.stamp[bearer] if bearer >= 0 else None,
            counters=counters_view(contest, card),
            sign=sign(printed, "name"),
        )
    found_atk, found_def = stats(contest, card)
    return CardView(
        number,
        printed.key,
        printed.name,
        contest.owner[card],
        face,
        exhausted,
        ROW_WORDS[contest.zone(card)],
        contest.column[card],
        found_atk,
        found_def,
        bit_names(keywords(contest, card), KEYWORD_NAMES),
        is_protected(contest, card),
        has_reinforcement(contest, card),
        counters=counters_view(contest, card),
        willpower=willpower(contest, card),
        boosted=is_boosted(contest, card),
        sign=sign(printed, "atk", "def"),
    )


def counters_view(contest: Contest, card: CardId) -> dict[str, int]:
    return {COUNTER_NAMES[kind]: column[card] for kind, column in enumerate(contest.counters) if column[card]}


def attack_view(attack: Attack | None) -> AttackView | None:
    """Everybody in it by the number under which it was proposed: a card in a hand is not followed there."""
    if attack is None:
        return None
    return AttackView(
        seat=attack.seat,
        attackers=attack.stamps.copy(),
        defender=attack.defender_stamp if attack.defender >= 0 else None,
        target=attack.target,
        direct=attack.direct,
        team=attack.team,
    )


def chain_view(contest: Contest) -> list[LinkView]:
    """Whoever plays an effect shows its source, so nothing on the chain is hidden (CL-PRI-09)."""
    return [
        LinkView(
            link.stamp,
            link.seat,
            link.source_stamp if link.source >= 0 else None,
            [aim.stamp for aim in link.targets],
        )
        for link in contest.chain
    ]


def option_view(contest: Contest, seat: Seat | None, option: Option) -> OptionView:
    return OptionView(
        verb=option.verb,
        card=card_view(contest, seat, option.card) if option.card >= 0 else None,
        other=card_view(contest, seat, option.other) if option.other >= 0 else None,
        number=option.number,
        word=option.word,
    )


def event_view(event: Event, seat: Seat | None) -> EventView:
    """What a seat learns of an event."""
    return kernel_views.event_view(event, seat, EVENT_NAMES)


def encoded(contest: Contest, seat: Seat | None) -> bytes:
    """The view as bytes, the way it leaves the machine."""
    return encode(view(contest, seat))
