"""Whose fault an exception in a file of cards is: which card, which of its fields, what was meant."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import islice
from types import CodeType, FunctionType, ModuleType, TracebackType
from typing import Any, Final

from versus.cards.field_types import hints_of, holds, mismatch
from versus.cards.problems import did_you_mean
from versus.kernel import modifiers
from versus.kernel.authoring import Authoring, CardProblem
from versus.kernel.errors import BadCard
from versus.kernel.plug import PLUGS, Plug

Scope = dict[str, Any]
"""What the names in a file stand for."""

UNEXPECTED: Final = re.compile(r"(\w+)(?:\.__init__)?\(\) got an unexpected keyword argument '(\w+)'")
MISSING: Final = re.compile(r"(\w+)(?:\.__init__)?\(\) missing \d+ required .*?: '(\w+)'")
TWICE: Final = re.compile(r"got multiple values for (?:keyword )?argument '(\w+)'")


def last_name(call: ast.Call) -> str:
    """The name of what is called: "supporting", also in "v.supporting(...)"."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def makers() -> dict[Any, Authoring]:
    """Constructors of whole cards, of every game."""
    found: dict[Any, Authoring] = {}
    for plug, authoring in written_games():
        found |= {authoring.maker(name): authoring for name in authoring.makers}
        found[plug.card] = authoring
    return found


def written_games() -> list[tuple[Plug, Authoring]]:
    """The games that people can write cards for, and with what."""
    return [(plug, plug.authoring) for plug in PLUGS.values() if plug.authoring is not None]


def maker_in(node: ast.AST | None, scope: Scope) -> Any:
    """What a call makes a card with; None where it makes none."""
    found = meant(node.func, scope) if isinstance(node, ast.Call) else None
    return found if isinstance(found, FunctionType | type) and found in makers() else None


def meant(node: ast.expr, scope: Scope) -> Any:
    """What a name stands for, also one with dots."""
    if isinstance(node, ast.Name):
        return scope.get(node.id)
    return getattr(meant(node.value, scope), node.attr, None) if isinstance(node, ast.Attribute) else None


def languages(node: ast.AST | None, scope: Scope) -> list[Authoring]:
    """In whose words a card is written: its own game's, else those that the file imports, else any."""
    maker = maker_in(node, scope)
    if maker is not None:
        return [makers()[maker]]
    imported = games_of(scope)
    return [authoring for plug, authoring in written_games() if plug in imported or not imported]


def games_of(scope: Scope) -> list[Plug]:
    """The games whose words a file has imported."""
    homes = [home_of(value) for value in scope.values()]
    return [plug for plug, _ in written_games() if any(home.startswith(plug.package) for home in homes)]


