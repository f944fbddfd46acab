"""A table laid out by hand: who has what where, whose turn, which phase. From Python or from a small file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final

from versus.games.tpcg.arenas import BY_NAME
from versus.games.tpcg.flow.arena import begin
from versus.games.tpcg.flow.arena import lay as lay_arena
from versus.games.tpcg.flow.at_once import look_ahead
from versus.games.tpcg.flow.levels import next_version
from versus.games.tpcg.flow.turn import END, PHASES, TURN, phases_in_order
from versus.games.tpcg.language.changes import IsFrozen
from versus.games.tpcg.positions.spoken import Lying, lying, spoken
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import OPTIONS, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.in_force import put_into_force
from versus.games.tpcg.table.learning import learn_all
from versus.games.tpcg.words import (
    BACK,
    BESIDE,
    BUILD_PHASE,
    DECK,
    DOWN,
    DRAW_PHASE,
    EQUIPPED,
    FORMATION_STEP,
    FRONT,
    HAND,
    KO,
    LEVEL_UP,
    LOCATION,
    MAIN_PHASE,
    MINUS,
    NO_STEP,
    PILE,
    PLUS,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE,
    RESOURCE_STEP,
    SETUP,
    TURN_END,
    VITALITY,
    WOUND,
    XP,
)
from versus.kernel.laying import Unspoken, from_toml, moment, position_from
from versus.kernel.modifiers import ITS_NEXT_TURN
from versus.kernel.origin import Origin
from versus.kernel.types import NOTHING

if TYPE_CHECKING:
    from versus.kernel.types import CardId, Phase, Seat, Step

Entry = str | Card | Lying
Entries = Entry | int | Sequence[Entry]
"""One card, several, or so many cards that do not matter."""

FILLER = "Nobody {number} 1/1 h1 c9"
DEFAULT_MAIN = "Leader {number} 3/6 h5"
MOMENTS: Final = {
    # The phase, and the step in it.
    "start": (SETUP, NO_STEP),
    "draw": (DRAW_PHASE, NO_STEP),
    "recovery": (RECOVERY_PHASE, NO_STEP),
    "build": (BUILD_PHASE, NO_STEP),
    "resource": (BUILD_PHASE, RESOURCE_STEP),
    "recruit": (BUILD_PHASE, RECRUIT_STEP),
    "formation": (BUILD_PHASE, FORMATION_STEP),
    "main": (MAIN_PHASE, NO_STEP),
    "end": (TURN_END, NO_STEP),
}
"""Where a position may start: before the turn, at the parts of a phase, in a step of Build, or as it ends.

What happens as a phase starts has happened; before the turn and at its end, everything is still to come.
"""


@dataclass(frozen=True)
class Side:
    """What one player has. Only what matters needs to be said; a main character waits in the back row."""

    main: Entry | None = None
    main_row: str = "back"
    levels: Entries = ()
    front: Entries = ()
    back: Entries = ()
    resources: Entries = ()
    hand: Entries = ()
    deck: Entries = 20
    ko: Entries = ()
    removed: Entries = ()
    pile: Entries = ()
    matches: Entries = ()
    """Challenge Matches that were chosen: they are in force."""
    equipment: Mapping[str, Entry] = field(default_factory=dict)
    """Equipment by the words or the name of its bearer."""
    owners: Mapping[str, int] = field(default_factory=dict)
    """Cards on this side that another player (1 to 4) owns."""


@dataclass(frozen=True)
class Position:
    """A table at the start of somebody's turn or in the middle of it."""

    sides: tuple[Side, ...]
    turn: int = 3
    active: int = 1
    at: str = "main"
    recruit_points: int = 0
    """What each player has whose turn it is."""
    seed: int = 1
    rules: Rules = field(default_factory=Rules)

    def battle(self) -> Battle:
        """The game in this position, at its first question."""
        return Layout(self).battle()


