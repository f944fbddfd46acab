"""Rows, columns, adjacency, protection, repositioning (CL-FRM, CL-ZON, CL-MOV)."""

import pytest

from versus.testing.classic import Refused, duel, rule, side


@rule("CL-FRM-01", "CL-FRM-04", "CL-MOV-11")
def test_characters_move_to_any_position_of_their_area_stunned_ones_too():
    table = duel(p1=side(front=["Liz 5/4 c3, @1", "Abe 9/9, stunned @2"]), at="formation")
    table.p1.moves("Liz", "support", 4)
    table.p1.moves("Abe", "front", 0)
    assert table.p1["Liz"].place == ("support", 4)
    assert table.p1["Abe"].place == ("front", 0)
    assert table.p1["Abe"].stunned
    assert not table.happened("came into play")


@rule("CL-FRM-02", "CL-MOV-01", "CL-MOV-02")
def test_characters_may_swap_places():
    table = duel(p1=side(front="Liz 5/4, @1", support="Abe 9/9, @1"), at="formation")
    table.p1.moves("Liz", "support", 1)
    assert table.p1["Liz"].place == ("support", 1)
    assert table.p1["Abe"].place == ("front", 1)
    table.p1.goes_on()


@rule("CL-FRM-02")
def test_any_rearrangement_can_be_reached_with_one_place_for_each():
    table = duel(p1=side(front=["A 1/1", "B 1/1", "C 1/1"]), at="formation")
    table.p1.moves("A", "front", 2)
    table.p1.moves("B", "front", 3)
    assert [table.p1[name].column for name in "ABC"] == [2, 3, 1]
    assert table.p1.why_not("move", "A") == "CL-FRM-02"
    table.p1.goes_on()


@rule("CL-FRM-03", "CL-MOV-03", "CL-KEY-09")
def test_nobody_changes_area_in_the_formation_step():
    table = duel(p1=side(front="Liz 5/4", hidden_front="Spy 3/3 concealed"), at="formation")
    with pytest.raises(Refused):
        table.p1.moves("Spy", "front", 1)
    assert {row for row, _ in table.p1.positions} == {"hidden front", "hidden support"}
    table.p1.places("hidden support")
    table.p1.goes_on()


def columns():
    return duel(
        p1=side(front="Kong 9/9"),
        p2=side(front=["X 1/1, @1", "Z 1/1, @2"], support=["Y 1/1, @1", "W 1/1, @3"]),
    )


@rule("CL-FRM-08", "CL-FRM-09", "CL-FRM-10", "CL-ZON-15")
def test_only_the_front_row_character_of_its_column_protects():
    table = columns()
    assert table.p2["Y"].protected
    assert not table.p2["W"].protected
    assert not table.p2["X"].protected


@rule("CL-FRM-08", "CL-STN-03", "CL-ZON-17")
def test_protection_ends_while_the_protector_is_stunned_and_comes_back():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="X 1/1, @1", support="Y 1/1, @1"))
    table.p1.attacks("Kong", "X")
    table.passes()
    assert table.p2["X"].place == ("front", 1)
    assert not table.p2["Y"].protected
    table.goes_to("recovery")
    table.passes()
    table.p2.recovers("X")
    assert table.p2["Y"].protected


@rule("CL-FRM-10", "CL-STN-03")
def test_a_stunned_character_is_unprotected():
    table = duel(p2=side(front="X 1/1, @1", support="Y 1/1, stunned @1"))
    assert not table.p2["Y"].protected


@rule("CL-FRM-11")
def test_an_exhausted_character_still_protects():
    table = duel(p2=side(front="X 1/1, exhausted @1", support="Y 1/1, @1"))
    assert table.p2["Y"].protected


@rule("CL-FRM-14", "CL-FRM-15", "CL-ZON-14")
def test_adjacent_is_the_same_column_or_side_by_side_in_one_row():
    table = duel(p1=side(front=["A 1/1, @1", "B 1/1, @2"], support=["C 1/1, @1", "D 1/1, @2"]))
    one = table.p1
    assert one["A"].adjacent_to(one["B"])
    assert one["A"].adjacent_to(one["C"])
    assert not one["A"].adjacent_to(one["D"])
    assert not one["A"].adjacent_to(one["A"])


@rule("CL-FRM-16", "CL-ZON-10", "CL-ZON-09")
def test_neither_players_nor_areas_are_adjacent():
    table = duel(p1=side(front="A 1/1, @1", hidden_front="H 1/1, @2"), p2=side(front="B 1/1, @2"))
    assert not table.p1["A"].adjacent_to(table.p1["H"])
    assert not table.p1["A"].adjacent_to(table.p2["B"])


@rule("CL-FRM-17", "CL-ZON-16")
def test_stunning_keeps_adjacency_and_an_empty_position_ends_it():
    table = duel(p1=side(front=["A 1/1, @-3", "B 1/1, stunned @-2", "C 1/1, @0"]))
    assert table.p1["A"].adjacent_to(table.p1["B"])
    assert not table.p1["B"].adjacent_to(table.p1["C"])


@rule("CL-FRM-18", "CL-FRM-06", "CL-FRM-07", "CL-KEY-28")
def test_the_books_formation():
    table = duel(
        p1=side(front="Hellboy 15/15 c7, @2", support=["Sidney 3/2 range, @1", "Liz 5/4 c3 range, @3"]),
        p2=side(front=["Nazis 1/1 c1, @1", "Ilsa 4/5 c3, @2"], support="Kroenen 3/2, @2"),
    )
    for attacker in ("Hellboy", "Sidney", "Liz"):
        assert table.p1.may("propose", attacker, "Nazis")
        assert table.p1.may("propose", attacker, "Ilsa")
        assert table.p1.why_not("propose", attacker, "Kroenen") == "CL-FRM-12"


@rule("CL-FRM-07", "CL-ATK-04")
def test_without_range_nobody_attacks_from_the_support_row():
    table = duel(p1=side(support=["Liz 5/4 range", "Abe 9/9"]), p2=side(front="Ilsa 4/5"))
    assert table.p1.may("propose", "Liz", "Ilsa")
    assert table.p1.why_not("propose", "Abe", "Ilsa") == "CL-FRM-07"


@rule("CL-FRM-12", "CL-FRM-13", "CL-KEY-27", "CL-ATK-06")
def test_flight_reaches_the_protected_and_with_range_from_both_rows():
    table = duel(
        p1=side(front="F 5/4 flight X-Men", support=["FR 5/4 flight range X-Men", "R 5/4 range X-Men"]),
        p2=side(front="X 1/9, @1", support="Y 1/9, @1"),
    )
    assert table.p1.may("propose", "F", "Y")
    assert table.p1.may("propose", "FR", "Y")
    assert table.p1.why_not("propose", "R", "Y") == "CL-FRM-12"
    assert table.p1.why_not("propose", ["F", "R"], "Y") is not None
    assert table.p1.may("propose", ["F", "FR"], "Y")
