"""Words for whole powers: payment, triggered, continuous, replacing, and those that effects bring about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from versus.games.classic import words
from versus.games.classic.language.changes import THIS_ATTACK, HasPower
from versus.games.classic.language.conditions import AmountIs, ItIsYou
from versus.games.classic.language.effects.characters import Later
from versus.games.classic.language.effects.players import EACH_PLAYER, YOU
from versus.games.classic.language.effects.waiting import EachEffect, Negate, TargetEffect
from versus.games.classic.language.selectors import EffectsOnChain, Targetable
from versus.games.classic.printed.definition import Payment, RecruitCost, Triggered
from versus.kernel.choosing import Chosen, This
from versus.kernel.effects import Both
from versus.kernel.english import BARE, STATES, WOULD, capitalised, conjugate, listed, ordinal, sentences
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura, Condition, Effect, Filter, Replacement, Trigger
from versus.kernel.phrasing import Book, Entry, Noun, Piece
from versus.kernel.text import Printer
from versus.kernel.types import EventKind

DURATIONS: Final = {THIS_ATTACK: "this attack", THIS_TURN: "this turn"}
"""How long something lasts; what is not here lasts as long as the card stays in play."""
EVENTS: Final[dict[EventKind, tuple[str, str]]] = {
    # What happens, and the noun for whom or what it happens to. {by} begins with a space.
    words.STUN: ("{subject} <become> stunned{by}", "character"),
    words.KOD: ("{subject} <be> KO'd{by}", "card"),
    words.LOSES_ENDURANCE: ("{player} <lose> endurance", "card"),
    words.DRAWS: ("{player} <draw> cards", "card"),
    words.DISCARDED: ("{player} <discard> {subject}", "card"),
    words.PHASE_STARTED: ("the {phase} phase <start>", "card"),
    words.STEP_STARTED: ("{whose} {step} step <start>", "card"),
    words.BUILT: ("{player} <build> {subject}", "card"),
    words.RECRUITED: ("{player} <recruit> {subject}", "card"),
    words.CAME_INTO_PLAY: ("{subject} <come> into play", "character"),
    words.LEFT_PLAY: ("{subject} <leave> play", "card"),
    words.MOVED: ("{subject} <move>", "character"),
    words.ATTACKS: ("{subject} <attack>", "character"),
    words.DEFENDS: ("{subject} <defend>", "character"),
    words.BREAKTHROUGH: ("{player} <take> breakthrough", "card"),
    words.POWERED_UP: ("{subject} <become> powered up", "character"),
    words.REINFORCED: ("{subject} <be> reinforced", "character"),
    words.RECOVERED: ("{subject} <recover>", "character"),
    words.READIED: ("{subject} <ready>", "card"),
    words.EXHAUSTED: ("{subject} <become> exhausted", "card"),
    words.POWER_USED: ("{player} <use> a power of {subject}", "card"),
    words.PLAYED: ("{player} <play> {subject}", "plot twist"),
    words.FLIPPED: ("{player} <flip> {subject}", "location"),
    words.REVEALED: ("{player} <reveal> {subject}", "card"),
    words.ATTACHED: ("{subject} <be> attached", "equipment"),
    words.TRANSFERRED: ("{subject} <be> transferred", "equipment"),
    words.CONTROL_CHANGED: ("{player} <gain> control of {subject}", "card"),
    words.COUNTERS_PUT: ("{subject} <get> counters", "card"),
    words.TO_HAND: ("{subject} <return> to a hand", "card"),
    words.REMOVED_FROM_GAME: ("{subject} <be> removed from the game", "card"),
}


@dataclass(frozen=True)
class Happening:
    """The words that fill an event's template."""

    subject: Piece
    player: Piece
    whose: str
    phase: str
    step: str
    by: str


