"""`python -m tools.vocabulary`: write the reference and the faces of the card language's pages."""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.languages import LANGUAGES, Language
from tools.shown_cards import with_faces
from versus.kernel import modifiers
from versus.kernel.written import docstring_of, source_of

BEGIN: Final = "<!-- vocabulary: written by `make docs` -->"
END: Final = "<!-- end of the vocabulary -->"


def main() -> str | None:
    parser = argparse.ArgumentParser(prog="python -m tools.vocabulary", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the pages are up to date")
    args = parser.parse_args()
    stale: list[Path] = []
    for language in LANGUAGES:
        old = language.page.read_text(encoding="utf-8")
        new = renewed(old, language)
        if new != old:
            stale.append(language.page)
            if not args.check:
                language.page.write_text(new, encoding="utf-8")
    if args.check and stale:
        return f"{' and '.join(map(str, stale))}: older than the code. Run make docs."
    return None


def renewed(page: str, language: Language) -> str:
    """The page with its reference and its faces written anew."""
    page = with_faces(page)
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"The page has no lines {BEGIN} and {END}.")
    return f"{before}{BEGIN}\n\n{reference(language)}\n{END}{after}"


def reference(language: Language) -> str:
    parts = (*rooms(language), *without_a_word(language), *constants(language))
    return "\n".join(line for part in parts for line in (part, ""))


# Words of the vocabulary


def rooms(language: Language) -> Iterator[str]:
    for room, title in language.rooms:
        rows = [row(language, name) for name in language.exported if home(language, name) is room]
        yield f"### {title}\n\n{first_sentence(room.__doc__)}"
        yield table(("word", "meaning", "for example", "reads"), rows)


def home(language: Language, name: str) -> Any:
    """The module of the vocabulary that a word is from."""
    value = getattr(language.vocabulary, name)
    known = [room for room, _ in reversed(language.rooms)]
    for room in known:
        if getattr(value, "__module__", "") == room.__name__:
            return room
    return next(room for room in known if name in vars(room))


def row(language: Language, name: str) -> tuple[str, str, str, str]:
    value = getattr(language.vocabulary, name)
    source = language.examples_of(name)[0]
    reads = language.reads(language.built(source))
    if isinstance(value, types.FunctionType):
        return f"`{name}({signature(value)})`", first_sentence(value.__doc__), f"`{source}`", cell(reads)
    return f"`{name}`", "", f"`{source}`", cell(reads)


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
    return cell(words_ if end < 0 else words_[: end + 1])


def cell(text: str) -> str:
    return text.replace("|", "\\|")


# Classes that have no word yet


def without_a_word(language: Language) -> Iterator[str]:
    by_room: dict[str, list[Any]] = {}
    for kind in language.nodes():
        if kind not in language.reached:
            by_room.setdefault(kind.__module__, []).append(kind)
    for module, kinds in by_room.items():
        yield f"### Classes of `{module}`"
        yield table(("word", "meaning"), [(f"`{k.__name__}({fields_of(k)})`", meaning(k)) for k in kinds])


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


def constants(language: Language) -> Iterator[str]:
    yield f"### Constants\n\nFrom `{language.words.__name__}`; durations from `{modifiers.__name__}`."
    names = language.groups
    rows = [(names[group], listed(found)) for group, found in groups(language) if group in names]
    keywords = [language.authoring.constant_of(name) for name in language.keywords]
    rows.append(("Keywords", listed(keywords)))
    yield table(("kind", "constants"), [*rows, ("Durations", listed(durations()))])


def groups(language: Language) -> Iterator[tuple[str, list[str]]]:
    """The constants before each table of names, as they stand in the file."""
    waiting: list[str] = []
    for statement in ast.parse(source_of(language.words)).body:
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        name = statement.target.id
        if name.endswith("_NAMES"):
            count = len(getattr(language.words, name))
            yield name, waiting[-count:]
            del waiting[-count:]
        elif name not in language.no_members:
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
