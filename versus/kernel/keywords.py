"""Keywords as data: a name, what it means, and the powers that whoever has it has.

A game has one lexicon. What its own rules ask for, such as Flight, is declared there with a fixed bit and
needs no powers; a card set declares others, and each gets the next free bit. Cards have, gain, lose and ask
for keywords by their bits; names and definitions stand here alone. Beside them stand words of the rules that
are no keywords but need a definition too, such as "Freeze".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from versus.kernel.errors import BadCard, BadSave
from versus.kernel.nodes import Aura, Node, Replacement, Trigger
from versus.kernel.trees import nodes_in
from versus.kernel.types import EventKind

if TYPE_CHECKING:
    from versus.kernel.text import Printer

LEXICON: Final = "lexicon"
"""In a field's metadata, with a lexicon: the field holds keywords of it, which are saved by name."""


@dataclass(frozen=True)
class Keyword:
    """One keyword: its bit, its name, the powers it stands for, and what it means if they don't say it."""

    bit: int
    name: str
    powers: tuple[Node, ...] = ()
    means: str = ""


@dataclass(frozen=True)
class GameWord:
    """A word of the rules that is no keyword: what it means, and the nodes by which a card speaks of it."""

    name: str
    means: str
    kinds: tuple[type[Node], ...]
    fixed: tuple[tuple[str, Any], ...] = ()
    """Which of these nodes: those whose fields have these values."""

    def is_said_by(self, node: Node) -> bool:
        return isinstance(node, self.kinds) and all(
            getattr(node, name) == value for name, value in self.fixed
        )


