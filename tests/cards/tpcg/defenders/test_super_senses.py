"""Super Senses (DEF-025)."""

import pytest

from versus.cards.tpcg.defenders.defenders import super_senses
from versus.testing.tpcg import duel, rule, side


@pytest.mark.parametrize(("atk", "stunned"), [(7, False), (8, True)])
def test_a_defender_gets_five_def_for_the_combat(atk, stunned):
    table = duel(p1=side(front=f"{atk}/9"), p2=side(front="1/3 h2 Defenders", hand=super_senses))
    table.p1.attacks(f"{atk}/9", "1/3")
    table.p1.passes()
    table.p2.plays("Super Senses")
    assert table.p2["1/3"].stats == (1, 8)
    table.passes()
    assert table.p2["1/3"].stunned is stunned
    assert stunned or table.p2["1/3"].stats == (1, 3)


@rule("2P-PLT-08")
def test_attackers_cannot_be_chosen():
    table = duel(p1=side(front="4/4 Defenders", hand=super_senses), p2=side(front="1/9"))
    table.p1.attacks("4/4", "1/9")
    table.p1.plays("Super Senses")
    assert table.p2["1/9"].stats == (1, 14)
    table.passes()
