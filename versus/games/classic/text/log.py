"""The log: one short sentence for each event worth telling, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.classic import words
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.equipping import counter_noun
from versus.games.classic.text.lasting import LASTING
from versus.games.classic.text.names import place
from versus.kernel.english import listed, sentence, several
from versus.kernel.naming import event_card, player_name, players_own
from versus.kernel.phrasing import Piece
from versus.kernel.text import Printer
from versus.kernel.types import CounterKind, EventKind, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.events import Event

TOLD: Final[dict[EventKind, str]] = {
    words.STUN: "{card} is stunned{by}",
    words.KOD: "{card} is KO'd",
    words.LOSES_ENDURANCE: "{player} <lose> {number} endurance",
    words.DISCARDED: "{player} <discard> {card}",
    words.GAME_STARTED: "{player} <have> the initiative: the game starts",
    words.TURN_STARTED: "turn {number} begins with {own} initiative",
    words.PHASE_STARTED: "the {phase} phase begins",
    words.STEP_STARTED: "{own} {step} step begins",
    words.SHUFFLED: "{player} <shuffle> {their} deck",
    words.MULLIGANED: "{player} <take> a mulligan",
    words.DREW: "{player} <draw> {card}",
    words.TO_DECK: "{player} <put> {card} under {their} deck",
    words.NEGATED: "{effect} is negated",
    words.BUILT: "{player} <build> {card}",
    words.GAINED_POINTS: "{player} <have> {points}",
    words.RECRUITED: "{player} <recruit> {card} for {number}",
    words.CAME_INTO_PLAY: "{card} comes into play in {own} {place}",
    words.PUT_INTO_KOD_PILE: "{card} is put into the KO'd pile",
    words.MOVED: "{card} moves to {own} {place}",
    words.PROPOSED: "{by_name} <be> proposed to attack {whom}",
    words.PROPOSAL_FAILED: "the proposed attack is not legal any more",
    words.ATTACKS: "{card} attacks {whom}",
    words.LEFT_ATTACK: "{card} is out of the attack",
    words.ATTACK_OVER: "the attack is over",
    words.BREAKTHROUGH: "{player} <take> {number} breakthrough",
    words.POWERED_UP: "{card} is powered up",
    words.RECOVERED: "{card} recovers",
    words.BECAME_RESOURCE: "{player} <put> {card} face down into {their} resource row",
    words.POWER_USED: "{player} <use> {card}",
    words.PLAYED: "{player} <play> {card}",
    words.FLIPPED: "{player} <flip> {card}",
    words.PAID_ENDURANCE: "{player} <pay> {number} endurance",
    words.PAID_POINTS: "{player} <pay> {points}",
    words.GAINED_ENDURANCE: "{player} <gain> {number} endurance",
    words.REVEALED: "{player} <reveal> {card}",
    words.READIED: "{card} is readied",
    words.INITIATIVE_PASSED: "the initiative passes to {them}",
    words.ATTACHED: "{card} is attached to {other}",
    words.TRANSFERRED: "{card} is transferred to {other}",
    words.CONTROL_CHANGED: "{player} <gain> control of {card}",
    words.COUNTERS_PUT: "{card} gets {counters}",
    words.COUNTERS_REMOVED: "{card} loses {counters}",
    words.TO_HAND: "{card} returns to {own} hand",
    words.REMOVED_FROM_GAME: "{card} is removed from the game",
}
"""An event that is not here is noise beside another one."""


@dataclass(frozen=True)
class EventWords:
    """The words of one event."""

    card: str
    effect: str
    player: Piece
    own: str
    their: str
    them: str
    by: str
    by_name: Piece
    whom: str
    number: str
    points: str
    phase: str
    step: str
    place: str
    other: str
    counters: str


def log_line(contest: Contest, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> str | None:
    """What a seat reads of an event, or nothing; seat None is a spectator. "You" may be a player's name."""
    if event.kind == words.GAME_OVER:
        return sentence(result(contest, names))
    if event.kind == words.MODIFIED:
        return LASTING.line(contest, event, seat, names)
    template = TOLD.get(event.kind)
    attached = event.kind == words.CAME_INTO_PLAY and event.detail == words.EQUIPPED
    if template is None or attached:
        # That an equipment comes into play is told with who bears it.
        return None
    return sentence(Printer(BOOK).line(template, event_words(contest, event, seat, names)))


def result(contest: Contest, names: Sequence[str]) -> str:
    winners = [player_name(seat, names) for seat in contest.winners]
    listed_names = listed([winner.text for winner in winners])
    if len(winners) > 1:
        return f"the game is a tie between {listed_names}"
    return f"{listed_names} {'win' if winners[0].plural else 'wins'} the game"


def event_words(contest: Contest, event: Event, seat: Seat | None, names: Sequence[str]) -> EventWords:
    player = player_name(event.seat, names)
    causes = [contest.definition[card].name for card in event.by]
    card = event_card(contest, event, seat)
    return EventWords(
        card=card,
        effect=f"the effect of {card}" if event.card >= 0 else "the turn's draw",
        player=player,
        own=players_own(event.seat, names),
        their="your" if player.plural else "their",
        them="you" if player.plural else player.text,
        by=f" by {listed(causes)}" if causes else "",
        by_name=Piece(listed(causes), len(causes) > 1),
        whom=attacked(contest, event, names),
        number=str(event.amount),
        points=several(event.amount, "resource point"),
        phase=words.PHASE_NAMES[event.amount] if event.kind == words.PHASE_STARTED else "",
        step=words.STEP_NAMES[event.amount] if event.kind == words.STEP_STARTED else "",
        place=place(event.detail, event.amount) if event.kind in (words.CAME_INTO_PLAY, words.MOVED) else "",
        other=contest.definition[event.other].name
        if event.kind in (words.ATTACHED, words.TRANSFERRED)
        else "",
        counters=several(event.amount, counter_noun(CounterKind(event.detail)))
        if event.kind in (words.COUNTERS_PUT, words.COUNTERS_REMOVED)
        else "",
    )


def attacked(contest: Contest, event: Event, names: Sequence[str]) -> str:
    """Whom an attack is aimed at: a character, or a player directly."""
    if event.kind not in (words.PROPOSED, words.ATTACKS):
        return ""
    defender = event.card if event.kind == words.PROPOSED else event.other
    if defender >= 0:
        return contest.definition[defender].name
    player = player_name(event.amount, names)
    return f"{'you' if player.plural else player.text} directly"
