"""The printer: it reads a tree and says it in English, by a table of phrases that each game brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from versus.kernel.choosing import AboutCards, Choice, Each, It, Who
from versus.kernel.effects import Sequence
from versus.kernel.english import BARE, STATES, conjugate, listed, sentences
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Selector
from versus.kernel.phrasing import TOKEN, Book, Noun, Piece, Unsaid

NEXT_SENTENCE: Final = ". "


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
        self.of_another = False
        """Whether the running instruction is about somebody else than "it", so that "its" would mislead."""
        self.called: dict[int, str] = {}
        """Groups of cards, by number from 1, that have words of their own instead of "them"."""

    # Effects

    def clauses(self, effect: Effect, use: int = STATES) -> list[str]:
        """An instruction as clauses, each of which can be a sentence."""
        entry = self.book.entry(effect)
        if callable(entry):
            found: list[str] = entry(self, effect, use)
            return found
        phrase = self.book.phrase(effect)
        if use == BARE and phrase.free:
            return ["do this: " + "; ".join(self.fill(phrase.template, effect, STATES))]
        outer, self.of_another = self.of_another, is_about_another(effect)
        said = self.fill(phrase.template, effect, use)
        self.of_another = outer
        if use == BARE and phrase.states():
            said[0] = ("have " + said[0]).replace("have it have ", "let it have ", 1)
        elif use == STATES and self.book.names_you and phrase.orders():
            said[0] = "you " + said[0]
        if isinstance(effect, AboutCards):
            self.note(effect.whom())
        return said

    def nested(self, effect: Effect, use: int = STATES) -> list[str]:
        """An instruction inside another: all of it in one clause, but for what follows by itself."""
        if not isinstance(effect, Sequence):
            return self.clauses(effect, use)
        parts = [self.nested(part, use) for part in effect.parts]
        if not parts:
            return ["do nothing"]
        simple = all(len(part) == 1 for part in parts[:-1])
        joint = ", then " if simple else "; then "
        return [joint.join(["; ".join(part) for part in parts[:-1]] + parts[-1][:1]), *parts[-1][1:]]

    def block(self, effect: Effect) -> str:
        """An instruction as one clause, whatever it takes."""
        return "; ".join(self.nested(effect))

    def note(self, who: Who) -> None:
        """Remember a group of cards that "it" may refer to."""
        if isinstance(who, Choice):
            self.groups.append(who.most != 1)
        elif isinstance(who, Each):
            self.groups.append(True)
        elif who.settles():
            self.groups.append(self.who(who).plural)

    def power(self, power: Node) -> list[str]:
        """The clauses of a whole power, such as a trigger."""
        entry = self.book.entry(power)
        assert callable(entry)
        found: list[str] = entry(self, power)
        return found

    def powers(self, powers: Iterable[Node]) -> str:
        """Several powers as sentences."""
        return " ".join(sentences(self.power(power)) for power in powers)

    # Nouns

    def who(self, who: Who, subject: bool = False) -> Piece:
        entry = self.book.entry(who)
        if callable(entry):
            piece: Piece = entry(self, who, subject)
            return piece
        return Piece(self.line(self.book.phrase(who).template, who))

    def selected(self, selector: Selector) -> Noun:
        entry = self.book.entry(selector)
        assert callable(entry)
        noun: Noun = entry(self, selector)
        return noun

    def noun(self, filter: Filter | None, head: str) -> Noun:
        """What a filter describes."""
        noun = Noun(head)
        if filter is not None:
            self.describe(noun, filter, True)
        return noun

    def describe(self, noun: Noun, filter: Filter, holds: bool) -> None:
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
            return
        if before:
            noun.before.append((rank, before.strip(), phrase.state))
        if after:
            noun.after.append((rank, after.strip()))
        if phrase.head and holds:
            noun.take_head(phrase.head, rank, said=text == "~")

    # Conditions, amounts, changes

    def condition(self, condition: Condition, holds: bool = True) -> str:
        entry = self.book.entry(condition)
        if callable(entry):
            text: str = entry(self, condition, holds)
            return text
        phrase = self.book.phrase(condition)
        return self.line(phrase.template if holds else phrase.opposite, condition)

    def amount(self, amount: Amount) -> str:
        """As a number or a noun: "2", "the number of enemy characters"."""
        entry = self.book.entry(amount)
        if callable(entry):
            text: str = entry(self, amount, False)
            return text
        return self.line(self.book.phrase(amount).template, amount)

    def each_of(self, amount: Amount) -> str:
        """What is counted, in the singular; empty for what is not a count."""
        entry = self.book.entry(amount)
        if callable(entry):
            text: str = entry(self, amount, True)
            return text
        phrase = self.book.phrase(amount)
        return self.line(phrase.each, amount) if phrase.each else ""

    def many(self, amount: Amount) -> str:
        """The words before a plural where an amount has such: "that many"."""
        entry = self.book.entry(amount)
        return "" if callable(entry) else self.book.phrase(amount).many

    def statement(self, subject: Piece, changes: tuple[Change, ...]) -> str:
        """What changes do to somebody: "this character gets +1/+1 and has Flight"."""
        outer = self.use, self.plural, self.last_plural
        self.use = STATES
        self.plural = self.last_plural = subject.plural
        text = f"{subject.text} {listed([self.predicate(change) for change in changes])}"
        self.use, self.plural, self.last_plural = outer
        return text

    def predicate(self, change: Change) -> str:
        """What a change does to the subject: "gets +1/+1"."""
        entry = self.book.entry(change)
        if callable(entry):
            text: str = entry(self, change)
            return text
        return self.line(self.book.phrase(change).template, change, self.use)

    # Templates

    def line(self, template: str, node: Any, use: int = STATES) -> str:
        """A template of one clause."""
        return NEXT_SENTENCE.join(self.fill(template, node, use))

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
                # Whoever comes after the verb is not its subject.
                subject_known = True
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
        if name == "self":
            return "themselves" if self.last_plural else "itself"
        if name == "owner's":
            return "their owner's" if self.last_plural else "its owner's"
        value = field_of(node, name)
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

    def effect_slot(self, effect: Effect, part: str) -> list[str]:
        if part == "block":
            return [self.block(effect)]
        if part == "else":
            # What was chosen on the way that was not taken is unknown here.
            del self.groups[self.start :]
        return self.nested(effect, BARE if part == "do" else STATES)


def is_about_another(effect: Effect) -> bool:
    """Whether an instruction is about certain cards other than "it"; whom it settles is "it" from then on."""
    if not isinstance(effect, AboutCards):
        return False
    who = effect.whom()
    return not isinstance(who, It) and not who.settles()


def field_of(node: Any, name: str) -> Any:
    """The value of a field, or a tuple of several: "atk+defense"."""
    if "+" in name:
        return tuple(getattr(node, part) for part in name.split("+"))
    return getattr(node, name)
