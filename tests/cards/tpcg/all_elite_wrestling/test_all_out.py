"""All Out (AEW-069)."""

from tests.cards.tpcg.all_elite_wrestling.users import BABYFACE, HEEL, payable
from versus.cards.tpcg.all_elite_wrestling.locations import all_out
from versus.testing.tpcg import duel, rule, side


@rule("2P-LOC-14")
def test_it_pays_its_one_symbol_for_anybody():
    assert payable(BABYFACE, all_out) == payable(HEEL, all_out) == ["Might"]


def test_it_is_used_up_by_paying():
    table = duel(p1=side(front=BABYFACE, resources=all_out, deck=1))
    table.p1.uses("User", "Might")
    assert not table.p1["All Out"].face_up
