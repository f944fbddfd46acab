"""Which powers an event sets off, and which prevent or replace it (2P-TRG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.tpcg.flow import reactions
from versus.games.tpcg.language.level_up import level_up_powers
from versus.games.tpcg.printed.definition import SuperPower
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table.stats import (
    all_altered,
    instances,
    keywordless,
    keywords,
    lent_to,
    power_cards,
    powerless,
    stripped_stats,
)
from versus.games.tpcg.words import BACK, EQUIPPED, FRONT, GAME_STARTED, KOD, LEFT_HAND, RESOURCE, UP, ZONES
from versus.kernel.events import Event
from versus.kernel.nodes import Replacement, Trigger
from versus.kernel.replacing import is_replaced
from versus.kernel.triggering import hear, lasting
from versus.kernel.types import CardId, EventKind

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle


def notice(battle: Battle, event: Event) -> None:
    """Let every power that waits for this event, and is on now, trigger."""
    kind = event.kind
    if battle.turn == 0 and kind != GAME_STARTED:
        # Nothing triggers before the game has started (OP-30).
        return
    by_keyword = KEYWORDS.listening >> kind & 1
    hearers: list[CardId] = []
    where, face = battle.where, battle.face
    for card in (battle.power_cards or power_cards(battle)).listeners.get(kind, ()):
        if face[card] == UP and FRONT <= where[card] % ZONES <= EQUIPPED:
            hearers.append(card)
    if kind == LEFT_HAND:
        # The card that has left was not in play: it hears nothing of its own leaving.
        hearers = [card for card in hearers if battle.stamp[card] != battle.clock]
    if by_keyword and not battle.calm():
        for card, stats in all_altered(battle).items():
            # Only who is face up has keywords. Who hears by both is put in order once.
            if stats.keywords & KEYWORDS.triggering:
                hearers.append(card)
    if battle.lending:
        hearers += [card for card in hearing_by_loan(battle, kind) if card not in hearers]
    if len(hearers) > 1 or (hearers and False in battle.alive):
        hearers = in_order(battle, hearers)
    for card in hearers:
        if battle.lending or battle.definition[card].listens >> kind & 1:
            printed(battle, event, card)
        if by_keyword and battle.in_row(card):
            keyworded(battle, event, card)
    if kind == KOD and face[event.card] != UP:
        hear_own_ko(battle, event)
    if battle.modifiers:
        lasting(battle, event)


def hear_own_ko(battle: Battle, event: Event) -> None:
    """What a character says of its own KO: it is meant for wounds, which KO the stunned (2P-GEN-01).

    What it says of others is off by then (2P-TRG-11), and so is what was taken from it before.
    """
    card = event.card
    stats = stripped_stats(battle, card)
    if not battle.in_row(card) or (stats is not None and stats.keywordless):
        return
    printed = battle.definition[card]
    triggers = (*printed.triggers, *KEYWORDS.triggers_on(printed.keywords, KOD))
    own = [trigger for trigger in triggers if trigger.subject is not None and trigger.subject.only_source()]
    hear(battle, own, card, event)


def hearing_by_loan(battle: Battle, kind: EventKind) -> list[CardId]:
    """Characters with a power of another card that waits for a kind of event."""
    return [
        card
        for card, stats in all_altered(battle).items()
        for power in stats.lent
        if (isinstance(power, Trigger) and power.on == kind)
        or (isinstance(power, SuperPower) and power.reacts_to == kind)
    ]


def in_order(battle: Battle, cards: list[CardId]) -> list[CardId]:
    """Cards in play from the player whose turn it is on, side after side."""
    found: list[CardId] = []
    for seat in battle.from_seat(battle.active):
        start = seat * ZONES
        for zone in (FRONT, BACK, EQUIPPED, RESOURCE):
            for card in battle.piles[start + zone]:
                if card in cards:
                    found.append(card)
    return found


def printed(battle: Battle, event: Event, card: CardId) -> None:
    """The triggered powers printed on a card, Reactions to what has happened among them."""
    definition = battle.definition[card]
    if not powerless(battle, card):
        # "Loses its keyword powers" leaves Level Up (2P-PWR-47).
        on = level_up_powers(definition) if keywordless(battle, card) else definition.triggers
        hear(battle, on, card, event)
        lent = lent_to(battle, card)
        if lent and not keywordless(battle, card):
            hear(battle, [power for power in lent if isinstance(power, Trigger)], card, event)
    if definition.super_powers or battle.lending:
        reactions.notice(battle, event, card)


def keyworded(battle: Battle, event: Event, card: CardId) -> None:
    """The keyword powers, printed or given, that trigger."""
    for bits in instances(battle, card):
        triggers = KEYWORDS.triggers_on(bits, event.kind)
        if triggers:
            hear(battle, triggers, card, event)


def prevented(battle: Battle, event: Event) -> bool:
    """Whether a power prevents an event or puts something else in its place."""
    for card in [card for seat in battle.from_seat(battle.active) for card in battle.side(seat)]:
        replacements = replacements_of(battle, card)
        if replacements:
            lens = battle.lens(battle.controller(card), card, event)
            if is_replaced(battle, card, replacements, lens, event):
                return True
    return False


def replacements_of(battle: Battle, card: CardId) -> Sequence[Replacement]:
    """The powers of a card that replace something now: printed ones and those of its keywords."""
    found: Sequence[Replacement] = battle.definition[card].replacements
    if found and keywordless(battle, card):
        found = ()
    lent = lent_to(battle, card)
    if lent and not keywordless(battle, card):
        found = [*found, *[power for power in lent if isinstance(power, Replacement)]]
    if KEYWORDS.replacing and battle.in_row(card):
        found = [*found, *KEYWORDS.replacements_of(keywords(battle, card))]
    return found
