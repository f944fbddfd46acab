"""Words for whole powers, and the table of phrases of this game."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.printed.definition import (
    ANY_NUMBER_OF_TIMES,
    FACE_UP,
    IN_HAND,
    IN_KO_PILE,
    ONCE_A_COMBAT,
    ONCE_A_COMBAT_IN_ALL,
    ONCE_A_GAME,
    WATCHING,
    WHILE_STUNNED,
    Aligned,
    Arrival,
    Bearers,
    Discount,
    OtherPrice,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.text import comparing, effects, events, nouns, piles, players
from versus.games.tpcg.text.words import TPCG_PARTS, price_tokens, timing_words, token
from versus.games.tpcg.words import FACE_NAMES, STUNNED, UP
from versus.kernel import phrases as shared
from versus.kernel.english import listed, sentences, titled, with_article
from versus.kernel.nodes import Aura
from versus.kernel.phrasing import Book, Entry, Piece
from versus.kernel.text import Printer
from versus.kernel.types import NOTHING

LIMITS: Final = {
    ONCE_A_GAME: "Once per game.",
    ONCE_A_COMBAT: "Once per combat.",
    ONCE_A_COMBAT_IN_ALL: "Once per combat, whoever on your side uses it.",
    ANY_NUMBER_OF_TIMES: "Any number of times each turn.",
}


PLACES: Final = {
    WATCHING: "watches the game",
    WHILE_STUNNED: "is stunned",
    IN_KO_PILE: "is in your KO pile",
    IN_HAND: "is in your hand",
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
    name = "" if power.keyword and KEYWORDS.name_of_power(power) == power.name else f"{titled(power.name)} "
    lines = [f"{name}{head}: {sentences(said)}"]
    if power.given is not None and not reacts:
        lines.append(f"Use it only if {printer.condition(power.given)}.")
    if power.place != FACE_UP:
        lines.append(f"Use it only while {printer.this} {PLACES[power.place]}.")
    if power.from_hand:
        lines.append("Pay for it only by discarding locations from your hand.")
    if power.limit in LIMITS:
        lines.append(LIMITS[power.limit])
    return [" ".join(lines)]


def aura(printer: Printer, power: Aura) -> list[str]:
    """ "While it is your turn, each other [X-Men] character on your side gets +1/+1"."""
    subject = Piece(printer.noun(power.affects, effects.noun_for(power.changes)).each())
    text = printer.statement(subject, power.changes)
    said = [text if power.given is None else f"while {printer.condition(power.given)}, {text}"]
    return [*said, f"this works while {printer.this} is face down, too"] if power.face_down else said


def tag_team(printer: Printer, power: TagTeam) -> list[str]:
    return [f"Tag Team with {power.partner}: {sentences(printer.clauses(power.effect))}"]


def other_price(printer: Printer, power: OtherPrice) -> list[str]:
    text = f"you may pay {price_tokens(power.symbols)} instead of recruit points to recruit it"
    return [text if power.given is None else f"if {printer.condition(power.given)}, {text}"]


def discount(printer: Printer, power: Discount) -> list[str]:
    return [printer.statement(Piece("this card"), (power.change,))]


def arrival(printer: Printer, power: Arrival) -> list[str]:
    states = [] if power.face == UP else [FACE_NAMES[power.face]]
    if power.exhausted and power.face != STUNNED:
        states.append("exhausted")
    return [f"{printer.this} comes into play {listed(states) or 'face up'}"]


def bearers(printer: Printer, power: Bearers) -> list[str]:
    return [f"put it only onto {printer.noun(power.who, 'character').one()}"]


def starts_equipped(printer: Printer, power: StartsEquipped) -> list[str]:
    return [
        f"{printer.this} starts the game with {with_article(power.equipment)} on it, "
        "which is one of the cards of your deck"
    ]


def aligned(printer: Printer, power: Aligned) -> list[str]:
    sides = listed([name for side, name in ((GOOD, "good"), (EVIL, "evil")) if power.alignment & side])
    return [f"{printer.this} is {sides} everywhere, and nothing can turn that off"]


POWERS: Final[dict[Any, Entry]] = {
    **events.POWERS,
    SuperPower: super_power,
    Aura: aura,
    TagTeam: tag_team,
    OtherPrice: other_price,
    Discount: discount,
    Arrival: arrival,
    Bearers: bearers,
    StartsEquipped: starts_equipped,
    Aligned: aligned,
}
BOOK: Final = Book(
    {
        **shared.PHRASES,
        **nouns.FILTERS,
        **comparing.FILTERS,
        **nouns.CONDITIONS,
        **comparing.CONDITIONS,
        **events.CONDITIONS,
        **nouns.SELECTORS,
        **nouns.WHO,
        **comparing.WHO,
        **nouns.AMOUNTS,
        **comparing.AMOUNTS,
        **effects.EFFECTS,
        **effects.CHANGES,
        **players.EFFECTS,
        **piles.EFFECTS,
        **piles.WHO,
        **players.CONDITIONS,
        **POWERS,
    },
    TPCG_PARTS,
)
