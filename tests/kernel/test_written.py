"""What the tools and the card checker read of a node's class is the same in either build."""

from versus.games.tpcg.language.changes import Cannot
from versus.kernel.choosing import Choice
from versus.kernel.nodes import Filter, Selector, Trigger
from versus.kernel.types import Act
from versus.kernel.written import docstring_of, hints_of, types_as_written


def test_fields_have_the_types_of_the_source() -> None:
    assert hints_of(Cannot) == {"act": Act, "against": Filter | None}
    assert hints_of(Choice)["of"] is Selector
    assert types_as_written(Trigger)["subject"] == "Filter | None"


def test_a_class_without_fields_has_none() -> None:
    assert hints_of(Filter) == {}


def test_a_class_says_what_it_is_for() -> None:
    assert docstring_of(Filter) == "Which cards are meant, seen from the frame's player and source."
