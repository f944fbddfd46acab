"""What a table of phrases is made of: templates, which of them fits a node, and nouns in the making.

A phrase is a template with slots for the fields of its node. It fits a node only if it speaks of every field
that is not at its default, so nothing that a card does can go unsaid; read the other way round, a template
with its fixed fields says which node a sentence means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from versus.kernel.english import listed, plural_of, with_article
from versus.kernel.errors import VersusError
from versus.kernel.nodes import Node

if TYPE_CHECKING:
    from versus.kernel.text import Printer

TOKEN: Final = re.compile(r"\{([a-z_+']+)(?::([a-z]+)(?: ([^}]*))?)?\}|<([a-z']+)>")


class Unsaid(VersusError):
    """A node that the table of phrases has no words for."""


class Piece(NamedTuple):
    """A noun phrase: its words, and whether a verb after it stands in the plural."""

    text: str
    plural: bool = False


@dataclass(frozen=True)
class Phrase:
    """One way to say a node, used where its fixed fields have these values.

    In a template `{field}` is a slot, `{field:part}` a slot filled by a part of speech, and `<verb>` agrees
    with the first noun before it. `opposite` says that it is not so (filters and conditions), `each` names
    what is counted (amounts), `head` is the noun that a filter implies, `many` stands before a plural.
    """

    template: str
    fixed: tuple[tuple[str, Any], ...] = ()
    opposite: str = ""
    each: str = ""
    many: str = ""
    head: str = ""
    state: bool = False
    """A filter's adjective that also stands alone: "it is exhausted"."""
    free: bool = False
    """An effect's template that is neither an order ("stun it") nor a statement ("it gets ...")."""

    def slots(self) -> set[str]:
        """The fields it speaks of."""
        found: set[str] = set()
        for match in TOKEN.finditer(" ".join((self.template, self.opposite, self.each))):
            if match[1]:
                found.update(match[1].split("+"))
        return found

    def states(self) -> bool:
        """Whether its template is a statement, with a subject and a verb, and not an order."""
        return "<" in self.template or ":does" in self.template

    def orders(self) -> bool:
        """Whether its template is an order, which begins with its verb: "stun {who}"."""
        return not self.free and not self.states() and not self.template.startswith(("{", "you ", "each "))


def say(template: str, /, *, free: bool = False, **fixed: Any) -> Phrase:
    """A phrase for an effect, a change or a reference to cards."""
    return Phrase(template, tuple(fixed.items()), free=free)


def whether(template: str, opposite: str, /, **fixed: Any) -> Phrase:
    """A phrase for a condition, and for its opposite."""
    return Phrase(template, tuple(fixed.items()), opposite=opposite)


def which(template: str, opposite: str, /, *, head: str = "", state: bool = False, **fixed: Any) -> Phrase:
    """A phrase for a filter, and for its opposite; `~` is the noun. Without one it names a card outright."""
    return Phrase(template, tuple(fixed.items()), opposite=opposite, head=head, state=state)


def how_many(template: str, /, *, each: str = "", many: str = "", **fixed: Any) -> Phrase:
    """A phrase for an amount; where it counts something, `each` is what, in the singular."""
    return Phrase(template, tuple(fixed.items()), each=each, many=many)


Special: TypeAlias = Callable[..., Any]
"""A function for a node that no template can say; what it returns depends on the kind of node."""
Entry: TypeAlias = Phrase | tuple[Phrase, ...] | Special
Part: TypeAlias = Callable[["Printer", Any, str, Any], "Piece | str"]
"""Words for a slot: from the printer, the field's value, the part's argument and the node."""


