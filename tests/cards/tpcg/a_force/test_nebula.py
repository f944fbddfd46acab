"""Nebula (AFF-041)."""

import pytest

from versus.cards.tpcg.a_force.femme_fatales import nebula
from versus.testing.tpcg import duel, side


@pytest.mark.parametrize(
    ("main", "stats"),
    [
        ("Boss 3/9 Brotherhood L2", (6, 6)),
        ("Boss 3/9 Brotherhood L1", (3, 3)),
        ("Boss 3/9 X-Men L2", (3, 3)),
    ],
)
def test_nebula_serves_an_evil_main_character_of_level_2(main, stats):
    table = duel(p1=side(main=main, front=nebula), p2=side(main="Other 3/9 Brotherhood L2"))
    assert table.p1["Nebula"].stats == stats
