"""Small matters of English: articles, plurals, numbers in words, verbs, lists and sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from versus.kernel.types import INFINITE

NUMBER_WORDS: Final = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")

# How a verb is used: "it strikes", "(may) strike", "it has struck", "it would strike".
STATES: Final = 0
BARE: Final = 1
PERFECT: Final = 2
WOULD: Final = 3

IRREGULAR: Final[dict[str, tuple[str, str, str]]] = {
    # The plain form, then: it ..., they ..., has ...
    "be": ("is", "are", "been"),
    "become": ("becomes", "become", "become"),
    "begin": ("begins", "begin", "begun"),
    "can": ("can", "can", "been able to"),
    "can't": ("can't", "can't", "been unable to"),
    "do": ("does", "do", "done"),
    "draw": ("draws", "draw", "drawn"),
    "find": ("finds", "find", "found"),
    "get": ("gets", "get", "got"),
    "go": ("goes", "go", "gone"),
    "have": ("has", "have", "had"),
    "hide": ("hides", "hide", "hidden"),
    "leave": ("leaves", "leave", "left"),
    "level": ("levels", "level", "levelled"),
    "lose": ("loses", "lose", "lost"),
    "pay": ("pays", "pay", "paid"),
    "put": ("puts", "put", "put"),
    "flip": ("flips", "flip", "flipped"),
    "skip": ("skips", "skip", "skipped"),
    "strike": ("strikes", "strike", "struck"),
    "take": ("takes", "take", "taken"),
    "win": ("wins", "win", "won"),
}
BARE_MODALS: Final = {"can": "be able to", "can't": "be unable to"}


def conjugate(verb: str, use: int, plural: bool) -> str:
    """A verb as its subject and its place in the sentence ask for it."""
    singular_form, plural_form, participle = IRREGULAR.get(verb) or regular(verb)
    if use == BARE:
        return BARE_MODALS.get(verb, verb)
    if use == WOULD:
        return "would " + BARE_MODALS.get(verb, verb)
    if use == PERFECT:
        return ("have " if plural else "has ") + participle
    return plural_form if plural else singular_form


def regular(verb: str) -> tuple[str, str, str]:
    """The forms of a verb that follows the rules."""
    if verb[-1] == "y" and verb[-2] not in "aeiou":
        return verb[:-1] + "ies", verb, verb[:-1] + "ied"
    third = verb + "es" if verb.endswith(("s", "sh", "ch", "x", "z")) else verb + "s"
    return third, verb, verb + "d" if verb[-1] == "e" else verb + "ed"


def plural_of(noun: str) -> str:
    """The plural of a noun or of a phrase that ends in one."""
    if noun.endswith(("XP", "equipment")):
        return noun
    if noun[-1] == "y" and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("s", "sh", "ch", "x", "z")) else noun + "s"


def with_article(phrase: str) -> str:
    """A phrase after "a" or "an", as it sounds; "a" and "other" make one word."""
    if phrase.startswith("other "):
        return "an" + phrase
    return ("an " if sounds_like_vowel(phrase) else "a ") + phrase


def sounds_like_vowel(phrase: str) -> bool:
    """Whether a phrase begins with a vowel to the ear: "an X-Men character", "a unique one"."""
    word = phrase.lstrip('["').split(" ")[0].rstrip("]")
    spelled_out = word[:1].isupper() and (word[1:2] == "-" or (len(word) > 1 and word[:2].isupper()))
    if spelled_out:
        return word[0] in "AEFHILMNORSX"
    if word.lower().startswith(("uni", "use", "one")):
        return False
    return word[:1].lower() in "aeiou"


def number_word(number: int) -> str:
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else digits(number)


def ordinal(index: int) -> str:
    """The word for a place in an order, counted from 0."""
    return ORDINALS[index] if 0 <= index < len(ORDINALS) else f"number {index + 1}"


def numbered(number: int, noun: str) -> str:
    """ "a card", "two cards"."""
    if number == 1:
        return with_article(noun)
    return f"{number_word(number)} {plural_of(noun)}"


def several(number: int, noun: str) -> str:
    """ "one wound", "two wounds"."""
    return f"{number_word(number)} {noun if number == 1 else plural_of(noun)}"


def in_figures(number: int, noun: str) -> str:
    """ "1 wound", "2 wounds"."""
    return f"{number} {noun if number == 1 else plural_of(noun)}"


def digits(number: int) -> str:
    """A number in figures; past every bound it is infinite."""
    if abs(number) >= INFINITE:
        return "∞" if number > 0 else "-∞"
    return str(number)


def signed(number: int) -> str:
    return ("+" if number >= 0 else "") + digits(number)


def listed(items: Sequence[str], word: str = "and") -> str:
    """ "this", "this and that", "this, that and more"."""
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {word} {items[-1]}"


def capitalised(text: str) -> str:
    """With a capital at its start; an icon or a sign stays what it is."""
    return text[:1].upper() + text[1:]


def sentences(clauses: Sequence[str]) -> str:
    """Clauses as sentences, one after another."""
    return " ".join(sentence(clause) for clause in clauses)


def sentence(clause: str) -> str:
    ended = clause.endswith((".", "?", "!", '."'))
    return capitalised(clause) + ("" if ended else ".")


# What was said to one player, told to another: "you" becomes "{giver}"; whoever shows it puts the name in.

GIVER: Final = "{giver}"
GIVERS: Final = "{giver's}"
MODALS: Final = frozenset(("may", "can", "can't", "would", "must", "and", "or"))
ENEMIES: Final = (
    (
        re.compile(r"\b(an|each|the next|no) enemy player's ((?:next )?\w+(?: Phase)?)"),
        r"the \2 of \1 enemy of yours",
    ),
    (re.compile(r"\b(enemy) player\b"), r"\1 of yours"),
    (re.compile(r"\bon an (enemy) side\b"), r"on the side of an \1 of yours"),
    (re.compile(r"\b(concerned is (?:an|no) enemy)\b"), r"\1 of yours"),
    (re.compile(r"\benemy (characters)\b"), r"\1 of your enemies"),
    (re.compile(r"\b(opponent)\b"), r"\1 of yours"),
)
YOUR: Final = re.compile(r"\b[Yy]ours?\b")
YOU: Final = re.compile(r"\b((?:by|is|not|than|to|for|against|of) )?([Yy])ou\b(?: ([a-z']+))?")


def told_to_others(text: str) -> str:
    """ "As your turn ends, you draw" as others hear it: "As {giver's} turn ends, {giver} draws"."""
    for pattern, told in ENEMIES:
        text = pattern.sub(told, text)
    return YOU.sub(named_giver, YOUR.sub(GIVERS, text))


def named_giver(match: re.Match[str]) -> str:
    before, verb = match[1] or "", match[3]
    if verb is None:
        return before + GIVER
    if verb == "don't":
        return f"{before}{GIVER} doesn't"
    is_subject = not before and verb not in MODALS
    return f"{before}{GIVER} {conjugate(verb, STATES, False) if is_subject else verb}"


def titled(name: str) -> str:
    """A name before a text; one that ends in a stop of its own needs none."""
    return name if name.endswith((".", "!", "?")) else f"{name}."


def next_time(clause: str) -> str:
    """ "When it attacks, ..." for one time: "the next time it attacks, ..."."""
    for lead in ("when ", "as "):
        if clause.startswith(lead):
            return f"the next time {clause.removeprefix(lead)}"
    return f"for one time, {clause}"


def lowered(text: str) -> str:
    """A hand-written sentence as a clause: no full stop, no capital but in a word of capitals ("KO")."""
    text = text.strip().rstrip(".")
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
