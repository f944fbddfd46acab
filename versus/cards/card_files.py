"""Runs a file of cards part by part, so that a mistake in one card leaves the others standing.

The file is ordinary Python. Its statements run one after another; each card, and each entry of a tuple of
cards, is tried by itself. What fails becomes `Broken` and is noted as a problem.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from versus.cards.blame import Scope, blame, last_name, maker_in, subject_of, written_games
from versus.cards.constants import Constants
from versus.cards.problems import did_you_mean
from versus.kernel.authoring import CardProblem
from versus.kernel.definition import Definition

HOLDERS: Final = ("CardSet", "tuple", "list", "dict")
"""Calls that only hold cards: their arguments are tried one by one."""
TRY: Final = "__try_part__"


class Broken:
    """Stands where something could not be read."""

    def __init__(self, what: str, line: int) -> None:
        self.what = what
        self.line = line

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class Notes:
    """What was found while files ran: problems, where each card stands, names of cards that were lost."""

    def __init__(self) -> None:
        self.problems: list[CardProblem] = []
        self.places: dict[int, tuple[str, int]] = {}
        self.lost: set[str] = set()

    def place(self, card: Definition, file: str) -> tuple[str, int]:
        """The file and the line of a card; the file alone where it was made in another way."""
        return self.places.get(id(card), (file, 0))

    def add(self, problem: CardProblem) -> None:
        if problem not in self.problems:
            self.problems.append(problem)


class CardFile:
    """One file as it runs."""

    def __init__(self, path: Path, scope: Scope, notes: Notes) -> None:
        self.path = path
        self.scope = scope
        self.notes = notes
        self.parts: list[ast.expr] = []
        self.constants = Constants(scope)

    def run(self) -> None:
        try:
            source = self.path.read_bytes()
            tree = ast.parse(source, str(self.path))
        except OSError as error:
            self.notes.add(CardProblem("", f"it cannot be read: {error.strerror}.", file=str(self.path)))
            return
        except (SyntaxError, ValueError) as error:
            self.notes.add(syntax_problem(self.path, error))
            return
        self.scope[TRY] = self.try_part
        flags = 0
        for statement in tree.body:
            if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
                flags |= future_flags(statement)
                continue
            if isinstance(statement, ast.ImportFrom):
                self.import_each(statement)
            else:
                self.run_statement(statement, flags)
            self.constants.learn(statement)

    def run_statement(self, statement: ast.stmt, flags: int) -> None:
        names = assigned_names(statement)
        value = getattr(statement, "value", None)
        if (
            isinstance(value, ast.Call)
            and last_name(value) not in HOLDERS
            and not maker_in(value, self.scope)
        ):
            missing = self.broken_in(value)
            problem = needs(missing) if missing is not None else self.constants.swapped(value)
            if problem is not None:
                self.lose(value, problem, names)
                return
        elif isinstance(statement, ast.FunctionDef):
            problem = self.constants.swapped(statement)
            if problem is not None:
                self.lose(None, problem, names, statement.lineno)
                return
        fallback = value if isinstance(value, ast.expr) else None
        wrapped = ast.fix_missing_locations(Wrapping(self.parts, self.scope).visit(statement))
        try:
            exec(compile(ast.Module([wrapped], []), str(self.path), "exec", flags, True), self.scope)
        except (Exception, SystemExit) as error:
            problem = blame(error, fallback, str(self.path), self.scope)
            if not problem.line:
                problem = problem.at("", statement.lineno)
            missing = self.broken_in(statement)
            self.lose(fallback, needs(missing) if missing is not None else problem, names, statement.lineno)

    def import_each(self, statement: ast.ImportFrom) -> None:
        """Import name by name: one that does not exist must not take the others with it."""
        for alias in statement.names:
            single = ast.copy_location(ast.ImportFrom(statement.module, [alias], statement.level), statement)
            try:
                code = compile(ast.Module([single], []), str(self.path), "exec", 0, True)
                exec(code, self.scope)
            except (Exception, SystemExit) as error:
                name = alias.asname or alias.name
                self.scope[name] = Broken(name, alias.lineno)
                problem = self.import_problem(statement, alias, error)
                self.notes.add(problem.at(str(self.path), alias.lineno))

    def import_problem(
        self, statement: ast.ImportFrom, alias: ast.alias, error: BaseException
    ) -> CardProblem:
        module = "." * statement.level + (statement.module or "")
        if isinstance(error, ModuleNotFoundError):
            sibling = self.path.with_name(f"{(statement.module or '').partition('.')[0]}.py")
            hint = f"Write from .{statement.module} import {alias.name}." if sibling.is_file() else ""
            words = f'there is no module "{module}".'
            return CardProblem("import", words, hint or "Look for a slip in its name.")
        if not isinstance(error, ImportError):
            return CardProblem("import", f"{module} fails: {type(error).__name__}: {error}.")
        from_ = sys.modules.get(statement.module or "")
        known = [name for name in vars(from_) if not name.startswith("_")] if from_ is not None else []
        hint = did_you_mean(alias.name, known) or listed_in(module)
        return CardProblem("import", f'{module} has no word "{alias.name}".', hint)

    def try_part(self, number: int, part: Callable[[], Any]) -> Any:
        """Called from the file itself in place of a card or an entry."""
        node = self.parts[number]
        if isinstance(node, ast.Call) and last_name(node) not in HOLDERS:
            missing = self.broken_in(node)
            problem = needs(missing) if missing is not None else self.constants.swapped(node)
            if problem is not None:
                return self.lose(node, problem)
        try:
            value = part()
        except (Exception, SystemExit) as error:
            return self.lose(node, blame(error, node, str(self.path), self.scope))
        if isinstance(value, Definition):
            self.notes.places.setdefault(id(value), (str(self.path), node.lineno))
        return value

    def lose(
        self,
        node: ast.expr | None,
        problem: CardProblem,
        names: list[str] | None = None,
        line: int = 0,
    ) -> Broken:
        """Note a problem; what was to be made is broken from here on."""
        what, card = subject_of(node, self.scope) if node is not None else ("", "")
        line = node.lineno if node is not None else line
        told = card or ", ".join(names or ()) or what
        self.notes.add(problem.at(str(self.path), line, told))
        if card:
            self.notes.lost.add(card)
        broken = Broken(told, line)
        for name in names or ():
            self.scope[name] = broken
        return broken

    def broken_in(self, node: ast.AST) -> tuple[str, Broken] | None:
        """A name in an expression that stands for something broken."""
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(self.scope.get(part.id), Broken):
                return part.id, self.scope[part.id]
        return None


def listed_in(module: str) -> str:
    """Where the words are listed that a module is asked for."""
    games = [game for game in written_games() if module.startswith(game[0].package)] or written_games()
    pages = [authoring.page for _, authoring in games]
    return f"The words are listed in {' and '.join(pages)}."


def needs(missing: tuple[str, Broken]) -> CardProblem:
    name, broken = missing
    return CardProblem("", f'it needs "{name}", which failed (line {broken.line}).', "Mend that first.")


def syntax_problem(path: Path, error: SyntaxError | ValueError) -> CardProblem:
    line = error.lineno or 0 if isinstance(error, SyntaxError) else 0
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    hint = "None of its cards can be read until that line is Python."
    return CardProblem("", f"{said}.", hint, file=str(path), line=line)


def future_flags(statement: ast.ImportFrom) -> int:
    import __future__

    return sum(getattr(__future__, alias.name).compiler_flag for alias in statement.names)


def assigned_names(statement: ast.stmt) -> list[str]:
    """The names that a statement would have given values to."""
    if isinstance(statement, ast.Import):
        return [alias.asname or alias.name.partition(".")[0] for alias in statement.names]
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [
        part.id
        for target in targets
        if target is not None
        for part in ast.walk(target)
        if isinstance(part, ast.Name)
    ]


class Wrapping(ast.NodeTransformer):
    """Puts each card, and each entry of a tuple that a name is given, into a function that is tried."""

    def __init__(self, parts: list[ast.expr], scope: Scope) -> None:
        self.parts = parts
        self.scope = scope

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        node.value = self.held(node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        node.value = self.held(node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.held(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if maker_in(node, self.scope) is not None and tryable(node):
            return self.tried(node)
        return self.generic_visit(node)

    def held(self, node: ast.expr) -> ast.expr:
        """A value that a name is given; the entries of what holds several are tried one by one."""
        if isinstance(node, ast.Tuple | ast.List):
            node.elts = [self.entry(part) for part in node.elts]
        elif isinstance(node, ast.Dict):
            node.values = [self.entry(part) for part in node.values]
        elif isinstance(node, ast.BinOp):
            node.left, node.right = self.held(node.left), self.held(node.right)
        elif isinstance(node, ast.Call) and last_name(node) in HOLDERS:
            node.args = [self.held(part) for part in node.args]
            for keyword in node.keywords:
                keyword.value = self.held(keyword.value)
        else:
            visited = self.visit(node)
            assert isinstance(visited, ast.expr)
            return visited
        return node

    def entry(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Starred):
            node.value = self.entry(node.value)
            return node
        if isinstance(node, ast.Constant) or not tryable(node):
            return node
        return self.tried(node if isinstance(node, ast.Call | ast.Name) else self.held(node))

    def tried(self, node: ast.expr) -> ast.expr:
        self.parts.append(node)
        empty = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
        number = ast.Constant(len(self.parts) - 1)
        call = ast.Call(ast.Name(TRY, ast.Load()), [number, ast.Lambda(empty, node)], [])
        return ast.copy_location(call, node)


def tryable(node: ast.expr) -> bool:
    """Whether an expression means the same inside a function of its own."""
    apart = (ast.Yield, ast.YieldFrom, ast.Await, ast.NamedExpr)
    return not any(isinstance(part, apart) for part in ast.walk(node))


# Importing


class PartByPart(Loader):
    """Runs a module's file part by part."""

    def __init__(self, path: Path, notes: Notes) -> None:
        self.path = path
        self.notes = notes

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        CardFile(self.path, vars(module), self.notes).run()


class PartByPartFinder(MetaPathFinder):
    """Finds the modules of one package and has them run part by part."""

    def __init__(self, package: str, notes: Notes) -> None:
        self.package = package
        self.notes = notes

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = PartByPart(Path(spec.loader.path), self.notes)
        return spec


@contextmanager
def part_by_part(package: str, notes: Notes) -> Iterator[None]:
    """Modules of a package that are imported inside run part by part, afresh."""
    finder = PartByPartFinder(package, notes)
    forget(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


def forget(package: str) -> None:
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def entries(value: Any) -> list[Any] | None:
    """What a module lists as its cards, but for what is broken; None where it is no list."""
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if not isinstance(value, (tuple, list)):
        return None
    return [item for item in value if not isinstance(item, Broken)]
