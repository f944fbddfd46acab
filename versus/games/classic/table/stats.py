"""Current numbers, teams and keywords of a card: what is printed, then what alters it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.language.changes import (
    Gets,
    HasBoost,
    HasReinforcement,
    Joins,
    KeywordChange,
    MayBear,
)
from versus.games.classic.table.altering import changes_on
from versus.games.classic.words import COSMIC, COSMIC_SURGE, ICONS, PLUS_ONE, STUNNED
from versus.kernel.teams import team_bits
from versus.kernel.types import CardId, clamp

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.events import Event


def atk(contest: Contest, card: CardId) -> int:
    """Current ATK; true values, also below zero (OP-10)."""
    return stats(contest, card)[0]


def defense(contest: Contest, card: CardId) -> int:
    return stats(contest, card)[1]


def stats(contest: Contest, card: CardId) -> tuple[int, int]:
    """Current ATK and DEF."""
    printed = contest.definition[card]
    plus = contest.counters[PLUS_ONE][card]
    found_atk, found_def = printed.atk + plus, printed.defense + plus
    for change, lens in changes_on(contest, card, Gets):
        assert isinstance(change, Gets)
        found_atk += change.atk.value(contest, lens)
        found_def += change.defense.value(contest, lens)
    return clamp(found_atk), clamp(found_def)


def keywords(contest: Contest, card: CardId) -> int:
    """A bit per keyword; a stunned character keeps its icons and no text (CL-STN-06, CL-STN-12)."""
    bits = contest.definition[card].keywords
    for change, _ in changes_on(contest, card, KeywordChange):
        assert isinstance(change, KeywordChange)
        bits = change.altered(bits)
    return bits & ICONS if contest.face[card] == STUNNED else bits


def teams(contest: Contest, card: CardId, event: Event | None = None) -> int:
    """A bit per team affiliation; stunned characters keep them (CL-STN-10).

    A crossover reaches a face-down resource only in the event that shows it (CL-KEY-20).
    """
    bits = contest.definition[card].team_bits
    joined: list[int] = []
    for change, _ in changes_on(contest, card, Joins, event):
        assert isinstance(change, Joins)
        joined.append(team_bits(change.teams))
    grown = True
    while grown:
        # One crossover may bring in a team that another one reaches on from (CL-KEY-19).
        grown = False
        for more in joined:
            if bits & more and bits | more != bits:
                bits |= more
                grown = True
    return bits


def is_boosted(contest: Contest, card: CardId) -> bool:
    """Whether a card has its boost text this turn (CL-REC-18)."""
    for modifier in contest.modifiers:
        # It was paid for on the chain, and comes along into play, where the card is a new object.
        if modifier.card == card and isinstance(modifier.change, HasBoost):
            return True
    return False


def has_reinforcement(contest: Contest, card: CardId) -> bool:
    """Whether a defender's player takes no breakthrough (CL-CON-22)."""
    return bool(changes_on(contest, card, HasReinforcement))


def is_cosmic(contest: Contest, card: CardId) -> bool:
    """Whether a card is a cosmic character, with or without its counter (CL-KEY-16)."""
    return contest.in_row(card) and bool(keywords(contest, card) & (COSMIC | COSMIC_SURGE))


def bearing_limit(contest: Contest, card: CardId) -> int:
    """How many equipment a character may bear, which matters only on attaching one more (OP-21)."""
    limit = 1
    for change, _ in changes_on(contest, card, MayBear):
        assert isinstance(change, MayBear)
        limit = max(limit, change.number)
    return limit
