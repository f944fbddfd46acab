"""`python -m tools.vocabulary`: write the reference and the faces of docs/card-language.md from the code."""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from tools.shown_cards import with_faces
from versus.games.tpcg import words
from versus.games.tpcg.language import changes, conditions, filters, selectors, vocabulary
from versus.games.tpcg.language.vocabulary import cards, doing, powers, who
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.text import card_text
from versus.games.tpcg.text.powers import BOOK
from versus.kernel import modifiers
from versus.kernel.choosing import Who
from versus.kernel.english import sentences
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Node
from versus.kernel.phrasing import Piece
from versus.kernel.text import Printer
from versus.kernel.written import docstring_of, source_of

PAGE: Final = Path("docs/card-language.md")
BEGIN: Final = "<!-- vocabulary: written by `make docs` -->"
END: Final = "<!-- end of the vocabulary -->"

ROOMS: Final = ((cards, "Cards"), (powers, "Powers"), (doing, "Instructions"), (who, "Who and what"))
CLASSES: Final = (
    (changes, "Changes"),
    (conditions, "Conditions"),
    (filters, "More filters"),
    (selectors, "Where cards are looked for"),
)
GROUPS: Final = {
    "TIMING_NAMES": "Timing words",
    "SYMBOL_NAMES": "Symbols",
    "KEYWORD_NAMES": "Keywords",
    "EVENT_NAMES": "Events",
    "ACT_NAMES": "Acts, for what can't or may be done",
    "COUNTER_NAMES": "Counters",
    "ZONE_NAMES": "Zones",
    "PHASE_NAMES": "Phases",
}
NO_MEMBERS: Final = ("ALL_KEYWORDS", "COUNTER_KINDS", "LAST_WOULD", "ZONES")
"""Constants that count a group or join it."""
EXAMPLES: Final[tuple[tuple[type[Any], Any], ...]] = (
    (Who, vocabulary.one(vocabulary.enemy)),
    (Effect, vocabulary.draw()),
    (Filter, vocabulary.enemy),
    (Condition, vocabulary.solo_attack),
    (Amount, vocabulary.amount(2)),
    (Change, vocabulary.plus(1, 1)),
    (str, "Name"),
    (bool, True),
)
"""What stands for an argument of a type in the example of a word."""
NUMBERS: Final[dict[str, Any]] = {
    "act": words.TO_ATTACK,
    "atk": 2,
    "cost": 3,
    "def_": 3,
    "event": words.STUN,
    "keywords": words.FLIGHT,
    "kind": words.VITALITY,
    "number": 2,
    "phase": words.MAIN_PHASE,
    "symbol": words.ENERGY,
    "symbols": words.ENERGY,
    "timing": words.MAIN,
    "to": words.STUN,
    "zone": words.KO,
}
NAMES: Final[dict[str, str]] = {"name": "Night Watch", "key": "MY-001"}
EVERYBODY: Final = vocabulary.each(vocabulary.enemy)
SPECIAL: Final[dict[str, Any]] = {
    # By word and parameter, where the plain example would read oddly.
    "at_least.of": vocabulary.count(EVERYBODY),
    "count.who": EVERYBODY,
    "for_each.who": EVERYBODY,
    "gets.atk": 2,
    "how_much_more.amount": vocabulary.count(EVERYBODY),
    "plus_for_each.of": EVERYBODY,
    "reaction.cost": words.ENERGY,
    "super_power.cost": words.ENERGY,
    "team.name": "X-Men",
    "those.who": EVERYBODY,
}


def main() -> str | None:
    parser = argparse.ArgumentParser(prog="python -m tools.vocabulary", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the page is up to date")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to renew")
    args = parser.parse_args()
    old = args.page.read_text(encoding="utf-8")
    new = renewed(old)
    if args.check:
        return None if new == old else f"{args.page} is older than the code: run make docs."
    args.page.write_text(new, encoding="utf-8")
    return None


def renewed(page: str) -> str:
    """The page with its reference and its faces written anew."""
    page = with_faces(page)
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"The page has no lines {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


def reference() -> str:
    return "\n".join(line for part in (*rooms(), *classes(), *constants()) for line in (part, ""))


# Words of the vocabulary


def rooms() -> Iterator[str]:
    for room, title in ROOMS:
        exported = [name for name in vocabulary.__all__ if home(name) is room]
        rows = [row(name, getattr(vocabulary, name)) for name in exported if name != "Power"]
        yield f"### {title}\n\n{first_sentence(room.__doc__)}"
        yield table(("word", "meaning", "reads, for example"), rows)


