"""Words for the plain numbers on 2PCG cards: symbols, keywords, timings, counters, zones, durations, players.

Icons are tokens in brackets, such as [Energy] or [X-Men], which each client draws.
"""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.language.effects.hand_and_deck import Search
from versus.games.tpcg.language.effects.moving import ASK_FACE, ASK_ROW, TOKENS, YOURS
from versus.games.tpcg.language.players import PLAYER_NAMES
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.words import (
    ACT_NAMES,
    ALL_KEYWORDS,
    COUNTER_NAMES,
    DOWN,
    EQUIPPED,
    NOWHERE,
    PHASE_NAMES,
    PLAYING,
    REMOVED,
    SYMBOL_NAMES,
    TIMING_NAMES,
    UP,
    ZONE_NAMES,
    Symbol,
    bit_names,
)
from versus.kernel.choosing import IT, Who
from versus.kernel.effects import Fits
from versus.kernel.english import digits, listed, number_word, numbered, several, signed, with_article
from versus.kernel.modifiers import (
    FOREVER,
    FROM_YOUR_NEXT_TURN,
    ITS_NEXT_TURN,
    NEXT_TURN,
    THIS_COMBAT,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
    WHILE_SOURCE_STANDS,
    WHILE_SOURCE_STAYS,
)
from versus.kernel.nodes import Amount, Filter
from versus.kernel.phrases import being
from versus.kernel.phrasing import Part, Piece
from versus.kernel.text import Printer
from versus.kernel.text_parts import PARTS, count, how_often
from versus.kernel.types import NOTHING, Act, CounterKind, Phase

DURATIONS: Final = {
    FOREVER: " permanently",
    THIS_COMBAT: " this combat",
    THIS_TURN: " this turn",
    UNTIL_YOUR_NEXT_TURN: " until your next turn",
    NEXT_TURN: " next turn",
    ITS_NEXT_TURN: " on its next turn",
    FROM_YOUR_NEXT_TURN: " from your next turn on",
    WHILE_SOURCE_STAYS: " until {this} leaves play",
    WHILE_SOURCE_STANDS: " until {this} is stunned or leaves play",
    UNTIL_YOUR_NEXT_TURN_ENDS: " until your next turn ends",
    UNTIL_YOUR_RECOVERY_ENDS: " until your next Recovery Phase ends",
}
OPENING_DURATIONS: Final = {
    # The same before a change of the rules.
    FOREVER: "for the rest of the game",
    THIS_COMBAT: "this combat",
    THIS_TURN: "this turn",
    UNTIL_YOUR_NEXT_TURN: "until your next turn",
    NEXT_TURN: "next turn",
    ITS_NEXT_TURN: "on its next turn",
    FROM_YOUR_NEXT_TURN: "from your next turn on",
    WHILE_SOURCE_STAYS: "until {this} leaves play",
    WHILE_SOURCE_STANDS: "until {this} is stunned or leaves play",
    UNTIL_YOUR_NEXT_TURN_ENDS: "until your next turn ends",
    UNTIL_YOUR_RECOVERY_ENDS: "until your next Recovery Phase ends",
}
ALIGNMENTS: Final = {GOOD: "good", EVIL: "evil", GOOD | EVIL: "good or evil"}


def token(icon: str) -> str:
    return f"[{icon}]"


def tokens(icons: tuple[str, ...], word: str = "or") -> str:
    return listed([token(icon) for icon in icons], word)


def symbol_tokens(bits: int) -> list[str]:
    return [token(name) for name in bit_names(bits, SYMBOL_NAMES)]


def price_tokens(cost: tuple[Symbol, ...]) -> str:
    """A price in symbols; where one of several pays, they stand with a stroke between them."""
    return " ".join("/".join(symbol_tokens(symbols)) for symbols in cost)


def keyword_words(bits: int, word: str = "and") -> str:
    """Keyword powers; those that are drawn as icons as tokens."""
    if bits == ALL_KEYWORDS:
        return "all keyword powers" if word == "and" else "any keyword power"
    return listed([keyword_name(known.bit) for known in KEYWORDS.declared if bits & known.bit], word)


def keyword_name(keyword: int) -> str:
    name = KEYWORDS.name_of(keyword)
    return token(name) if keyword & KEYWORDS.icons else name