class Book:
    """A game's phrases. The order of filters in the table is the order of adjectives in a noun phrase."""

    def __init__(
        self, phrases: Mapping[Any, Entry], parts: Mapping[str, Part], names_you: bool = False
    ) -> None:
        self.phrases: dict[Any, Entry] = dict(phrases)
        self.names_you = names_you
        """Whether an order says who is ordered: "you draw a card", for a text that is told to others."""
        self.parts = dict(parts)
        self.ranks = {word: rank for rank, word in enumerate(self.phrases)}
        self.slots = {
            phrase: phrase.slots()
            for entry in self.phrases.values()
            if not callable(entry)
            for phrase in (entry if isinstance(entry, tuple) else (entry,))
        }

    def for_others(self, phrases: Mapping[Any, Entry]) -> Book:
        """The same book for what is told to somebody else than "you", with some words of its own.

        They come first, so that whose a card is stands next to it: "characters of Ann's enemies that fly".
        """
        return Book({**phrases, **self.phrases, **phrases}, self.parts, names_you=True)

    def entry(self, node: Node) -> Entry:
        if type(node) not in self.phrases:
            raise Unsaid(f"The table of phrases has no entry for {type(node).__name__}. Add one.")
        return self.phrases[type(node)]

    def phrase(self, node: Node) -> Phrase:
        """The first phrase that says all of a node."""
        entry = self.entry(node)
        assert not callable(entry)
        for phrase in entry if isinstance(entry, tuple) else (entry,):
            if self.fits(phrase, node):
                return phrase
        raise Unsaid(f"No phrase for {type(node).__name__} says all of {node!r}. Add one.")

    def fits(self, phrase: Phrase, node: Any) -> bool:
        fixed = dict(phrase.fixed)
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name in fixed:
                if value != fixed[field.name]:
                    return False
            elif field.name in self.slots[phrase]:
                if value is None:
                    return False
            elif field.default is MISSING or value != field.default:
                return False
        return True


class Noun:
    """A noun phrase in the making: adjectives, a head, and what follows it, each with its rank."""

    def __init__(self, head: str) -> None:
        self.heads = [head]
        self.head_said = False
        """Whether some filter names the noun itself; what others imply gives way to it."""
        self.head_implied = False
        self.whole = ""
        """A card named outright, such as "this character"."""
        self.before: list[tuple[int, str, bool]] = []
        self.after: list[tuple[int, str]] = []

    def take_head(self, head: str, rank: int, said: bool) -> None:
        """Let a filter name the noun, or only imply it."""
        if not said:
            if not self.head_said:
                self.heads = [head]
                self.head_implied = True
        elif self.head_said and self.heads != [head]:
            self.after.append((rank, "that is " + with_article(head)))
        else:
            self.heads = [head]
            self.head_said = True

    def words(self, plural: bool = False) -> str:
        """The phrase without article or number."""
        heads = [plural_of(head) if plural else head for head in self.heads]
        return " ".join([*self.adjectives(), listed(heads, "or"), *self.following()])

    def adjectives(self) -> list[str]:
        return [text for _, text, _ in sorted(self.before, key=by_rank)]

    def following(self) -> list[str]:
        return [text for _, text in sorted(self.after, key=by_rank)]

    def named(self) -> str:
        """The card named outright, with whatever else must hold of it."""
        following = self.following()
        if self.head_said and self.heads[0] not in self.whole:
            following.append("that is " + with_article(listed(self.heads, "or")))
        if self.before:
            following.append("that is " + listed([standing_alone(text) for text in self.adjectives()]))
        return " ".join([self.whole, *following])

    def one(self) -> str:
        return self.named() if self.whole else with_article(self.words())

    def each(self) -> str:
        return self.named() if self.whole else "each " + self.words()

    def every(self) -> Piece:
        """In general: "enemy characters", later arrivals included."""
        return Piece(self.named()) if self.whole else Piece(self.words(plural=True), True)

    def number(self, count: str, plural: bool = True) -> str:
        return self.named() if self.whole else f"{count} {self.words(plural)}"

    def none(self) -> str:
        return "none of " + self.named() if self.whole else "no " + self.words()


def standing_alone(adjective: str) -> str:
    """ "face-up" before a noun is "face up" after a verb; an icon keeps its spelling."""
    return adjective if "[" in adjective else adjective.replace("-", " ")


def by_rank(ranked: tuple[Any, ...]) -> int:
    rank: int = ranked[0]
    return rank
