"""What stands where in an observation: blocks of named fields, each a few small whole numbers.

The tables in docs/research.md are printed from here, and a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from versus.games.tpcg.arenas import ARENAS
from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.words import (
    FACE_NAMES,
    P_ARENA,
    PHASE_NAMES,
    STEP_NAMES,
    SYMBOL_NAMES,
    TIMING_NAMES,
    TYPE_NAMES,
    VERB_NAMES,
    ZONE_NAMES,
)
from versus.kernel.ask import ASK_KINDS
from versus.kernel.verbs import SHARED_VERBS

SIGNATURE: Final = 16
"""How many numbers stand for a name that has no number of its own."""
TEAM_SIGNATURE: Final = 8
SEATS: Final = 4
"""One-hot fields of seats have this many places at every table, so that they mean the same."""

CHARACTER_SLOTS: Final = 16
EQUIPMENT_SLOTS: Final = 4
PLAYING_SLOTS: Final = 1
OWN_HAND_SLOTS: Final = 16
OTHER_HAND_SLOTS: Final = 4

OPTIONS: Final = 32
"""Options on one page; 999 of 1,000 questions of random play fit on it, see docs/research.md."""
ACTIONS: Final = OPTIONS + 1
NEXT_PAGE: Final = OPTIONS
"""The action that turns the page where a question has more options than one page holds."""


@dataclass(frozen=True)
class Field:
    """Some numbers with one meaning. With `places` it is one-hot, or a number for each of them."""

    name: str
    meaning: str
    places: tuple[str, ...] = ()
    length: int = 1

    @property
    def size(self) -> int:
        return len(self.places) or self.length


class Block:
    """Fields in a row."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.size = sum(field.size for field in fields)
        self.empty = bytes(self.size)
        """The block where there is nothing to tell."""

    def offset(self, name: str) -> int:
        """Where a field begins."""
        place = 0
        for field in self.fields:
            if field.name == name:
                return place
            place += field.size
        raise KeyError(name)

    def packed(self, values: dict[str, int | Sequence[int]]) -> bytes:
        """The block as bytes, a signed byte for each number; what is not named is 0."""
        row: list[int] = []
        known = set()
        for field in self.fields:
            value = values.get(field.name, 0)
            known.add(field.name)
            numbers = [value] if isinstance(value, int) else list(value)
            if numbers == [0]:
                numbers *= field.size
            if len(numbers) != field.size:
                raise ValueError(f"{self.name}: {field.name} has {field.size} numbers, not {len(numbers)}")
            row += [signed_byte(number) for number in numbers]
        if not known.issuperset(values):
            raise ValueError(f"{self.name} has no {sorted(set(values) - known)}")
        return bytes(row)


def signed_byte(number: int) -> int:
    """The byte for a number from -128 to 127; what is larger, infinity too, stays at the edge."""
    return max(-128, min(127, number)) & 255


def one_hot(place: int, size: int) -> list[int]:
    """A 1 in one place; none for what is absent."""
    return [1 if index == place else 0 for index in range(size)]


def bits(number: int, size: int) -> list[int]:
    """A 1 for each bit that is set."""
    return [number >> index & 1 for index in range(size)]


ARENA_NAMES: Final = tuple([arena.name for arena in ARENAS])
FROM_THE_VIEWER: Final = ("the viewer", "the next seat", "the second next", "the third next")

TABLE: Final = Block(
    "Table",
    Field("turn", "turns begun"),
    Field("phase", "one-hot", PHASE_NAMES),
    Field("step", "one-hot", tuple(name or "no step" for name in STEP_NAMES)),
    Field("arena", "where the game takes place, one-hot; all 0 for nowhere", ARENA_NAMES),
    Field("active", "whose turn, one-hot", FROM_THE_VIEWER),
    Field("first", "who went first, one-hot", FROM_THE_VIEWER),
    Field("recruit points", "left in this Recruit Step"),
    Field("resource placed", "1 if the turn's resource has been placed"),
    Field("combat", "1 during a combat"),
    Field("acting", "who may act in the combat, one-hot", FROM_THE_VIEWER),
    Field("passes", "passes in a row in the combat"),
    Field("over", "1 if the game has ended"),
    Field("won", "1 if the viewer is among the winners"),
)

QUESTION: Final = Block(
    "Question",
    Field("asked", "who must answer, one-hot", FROM_THE_VIEWER),
    Field("kind", "one-hot", ASK_KINDS),
    Field("prompt", "one-hot, by its code", length=P_ARENA + 1),
    Field("options", "how many there are; like the next two 0 for whoever is not asked"),
    Field("page", "the page shown, from 0"),
    Field("pages", "how many pages the options fill"),
)