def timing_words(bits: int) -> str:
    return listed(bit_names(bits, TIMING_NAMES), "or")


def counter_noun(kind: CounterKind) -> str:
    name = COUNTER_NAMES[kind]
    return name if name in ("wound", "XP") else f"{name} counter"


def phase_name(phase: Phase) -> str:
    return f"{PHASE_NAMES[phase].capitalize()} Phase"


def pile_of(zone: int, whose: str) -> str:
    """A zone and whose it is: "your hand", "anyone's KO pile"."""
    if zone == REMOVED:
        return "the cards removed from the game"
    if zone == EQUIPPED:
        return f"{whose} equipment in play"
    if zone == PLAYING:
        return f"{whose} cards being played"
    if zone == NOWHERE:
        return f"{whose} cards outside the game"
    return f"{whose} {ZONE_NAMES[zone]}"


def searched(search: Search) -> str:
    """The zones that are looked through: "deck", "deck, hand and KO pile"."""
    return listed([name for zone, name in enumerate(ZONE_NAMES) if search.zones >> zone & 1])


# Parts: words for a slot, from its value


def symbols(printer: Printer, bits: int, arg: str, node: Any) -> str:
    return listed(symbol_tokens(bits), "or")


def keywords(printer: Printer, bits: int, word: str, node: Any) -> str:
    return keyword_words(bits, word or "and")


def timing(printer: Printer, bits: int, arg: str, node: Any) -> str:
    return timing_words(bits)


def team(printer: Printer, name: str, arg: str, node: Any) -> str:
    return token(name)


def alignment(printer: Printer, bits: int, arg: str, node: Any) -> str:
    return ALIGNMENTS[bits]


def row(printer: Printer, zone: int, arg: str, node: Any) -> str:
    return ZONE_NAMES[zone]


def lies(printer: Printer, face: int, arg: str, node: Any) -> str:
    return "face up" if face == UP else "face down"


def duration(printer: Printer, until: int, arg: str, node: Any) -> str:
    return DURATIONS[until].replace("{this}", printer.this)


def opening(printer: Printer, until: int, arg: str, node: Any) -> str:
    return OPENING_DURATIONS[until].replace("{this}", printer.this)


def phase(printer: Printer, number: Phase, arg: str, node: Any) -> str:
    return phase_name(number)


def player(printer: Printer, whose: int, arg: str, node: Any) -> Piece:
    return Piece(PLAYER_NAMES[whose])


def counters(printer: Printer, pair: tuple[Amount, CounterKind], arg: str, node: Any) -> str:
    """ "two +1/+1 counters"."""
    return count(printer, pair[0], counter_noun(pair[1]), node)


def counted(printer: Printer, amount: Amount, arg: str, node: Any) -> str:
    """What there is so many of, in the singular."""
    return printer.each_of(amount) or f"point of {printer.amount(amount)}"


def counter(printer: Printer, kind: CounterKind, arg: str, node: Any) -> str:
    return counter_noun(kind)


def act(printer: Printer, number: Act, arg: str, node: Any) -> str:
    return ACT_NAMES[number]


def plus(printer: Printer, number: int, arg: str, node: Any) -> str:
    return signed(number)


def often(printer: Printer, number: int, arg: str, node: Any) -> str:
    """ " twice"; once goes without saying."""
    return "" if number == 1 else " " + how_often(number)


def multiple(printer: Printer, number: int, arg: str, node: Any) -> str:
    """ "double"; "triple"; "4 times"."""
    return {2: "double", 3: "triple"}.get(number, f"{number} times")


def more(printer: Printer, number: int, arg: str, node: Any) -> str:
    return f"{number_word(number)} more {'time' if number == 1 else 'times'}"


def points(printer: Printer, number: int, arg: str, node: Any) -> str:
    """ "two more recruit points", "one fewer recruit point"."""
    return several(abs(number), f"{'more' if number >= 0 else 'fewer'} recruit point")


def spared(printer: Printer, number: int, arg: str, node: Any) -> str:
    """ "one power symbol less", "two power symbols more"."""
    return f"{several(abs(number), 'power symbol')} {'less' if number >= 0 else 'more'}"


def less(printer: Printer, number: int, arg: str, node: Any) -> str:
    return f"{abs(number)} {'less' if number >= 0 else 'more'}"


