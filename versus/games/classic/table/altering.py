"""What alters a card now: changes that effects have made, and continuous powers (CL-PWR-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.classic.language.changes import Cannot
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.table.activity import is_active
from versus.kernel.frames import Frame
from versus.kernel.nodes import Aura, Change
from versus.kernel.types import Act, CardId

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.events import Event


def changes_on(
    contest: Contest, card: CardId, kind: type[Change], event: Event | None = None
) -> list[tuple[Change, Frame]]:
    """The changes of one kind that reach a card, each with the eyes through which its words are read.

    Only powers that make such a change are looked at, so that what gives teams may ask for keywords, and
    what gives numbers for both. `event` is what is just happening to the card. A power that asks for the
    very kind of change it makes is answered without any power: otherwise it would ask without end.
    """
    found: list[tuple[Change, Frame]] = []
    nested = kind in contest.asking
    for modifier in contest.modifiers:
        if (
            modifier.card == card
            and modifier.stamp == contest.stamp[card]
            and isinstance(modifier.change, kind)
        ):
            found.append((modifier.change, contest.lens(modifier.seat, modifier.source, event)))
    if contest.any_auras and not nested:
        contest.asking.append(kind)
        try:
            for source in sources(contest, kind):
                shine(contest, contest.lens(contest.controller(source), source, event), card, kind, found)
        finally:
            contest.asking.pop()
    return found


def sources(contest: Contest, kind: type[Change]) -> list[CardId]:
    """The cards whose continuous powers make a change of one kind, if they are active now."""
    found: list[CardId] = []
    for seat in range(contest.seats):
        for card in contest.side(seat):
            if (contest.shining or contest.definition[card].auras) and is_active(contest, card):
                for aura in auras_of(contest, card):
                    if makes(aura, kind):
                        found.append(card)
                        break
    return found


def auras_of(contest: Contest, card: CardId) -> Sequence[Aura]:
    """The continuous powers of a card: printed ones, and those of the keywords that it has now."""
    printed: Sequence[Aura] = contest.definition[card].auras
    if not contest.shining:
        return printed
    from versus.games.classic.table.stats import keywords

    return [*printed, *KEYWORDS.auras_of(keywords(contest, card))]


def makes(aura: Aura, kind: type[Change]) -> bool:
    for change in aura.changes:
        if isinstance(change, kind):
            return True
    return False


def shine(
    contest: Contest, lens: Frame, card: CardId, kind: type[Change], found: list[tuple[Change, Frame]]
) -> None:
    """Add the changes of one kind that the continuous powers of the lens's card make to another."""
    for aura in auras_of(contest, lens.source):
        if (
            makes(aura, kind)
            and aura.affects.matches(contest, lens, card)
            and (aura.given is None or aura.given.holds(contest, lens))
        ):
            for change in aura.changes:
                if isinstance(change, kind):
                    found.append((change, lens))


def is_forbidden(contest: Contest, act: Act, card: CardId) -> bool:
    """Whether a card's "cannot" stands against something; it beats whatever would do it (CL-GEN-02)."""
    for change, _ in changes_on(contest, card, Cannot):
        if isinstance(change, Cannot) and change.act == act:
            return True
    return False
