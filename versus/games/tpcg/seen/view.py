"""What one seat may know of a 2PCG game, built from nothing by permission (promise 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.attacks import is_protected
from versus.games.tpcg.flow.levels import level, xp
from versus.games.tpcg.flow.turn import IN_ORDER, phases_in_order
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.table.battle import SHARED
from versus.games.tpcg.table.stats import atk, defense, health, keywords
from versus.games.tpcg.text.lasting import LASTING
from versus.games.tpcg.words import (
    BACK,
    BESIDE,
    BUILD_PHASE,
    COUNTER_NAMES,
    DECK,
    DRAW_PHASE,
    EQUIPPED,
    EVENT_NAMES,
    FACE_NAMES,
    FRONT,
    HAND,
    KO,
    LEVEL_UP,
    MAIN_PHASE,
    NAME,
    PHASE_NAMES,
    PILE,
    PLAYING,
    RECOVERY_PHASE,
    REMOVED,
    RESOURCE,
    SCENE,
    STEP_NAMES,
    VERB_NAMES,
    WOUND,
    XP,
    ZONE_NAMES,
)
from versus.kernel import views
from versus.kernel.provenance import sign
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.verbs import SHARED_VERBS
from versus.kernel.views import CardView, FightView, Names, Pile, PileView, SideView, View

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

PILES: Final = (
    Pile(FRONT, "front", views.ROW),
    Pile(BACK, "back", views.ROW),
    Pile(RESOURCE, "resources", views.RESOURCES),
    Pile(HAND, "hand", views.HAND),
    Pile(DECK, "deck", views.DECK),
    Pile(EQUIPPED, "equipment", views.EQUIPMENT),
    Pile(KO, "KO pile", views.STACK),
    Pile(LEVEL_UP, "levels", views.STACK),
    Pile(PILE, "out-of-game pile", views.STACK),
    Pile(BESIDE, "Challenge Matches", views.BESIDE),
    Pile(PLAYING, "being played", views.STACK, on_its_way=True),
)
APART: Final = tuple(pile for pile in PILES if pile.zone not in SHARED)
"""What teammates who share rows have each for themselves (2P-MOD3-18)."""
REMOVED_PILE: Final = Pile(REMOVED, "removed from the game", views.STACK)
ARENA_PILE: Final = Pile(SCENE, "arena", views.BESIDE)
PHASES: Final = (
    (PHASE_NAMES[DRAW_PHASE], ()),
    (PHASE_NAMES[RECOVERY_PHASE], ()),
    (PHASE_NAMES[BUILD_PHASE], STEP_NAMES[1:]),
    (PHASE_NAMES[MAIN_PHASE], ()),
)
NAMES: Final = Names(
    verbs=(*SHARED_VERBS, *VERB_NAMES),
    rows={pile.zone: pile.name for pile in (*PILES, REMOVED_PILE, ARENA_PILE)},
    events=EVENT_NAMES,
    phases=PHASES,
    zones=ZONE_NAMES,
    faces=FACE_NAMES,
)
LAID_OPEN: Final = (DECK, HAND)
"""Whoever chooses from a deck or from another's hand looks at it."""

MAIN: Final = "main character"
FROZEN: Final = "frozen"
PROTECTED: Final = "protected"
ATK: Final = "atk"
DEF: Final = "def"
HEALTH: Final = "health"
WOUNDS: Final = "wounds"
LEVEL: Final = "level"
LEVEL_UP_AT: Final = "level up at"
RECRUIT_POINTS: Final = "recruit points"


def view(battle: Battle, seat: Seat | None) -> View:
    """Build what a seat may see."""
    combat = battle.combat
    ask = battle.ask
    shown = [
        card_view(battle, seat, card, shown=True)
        for card in views.offered(ask, seat)
        if battle.zone(card) in LAID_OPEN and not sees(battle, seat, card)
    ]
    return View(
        game=NAME,
        viewer=seat,
        turn=battle.turn,
        first=battle.first,
        active=battle.active,
        acting=combat.acting if combat is not None else battle.active,
        passes=combat.passes if combat is not None else 0,
        phase=PHASE_NAMES[battle.phase],
        step=STEP_NAMES[battle.step],
        order=order(battle),
        numbers={RECRUIT_POINTS: battle.recruit_points[battle.active]},
        over=battle.over,
        winners=list(battle.winners),
        teams=[list(side) for side in battle.rules.sides],
        sides=[side_view(battle, seat, side) for side in range(battle.seats)],
        piles=[pile_view(battle, seat, 0, pile) for pile in (ARENA_PILE, REMOVED_PILE)],
        fights=fights(battle),
        chain=[],
        lasting=LASTING.on_table(battle, seat),
        ask=views.ask_view(battle, seat, NAMES, shown),
    )


