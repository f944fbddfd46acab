"""X-Factor (MNB-049)."""

from versus.cards.tpcg.marvel_battles.x_men import x_factor
from versus.testing.tpcg import duel, rule, side


def test_x_factor_readies_anybody():
    table = duel(p1=side(front="Ann 1/1 X-Men, exhausted", hand=x_factor), p2=side(front="Foe 1/1"))
    table.p1.plays("X-Factor", on="Ann")
    assert table.p1["Ann"].ready


@rule("2P-PLT-09")
def test_x_factor_needs_a_face_up_x_man():
    table = duel(p1=side(front="Ann 1/1 h2 X-Men, stunned", hand=x_factor))
    assert table.p1.why_not("play", "X-Factor") == "2P-PLT-09"
