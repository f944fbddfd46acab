"""`python -m tools.books`: write docs/books.md, the worked examples of the rulebooks with their tests."""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TESTS: Final = Path("tests/books")
PAGE: Final = Path("docs/books.md")
HEAD: Final = """# The rulebooks, played

Each worked example of the official rulebooks is a test that plays it, with the cards that the book names.
`make docs` writes this page from the marks of the tests in `tests/books/`.
"""


@dataclass(frozen=True)
class Example:
    """A test that plays what a book tells under a heading."""

    book: str
    heading: str
    file: Path
    test: str


def examples(folder: Path) -> Iterator[Example]:
    """What is marked, in the order of the files and of each book."""
    for file in sorted(folder.glob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                for heading in headings(node):
                    yield Example(book_of(tree), heading, file, node.name)


def book_of(tree: ast.Module) -> str:
    """The constant BOOK of a file: each file is about one book."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BOOK":
            return str(ast.literal_eval(node.value))
    raise ValueError("a file of tests/books names its BOOK")


def headings(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "example":
            yield str(ast.literal_eval(mark.args[1]))


def page(found: list[Example]) -> str:
    lines = [HEAD]
    for book in dict.fromkeys(example.book for example in found):
        of_book = [example for example in found if example.book == book]
        lines += [
            f"## {book}",
            "",
            f"Tests: `{of_book[0].file.as_posix()}`",
            "",
            "| heading | test |",
            "|---|---|",
        ]
        lines += [f"| {example.heading} | `{example.test}` |" for example in of_book]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--check", action="store_true", help="compare only; exit 1 if it differs")
    told = page(list(examples(TESTS)))
    if reader.parse_args().check:
        return 0 if PAGE.read_text(encoding="utf-8") == told else 1
    PAGE.write_text(told, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
