"""The table of phrases of the classic game: English for every node that a card or the chain is written in."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.language.changes import (
    Cannot,
    Gets,
    Has,
    HasBoost,
    HasReinforcement,
    Joins,
    Loses,
)
from versus.games.classic.language.conditions import (
    AmountIs,
    Attacks,
    Boosted,
    HasKOd,
    ItIsYou,
    PhaseIs,
    WillpowerOf,
    X,
    YourStep,
)
from versus.games.classic.language.costs import (
    Activate,
    CardCost,
    PayByDiscarding,
    PayByExhausting,
    PayByKOing,
    PayByReplacing,
    PayEndurance,
    PayPoints,
    RevealThis,
    StunThis,
)
from versus.games.classic.language.effects.arriving import ComesIntoPlay, PowersUp, Reinforces
from versus.games.classic.language.effects.characters import (
    Discard,
    Exhaust,
    Give,
    KnockOut,
    Ready,
    Recover,
    RemoveFromAttack,
    Stun,
)
from versus.games.classic.language.effects.decks import Search, Shuffle
from versus.games.classic.language.effects.players import (
    EACH_PLAYER,
    OPPONENTS,
    YOU,
    DrawCards,
    GainEndurance,
    LoseEndurance,
    WinTheGame,
)
from versus.games.classic.language.effects.resources import LaysDown, Replaces, TakesResources
from versus.games.classic.language.filters import (
    AdjacentToThis,
    Attacking,
    CostAtMost,
    CostIs,
    CostsAsMuch,
    Defending,
    HasKeyword,
    Hidden,
    InCombat,
    InSupportRow,
    IsFaceUp,
    IsReady,
    IsStunned,
    IsThis,
    Named,
    OfTeam,
    OfType,
    OfYourTeams,
    Opposing,
    WithinCrossover,
    Yours,
)
from versus.games.classic.language.selectors import CardsIn, Characters, Equipment, Resources
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.text import equipping
from versus.games.classic.text.powers import DURATIONS, POWERS
from versus.games.classic.words import (
    ACT_NAMES,
    CHARACTER,
    EQUIPMENT,
    LOCATION,
    PHASE_NAMES,
    PLOT_TWIST,
    REMOVED,
    STEP_NAMES,
    ZONE_NAMES,
)
from versus.kernel import phrases as shared
from versus.kernel.effects import Number
from versus.kernel.english import listed, signed
from versus.kernel.nodes import Amount
from versus.kernel.phrasing import Book, Entry, Noun, Part, how_many, say, whether, which
from versus.kernel.text import Printer
from versus.kernel.text_parts import PARTS, boost, simple

FIRST: Final = -1
"""A rank before those of all filters."""


# Parts of speech


def pump(printer: Printer, pair: tuple[Amount, Amount], arg: str, node: Any) -> str:
    """ "+3 ATK", "+1 ATK / +1 DEF"; with the argument "tail" what it is counted by."""
    found = [simple(printer, amount) for amount in pair]
    known = [part for part in found if part is not None]
    tails = {part[1] for part in known if part[0]}
    if len(known) < len(pair) or len(tails) > 1:
        return boost(printer, pair, arg, node)
    if arg:
        return "".join(tails)
    named = [f"{signed(part[0])} {name}" for part, name in zip(known, ("ATK", "DEF"), strict=True) if part[0]]
    return " / ".join(named) or "+0 ATK"


def until(printer: Printer, duration: int, arg: str, node: Any) -> str:
    return f" {DURATIONS[duration]}" if duration in DURATIONS else ""


def keyword_names(printer: Printer, bits: int, joint: str, node: Any) -> str:
    return listed(KEYWORDS.names_of(bits), joint or "and")


def act(printer: Printer, code: int, arg: str, node: Any) -> str:
    return ACT_NAMES[code]


def phase(printer: Printer, code: int, arg: str, node: Any) -> str:
    return f"{PHASE_NAMES[code]} phase"


def step(printer: Printer, code: int, arg: str, node: Any) -> str:
    return f"{STEP_NAMES[code]} step"


def teams(printer: Printer, names: tuple[str, ...], arg: str, node: Any) -> str:
    return listed(list(names))


CLASSIC_PARTS: Final[dict[str, Part]] = {
    **PARTS,
    **equipping.PARTS,
    "pump": pump,
    "until": until,
    "keywords": keyword_names,
    "act": act,
    "phase": phase,
    "step": step,
    "teams": teams,
}


# Where cards are looked for


def characters(printer: Printer, selector: Characters) -> Noun:
    return in_play(printer.noun(selector.filter, "character"))


def resources(printer: Printer, selector: Resources) -> Noun:
    return in_play(printer.noun(selector.filter, "resource"))


def equipment(printer: Printer, selector: Equipment) -> Noun:
    return in_play(printer.noun(selector.filter, "equipment"))


def in_play(noun: Noun) -> Noun:
    """A location card in play is a location, and so on (CL-GEN-07 to CL-GEN-10)."""
    noun.heads = [head.removesuffix(" card") for head in noun.heads]
    return noun


def cards_in(printer: Printer, selector: CardsIn) -> Noun:
    noun = printer.noun(selector.filter, "card")
    whose = "any" if selector.everyone else "your"
    zone = ZONE_NAMES[selector.zone]
    noun.after.append((FIRST, zone if selector.zone == REMOVED else f"in {whose} {zone}"))
    return noun


SELECTORS: Final[dict[Any, Entry]] = {
    Characters: characters,
    Resources: resources,
    Equipment: equipment,
    CardsIn: cards_in,
}
FILTERS: Final[dict[Any, Entry]] = {
    # In the order in which adjectives stand before a noun, and additions after it.
    IsThis: which("{this}", "other ~"),
    IsFaceUp: which("face-up ~", "face-down ~", state=True),
    IsStunned: which("stunned ~", "non-stunned ~", head="character", state=True),
    IsReady: which("ready ~", "exhausted ~", state=True),
    Attacking: which("attacking ~", "non-attacking ~", head="character", state=True),
    Defending: which("defending ~", "~ that is not defending", head="character", state=True),
    Hidden: which("hidden ~", "visible ~", head="character", state=True),
    OfTeam: which("{team} ~", "non-{team} ~"),
    OfType: (
        which("~", "~ that is not a character card", head="character card", type=CHARACTER),
        which("~", "~ that is not an equipment card", head="equipment card", type=EQUIPMENT),
        which("~", "~ that is not a plot twist card", head="plot twist card", type=PLOT_TWIST),
        which("~", "~ that is not a location card", head="location card", type=LOCATION),
    ),
    OfYourTeams: which("~ of a team of a character you control", "~ of no team of a character you control"),
    InCombat: which("~ in combat", "~ not in combat", head="character"),
    InSupportRow: which("~ in the support row", "~ in the front row", head="character"),
    Named: which("~ named {name}", "~ not named {name}"),
    HasKeyword: which("~ with {keywords:keywords or}", "~ without {keywords:keywords or}"),
    CostIs: which("~ with cost {cost}", "~ with another cost than {cost}"),
    CostAtMost: which("~ with cost {cost} or less", "~ with cost above {cost}"),
    CostsAsMuch: which("~ with at least the cost of {this}", "~ with less than the cost of {this}"),
    Yours: which("~ you control", "~ you don't control"),
    Opposing: which("~ an opponent controls", "~ no opponent controls"),
    AdjacentToThis: which("~ adjacent to {this}", "~ not adjacent to {this}", head="character"),
    WithinCrossover: which("~ you control or own", "~ you neither control nor own"),
}
CONDITIONS: Final[dict[Any, Entry]] = {
    PhaseIs: whether("it is the {phase:phase}", "it is not the {phase:phase}"),
    YourStep: whether("it is your {step:step}", "it is not your {step:step}"),
    ItIsYou: whether("the player concerned is you", "the player concerned is not you"),
    Attacks: whether("{this} attacks {whom:one character}", "{this} does not attack {whom:one character}"),
    HasKOd: whether("it was KO'd", "it was not KO'd"),
    Boosted: whether("{this} is boosted", "{this} is not boosted"),
    AmountIs: whether("the number is {number}", "the number is not {number}"),
}
AMOUNTS: Final[dict[Any, Entry]] = {
    X: how_many("X", many="X"),
    WillpowerOf: how_many("the willpower of {who}"),
}
EFFECTS: Final[dict[Any, Entry]] = {
    Replaces: say("replace {who}"),
    LaysDown: say("put {who} face down into your resource row"),
    TakesResources: say("move {who} to your resource row"),
    ComesIntoPlay: say("{this} comes into play"),
    PowersUp: say("power up {who}"),
    Reinforces: say("{who} <get> reinforcement this attack"),
    Stun: say("stun {who}"),
    KnockOut: say("KO {who}"),
    Recover: say("recover {who}"),
    Ready: say("ready {who}"),
    Exhaust: say("exhaust {who}"),
    RemoveFromAttack: say("remove {who} from the attack"),
    Discard: say("discard {who}"),
    Give: say("{who} {changes:does}{until:until}"),
    LoseEndurance: (
        say("you lose {amount} endurance", who=YOU),
        say("each opponent loses {amount} endurance", who=OPPONENTS),
        say("each player loses {amount} endurance", who=EACH_PLAYER),
    ),
    GainEndurance: say("you gain {amount} endurance"),
    DrawCards: (
        say("draw {amount:count card}{amount:tail}", who=YOU),
        say("each opponent draws {amount:count card}{amount:tail}", who=OPPONENTS),
        say("each player draws {amount:count card}{amount:tail}", who=EACH_PLAYER),
    ),
    WinTheGame: say("you win the game"),
    Search: say("look in your deck for {filter:one card}, reveal it and put it into your hand"),
    Shuffle: say("shuffle your deck"),
}
COSTS: Final[dict[Any, Entry]] = {
    Activate: say("activate"),
    PayEndurance: (say("free", amount=Number(0)), say("pay {amount} endurance")),
    PayPoints: (
        say("pay 1 resource point", amount=Number(1)),
        say("pay {amount} resource points"),
    ),
    RevealThis: say("reveal this card"),
    StunThis: say("stun {this}"),
    CardCost: say("pay with {who}"),
    PayByExhausting: say("exhaust {who}"),
    PayByDiscarding: say("discard {who}"),
    PayByReplacing: say("replace {who}"),
    PayByKOing: say("KO {who}"),
}
CHANGES: Final[dict[Any, Entry]] = {
    Gets: say("<get> {atk+defense:pump}{atk+defense:pump tail}"),
    Has: say("<have> {keywords:keywords}"),
    Loses: say("<lose> {keywords:keywords}"),
    Joins: say("<have> all of the affiliations {teams:teams} if any"),
    Cannot: say("<can't> {act:act}"),
    HasReinforcement: say("<have> reinforcement"),
    HasBoost: say("<have> {its} boost text"),
}
BOOK: Final = Book(
    {
        **shared.PHRASES,
        **equipping.WHO,
        **equipping.AMOUNTS,
        **FILTERS,
        **equipping.FILTERS,
        **shared.FILTERS,
        **CONDITIONS,
        **AMOUNTS,
        **SELECTORS,
        **EFFECTS,
        **equipping.EFFECTS,
        **COSTS,
        **CHANGES,
        **equipping.CHANGES,
        **POWERS,
    },
    CLASSIC_PARTS,
)