class PowerPrinter(Printer):
    """A printer that knows what the targets of the effect must be, or which cards they are."""

    def __init__(self, book: Book, this: str, targets: tuple[Targetable, ...] = ()) -> None:
        super().__init__(book, this)
        self.targets = targets
        self.said: list[int] = []
        """The targets that have been spoken of."""
        self.names: list[str] = []
        """What has been chosen as targets, where that is known."""
        self.groups = [False] * len(targets)

    def target(self, place: int) -> str:
        """ "target character you control" at first, later "it"."""
        if place < len(self.names):
            return self.names[place]
        if place not in self.said:
            self.said.append(place)
            return f"target {described(self, self.targets[place]).words()}"
        return "it" if len(self.targets) == 1 else f"the {ordinal(place)} target"


def chosen(printer: Printer, who: Chosen, subject: bool) -> Piece:
    """One of the targets, or a card chosen on the way."""
    if isinstance(printer, PowerPrinter) and 0 <= who.group < len(printer.targets):
        return Piece(printer.target(who.group))
    plural = 0 <= who.group < len(printer.groups) and printer.groups[who.group]
    return Piece("the chosen cards" if plural else "the chosen card", plural)


def described(printer: Printer, wanted: Targetable) -> Noun:
    """What a target must be."""
    if not isinstance(wanted, EffectsOnChain):
        return printer.selected(wanted)
    noun = Noun("effect")
    if wanted.whose != EACH_PLAYER:
        noun.before.append((0, "own" if wanted.whose == YOU else "opposing", False))
    if wanted.filter is not None:
        source = printer.noun(wanted.filter, "card")
        source.heads = [head.removesuffix(" card") for head in source.heads]
        noun.after.append((0, f"of {source.one()}"))
    return noun


def negate(printer: Printer, effect: Negate, use: int) -> list[str]:
    """ "Negate target opposing effect of a plot twist"; effects that are no targets are all of a kind."""
    which = effect.which
    if isinstance(which, EachEffect):
        return [f"negate {described(printer, which.of).each()}"]
    assert isinstance(which, TargetEffect)
    if isinstance(printer, PowerPrinter) and which.place < len(printer.targets):
        return [f"negate {printer.target(which.place)}"]
    return ["negate the targeted effect"]


def payment(printer: Printer, power: Payment) -> list[str]:
    """ "Pay 1 endurance → Return target character you control to its owner's hand." """
    paid = capitalised(price(printer, power.costs)) if power.costs else "Free"
    return [" ".join([f"{paid} → {played(printer, power)}", *limits(printer, power)])]


def price(printer: Printer, costs: tuple[Effect, ...]) -> str:
    """ "Activate and pay 2 endurance"."""
    return listed([printer.block(cost) for cost in costs])


def recruit_cost(printer: Printer, power: RecruitCost) -> list[str]:
    """ "As an additional cost to recruit this card, discard a card in your hand"."""
    said = price(printer, power.costs)
    if power.instead:
        return [f"you may {said} rather than pay the recruit cost of this card"]
    return [f"as an additional cost to recruit this card, {said}"]


def played(printer: Printer, power: Payment) -> str:
    """What the effect does, with its targets named as they are first spoken of."""
    if isinstance(printer, PowerPrinter):
        printer.targets = power.play.targets
        printer.said = []
        printer.groups = [False] * len(power.play.targets)
    return sentences(printer.clauses(power.play.effect))


def limits(printer: Printer, power: Payment) -> list[str]:
    """When it may be used."""
    found: list[str] = []
    if power.from_hand:
        found.append("Use it only while this card is in your hand.")
    if power.given is not None:
        found.append(f"Use it only if {printer.condition(power.given)}.")
    if power.once_a_turn:
        found.append("Use it only once per turn.")
    return found


