"""Which powers an event sets off, and which prevent or replace it (2P-TRG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from versus.games.tpcg import reactions
from versus.games.tpcg.changes import Watches
from versus.games.tpcg.definition import Replacement
from versus.games.tpcg.keyword_powers import KEYWORD_TRIGGERS, TRIGGERED_KEYWORDS, TRIGGERING
from versus.games.tpcg.stats import all_altered, keywords, power_cards, powerless
from versus.games.tpcg.words import BACK, EQUIPPED, FRONT, GAME_STARTED, RESOURCE, UP, ZONES
from versus.kernel.events import Event
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.types import CardId

if TYPE_CHECKING:
    from versus.games.tpcg.battle import Battle


def notice(battle: Battle, event: Event) -> None:
    """Let every power that waits for this event, and is on now, trigger."""
    kind = event.kind
    if battle.turn == 0 and kind != GAME_STARTED:
        # Nothing triggers before the game has started (OP-30).
        return
    by_keyword = TRIGGERED_KEYWORDS >> kind & 1
    hearers: list[CardId] = []
    where, face = battle.where, battle.face
    for card in (battle.power_cards or power_cards(battle)).listeners.get(kind, ()):
        if face[card] == UP and FRONT <= where[card] % ZONES <= EQUIPPED:
            hearers.append(card)
    if by_keyword and not battle.calm():
        for card, stats in all_altered(battle).items():
            if stats.keywords & TRIGGERING and card not in hearers and face[card] == UP:
                hearers.append(card)
    if len(hearers) > 1 or (hearers and False in battle.alive):
        hearers = in_order(battle, hearers)
    for card in hearers:
        if battle.definition[card].listens >> kind & 1:
            printed(battle, event, card)
        if by_keyword and battle.in_row(card):
            keyworded(battle, event, card)
    if battle.modifiers:
        lasting(battle, event)


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
    for trigger in battle.definition[card].triggers:
        if trigger.on == event.kind and not powerless(battle, card):
            seat = battle.controller(card)
            if trigger.fires(battle, battle.lens(seat, card, event), event):
                battle.wait(trigger, card, seat, event)
    if battle.definition[card].super_powers:
        reactions.notice(battle, event, card)


def keyworded(battle: Battle, event: Event, card: CardId) -> None:
    """The keyword powers, printed or given, that trigger."""
    bits = keywords(battle, card)
    for keyword, trigger in KEYWORD_TRIGGERS:
        if bits & keyword and trigger.on == event.kind:
            seat = battle.controller(card)
            if trigger.fires(battle, battle.lens(seat, card, event), event):
                battle.wait(trigger, card, seat, event)


def lasting(battle: Battle, event: Event) -> None:
    """Powers that a resolved effect has left behind; they need no source any more (2P-MOD-13)."""
    for modifier in battle.modifiers:
        change = modifier.change
        if not isinstance(change, Watches) or change.trigger.on != event.kind or modifier.sleeps():
            continue
        card = modifier.card if modifier.card >= 0 else modifier.source
        if modifier.card >= 0 and modifier.stamp != battle.stamp[card]:
            continue
        lens = battle.lens(modifier.seat, card, event)
        if change.trigger.fires(battle, lens, event):
            battle.wait(change.trigger, card, modifier.seat, event)


def prevented(battle: Battle, event: Event) -> bool:
    """Whether a power prevents an event or puts something else in its place."""
    for card in [card for seat in battle.from_seat(battle.active) for card in battle.side(seat)]:
        if not battle.definition[card].powers.replacements or powerless(battle, card):
            continue
        lens = battle.lens(battle.controller(card), card, event)
        for replacement in battle.definition[card].powers.replacements:
            if replacement.of != event.kind or is_replacing(battle, replacement, card):
                continue
            if replacement.subject is not None and (
                event.card < 0 or not replacement.subject.matches(battle, lens, event.card)
            ):
                continue
            if replacement.by is not None and not any(
                replacement.by.matches(battle, lens, by) for by in event.by
            ):
                continue
            if replacement.given is not None and not replacement.given.holds(battle, lens):
                continue
            if replacement.instead is not None:
                battle.push(Replace(replacement), lens.seat, card, battle.stamp[card], event)
            return True
    return False


@dataclass(frozen=True)
class Replace(Procedure):
    """What happens instead of an event. It stays on the stack until all of that has happened."""

    replacement: Replacement

    def step(self, battle: Battle, frame: Frame) -> None:
        effect = self.replacement.instead
        if frame.pc == 0 and effect is not None:
            frame.pc = 1
            battle.resolve(effect, frame.seat, frame.source, frame.event)
        else:
            battle.stack.pop()


def is_replacing(battle: Battle, replacement: Replacement, card: CardId) -> bool:
    """A power does not replace what it brings about itself; otherwise it would never come to an end."""
    replacing = Replace(replacement)
    for frame in battle.stack:
        if frame.source == card and frame.node == replacing:
            return True
    return False
