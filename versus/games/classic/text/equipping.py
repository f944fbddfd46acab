"""Words for equipment, counters, moves, and what a card counts as."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.language.changes import (
    GainsIdentity,
    GainsTrait,
    GainsVersion,
    MayBear,
    MoreWillpower,
)
from versus.games.classic.language.effects.counters import (
    CountersOn,
    PutCounters,
    RemoveCounters,
    WithCounter,
)
from versus.games.classic.language.effects.equipment import (
    AttachesTo,
    Bearer,
    BearsThis,
    CanBearThis,
    Equipped,
    Equips,
    Transfers,
)
from versus.games.classic.language.effects.moving import (
    AREA_NAMES,
    Moves,
    PutsIntoPlay,
    RemovesFromGame,
    ReturnsToHand,
)
from versus.games.classic.language.filters import Cosmic, OfIdentity, OfTrait, OfVersion, WithConcealed
from versus.games.classic.words import COUNTER_NAMES
from versus.kernel.choosing import Each, Who
from versus.kernel.english import number_word, signed, with_article
from versus.kernel.nodes import Amount
from versus.kernel.phrasing import Entry, Part, how_many, say, which
from versus.kernel.text import Printer
from versus.kernel.text_parts import count, simple
from versus.kernel.types import CounterKind


def counter_noun(kind: CounterKind) -> str:
    return f"{COUNTER_NAMES[kind]} counter"


def counters(printer: Printer, pair: tuple[Amount, CounterKind], arg: str, node: Any) -> str:
    """ "two +1/+1 counters"."""
    return count(printer, pair[0], counter_noun(pair[1]), node)


def counter(printer: Printer, kind: CounterKind, arg: str, node: Any) -> str:
    return counter_noun(kind)


def one_counter(printer: Printer, kind: CounterKind, arg: str, node: Any) -> str:
    return with_article(counter_noun(kind))


def together(printer: Printer, who: Who, arg: str, node: Any) -> str:
    """Some cards whose counters are added up."""
    return printer.selected(who.of).words(plural=True) if isinstance(who, Each) else printer.who(who).text


def area(printer: Printer, number: int, arg: str, node: Any) -> str:
    return AREA_NAMES[number]


def plus(printer: Printer, amount: Amount, arg: str, node: Any) -> str:
    """ "+2", "-1", "+X"; what X is, or for each of what, follows as a tail."""
    found = simple(printer, amount)
    return signed(found[0]) if found is not None else "+X"


def word(printer: Printer, number: int, arg: str, node: Any) -> str:
    return number_word(number)


PARTS: Final[dict[str, Part]] = {
    "counters": counters,
    "counter": counter,
    "acounter": one_counter,
    "together": together,
    "area": area,
    "plus": plus,
    "word": word,
}
WHO: Final[dict[Any, Entry]] = {Bearer: say("the equipped character")}
AMOUNTS: Final[dict[Any, Entry]] = {
    CountersOn: how_many(
        "the number of {kind:counter}s on {who:together}", each="{kind:counter} on {who:together}"
    ),
}
FILTERS: Final[dict[Any, Entry]] = {
    Equipped: which("equipped ~", "unequipped ~", head="character", state=True),
    Cosmic: which("cosmic ~", "~ that is not cosmic", head="character"),
    OfTrait: (
        which("Mutant ~", "~ that is not a Mutant", head="character", trait=""),
        which("{trait} Mutant ~", "~ without the trait {trait}", head="character"),
    ),
    BearsThis: which("the equipped character", "~ other than the equipped character"),
    CanBearThis: which("~ that can bear {this}", "~ that cannot bear {this}", head="character"),
    OfVersion: which("~ of the version {version}", "~ without the version {version}"),
    OfIdentity: which("~ with the identity {identity}", "~ without the identity {identity}"),
    WithConcealed: which("~ with concealed", "~ without concealed"),
    WithCounter: which("~ with {kind:acounter}", "~ without {kind:acounter}"),
}
EFFECTS: Final[dict[Any, Entry]] = {
    AttachesTo: say("attach {this} to {who}"),
    Equips: say("put {who} into play on a character you control"),
    Transfers: say("transfer {who}"),
    PutCounters: say("put {amount+kind:counters} on {who}{amount:tail}"),
    RemoveCounters: say("remove {amount+kind:counters} from {who}{amount:tail}"),
    Moves: (
        say("move {who}"),
        say("move {who} to your front or support row", yours=True),
        say("move {who} to the {area:area}"),
        say("move {who} to your {area:area}", yours=True),
    ),
    ReturnsToHand: say("return {who} to {owner's} hand"),
    RemovesFromGame: say("remove {who} from the game"),
    PutsIntoPlay: (say("put {who} into play"), say("put {who} into play stunned", stunned=True)),
}
CHANGES: Final[dict[Any, Entry]] = {
    MayBear: say("may bear {number:word} equipment"),
    GainsIdentity: say("<have> the identity {identity} as well"),
    GainsVersion: say("<have> the version {version} as well"),
    GainsTrait: say("<be> a Mutant with the trait {trait} as well"),
    MoreWillpower: say("<get> {amount:plus} willpower{amount:tail}"),
}
