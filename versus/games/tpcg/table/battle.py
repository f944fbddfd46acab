"""A 2PCG game in progress: the machine's position plus turn, phase, recruit points and combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from versus.games.tpcg.flow import at_once, happenings, limits, triggers
from versus.games.tpcg.flow.clauses import refusal
from versus.games.tpcg.language.changes import Cannot, CountsAs, Defies, DefiesEnemies, IsFrozen, May
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table import learning, prohibitions
from versus.games.tpcg.table.altering import PowerCards, Stats
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.table.stats import auras
from versus.games.tpcg.table.uses import Use
from versus.games.tpcg.words import (
    BACK,
    COUNTER_KINDS,
    DOWN,
    EQUIPPED,
    FRONT,
    HAND,
    INTO_KO_PILE,
    KO,
    LEFT_HAND,
    MAIN_CHARACTER,
    MODIFIED,
    NO_STEP,
    QUIET_EVENTS,
    RESOURCE,
    SETUP,
    UP,
    ZONES,
)
from versus.kernel.ask import Ask, Option
from versus.kernel.events import Event, Snapshot
from versus.kernel.frames import Frame
from versus.kernel.game import SAVED_BY_MACHINE, Game
from versus.kernel.modifiers import Modifier
from versus.kernel.nodes import Aura, Node
from versus.kernel.refusal import Refusal
from versus.kernel.types import NOTHING, Act, CardId, EventKind, Seat, Stamp, Verb, Zone

if TYPE_CHECKING:
    from versus.kernel.deck import Deck
    from versus.kernel.nodes import Change, Filter, Trigger
    from versus.kernel.views import View

SAVED_BY_BATTLE: Final = (
    *SAVED_BY_MACHINE,
    "rules",
    "first",
    "active",
    "turn",
    "turns_taken",
    "phase",
    "step",
    "alive",
    "recruit_points",
    "resource_placed",
    "moved",
    "combat",
    "arrivals",
    "joined",
    "doomed",
    "wounders",
    "spared",
    "lost_main",
    "used",
    "used_up",
    "tally",
    "quiet_turns",
    "quiet_rounds",
    "first_main",
    "watching",
    "lately",
)
"""Every field that makes a 2PCG position, in the order of a save file."""

SHARED: Final = (FRONT, BACK, EQUIPPED)
"""Where the cards of teammates who share rows stand together."""
CLOCKWISE: Final = tuple(
    tuple((*range(seat, seats), *range(seat)) for seat in range(seats)) for seats in range(5)
)
"""The seats from each seat on, by the number of seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Game):
    """Two to four players at one table."""

    definition: list[Card]

    def __init__(self, seats: int, rules: Rules, seed: int) -> None:
        super().__init__(seats, ZONES, COUNTER_KINDS, seed)
        self.rules = rules
        self.play_together(rules.sides)
        self.lead: list[Seat] = list(range(seats))
        """The first player of each one's camp: those who share rows and turns, mostly one alone."""
        self.mates: list[tuple[Seat, ...]] = [()] * seats
        """The other players of each one's camp. Both follow from what the table agreed on."""
        for camp in rules.camps:
            for place, seat in enumerate(camp):
                self.lead[seat] = camp[0]
                self.mates[seat] = camp[place + 1 :] + camp[:place]
        self.quiet_events = QUIET_EVENTS
        self.first: Seat = 0
        self.active: Seat = 0
        """Whose turn it is; in a camp's common turn, whoever of it is at work."""
        self.turn = 0
        self.turns_taken = [0] * seats
        self.phase = SETUP
        self.step = NO_STEP
        self.alive = [True] * seats
        self.recruit_points = [0] * seats
        self.resource_placed = 0
        """A bit per seat that has placed its resource of this turn."""
        self.moved: list[CardId] = []
        """Characters that have moved in this Formation Step."""
        self.combat: Combat | None = None
        self.arrivals: list[CardId] = []
        """Characters that came to a side since uniqueness was last looked at."""
        self.joined: list[tuple[CardId, Stamp, Stamp]] = []
        """Who came to a side, or to another name there, without becoming a new object, and when."""
        self.doomed: list[CardId] = []
        """Characters that Lethal will KO."""
        self.wounders: list[tuple[CardId, tuple[CardId, ...]]] = []
        """Whom somebody has wounded since the rules last looked, and who gets the credit (2P-STN-57)."""
        self.spared: list[tuple[CardId, int]] = []
        """What the rules tried to do at once, card and kind of event, where a power might prevent it."""
        self.lost_main = 0
        """A bit per seat whose main character has just left play, or may come back (2P-END-12)."""
        self.used: list[Use] = []
        """Super Powers used this turn."""
        self.used_up: list[tuple[CardId, Node]] = []
        """Once-per-game powers, and options of a power, by the card in whatever zone (2P-PWR-30)."""
        self.tally: list[tuple[Seat, str, int]] = []
        """How often each player has used Super Powers of a name in this game."""
        self.quiet_turns = 0
        """Turns in a row without an attack while all decks are empty (OP-24)."""
        self.quiet_rounds = 0
        """Turns in a row with empty decks in which no main character was wounded."""
        self.first_main: list[CardId] = [NOTHING] * seats
        """The main character each player started with (2P-CTL-08)."""
        self.watching: list[tuple[Stamp, int]] = [(NOTHING, 0)] * seats
        """Each player's hand card that watches the game, by its timestamp, and the ATK it is safe below."""
        self.lately: list[tuple[EventKind, CardId, Stamp, int]] = []
        """What happened to whom on earlier turns, with a bit for each player who has ended a turn since."""
        # Caches, no part of the position.
        self.timings = 0
        """Timing words that occur in this match; windows for the others are never opened."""
        self.power_places = 0
        """A bit per place from which some Super Power of this match is used."""
        self.minds = 0
        """What cards of this match wait for of the events that are told only then."""
        self.recruit_zones = 0
        self.forbidden_acts = 0
        """A bit per act that something in this match forbids; so the next one, permits."""
        self.permitted_acts = 0
        self.alterers = False
        """Whether a card is in play whose continuous powers alter stats, as far as anybody has looked."""
        self.crowded = False
        """Whether two of a name may stand on a side, by leave of something that may end (2P-UNQ-20)."""
        self.stripping = False
        """Whether a continuous power of this match takes powers away."""
        self.angry = False
        """Whether a card of this match has Angry, or was given it."""
        self.recalled = 0
        """A bit per kind of event that a card of this match asks for on later turns."""
        self.lending = False
        """Whether characters of this match may have powers of other cards."""
        self.handy = 0
        """The keywords with powers to use that cards of this match have printed, or were given."""
        self.odd_auras = False
        """Whether a continuous power of this match does more than change stats, forbid and permit."""
        self.cached_at = -1
        self.altering = False
        """Whether something may alter stats, as they were last worked out."""
        self.cached_stats: dict[CardId, Stats] = {}
        self.cached_auras: list[tuple[CardId, Aura, Frame]] | None = None
        self.power_cards: PowerCards | None = None
        """Made anew when a card has joined the game or become another."""
        self.computing = False
        """Stats are being worked out; `consulted` tells what of one another looked at."""
        self.consulted = 0
        self.judging: list[tuple[int, CardId, CardId]] = []
        """What continuous powers are being asked right now: act, card, other card."""

    @staticmethod
    def start(rules: Rules, decks: list[Deck], seed: int) -> Battle:
        """A new game, at its first question."""
        from versus.games.tpcg.plug import start

        return start(decks, seed, rules)

    # Forks

    def fork(self) -> Battle:
        twin = Battle.__new__(Battle)
        self.copy_game_into(twin)
        twin.rules = self.rules
        twin.lead = self.lead
        twin.mates = self.mates
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken.copy()
        twin.phase = self.phase
        twin.step = self.step
        twin.alive = self.alive.copy()
        twin.recruit_points = self.recruit_points.copy()
        twin.resource_placed = self.resource_placed
        twin.moved = self.moved.copy()
        twin.combat = self.combat.copy() if self.combat is not None else None
        twin.arrivals = self.arrivals.copy()
        twin.doomed = self.doomed.copy()
        twin.joined = self.joined.copy()
        twin.wounders = self.wounders.copy()
        twin.spared = self.spared.copy()
        twin.lost_main = self.lost_main
        twin.used = self.used.copy()
        twin.used_up = self.used_up.copy()
        twin.tally = self.tally.copy()
        twin.quiet_turns = self.quiet_turns
        twin.quiet_rounds = self.quiet_rounds
        twin.first_main = self.first_main.copy()
        twin.watching = self.watching.copy()
        twin.lately = self.lately.copy()
        twin.timings = self.timings
        twin.recruit_zones = self.recruit_zones
        twin.power_places = self.power_places
        twin.minds = self.minds
        twin.forbidden_acts = self.forbidden_acts
        twin.permitted_acts = self.permitted_acts
        twin.handy = self.handy
        twin.odd_auras = self.odd_auras
        twin.stripping = self.stripping
        twin.angry = self.angry
        twin.lending = self.lending
        twin.recalled = self.recalled
        twin.alterers = self.alterers
        twin.crowded = self.crowded
        twin.cached_at = -1
        twin.altering = False
        twin.cached_stats = {}
        twin.cached_auras = None
        twin.power_cards = self.power_cards
        twin.computing = False
        twin.consulted = 0
        twin.judging = []
        return twin

    def become(self, twin: Game) -> None:
        for name in (*SAVED_BY_BATTLE, *learning.LEARNED, "side_of", "lead", "mates", "ask", "answers"):
            setattr(self, name, getattr(twin, name))
        self.events = []
        self.version += 1
        self.cached_at = -1
        self.power_cards = None
        self.computing = False
        self.judging = []

    def learn_aura(self, aura: Aura) -> None:
        super().learn_aura(aura)
        learning.note_aura(self, aura)

    def learn_change(self, change: Change, scope: Filter | None = None) -> None:
        super().learn_change(change, scope)
        learning.note_change(self, change, scope)

    def is_first_time(self, trigger: Trigger, card: CardId) -> bool:
        return limits.works_first(self, trigger, card)

    def put(self, card: CardId, seat: Seat, zone: Zone) -> None:
        before = self.where[card]
        super().put(card, seat, zone)
        if self.minds:
            if self.minds >> LEFT_HAND & 1 and before % ZONES == HAND and zone != HAND:
                # Which card it was is told by what has become of it.
                self.happens(Event(LEFT_HAND, seat=before // ZONES))
            if self.minds >> INTO_KO_PILE & 1 and zone == KO:
                self.face[card] = UP
                self.happens(Event(INTO_KO_PILE, card, seat))
        if FRONT <= zone <= EQUIPPED:
            self.arrives(self.definition[card])

    def arrives(self, definition: Card) -> None:
        """A card of this kind is in play now: what its powers listen for and alter matters."""
        self.listening |= definition.listens
        if definition.alters:
            self.alterers = True

    # Seats

    def turn_seat(self) -> Seat:
        return self.active

    def takes_part(self, seat: Seat) -> bool:
        return self.alive[seat]

    def enemies(self, seat: Seat, other: Seat) -> bool:
        """A teammate is no enemy (2P-MOD3-14)."""
        return self.side_of[seat] != self.side_of[other]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Enemies still in the game, in turn order from that seat on."""
        return [other for other in self.from_seat(seat) if self.enemies(seat, other)]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Every player still in the game, clockwise from a seat."""
        order = CLOCKWISE[self.seats][seat]
        if False in self.alive:
            return tuple([other for other in order if self.alive[other]])
        return order

    def next_seat(self, seat: Seat) -> Seat:
        """The next player to the left who is still in the game."""
        while True:
            seat = (seat + 1) % self.seats
            if self.alive[seat]:
                return seat

    def next_camp(self, seat: Seat) -> Seat:
        """The next player to the left who is still in the game and shares no turn with this one."""
        following = self.next_seat(seat)
        while following in self.mates[seat]:
            following = self.next_seat(following)
        return following

    # Camps

    def camp(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody who shares rows and turns with a player, from that one on."""
        return (seat, *self.mates[seat])

    def leads(self) -> list[Seat]:
        """One player of each camp still in the game, in the order of the seats."""
        return [seat for seat in self.from_seat(0) if self.lead[seat] == seat]

    def has_turn(self, seat: Seat) -> bool:
        """Whether it is a player's turn, alone or with teammates (2P-MOD3-19)."""
        return self.lead[seat] == self.lead[self.active]

    def controls(self, seat: Seat, card: CardId) -> bool:
        """Whether a card is in a row of this player's, which teammates may share (2P-MOD3-23), or a pile."""
        place = self.where[card]
        keeper = place // ZONES
        if keeper == seat:
            return True
        return keeper in self.mates[seat] and place % ZONES in SHARED

    # Cards

    def in_play(self, card: CardId) -> bool:
        return FRONT <= self.where[card] % ZONES <= EQUIPPED

    def in_row(self, card: CardId) -> bool:
        zone = self.where[card] % ZONES
        return zone == FRONT or zone == BACK

    def characters(self, seat: Seat) -> list[CardId]:
        """Everyone in a player's front and back row, in that order; then whom teammates keep there."""
        start = seat * ZONES
        found = self.piles[start + FRONT] + self.piles[start + BACK]
        for mate in self.mates[seat]:
            found += self.piles[mate * ZONES + FRONT]
            found += self.piles[mate * ZONES + BACK]
        return found

    def row(self, seat: Seat, row: Zone) -> list[CardId]:
        """A row as it stands before a player, with whom teammates keep there; or all equipment in it.

        To be read and not changed: it may be the pile itself.
        """
        mates = self.mates[seat]
        if not mates:
            return self.piles[seat * ZONES + row]
        camp = sorted((seat, *mates))
        return [card for keeper in camp for card in self.piles[keeper * ZONES + row]]

    def all_characters(self) -> list[CardId]:
        """All characters in play, from the player whose turn it is on."""
        found: list[CardId] = []
        for seat in self.from_seat(self.active):
            found += self.piles[seat * ZONES + FRONT]
            found += self.piles[seat * ZONES + BACK]
        return found

    def side(self, seat: Seat) -> list[CardId]:
        """Every card that a player keeps in play: in the rows, as resources, as equipment (2P-GEN-29)."""
        start = seat * ZONES
        piles = self.piles
        return piles[start + FRONT] + piles[start + BACK] + piles[start + EQUIPPED] + piles[start + RESOURCE]

    def equipment_on(self, card: CardId) -> list[CardId]:
        pile = self.pile(self.controller(card), EQUIPPED)
        return [equipment for equipment in pile if self.bearer[equipment] == card]

    def is_main(self, card: CardId) -> bool:
        """Main or supporting, as last changed by an effect (2P-CTL-11)."""
        if self.modifiers:
            for modifier in reversed(self.modifiers):
                if modifier.card == card and isinstance(modifier.change, CountsAs):
                    return modifier.change.main
        return self.definition[card].type == MAIN_CHARACTER

    def is_frozen(self, card: CardId) -> bool:
        """From the freeze to the end of the turn it could not ready on (2P-STN-44)."""
        return any(
            isinstance(m.change, IsFrozen) and m.card == card and m.stamp == self.stamp[card]
            for m in self.modifiers
        )

    def calm(self) -> bool:
        """Whether nothing but counters can alter a character."""
        return not self.alterers and not self.modifiers

    def is_ordinary(self) -> bool:
        """Whether nothing is in force that `changes_of` could find."""
        return not self.odd_auras and not self.modifiers

    # Prohibitions and permissions

    def forbidden(self, act: Act, card: CardId, other: CardId = NOTHING) -> bool:
        """Whether something says this card can't. A prohibition beats every permission (2P-GEN-02).

        It gives way only to a text written to get past it (2P-GEN-03).
        """
        if not self.forbidden_acts >> act & 1:
            return False
        if not prohibitions.speaks(self, Cannot, act, card, other):
            return False
        if prohibitions.speaks(self, Defies, act, card, other):
            return False
        if not prohibitions.speaks(self, DefiesEnemies, act, card, other):
            return True
        return prohibitions.speaks(self, Cannot, act, card, other, self.controller(card))

    def defied(self, act: Act, card: CardId, other: CardId = NOTHING) -> bool:
        """Whether a text is written for this card to get past prohibitions of this act."""
        return prohibitions.speaks(self, Defies, act, card, other) or prohibitions.speaks(
            self, DefiesEnemies, act, card, other
        )

    def permitted(self, act: Act, card: CardId, other: CardId = NOTHING) -> bool:
        return bool(self.permitted_acts >> act & 1) and prohibitions.speaks(self, May, act, card, other)

    def concerns(self, against: Filter | None, lens: Frame, other: CardId) -> bool:
        return against is None or (other >= 0 and against.matches(self, lens, other))

    def reaches(self, modifier: Modifier, lens: Frame, card: CardId) -> bool:
        """Whether a modifier is about this card."""
        if modifier.card >= 0:
            return modifier.card == card and modifier.stamp == self.stamp[card]
        return modifier.scope is not None and modifier.scope.matches(self, lens, card)

    def changes_of(self, card: CardId) -> list[tuple[Change, Frame]]:
        """Every change in force on a card that is no stat, prohibition or permission's matter."""
        found: list[tuple[Change, Frame]] = []
        for modifier in self.modifiers:
            if not modifier.sleeps():
                lens = self.lens(modifier.seat, modifier.source)
                if self.reaches(modifier, lens, card):
                    found.append((modifier.change, lens))
        if self.odd_auras:
            for _, aura, lens in auras(self):
                if aura.affects.matches(self, lens, card) and (
                    aura.given is None or aura.given.holds(self, lens)
                ):
                    found += [(change, lens) for change in aura.changes]
        return found

    def keeps(self, modifier: Modifier) -> bool:
        """Promotion and demotion follow a card through every zone (2P-CTL-12)."""
        return isinstance(modifier.change, CountsAs)

    def snapshot(self, card: CardId) -> Snapshot:
        """What is known of a card as it leaves play."""
        from versus.games.tpcg.table.stats import atk, defense

        return Snapshot(
            card,
            self.stamp[card],
            self.definition[card],
            self.owner[card],
            self.controller(card),
            atk(self, card),
            defense(self, card),
            self.is_main(card),
            tuple(column[card] for column in self.counters),
        )

    # What a person asks

    def why_not(
        self, seat: Seat, card: CardId, verb: Verb, other: CardId = NOTHING, number: int = NOTHING
    ) -> Refusal | None:
        """The clause that forbids a player to do something with a card, or None where it is allowed."""
        from versus.games.tpcg.flow.actions import why_not

        clause = why_not(self, seat, card, verb, other, number)
        return refusal(clause) if clause else None

    def view(self, seat: Seat | None) -> View:
        """What a seat may see; None for a spectator."""
        from versus.games.tpcg.seen.view import view

        return view(self, seat)

    # The machine's questions, answered in the rooms that own the rules

    def apply(self, events: list[Event]) -> None:
        happenings.apply(self, events)

    def is_stirred(self, event: Event) -> bool:
        """Where none was at work when all was settled, only a card that has one can begin."""
        return (
            self.restless
            or self.altered
            or (event.card >= 0 and self.definition[event.card].shines)
            or (event.other >= 0 and self.definition[event.other].shines)
        )

    def looks_in(self) -> bool:
        """The effect may have been what kept somebody without a main character in the game (2P-END-12)."""
        return self.unsettled or self.lost_main != 0

    def given_kind(self) -> EventKind:
        return MODIFIED

    def check(self) -> bool:
        return at_once.check(self)

    def notice(self, event: Event) -> None:
        triggers.notice(self, event)

    def prevented(self, event: Event) -> bool:
        return triggers.prevented(self, event)

    def reactions(self, event: Event, declined: list[int]) -> Ask | None:
        from versus.games.tpcg.flow.reactions import reaction_question

        return reaction_question(self, event, declined)

    def react(self, seat: Seat, event: Event, option: Option) -> None:
        from versus.games.tpcg.flow.reactions import react

        react(self, seat, event, option)

    def face_up(self, card: CardId) -> bool:
        return self.face[card] == UP

    def seen_by(self, card: CardId) -> int:
        """A face-down resource is nobody's business but its player's (2P-ZON-19)."""
        return 1 << self.controller(card) if self.face[card] == DOWN else -1


def battle_of(game: Game) -> Battle:
    """A game that is known to be a battle, as one."""
    assert isinstance(game, Battle)
    return game
