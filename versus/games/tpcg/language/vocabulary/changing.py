"""What a card has, may and can't: the changes that a continuous power makes, or an instruction for a time."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language import changes, lending
from versus.games.tpcg.language.vocabulary.who import fits
from versus.kernel.choosing import Who
from versus.kernel.effects import CountOf
from versus.kernel.nodes import Change, Filter, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import NOTHING, Act, Phase


def plus(*, atk: int = 0, defense: int = 0) -> Change:
    return changes.Plus(atk, defense)


def plus_for_each(of: Who, *, atk: int = 0, defense: int = 0) -> Change:
    """+ATK/+DEF for each of some cards, counted all the time."""
    return changes.Grows(atk, defense, CountOf(of))


def with_base(*, atk: int = NOTHING, defense: int = NOTHING, health: int = NOTHING) -> Change:
    """Other base numbers; what is not named stays."""
    return changes.HasBase(atk, defense, health)


def more_health(number: int) -> Change:
    return changes.MoreHealth(number)


swapping_stats: Final = changes.SwapsStats()


def gaining(keywords: int) -> Change:
    """It has keyword powers, with all that they do."""
    return changes.Has(keywords)


def losing(keywords: int) -> Change:
    """It loses these keyword powers, with all that they do."""
    return changes.Loses(keywords)


def never_having(keywords: int) -> Change:
    """It loses these keyword powers and cannot gain them."""
    return changes.NeverHas(keywords)


never_having_keywords: Final = changes.NeverHas()
never_having_super_powers: Final = changes.NeverHasSuperPowers()
losing_keywords: Final = changes.Loses()
losing_powers: Final = changes.LosesAllPowers()


def having(trigger: Trigger, once: bool = False) -> Change:
    """A triggered power that a card has for a time, or that holds for all; with `once`, for one time."""
    return Watches(trigger, once)


def having_powers_of(who: Who) -> Change:
    """It has all powers of certain cards, keywords included."""
    return lending.HasPowersOf(who)


def having_keyword_powers_of(who: Who) -> Change:
    """It has the printed keyword powers of certain cards, and none of their Super Powers."""
    return lending.HasPowersOf(who, keyword_powers=True)


def joining(team: str) -> Change:
    """It has another team as well."""
    return changes.Joins(team)


def unable(act: Act, against: Filter | None = None) -> Change:
    """It can't do something; with `against`, not against such cards."""
    return changes.Cannot(act, against)


def able(act: Act, against: Filter | None = None) -> Change:
    """It may do something that the rules forbid; with `against`, against such cards."""
    return changes.May(act, against)


def defying(act: Act, against: Filter | None = None) -> Change:
    """No ban on something holds for it; with `against`, against such cards."""
    return changes.Defies(act, against)


def defying_enemies(act: Act, against: Filter | None = None) -> Change:
    """No ban of an enemy on something holds for it; what its own player's cards forbid does."""
    return changes.DefiesEnemies(act, against)


def striking_double(against: Filter | None = None, being: Filter | None = None) -> Change:
    """It strikes with double its ATK: such cards, or while it is such a card."""
    return changes.StrikesHarder(2, against, being)


def striking_harder(times: int, against: Filter | None = None, being: Filter | None = None) -> Change:
    """It strikes with a multiple of its ATK: such cards, or while it is such a card."""
    return changes.StrikesHarder(times, against, being)


def striking_more(times: int) -> Change:
    """It strikes so many times more as the combat resolves."""
    return changes.StrikesMore(times)


def keeping(*parts: Filter) -> Change:
    """Equipment that fits stays on it as it is stunned."""
    return changes.KeepsEquipment(fits(*parts))


directing_strikes: Final = changes.DirectsStrikes()
lying_open: Final = changes.LiesOpen()
"""Hand cards that everybody sees."""
coming_back: Final = changes.ComesBack()


def phases_in_order(*order: Phase) -> Change:
    """The phases of every turn come in this order."""
    return changes.PhasesCome(order)


def more_recruit_points(number: int) -> Change:
    """The player whose turn it is has more recruit points, or fewer."""
    return changes.RecruitPoints(number)


def paying_less(number: int, onto: Filter | None = None, once: bool = False) -> Change:
    """Such cards are cheaper to play; with `onto`, where they are put onto such a character.

    With `once`, the next of them is.
    """
    return changes.PaysLess(number, onto, once)


def paying_fewer_symbols(number: int) -> Change:
    """Each turn, the first time it uses each of its Super Powers, it pays fewer symbols."""
    return changes.PaysFewerSymbols(number)


def wounding_more(number: int, against: Filter | None = None) -> Change:
    """Whomever it wounds in combat gets further wounds at once; with `against`, such cards."""
    return changes.WoundsMore(number, against)
