"""The words of one game: an example of each, as an author would write it, and what it reads like.

An example is written out of the parameters that a word cannot do without. Where that would read oddly, or
more than one is needed to show all that a word can say, the game's own table has them.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from versus.kernel import choosing, effects, modifiers, nodes, triggering
from versus.kernel.authoring import Authoring
from versus.kernel.choosing import Choosing, OnCards, Takers, Who
from versus.kernel.effects import Hatch
from versus.kernel.english import sentences
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node, Procedure
from versus.kernel.phrasing import Piece
from versus.kernel.plug import Plug
from versus.kernel.text import Printer
from versus.kernel.trees import nodes_in

SHARED: Final = (nodes, effects, choosing, triggering)
"""Rooms of the kernel whose nodes every game's cards can have."""
MACHINERY: Final[tuple[type[Node], ...]] = (Choosing, Hatch, OnCards, Takers)
"""Nodes of the kernel that no word makes: parts of others, and the escape hatch."""


@dataclass(frozen=True, kw_only=True)
class Language:
    """Where the words of a game are, and what stands for their arguments in examples."""

    plug: Plug
    authoring: Authoring
    package: types.ModuleType
    """The nodes that words build."""
    rooms: tuple[tuple[types.ModuleType, str], ...]
    """The modules of the vocabulary and what each is about."""
    kinds: tuple[tuple[type[Any], str], ...]
    """What is written for an argument of a type."""
    arguments: Mapping[str, str]
    """What is written for a parameter by its name, such as "kind", or only of one word, such as "ko.who"."""
    around: tuple[tuple[type[Any], str], ...]
    """What is written around a word without parameters, by the kind of thing it is; "~" is the word."""
    examples: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    """Words whose examples are written out whole."""
    keywords: tuple[str, ...]
    """The keywords of the rules; each has a constant of its name."""
    groups: Mapping[str, str]
    """What the constants beside each table of names are called."""
    no_members: tuple[str, ...] = ()
    """Constants that count a group or join it."""
    also: Mapping[str, Any] = field(default_factory=dict)
    """What else an example speaks of."""
    not_for_cards: tuple[type[Node], ...] = ()
    """Nodes that only the rules themselves make."""
    printer: Callable[[], Printer]
    finished: Callable[[Any], tuple[Any, Printer | None]] = lambda value: (value, None)
    """A piece of a power as it is in a whole one, and a printer for it if a plain one does not do."""

    @property
    def game(self) -> str:
        return self.plug.name

    @property
    def page(self) -> Path:
        """The page with the reference."""
        return Path(self.authoring.page)

    @property
    def vocabulary(self) -> types.ModuleType:
        return self.authoring.vocabulary

    @property
    def words(self) -> types.ModuleType:
        """The constants."""
        return self.authoring.constants

    @cached_property
    def exported(self) -> list[str]:
        """Every word, but for the name of a type."""
        names: list[str] = self.vocabulary.__all__
        return [name for name in names if not isinstance(getattr(self.vocabulary, name), types.UnionType)]

    @cached_property
    def scope(self) -> dict[str, Any]:
        """Every word and constant there is."""
        return {**public(self.words), **public(modifiers), **public(self.vocabulary), **self.also}

    # Examples

    def examples_of(self, word: str) -> tuple[str, ...]:
        """A word as an author would write it, once or more often."""
        given = self.examples.get(word)
        if given is not None:
            return (given,) if isinstance(given, str) else given
        value = getattr(self.vocabulary, word)
        if isinstance(value, types.FunctionType):
            return (self.call(word, value),)
        return tuple(around.replace("~", word) for kind, around in self.around if isinstance(value, kind))[:1]

    def call(self, word: str, function: types.FunctionType) -> str:
        """A word with the parameters that it cannot do without."""
        hints = get_type_hints(function)
        written: list[str] = []
        for parameter in inspect.signature(function).parameters.values():
            own = self.arguments.get(f"{word}.{parameter.name}")
            optional = parameter.kind is parameter.VAR_KEYWORD or parameter.default is not parameter.empty
            if own is None and optional:
                continue
            source = own or self.argument(parameter.name, hints[parameter.name])
            if not source:
                raise LookupError(
                    f"{self.game}: what stands for {parameter.name} in an example of {word}? "
                    f'Say so in tools/languages, as "{parameter.name}" or "{word}.{parameter.name}".'
                )
            by_name = parameter.kind is parameter.KEYWORD_ONLY or (own is not None and optional)
            written.append(f"{parameter.name}={source}" if by_name else source)
        return f"{word}({', '.join(written)})"

    def argument(self, name: str, hint: Any) -> str:
        if name in self.arguments:
            return self.arguments[name]
        if get_origin(hint) in (Union, types.UnionType):
            return next((found for part in get_args(hint) if (found := self.argument(name, part))), "")
        kind = get_origin(hint) or hint
        return next((source for known, source in self.kinds if known is kind), "")

    def built(self, source: str) -> Any:
        """What an example makes."""
        return eval(source, dict(self.scope))

    def reads(self, value: Any) -> str:
        """The English of what an example makes."""
        if isinstance(value, self.plug.card):
            return " ".join(self.plug.words.sheet(value).text)
        value, own = self.finished(value)
        printer = own or self.printer()
        if isinstance(value, Effect):
            return sentences(printer.clauses(value))
        if isinstance(value, Who):
            return printer.who(value).text
        if isinstance(value, Filter):
            return printer.noun(value, "character").one()
        if isinstance(value, Condition):
            return printer.condition(value)
        if isinstance(value, Amount):
            return printer.amount(value)
        if isinstance(value, Change):
            return printer.statement(Piece("it"), (value,))
        return sentences(printer.power(value)) if isinstance(value, Node) else ""

    # Nodes

    def nodes(self) -> list[type[Node]]:
        """Every node that a card can have."""
        found: list[type[Node]] = []
        for module in (*SHARED, *self.node_rooms()):
            found += [value for value in vars(module).values() if is_word_of(value, module)]
        return [kind for kind in found if kind not in (*MACHINERY, *self.not_for_cards)]

    def node_rooms(self) -> Iterator[types.ModuleType]:
        for found in walk_packages(self.package.__path__, f"{self.package.__name__}."):
            if not found.name.startswith(self.vocabulary.__name__):
                yield import_module(found.name)

    @cached_property
    def reached(self) -> set[type[Node]]:
        """Every node that stands in what some example makes."""
        made = [self.built(source) for word in self.exported for source in self.examples_of(word)]
        return {type(node) for value in made for node in nodes_in(getattr(value, "powers", value))}


def public(module: types.ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if not name.startswith("_")}


def is_word_of(value: Any, module: types.ModuleType) -> bool:
    """Whether something is a node of a module that a card can be written with."""
    return (
        isinstance(value, type)
        and issubclass(value, Node)
        and (issubclass(value, Effect) or not issubclass(value, Procedure))
        and value.__module__ == module.__name__
        and "__dataclass_fields__" in vars(value)
    )