class LaidOut(Origin):
    """A game that starts from a position."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def rebuild(self) -> Battle:
        return self.position.battle()


class Layout:
    """Turns a position into a game. `names` finds the card that an entry became."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.made = Battle(len(position.sides), position.rules, position.seed)
        self.definitions: dict[str, Card] = {}
        self.fillers = 0
        self.said: dict[str, list[CardId]] = {}
        self.earned: list[tuple[CardId, int]] = []
        """XP by the card they were named with."""

    def battle(self) -> Battle:
        battle = self.made
        position = self.position
        for seat, side in enumerate(position.sides):
            self.lay_side(seat, side)
        learn_all(battle, battle.definition)
        self.put_into_force()
        battle.origin = LaidOut(position)
        battle.turn = position.turn
        battle.first = 0
        battle.active = position.active - 1
        battle.turns_taken = [1] * battle.seats
        battle.arrivals.clear()
        self.go_to(*moment(position.at, MOMENTS))
        look_ahead(battle)
        battle.run()
        return battle

    def put_into_force(self) -> None:
        """Let what lies beside the game hold; that it has been chosen is long past."""
        battle = self.made
        agreed = BY_NAME.get(battle.rules.arena)
        if agreed is not None:
            begin(battle, lay_arena(battle, agreed))
        for seat in range(battle.seats):
            for card in battle.pile(seat, BESIDE):
                put_into_force(battle, card, seat)
        battle.history.clear()
        battle.events.clear()
        battle.unsettled = False

    def go_to(self, phase: Phase, step: Step) -> None:
        """Stand at a moment of the turn."""
        battle = self.made
        turn = battle.push(TURN)
        if phase == SETUP:
            battle.turn -= 1
            return
        turn.numbers = [1]
        if phase == TURN_END:
            turn.pc = END
            battle.phase = MAIN_PHASE
            return
        turn.pc = phases_in_order(battle).index(phase) + 2
        battle.phase = phase
        battle.step = step
        battle.push(PHASES[phase], battle.active).pc = step
        for seat in battle.camp(battle.active):
            battle.recruit_points[seat] = self.position.recruit_points

    def lay_side(self, seat: Seat, side: Side) -> None:
        row = FRONT if side.main_row == "front" else BACK
        leader = side.main if side.main is not None else DEFAULT_MAIN.format(number=seat + 1)
        main = self.lay(seat, self.entry(leader, main=True), row, side)
        self.made.first_main[seat] = main
        for entry in self.entries(side.levels, main=True):
            self.lay(seat, entry, LEVEL_UP, side)
        for zone, entries in (
            (FRONT, side.front),
            (BACK, side.back),
            (RESOURCE, side.resources),
            (HAND, side.hand),
            (KO, side.ko),
            (PILE, side.pile),
            (BESIDE, side.matches),
            (REMOVED, side.removed),
        ):
            for entry in self.entries(entries):
                self.lay(seat, entry, zone, side)
        for entry in self.entries(side.deck):
            self.lay(seat, entry, DECK, side)
        # The first card named is the top of the deck.
        self.made.pile(seat, DECK).reverse()
        for bearer, item in side.equipment.items():
            self.equip(seat, self.entry(item), bearer, side)
        for card, amount in self.earned:
            self.lay_xp(card, amount)
        self.earned.clear()

    def entries(self, entries: Entries, main: bool = False) -> list[Lying]:
        if isinstance(entries, int):
            return [self.filler() for _ in range(entries)]
        if isinstance(entries, (str, Card, Lying)):
            return [self.entry(entries, main)]
        return [self.entry(entry, main) for entry in entries]

    def entry(self, entry: Entry, main: bool = False) -> Lying:
        if isinstance(entry, str):
            known = self.definitions.get(entry)
            lying = Lying(known, said=entry) if known is not None else spoken(entry, main)
        elif isinstance(entry, Card):
            lying = Lying(entry, said=entry.name)
        else:
            lying = entry
        return replace(lying, card=self.told_apart(lying, isinstance(entry, str)))

    def told_apart(self, lying: Lying, plain: bool) -> Card:
        """Two nameless characters are two people, so the second gets a name of its own.

        Two of one name with different facts, as the levels of a main character, are two cards.
        """
        card = lying.card
        if not plain:
            self.definitions.setdefault(card.key, card)
            return card
        nameless = card.is_character and lying.said.startswith(tuple("0123456789∞"))
        key = card.key
        number = 1
        while key in self.definitions:
            known = self.definitions[key]
            if not nameless and known.facts == card.facts:
                return known
            number += 1
            key = f"{card.key} ({number})"
        twin = card if number == 1 else Card(key, key if nameless else card.name, card.facts, card.powers)
        self.definitions[key] = twin
        return twin

    def filler(self) -> Lying:
        self.fillers += 1
        return spoken(FILLER.format(number=self.fillers))

    def lay(self, seat: Seat, lying: Lying, zone: int, side: Side) -> CardId:
        battle = self.made
        owner = side.owners.get(lying.said, side.owners.get(lying.card.name, seat + 1)) - 1
        card = battle.add_card(lying.card, owner, zone)
        if owner != seat:
            battle.shift(card, seat, zone)
        elif zone == REMOVED:
            battle.shift(card, 0, zone)
        battle.face[card] = lying.face
        if zone == RESOURCE and lying.card.type != LOCATION:
            battle.face[card] = DOWN
        battle.exhausted[card] = int(lying.exhausted)
        battle.counters[WOUND][card] = lying.wounds
        battle.counters[PLUS][card] = lying.plus
        battle.counters[MINUS][card] = lying.minus
        battle.counters[VITALITY][card] = lying.vitality
        if lying.xp:
            self.earned.append((card, lying.xp))
        if lying.frozen:
            battle.modify(IsFrozen(), card, NOTHING, NOTHING, ITS_NEXT_TURN)
            battle.unsettled = False
        self.said.setdefault(lying.said, []).append(card)
        return card

    def lay_xp(self, card: CardId, amount: int) -> None:
        """XP lie on the next-level card, whichever of the two they were named with (2P-ZON-16)."""
        battle = self.made
        following = card if battle.zone(card) == LEVEL_UP else next_version(battle, card)
        if following < 0:
            raise Unspoken(
                f"XP lie on the card of the next level (2P-ZON-16), and {battle.definition[card].name} "
                "has none: name it among the levels of this side."
            )
        battle.counters[XP][following] += amount

    def equip(self, seat: Seat, lying: Lying, bearer: str, side: Side) -> None:
        battle = self.made
        for card in battle.side(seat):
            if battle.in_row(card) and bearer in (battle.definition[card].name, *self.words_for(card)):
                item = self.lay(seat, lying, EQUIPPED, side)
                battle.bearer[item] = card
                return
        raise Unspoken(f'Nobody on this side is called "{bearer}", so nothing can be put on them.')

    def words_for(self, card: CardId) -> list[str]:
        return [words for words, cards in self.said.items() if card in cards]


