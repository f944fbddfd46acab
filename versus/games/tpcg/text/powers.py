"""Words for whole powers, and the table of phrases of this game."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.language.changes import Cannot, PaysLess
from versus.games.tpcg.printed.definition import (
    ANY_NUMBER_OF_TIMES,
    ONCE_A_COMBAT,
    ONCE_A_GAME,
    Discount,
    OtherPrice,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.text import effects, events, nouns
from versus.games.tpcg.text.words import TPCG_PARTS, price_tokens, timing_words, token
from versus.games.tpcg.words import TO_PLAY_TWISTS
from versus.kernel import phrases as shared
from versus.kernel.english import sentences
from versus.kernel.nodes import Aura, Change
from versus.kernel.phrasing import Book, Entry, Piece
from versus.kernel.text import Printer
from versus.kernel.types import NOTHING

LIMITS: Final = {
    ONCE_A_GAME: "Once per game.",
    ONCE_A_COMBAT: "Once per combat.",
    ANY_NUMBER_OF_TIMES: "Any number of times each turn.",
}


def super_power(printer: Printer, power: SuperPower) -> list[str]:
    """ "Mister Burns. Main [Energy]: Burn ..."; a Reaction says what it waits for."""
    reacts = power.reacts_to != NOTHING
    when = "Reaction" if reacts else timing_words(power.timing)
    if power.any_turn:
        when = f"{token('Any Turn')} {when}"
    if power.keyword:
        when = f"Keyword {when}"
    head = " ".join(part for part in (when, price_tokens(power.cost)) if part)
    said = events.reaction(printer, power) if reacts else printer.clauses(power.effect)
    # Where it is told what a keyword means, its name has been said.
    name = "" if power.keyword and KEYWORDS.name_of_power(power) == power.name else f"{power.name}. "
    lines = [f"{name}{head}: {sentences(said)}"]
    if power.given is not None and not reacts:
        lines.append(f"Use it only if {printer.condition(power.given)}.")
    if power.watching:
        lines.append(f"Use it only while {printer.this} watches the game.")
    if power.limit in LIMITS:
        lines.append(LIMITS[power.limit])
    return [" ".join(lines)]


def aura(printer: Printer, power: Aura) -> list[str]:
    """ "While it is your turn, each other [X-Men] character on your side gets +1/+1"."""
    subject = Piece(printer.noun(power.affects, noun_for(power.changes)).each())
    text = printer.statement(subject, power.changes)
    return [text if power.given is None else f"while {printer.condition(power.given)}, {text}"]


def noun_for(changes: tuple[Change, ...]) -> str:
    """Whom changes are about: cards that cost less, players who can't play plot twists, or characters."""
    if all(isinstance(change, PaysLess) for change in changes):
        return "card"
    if all(isinstance(change, Cannot) and change.act == TO_PLAY_TWISTS for change in changes):
        return "player"
    return "character"


def tag_team(printer: Printer, power: TagTeam) -> list[str]:
    return [f"Tag Team with {power.partner}: {sentences(printer.clauses(power.effect))}"]


def other_price(printer: Printer, power: OtherPrice) -> list[str]:
    text = f"you may pay {price_tokens(power.symbols)} instead of recruit points to recruit it"
    return [text if power.given is None else f"if {printer.condition(power.given)}, {text}"]


def discount(printer: Printer, power: Discount) -> list[str]:
    return [printer.statement(Piece("this card"), (power.change,))]


POWERS: Final[dict[Any, Entry]] = {
    **events.POWERS,
    SuperPower: super_power,
    Aura: aura,
    TagTeam: tag_team,
    OtherPrice: other_price,
    Discount: discount,
}
BOOK: Final = Book(
    {
        **shared.PHRASES,
        **nouns.FILTERS,
        **nouns.CONDITIONS,
        **events.CONDITIONS,
        **nouns.SELECTORS,
        **nouns.WHO,
        **nouns.AMOUNTS,
        **effects.EFFECTS,
        **effects.CHANGES,
        **POWERS,
    },
    TPCG_PARTS,
)
