"""What a battle has noted of the cards in the match: it follows from the position, and spares asking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.language.changes import Cannot, Has, May
from versus.games.tpcg.language.lending import HasPowers, HasPowersOf
from versus.games.tpcg.printed.definition import Card, SuperPower
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.table.altering import Ruling, StatChange, strips
from versus.games.tpcg.words import ANGRY, OUTSIDE_PLAY, QUIET_EVENTS
from versus.kernel.nodes import Aura
from versus.kernel.types import ALL_LOUD

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.nodes import Change, Filter

LEARNED: Final = (
    "listening",
    "heeded",
    "any_auras",
    "forbidden_acts",
    "permitted_acts",
    "odd_auras",
    "shining",
    "handy",
    "stripping",
    "angry",
    "lending",
    "recalled",
    "alterers",
    "crowded",
    "timings",
    "power_places",
    "minds",
    "recruit_zones",
    "restless",
    "altered",
    "quiet_events",
)
"""The fields that hold it."""


def learn_all(battle: Battle, definitions: Iterable[Card]) -> None:
    """Note what the cards of a match wait for, and modifiers too; what was noted before is forgotten."""
    battle.listening = battle.heeded = battle.timings = battle.recruit_zones = 0
    battle.forbidden_acts = battle.permitted_acts = 0
    battle.shining = battle.handy = battle.power_places = 0
    battle.any_auras = battle.odd_auras = battle.stripping = battle.alterers = False
    battle.angry = battle.lending = False
    battle.recalled = battle.minds = 0
    battle.quiet_events = QUIET_EVENTS
    learned: set[str] = set()
    for definition in definitions:
        if definition.key not in learned:
            learned.add(definition.key)
            learn(battle, definition)
    for card, printed in enumerate(battle.definition):
        if battle.in_play(card):
            battle.arrives(printed)
    for modifier in battle.modifiers:
        battle.learn_change(modifier.change, modifier.scope)
    if battle.lending:
        hear_all(battle)


def learn(battle: Battle, definition: Card) -> None:
    """Note what a card that may come into play waits for."""
    battle.power_cards = None
    if definition.type in OUTSIDE_PLAY:
        # What else it does is learned as it is put into force.
        battle.timings |= definition.power_timing
        return
    for power in definition.super_powers:
        if power.interrupts():
            battle.heeded |= 1 << power.reacts_to
        battle.timings |= power.timing
        battle.power_places |= 1 << power.place
    battle.minds |= definition.minds
    for replacement in definition.replacements:
        battle.heeded |= 1 << replacement.of
    for aura in definition.auras:
        battle.learn_aura(aura)
    note_keywords(battle, definition.keywords)
    battle.timings |= definition.timing
    battle.recruit_zones |= 1 << definition.facts.recruit_from
    battle.recalled |= definition.recalls
    if battle.lending:
        battle.listening |= definition.listens


def hear_all(battle: Battle) -> None:
    """Powers are lent in this match: those of a card out of play may be somebody's."""
    for definition in battle.definition:
        battle.listening |= definition.listens


def note_keywords(battle: Battle, keywords: int) -> None:
    """Note what keywords may do that a card has printed or was given, and when their powers are used."""
    battle.learn_keywords(KEYWORDS, keywords)
    if keywords & ANGRY:
        battle.angry = True
    if keywords & KEYWORDS.others_of:
        battle.handy |= keywords & KEYWORDS.others_of
        for bit, power in KEYWORDS.others:
            if keywords & bit and isinstance(power, SuperPower):
                battle.timings |= power.timing


def note_aura(battle: Battle, aura: Aura) -> None:
    """Note what a continuous power may do to other powers, and when it must be asked again."""
    if strips(aura):
        battle.stripping = True
    for change in aura.changes:
        if isinstance(change, StatChange) and aura.given is not None and not aura.given.steady():
            battle.quiet_events = ALL_LOUD
        if not isinstance(change, (Ruling, StatChange)):
            battle.odd_auras = True


def note_change(battle: Battle, change: Change, scope: Filter | None) -> None:
    """Note what a change forbids, allows or gives."""
    if isinstance(change, StatChange):
        if not change.steady() or (scope is not None and not scope.steady()):
            battle.quiet_events = ALL_LOUD
    if isinstance(change, Cannot):
        battle.forbidden_acts |= 1 << change.act
    elif isinstance(change, May):
        battle.permitted_acts |= 1 << change.act
    elif isinstance(change, Has):
        note_keywords(battle, change.keywords)
    elif isinstance(change, (HasPowers, HasPowersOf)):
        note_lending(battle, change)


def note_lending(battle: Battle, change: HasPowers | HasPowersOf) -> None:
    """Note that powers of other cards may be somebody's, and what those that are named may do."""
    if not battle.lending:
        battle.lending = True
        hear_all(battle)
    for power in change.powers if isinstance(change, HasPowers) else ():
        if isinstance(power, Aura):
            battle.learn_aura(power)
