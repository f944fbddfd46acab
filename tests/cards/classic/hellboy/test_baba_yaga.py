"""Baba Yaga (HEL-020)."""

from versus.cards.classic.hellboy.thule import baba_yaga, damn_nazis, kroenen
from versus.testing.classic import duel, rule, side


@rule("CL-REC-27")
def test_baba_yaga_is_recruited_out_of_the_resource_row():
    table = duel(p1=side(resources=[baba_yaga, *[damn_nazis] * 7], hand=[kroenen]), at="recruit")
    table.p1.recruits("Baba")
    table.p1.chooses("Karl")
    table.passes()
    table.p1.places("front")
    assert table.p1["Baba"].stats == (18, 18)
    assert len(table.p1.resources) == 8
    short = duel(p1=side(resources=[baba_yaga, *[damn_nazis] * 6]), at="recruit")
    assert short.p1.why_not("recruit", "Baba") == "CL-GEN-14"
