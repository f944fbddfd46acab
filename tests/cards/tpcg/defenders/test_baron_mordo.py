"""Baron Mordo (DEF-046)."""

from versus.cards.tpcg.defenders.underworld import baron_mordo
from versus.testing.tpcg import duel, side


def test_black_magic_kos_a_stunned_supporting_character():
    table = duel(
        p1=side(back=baron_mordo, front="1/1 h3, stunned", resources="Laboratory"),
        p2=side(front=["9/9 h9, stunned", "8/8"], main="Boss 3/6 h5, stunned"),
    )
    assert table.p1.could_choose("use", "Baron Mordo", power="Black Magic") == ["1/1 h3", "9/9 h9"]
    table.p1.uses("Baron Mordo", "Black Magic", on="9/9")
    assert table.p2["9/9"].koed


def test_whoever_stands_is_safe_from_it():
    table = duel(p1=side(back=baron_mordo, resources="Laboratory"), p2=side(front="8/8"))
    table.p1.uses("Baron Mordo", "Black Magic")
    assert table.p2["8/8"].face_up
