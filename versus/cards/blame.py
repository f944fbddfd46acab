"""Whose fault an exception in a file of cards is: which card, which of its fields, what was meant."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import islice
from types import CodeType, TracebackType
from typing import Any, Final

from versus.cards.field_types import hints_of, holds, mismatch
from versus.cards.problems import CardProblem, did_you_mean
from versus.games.tpcg import words
from versus.games.tpcg.language import vocabulary
from versus.games.tpcg.printed.definition import Card, Facts
from versus.kernel import modifiers
from versus.kernel.errors import BadCard

CARD_WORDS: Final[dict[str, Any]] = {
    "Card": Card,
    "basic_location": vocabulary.basic_location,
    "card": vocabulary.card,
    "equipment": vocabulary.equipment,
    "main_character": vocabulary.main_character,
    "plot_twist": vocabulary.plot_twist,
    "special_location": vocabulary.special_location,
    "supporting": vocabulary.supporting,
}
"""Constructors of whole cards."""

UNEXPECTED: Final = re.compile(r"(\w+)(?:\.__init__)?\(\) got an unexpected keyword argument '(\w+)'")
MISSING: Final = re.compile(r"(\w+)(?:\.__init__)?\(\) missing \d+ required .*?: '(\w+)'")
TWICE: Final = re.compile(r"got multiple values for (?:keyword )?argument '(\w+)'")


def last_name(call: ast.Call) -> str:
    """The name of what is called: "supporting", also in "v.supporting(...)"."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def subject_of(node: ast.expr) -> tuple[str, str]:
    """What an expression makes, and the name of the card if it makes one."""
    if not isinstance(node, ast.Call):
        return ast.unparse(node)[:40], ""
    given = dict(arguments_of(node))
    name = text_of(given.get("name"))
    key = text_of(given.get("key"))
    if not name and not key and last_name(node) not in CARD_WORDS:
        # A misspelt constructor still says what it is about.
        texts = [text for part in node.args[:2] if (text := text_of(part))]
        return last_name(node), texts[1] if len(texts) == 2 else ""
    return last_name(node), name or key