def home(name: str) -> Any:
    """The module of the vocabulary that a word is from."""
    value = getattr(vocabulary, name)
    for room in (who, doing, powers, cards):
        if getattr(value, "__module__", "") == room.__name__:
            return room
    return next(room for room in (who, doing, powers, cards) if name in vars(room))


def row(name: str, value: Any) -> tuple[str, str, str]:
    if isinstance(value, types.FunctionType):
        return f"`{name}({signature(value)})`", first_sentence(value.__doc__), example(value)
    return f"`{name}`", "", reads(value)


def signature(function: types.FunctionType) -> str:
    """The parameters as they are written in the code, without types."""
    definition = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    arguments = definition.args
    every = [*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    for argument in every:
        if argument is not None:
            argument.annotation = None
    return ast.unparse(arguments)


def first_sentence(text: str | None) -> str:
    if not text:
        return ""
    words_ = " ".join(text.split("\n\n")[0].split())
    end = words_.find(". ")
    return (words_ if end < 0 else words_[: end + 1]).replace("|", "\\|")


def example(function: types.FunctionType) -> str:
    """What a word reads like with plain arguments; nothing where it needs special ones."""
    hints = get_type_hints(function)
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in inspect.signature(function).parameters.values():
        value = SPECIAL.get(f"{function.__name__}.{parameter.name}")
        optional = parameter.kind is parameter.VAR_KEYWORD or parameter.default is not parameter.empty
        if value is None and optional:
            continue
        value = value if value is not None else argument(parameter.name, hints[parameter.name])
        if value is None:
            return ""
        if parameter.kind is parameter.KEYWORD_ONLY:
            named[parameter.name] = value
        else:
            positional.append(value)
    return reads(function(*positional, **named))


def argument(name: str, hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        return next((found for part in get_args(hint) if (found := argument(name, part)) is not None), None)
    kind = get_origin(hint) or hint
    if kind is int:
        return NUMBERS.get(name)
    if kind is str:
        return NAMES.get(name, "Name")
    return next((value for known, value in EXAMPLES if known is kind), None)


def reads(value: Any) -> str:
    """The English of a word."""
    printer = Printer(BOOK)
    if isinstance(value, Card):
        return " ".join(card_text(value))
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


# Classes that have no short word


def classes() -> Iterator[str]:
    for module, title in CLASSES:
        known = [value for value in vars(module).values() if is_word(value, module)]
        rows = [(f"`{value.__name__}({fields_of(value)})`", meaning(value)) for value in known]
        yield f"### {title}\n\nFrom `{module.__name__}`."
        yield table(("word", "meaning"), rows)


def is_word(value: Any, module: types.ModuleType) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, Node)
        and value.__module__ == module.__name__
        and "__dataclass_fields__" in vars(value)
    )


def meaning(kind: type[Any]) -> str:
    """What a class says of itself; a dataclass without a docstring only repeats its fields."""
    said = first_sentence(docstring_of(kind))
    return "" if said.startswith(f"{kind.__name__}(") else said


def fields_of(kind: type[Any]) -> str:
    bare = [
        parameter.replace(annotation=inspect.Parameter.empty)
        for parameter in inspect.signature(kind).parameters.values()
    ]
    return str(inspect.Signature(bare))[1:-1]


# Constants


def constants() -> Iterator[str]:
    yield "### Constants\n\nFrom `versus.games.tpcg.words`; durations from `versus.kernel.modifiers`."
    rows = [(GROUPS[group], listed(names)) for group, names in groups() if group in GROUPS]
    yield table(("kind", "constants"), [*rows, ("Durations", listed(durations()))])


def groups() -> Iterator[tuple[str, list[str]]]:
    """The constants before each table of names, as they stand in the file."""
    waiting: list[str] = []
    for statement in ast.parse(source_of(words)).body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        name = statement.target.id
        if name.endswith("_NAMES"):
            count = len(getattr(words, name))
            yield name, waiting[-count:]
            del waiting[-count:]
        elif name not in NO_MEMBERS:
            waiting.append(name)


def durations() -> list[str]:
    found = [name for name, value in vars(modifiers).items() if name.isupper() and type(value) is int]
    return [name for name in found if name != "NOTHING"]


def listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def table(head: tuple[str, ...], rows: list[Any]) -> str:
    lines = [head, tuple("---" for _ in head), *sorted(rows)]
    return "\n".join(
        f"| {' | '.join(cell.strip() for cell in line)} |".replace("|  |", "| |") for line in lines
    )


if __name__ == "__main__":
    sys.exit(main())