def position_of(data: Mapping[str, Any], cards: Mapping[str, Card] | None = None) -> Position:
    """A position from plain data, such as a file holds."""
    found: Position = position_from(data, Position, Side, OPTIONS, lying, cards or {})
    return found


def load_position(text: str, cards: Mapping[str, Card] | None = None) -> Position:
    """Read a position file (TOML). Names of `cards` may stand where plain words would."""
    return position_of(from_toml(text), cards)


def lay(data: Mapping[str, Any], cards: Mapping[str, Card]) -> Battle:
    """The game in a position, at its first question."""
    return position_of(data, cards).battle()


def dump_position(position: Position) -> str:
    """Write a position file that `load_position` reads back."""
    lines = [
        f"{name} = {_toml(getattr(position, name))}"
        for name in ("turn", "active", "at", "recruit_points", "seed")
    ]
    changed = [f.name for f in fields(Rules) if getattr(position.rules, f.name) != f.default]
    if changed:
        lines += ["", "[rules]", *(f"{name} = {_toml(getattr(position.rules, name))}" for name in changed)]
    for number, side in enumerate(position.sides, 1):
        lines += ["", f"[p{number}]"]
        default = Side()
        for item in fields(Side):
            value = getattr(side, item.name)
            if value != getattr(default, item.name):
                lines.append(f"{item.name} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(key)} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    text = value if isinstance(value, str) else _words(value)
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _words(value: object) -> str:
    if isinstance(value, Lying):
        return value.said
    assert isinstance(value, Card)
    return value.name
