"""Decks of classic cards with random powers of every kind."""

from __future__ import annotations

from typing import Final

from versus.games.classic import words
from versus.games.classic.language.keywords import OWN_KEYWORDS
from versus.games.classic.printed.definition import Card, Facts, Powers
from versus.games.classic.words import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from versus.kernel.deck import Deck
from versus.kernel.nodes import Filter
from versus.testing.classic.wild import NAMES, TEAMS, TRAITS, VERSIONS, WOULD, Writer

COPIES: Final = 3
LIKELY: Final = {
    EQUIPMENT: (words.TRANSFERABLE, words.CONCEALED_OPTIONAL),
    LOCATION: (words.TERRAFORM,),
    PLOT_TWIST: (),
}
"""The keywords that are usual on what is no character."""


def wild_deck(seed: int) -> Deck:
    """A legal deck of sixty cards, the same for the same seed."""
    author = Author(seed)
    cards: list[Card] = []
    for kind, number in ((CHARACTER, 10), (EQUIPMENT, 3), (PLOT_TWIST, 4), (LOCATION, 3)):
        for _ in range(number):
            cards += [author.card(kind)] * COPIES
    return Deck(tuple(cards), name=f"Wild {seed}")


class Author(Writer):
    """Writes whole cards: facts within what is printed, powers at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.deck = seed
        self.written = 0

    def card(self, kind: int) -> Card:
        self.written += 1
        key = f"WILD-{self.deck}-{self.written:02}"
        name = self.pick(NAMES) if self.chance(60) else f"Wild {self.deck}-{self.written}"
        if kind == CHARACTER:
            return Card(key, name, self.character(), self.powers(recruited=True))
        facts = Facts(
            kind,
            cost=self.below(4),
            keywords=self.few(LIKELY[kind]),
            versions=self.versions(20),
            unique=kind == EQUIPMENT and self.chance(30),
            not_unique=kind == LOCATION and self.chance(30),
            borne_by=self.word(Filter, 0) if kind == EQUIPMENT and self.chance(20) else None,
        )
        return Card(key, name, facts, self.powers(twist=kind == PLOT_TWIST, recruited=kind == EQUIPMENT))

    def character(self) -> Facts:
        cost = self.pick((1, 1, 2, 2, 3, 3, 4, 5, 6))
        atk = self.below(2 * cost + 2)
        return Facts(
            CHARACTER,
            cost,
            atk,
            max(1, 2 * cost + 2 - atk),
            self.pick((TEAMS[:1], TEAMS[:1], TEAMS[1:2], TEAMS[:2], TEAMS[2:], ())),
            tuple(1 << self.below(len(OWN_KEYWORDS)) for _ in range(self.pick((0, 1, 1, 2, 3)))),
            self.versions(30),
            identity=self.pick(NAMES) if self.chance(20) else "",
            boost=self.below(3) if self.chance(20) else 0,
            traits=(self.pick(TRAITS),) if self.chance(30) else (),
            willpower=self.below(4) if self.chance(30) else 0,
        )

    def versions(self, percent: int) -> tuple[str, ...]:
        """One of its own, so that namesakes are different cards, and sometimes one that others have too."""
        return (f"Version {self.written}", *((self.pick(VERSIONS),) if self.chance(percent) else ()))

    def few(self, keywords: tuple[int, ...]) -> tuple[int, ...]:
        """A likely keyword, sometimes any."""
        if self.chance(10):
            return (1 << self.below(len(OWN_KEYWORDS)),)
        return (self.pick(keywords),) if keywords and self.chance(50) else ()

    def powers(self, twist: bool = False, recruited: bool = False) -> Powers:
        """At most one or two of each kind, and often none."""
        payments = tuple(self.payment(self.chance(10)) for _ in range(self.pick((0, 0, 1, 1, 2))))
        return Powers(
            payments,
            triggers=(self.trigger(self.pick(self.events)),) if self.chance(35) else (),
            auras=(self.aura(),) if self.chance(25) else (),
            replacements=(self.replacement(self.pick(WOULD)),) if self.chance(8) else (),
            twist=self.payment() if twist else None,
            recruiting=self.recruit_costs() if recruited and self.chance(20) else (),
        )