def order(battle: Battle) -> list[str]:
    """The phases of a turn in their order, where it is not the usual one."""
    phases = phases_in_order(battle)
    return [] if phases == IN_ORDER else [PHASE_NAMES[phase] for phase in phases]


def side_view(battle: Battle, seat: Seat | None, side: Seat) -> SideView:
    """What lies before a player. Shared rows stand before one of those who share them."""
    host = seat if seat is not None and seat in battle.camp(side) else battle.lead[side]
    waiting = battle.recruit_points[side] if side != battle.active else 0
    return SideView(
        seat=side,
        out=not battle.alive[side],
        numbers={RECRUIT_POINTS: waiting} if waiting else {},
        piles=[pile_view(battle, seat, side, pile) for pile in (PILES if side == host else APART)],
    )


def pile_view(battle: Battle, seat: Seat | None, side: Seat, pile: Pile) -> PileView:
    cards = battle.row(side, pile.zone) if pile.zone in SHARED else battle.pile(side, pile.zone)
    return views.pile_view(pile, cards, lambda card: card_view(battle, seat, card))


def fights(battle: Battle) -> list[FightView]:
    combat = battle.combat
    if combat is None:
        return []
    defender = combat.defender
    return [
        FightView(
            seat=combat.seat,
            attackers=[battle.stamp[card] for card in combat.attackers],
            defender=battle.stamp[defender] if defender >= 0 else None,
            against=battle.controller(defender) if defender >= 0 else NOTHING,
            direct=False,
            proposed=False,
        )
    ]


def card_view(battle: Battle, seat: Seat | None, card: CardId, shown: bool = False) -> CardView:
    """A card in its place; `shown` where a question lays it open to the asked seat."""
    number = battle.stamp[card]
    face = FACE_NAMES[battle.face[card]]
    exhausted = bool(battle.exhausted[card])
    if not shown and not sees(battle, seat, card):
        return CardView(number, face=face, exhausted=exhausted, marks=frozen_mark(battle, card))
    printed = battle.definition[card]
    bearer = battle.bearer[card]
    in_row = battle.in_row(card)
    return CardView(
        number,
        printed.key,
        printed.name,
        battle.owner[card],
        face,
        exhausted,
        bearer=battle.stamp[bearer] if bearer >= 0 else None,
        numbers=numbers(battle, card) if in_row else {},
        counters=counters_view(battle, card),
        lasting=LASTING.on_card(battle, card, seat) if battle.modifiers else [],
        keywords=KEYWORDS.names_of(keywords(battle, card)) if in_row else [],
        marks=marks(battle, card) if in_row else frozen_mark(battle, card),
        sign=sign(printed, "atk", "def") if in_row else sign(printed, "name"),
    )


def numbers(battle: Battle, card: CardId) -> dict[str, int]:
    """What a character counts: a main one also its level, its XP, and how many lead to the next level."""
    found = {
        ATK: atk(battle, card),
        DEF: defense(battle, card),
        HEALTH: health(battle, card),
        WOUNDS: battle.counters[WOUND][card],
    }
    if battle.is_main(card):
        found |= {LEVEL: level(battle, card), COUNTER_NAMES[XP]: xp(battle, card)}
        target = battle.definition[card].facts.level_up
        if target:
            found[LEVEL_UP_AT] = target
    return found


def marks(battle: Battle, card: CardId) -> list[str]:
    main = [MAIN] if battle.is_main(card) else []
    protected = [PROTECTED] if is_protected(battle, card) else []
    return [*main, *frozen_mark(battle, card), *protected]


def frozen_mark(battle: Battle, card: CardId) -> list[str]:
    """A resource can be frozen too, and everybody has seen it happen."""
    return [FROZEN] if battle.modifiers and battle.is_frozen(card) else []


def counters_view(battle: Battle, card: CardId) -> dict[str, int]:
    """Counters on a card; wounds are a number of its own."""
    return {
        COUNTER_NAMES[kind]: column[card]
        for kind, column in enumerate(battle.counters)
        if column[card] and kind != WOUND
    }
