"""Dark (AEW-055)."""

from versus.cards.tpcg.all_elite_wrestling.heels import dark
from versus.testing.tpcg import duel, rule, side


def test_it_gives_2_and_2_and_stealth_this_turn():
    p1 = side(main="Chief 1/9 Heels", front="Ann 1/1", hand=dark)
    table = duel(p1=p1, p2=side(front="Owl 1/9 Flight", back="Sage 1/9"))
    assert table.p1.could_choose("play", "Dark") == ["Ann", "Chief"]
    table.p1.plays("Dark", on="Ann")
    assert table.p1["Ann"].stats == (3, 3)
    assert table.p1["Ann"].keywords == ["Stealth"]
    assert table.p1.may("attack", "Ann", "Sage")
    table.p1.ends_turn()
    assert table.p1["Ann"].stats == (1, 1)
    assert table.p1["Ann"].keywords == []


def test_from_the_back_row_stealth_gets_nobody_past():
    p1 = side(main="Chief 1/9 Heels", back="Ann 1/1 Ranged", hand=dark)
    table = duel(p1=p1, p2=side(front="Wall 1/9", back="Sage 1/9"))
    table.p1.plays("Dark", on="Ann")
    assert table.p1.why_not("attack", "Ann", "Sage") == "2P-CMB-13"


@rule("2P-PLT-09")
def test_it_takes_a_heel():
    table = duel(p1=side(front="Ann 1/1 Babyfaces", hand=dark))
    assert table.p1.why_not("play", "Dark") == "2P-PLT-09"
