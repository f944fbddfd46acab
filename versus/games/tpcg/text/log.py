"""The log: one short sentence for each event worth telling, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg import words
from versus.games.tpcg.text.lasting import LASTING
from versus.games.tpcg.text.names import camp_name, camps_own, causes
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.text.words import counter_noun, phase_name
from versus.kernel.english import digits, listed, sentence, several
from versus.kernel.naming import UNKNOWN, event_card, knows, player_name, players_own
from versus.kernel.phrasing import Piece
from versus.kernel.text import Printer
from versus.kernel.types import NOTHING, CounterKind, EventKind, Phase, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.events import Event

TOLD: Final[dict[EventKind, str]] = {
    # {own} is the player's, {number} the amount in figures, {how_many} counters in words.
    words.DISCARDED: "{player} <discard> {card}",
    words.STUN: "{card} is stunned{by}",
    words.WOUNDED: "{card} takes {wounds}",
    words.KOD: "{card} is KO'd{by}",
    words.HEALED: "{card} heals {wounds}",
    words.GAINED_XP: "{card} gains {number} XP",
    words.COUNTERS_PUT: "{card} gets {how_many}",
    words.APPEARED: "{card} appears in {own} {zone}",
    words.GAME_STARTED: "{player} <go> first: the game starts",
    words.TURN_STARTED: "{own} turn begins",
    words.PHASE_STARTED: "{own} {phase} begins",
    words.TURN_ENDS: "{own} turn ends",
    words.SHUFFLED: "{player} <shuffle> {their} deck",
    words.MULLIGANED: "{player} <take> a mulligan",
    words.PLAYED: "{player} <play> {card}",
    words.RECRUITED: "{player} <recruit> {card}",
    words.MOVED: "{card} moves to {own} {zone}",
    words.CHANGED_SIDES: "{card} moves to {own} {zone}",
    words.ATTACKS: "{card} attacks {other}",
    words.PASSED: "{player} <pass>",
    words.STRIKES: "{card} is struck for {number}{by}",
    words.HID: "{card} hides",
    words.RECOVERED: "{card} recovers",
    words.TURNED_UP: "{card} turns face up",
    words.EXHAUSTED: "{card} is exhausted",
    words.COUNTERS_REMOVED: "{card} loses {how_many}",
    words.LEVELLED: "{card} reaches Level {number}",
    words.TRANSFORMED: "{other} transforms into {card}",
    words.POWER_USED: "{card} uses {word}",
    words.KEYWORD_USED: "{card} uses {word}",
    words.POWERED_UP: "{card} is powered up with {other}",
    words.PAID: "{player} <pay> with {card}",
    words.COMBAT_ENDED: "the combat ends",
    words.WON: "{card} wins the combat",
    words.REVEALED: "{player} <reveal> {card}",
    words.OUT_OF_GAME: "{card} is removed from the game",
    words.ELIMINATED: "{player} <be> out of the game",
    words.EQUIPS: "{card} is put onto {other}",
    words.SKIPPED: "{player} <skip> the {phase}",
    words.RECRUIT_POINTS: "{player} <have> {points}",
    words.RETURNED: "{card} goes to {own} hand",
    words.TO_DECK: "{card} goes into {own} deck",
    words.NAMED: "{player} <name> {word}",
    words.LOOKED: "{player} <look> at {own} hand",
    words.SEARCHED: "{player} <find> {card} in {their} deck",
    words.DREW: "{player} <draw> {card}",
    words.PEEKED: "{player} <look> at {cards}",
    words.IN_FORCE: "{player} <choose> {card}",
}
"""An event that is not here is noise beside another one."""

OF_A_TURN: Final = (
    words.GAME_STARTED,
    words.TURN_STARTED,
    words.PHASE_STARTED,
    words.TURN_ENDS,
    words.SKIPPED,
)


NOBODY_S: Final[dict[EventKind, str]] = {
    words.REVEALED: "{card} is revealed",
    words.IN_FORCE: "the arena is {card}",
}
"""The same where no player does it."""


OF_ARENAS: Final[dict[EventKind, str]] = {
    words.KEYWORD_USED: "{player} <use> {word}",
    words.OUT_OF_GAME: "{player} <strike> out {card}",
}
"""The same of what players do with arenas."""


@dataclass(frozen=True)
class EventWords:
    """The words of one event."""

    card: str
    other: str
    player: Piece
    own: str
    their: str
    by: str
    number: str
    wounds: str
    points: str
    cards: str
    how_many: str
    phase: str
    zone: str
    word: str


def log_line(battle: Battle, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> str | None:
    """What a seat reads of an event, or nothing; seat None is a spectator. "You" may be a player's name."""
    if event.kind == words.MODIFIED:
        return LASTING.line(battle, event, seat, names)
    template = template_for(battle, event, seat)
    if template is None:
        return None
    if event.kind == words.GAME_OVER:
        return sentence(result(battle, names))
    return sentence(Printer(BOOK).line(template, event_words(battle, event, seat, names)))


