"""A view says of each pile how it is drawn, so that no screen goes by names."""

from versus.testing.tpcg import duel, side


def test_rows_have_no_columns_and_only_what_is_being_played_is_on_its_way():
    piles = duel(p1=side(front="Blob 1/3"), p2=side()).battle.view(0).sides[0].piles
    assert [pile.name for pile in piles if pile.on_its_way] == ["being played"]
    assert not [pile.name for pile in piles if pile.middle is not None or pile.area]
