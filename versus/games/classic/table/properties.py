"""What a card is called and counts as, printed or gained: versions, identities, traits, willpower.

A stunned character keeps all of them but its willpower (CL-STN-07, CL-STN-10, CL-STN-12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.language.changes import GainsIdentity, GainsTrait, GainsVersion, MoreWillpower
from versus.games.classic.table.altering import changes_on
from versus.games.classic.words import ARMY, CHARACTER, STUNNED
from versus.kernel.types import CardId, clamp

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def versions(contest: Contest, card: CardId) -> list[str]:
    """Every version, printed first (CL-KEY-45)."""
    found = list(contest.definition[card].facts.versions)
    for change, _ in changes_on(contest, card, GainsVersion):
        assert isinstance(change, GainsVersion)
        found.append(change.version)
    return found


def identities(contest: Contest, card: CardId) -> list[str]:
    """Every identity, printed first; without a diamond the name is one (CL-KEY-29)."""
    found = [contest.definition[card].identity]
    for change, _ in changes_on(contest, card, GainsIdentity):
        assert isinstance(change, GainsIdentity)
        found.append(change.identity)
    return found


def traits(contest: Contest, card: CardId) -> list[str]:
    """Every trait; whoever has one is a Mutant (CL-KEY-35)."""
    found = list(contest.definition[card].facts.traits)
    for change, _ in changes_on(contest, card, GainsTrait):
        assert isinstance(change, GainsTrait)
        found.append(change.trait)
    return found


def willpower(contest: Contest, card: CardId) -> int:
    """The keyword's number and what changed it; a stunned character's is 0 whatever happens (CL-STN-07)."""
    if contest.face[card] == STUNNED:
        return 0
    found = contest.definition[card].facts.willpower
    for change, lens in changes_on(contest, card, MoreWillpower):
        assert isinstance(change, MoreWillpower)
        found += change.amount.value(contest, lens)
    return clamp(found)


def is_unique(contest: Contest, card: CardId) -> bool:
    """Characters without the version Army, locations, and equipment that says so (CL-REC-08, CL-KEY-46)."""
    printed = contest.definition[card]
    return printed.unique and (printed.type != CHARACTER or ARMY not in versions(contest, card))


def share_version(contest: Contest, card: CardId, other: CardId) -> bool:
    """Whether some version of one is one of the other's (CL-KEY-45)."""
    theirs = versions(contest, other)
    return any(version in theirs for version in versions(contest, card))


def share_identity(contest: Contest, card: CardId, other: CardId) -> bool:
    """Whether some identity of one is one of the other's (CL-KEY-30)."""
    theirs = identities(contest, other)
    return any(identity in theirs for identity in identities(contest, card))