SIDE: Final = Block(
    "Side",
    Field("in the game", "1 until the player is out"),
    Field("enemy", "1 for an opponent of the viewer"),
    Field("turns taken", "turns this player has begun"),
    Field("deck", "cards"),
    Field("hand", "cards"),
    Field("KO pile", "cards by type", TYPE_NAMES),
    Field("level-up zone", "cards"),
    Field("out-of-game pile", "cards"),
    Field("front row", "characters"),
    Field("back row", "characters"),
    Field("face-up resources", "cards"),
    Field("face-down resources", "cards"),
    Field("symbols", "face-up resources that offer it", SYMBOL_NAMES),
    Field("wounds", "on the player's main characters"),
    Field("health left", "Health minus wounds of the player's main characters"),
)

CARD: Final = Block(
    "Card",
    Field("here", "1 if the place is taken"),
    Field("known", "1 if the viewer may look at it; otherwise only zone, face and exhausted follow"),
    Field("signature", "±1 each, from the card's key: tells cards apart", length=SIGNATURE),
    Field("type", "one-hot", TYPE_NAMES),
    Field("cost", "as printed"),
    Field("ATK", "current in a row, printed elsewhere; 127 is infinite"),
    Field("DEF", "likewise"),
    Field("Health", "likewise"),
    Field("wounds", "taken"),
    Field("level", "of a main character"),
    Field("XP", "counted towards the next level"),
    Field("level up", "XP needed for the next level"),
    Field("+1/+1", "counters"),
    Field("-1/-1", "counters"),
    Field("marks", "mark and lasting mark counters"),
    Field("keywords", "current in a row, printed elsewhere; those of the rules", OWN_KEYWORDS),
    Field("symbols", "power symbols it offers", SYMBOL_NAMES),
    Field("timing", "of its Super Powers and of a plot twist", TIMING_NAMES),
    Field("super powers", "how many"),
    Field("triggers", "how many"),
    Field("continuous powers", "how many"),
    Field("teams", "±1 each, from the team's name, summed over its teams", length=TEAM_SIGNATURE),
    Field("zone", "one-hot", ZONE_NAMES),
    Field("whose", "who controls it, one-hot", ("the viewer", "a teammate", "an enemy")),
    Field("face", "one-hot", FACE_NAMES),
    Field("exhausted", "1 if it is"),
    Field("frozen", "1 if it is"),
    Field("main", "1 if it counts as a main character"),
    Field("attacks", "1 for an attacker of the running combat"),
    Field("defends", "1 for the defender"),
    Field("chosen", "1 if the viewer has chosen it in the running question"),
    Field("bearer", "of equipment: its bearer's place among the characters of its side, from 1"),
)

OPTION: Final = Block(
    "Option",
    Field("here", "1 if there is such an option"),
    Field(
        "verb",
        "what it does, one-hot",
        (*SHARED_VERBS, *VERB_NAMES),
    ),
    Field("zone", "that a card goes to, one-hot", ZONE_NAMES),
    Field("from", "the zone that a card is taken from to pay, one-hot", ZONE_NAMES),
    Field("seat", "of a player that it names, one-hot", FROM_THE_VIEWER),
    Field("number", "any other number: which power, which mode, what is said"),
    Field("word", "±1 each, from the name said or the power used", length=SIGNATURE),
)


@dataclass(frozen=True)
class Part:
    """A block at its places in the observation."""

    name: str
    block: Block
    start: int
    times: int = 1

    @property
    def end(self) -> int:
        return self.start + self.times * self.block.size


OPTION_SIZE: Final = OPTION.size + 2 * CARD.size
"""An option, the card it is about, and the other card."""


def parts(seats: int) -> list[Part]:
    """Everything in an observation at a table of so many seats, from its first number to its last."""
    found: list[Part] = []

    def add(name: str, block: Block, times: int = 1) -> None:
        found.append(Part(name, block, found[-1].end if found else 0, times))

    add("table", TABLE)
    add("question", QUESTION)
    add("source of the question", CARD)
    for place in range(seats):
        whose = FROM_THE_VIEWER[place]
        add(f"side of {whose}", SIDE)
        add(f"characters of {whose}", CARD, CHARACTER_SLOTS)
        add(f"equipment of {whose}", CARD, EQUIPMENT_SLOTS)
        add(f"being played by {whose}", CARD, PLAYING_SLOTS)
        if place == 0:
            add("hand of the viewer", CARD, OWN_HAND_SLOTS)
        else:
            add(f"seen in the hand of {whose}", CARD, OTHER_HAND_SLOTS)
    for option in range(OPTIONS):
        add(f"option {option}", OPTION)
        add(f"option {option}: its card", CARD)
        add(f"option {option}: the other card", CARD)
    return found


def length(seats: int) -> int:
    """How many numbers an observation has."""
    return parts(seats)[-1].end