def into_row(printer: Printer, zone: int, arg: str, node: Any) -> str:
    """ ", into the front row"; nothing where a player chooses."""
    return "" if zone == ASK_ROW else f", {arg or 'into'} the {ZONE_NAMES[zone]}"


def side(printer: Printer, number: int, arg: str, node: Any) -> str:
    return " on your side" if number == YOURS else ""


def flag(printer: Printer, value: bool, words: str, node: Any) -> str:
    """Words that are said where something is so."""
    return f" {words}" if value else ""


def when_down(printer: Printer, face: int, arg: str, node: Any) -> str:
    if face == ASK_FACE:
        return ", face up or face down"
    return " face down" if face == DOWN else ""


def made(printer: Printer, pair: tuple[str, int], arg: str, node: Any) -> str:
    """Token characters by the key of their definition."""
    key, number = pair
    name = TOKENS[key].name if key in TOKENS else key
    return numbered(number, f"{name} token")


def held(printer: Printer, numbers: tuple[int, ...], arg: str, node: Any) -> str:
    """Counters by kind: "two +1/+1 counters and a wound"."""
    kinds = [
        numbered(number, counter_noun(CounterKind(kind))) for kind, number in enumerate(numbers) if number
    ]
    return listed(kinds) or "no counters"


def filled(printer: Printer, pair: tuple[str, int], arg: str, node: Any) -> str:
    """The same where those that are there count."""
    key, number = pair
    name = TOKENS[key].name if key in TOKENS else key
    verb = "is" if number == 1 else "are"
    return f"{name} tokens until {number_word(number)} {verb} on your side"


def any_of(printer: Printer, who: Who, arg: str, node: Any) -> Piece:
    """ "any enemy character" where each of them is as good as another."""
    piece = printer.who(who)
    return Piece(f"any {piece.text[5:]}") if piece.text.startswith("each ") else piece


def old_card(printer: Printer, zone: int, arg: str, node: Any) -> str:
    """Where the card goes that a transformed character was before."""
    if zone == REMOVED:
        return ""
    owner = "its owner's"
    return f", and put the card it was into {pile_of(zone, owner)}"


def levels(printer: Printer, number: int, arg: str, node: Any) -> str:
    return f"{'up' if number >= 0 else 'down'} {several(abs(number), 'level')}"


def base(printer: Printer, numbers: tuple[int, int, int], arg: str, node: Any) -> str:
    """ "base ATK 3 and base DEF 4"; what is not named stays as it is."""
    named = zip(("base ATK", "base DEF", "base Health"), numbers, strict=True)
    said = [f"{name} {digits(number)}" for name, number in named if number != NOTHING]
    return listed(said) or "its own base ATK and DEF"


def even(printer: Printer, filter: Filter, state: str, node: Any) -> str:
    """ "even protected enemy characters": all of them, and those in this state too."""
    noun = printer.noun(filter, "character")
    return f"{noun.named()} even if {state}" if noun.whole else f"even {state} {noun.every().text}"


def while_being(printer: Printer, filter: Filter, arg: str, node: Any) -> str:
    """ "while it is ranged attacking"."""
    subject = "they" if printer.plural else "it"
    return f"while {subject} {being(printer, Fits(IT, filter), printer.plural, True)}"


def role(printer: Printer, main: bool, arg: str, node: Any) -> str:
    name = "main" if main else "supporting"
    return f"{name} characters" if printer.plural else with_article(f"{name} character")


TPCG_PARTS: Final[dict[str, Part]] = {
    **PARTS,
    "act": act,
    "alignment": alignment,
    "any": any_of,
    "base": base,
    "counted": counted,
    "counter": counter,
    "counters": counters,
    "duration": duration,
    "even": even,
    "filled": filled,
    "flag": flag,
    "held": held,
    "intorow": into_row,
    "keywords": keywords,
    "less": less,
    "levels": levels,
    "lies": lies,
    "made": made,
    "more": more,
    "multiple": multiple,
    "often": often,
    "oldcard": old_card,
    "phase": phase,
    "player": player,
    "plus": plus,
    "points": points,
    "role": role,
    "row": row,
    "side": side,
    "spared": spared,
    "symbols": symbols,
    "team": team,
    "timing": timing,
    "whendown": when_down,
    "while": while_being,
}
