"""The page about the rulebooks: what is marked stands there, and every test of a book is marked."""

from pathlib import Path

from tools.books import PAGE, Example, examples, page

TESTS = Path(__file__).parents[1] / "books"
FOUND = [
    Example(example.book, example.heading, Path("tests/books", example.file.name), example.test)
    for example in examples(TESTS)
]


def test_the_page_is_what_the_tests_say():
    assert (TESTS.parents[1] / PAGE).read_text(encoding="utf-8") == page(FOUND)


def test_every_test_of_a_book_plays_an_example():
    for file in TESTS.glob("test_*.py"):
        marked = {example.test for example in FOUND if example.file.name == file.name}
        written = {
            line[4:].partition("(")[0]
            for line in file.read_text(encoding="utf-8").splitlines()
            if line[:9] == "def test_"
        }
        assert marked == written, file.name
