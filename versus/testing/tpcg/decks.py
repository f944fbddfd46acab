"""Decks made on the spot, for random games and benchmarks: plain ones, and wild ones with every power."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from versus.games.tpcg.language.changes import ComesBack, LiesOpen, PaysLess
from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.language.effects.lasting import Becomes, RuleChange
from versus.games.tpcg.language.effects.moving import TOKENS, RemoveFromGame
from versus.games.tpcg.language.effects.prices import UntilPaid
from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.language.filters import IsEnemy, IsThis
from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.language.selectors import Characters
from versus.games.tpcg.language.vocabulary import any_of
from versus.games.tpcg.printed.definition import (
    Aligned,
    Bearers,
    Card,
    Discount,
    Facts,
    Power,
    Powers,
    StartsEquipped,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.words import (
    ALIEN,
    ATTACKS,
    DECK,
    ENERGY,
    EQUIPMENT,
    EVENT_NAMES,
    FLIGHT,
    HAND,
    INTELLECT,
    KOD,
    LOCATION,
    MAIN_CHARACTER,
    MIGHT,
    PLAYED,
    PLOT_TWIST,
    RANGED,
    RECRUITED,
    SKILL,
    STUN,
    SUPPORTING_CHARACTER,
    SWARM,
    TAG_TEAM,
    TIMING_NAMES,
    TURN_STARTED,
    Timing,
)
from versus.kernel.choosing import IT, Choice
from versus.kernel.deck import Deck
from versus.kernel.effects import Gate
from versus.kernel.modifiers import FOREVER, FROM_YOUR_NEXT_TURN
from versus.kernel.nodes import Effect, Filter, Trigger
from versus.kernel.types import EventKind
from versus.testing.tpcg.wild import NAMES, TEAMS, TOKEN_KEYS, WOULD, Writer

BASIC_LOCATIONS: Final = tuple(
    Card(f"TEST-{name}", name, Facts(LOCATION, symbols=symbol, basic=True))
    for name, symbol in (
        ("Power Plant", ENERGY),
        ("Laboratory", INTELLECT),
        ("Quarry", MIGHT),
        ("Dojo", SKILL),
    )
)

PLAIN_TEAMS: Final = ("X-Men", "Brotherhood", "Avengers", "Underworld")

PLAIN_CURVE: Final = (
    # cost, ATK, DEF, Health: the middle of what printed cards of that cost have
    (1, 2, 3, 1),
    (1, 3, 2, 1),
    (2, 3, 4, 1),
    (2, 4, 3, 2),
    (3, 4, 5, 1),
    (3, 5, 4, 2),
    (4, 6, 5, 1),
    (4, 5, 6, 2),
    (5, 7, 6, 1),
    (6, 8, 7, 2),
    (7, 9, 8, 1),
)
NAMESAKE: Final = 3
"""The place in the curve of the character that bears the main character's name: it powers that one up."""


def plain_deck(number: int) -> Deck:
    """Characters without any power but Flight and Ranged, on two teams, and sixteen basic locations."""
    key = f"PLAIN-{number}"
    teams = (PLAIN_TEAMS[number % 4], PLAIN_TEAMS[(number + 1) % 4])
    leader = f"Leader {number}"
    main = Card(
        f"{key}-00", leader, Facts(MAIN_CHARACTER, teams=teams[:1], atk=3, defense=4, health=5, level=1)
    )
    cards: list[Card] = []
    for place, (cost, atk, defense, health) in enumerate(PLAIN_CURVE):
        shift = (number + place) % 3 - 1
        facts = Facts(
            SUPPORTING_CHARACTER,
            cost=cost,
            teams=(teams[(number + place) % 2],),
            atk=atk + shift,
            defense=defense - shift,
            health=health,
            keywords=plain_keywords(number + place),
        )
        name = leader if place == NAMESAKE else f"Plain {number}-{place + 1}"
        cards += [Card(f"{key}-{place + 1:02}", name, facts)] * 4
    for location in BASIC_LOCATIONS:
        cards += [location] * 4
    return Deck(tuple(cards), main, name=f"Plain {number}")


