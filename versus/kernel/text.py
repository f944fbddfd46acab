"""The printer: it reads a tree and says it in English, by a table of phrases that each game brings.

A phrase is a template with slots for the fields of its node. It fits a node only if it speaks of every field
that is not at its default, so nothing that a card does can go unsaid; read the other way round, a template
with its fixed fields says which node a sentence means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final, NamedTuple, TypeAlias

from versus.kernel.choosing import Choice, Each, OnCards, Who
from versus.kernel.effects import Number, Sequence, Times
from versus.kernel.english import (
    BARE,
    STATES,
    conjugate,
    listed,
    number_word,
    numbered,
    plural_of,
    signed,
    with_article,
)
from versus.kernel.errors import VersusError
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Selector

TOKEN: Final = re.compile(r"\{([a-z_+']+)(?::([a-z]+)(?: ([^}]*))?)?\}|<([a-z']+)>")
NEXT_SENTENCE: Final = ". "


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


def say(template: str, /, *, free: bool = False, **fixed: Any) -> Phrase:
    """A phrase for an effect, a change or a reference to cards."""
    return Phrase(template, tuple(fixed.items()), free=free)


def whether(template: str, opposite: str, /, **fixed: Any) -> Phrase:
    """A phrase for a condition, and for its opposite."""
    return Phrase(template, tuple(fixed.items()), opposite=opposite)


def which(
    template: str, opposite: str, /, *, head: str = "", state: bool = False, **fixed: Any
) -> Phrase:
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

    def __init__(self, phrases: Mapping[Any, Entry], parts: Mapping[str, Part]) -> None:
        self.phrases = dict(phrases)
        self.parts = dict(parts)
        self.ranks = {word: rank for rank, word in enumerate(self.phrases)}
        self.slots = {
            id(phrase): phrase.slots()
            for entry in self.phrases.values()
            if not callable(entry)
            for phrase in (entry if isinstance(entry, tuple) else (entry,))
        }

    def entry(self, node: Node[Any]) -> Entry:
        entry = self.phrases.get(type(node))
        if entry is None:
            raise Unsaid(f"The table of phrases has no entry for {type(node).__name__}. Add one.")
        return entry

    def phrase(self, node: Node[Any]) -> Phrase:
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
            elif field.name in self.slots[id(phrase)]:
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
        self.whole = ""
        """A card named outright, such as "this character"."""
        self.before: list[tuple[int, str, bool]] = []
        self.after: list[tuple[int, str]] = []

    def words(self, plural: bool = False) -> str:
        """The phrase without article or number."""
        heads = [plural_of(head) if plural else head for head in self.heads]
        adjectives = [text for _, text, _ in sorted(self.before)]
        following = [text for _, text in sorted(self.after)]
        return " ".join([*adjectives, listed(heads, "or"), *following])

    def named(self) -> str:
        """The card named outright, with whatever else must hold of it."""
        following = [text for _, text in sorted(self.after)]
        if self.before:
            following.append("that is " + listed([text for _, text, _ in sorted(self.before)]))
        return " ".join([self.whole, *following])

    def one(self) -> str:
        return self.named() if self.whole else with_article(self.words())

    def each(self) -> str:
        return self.named() if self.whole else "each " + self.words()

    def every(self) -> Piece:
        """In general: "enemy characters", later arrivals included."""
        return Piece(self.named()) if self.whole else Piece(self.words(plural=True), True)

    def number(self, count: str) -> str:
        return self.named() if self.whole else f"{count} {self.words(plural=True)}"

    def none(self) -> str:
        return "none of " + self.named() if self.whole else "no " + self.words()


class Printer:
    """One text in the making: the table of phrases, and what the words so far refer to."""

    def __init__(self, book: Book, this: str = "this character", that: str = "that card") -> None:
        self.book = book
        self.this = this
        self.that = that
        self.groups: list[bool] = []
        """For each group of cards chosen so far, whether it may be several: "it" or "them"."""
        self.start = 0
        self.use = STATES
        self.plural = False
        """The number of the subject."""
        self.last_plural = False
        """The number of the noun that "its" refers to."""

    # Effects

    def clauses(self, effect: Effect[Any], use: int = STATES) -> list[str]:
        """An instruction as clauses, each of which can be a sentence."""
        entry = self.book.entry(effect)
        if callable(entry):
            found: list[str] = entry(self, effect, use)
            return found
        phrase = self.book.phrase(effect)
        if use == BARE and phrase.free:
            return ["do this: " + "; ".join(self.fill(phrase.template, effect, STATES))]
        said = self.fill(phrase.template, effect, use)
        if use == BARE and "<" in phrase.template:
            said[0] = "have " + said[0]
        if isinstance(effect, OnCards):
            self.note(effect.whom())
        return said

    def nested(self, effect: Effect[Any], use: int = STATES) -> list[str]:
        """An instruction inside another: all of it in one clause, but for what follows by itself."""
        if not isinstance(effect, Sequence):
            return self.clauses(effect, use)
        parts = [self.nested(part, use) for part in effect.parts]
        if not parts:
            return ["do nothing"]
        simple = all(len(part) == 1 for part in parts[:-1])
        joint = ", then " if simple else "; then "
        return [joint.join(["; ".join(part) for part in parts[:-1]] + parts[-1][:1]), *parts[-1][1:]]

    def block(self, effect: Effect[Any]) -> str:
        """An instruction as one clause, whatever it takes."""
        return "; ".join(self.nested(effect))

    def note(self, who: Who) -> None:
        """Remember a group of cards that "it" may refer to."""
        if isinstance(who, Choice):
            self.groups.append(who.most != 1)
        elif isinstance(who, Each):
            self.groups.append(True)

    # Nouns

    def who(self, who: Who, subject: bool = False) -> Piece:
        entry = self.book.entry(who)
        if callable(entry):
            piece: Piece = entry(self, who, subject)
            return piece
        return Piece(self.line(self.book.phrase(who).template, who))

    def selected(self, selector: Selector[Any]) -> Noun:
        entry = self.book.entry(selector)
        assert callable(entry)
        noun: Noun = entry(self, selector)
        return noun

    def noun(self, filter: Filter[Any] | None, head: str) -> Noun:
        """What a filter describes."""
        noun = Noun(head)
        if filter is not None:
            self.describe(noun, filter, True)
        return noun

    def describe(self, noun: Noun, filter: Filter[Any], holds: bool) -> None:
        """Add what a filter says, or its opposite."""
        entry = self.book.entry(filter)
        if callable(entry):
            entry(self, filter, noun, holds)
            return
        phrase = self.book.phrase(filter)
        rank = self.book.ranks[type(filter)]
        text = self.line(phrase.template if holds else phrase.opposite, filter)
        before, tilde, after = text.partition("~")
        if not tilde:
            if noun.whole:
                noun.after.append((rank, "that is " + text))
            else:
                noun.whole = text
        if before:
            noun.before.append((rank, before.strip(), phrase.state))
        if after:
            noun.after.append((rank, after.strip()))
        if phrase.head and (holds or before.strip()):
            noun.heads = [phrase.head]
            noun.head_said = True

    # Conditions, amounts, changes

    def condition(self, condition: Condition[Any], holds: bool = True) -> str:
        entry = self.book.entry(condition)
        if callable(entry):
            text: str = entry(self, condition, holds)
            return text
        phrase = self.book.phrase(condition)
        return self.line(phrase.template if holds else phrase.opposite, condition)

    def amount(self, amount: Amount[Any]) -> str:
        """As a number or a noun: "2", "the number of enemy characters"."""
        entry = self.book.entry(amount)
        if callable(entry):
            text: str = entry(self, amount, False)
            return text
        return self.line(self.book.phrase(amount).template, amount)

    def each_of(self, amount: Amount[Any]) -> str:
        """What is counted, in the singular; empty for what is not a count."""
        entry = self.book.entry(amount)
        if callable(entry):
            text: str = entry(self, amount, True)
            return text
        phrase = self.book.phrase(amount)
        return self.line(phrase.each, amount) if phrase.each else ""

    def many(self, amount: Amount[Any]) -> str:
        """The words before a plural where an amount has such: "that many"."""
        entry = self.book.entry(amount)
        return "" if callable(entry) else self.book.phrase(amount).many

    def predicate(self, change: Change[Any]) -> str:
        """What a change does to the subject: "gets +1/+1"."""
        return self.line(self.book.phrase(change).template, change)

    # Templates

    def line(self, template: str, node: Any) -> str:
        """A template of one clause, in the use of the clause around it."""
        return NEXT_SENTENCE.join(self.fill(template, node, self.use))

    def fill(self, template: str, node: Any, use: int) -> list[str]:
        """A template with its slots filled, as clauses."""
        outer = self.use, self.plural, self.start
        self.use = use
        self.start = len(self.groups)
        clauses: list[str] = []
        for part in template.split(NEXT_SENTENCE):
            clauses += self.fill_clause(part, node)
        self.use, self.plural, self.start = outer
        return clauses

    def fill_clause(self, template: str, node: Any) -> list[str]:
        text = ""
        following: list[str] = []
        subject_known = False
        end = 0
        for match in TOKEN.finditer(template):
            text += template[end : match.start()]
            end = match.end()
            if match[4]:
                text += conjugate(match[4], self.use, self.plural)
                continue
            said = self.slot(node, match[1], match[2] or "", match[3] or "", not text)
            if isinstance(said, list):
                text += said[0]
                following += said[1:]
            elif isinstance(said, Piece):
                text += said.text
                self.last_plural = said.plural
                if not subject_known:
                    self.plural = said.plural
                    subject_known = True
            else:
                text += said
        return [text + template[end:], *following]

    def slot(self, node: Any, name: str, part: str, arg: str, first: bool) -> list[str] | Piece | str:
        """What stands in a slot: clauses, a noun phrase or plain words."""
        if name == "this":
            return Piece(self.this)
        if name == "its":
            return "their" if self.last_plural else "its"
        if name == "owner's":
            return "their owners'" if self.last_plural else "its owner's"
        value = tuple(getattr(node, field) for field in name.split("+")) if "+" in name else getattr(node, name)
        if isinstance(value, Effect):
            return self.effect_slot(value, part)
        if part:
            return self.book.parts[part](self, value, arg, node)
        if isinstance(value, Piece):
            return value
        if isinstance(value, Who):
            return self.who(value, first)
        if isinstance(value, Condition):
            return self.condition(value)
        if isinstance(value, Amount):
            return self.amount(value)
        if isinstance(value, str | int):
            return str(value)
        raise Unsaid(f"A phrase for {type(node).__name__} does not say how to put {name} into words.")

    def effect_slot(self, effect: Effect[Any], part: str) -> list[str]:
        if part == "block":
            return [self.block(effect)]
        if part == "else":
            # What was chosen on the way that was not taken is unknown here.
            del self.groups[self.start :]
        return self.nested(effect, BARE if part == "do" else STATES)


# Parts of speech that every game shares


def one(printer: Printer, filter: Filter[Any] | None, head: str, node: Any) -> Piece:
    return Piece(printer.noun(filter, head).one())


def each(printer: Printer, filter: Filter[Any] | None, head: str, node: Any) -> Piece:
    return Piece(printer.noun(filter, head).each())


def every(printer: Printer, filter: Filter[Any] | None, head: str, node: Any) -> Piece:
    return printer.noun(filter, head).every()


def does(printer: Printer, changes: Change[Any] | tuple[Change[Any], ...], arg: str, node: Any) -> str:
    """What changes do to the subject."""
    found = changes if isinstance(changes, tuple) else (changes,)
    return listed([printer.predicate(change) for change in found])


def simple(printer: Printer, amount: Amount[Any]) -> tuple[int, str] | None:
    """An amount as a plain number, or as a number for each of something; None for any other."""
    if isinstance(amount, Number):
        return amount.number, ""
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    each_text = printer.each_of(counted)
    return (factor, f" for each {each_text}") if each_text else None


def count(printer: Printer, amount: Amount[Any], noun: str, node: Any) -> str:
    """ "a card", "two cards", "that many cards", "X cards"."""
    found = simple(printer, amount)
    if found is not None:
        return numbered(found[0], noun)
    return f"{printer.many(amount) or 'X'} {plural_of(noun)}"


def digits(printer: Printer, amount: Amount[Any], noun: str, node: Any) -> str:
    """ "1 XP", "X XP"."""
    found = simple(printer, amount)
    return f"{found[0] if found is not None else printer.many(amount) or 'X'} {noun}"


def times(printer: Printer, amount: Amount[Any], arg: str, node: Any) -> str:
    """ "twice", "three times", "once for each enemy character"."""
    found = simple(printer, amount)
    if found is None:
        return f"{printer.many(amount) or 'X'} times{tail(printer, amount, '', node)}"
    return how_often(found[0]) + found[1]


def how_often(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def tail(printer: Printer, amount: Amount[Any], arg: str, node: Any) -> str:
    """What follows a clause to explain its amount: " for each ...", ", where X is ..."."""
    found = simple(printer, amount)
    if found is not None:
        return found[1]
    return "" if printer.many(amount) else f", where X is {printer.amount(amount)}"


def boost(printer: Printer, pair: tuple[Amount[Any], Amount[Any]], arg: str, node: Any) -> str:
    """ "+2/+0", "+1/+1" (for each ...), "+X/+Y"; with the argument "tail" its explanation."""
    found = [simple(printer, amount) for amount in pair]
    known = [part for part in found if part is not None]
    tails = {part[1] for part in known if part[0] or part[1]}
    if len(known) == len(pair) and len(tails) < 2:
        return "".join(tails) if arg else "/".join(signed(part[0]) for part in known)
    letters: dict[str, str] = {}
    shown = []
    for amount, part in zip(pair, found, strict=True):
        if part is not None and not part[1]:
            shown.append(signed(part[0]))
        else:
            text = printer.amount(amount)
            shown.append("+" + letters.setdefault(text, "XY"[len(letters)]))
    if arg:
        return ", where " + listed([f"{letter} is {text}" for text, letter in letters.items()])
    return "/".join(shown)


PARTS: Final[dict[str, Part]] = {
    "one": one,
    "each": each,
    "every": every,
    "does": does,
    "count": count,
    "digits": digits,
    "times": times,
    "tail": tail,
    "boost": boost,
}


def words_of_a_table(phrases: Mapping[Any, Entry]) -> Iterator[Any]:
    """Every node class that a table has words for."""
    yield from phrases