def template_for(battle: Battle, event: Event, seat: Seat | None) -> str | None:
    """The sentence for an event; None where it would only repeat what another one says."""
    kind = event.kind
    if kind == words.GAME_OVER:
        return ""
    if kind == words.PHASE_STARTED and event.amount == words.TURN_END:
        return None
    if kind in OF_A_TURN and battle.lead[event.seat] != event.seat:
        # What happens for everybody who shares a turn is told of all of them together.
        return None
    if kind == words.STUN and event.word == "dazed":
        return "{card} is dazed{by}"
    if kind == words.PLAYED and not is_open_twist(battle, event, seat):
        return None
    if kind == words.APPEARED:
        return appearance(event)
    if kind == words.EXHAUSTED and event.seat != NOTHING:
        return None
    if kind in (words.DISCARDED, words.FLIPPED) and follows(battle, event, words.PAID):
        return None
    if kind == words.TURNED_UP and follows(battle, event, words.RECOVERED):
        return None
    if kind == words.FLIPPED:
        return "{card} is turned " + ("face up" if event.amount == words.UP else "face down")
    if kind == words.COIN_FLIPPED:
        if event.card == NOTHING:
            return "{player} " + ("<win>" if event.amount else "<lose>") + " the flip of a coin"
        return "{card} " + ("wins" if event.amount else "loses") + " the flip of a coin"
    if event.seat == NOTHING and kind in NOBODY_S:
        return NOBODY_S[kind]
    if kind in OF_ARENAS and is_arena(event):
        return OF_ARENAS[kind]
    if kind == words.CANCELLED:
        return cancellation(event)
    return TOLD.get(kind)


def is_arena(event: Event) -> bool:
    return getattr(event.definition, "type", NOTHING) == words.ARENA


def is_open_twist(battle: Battle, event: Event, seat: Seat | None) -> bool:
    """Whether a plot twist was played for its effect; resources and recruits are told as they appear."""
    if event.definition is None or event.amount == words.DOWN or not knows(battle, event, seat):
        return False
    return is_twist(battle, event) and battle.zone(event.card) != words.RESOURCE


def is_twist(battle: Battle, event: Event) -> bool:
    return event.definition is not None and getattr(event.definition, "type", NOTHING) == words.PLOT_TWIST


def appearance(event: Event) -> str | None:
    """Equipment is told by its bearer, a resource by how it lies."""
    if event.detail == words.EQUIPPED:
        return None
    if event.detail == words.RESOURCE:
        return "{player} <place> {card} " + ("face up" if event.amount == words.UP else "face down")
    return TOLD[words.APPEARED]


def cancellation(event: Event) -> str:
    """What does not happen: the combat, a power by name, a plot twist, or something about to befall."""
    if event.word == "combat":
        return "the combat is cancelled"
    if event.word in ("", "dazed", "lethal"):
        return "{card} is cancelled" if event.card >= 0 else "it is cancelled"
    return "{word} of {card} is cancelled"


def follows(battle: Battle, event: Event, kind: EventKind) -> bool:
    """Whether the event before, about the same card, was of a kind."""
    for events in (battle.events, battle.history):
        for place in range(1, len(events)):
            if events[place] is event:
                before = events[place - 1]
                return before.kind == kind and before.card == event.card
    return False


def result(battle: Battle, names: Sequence[str]) -> str:
    winners = [player_name(seat, names) for seat in battle.winners]
    listed_names = listed([winner.text for winner in winners])
    if len({battle.side_of[seat] for seat in battle.winners}) > 1:
        return f"the game is a tie between {listed_names}"
    plural = len(winners) > 1 or winners[0].plural
    return f"{listed_names} {'win' if plural else 'wins'} the game"


def event_words(battle: Battle, event: Event, seat: Seat | None, names: Sequence[str]) -> EventWords:
    kind = event.kind
    common = kind in OF_A_TURN
    player = camp_name(battle, event.seat, names) if common else player_name(event.seat, names)
    whose = event.detail if kind == words.LOOKED else event.seat
    by = causes(battle, event)
    is_card = kind in (words.ATTACKS, words.POWERED_UP, words.EQUIPS, words.TRANSFORMED) and event.other >= 0
    is_zone = kind in (words.APPEARED, words.MOVED, words.CHANGED_SIDES)
    is_counter = kind in (words.COUNTERS_PUT, words.COUNTERS_REMOVED)
    is_phase = kind in (words.PHASE_STARTED, words.SKIPPED)
    return EventWords(
        card=event_card(battle, event, seat),
        other=battle.definition[event.other].name if is_card else UNKNOWN,
        player=player,
        own=camps_own(battle, whose, names) if common else players_own(whose, names),
        their="your" if player.plural else "their",
        by=f" by {by}" if by else "",
        number=digits(event.amount),
        wounds=several(event.amount, "wound"),
        points=several(event.amount, "recruit point"),
        cards=several(event.amount, "card"),
        how_many=several(event.amount, counter_noun(CounterKind(event.detail))) if is_counter else "",
        phase=phase_name(Phase(event.amount)) if is_phase else "",
        zone=words.ZONE_NAMES[event.detail] if is_zone else "",
        word=event.word,
    )
