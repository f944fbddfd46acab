"""How a 2PCG game is written down: its own fields and its combat."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.flow.at_once import look_ahead
from versus.games.tpcg.language.effects.moving import TOKENS
from versus.games.tpcg.printed.definition import Facts, Powers
from versus.games.tpcg.rules import OPTIONS, Rules
from versus.games.tpcg.table.battle import SAVED_BY_BATTLE, Battle
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.table.learning import learn_all
from versus.games.tpcg.table.soundness import INVARIANTS
from versus.games.tpcg.table.uses import Use
from versus.games.tpcg.words import (
    ACT_NAMES,
    COUNTER_KINDS,
    EVENT_NAMES,
    PHASE_NAMES,
    STAT_NAMES,
    STEP_NAMES,
    SYMBOL_NAMES,
    TIMING_NAMES,
)
from versus.kernel.codec import Reader, tree
from versus.kernel.errors import BadSave
from versus.kernel.events import Event
from versus.kernel.match_options import Value
from versus.kernel.nodes import Node
from versus.kernel.plug import Saving
from versus.kernel.position import EventList, Position, Row
from versus.kernel.types import CardId, EventKind, Phase, Seat, Stamp, Step


class CombatRow(Row):
    """One combat."""

    seat: Seat
    attackers: list[CardId]
    defender: CardId
    attacked: list[CardId]
    defended: list[CardId]
    acting: Seat
    passes: int
    hurry: bool
    resolved: bool
    cancelled: bool
    close: bool
    struck: list[CardId]
    struck_value: int
    stunned: list[CardId]
    fallen: int
    following: list[int]


class UseRow(Row):
    """A Super Power that was used this turn."""

    card: CardId
    stamp: Stamp
    power: Any
    fighting: bool


class BattlePosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The fields that `SAVED_BY_BATTLE` adds to the machine's."""

    rules: dict[str, Value]
    first: Seat
    active: Seat
    turn: int
    turns_taken: list[int]
    phase: Phase
    step: Step
    alive: list[bool]
    recruit_points: list[int]
    resource_placed: int
    moved: list[CardId]
    combat: CombatRow | None
    arrivals: list[CardId]
    joined: list[tuple[CardId, Stamp, Stamp]]
    doomed: list[CardId]
    wounders: list[tuple[CardId, tuple[CardId, ...]]]
    spared: list[tuple[CardId, int]]
    lost_main: int
    used: list[UseRow]
    used_up: list[tuple[CardId, Any]]
    tally: list[tuple[Seat, str, int]]
    quiet_turns: int
    quiet_rounds: int
    first_main: list[CardId]
    watching: list[tuple[Stamp, int]]
    lately: list[tuple[EventKind, CardId, Stamp, int]]


def own_row(battle: Battle, field: str, table: EventList) -> Any:
    if field == "rules":
        return OPTIONS.data(battle.rules)
    if field == "used":
        return [UseRow(use.card, use.stamp, tree(use.power), use.fighting) for use in battle.used]
    if field == "used_up":
        return [(card, tree(spent)) for card, spent in battle.used_up]
    combat = battle.combat
    if combat is None:
        return None
    return CombatRow(*[getattr(combat, name) for name in CombatRow.__struct_fields__])


def blank(position: BattlePosition) -> Battle:
    seats = position.seats
    per_seat = (
        position.turns_taken,
        position.alive,
        position.recruit_points,
        position.first_main,
        position.watching,
    )
    if not 2 <= seats <= 4 or any(len(column) != seats for column in per_seat):
        raise BadSave("The save is of another number of players than it says. Use an undamaged copy.")
    # All may have gone out of a game at once; then it is over, and nothing is left to do.
    deserted = not any(position.alive) and (not position.over or bool(position.stack))
    if deserted or len(position.counters) != COUNTER_KINDS:
        raise BadSave("The save has no players or no counters. Use an undamaged copy of it.")
    rules: Rules = OPTIONS.read(position.rules)
    if any(seat >= seats for side in rules.sides for seat in side):
        raise BadSave("The save has sides of more players than it says. Use an undamaged copy of it.")
    return Battle(seats, rules, position.rng)


def restore(battle: Battle, position: BattlePosition, reader: Reader, events: list[Event]) -> None:
    row = position.combat
    battle.combat = read_combat(row) if row is not None else None
    battle.used = [
        Use(use.card, use.stamp, reader.word(use.power, Node), use.fighting) for use in position.used
    ]
    battle.used_up = [(card, reader.word(spent, Node)) for card, spent in position.used_up]
    learn_all(battle, battle.definition)


def read_combat(row: CombatRow) -> Combat:
    combat = Combat(row.seat, row.attackers, row.defender)
    for name in CombatRow.__struct_fields__:
        setattr(combat, name, getattr(row, name))
    return combat


SAVING: Final = Saving(
    position=BattlePosition,
    fields=SAVED_BY_BATTLE,
    own_rows=("rules", "combat", "used", "used_up"),
    own_row=own_row,
    blank=blank,
    restore=restore,
    looked_over=look_ahead,
    tokens=TOKENS,
    invariants=INVARIANTS,
    kinds={
        "EventKind": len(EVENT_NAMES),
        "CounterKind": COUNTER_KINDS,
        "Act": len(ACT_NAMES),
        "Phase": len(PHASE_NAMES),
        "Step": len(STEP_NAMES),
        "Stat": len(STAT_NAMES),
        "Symbol": 1 << len(SYMBOL_NAMES),
        "Timing": 1 << len(TIMING_NAMES),
    },
    printed=(Facts, Powers),
)
