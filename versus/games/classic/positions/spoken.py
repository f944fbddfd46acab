"""Classic cards named in a few words: "Liz Sherman 5/4 c3 range B.P.R.D.", "Nazis 1/1 c1 Army, stunned".

A version stands in parentheses: "Hellboy (Little Boy) 1/1 c1". What is no character says its type instead of
numbers: "Weapons Lab location c2". Keywords are small: "reveal" is loyalty—reveal, "boost2" is boost 2,
"w3" willpower 3. Counters belong to the state: "Worm 4/4, plus2".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from versus.games.classic.printed.definition import Card, Facts, Payment, Powers, RecruitCost
from versus.games.classic.words import (
    ALLY,
    ARMY,
    BACKUP,
    CHARACTER,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_COUNTER,
    COSMIC_SURGE,
    DOOMSDAY,
    ENERGY,
    EQUIPMENT,
    EVASION,
    FLIGHT,
    INVULNERABILITY,
    LEADER,
    LOCATION,
    LOYALTY,
    LOYALTY_REVEAL,
    MENTAL,
    PHYSICAL,
    PLOT_TWIST,
    PLUS_ONE,
    PRESS,
    RANGE,
    RESERVIST,
    STUNNED,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
    UP,
    VENGEANCE,
)
from versus.kernel.laying import Unspoken
from versus.kernel.nodes import Aura, Replacement, Trigger

TEAMS: Final = ("B.P.R.D.", "Thule Society", "X-Men", "Brotherhood", "Avengers")
"""Teams that may be named."""
KEYWORDS: Final = {
    "flight": FLIGHT,
    "range": RANGE,
    "concealed": CONCEALED,
    "optional": CONCEALED_OPTIONAL,
    "invulnerability": INVULNERABILITY,
    "loyalty": LOYALTY,
    "reveal": LOYALTY_REVEAL,
    "press": PRESS,
    "reservist": RESERVIST,
    "substitute": SUBSTITUTE,
    "terraform": TERRAFORM,
    "transferable": TRANSFERABLE,
    "cosmic": COSMIC,
    "surge": COSMIC_SURGE,
    "leader": LEADER,
    "evasion": EVASION,
    "ally": ALLY,
    "backup": BACKUP,
    "vengeance": VENGEANCE,
}
TRAITS: Final = (MENTAL, ENERGY, PHYSICAL)
COUNTERS: Final = {"cosmic": COSMIC_COUNTER, "doomsday": DOOMSDAY, "plus": PLUS_ONE}
"""Counters in a state, with a number if there are several: "plus2", "cosmic"."""
TYPES: Final = {"equipment": EQUIPMENT, "twist": PLOT_TWIST, "location": LOCATION}
_COUNTERS: Final = re.compile(rf"^({'|'.join(COUNTERS)})(\d*)$")
_NUMBERS: Final = re.compile(r"^(-?\d+)/(-?\d+)$")


@dataclass(frozen=True)
class Lying:
    """A card and the state in which it lies on the table."""

    card: Card
    face: int = UP
    exhausted: bool = False
    column: int | None = None
    counters: tuple[tuple[int, int], ...] = ()
    """Kind and number."""
    said: str = ""
    flipped: bool = False
    """Face up among the resources, where cards lie face down."""


def lying(card: Card, state: str = "") -> Lying:
    """A card in a state: `lying(liz, "stunned @2")`."""
    return _with_state(Lying(card, said=card.name), state.split())


def powered(
    words: str,
    payments: tuple[Payment, ...] = (),
    triggers: tuple[Trigger, ...] = (),
    auras: tuple[Aura, ...] = (),
    replacements: tuple[Replacement, ...] = (),
    twist: Payment | None = None,
    recruiting: tuple[RecruitCost, ...] = (),
) -> Lying:
    """A card that a few words describe, with powers."""
    found = spoken(words)
    powers = Powers(payments, triggers, auras, replacements, twist, recruiting)
    return replace(found, card=Card(found.card.key, found.card.name, found.card.facts, powers))


def spoken(words: str) -> Lying:
    """The card, and its state, that a few words describe."""
    said, _, state = words.partition(",")
    tokens = said.split()
    index = next((i for i, token in enumerate(tokens) if _NUMBERS.match(token) or token in TYPES), None)
    if index is None:
        raise Unspoken(
            f'"{words}" names no card. Say its numbers, as in "Liz Sherman 5/4 c3 range B.P.R.D.", '
            f"or its type: {', '.join(TYPES)}."
        )
    title = " ".join(tokens[:index])
    versions: tuple[str, ...] = ()
    found = re.search(r"\((.*)\)$", title)
    if found:
        title = title[: found.start()].strip()
        versions = (found[1],)
    numbers = _NUMBERS.match(tokens[index])
    facts = Facts(
        CHARACTER if numbers else TYPES[tokens[index]],
        atk=int(numbers[1]) if numbers else 0,
        defense=int(numbers[2]) if numbers else 0,
        versions=versions,
    )
    facts = _with_facts(facts, " ".join(tokens[index + 1 :]), words)
    name = title or said.strip()
    key = f"{name} ({versions[0]})" if versions else name
    return _with_state(Lying(Card(key, name, facts), said=words), state.split())


def _with_facts(facts: Facts, rest: str, words: str) -> Facts:
    for team in TEAMS:
        if team in rest:
            rest = rest.replace(team, "")
            facts = replace(facts, teams=(*facts.teams, team))
    for word in rest.split():
        if word in KEYWORDS:
            facts = replace(facts, keywords=(*facts.keywords, KEYWORDS[word]))
        elif word == ARMY:
            facts = replace(facts, versions=(*facts.versions, ARMY))
        elif word in TRAITS:
            facts = replace(facts, traits=(*facts.traits, word))
        elif word == "nonunique":
            facts = replace(facts, not_unique=True)
        elif word == "unique":
            facts = replace(facts, unique=True)
        elif re.match(r"^w\d+$", word):
            facts = replace(facts, willpower=int(word[1:]))
        elif re.match(r"^c\d+$", word):
            facts = replace(facts, cost=int(word[1:]))
        elif re.match(r"^boost\d+$", word):
            facts = replace(facts, boost=int(word[5:]))
        else:
            raise Unspoken(f'"{word}" in "{words}" is no cost, team or keyword that I know.')
    return facts


def _with_state(lying: Lying, state: list[str]) -> Lying:
    for word in state:
        if word == "stunned":
            lying = replace(lying, face=STUNNED, exhausted=True)
        elif word == "exhausted":
            lying = replace(lying, exhausted=True)
        elif word == "flipped":
            lying = replace(lying, flipped=True)
        elif found := _COUNTERS.match(word):
            counter = (COUNTERS[found[1]], int(found[2] or 1))
            lying = replace(lying, counters=(*lying.counters, counter))
        elif re.match(r"^@-?\d+$", word):
            lying = replace(lying, column=int(word[1:]))
        else:
            raise Unspoken(f'"{word}" in "{lying.said}" is no state that I know.')
    return lying
