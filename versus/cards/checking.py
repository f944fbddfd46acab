"""Whether a card says something the rules can play: every fact and every word of its powers, by type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from versus.cards.field_types import hints_of, holds, mismatch
from versus.cards.problems import did_you_mean
from versus.kernel.authoring import Authoring, CardProblem
from versus.kernel.codec import definition_hash
from versus.kernel.effects import HATCHES, Hatch
from versus.kernel.modifiers import DURATIONS
from versus.kernel.nodes import Aura, Node, Replacement, Trigger
from versus.kernel.plug import Plug, plug_of_card
from versus.kernel.trees import nodes_in, part_of, powers_of
from versus.kernel.types import EventKind

Found = Iterator[CardProblem]


def check_card(card: Any) -> list[CardProblem]:
    """Everything wrong with one card by itself; what rests on something wrong is not looked at."""
    plug = plug_of_card(card)
    if plug.authoring is None:
        return [CardProblem("", f"{plug.title} takes no cards of other people.")]
    found: list[CardProblem] = []
    for check in (check_title, check_types, check_facts, check_powers):
        found += check(card, plug.authoring)
        if not all(problem.warning for problem in found):
            return found
    return [*found, *check_machinery(card, plug)]


def check_title(card: Any, authoring: Authoring) -> Found:
    value: Any
    for field, value in (("key", card.key), ("name", card.name)):
        if not isinstance(value, str):
            yield CardProblem(field, *mismatch(value, str, authoring))
        elif not value.strip():
            example = "MY-001" if field == "key" else "Night Watch"
            yield CardProblem(field, f"a card needs a {field}.", f'For example "{example}".')


def check_types(card: Any, authoring: Authoring) -> Found:
    yield from mistyped(card.facts, "", authoring)
    yield from mistyped(card.powers, "", authoring)


def mistyped(holder: Any, path: str, authoring: Authoring) -> Found:
    """Fields that do not hold what they are typed to hold, however deep."""
    hints = hints_of(type(holder))
    for field in fields(holder):
        where = f"{path}.{field.name}" if path else field.name
        value = getattr(holder, field.name)
        hint = hints[field.name]
        if not holds(value, hint):
            yield CardProblem(where, *mismatch(value, hint, authoring))
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield from mistyped(item, part_of(where, index, item), authoring)
        elif isinstance(value, Node):
            yield from mistyped(value, where, authoring)


def check_facts(card: Any, authoring: Authoring) -> Found:
    facts = card.facts
    if not 0 <= facts.type < len(authoring.types):
        known = f"Known are {', '.join(authoring.types)}."
        yield CardProblem("type", f"{facts.type} is no card type.", known)
        return
    kind = authoring.types[facts.type]
    for field, least in authoring.least.items():
        value = getattr(facts, field)
        if value < least:
            yield CardProblem(field, f"it is {value}.", f"Write {least} or more.")
    for field, types in authoring.only_for.items():
        if getattr(facts, field) and facts.type not in types:
            yield CardProblem(field, f"this card is of the type {kind}, which has none.", "Leave it out.")
    for keyword in facts.keywords:
        if not authoring.keywords.knows(keyword):
            yield CardProblem("keywords", *unknown_keyword(keyword, authoring))
    yield from authoring.facts_problems(card)


def unknown_keyword(keyword: int, authoring: Authoring) -> tuple[str, str]:
    names = authoring.keywords.names_of(keyword)
    if len(names) > 1 and keyword == authoring.keywords.bits_of(names):
        parts = ", ".join(authoring.constant_of(name) for name in names)
        return "several keywords are added up in one.", f"Write them one by one: ({parts})."
    home = authoring.constants.__name__
    return f"{keyword} is no keyword.", f"Import its constant from {home}, such as FLIGHT."


def check_powers(card: Any, authoring: Authoring) -> Found:
    yield from authoring.powers_problems(card)
    for path, power in powers_of(card.powers):
        yield from authoring.node_problems(path, power)
        for node in nodes_in(power):
            yield from node_problems(path, node, authoring)


def node_problems(path: str, node: Node, authoring: Authoring) -> Found:
    """What its type does not tell of a word: which event, which function, for how long."""
    if isinstance(node, Trigger):
        yield from event_problems(f"{path}.on", node.on, EventKind(len(authoring.events) - 1), authoring)
    elif isinstance(node, Replacement):
        yield from event_problems(f"{path}.of", node.of, authoring.last_would, authoring)
    elif isinstance(node, Aura) and not node.changes:
        yield CardProblem(f"{path}.changes", "it changes nothing.", authoring.advice.no_change)
    elif isinstance(node, Hatch):
        yield from hatch_problems(path, node)
    until = getattr(node, "until", None)
    if isinstance(until, int) and not 0 <= until < len(DURATIONS):
        yield CardProblem(f"{path}.until", f"{until} is no duration.", "For example THIS_TURN.")


def event_problems(where: str, event: EventKind, last: EventKind, authoring: Authoring) -> Found:
    names = authoring.events
    if 0 <= event < len(names) and event > last:
        said = f'"{names[event]}" cannot be replaced, only reacted to.'
        yield CardProblem(where, said, f"These can: {', '.join(names[: last + 1])}.")
    elif not 0 <= event <= last:
        yield CardProblem(where, f"{event} is no event.", "Import its constant, such as STUN or ATTACKS.")


def hatch_problems(path: str, hatch: Hatch) -> Found:
    if hatch.name not in HATCHES:
        hint = did_you_mean(hatch.name, HATCHES) or f'Register it: HATCHES["{hatch.name}"] = its_function.'
        yield CardProblem(path, f'no function is registered as "{hatch.name}".', hint)
    if not hatch.text.strip():
        yield CardProblem(path, f'the function "{hatch.name}" has no text.', "Say in words what it does.")


def check_machinery(card: Any, plug: Plug) -> Found:
    """It can be printed, and a game with it can be saved."""
    try:
        plug.words.sheet(card)
    except Exception as error:
        yield CardProblem("powers", f"its face cannot be printed: {error}", "Add a phrase for that word.")
    try:
        definition_hash(card)
    except TypeError as error:
        yield CardProblem("powers", f"it cannot be saved: {error}", "Use plain values and words only.")


# A set as a whole


def check_set(
    cards: Sequence[Any], lost: frozenset[str], teams: Mapping[str, Any], authoring: Authoring
) -> Iterator[tuple[Any, CardProblem]]:
    """What is wrong with the cards of a set together; `lost` are names of cards that were left out."""
    yield from authoring.set_problems(cards, lost)
    yield from check_teams(cards, teams, authoring)


def check_teams(
    cards: Sequence[Any], known: Mapping[str, Any], authoring: Authoring
) -> Iterator[tuple[Any, CardProblem]]:
    """Teams that nobody has heard of, each once: new, or misspelt."""
    told: set[str] = set()
    for card in cards:
        for field, team in teams_named(card, authoring):
            if team not in known and team not in told:
                told.add(team)
                hint = did_you_mean(team, known) or "If it is new, name it in the teams of its CardSet."
                words = f'no other set has the team "{team}".'
                yield card, CardProblem(field, words, hint, warning=True)


def teams_named(card: Any, authoring: Authoring) -> Iterator[tuple[str, str]]:
    """Every team on a card, and the field that names it."""
    for field in authoring.team_facts:
        yield from ((field, team) for team in several(getattr(card.facts, field)))
    for path, power in powers_of(card.powers):
        for node in nodes_in(power):
            for field in ("team", "teams"):
                yield from ((path, team) for team in several(getattr(node, field, None)))


def several(names: Any) -> tuple[str, ...]:
    """One name, several, or none."""
    if isinstance(names, str):
        return (names,) if names else ()
    return tuple(name for name in names or () if isinstance(name, str))
