"""What can be changed in a function so that it still runs and a rule is no longer the same.

Not changed: strings (words), annotations, defaults and decorators, assertions, the errors that are raised.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Final, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Path: TypeAlias = tuple[tuple[str, int], ...]
"""The way from a function to one of its nodes: fields, and places in those that are lists (else -1)."""


@dataclass(frozen=True)
class Change:
    """One thing to change: where, and what stands there before and after."""

    path: Path
    line: int
    before: str
    after: str
    new: ast.AST

    @property
    def statement(self) -> Path:
        """The way to the statement that holds it."""
        path = self.path
        while path[-1][0] not in BLOCKS or path[-1][1] < 0:
            path = path[:-1]
        return path


Replacement: TypeAlias = tuple[str, str, ast.AST]
"""What stands there before and after, in words, and what to put there."""

BLOCKS: Final = ("body", "orelse", "finalbody")
UNTOUCHED: Final = ("args", "decorator_list", "returns", "annotation", "exc")

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
COUNTERPARTS: Final = {"max": "min", "min": "max", "any": "all", "all": "any"}
DEFAULTS: Final = {
    "None": ("None",),
    "bool": ("False", "True"),
    "int": ("0",),
    "CardId": ("-1",),
    "list": ("[]",),
    "tuple": ("()",),
}
NAMED_DEFAULTS: Final = ("OK", "NOTHING")
"""Constants that are the default of their type."""


def changes(function: Function) -> Iterator[Change]:
    """Every change to a function, in the order of its text."""
    if len(rules := without_docstring(function)) > 1 and default_of(function) == "None":
        at = ("body", len(function.body) - len(rules))
        yield Change((at,), rules[0].lineno, f"{head(rules[0])} …", "return", ast.Return(None))
    for path, node in inside(function, ()):
        for before, after, new in replacements(node, function):
            yield Change(path, line_of(node), before, after, new)


def changed(function: Function, change: Change) -> Function:
    """A copy of a function with one change."""
    twin = deepcopy(function)
    parent, (field, index) = followed(twin, change.path[:-1]), change.path[-1]
    old = getattr(parent, field) if index < 0 else getattr(parent, field)[index]
    new = ast.fix_missing_locations(ast.copy_location(deepcopy(change.new), old))
    if index < 0:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[index] = new
    return twin


def followed(node: ast.AST, path: Path) -> ast.AST:
    """The node at the end of a way."""
    for field, index in path:
        node = getattr(node, field) if index < 0 else getattr(node, field)[index]
    return node


def inside(node: ast.AST, path: Path) -> Iterator[tuple[Path, ast.AST]]:
    """Every node within a node that may be changed, with the way to it."""
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED and not isinstance(node, ast.Call):
            continue
        several = isinstance(value, list)
        for index, child in enumerate(value if several else [value]):
            if isinstance(child, ast.AST) and not is_said(child):
                here = (*path, (field, index if several else -1))
                yield here, child
                yield from inside(child, here)


def line_of(node: ast.AST) -> int:
    return node.ifs[0].lineno if isinstance(node, ast.comprehension) else getattr(node, "lineno", 0)


def is_said(node: ast.AST) -> bool:
    """Words and assertions: they explain a rule and decide nothing."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assert | ast.JoinedStr) or (
        isinstance(node, ast.Constant) and not isinstance(node.value, int)
    )


def replacements(node: ast.AST, function: Function) -> Iterator[Replacement]:
    match node:
        case ast.expr():
            for new in expressions(node):
                yield ast.unparse(node), ast.unparse(new), new
        case ast.comprehension():
            yield from without_filters(node)
        case ast.stmt():
            yield from statements(node, function)


# Expressions


def expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Compare():
            yield from comparisons(node)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for index in range(len(node.values)):
                rest = node.values[:index] + node.values[index + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.BinOp() if type(node.op) in ARITHMETIC and not (is_list(node.left) or is_list(node.right)):
            yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        case ast.IfExp():
            yield node.body
            yield node.orelse
        case ast.Call(func=ast.Name(id=name)) if name in COUNTERPARTS:
            yield ast.Call(ast.Name(COUNTERPARTS[name], ast.Load()), node.args, node.keywords)


def comparisons(node: ast.Compare) -> Iterator[ast.Compare]:
    for index, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield ast.Compare(node.left, ops, node.comparators)


def is_list(node: ast.expr) -> bool:
    """Lists and tuples are joined, never subtracted: a mutant that only crashes shows nothing."""
    return isinstance(node, ast.List | ast.ListComp | ast.Tuple)


def without_filters(node: ast.comprehension) -> Iterator[Replacement]:
    for index, condition in enumerate(node.ifs):
        new = copy(node)
        new.ifs = node.ifs[:index] + node.ifs[index + 1 :]
        yield f"if {ast.unparse(condition)}", "", new


# Statements


def statements(node: ast.stmt, function: Function) -> Iterator[Replacement]:
    match node:
        case ast.If():
            for value in (True, False):
                yield head(node), f"if {value}:", with_test(node, value)
        case ast.While():
            yield head(node), "while False:", with_test(node, False)
        case ast.Return():
            yield from returns(node, function)
        case ast.Continue():
            yield "continue", "break", ast.Break()
            yield "continue", "", ast.Pass()
        case ast.Break():
            yield "break", "continue", ast.Continue()
            yield "break", "", ast.Pass()
        case ast.AugAssign():
            if type(node.op) in ARITHMETIC and not is_list(node.value):
                new = copy(node)
                new.op = ARITHMETIC[type(node.op)]()
                yield ast.unparse(node), ast.unparse(new), new
            yield ast.unparse(node), "", ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield ast.unparse(node), "", ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.For() | ast.Raise():
            yield head(node), "", ast.Pass()


def with_test(node: ast.If | ast.While, value: bool) -> ast.stmt:
    new = copy(node)
    new.test = ast.copy_location(ast.Constant(value), node.test)
    return new


def returns(node: ast.Return, function: Function) -> Iterator[Replacement]:
    """Return what says nothing; a bare return goes on instead."""
    if node.value is None:
        yield "return", "", ast.Pass()
        return
    if isinstance(node.value, ast.Constant) or ast.unparse(node.value).endswith(NAMED_DEFAULTS):
        return
    for value in DEFAULTS.get(default_of(function), ()):
        if ast.unparse(node.value) != value:
            yield ast.unparse(node), f"return {value}", ast.Return(ast.parse(value, mode="eval").body)


def default_of(function: Function) -> str:
    """The plain type that a function returns; "None" also where it may return that."""
    match function.returns:
        case ast.Constant(value=None) | ast.BinOp(right=ast.Constant(value=None)):
            return "None"
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return name
    return ""


def without_docstring(function: Function) -> list[ast.stmt]:
    return function.body[1:] if ast.get_docstring(function) is not None else function.body


def head(node: ast.stmt) -> str:
    """The first line of a statement."""
    return ast.unparse(node).splitlines()[0]
