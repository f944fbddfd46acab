"""Powers that read the same are the same, but for what makes no difference."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from versus.games.tpcg import words
from versus.games.tpcg.language.changes import RecruitPoints, SkipsPhase
from versus.games.tpcg.language.comparing import Compares, Extreme, Sum
from versus.games.tpcg.language.conditions import PileSize, StatOf
from versus.games.tpcg.language.effects.deeds import DivideCounters
from versus.games.tpcg.language.effects.lasting import OnNextEnemyTurn, OnTheirNextTurn, RuleChange
from versus.games.tpcg.language.filters import IsBearer, IsCharacter, IsMaker, IsThis, IsYourMain, OfType
from versus.games.tpcg.language.players import YOU
from versus.games.tpcg.language.selectors import CardsIn, Characters
from versus.games.tpcg.text.events import OWN_DEEDS
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.words import (
    COUNTERS,
    PLUS,
)
from versus.kernel.choosing import All, AnyOf, Choice, Each, Not, This
from versus.kernel.effects import Both, CountOf, Fits, Gate, Sequence, Unless
from versus.kernel.english import sentences
from versus.kernel.nodes import (
    Amount,
    Change,
    Condition,
    Filter,
    Node,
)
from versus.kernel.text import Printer
from versus.testing.tpcg.wild import Writer

NAMED_OUTRIGHT = (IsMaker, IsThis, IsBearer, IsYourMain)


def essence(node: Any) -> Any:
    """A node without what makes no difference: groups of one, unused fields, the order of filters."""
    if isinstance(node, tuple):
        return tuple(essence(part) for part in node)
    if not isinstance(node, Node):
        return node
    assert is_dataclass(node)
    parts = {f.name: essence(getattr(node, f.name)) for f in fields(node)}
    if isinstance(node, DivideCounters) and not isinstance(parts["who"], Choice):
        parts["who"] = Choice(node.who.of)  # it chooses, always; the compiled class takes nothing else
    node = replace(node, **parts)
    if isinstance(node, Sequence | Both | All | Sum):
        return flat(node)
    if isinstance(node, AnyOf) and len(node.parts) == 1:
        return node.parts[0]
    if isinstance(node, Not | Unless) and isinstance(node.part, type(node)):
        return node.part.part
    if isinstance(node, Gate) and node == Gate(node.then):
        return node.then
    if isinstance(node, StatOf | Extreme | Compares) and node.stat != COUNTERS:
        return replace(node, kind=PLUS)
    if isinstance(node, Choice | Each):
        return essential_group(node)
    if isinstance(node, PileSize) and node.zone != words.REMOVED:
        return CountOf(Each(CardsIn(node.zone, whose=node.whose)))
    if isinstance(node, Fits) and isinstance(node.who, Choice):
        return replace(node, who=Each(node.who.of))
    if isinstance(node, CardsIn | PileSize) and node.zone == words.REMOVED:
        return replace(node, whose=YOU)
    lasting = isinstance(node, RuleChange | OnTheirNextTurn | OnNextEnemyTurn)
    if lasting and isinstance(node.change, SkipsPhase | RecruitPoints):
        return replace(node, scope=IsThis())
    return essential_event(node)


def flat(node: Any) -> Any:
    """Groups inside a group of their kind opened, repetitions of a filter dropped."""
    parts: list[Any] = []
    for part in node.parts:
        parts += part.parts if isinstance(part, type(node)) else [part]
    if isinstance(node, All):
        known = [part for part in dict.fromkeys(parts) if not isinstance(part, IsCharacter)]
        parts = sorted(known or parts[:1], key=lambda part: (BOOK.ranks[type(part)], repr(part)))
    return parts[0] if len(parts) == 1 else type(node)(tuple(parts))


def essential_group(node: Any) -> Any:
    if isinstance(node, Choice) and node.at_random:
        node = replace(node, least=node.most)
    filter = getattr(node.of, "filter", None)
    if any(isinstance(part, NAMED_OUTRIGHT) for part in getattr(filter, "parts", (filter,))):
        node = Each(node.of)
        if node.of == Characters(IsThis()):
            return This()
    return node


def essential_event(node: Any) -> Any:
    """To be by somebody is to be somebody's where the card itself gets the credit."""
    kind = {
        "Trigger": "on",
        "Replacement": "of",
        "SuperPower": "reacts_to",
        "HappenedThisTurn": "kind",
        "TimesThisTurn": "kind",
    }
    event = getattr(node, kind.get(type(node).__name__, ""), None)
    if event is None:
        return node
    if event in OWN_DEEDS and node.by is not None:
        joined = node.by if node.subject is None else flat(All((node.subject, node.by)))
        node = replace(node, subject=joined, by=None)
    if event == words.TWIST_RESOLVES and node.subject == OfType(words.PLOT_TWIST):
        return replace(node, subject=None)
    return replace(node, subject=None) if node.subject == IsCharacter() else node


def test_what_reads_the_same_is_the_same():
    """So that a sentence can be read back: each text of a power belongs to one power."""
    known: dict[tuple[str, str], Any] = {}
    for seed in range(3000):
        writer = Writer(seed)
        printer = Printer(BOOK)
        effect, condition = writer.effect(), writer.word(Condition, 1)
        filter, amount, change = writer.word(Filter, 2), writer.word(Amount, 1), writer.word(Change, 1)
        said: list[tuple[str, str, Any]] = [
            ("effect", sentences(printer.clauses(effect)), effect),
            ("condition", Printer(BOOK).condition(condition), condition),
            ("filter", Printer(BOOK).noun(filter, "card").one(), filter),
            ("amount", Printer(BOOK).amount(amount), amount),
            ("change", Printer(BOOK).predicate(change), change),
        ]
        powers: list[Node] = [
            writer.trigger(writer.below(len(words.EVENT_NAMES))),
            writer.aura(),
            writer.replacement(writer.below(words.LAST_WOULD + 1)),
            writer.super_power("Name"),
            writer.reaction("Name", writer.below(words.LAST_WOULD + 1)),
        ]
        said += [(type(power).__name__, sentences(Printer(BOOK).power(power)), power) for power in powers]
        for kind, text, node in said:
            same = known.setdefault((kind, text), essence(node))
            assert same == essence(node), text
