"""The table of phrases of the classic game: English for every node that a card or the chain is written in."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.changes import Gets, HasBoost, HasReinforcement
from versus.games.classic.conditions import Boosted
from versus.games.classic.effects import ComesIntoPlay, EachPlayerDraws, PowersUp, Reinforces
from versus.games.classic.filters import Defending, InCombat, Yours
from versus.games.classic.phrases import equipping
from versus.games.classic.resource_effects import Replaces, TakesResources
from versus.kernel import phrases as shared
from versus.kernel.phrasing import Book, Entry, say, whether, which
from versus.kernel.text_parts import PARTS

FILTERS: Final[dict[Any, Entry]] = {
    InCombat: which("~ in combat", "~ not in combat", head="character"),
    Defending: which("defending ~", "~ that is not defending", head="character"),
    Yours: which("~ you control", "~ you don't control"),
}
EFFECTS: Final[dict[Any, Entry]] = {
    EachPlayerDraws: say("each player draws {amount:count card}{amount:tail}"),
    Replaces: say("replace {who}"),
    TakesResources: say("move {who} to your resource row"),
    ComesIntoPlay: say("{this} comes into play"),
    PowersUp: say("power up {who}"),
    Reinforces: say("{who} <get> reinforcement this attack"),
}
CHANGES: Final[dict[Any, Entry]] = {
    Gets: say("<get> {atk+def_:boost}{atk+def_:boost tail}"),
    HasReinforcement: say("<have> reinforcement"),
    HasBoost: say("<have> {its} boost text"),
}
CONDITIONS: Final[dict[Any, Entry]] = {
    Boosted: whether("{this} was boosted", "{this} was not boosted"),
}
BOOK: Final = Book(
    {
        **shared.PHRASES,
        **equipping.WHO,
        **equipping.AMOUNTS,
        **FILTERS,
        **equipping.FILTERS,
        **shared.FILTERS,
        **EFFECTS,
        **equipping.EFFECTS,
        **CHANGES,
        **equipping.CHANGES,
        **CONDITIONS,
    },
    {**PARTS, **equipping.PARTS},
)
