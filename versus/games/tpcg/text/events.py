"""Words for events in the texts of cards: "when ...", "if ... would ...", "... has been ... this turn"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from versus.games.tpcg import words
from versus.games.tpcg.language.conditions import (
    CountersAre,
    FirstOfTurn,
    FirstTwistOfTurn,
    HappenedThisTurn,
    ItIsAnEnemy,
    ItIsYou,
    PhaseIs,
    StunnedInCombat,
)
from versus.games.tpcg.language.past import EventOther, UsedPower
from versus.games.tpcg.printed.definition import SuperPower
from versus.games.tpcg.text.words import counter_noun, phase_name
from versus.kernel.choosing import All
from versus.kernel.effects import Both, Fits
from versus.kernel.english import PERFECT, STATES, WOULD, listed
from versus.kernel.nodes import Condition, Filter, Replacement, Trigger
from versus.kernel.phrasing import Entry, Piece
from versus.kernel.text import Printer
from versus.kernel.types import EventKind, Phase

EVENTS: Final[dict[EventKind, tuple[str, str]]] = {
    # What happens, and the noun for whom or what it happens to. {by} begins with a space.
    words.DRAWS: ("{player} <draw> cards", "card"),
    words.DISCARDED: ("{player} <discard> {subject}", "card"),
    words.STUN: ("{subject} <be> stunned{by}", "character"),
    words.WOUNDED: ("{subject} <be> wounded{by}", "character"),
    words.KOD: ("{subject} <be> KO'd{by}", "card"),
    words.POWER_RESOLVES: ("{subject} <resolve> a Super Power", "character"),
    words.TWIST_RESOLVES: ("{player} <resolve> {subject}", "plot twist"),
    words.HEALED: ("{subject} <be> healed", "character"),
    words.GAINED_XP: ("{subject} <gain> XP", "character"),
    words.COUNTERS_PUT: ("{subject} <get> counters{by}", "character"),
    words.APPEARED: ("{subject} <appear>{side}", "card"),
    words.GAME_STARTED: ("the game <start>", "card"),
    words.TURN_STARTED: ("{whose} turn <begin>", "card"),
    words.PHASE_STARTED: ("{whose} {phase} <begin>", "card"),
    words.TURN_ENDS: ("{whose} turn <end>", "card"),
    words.SHUFFLED: ("{player} <shuffle> a deck", "card"),
    words.MULLIGANED: ("{player} <take> a mulligan", "card"),
    words.PLAYED: ("{player} <play> {subject}", "card"),
    words.RECRUITED: ("{player} <recruit> {subject}", "card"),
    words.MOVED: ("{subject} <move> to the other row{side}", "character"),
    words.CHANGED_SIDES: ("{subject} <change> sides{side}", "character"),
    words.ATTACKS: ("{subject} <attack>", "character"),
    words.ATTACKED: ("{subject} <be> attacked{by}", "character"),
    words.ENTERED_COMBAT: ("{subject} <enter> a combat", "character"),
    words.PASSED: ("{player} <pass>", "card"),
    words.STRIKES: ("{subject} <be> struck{by}", "character"),
    words.LEFT_PLAY: ("{subject} <leave> play{side}", "character"),
    words.HID: ("{subject} <hide>", "character"),
    words.RECOVERED: ("{subject} <recover>", "character"),
    words.TURNED_UP: ("{subject} <turn> face up", "character"),
    words.TURNED_DOWN: ("{subject} <turn> face down{by}", "character"),
    words.READIED: ("{subject} <ready>", "card"),
    words.EXHAUSTED: ("{subject} <become> exhausted", "card"),
    words.FROZE: ("{subject} <be> frozen", "character"),
    words.COUNTERS_REMOVED: ("{subject} <lose> counters", "character"),
    words.LEVELLED: ("{subject} <level> up", "character"),
    words.TRANSFORMED: ("{subject} <transform>", "character"),
    words.POWER_USED: ("a Super Power of {subject} <be> used", "character"),
    words.POWERED_UP: ("{subject} <be> powered up", "character"),
    words.PAID: ("{player} <pay> with {subject}", "location"),
    words.CANCELLED: ("{subject} <be> cancelled", "card"),
    words.COMBAT_RESOLVES: ("a combat <resolve>", "card"),
    words.TEAM_ATTACKS: ("characters{side} team attack", "card"),
    words.GAINED_ATK: ("{subject} <gain> ATK{by}", "character"),
    words.COIN_FLIPPED: ("a coin <be> flipped for {subject}{by}", "card"),
    words.INTO_KO_PILE: ("{subject} <be> put into a KO pile", "card"),
    words.FLIES_OVER: ("{subject} <fly> over an enemy character", "character"),
    words.LEFT_HAND: ("a card <leave> {whose} hand", "card"),
    words.PEEKED: ("{player} <look> at cards", "card"),
    words.COMBAT_ENDED: ("a combat <end>", "card"),
    words.SURVIVED: ("{subject} <survive> a combat", "character"),
    words.WON: ("{subject} <win> a combat", "character"),
    words.REVEALED: ("{player} <reveal> {subject}", "card"),
    words.OUT_OF_GAME: ("{subject} <be> removed from the game", "card"),
    words.ELIMINATED: ("{player} <be> put out of the game", "card"),
    words.GAME_OVER: ("the game <end>", "card"),
    words.FLIPPED: ("{player} <turn> over {subject}", "card"),
    words.EQUIPS: ("{subject} <be> put onto a character", "equipment card"),
    words.MODIFIED: ("{subject} <be> changed by an effect{by}", "card"),
    words.SKIPPED: ("{player} <skip> a {phase}", "card"),
    words.RECRUIT_POINTS: ("{player} <get> recruit points", "card"),
    words.RETURNED: ("{subject} <return> to a hand", "card"),
    words.STATUS_CHANGED: ("{subject} <become> main or supporting", "character"),
    words.TO_DECK: ("{subject} <go> into a deck", "card"),
    words.SEARCHED: ("{player} <find> {subject} in a deck", "card"),
    words.DREW: ("{player} <draw> {subject}", "card"),
    words.KEYWORD_USED: ("{subject} <use> a keyword power", "character"),
    words.NAMED: ("{player} <name> something", "card"),
    words.LOOKED: ("{player} <look> at a hand", "card"),
    words.IN_FORCE: ("{player} <put> {subject} into force", "card"),
    words.ADVANCED: ("{player} <begin> a step of the Build Phase", "card"),
}
OWN_DEEDS: Final = (words.POWER_RESOLVES, words.TWIST_RESOLVES, words.POWER_USED, words.KEYWORD_USED)
"""Events in which the card itself gets the credit: to be by somebody is to be somebody's."""
ANSWERED: Final[dict[EventKind, str]] = {
    # What a Reaction answers while it happens: "when ... uses", not "would use".
    words.POWER_RESOLVES: "{subject} <use> a Super Power",
    words.TWIST_RESOLVES: "{player} <play> {subject}",
}


