"""Plain lists as people type them."""

import pytest

from tests.decks.tpcg.small_set import keys, problems, read
from versus.decks.problems import BadFile, BadLine, NobodyLeads, SeveralLead

LEAD = "Main: Cyclops\n"


def cards(text):
    return keys(read(LEAD + text).cards)


def test_a_line_is_a_number_and_a_name():
    assert cards("2 Blob") == ["TWO-011", "TWO-011"]


@pytest.mark.parametrize(
    "line",
    [
        "1 Blob",
        "1x Blob",
        "1X Blob",
        "1 x Blob",
        "1 × Blob",
        "  1   blob  ",
        "1 BLOB # the wall",
        "1 TWO-011",
    ],
)
def test_a_line_may_be_typed_in_many_ways(line):
    assert cards(line) == ["TWO-011"]


def test_comments_blank_lines_and_headings_are_passed_over():
    lines = (
        "# mine", "", "// yours", "Supporting characters (1)", "1 Blob", "[Locations]",
        "Plot Twists:", "1 Plan #9", "Equipment: 3",
    )  # fmt: skip
    assert cards("\n".join(lines)) == ["TWO-011", "ONE-020"]


def test_cards_keep_the_order_of_the_list():
    assert cards("1 Visor\n1 Blob\n1 Visor") == ["ONE-030", "TWO-011", "ONE-030"]


def test_a_list_names_its_deck():
    assert read("Name: Eyes # 1\nMain: Cyclops").name == "Eyes # 1"


def test_a_deck_without_a_name_is_called_after_its_file_or_its_leader():
    assert read("Main: Cyclops", name="red").name == "red"
    assert read("Main: Cyclops").name == "Cyclops"


def test_windows_line_ends_and_a_byte_order_mark_are_read():
    deck = read(b"\xef\xbb\xbfMain: Cyclops\r\n1 Blob\r\n")
    assert (deck.leader.key, keys(deck.cards)) == ("ONE-001", ["TWO-011"])


@pytest.mark.parametrize(
    "lead", ["Main: Cyclops", "main character : cyclops  # he", "Main:\nCyclops", "MAIN\n1 Cyclops"]
)
def test_the_main_character_stands_on_its_line_or_under_its_heading(lead):
    deck = read(f"{lead}\nDeck:\n1 Cyclops")
    assert (deck.leader.key, keys(deck.cards)) == ("ONE-001", ["ONE-010"])


def test_a_pile_stays_outside_the_deck():
    deck = read(LEAD + "1 Blob\nPile:\n1 Visor\n1 Magneto")
    assert (keys(deck.cards), keys(deck.pile)) == (["TWO-011"], ["ONE-030", "TWO-003"])


# Bad input


@pytest.mark.parametrize("line", ["Blob", "Blob 3", "-1 Blob", "1.5 Blob", "3", "x Blob", "<deck>"])
def test_a_line_without_a_number_is_named(line):
    (problem,) = problems(f"{LEAD}{line}")
    assert isinstance(problem, BadLine)
    assert str(problem).startswith(f'Line 2: "{line}" cannot be read: a card begins with its number')


@pytest.mark.parametrize("count", ["0", "100", "9" * 300])
def test_a_number_of_copies_that_nobody_means_is_named(count):
    (problem,) = problems(f"{LEAD}{count} Blob")
    assert isinstance(problem, BadLine)
    assert "between 1 and 99" in str(problem)


def test_ninety_nine_copies_are_read_and_left_to_the_rules():
    assert len(cards("99 Blob")) == 99


def test_every_bad_line_is_reported_at_once():
    assert [problem.line for problem in problems(f"{LEAD}Blob\n1 Blob\n0 Blob")] == [2, 4]


def test_a_list_without_a_main_character_says_what_to_add():
    (problem,) = problems("3 Blob")
    assert problem == NobodyLeads(0, "Cyclops")
    assert str(problem) == 'No main character is named. Add a line such as "Main: Cyclops".'


def test_an_empty_list_has_nobody_to_lead_it():
    assert problems("") == [NobodyLeads(0, "Cyclops")]


def test_two_main_characters_are_one_too_many():
    (problem,) = problems("Main: Cyclops\nMain: Magneto\n1 Blob")
    assert problem == SeveralLead(2, ("Cyclops", "Magneto"))
    assert "names Cyclops and Magneto" in str(problem)


def test_what_is_no_text_is_refused_with_its_line():
    assert problems(b"Main: Cyclops\n1 Bl\xffb") == [BadFile(2, "this is not a text in UTF-8.")]


def test_a_file_too_long_for_a_deck_list_is_refused():
    (problem,) = problems(b"# " + b"x" * 200_000)
    assert "at most 200,000 bytes" in str(problem)