def plain_keywords(number: int) -> tuple[int, ...]:
    """One character in four is Ranged, one in five flies."""
    return ((RANGED,) if number % 4 == 0 else ()) + ((FLIGHT,) if number % 5 == 0 else ())


# Wild decks

for _number, _key in enumerate(TOKEN_KEYS):
    TOKENS[_key] = Card(
        _key,
        f"Token {_number + 1}",
        Facts(
            SUPPORTING_CHARACTER,
            cost=1,
            teams=TEAMS[:1],
            atk=1 + _number,
            defense=2,
            health=1,
            keywords=(SWARM,) if _number else (),
            token=True,
        ),
    )


def wild_deck(seed: int) -> Deck:
    """A legal deck of cards with random powers of every kind, the same for the same seed."""
    author = Author(seed)
    main, *levels = author.main_characters()
    cards: list[Card] = []
    for _ in range(8):
        cards += [author.character()] * 3
    cards += [author.visitor()] * 3
    for _ in range(3):
        cards += [author.plot_twist()] * 3
    for _ in range(2):
        cards += [author.equipment()] * 3
    main = author.armed(main, cards[-1])
    for _ in range(2):
        cards += [author.special_location()] * 3
    for location in BASIC_LOCATIONS:
        cards += [location] * 3
    pile = (author.character(), author.character())
    return Deck(tuple(cards), main, tuple(levels), pile, name=f"Wild {seed}")