class Lexicon:
    """The keywords of a game, and their powers by kind, each with the bit of its keyword."""

    __slots__ = (
        "auras",
        "by_name",
        "declared",
        "icons",
        "listening",
        "others",
        "others_of",
        "replacements",
        "replacing",
        "shining",
        "stacking",
        "triggering",
        "triggers",
        "words",
    )

    def __init__(self, icons: int = 0) -> None:
        self.declared: list[Keyword] = []
        """By bit, the lowest first."""
        self.by_name: dict[str, Keyword] = {}
        self.words: list[GameWord] = []
        self.icons = icons
        """Those that are drawn, not written."""
        self.triggers: dict[EventKind, list[tuple[int, Trigger]]] = {}
        """By the event that sets them off."""
        self.auras: list[tuple[int, Aura]] = []
        self.replacements: list[tuple[int, Replacement]] = []
        self.others: list[tuple[int, Node]] = []
        """Powers of kinds that only one game has."""
        self.listening = 0
        """A bit per kind of event that sets one of them off."""
        self.triggering = 0
        """The keywords with a triggered power; so the next ones, with a continuous, replacing, other one."""
        self.shining = 0
        self.stacking = 0
        """Those of which each instance triggers by itself."""
        self.replacing = 0
        self.others_of = 0

    def declare(self, name: str, *powers: Node, means: str = "", bit: int = 0, stacking: bool = False) -> int:
        """Make a keyword known and return its bit; to say the same again changes nothing."""
        known = self.by_name.get(name)
        if known is not None:
            if known.powers == powers and known.means == means:
                return known.bit
            raise BadCard(f'There is a keyword "{name}" that means something else. Choose another name.')
        if not name.strip() or not (powers or means or bit):
            raise BadCard(f'The keyword "{name}" needs a name, and powers or words that tell what it means.')
        keyword = Keyword(bit or 1 << len(self.declared), name, powers, means)
        assert keyword.bit == 1 << len(self.declared), f"{name} is declared out of turn"
        self.declared.append(keyword)
        self.by_name[name] = keyword
        if stacking:
            self.stacking |= keyword.bit
        for power in powers:
            self.file(keyword.bit, power)
        return keyword.bit

    def bit_for(self, name: str) -> int:
        """The bit that a keyword has, or will get if it is the next to be declared."""
        known = self.by_name.get(name)
        return known.bit if known is not None else 1 << len(self.declared)

    def explain(self, name: str, *kinds: type[Node], means: str, **fixed: Any) -> None:
        """Define a word of the rules that is no keyword."""
        self.words.append(GameWord(name, means, kinds, tuple(fixed.items())))

    def file(self, bit: int, power: Node) -> None:
        if isinstance(power, Trigger):
            self.triggers.setdefault(power.on, []).append((bit, power))
            self.listening |= 1 << power.on
            self.triggering |= bit
        elif isinstance(power, Aura):
            self.auras.append((bit, power))
            self.shining |= bit
        elif isinstance(power, Replacement):
            self.replacements.append((bit, power))
            self.replacing |= bit
        else:
            self.others.append((bit, power))
            self.others_of |= bit

    # Names

    def names(self) -> list[str]:
        return [keyword.name for keyword in self.declared]

    def names_of(self, bits: int) -> list[str]:
        """The names of the keywords that are set."""
        return [keyword.name for keyword in self.declared if keyword.bit & bits]

    def name_of(self, bit: int) -> str:
        return self.declared[bit.bit_length() - 1].name

    def bits_of(self, names: Iterable[str]) -> int:
        """The keywords of these names; an unknown one is a KeyError."""
        bits = 0
        for name in names:
            bits |= self.by_name[name].bit
        return bits

    def definitions(self, printer: Printer) -> dict[str, str]:
        """What each means, as it was put into words or as its powers read; then the other words."""
        found = {keyword.name: keyword.means or printer.powers(keyword.powers) for keyword in self.declared}
        return found | {word.name: word.means for word in self.words}

    def spoken_of(self, tree: Any) -> list[str]:
        """Every keyword and word of the rules that a tree names, in the order of the lexicon."""
        bits, said = 0, set()
        for node in nodes_in(tree):
            for field in fields(node):  # type: ignore[arg-type]
                if LEXICON in field.metadata:
                    value = getattr(node, field.name)
                    # "All keywords" names none of them.
                    bits |= value if 0 < value < 1 << len(self.declared) else 0
            said.update([word.name for word in self.words if word.is_said_by(node)])
        return self.names_of(bits) + [word.name for word in self.words if word.name in said]

    def knows(self, bit: int) -> bool:
        """Whether this is the bit of one keyword."""
        return bit > 0 and not bit & (bit - 1) and bit.bit_length() <= len(self.declared)

    def name_of_power(self, power: Node) -> str:
        """The keyword that a power is the power of; empty for one of a card's own."""
        for keyword in self.declared:
            if power in keyword.powers:
                return keyword.name
        return ""

    # Saves: which bit a card set's keyword has got may be another one next time

    def data_of(self, value: int | tuple[int, ...]) -> Any:
        """Keywords by name; what is no set of keywords stays as it is."""
        if isinstance(value, tuple):
            return [self.name_of(bit) if self.knows(bit) else bit for bit in value]
        return self.names_of(value) if 0 <= value < 1 << len(self.declared) else value

    def holds(self, value: Any) -> bool:
        """Whether something is keywords of this lexicon: a set of them, all of them, or a row."""
        if isinstance(value, tuple):
            return all(self.holds(bit) for bit in value)
        return type(value) is int and -1 <= value < 1 << len(self.declared)

    def value_of(self, data: Any) -> Any:
        """A set of keywords that `data_of` has written."""
        if not isinstance(data, list):
            return data
        try:
            return self.bits_of(data)
        except (KeyError, TypeError):
            raise BadSave(
                f"No card set here knows all of the keywords {data}. Install the one they belong to."
            ) from None

    def row_of(self, data: Any) -> tuple[int, ...]:
        """A row of keywords, one by one, that `data_of` has written."""
        if not isinstance(data, list):
            raise BadSave(
                "The save has something else where keywords are listed. Use an undamaged copy of it."
            )
        return tuple([self.value_of([one]) if isinstance(one, str) else one for one in data])

    # Powers

    def listens(self, bits: int) -> int:
        """A bit per kind of event that sets off a power of these keywords."""
        mask = 0
        if bits & self.triggering:
            for kind, triggers in self.triggers.items():
                for bit, _ in triggers:
                    if bits & bit:
                        mask |= 1 << kind
        return mask

    def triggers_on(self, bits: int, kind: EventKind) -> list[Trigger]:
        """The powers of these keywords that wait for a kind of event."""
        return [trigger for bit, trigger in self.triggers.get(kind, ()) if bits & bit]

    def auras_of(self, bits: int) -> list[Aura]:
        return [aura for bit, aura in self.auras if bits & bit] if bits & self.shining else []

    def replacements_of(self, bits: int) -> list[Replacement]:
        if not bits & self.replacing:
            return []
        return [replacement for bit, replacement in self.replacements if bits & bit]
