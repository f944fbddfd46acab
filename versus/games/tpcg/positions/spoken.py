"""Cards named in a few words: "2/2 h1 X-Men", "Daken 3/3 h2 Berserker, stunned w1", "Academy, down"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from versus.games.tpcg.language.vocabulary import basic_location, main_character, supporting
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.printed.teams import ALIGNMENT
from versus.games.tpcg.words import (
    DOWN,
    ENERGY,
    HIDDEN,
    HUMANITY,
    INTELLECT,
    MIGHT,
    SKILL,
    STUNNED,
    SYMBOL_NAMES,
    UP,
    Symbol,
)
from versus.kernel.laying import Unspoken
from versus.kernel.types import INFINITE

BASIC_LOCATIONS = {
    "Laboratory": ENERGY,
    "Academy": INTELLECT,
    "Fortress": MIGHT,
    "Training Ground": SKILL,
    "Revolution": HUMANITY,
    "Full Gear": INTELLECT,
    "All Out": MIGHT,
    "Double or Nothing": SKILL,
    **{f"{name} location": Symbol(1 << bit) for bit, name in enumerate(SYMBOL_NAMES)},
}
"""Basic locations that may be named without facts: those the rulebooks name (2P-LOC-15), and plain ones."""

SHORT_KEYWORDS = {"F": "Flight", "R": "Ranged"}
_NUMBERS = re.compile(r"^(∞|\d+)/(∞|\d+)$")
_STATE = re.compile(r"^(w|v|xp|h|c|L)(\d+)$|^([+-])(\d+)$")


@dataclass(frozen=True)
class Lying:
    """A card and the state in which it lies on the table."""

    card: Card
    face: int = UP
    exhausted: bool = False
    frozen: bool = False
    wounds: int = 0
    plus: int = 0
    minus: int = 0
    vitality: int = 0
    xp: int = 0
    said: str = ""


def lying(card: Card, state: str = "") -> Lying:
    """A card in a state: `lying(blob, "stunned w1")`."""
    return _with_state(Lying(card, said=card.name), [word for word in re.split(r"[ ,]+", state) if word])


def spoken(words: str, main: bool = False) -> Lying:
    """The card, and its state, that a few words describe."""
    place, _, lies = words.partition(",")
    if place in BASIC_LOCATIONS:
        location = Lying(basic_location(place, place, BASIC_LOCATIONS[place]), said=words)
        return _with_state(location, lies.split())
    tokens = [word for word in re.split(r"[ ,]+", words) if word]
    stats = next((index for index, word in enumerate(tokens) if _NUMBERS.match(word)), None)
    if stats is None:
        raise Unspoken(
            f'"{words}" names no card. Say its numbers, as in "Blob 1/3 h2 Brotherhood", '
            f"or a basic location: {', '.join(BASIC_LOCATIONS)}."
        )
    title = " ".join(tokens[:stats])
    atk, defense = (INFINITE if part == "∞" else int(part) for part in tokens[stats].split("/"))
    rest = tokens[stats + 1 :]
    teams, rest = _take(rest, list(ALIGNMENT))
    keyword_names, rest = _take(rest, [*KEYWORDS.names(), *SHORT_KEYWORDS])
    keywords = tuple(KEYWORDS.bits_of([SHORT_KEYWORDS.get(name, name)]) for name in keyword_names)
    facts = {"h": 5, "c": 0, "L": 1}
    state: list[str] = []
    for word in rest:
        match = _STATE.match(word)
        if match and match[1] in facts:
            facts[match[1]] = int(match[2])
        else:
            state.append(word)
    name = title or words_without_state(words, state)
    if main:
        card = main_character(
            name,
            name,
            atk=atk,
            defense=defense,
            health=facts["h"],
            level=facts["L"],
            teams=tuple(teams),
            keywords=keywords,
        )
    else:
        card = supporting(
            name,
            name,
            cost=facts["c"],
            atk=atk,
            defense=defense,
            health=facts["h"],
            teams=tuple(teams),
            keywords=keywords,
        )
    return _with_state(Lying(card, said=words), state)


def words_without_state(words: str, state: list[str]) -> str:
    return " ".join(word for word in re.split(r"[ ,]+", words) if word not in state)


def _take(tokens: list[str], names: list[str]) -> tuple[list[str], list[str]]:
    """Take known names of one or more words out of the tokens, in order; the rest remains."""
    found: list[str] = []
    rest: list[str] = []
    by_length = sorted(names, key=lambda name: -len(name.split()))
    index = 0
    while index < len(tokens):
        for name in by_length:
            parts = name.split()
            if tokens[index : index + len(parts)] == parts:
                found.append(name)
                index += len(parts)
                break
        else:
            rest.append(tokens[index])
            index += 1
    return found, rest


def _with_state(lying: Lying, state: list[str]) -> Lying:
    for word in state:
        match = _STATE.match(word)
        if word == "stunned":
            lying = replace(lying, face=STUNNED, exhausted=True)
        elif word == "hidden":
            lying = replace(lying, face=HIDDEN)
        elif word == "down":
            lying = replace(lying, face=DOWN)
        elif word == "exhausted":
            lying = replace(lying, exhausted=True)
        elif word == "frozen":
            lying = replace(lying, frozen=True, exhausted=True)
        elif match and match[1] == "w":
            lying = replace(lying, wounds=int(match[2]))
        elif match and match[1] == "v":
            lying = replace(lying, vitality=int(match[2]))
        elif match and match[1] == "xp":
            lying = replace(lying, xp=int(match[2]))
        elif match and match[3] == "+":
            lying = replace(lying, plus=int(match[4]))
        elif match and match[3] == "-":
            lying = replace(lying, minus=int(match[4]))
        else:
            raise Unspoken(f'"{word}" in "{lying.said}" is no state, team or keyword that I know.')
    return lying