def text_of(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def arguments_of(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call by the names of the parameters they fill."""
    maker = CARD_WORDS.get(last_name(call))
    names: list[str] = []
    rest = ""
    if maker is not None:
        for parameter in inspect.signature(maker).parameters.values():
            if parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
                names.append(parameter.name)
            elif parameter.kind is parameter.VAR_POSITIONAL:
                rest = parameter.name
    for index, part in enumerate(call.args):
        beyond = f"{rest}[{index - len(names)}]" if rest else ""
        yield (names[index] if index < len(names) else beyond), part
    for keyword in call.keywords:
        if keyword.arg is not None:
            yield keyword.arg, keyword.value


def blame(error: BaseException, node: ast.expr | None, file: str, scope: dict[str, Any]) -> CardProblem:
    """The problem that an exception makes of the expression it came from."""
    place = place_in(file, error.__traceback__)
    field = field_at(node, place) if isinstance(node, ast.Call) else ""
    line = place[0] if place is not None else 0
    found = words_for(error, field, scope)
    misfit = misfit_in(error)
    if misfit is not None:
        name, value, hint = misfit
        return CardProblem(joined(field, name), *mismatch(value, hint)).at("", line)
    if not found.field and isinstance(node, ast.Call):
        return (argument_problem(node, scope) or found).at("", line)
    return found.at("", line)


def misfit_in(error: BaseException) -> tuple[str, Any, Any] | None:
    """What a compiled node refused to hold: the field, the value, and the type it should have.

    As Python source, nodes hold anything, and `check_card` finds it later.
    """
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if not isinstance(error, TypeError) or trace is None or trace.tb_frame.f_code.co_name != "__init__":
        return None
    given = trace.tb_frame.f_locals
    for name, hint in hints_of(type(given.get("self"))).items():
        if name in given and not holds(given[name], hint):
            return name, given[name], hint
    return None


def words_for(error: BaseException, field: str, scope: dict[str, Any]) -> CardProblem:
    if isinstance(error, NameError):
        return name_problem(error.name or "", field, scope)
    if isinstance(error, AttributeError):
        name = error.name or ""
        known = [word for word in dir(error.obj) if not word.startswith("_")]
        return CardProblem(field, f'there is no word "{name}" there.', did_you_mean(name, known))
    if isinstance(error, BadCard):
        return CardProblem(field, str(error))
    if isinstance(error, TypeError):
        return call_problem(str(error), field)
    return CardProblem(field, f"{type(error).__name__}: {error}.")


def name_problem(name: str, field: str, scope: dict[str, Any]) -> CardProblem:
    for module in (vocabulary, words, modifiers):
        if name in vars(module):
            hint = f"Import it: from {module.__name__} import {name}."
            return CardProblem(field, f'"{name}" is not imported.', hint)
    own = [word for word in scope if not word.startswith("__")]
    known = [*own, *vocabulary.__all__, *constants(words), *constants(modifiers)]
    known = [word for word in known if word.isupper() == name.isupper()]
    return CardProblem(field, f'nothing is called "{name}".', did_you_mean(name, known))


def constants(module: Any) -> list[str]:
    return [name for name in vars(module) if name.isupper() and not name.endswith("_NAMES")]


def call_problem(said: str, field: str) -> CardProblem:
    """A constructor that was given the wrong arguments."""
    if match := UNEXPECTED.search(said):
        maker, name = match.groups()
        hint = did_you_mean(name, parameters(maker))
        return CardProblem(joined(field, name), f'{plain(maker)} knows no "{name}".', hint)
    if match := MISSING.search(said):
        maker, name = match.groups()
        return CardProblem(joined(field, name), f"{maker}(...) is missing it.", f"Its order: {order(maker)}.")
    if match := TWICE.search(said):
        return CardProblem(joined(field, match[1]), "it is given twice.", "Leave one of them out.")
    return CardProblem(field, f"{said}.")


def plain(maker: str) -> str:
    return "a card" if maker in ("Facts", "Card") else f"{maker}(...)"


def joined(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def parameters(maker: str) -> list[str]:
    """What a constructor may be given."""
    known = getattr(vocabulary, maker, None)
    names = [] if known is None else list(inspect.signature(known).parameters)
    if maker in CARD_WORDS or maker in ("Facts", "__init__"):
        everything = [name for word in CARD_WORDS.values() for name in inspect.signature(word).parameters]
        names += [*Facts.__dataclass_fields__, *everything]
    return [name for name in dict.fromkeys(names) if name not in ("self", "facts", "more")]


def order(maker: str) -> str:
    known = CARD_WORDS.get(maker) or getattr(vocabulary, maker, None)
    if known is None:
        return "see docs/card-language.md"
    return ", ".join(name for name in inspect.signature(known).parameters if name not in ("facts", "more"))


def argument_problem(call: ast.Call, scope: dict[str, Any]) -> CardProblem | None:
    """The first argument of a card that is not of the type it should be."""
    maker = CARD_WORDS.get(last_name(call))
    if maker is None:
        return None
    hints = {**hints_of(Facts), **hints_of(maker if maker is not Card else Card.__init__)}
    for name, part in arguments_of(call):
        if name not in hints:
            continue
        try:
            value = eval(compile(ast.Expression(part), "card", "eval"), scope)
        except Exception:
            continue
        if not holds(value, hints[name]):
            return CardProblem(name, *mismatch(value, hints[name]))
    return None


# Places in the file

Place = tuple[int, int, int]
"""A line, and the columns that a piece of it spans."""


def place_in(file: str, trace: TracebackType | None) -> Place | None:
    """Where in a file an exception passed last."""
    found: Place | None = None
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == file:
            found = position(code, trace.tb_lasti) or found
        trace = trace.tb_next
    return found


def position(code: CodeType, instruction: int) -> Place | None:
    line, _, start, end = next(islice(code.co_positions(), instruction // 2, None))
    return (line, start, end) if line is not None and start is not None and end is not None else None


def place_of(node: ast.expr) -> Place:
    return node.lineno, node.col_offset, node.end_col_offset or 0


def field_at(call: ast.Call, place: Place | None) -> str:
    """The argument that a place in the file belongs to; nothing where it is the call itself."""
    if place is None:
        return ""
    for name, part in arguments_of(call):
        if covers(part, place):
            if isinstance(part, ast.List | ast.Tuple):
                for index, item in enumerate(part.elts):
                    if covers(item, place):
                        return f"{name}[{index}]"
            return name
    return ""


def covers(node: ast.expr, place: Place) -> bool:
    line, start, end = place
    after_start = (node.lineno, node.col_offset) <= (line, start)
    before_end = (line, end) <= (node.end_lineno or node.lineno, node.end_col_offset or 0)
    return after_start and (before_end or line < (node.end_lineno or 0))
