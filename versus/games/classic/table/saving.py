"""How a classic game is written down: its own fields, chain and attack."""

from __future__ import annotations

from typing import Any, Final

from versus.games.classic.flow.chain import Aim, Link
from versus.games.classic.printed.definition import Facts, Play, Powers
from versus.games.classic.rules import OPTIONS
from versus.games.classic.table.attack_state import Attack
from versus.games.classic.table.contest import SAVED_BY_CONTEST, Contest
from versus.games.classic.table.soundness import INVARIANTS
from versus.games.classic.words import ACT_NAMES, COUNTER_KINDS, EVENT_NAMES, PHASE_NAMES, STEP_NAMES
from versus.kernel.codec import Reader, tree
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.match_options import Value
from versus.kernel.plug import Saving
from versus.kernel.position import EventList, Position, Row, event_at
from versus.kernel.types import NOTHING, CardId, Phase, Seat, Stamp, Step

MOST_SEATS: Final = 8
"""More than may sit down."""


class AttackRow(Row):
    """One attack, proposed or under way."""

    seat: Seat
    attackers: list[CardId]
    stamps: list[Stamp]
    defender: CardId
    defender_stamp: Stamp
    target: Seat
    direct: bool
    team: bool


class LinkRow(Row):
    """An effect on the chain."""

    stamp: Stamp
    play: Any
    seat: Seat
    source: CardId
    source_stamp: Stamp
    card: CardId
    targets: list[tuple[CardId, Stamp]]
    number: int
    event: int


class ContestPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The fields that `SAVED_BY_CONTEST` adds to the machine's."""

    rules: dict[str, Value]
    column: list[int]
    endurance: list[int]
    initiative: Seat
    turn: int
    phase: Phase
    step: Step
    stepper: Seat
    priority: Seat
    passes: int
    chain: list[LinkRow]
    proposal: AttackRow | None
    attack: AttackRow | None
    resource_points: int
    used: list[tuple[Stamp, int]]


def own_row(contest: Contest, field: str, table: EventList) -> Any:
    if field == "rules":
        return OPTIONS.data(contest.rules)
    if field == "chain":
        return [link_row(link, table) for link in contest.chain]
    return attack_row(contest.attack if field == "attack" else contest.proposal)


def blank(position: ContestPosition) -> Contest:
    seats = position.seats
    if not 2 <= seats <= MOST_SEATS or len(position.endurance) != seats:
        raise BadSave("The save is of another number of players than it says. Use an undamaged copy.")
    if len(position.column) != len(position.owner) or len(position.counters) != COUNTER_KINDS:
        raise BadSave("The save has columns of different lengths. Use an undamaged copy of it.")
    return Contest(seats, OPTIONS.read(position.rules), position.rng)


def restore(contest: Contest, position: ContestPosition, reader: Reader, events: list[Event]) -> None:
    contest.learn_all(contest.definition)
    contest.chain = [read_link(row, reader, events, row is position.chain[-1]) for row in position.chain]
    contest.proposal = read_attack(position.proposal)
    contest.attack = read_attack(position.attack)


def attack_row(attack: Attack | None) -> AttackRow | None:
    if attack is None:
        return None
    return AttackRow(*[getattr(attack, name) for name in AttackRow.__struct_fields__])


def read_attack(row: AttackRow | None) -> Attack | None:
    if row is None:
        return None
    if len(row.attackers) != len(row.stamps):
        raise BadSave("The save does not say everything about every attacker. Use an undamaged copy of it.")
    attack = Attack(row.seat, row.attackers, row.stamps, row.defender, row.defender_stamp, row.target)
    attack.direct = row.direct
    attack.team = row.team
    return attack


def link_row(link: Link, table: EventList) -> LinkRow:
    return LinkRow(
        link.stamp,
        tree(link.play),
        link.seat,
        link.source,
        link.source_stamp,
        link.card,
        list(link.targets),
        link.number,
        table.place(link.event) if link.event is not None else NOTHING,
    )


def read_link(row: LinkRow, reader: Reader, events: list[Event], newest: bool) -> Link:
    """An effect; only the newest may still be choosing its targets."""
    play = reader.word(row.play, Play)
    wanted = len(play.targets)
    if len(row.targets) > wanted or (len(row.targets) < wanted and not newest):
        raise BadSave("An effect on the chain has other targets than it says. Use an undamaged copy of it.")
    event = event_at(events, row.event) if row.event != NOTHING else None
    targets = tuple([Aim(card, stamp) for card, stamp in row.targets])
    return Link(row.stamp, play, row.seat, row.source, row.source_stamp, row.card, targets, row.number, event)


SAVING: Final = Saving(
    position=ContestPosition,
    fields=SAVED_BY_CONTEST,
    own_rows=("rules", "chain", "proposal", "attack"),
    own_row=own_row,
    blank=blank,
    restore=restore,
    invariants=INVARIANTS,
    kinds={
        "EventKind": len(EVENT_NAMES),
        "CounterKind": COUNTER_KINDS,
        "Act": len(ACT_NAMES),
        "Phase": len(PHASE_NAMES),
        "Step": len(STEP_NAMES),
    },
    printed=(Facts, Powers),
)
