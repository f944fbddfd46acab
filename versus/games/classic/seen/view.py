"""What one seat may know of a classic game, built from nothing by permission (promise 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.seen.sight import sees
from versus.games.classic.table.formation import MIDDLE, ROW_WORDS, is_protected
from versus.games.classic.table.properties import willpower
from versus.games.classic.table.stats import has_reinforcement, is_boosted, keywords, stats
from versus.games.classic.text.lasting import LASTING
from versus.games.classic.words import (
    ATTACK_STEP,
    BUILD_PHASE,
    CHAIN,
    COMBAT_PHASE,
    COUNTER_NAMES,
    DECK,
    DRAW_PHASE,
    EQUIPPED,
    EVENT_NAMES,
    FACE_NAMES,
    FORMATION_STEP,
    FRONT,
    HAND,
    HIDDEN_FRONT,
    HIDDEN_SUPPORT,
    KO,
    NAME,
    PHASE_NAMES,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE,
    RESOURCE_STEP,
    STEP_NAMES,
    SUPPORT,
    VERB_NAMES,
    ZONE_NAMES,
)
from versus.kernel import views
from versus.kernel.provenance import sign
from versus.kernel.types import CardId, Seat
from versus.kernel.verbs import SHARED_VERBS
from versus.kernel.views import CardView, FightView, LinkView, Names, Pile, PileView, SideView, View

if TYPE_CHECKING:
    from versus.games.classic.table.attack_state import Attack
    from versus.games.classic.table.contest import Contest

HIDDEN_AREA: Final = "hidden area"
PILES: Final = (
    *[Pile(zone, ROW_WORDS[zone], views.ROW, middle=MIDDLE) for zone in (FRONT, SUPPORT)],
    *[
        Pile(zone, ROW_WORDS[zone], views.ROW, HIDDEN_AREA, ROW_WORDS[beside], MIDDLE)
        for zone, beside in ((HIDDEN_FRONT, FRONT), (HIDDEN_SUPPORT, SUPPORT))
    ],
    Pile(RESOURCE, "resources", views.RESOURCES),
    Pile(HAND, "hand", views.HAND),
    Pile(DECK, "deck", views.DECK),
    Pile(EQUIPPED, "equipment", views.EQUIPMENT),
    Pile(KO, "KO'd pile", views.STACK),
    Pile(CHAIN, "on the chain", views.STACK, on_its_way=True),
)
REMOVED_PILE: Final = Pile(REMOVED, "removed from the game", views.STACK)
PHASES: Final = (
    (PHASE_NAMES[DRAW_PHASE], ()),
    (
        PHASE_NAMES[BUILD_PHASE],
        tuple(STEP_NAMES[step] for step in (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)),
    ),
    (PHASE_NAMES[COMBAT_PHASE], (STEP_NAMES[ATTACK_STEP],)),
    (PHASE_NAMES[RECOVERY_PHASE], ()),
)
NAMES: Final = Names(
    verbs=(*SHARED_VERBS, *VERB_NAMES),
    rows={pile.zone: pile.name for pile in (*PILES, REMOVED_PILE)},
    events=EVENT_NAMES,
    phases=PHASES,
    zones=ZONE_NAMES,
    faces=FACE_NAMES,
)

ATK: Final = "atk"
DEF: Final = "def"
WILLPOWER: Final = "willpower"
PROTECTED: Final = "protected"
REINFORCED: Final = "reinforced"
BOOSTED: Final = "boosted"
ENDURANCE: Final = "endurance"
RESOURCE_POINTS: Final = "resource points"


def view(contest: Contest, seat: Seat | None) -> View:
    """Build what a seat may see."""
    shown = [
        card_view(contest, seat, card)
        for card in views.offered(contest.ask, seat)
        if contest.zone(card) == DECK
    ]
    return View(
        game=NAME,
        viewer=seat,
        turn=contest.turn,
        first=contest.initiative,
        active=contest.stepper,
        acting=contest.priority,
        passes=contest.passes,
        phase=PHASE_NAMES[contest.phase],
        step=STEP_NAMES[contest.step],
        numbers={RESOURCE_POINTS: contest.resource_points},
        over=contest.over,
        winners=list(contest.winners),
        teams=[],
        sides=[side_view(contest, seat, side) for side in range(contest.seats)],
        piles=[pile_view(contest, seat, 0, REMOVED_PILE)],
        fights=[
            fight_view(attack, proposed)
            for attack, proposed in ((contest.proposal, True), (contest.attack, False))
            if attack is not None
        ],
        chain=chain_view(contest),
        lasting=LASTING.on_table(contest, seat),
        ask=views.ask_view(contest, seat, NAMES, shown),
    )


def side_view(contest: Contest, seat: Seat | None, side: Seat) -> SideView:
    return SideView(
        seat=side,
        out=False,
        numbers={ENDURANCE: contest.endurance[side]},
        piles=[pile_view(contest, seat, side, pile) for pile in PILES],
    )


def pile_view(contest: Contest, seat: Seat | None, side: Seat, pile: Pile) -> PileView:
    """A pile; characters stand from left to right."""
    cards = contest.pile(side, pile.zone)
    if pile.kind == views.ROW:
        cards = sorted(cards, key=contest.column.__getitem__)
    return views.pile_view(pile, cards, lambda card: card_view(contest, seat, card))


def card_view(contest: Contest, seat: Seat | None, card: CardId) -> CardView:
    number = contest.stamp[card]
    face = FACE_NAMES[contest.face[card]]
    exhausted = bool(contest.exhausted[card])
    if not sees(contest, seat, card):
        return CardView(number, face=face, exhausted=exhausted)
    printed = contest.definition[card]
    bearer = contest.bearer[card]
    in_row = contest.in_row(card)
    return CardView(
        number,
        printed.key,
        printed.name,
        contest.owner[card],
        face,
        exhausted,
        column=contest.column[card] if in_row else None,
        bearer=contest.stamp[bearer] if bearer >= 0 else None,
        numbers=numbers(contest, card) if in_row else {},
        counters=counters_view(contest, card),
        lasting=LASTING.on_card(contest, card, seat) if contest.modifiers else [],
        keywords=KEYWORDS.names_of(keywords(contest, card)) if in_row else [],
        marks=marks(contest, card) if in_row else [],
        sign=sign(printed, "atk", "def") if in_row else sign(printed, "name"),
    )


def numbers(contest: Contest, card: CardId) -> dict[str, int]:
    found_atk, found_def = stats(contest, card)
    found = {ATK: found_atk, DEF: found_def}
    will = willpower(contest, card)
    return found | {WILLPOWER: will} if will else found


def marks(contest: Contest, card: CardId) -> list[str]:
    holds = (
        (PROTECTED, is_protected(contest, card)),
        (REINFORCED, has_reinforcement(contest, card)),
        (BOOSTED, is_boosted(contest, card)),
    )
    return [mark for mark, is_so in holds if is_so]


def counters_view(contest: Contest, card: CardId) -> dict[str, int]:
    return {COUNTER_NAMES[kind]: column[card] for kind, column in enumerate(contest.counters) if column[card]}


def fight_view(attack: Attack, proposed: bool) -> FightView:
    """Everybody in it by the number under which it was proposed: a card in a hand is not followed there."""
    return FightView(
        seat=attack.seat,
        attackers=attack.stamps.copy(),
        defender=attack.defender_stamp if attack.defender >= 0 else None,
        against=attack.target,
        direct=attack.direct,
        proposed=proposed,
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
