"""Words for piles, resources and names."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.language.effects.deeds import DivideCounters
from versus.games.tpcg.language.effects.naming import NameCard
from versus.games.tpcg.language.effects.piles import PlayTwists, PutIntoDeck, ShuffleIntoDeck, TheRest
from versus.games.tpcg.language.filters import HasTiming, InAttack, IsResource, OfNamedName, SharesName
from versus.games.tpcg.words import DOWN, UP
from versus.kernel.phrasing import Entry, Piece, say, which
from versus.kernel.text import Printer


def the_rest(printer: Printer, who: TheRest, subject: bool) -> Piece:
    return Piece("the rest of them", True)


EFFECTS: Final[dict[Any, Entry]] = {
    PutIntoDeck: (
        say("put {who} on the bottom of {owner's} deck{any_order:flag in any order}"),
        say("put {who} on top of {owner's} deck{any_order:flag in any order}", bottom=False),
    ),
    ShuffleIntoDeck: say("shuffle {who} into {owner's} deck"),
    PlayTwists: say("play {who}"),
    NameCard: say("name a card"),
    DivideCounters: say("put {amount+kind:counters}{amount:tail}, divided as you choose, on {who}"),
}
WHO: Final[dict[Any, Entry]] = {TheRest: the_rest}
FILTERS: Final[dict[Any, Entry]] = {
    IsResource: (
        which("~", "~ that is not a resource", head="resource"),
        which("face-down ~", "~ that is not a face-down resource", head="resource", face=DOWN),
        which("face-up ~", "~ that is not a face-up resource", head="resource", face=UP),
    ),
    InAttack: (
        which("~ in a team attack", "~ not in a team attack", head="character", team=True),
        which("~ in a solo attack", "~ not in a solo attack", head="character", team=False),
    ),
    OfNamedName: (
        which("~ with that name", "~ without that name"),
        which('~ with the name "{word}"', '~ without the name "{word}"'),
    ),
    SharesName: which("~ that shares a name with {who:any}", "~ that shares no name with {who:any}"),
    HasTiming: (
        which("{timing:timing} ~", "non-{timing:timing} ~", head="plot twist"),
        which(
            "[Any Turn] {timing:timing} ~",
            "~ that is not [Any Turn] {timing:timing}",
            head="plot twist",
            any_turn=True,
        ),
    ),
}
