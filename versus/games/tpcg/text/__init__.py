"""Everything the game says in English, printed from the data that runs: here a card's face.

Questions are worded in `asks`, answers in `options`, the log in `log`, a card in
play in `status`; all are reached from here.
"""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.flow.clauses import CLAUSES, OK
from versus.games.tpcg.language.level_up import gains_xp
from versus.games.tpcg.printed import origin
from versus.games.tpcg.printed.definition import Card, Power, SuperPower
from versus.games.tpcg.text.asks import prompt
from versus.games.tpcg.text.log import log_line
from versus.games.tpcg.text.options import option
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.text.status import status
from versus.games.tpcg.text.words import keyword_name, symbol_tokens, timing_words, token, tokens
from versus.games.tpcg.words import (
    DECK,
    EQUIPMENT,
    FLIGHT,
    HAND,
    LOCATION,
    PLOT_TWIST,
    RANGED,
    TYPE_NAMES,
    ZONE_NAMES,
)
from versus.kernel.english import listed, numbered, sentences, titled, with_article
from versus.kernel.nodes import Node
from versus.kernel.provenance import marked, power_field, sign
from versus.kernel.text import Printer

__all__ = ["card_text", "clause", "log_line", "option", "prompt", "status"]


def card_text(card: Card) -> list[str]:
    """The lines of a card's face: keywords, powers, what it takes to play it, deck building."""
    return [
        *keyword_line(card),
        *power_lines(card),
        *twist_lines(card),
        *location_lines(card),
        *playing_lines(card),
        *deck_lines(card),
    ]


def printer_for(card: Card) -> Printer:
    """A printer that says "this character" or whatever the card is."""
    return Printer(BOOK, "this character" if card.is_character else f"this {TYPE_NAMES[card.type]}")


def power_text(card: Card, power: Node) -> str:
    """One power of a card, as sentences."""
    return sentences(printer_for(card).power(power))


def keyword_line(card: Card) -> list[str]:
    names: list[str] = []
    shown: list[str] = []
    for keyword in dict.fromkeys(card.facts.keywords):
        number = card.facts.keywords.count(keyword)
        names.append(keyword_name(keyword) + (f" ×{number}" if number > 1 else ""))
        shown.append(origin.ICONS if keyword in (FLIGHT, RANGED) else origin.KEYWORDS)
    return [marked(", ".join(names), sign(card, *shown))] if names else []


def power_lines(card: Card) -> list[str]:
    """The powers in printed order; parts of one power are printed under its name together."""
    lines: dict[str, str] = {}
    shown: dict[str, list[str]] = {LEVEL_UP: [origin.LEVEL_UP_AT]}
    levels_up = bool(card.facts.level_up)
    for number, power in enumerate(card.powers.printed):
        told = origin.power_fields(number, power)
        if gains_xp(card, power):
            shown[LEVEL_UP] += told
            if levels_up:
                lines[LEVEL_UP] = level_up_line(card)
                levels_up = False
            continue
        name = name_of(power)
        text = power_text(card, power)
        key = name or str(number)
        shown.setdefault(key, []).extend(told)
        lines[key] = f"{lines[key]} {text}" if key in lines else f"{titled(name)} {text}" if name else text
    if levels_up:
        lines[LEVEL_UP] = level_up_line(card)
    return [marked(line, sign(card, *shown[key])) for key, line in lines.items()]


def name_of(power: Power) -> str:
    """What a card calls a power that is no Super Power; those print their name themselves."""
    return "" if isinstance(power, SuperPower) else power.name


def level_up_line(card: Card) -> str:
    """ "Level Up (4): When ..., gain 1 XP." """
    powers = [power for power in card.powers.printed if gains_xp(card, power)]
    names = dict.fromkeys(f"{titled(name)} " for power in powers if (name := getattr(power, "name", "")))
    lead = f"{''.join(names)}Level Up ({card.facts.level_up})"
    # One that is used prints its name itself.
    texts = [power_text(card, power).removeprefix("".join(names)) for power in powers]
    return f"{lead}: {' '.join(texts)}" if texts else f"{lead}."


def twist_lines(card: Card) -> list[str]:
    if card.type != PLOT_TWIST:
        return []
    effect = card.powers.twist
    text = sentences(printer_for(card).clauses(effect)) if effect is not None else "Do nothing."
    when = timing_words(card.timing)
    line = f"{token('Any Turn') + ' ' if card.any_turn else ''}{when}: {text}"
    return [marked(line, sign(card, origin.TIMING, origin.ANY_TURN, power_field(0)))]


def location_lines(card: Card) -> list[str]:
    if card.type != LOCATION:
        return []
    kind = "Basic location" if card.basic else "Special location"
    if not card.symbols:
        return [f"{kind}."]
    payers = card.facts.teams
    payer = f" for {with_article(tokens(payers))} character" if payers else ""
    line = f"{kind}. Pays {listed(symbol_tokens(card.symbols), 'or')}{payer}."
    return [marked(line, sign(card, "symbols", *([origin.TEAM] if payers else [])))]


def playing_lines(card: Card) -> list[str]:
    """What it takes to play a card."""
    facts = card.facts
    lines: list[str] = []
    if facts.teams and card.type in (PLOT_TWIST, EQUIPMENT):
        members = [
            numbered(facts.teams.count(team), f"face-up {token(team)} character")
            for team in dict.fromkeys(facts.teams)
        ]
        line = f"Play it only with {listed(members, 'or')} on your side."
        lines.append(marked(line, sign(card, origin.TEAM)))
    if facts.recruit_from != HAND:
        place = "deck" if facts.recruit_from == DECK else ZONE_NAMES[facts.recruit_from]
        lines.append(f"Recruit it from your {place}.")
    return lines


def deck_lines(card: Card) -> list[str]:
    """Words that matter for building a deck and for names: AKA, Champion, unique, limits, loyalty."""
    facts = card.facts
    lines: list[str] = []
    if facts.aka:
        lines.append(f"AKA {listed(facts.aka)}.")
    for said, word in (
        (facts.champion, "Champion."),
        (facts.unique, "Unique: one of its name on a side."),
        (facts.token, "Token."),
        (facts.photographic, "Photographic."),
    ):
        if said:
            lines.append(word)
    mark = sign(card, origin.DECK)
    if facts.deck_limit == 1:
        lines.append(marked("One of a Kind: a deck may have one of it.", mark))
    elif facts.deck_limit != DEFAULT_LIMIT and not facts.token:
        lines.append(f"A deck may have up to {facts.deck_limit} of it.")
    if facts.loyalty is not None:
        bound = "every card with a team and every character"
        allowed = f"is {tokens(facts.loyalty)}" if facts.loyalty else "share one team"
        lines.append(f"Loyalty: in its deck {bound} {allowed}.")
    if facts.brought_by:
        leaders = f"{with_article(tokens(facts.brought_by))} main character"
        lines.append(f"A deck led by {leaders} brings it along, outside its sixty cards.")
    if facts.brings:
        lines.append(f"In an out-of-game pile its deck has {listed(facts.brings)}, as main characters.")
    if facts.starting_team:
        line = f"Your deck is led by {with_article(token(facts.starting_team))} main character."
        lines.append(marked(line, mark))
    return lines


DEFAULT_LIMIT: Final = 4
LEVEL_UP: Final = "Level Up"


def clause(code: int) -> str:
    """Why something is not allowed, and the rule that says so."""
    if code == OK:
        return "Nothing stands against it."
    rule, words = CLAUSES[code]
    return f"{words} ({rule})"