@dataclass(frozen=True)
class Happening:
    """The words that fill an event's template."""

    subject: Piece
    player: Piece
    whose: str
    phase: str
    by: str
    side: str


class Moment:
    """Which event is meant: its kind, whom it befalls, by whom, and the conditions that belong to it."""

    def __init__(self, kind: EventKind, subject: Filter | None, by: Filter | None) -> None:
        self.kind = kind
        self.subject = subject
        self.by = by
        self.whose: type[Any] | None = None
        self.phase = -1
        self.first = ""
        self.first_twist = False
        self.used: Filter | None = None
        """What somebody was powered up with."""
        self.rest: list[Condition] = []
        self.template, self.head = EVENTS[kind]
        if by is not None and kind in OWN_DEEDS:
            self.subject = by if subject is None else All((subject, by))
            self.by = None

    def take(self, condition: Condition | None) -> None:
        """Work a condition into the event where its words have a place; keep the others."""
        if condition is None:
            return
        for part in condition.parts if isinstance(condition, Both) else (condition,):
            named = "{player}" in self.template or "{whose}" in self.template or "{side}" in self.template
            if isinstance(part, ItIsYou | ItIsAnEnemy) and named and self.whose is None:
                self.whose = type(part)
            elif isinstance(part, PhaseIs) and "{phase}" in self.template and self.phase < 0:
                self.phase = part.phase
            elif (
                self.kind == words.POWERED_UP and isinstance(part, Fits) and isinstance(part.who, EventOther)
            ):
                self.used = part.filter
            elif isinstance(part, UsedPower) and self.kind == words.POWER_USED and self.subject is not None:
                self.template = f"{listed(list(part.names), 'or')} of {{subject}} <be> used"
            elif isinstance(part, CountersAre) and self.template.count(" counters") == 1:
                self.template = self.template.replace(" counters", f" {counter_noun(part.kind)}s")
            elif isinstance(part, FirstOfTurn) and not self.first:
                self.first = " for the first time each turn"
            elif isinstance(part, FirstTwistOfTurn) and self.kind == words.PLAYED and self.subject is None:
                self.whose = ItIsYou
                self.head = "plot twist"
                self.first_twist = True
            else:
                self.rest.append(part)

    def happening(self, printer: Printer, none: bool = False) -> Happening:
        """The words for its template; with `none`, for saying that it did not happen."""
        noun = printer.noun(self.subject, self.head)
        subject = Piece(noun.none() if none and "{player}" not in self.template else noun.one())
        if self.first_twist:
            subject = Piece("your first plot twist each turn")
        player = Piece("no player" if none else "a player")
        whose, side = "each player's", ""
        if self.whose is ItIsYou:
            player, whose, side = Piece("you", True), "your", " on your side"
        elif self.whose is ItIsAnEnemy:
            player, whose, side = Piece("an enemy player"), "each enemy player's", " on an enemy side"
        by = f" by {printer.noun(self.by, 'card').one()}" if self.by is not None else ""
        phase = phase_name(Phase(self.phase)) if self.phase >= 0 else "phase"
        return Happening(subject, player, whose, phase, by, side)

    def clause(self, printer: Printer, use: int = STATES, none: bool = False) -> str:
        """The event in words: as it happens, as it would happen, or as it has happened."""
        printer.plural = False
        words_of_it = self.happening(printer, none)
        text = printer.line(self.template, words_of_it, use)
        if self.subject is not None and "{subject}" not in self.template:
            text += f" concerning {words_of_it.subject.text}"
        if "{by}" not in self.template:
            text += words_of_it.by
        if self.used is not None:
            text += f" by discarding {printer.noun(self.used, 'card').one()}"
        text += self.first
        if self.rest:
            text += " while " + listed([printer.condition(part) for part in self.rest])
        return text

    def that(self) -> str:
        """How the text goes on to speak of the card it happened to."""
        return f"that {self.head}"


