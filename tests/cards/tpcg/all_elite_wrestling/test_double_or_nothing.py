"""Double or Nothing (AEW-070)."""

from tests.cards.tpcg.all_elite_wrestling.users import BABYFACE, HEEL, payable
from versus.cards.tpcg.all_elite_wrestling.locations import double_or_nothing
from versus.testing.tpcg import duel, rule, side


@rule("2P-LOC-14")
def test_it_pays_its_one_symbol_for_anybody():
    assert payable(BABYFACE, double_or_nothing) == payable(HEEL, double_or_nothing) == ["Skill"]


def test_it_is_used_up_by_paying():
    table = duel(p1=side(front=BABYFACE, resources=double_or_nothing, deck=1))
    table.p1.uses("User", "Skill")
    assert not table.p1["Double or Nothing"].face_up
