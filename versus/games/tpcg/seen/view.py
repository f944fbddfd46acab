"""What one seat may know, built from nothing by permission (promise 2).

A seat of None is a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from versus.games.tpcg.flow.attacks import is_protected
from versus.games.tpcg.flow.levels import level, xp
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.stats import atk, defense, health, keywords
from versus.games.tpcg.words import (
    BACK,
    COUNTER_NAMES,
    DECK,
    EQUIPPED,
    EVENT_NAMES,
    FACE_NAMES,
    FRONT,
    HAND,
    KEYWORD_NAMES,
    KO,
    LEVEL_UP,
    PHASE_NAMES,
    PILE,
    PLAYING,
    RECRUIT,
    REMOVED,
    RESOURCE,
    STEP_NAMES,
    WOUND,
    bit_names,
)
from versus.kernel import views as kernel_views
from versus.kernel.ask import ASK_KINDS, Option
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.views import EventView, SeenCard, encode

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


class CardView(SeenCard, frozen=True, omit_defaults=True):
    """A card as a seat sees it."""

    atk: int | None = None
    def_: int | None = msgspec.field(default=None, name="def")
    health: int | None = None
    wounds: int = 0
    counters: dict[str, int] = msgspec.field(default_factory=dict)
    keywords: list[str] = msgspec.field(default_factory=list)
    main: bool = False
    level: int = 0
    xp: int = 0
    frozen: bool = False
    bearer: int | None = None
    protected: bool = False


class SideView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    seat: int
    alive: bool
    deck: int
    hand: int
    """How many cards are in hand; those the viewer may see are in `hand_cards`."""
    hand_cards: list[CardView]
    front: list[CardView]
    back: list[CardView]
    resources: list[CardView]
    equipment: list[CardView]
    ko: list[CardView]
    level_up: list[CardView]
    pile: list[CardView]
    playing: list[CardView]


class CombatView(msgspec.Struct, frozen=True):
    attackers: list[int]
    defender: int | None
    acting: int
    passes: int


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, by index in the question. Cards that only this question shows come along."""

    verb: int
    card: CardView | None = None
    other: CardView | None = None
    side: int = -1
    """The seat that a character is recruited to, where it may be another's (2P-MOD3-16)."""
    number: int = -1
    word: str = ""


class AskView(msgspec.Struct, frozen=True):
    """Who is asked; what exactly only the asked seat learns."""

    seat: int
    kind: str
    prompt: int
    options: list[OptionView]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="2pcg"):
    """The whole table for one seat."""

    viewer: int | None
    turn: int
    active: int
    first: int
    phase: str
    step: str
    recruit_points: int
    over: bool
    winners: list[int]
    sides: list[SideView]
    removed: list[CardView]
    combat: CombatView | None
    ask: AskView | None


def view(battle: Battle, seat: Seat | None) -> View:
    """Build what a seat may see."""
    combat = battle.combat
    ask = battle.ask
    return View(
        viewer=seat,
        turn=battle.turn,
        active=battle.active,
        first=battle.first,
        phase=PHASE_NAMES[battle.phase],
        step=STEP_NAMES[battle.step],
        recruit_points=battle.recruit_points,
        over=battle.over,
        winners=list(battle.winners),
        sides=[side_view(battle, seat, side) for side in range(battle.seats)],
        removed=[card_view(battle, seat, card) for card in battle.pile(0, REMOVED)],
        combat=None
        if combat is None
        else CombatView(
            attackers=[battle.stamp[card] for card in combat.attackers],
            defender=battle.stamp[combat.defender] if combat.defender >= 0 else None,
            acting=combat.acting,
            passes=combat.passes,
        ),
        ask=None
        if ask is None
        else AskView(
            seat=ask.seat,
            kind=ASK_KINDS[ask.kind],
            prompt=ask.prompt,
            options=[option_view(battle, seat, o) for o in ask.options] if ask.seat == seat else [],
        ),
    )


def side_view(battle: Battle, seat: Seat | None, side: Seat) -> SideView:
    hand = battle.pile(side, HAND)
    return SideView(
        seat=side,
        alive=battle.alive[side],
        deck=len(battle.pile(side, DECK)),
        hand=len(hand),
        hand_cards=[card_view(battle, seat, card) for card in hand if sees(battle, seat, card)],
        front=views(battle, seat, battle.pile(side, FRONT)),
        back=views(battle, seat, battle.pile(side, BACK)),
        resources=views(battle, seat, battle.pile(side, RESOURCE)),
        equipment=views(battle, seat, battle.pile(side, EQUIPPED)),
        ko=views(battle, seat, battle.pile(side, KO)),
        level_up=views(battle, seat, battle.pile(side, LEVEL_UP)),
        pile=views(battle, seat, battle.pile(side, PILE)),
        playing=views(battle, seat, battle.pile(side, PLAYING)),
    )


def views(battle: Battle, seat: Seat | None, cards: list[CardId]) -> list[CardView]:
    return [card_view(battle, seat, card) for card in cards]


def card_view(battle: Battle, seat: Seat | None, card: CardId, shown: bool = False) -> CardView:
    """A card in its place; `shown` where a question lays it open to the asked seat."""
    number = battle.stamp[card]
    if not shown and not sees(battle, seat, card):
        return CardView(number, face=FACE_NAMES[battle.face[card]], exhausted=bool(battle.exhausted[card]))
    printed = battle.definition[card]
    if not battle.in_row(card):
        bearer = battle.bearer[card]
        return CardView(
            number,
            printed.key,
            printed.name,
            battle.owner[card],
            FACE_NAMES[battle.face[card]],
            bool(battle.exhausted[card]),
            counters=counters_view(battle, card),
            bearer=battle.stamp[bearer] if bearer >= 0 else None,
        )
    return CardView(
        number,
        printed.key,
        printed.name,
        battle.owner[card],
        FACE_NAMES[battle.face[card]],
        bool(battle.exhausted[card]),
        atk(battle, card),
        defense(battle, card),
        health(battle, card),
        battle.counters[WOUND][card],
        counters_view(battle, card),
        bit_names(keywords(battle, card), KEYWORD_NAMES),
        battle.is_main(card),
        level(battle, card),
        xp(battle, card),
        battle.is_frozen(card),
        protected=is_protected(battle, card),
    )


def counters_view(battle: Battle, card: CardId) -> dict[str, int]:
    return {
        COUNTER_NAMES[kind]: column[card]
        for kind, column in enumerate(battle.counters)
        if column[card] and kind != WOUND
    }


def option_view(battle: Battle, seat: Seat | None, option: Option) -> OptionView:
    return OptionView(
        verb=option.verb,
        card=option_card(battle, seat, option.card),
        other=option_card(battle, seat, option.other if option.verb != RECRUIT else NOTHING),
        side=option.other if option.verb == RECRUIT else NOTHING,
        number=option.number,
        word=option.word,
    )


def option_card(battle: Battle, seat: Seat | None, card: CardId) -> CardView | None:
    """A card named by an option. Whoever chooses from a deck or from another's hand looks at it."""
    if card < 0:
        return None
    looked_at = battle.zone(card) in (DECK, HAND)
    return card_view(battle, seat, card, shown=looked_at)


def event_view(event: Event, seat: Seat | None) -> EventView:
    """What a seat learns of an event."""
    return kernel_views.event_view(event, seat, EVENT_NAMES)


def encoded(battle: Battle, seat: Seat | None) -> bytes:
    """The view as bytes, the way it leaves the machine."""
    return encode(view(battle, seat))
