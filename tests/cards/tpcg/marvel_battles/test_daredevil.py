"""Daredevil (MNB-012)."""

from versus.cards.tpcg.marvel_battles.avengers import daredevil
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-15")
def test_fearless_daredevil_strikes_main_characters_with_double_atk():
    for defense, stunned in ((6, True), (7, False)):
        table = duel(p1=side(front=daredevil), p2=side(main=f"Boss 1/{defense}", main_row="front"))
        table.p1.attacks("Daredevil", "Boss")
        table.passes()
        assert table.p2.main.stunned is stunned


def test_daredevil_dodges_what_comes_from_the_back_row():
    table = duel(p1=side(front="Ann 1/1", back="Archer 2/2 R"), p2=side(front=daredevil))
    assert table.p1.why_not("attack", "Archer", "Daredevil") == "2P-KEY-07"
    assert table.p1.may("attack", "Ann", "Daredevil")
