"""Current numbers, teams and keywords of a card: what is printed, then what modifiers make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.changes import Cannot, Gets, HasBoost, HasReinforcement, MayBear
from versus.games.classic.words import COSMIC, COSMIC_SURGE, ICONS, PLUS_ONE, STUNNED
from versus.kernel.types import CardId, clamp

if TYPE_CHECKING:
    from versus.games.classic.contest import Contest


def atk(contest: Contest, card: CardId) -> int:
    """Current ATK; true values, also below zero (OP-10)."""
    return stats(contest, card)[0]


def defense(contest: Contest, card: CardId) -> int:
    return stats(contest, card)[1]


def stats(contest: Contest, card: CardId) -> tuple[int, int]:
    """Current ATK and DEF."""
    printed = contest.definition[card]
    plus = contest.counters[PLUS_ONE][card]
    found_atk, found_def = printed.atk + plus, printed.def_ + plus
    for modifier in contest.modifiers:
        if modifier.card == card and isinstance(modifier.change, Gets):
            lens = contest.lens(modifier.seat, modifier.source)
            found_atk += modifier.change.atk.value(contest, lens)
            found_def += modifier.change.def_.value(contest, lens)
    return clamp(found_atk), clamp(found_def)


def keywords(contest: Contest, card: CardId) -> int:
    """A bit per keyword; a stunned character keeps its icons and no text (CL-STN-06, CL-STN-12)."""
    bits = contest.definition[card].keywords
    return bits & ICONS if contest.face[card] == STUNNED else bits


def teams(contest: Contest, card: CardId) -> int:
    """A bit per team affiliation; stunned characters keep them (CL-STN-10)."""
    return contest.definition[card].team_bits


def is_boosted(contest: Contest, card: CardId) -> bool:
    """Whether a card has its boost text this turn (CL-REC-18)."""
    for modifier in contest.modifiers:
        if modifier.card == card and isinstance(modifier.change, HasBoost):
            return True
    return False


def has_reinforcement(contest: Contest, card: CardId) -> bool:
    """Whether a defender's player takes no breakthrough (CL-CON-22)."""
    for modifier in contest.modifiers:
        if modifier.card == card and isinstance(modifier.change, HasReinforcement):
            return True
    return False


def is_cosmic(contest: Contest, card: CardId) -> bool:
    """Whether a card is a cosmic character, with or without its counter (CL-KEY-16)."""
    return contest.in_row(card) and bool(keywords(contest, card) & (COSMIC | COSMIC_SURGE))


def bearing_limit(contest: Contest, card: CardId) -> int:
    """How many equipment a character may bear, which matters only on attaching one more (OP-21)."""
    limit = 1
    for modifier in contest.modifiers:
        if modifier.card == card and isinstance(modifier.change, MayBear):
            limit = max(limit, modifier.change.number)
    return limit


def cannot(contest: Contest, card: CardId, what: int) -> bool:
    """Whether a card forbids something to befall this one."""
    for modifier in contest.modifiers:
        if modifier.card == card and isinstance(modifier.change, Cannot) and modifier.change.what == what:
            return True
    return False