class Author(Writer):
    """Writes whole cards: facts within what is printed, powers at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.deck = seed
        self.written = 0

    def key(self) -> str:
        self.written += 1
        return f"WILD-{self.deck}-{self.written:02}"

    def main_characters(self) -> list[Card]:
        """A main character in two or three levels, each with a way to the next."""
        name = self.pick(NAMES)
        last = self.pick((2, 3))
        teams = self.teams()
        cards: list[Card] = []
        for level in range(1, last + 1):
            facts = Facts(
                MAIN_CHARACTER,
                teams=teams,
                atk=2 + self.below(3) + level,
                defense=3 + self.below(3) + level,
                health=5,
                level=level,
                level_up=self.pick((2, 3)) if level < last else 0,
                keywords=self.keywords(),
                champion=self.chance(50),
            )
            gains: Trigger = Trigger(self.pick((ATTACKS, STUN, KOD, PLAYED, TURN_STARTED)), GainXP())
            powers = self.powers()
            if level < last:
                powers = Powers((gains, *powers.printed))
            cards.append(Card(self.key(), name, facts, powers))
        return cards

    def armed(self, main: Card, equipment: Card) -> Card:
        """Now and then the main character starts the game with a piece of equipment."""
        if not self.chance(20):
            return main
        powers = Powers((StartsEquipped(equipment.name), *main.powers.printed))
        return Card(main.key, main.name, main.facts, powers)

    def character(self) -> Card:
        cost = self.pick((1, 1, 2, 2, 3, 3, 4, 5, 6, 7))
        atk = self.below(2 * cost + 2)
        keywords = self.keywords()
        facts = Facts(
            SUPPORTING_CHARACTER,
            cost=cost,
            teams=self.teams(),
            atk=atk,
            defense=max(1, 2 * cost + 3 - atk),
            health=self.pick((1, 1, 2)),
            keywords=keywords,
            aka=(self.pick(NAMES),) if self.chance(15) else (),
            champion=self.chance(20),
            recruit_from=DECK if self.chance(5) else HAND,
        )
        tag = (TagTeam(self.pick(NAMES), self.effect()),) if TAG_TEAM in keywords else ()
        side = (Aligned(self.pick((GOOD, EVIL, GOOD | EVIL))),) if self.chance(5) else ()
        name = self.pick(NAMES) if self.chance(50) else f"Wild {self.deck}-{self.written + 1}"
        return Card(self.key(), name, facts, Powers((*self.powers().printed, *tag, *side)))

    def visitor(self) -> Card:
        """A cheap character that may leave the game as it is recruited, and come back later.

        It opens the hands of enemies, until one of them pays for the end of that.
        """
        card = self.character()
        leave: Effect = RemoveFromGame(Choice(Characters(IsThis())))
        stay_away = Becomes(IT, (ComesBack(),), FROM_YOUR_NEXT_TURN)
        leaves: Trigger = Trigger(
            RECRUITED, Gate(stay_away, may=True, price=leave), subject=IsThis(), when=ItIsYou()
        )
        any_symbol = any_of(ENERGY, INTELLECT, MIGHT, SKILL)
        opens = UntilPaid(RuleChange(IsEnemy(), LiesOpen(), FOREVER), any_symbol)
        demands: Trigger = Trigger(RECRUITED, opens, subject=IsThis(), when=ItIsYou())
        others = [power for power in card.powers.printed if not isinstance(power, Trigger)]
        return Card(card.key, card.name, replace(card.facts, cost=1), Powers((leaves, demands, *others)))

    def plot_twist(self) -> Card:
        facts = Facts(
            PLOT_TWIST,
            teams=self.teams() if self.chance(50) else (),
            timing=Timing(1 << self.below(len(TIMING_NAMES)) | 1 << self.below(len(TIMING_NAMES))),
            any_turn=self.chance(50),
        )
        return Card(self.key(), f"Twist {self.deck}-{self.written}", facts, Powers(twist=self.effect()))

    def equipment(self) -> Card:
        facts = Facts(
            EQUIPMENT,
            cost=self.below(4),
            teams=self.teams() if self.chance(30) else (),
            unique=self.chance(30),
        )
        powers = self.powers()
        if self.chance(20):
            powers = Powers((Bearers(self.word(Filter, 1)), *powers.printed))
        if self.chance(30):
            powers = Powers((Discount(PaysLess(1, self.perhaps(Filter, 50))), *powers.printed))
        return Card(self.key(), f"Gear {self.pick(NAMES)}", facts, powers)

    def special_location(self) -> Card:
        facts = Facts(
            LOCATION,
            symbols=self.pick((any_of(ENERGY, MIGHT), any_of(INTELLECT, SKILL), any_of(ALIEN, ENERGY))),
            teams=self.teams() if self.chance(50) else (),
        )
        powers = Powers(tuple(p for p in self.powers().printed if not isinstance(p, SuperPower)))
        return Card(self.key(), f"Place {self.deck}-{self.written}", facts, powers)

    def teams(self) -> tuple[str, ...]:
        return self.pick((TEAMS[:1], TEAMS[:1], TEAMS[1:], TEAMS, ()))

    def keywords(self) -> tuple[int, ...]:
        """Mostly one or two, now and then one of them twice."""
        return tuple(1 << self.below(len(OWN_KEYWORDS)) for _ in range(self.pick((0, 1, 1, 2, 3))))

    def powers(self) -> Powers:
        """At most one of each kind, and often none."""
        name = f"Power {self.deck}-{self.written}"
        printed: list[Power] = []
        if self.chance(40):
            printed.append(self.super_power(name))
        if self.chance(10):
            to = EventKind(self.below(len(EVENT_NAMES))) if self.chance(25) else self.pick(WOULD)
            printed.append(self.reaction(f"{name}R", to))
        if self.chance(30):
            printed.append(self.trigger(EventKind(self.below(len(EVENT_NAMES)))))
        if self.chance(15):
            printed.append(self.aura())
        if self.chance(7):
            printed.append(self.replacement(self.pick(WOULD)))
        return Powers(tuple(printed))
