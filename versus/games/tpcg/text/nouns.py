"""Words for which cards are meant, for what must hold and for how many: filters, conditions, amounts."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.language.conditions import (
    CombatResolved,
    CountersAre,
    Difference,
    EnemyTeams,
    EnemyTurn,
    EventAmount,
    ExperienceOf,
    FirstOfTurn,
    FirstTwistOfTurn,
    InAnyCombat,
    InMelee,
    InRangedCombat,
    ItIsAnEnemy,
    ItIsYou,
    PhaseIs,
    PileSize,
    PointsLeft,
    Protecting,
    SoloAttack,
    StatOf,
    TeamAttack,
    YourTurn,
)
from versus.games.tpcg.language.effects.fights import Defender
from versus.games.tpcg.language.effects.hand_and_deck import TopCards
from versus.games.tpcg.language.effects.naming import InNamedRow
from versus.games.tpcg.language.filters import (
    CouldMelee,
    FightsIn,
    GivesSymbol,
    HasKeyword,
    InDefendersRow,
    InRow,
    InTheCombat,
    IsAttacker,
    IsBasic,
    IsBearer,
    IsCard,
    IsChampion,
    IsCharacter,
    IsDefender,
    IsEnemy,
    IsEquipped,
    IsExhausted,
    IsFaceDown,
    IsFrozenNow,
    IsMain,
    IsMaker,
    IsProtected,
    IsRangedAttacker,
    IsSupporting,
    IsTheirs,
    IsThis,
    IsUsedLocation,
    IsYourMain,
    IsYours,
    Lies,
    LiesIn,
    Named,
    OfAlignment,
    OfNamedTeam,
    OfTeam,
    OfType,
    SharesTeamWithMain,
    WouldStrike,
    YouOwn,
)
from versus.games.tpcg.language.groups import AllChosen, OfThoseBefore, Together
from versus.games.tpcg.language.players import POSSESSIVES
from versus.games.tpcg.language.selectors import AmongThem, CardsIn, CardsInPlay, Characters, LocationsInPlay
from versus.games.tpcg.text import piles
from versus.games.tpcg.text.words import counter_noun, pile_of
from versus.games.tpcg.words import (
    ARENA,
    CHALLENGE_MATCH,
    COUNTERS,
    DECK,
    DOWN,
    EQUIPMENT,
    HIDDEN,
    LOCATION,
    MAIN_CHARACTER,
    PLOT_TWIST,
    PRINTED_POWERS,
    REMOVED,
    STAT_NAMES,
    STUNNED,
    SUPPORTING_CHARACTER,
    SYMBOL_NAMES,
    UP,
)
from versus.kernel.choosing import All, Each, It, This, Who
from versus.kernel.effects import Number
from versus.kernel.english import number_word, plural_of
from versus.kernel.nodes import Filter
from versus.kernel.phrases import FILTERS as SHARED_FILTERS
from versus.kernel.phrasing import Entry, Noun, Piece, how_many, say, whether, which
from versus.kernel.text import Printer

ALL_SYMBOLS: Final = (1 << len(SYMBOL_NAMES)) - 1


def lies_in(printer: Printer, filter: LiesIn, noun: Noun, holds: bool) -> None:
    place = pile_of(filter.zone, "a")
    noun.after.append((printer.book.ranks[LiesIn], f"in {place}" if holds else f"not in {place}"))


def that_very_card(printer: Printer, filter: IsCard, noun: Noun, holds: bool) -> None:
    """One card that an effect has settled; which one, its words do not know."""
    if holds and not noun.whole:
        noun.whole = "that very card"
    else:
        noun.after.append((printer.book.ranks[IsCard], f"that is {'' if holds else 'not '}that very card"))


FILTERS: Final[dict[Any, Entry]] = {
    # In the order in which adjectives stand before a noun, and additions after it.
    IsThis: which("{this}", "other ~"),
    IsCard: that_very_card,
    IsMaker: which("the card that did this", "~ other than the card that did this"),
    IsBearer: which("the equipped character", "~ other than the equipped character"),
    IsYourMain: which("your main character", "~ other than your main character"),
    Lies: (
        which("face-up ~", "~ that is not face up", state=True, face=UP),
        which("stunned ~", "unstunned ~", head="character", state=True, face=STUNNED),
        which("hidden ~", "unhidden ~", head="character", state=True, face=HIDDEN),
        which("turned-down ~", "~ that is not turned down", state=True, face=DOWN),
    ),
    IsFaceDown: which("face-down ~", "~ that is not face down", head="character", state=True),
    IsExhausted: which("exhausted ~", "ready ~", state=True),
    IsFrozenNow: which("frozen ~", "unfrozen ~", head="character", state=True),
    IsAttacker: which("attacking ~", "non-attacking ~", head="character", state=True),
    IsRangedAttacker: which("ranged attacking ~", "non-ranged-attacking ~", head="character", state=True),
    IsDefender: which("defending ~", "non-defending ~", head="character", state=True),
    WouldStrike: which("~ that would strike", "~ that would not strike", head="character"),
    InTheCombat: (
        which("fighting ~", "non-fighting ~", head="character", state=True),
        which("~ that was in this combat", "~ that was not in this combat", head="character", ever=True),
    ),
    IsProtected: which("protected ~", "unprotected ~", head="character", state=True),
    IsEquipped: which("equipped ~", "unequipped ~", head="character", state=True),
    IsEnemy: which("enemy ~", "non-enemy ~"),
    OfAlignment: which("{alignment:alignment} ~", "non-{alignment:alignment} ~"),
    OfTeam: which("{team:team} ~", "non-{team:team} ~"),
    OfNamedTeam: which("~ with that team", "~ without that team"),
    IsUsedLocation: (
        which("face-down ~", "~ that is not a face-down location", head="location", symbol=ALL_SYMBOLS),
        which(
            "face-down basic ~",
            "~ that is not a face-down basic location",
            head="location",
            symbol=ALL_SYMBOLS,
            basic=True,
        ),
        which(
            "face-down {symbol:symbols} ~",
            "~ that is not a face-down {symbol:symbols} location",
            head="location",
        ),
        which(
            "face-down basic {symbol:symbols} ~",
            "~ that is not a face-down basic {symbol:symbols} location",
            head="location",
            basic=True,
        ),
    ),
    GivesSymbol: which("{symbol:symbols} ~", "~ that does not give {symbol:symbols}", head="location"),
    IsBasic: which("basic ~", "non-basic ~", head="location"),
    IsChampion: which("~ that is a Champion", "~ that is no Champion"),
    IsMain: which("main ~", "non-main ~", head="character"),
    IsSupporting: which("supporting ~", "non-supporting ~", head="character"),
    IsCharacter: which("~", "~ that is not a character", head="character"),
    OfType: (
        which("~", "~ that is not a plot twist", head="plot twist", type=PLOT_TWIST),
        which("~", "~ that is not a location", head="location", type=LOCATION),
        which("~", "~ that is not a Challenge Match", head="Challenge Match", type=CHALLENGE_MATCH),
        which("~", "~ that is not an arena", head="arena", type=ARENA),
        which("~", "~ that is not an equipment card", head="equipment card", type=EQUIPMENT),
        which("~", "~ that is not a main character card", head="main character card", type=MAIN_CHARACTER),
        which(
            "~",
            "~ that is not a supporting character card",
            head="supporting character card",
            type=SUPPORTING_CHARACTER,
        ),
    ),
    SharesTeamWithMain: which(
        "~ that shares a team with its player's main character",
        "~ that shares no team with its player's main character",
    ),
    IsYours: which("~ on your side", "~ not on your side"),
    IsTheirs: which("~ on that player's side", "~ not on that player's side"),
    YouOwn: which("~ you own", "~ you don't own"),
    LiesIn: lies_in,
    InNamedRow: which("~ in that row", "~ not in that row"),
    InDefendersRow: which("~ in the defender's row", "~ not in the defender's row"),
    InRow: which("~ in the {row:row}", "~ not in the {row:row}"),
    FightsIn: (
        which("~ in melee combat", "~ not in melee combat", head="character", melee=True),
        which("~ in ranged combat", "~ not in ranged combat", head="character", melee=False),
    ),
    Named: which("~ named {name}", "~ not named {name}"),
    HasKeyword: which("~ with {keywords:keywords or}", "~ without {keywords:keywords or}"),
    CouldMelee: which("~ that {this} could melee attack", "~ that {this} could not melee attack"),
    **piles.FILTERS,
    **SHARED_FILTERS,
}

CONDITIONS: Final[dict[Any, Entry]] = {
    YourTurn: whether("it is your turn", "it is not your turn"),
    EnemyTurn: whether("it is an enemy player's turn", "it is no enemy player's turn"),
    ItIsYou: whether("the player concerned is you", "the player concerned is not you"),
    ItIsAnEnemy: whether("the player concerned is an enemy", "the player concerned is no enemy"),
    PhaseIs: whether("it is the {phase:phase}", "it is not the {phase:phase}"),
    CountersAre: whether("they are {kind:counter}s", "they are no {kind:counter}s"),
    InAnyCombat: whether("there is a combat", "there is no combat"),
    InMelee: whether("there is a melee combat", "there is no melee combat"),
    InRangedCombat: whether("there is a ranged combat", "there is no ranged combat"),
    CombatResolved: whether("the combat has resolved", "the combat has not resolved"),
    SoloAttack: whether("there is a solo attack", "there is no solo attack"),
    TeamAttack: whether("there is a team attack", "there is no team attack"),
    Protecting: whether("{this} protects a character", "{this} protects no character"),
    FirstOfTurn: whether("it is the first time this turn", "it is not the first time this turn"),
    FirstTwistOfTurn: whether(
        "it is your first plot twist this turn", "it is not your first plot twist this turn"
    ),
}


# Where cards are looked for

FIRST: Final = -1
LAST: Final = 1_000
"""Ranks before and after those of all filters."""


def characters(printer: Printer, selector: Characters) -> Noun:
    noun = printer.noun(selector.filter, "character")
    if selector.anywhere:
        noun.after.append((LAST, "anywhere"))
    return noun


def cards_in(printer: Printer, selector: CardsIn) -> Noun:
    noun = printer.noun(selector.filter, "card")
    place = pile_of(selector.zone, POSSESSIVES[selector.whose])
    place = "removed from the game" if selector.zone == REMOVED else f"in {place}"
    noun.after.append((FIRST, place))
    return noun


def among_them(printer: Printer, selector: AmongThem) -> Noun:
    noun = printer.noun(selector.filter, "card")
    noun.after.append((FIRST, "among them"))
    return noun


def cards_in_play(printer: Printer, selector: CardsInPlay) -> Noun:
    noun = printer.noun(selector.filter, "card")
    noun.after.append((FIRST, "in play"))
    return noun


def locations_in_play(printer: Printer, selector: LocationsInPlay) -> Noun:
    noun = printer.noun(selector.filter, "location")
    noun.before.append((FIRST, "face-up", True))
    if not says_whose(selector.filter):
        noun.after.append((LAST, "on any side"))
    return noun


def says_whose(filter: Filter | None) -> bool:
    """Whether a filter says on whose side a card is."""
    if isinstance(filter, All):
        return any(says_whose(part) for part in filter.parts)
    return isinstance(filter, (IsEnemy, IsYours, IsTheirs, IsThis))


def of_those_before(printer: Printer, selector: OfThoseBefore) -> Noun:
    """That it is the same one each time is said where it is singled out."""
    return printer.selected(selector.of)


SELECTORS: Final[dict[Any, Entry]] = {
    OfThoseBefore: of_those_before,
    Characters: characters,
    CardsIn: cards_in,
    CardsInPlay: cards_in_play,
    AmongThem: among_them,
    LocationsInPlay: locations_in_play,
}


def top_cards(printer: Printer, who: TopCards, subject: bool) -> Piece:
    deck = pile_of(DECK, POSSESSIVES[who.whose])
    if not isinstance(who.amount, Number):
        tail = "" if printer.many(who.amount) else f", where X is {printer.amount(who.amount)}"
        return Piece(f"{printer.many(who.amount) or 'X'} cards from the top of {deck}{tail}", True)
    if who.amount.number == 1:
        return Piece(f"{deck}'s top card")
    return Piece(f"{deck}'s top {number_word(who.amount.number)} cards", True)


def together(printer: Printer, who: Together, subject: bool) -> Piece:
    return Piece(f"{printer.who(who.one).text} and {printer.who(who.other).text}", True)


def all_chosen(printer: Printer, who: AllChosen, subject: bool) -> Piece:
    return Piece("all cards chosen", True)


WHO: Final[dict[Any, Entry]] = {
    Defender: say("the defender"),
    TopCards: top_cards,
    Together: together,
    AllChosen: all_chosen,
}


# How many


def stat_of(printer: Printer, amount: StatOf, each: bool) -> str:
    """ "this character's ATK", "the total DEF of enemy characters", "the number of wounds on it"."""
    if amount.stat == COUNTERS:
        noun, joint = counter_noun(amount.kind), "on"
    elif amount.stat == PRINTED_POWERS:
        noun, joint = "printed power", "of"
    elif each:
        return ""
    else:
        name = STAT_NAMES[amount.stat]
        owner = possessive(printer, amount.who)
        if owner:
            return f"{owner} {name}"
        total = "total " if isinstance(amount.who, Each) else ""
        return f"the {total}{name} of {whole(printer, amount.who)}"
    if each:
        return f"{noun} {joint} {whole(printer, amount.who)}"
    return f"the number of {plural_of(noun)} {joint} {whole(printer, amount.who)}"


def experience_of(printer: Printer, amount: ExperienceOf, each: bool) -> str:
    who = whole(printer, amount.who)
    return f"XP of {who}" if each else f"the number of XP of {who}"


def whole(printer: Printer, who: Who) -> str:
    """Cards taken together: "enemy characters" rather than "each enemy character"."""
    if isinstance(who, Each):
        return printer.selected(who.of).every().text
    return printer.who(who).text


def possessive(printer: Printer, who: Who) -> str:
    """Whose number it is, in words before it: "its", "that card's", "this character's"."""
    if isinstance(who, It):
        if printer.who(who).plural:
            return "those cards' total" if printer.of_another else "their total"
        return "that card's" if printer.of_another else "its"
    return f"{printer.this}'s" if isinstance(who, This) else ""


def pile_size(printer: Printer, amount: PileSize, each: bool) -> str:
    place = pile_of(amount.zone, POSSESSIVES[amount.whose])
    return f"card in {place}" if each else f"the number of cards in {place}"


AMOUNTS: Final[dict[Any, Entry]] = {
    StatOf: stat_of,
    Difference: how_many("how much more {amount} is than {less}"),
    EventAmount: how_many("that number", many="that many"),
    EnemyTeams: how_many(
        "the number of different teams among enemy characters",
        each="different team among enemy characters",
    ),
    PileSize: pile_size,
    PointsLeft: how_many("the number of recruit points you have", each="recruit point you have"),
    ExperienceOf: experience_of,
}
