"""Echo (DHK-063): her name and number are stated; the curve of cost 3."""

from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import echo
from versus.kernel.provenance import RECONSTRUCTED, SOURCE, TEXT, origin
from versus.testing.tpcg import duel, side


def test_she_is_of_both_teams():
    table = duel(p1=side(front=[echo, "1/1 Underworld", "1/2 Defenders", "1/3 X-Men"]), p2=side(front="9/9"))
    assert table.p1.may("attack", ["Echo", "1/1"], "9/9")
    assert table.p1.may("attack", ["Echo", "1/2"], "9/9")
    assert not table.p1.may("attack", ["Echo", "1/3"], "9/9")


def test_her_number_is_stated_and_her_silence_our_guess():
    assert origin(echo, "number") == SOURCE
    assert origin(echo, TEXT) == RECONSTRUCTED
