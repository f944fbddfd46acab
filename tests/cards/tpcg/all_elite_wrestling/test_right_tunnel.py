"""Right Tunnel (AEW-029)."""

from tests.cards.tpcg.all_elite_wrestling.users import BABYFACE, HEEL, POWERS, payable
from versus.cards.tpcg.all_elite_wrestling.locations import right_tunnel


def test_it_pays_any_of_four_symbols_for_its_team():
    assert payable(BABYFACE, right_tunnel) == list(POWERS)


def test_it_pays_for_nobody_else():
    assert payable(HEEL, right_tunnel) == []
