"""Words for what is done for players, or by them: "each enemy player discards a card"."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from versus.games.tpcg.language.conditions import ForSomePlayer
from versus.games.tpcg.language.effects.players import ForPlayers
from versus.games.tpcg.language.filters import IsEnemy
from versus.games.tpcg.language.players import CHOSEN, ITS_PLAYER, PLAYER_NAMES
from versus.kernel.english import BARE, GIVER, GIVERS, told_to_others
from versus.kernel.phrasing import Book, Entry, which
from versus.kernel.text import Printer

THAT_PLAYER: Final = PLAYER_NAMES[ITS_PLAYER]


@cache
def others_book(book: Book) -> Book:
    """How instructions are told of somebody else than "you"."""
    return book.for_others({IsEnemy: which("~ of your enemies", "~ of none of your enemies")})


def for_players(printer: Printer, effect: ForPlayers, use: int) -> list[str]:
    """ "choose a player; that player draws a card", "for each enemy player, stun a character there"."""
    name = PLAYER_NAMES[effect.whose]
    chosen = effect.whose in CHOSEN
    if effect.they:
        said = of_them(printer, effect, THAT_PLAYER if chosen else name)
    else:
        said = printer.clauses(effect.effect)
        if not chosen:
            said = [f"for {name}, {'; '.join(said)}"]
    if chosen:
        said = [f"choose {name}", *said]
    return [f"do this: {'; '.join(said)}"] if use == BARE else said


def of_them(printer: Printer, effect: ForPlayers, name: str) -> list[str]:
    """Instructions in the third person; a player named once is "that player" from then on."""
    told = Printer(others_book(printer.book), printer.this, printer.that)
    told.groups, told.called = printer.groups, printer.called
    text = told_to_others("\n".join(told.clauses(effect.effect))).replace(GIVERS, "their")
    return text.replace(GIVER, name, 1).replace(GIVER, THAT_PLAYER).split("\n")


def for_some_player(printer: Printer, condition: ForSomePlayer, holds: bool) -> str:
    name = PLAYER_NAMES[condition.whose].removeprefix("each ")
    return f"for {'some' if holds else 'no'} {name}, {printer.condition(condition.condition)}"


EFFECTS: Final[dict[Any, Entry]] = {ForPlayers: for_players}
CONDITIONS: Final[dict[Any, Entry]] = {ForSomePlayer: for_some_player}
