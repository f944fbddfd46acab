"""A view says of each pile how it is drawn, so that no screen goes by names."""

from versus.testing.classic import duel, side


def test_rows_have_columns_and_the_hidden_ones_stand_apart():
    table = duel(p1=side(hand="Abe 9/9 c5", resources=6), p2=side(), at="recruit")
    table.p1.brings("Abe")
    rows = [pile for pile in table.contest.view(1).sides[0].piles if pile.kind == "row"]
    assert [(pile.name, pile.area, pile.label) for pile in rows] == [
        ("front", "", ""),
        ("support", "", ""),
        ("hidden front", "hidden area", "front"),
        ("hidden support", "hidden area", "support"),
    ]
    assert {pile.middle for pile in rows} == {table.p1["Abe"].column}, "the first character stands there"


def test_only_what_waits_on_the_chain_is_on_its_way():
    piles = duel(p1=side(), p2=side()).contest.view(0).sides[0].piles
    assert [pile.name for pile in piles if pile.on_its_way] == ["on the chain"]
    assert [pile.name for pile in piles if pile.middle is not None and pile.kind != "row"] == []