def trigger(printer: Printer, power: Trigger) -> list[str]:
    """ "Whenever this happens, if that holds, do it." """
    head = EVENTS[power.on][1]
    whose, number, rest = taken(power.when)
    text = event_clause(printer, power.on, power.subject, power.by, whose, number)
    lead = "at the start of" if power.on in (words.PHASE_STARTED, words.STEP_STARTED) else "whenever"
    if lead != "whenever":
        text = text.removesuffix(" starts")
    if rest:
        text += " while " + listed([printer.condition(part) for part in rest])
    if power.given is not None:
        text += f", if {printer.condition(power.given)}"
    printer.that = f"that {head}"
    if isinstance(printer, PowerPrinter) and isinstance(power, Triggered):
        printer.targets = power.targets
        printer.groups = [False] * len(power.targets)
    said = printer.nested(power.effect)
    return [f"{lead} {text}, {said[0]}", *said[1:]]


def taken(condition: Condition | None) -> tuple[bool, int, list[Condition]]:
    """Whether an event is about you, which phase or step it starts, and what else must hold."""
    yours, number = False, -1
    rest: list[Condition] = []
    parts: tuple[Condition, ...] = ()
    if condition is not None:
        parts = condition.parts if isinstance(condition, Both) else (condition,)
    for part in parts:
        if isinstance(part, ItIsYou):
            yours = True
        elif isinstance(part, AmountIs):
            number = part.number
        else:
            rest.append(part)
    return yours, number, rest


def event_clause(
    printer: Printer,
    kind: EventKind,
    subject: Filter | None,
    by: Filter | None,
    yours: bool,
    number: int,
    use: int = STATES,
) -> str:
    template, head = EVENTS[kind]
    happening = Happening(
        subject=Piece(printer.noun(subject, head).one()),
        player=Piece("you", True) if yours else Piece("a player"),
        whose="your" if yours else "each player's",
        phase=words.PHASE_NAMES[number] if kind == words.PHASE_STARTED and number >= 0 else "",
        step=words.STEP_NAMES[number] if kind == words.STEP_STARTED and number >= 0 else "",
        by=f" by {printer.noun(by, 'card').one()}" if by is not None else "",
    )
    printer.plural = False
    return printer.line(template, happening, use)


def replacement(printer: Printer, power: Replacement) -> list[str]:
    """ "If this would happen, instead do that." """
    yours, number, rest = taken(power.given)
    text = f"if {event_clause(printer, power.of, power.subject, power.by, yours, number, WOULD)}"
    if rest:
        text += " while " + listed([printer.condition(part) for part in rest])
    if power.instead is None:
        return [f"{text}, prevent it"]
    printer.that = f"that {EVENTS[power.of][1]}"
    said = printer.nested(power.instead)
    return [f"{text}, instead {said[0]}", *said[1:]]


def aura(printer: Printer, power: Aura) -> list[str]:
    """ "While it is attacking, this character gets +1 ATK." """
    subject = Piece(printer.noun(power.affects, "character").each())
    text = printer.statement(subject, power.changes)
    return [text if power.given is None else f"while {printer.condition(power.given)}, {text}"]


def has_power(printer: Printer, change: HasPower) -> str:
    """A power that a card has for a time, in its own words."""
    power = sentences(PowerPrinter(printer.book, "this character").power(change.trigger))
    return f'{conjugate("have", printer.use, printer.plural)} "{power}"'


def later(printer: Printer, effect: Later, use: int) -> list[str]:
    """ "This turn, at the start of the recovery phase, recover this character"."""
    when = DURATIONS.get(effect.until, "from now on")
    itself = isinstance(effect.who, This)
    about = "" if itself else f"for {printer.who(effect.who).text}, "
    printer.note(effect.who)
    waiting = PowerPrinter(printer.book, printer.this if itself else "it").power(effect.trigger)
    said = [f"{about}{when}, {waiting[0]}", *waiting[1:]]
    return ["do this: " + "; ".join(said)] if use == BARE else said


POWERS: Final[dict[Any, Entry]] = {
    Payment: payment,
    RecruitCost: recruit_cost,
    Trigger: trigger,
    Triggered: trigger,
    Replacement: replacement,
    Aura: aura,
    HasPower: has_power,
    Later: later,
    Negate: negate,
    Chosen: chosen,
}