def trigger(printer: Printer, power: Trigger) -> list[str]:
    """ "When this happens, if that holds, do it." """
    moment = Moment(power.on, power.subject, power.by)
    moment.take(power.when)
    given = power.given
    if isinstance(given, PhaseIs) and "{phase}" in moment.template:
        moment.take(given)
        given = None
    text = ("as " if "{whose}" in moment.template else "when ") + moment.clause(printer)
    if power.once_a_turn:
        text = f"once per turn, {text}"
    if given is not None:
        text += f", if {printer.condition(given)}"
    printer.that = moment.that()
    said = printer.nested(power.effect)
    return [f"{text}, {said[0]}", *said[1:]]


def reaction(printer: Printer, power: SuperPower) -> list[str]:
    """What a Reaction waits for and does."""
    moment = Moment(power.reacts_to, power.subject, power.by)
    moment.take(power.given)
    use = STATES
    if power.interrupts():
        moment.template = ANSWERED.get(power.reacts_to, moment.template)
        use = STATES if power.reacts_to in ANSWERED else WOULD
    text = ("after " if power.after else "when ") + moment.clause(printer, use)
    printer.that = moment.that()
    said = printer.nested(power.effect)
    return [f"{text}, {said[0]}", *said[1:]]


def replacement(printer: Printer, power: Replacement) -> list[str]:
    """ "If this would happen, instead do that." """
    moment = Moment(power.of, power.subject, power.by)
    moment.template = ANSWERED.get(power.of, moment.template)
    moment.take(power.given)
    text = f"if {moment.clause(printer, WOULD)}"
    if power.instead is None:
        return [f"{text}, prevent it"]
    printer.that = moment.that()
    said = printer.nested(power.instead)
    return [f"{text}, instead {said[0]}", *said[1:]]


def happened_this_turn(printer: Printer, condition: HappenedThisTurn, holds: bool) -> str:
    moment = Moment(condition.kind, condition.subject, condition.by)
    moment.take(condition.when)
    text = moment.clause(printer, PERFECT, none=not holds)
    if not holds and "{subject}" not in moment.template and "{player}" not in moment.template:
        return f"it is not so that {text} this turn"
    return f"{text} this turn"


def stunned_in_combat(printer: Printer, condition: StunnedInCombat, holds: bool) -> str:
    moment = Moment(words.STUN, condition.subject, condition.by)
    manners = listed(words.bit_names(condition.manner, words.MANNER_NAMES), "or")
    return f"{moment.clause(printer, PERFECT, none=not holds)} in {manners} combat this turn"


POWERS: Final[dict[Any, Entry]] = {Trigger: trigger, Replacement: replacement}
CONDITIONS: Final[dict[Any, Entry]] = {
    HappenedThisTurn: happened_this_turn,
    StunnedInCombat: stunned_in_combat,
}