def home_of(value: Any) -> str:
    """The module that something is from, or is."""
    return str(value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", ""))


def subject_of(node: ast.expr, scope: Scope) -> tuple[str, str]:
    """What an expression makes, and the name of the card if it makes one."""
    if not isinstance(node, ast.Call):
        return ast.unparse(node)[:40], ""
    given = dict(arguments_of(node, scope))
    name = text_of(given.get("name"))
    key = text_of(given.get("key"))
    if not name and not key and maker_in(node, scope) is None:
        # A misspelt constructor still says what it is about.
        texts = [text for part in node.args[:2] if (text := text_of(part))]
        return last_name(node), texts[1] if len(texts) == 2 else ""
    return last_name(node), name or key


def text_of(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def arguments_of(call: ast.Call, scope: Scope) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call by the names of the parameters they fill."""
    maker = maker_in(call, scope)
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


def blame(error: BaseException, node: ast.expr | None, file: str, scope: Scope) -> CardProblem:
    """The problem that an exception makes of the expression it came from."""
    place = place_in(file, error.__traceback__)
    field = field_at(node, place, scope) if isinstance(node, ast.Call) else ""
    line = place[0] if place is not None else 0
    known = languages(node, scope)
    found = words_for(error, field, scope, known)
    misfit = misfit_in(error)
    if misfit is not None:
        name, value, hint = misfit
        return CardProblem(joined(field, name), *mismatch(value, hint, known[0])).at("", line)
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


def words_for(error: BaseException, field: str, scope: Scope, known: list[Authoring]) -> CardProblem:
    if isinstance(error, NameError):
        return name_problem(error.name or "", field, scope, known)
    if isinstance(error, AttributeError):
        name = error.name or ""
        there = [word for word in dir(error.obj) if not word.startswith("_")]
        return CardProblem(field, f'there is no word "{name}" there.', did_you_mean(name, there))
    if isinstance(error, BadCard):
        return CardProblem(field, str(error))
    if isinstance(error, TypeError):
        return call_problem(str(error), field, known)
    return CardProblem(field, f"{type(error).__name__}: {error}.")


def name_problem(name: str, field: str, scope: Scope, known: list[Authoring]) -> CardProblem:
    modules = [module for each in known for module in (each.vocabulary, each.constants)] + [modifiers]
    homes = [module.__name__ for module in modules if name in vars(module)]
    if homes:
        ways = " or ".join(f"from {home} import {name}" for home in homes)
        return CardProblem(field, f'"{name}" is not imported.', f"Import it: {ways}.")
    own = [word for word in scope if not word.startswith("__")]
    words = [word for each in known for word in (*each.vocabulary.__all__, *constants(each.constants))]
    near = [word for word in (*own, *words, *constants(modifiers)) if word.isupper() == name.isupper()]
    return CardProblem(field, f'nothing is called "{name}".', did_you_mean(name, near))


def constants(module: Any) -> list[str]:
    return [name for name in vars(module) if name.isupper() and not name.endswith("_NAMES")]


def call_problem(said: str, field: str, known: list[Authoring]) -> CardProblem:
    """A constructor that was given the wrong arguments."""
    if match := UNEXPECTED.search(said):
        maker, name = match.groups()
        hint = did_you_mean(name, parameters(maker, known))
        return CardProblem(joined(field, name), f'{plain(maker)} knows no "{name}".', hint)
    if match := MISSING.search(said):
        maker, name = match.groups()
        hint = f"Its order: {order(maker, known)}."
        return CardProblem(joined(field, name), f"{maker}(...) is missing it.", hint)
    if match := TWICE.search(said):
        return CardProblem(joined(field, match[1]), "it is given twice.", "Leave one of them out.")
    return CardProblem(field, f"{said}.")


def plain(maker: str) -> str:
    return "a card" if maker in ("Facts", "Card") else f"{maker}(...)"


def joined(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def parameters(maker: str, known: list[Authoring]) -> list[str]:
    """What a constructor may be given."""
    names: list[str] = []
    for each in known:
        word = each.maker(maker)
        names += [] if word is None else inspect.signature(word).parameters
        if maker in each.makers or maker in ("Card", "Facts", "__init__"):
            names += hints_of(each.facts)
            for name in each.makers:
                names += inspect.signature(each.maker(name)).parameters
    return [name for name in dict.fromkeys(names) if name not in ("self", "facts", "more")]


def order(maker: str, known: list[Authoring]) -> str:
    """The parameters of a word, one after another."""
    for each in known:
        word = each.maker(maker)
        if word is not None:
            names = inspect.signature(word).parameters
            return ", ".join(name for name in names if name not in ("facts", "more"))
    return f"see {known[0].page}"


def argument_problem(call: ast.Call, scope: Scope) -> CardProblem | None:
    """The first argument of a card that is not of the type it should be."""
    maker = maker_in(call, scope)
    if maker is None:
        return None
    authoring = makers()[maker]
    own = vars(maker)["__init__"] if isinstance(maker, type) else maker
    hints = {**hints_of(authoring.facts), **hints_of(own)}
    for name, part in arguments_of(call, scope):
        if name not in hints:
            continue
        try:
            value = eval(compile(ast.Expression(part), "card", "eval"), scope)
        except Exception:
            continue
        if not holds(value, hints[name]):
            return CardProblem(name, *mismatch(value, hints[name], authoring))
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


def field_at(call: ast.Call, place: Place | None, scope: Scope) -> str:
    """The argument that a place in the file belongs to; nothing where it is the call itself."""
    if place is None:
        return ""
    for name, part in arguments_of(call, scope):
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
