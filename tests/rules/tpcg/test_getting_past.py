"""Who gets past the front row, and from where (2P-CMB-13, 2P-KEYC-48)."""

import pytest

from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-48")
@pytest.mark.parametrize(("row", "reason"), [("front", None), ("back", "2P-CMB-13")])
def test_stealth_gets_past_in_melee_only(row, reason):
    table = duel(
        p1=side(**{row: "Spy 3/3 Stealth R"}),
        p2=side(front="Guard 1/1", back="Sage 1/1"),
    )
    assert table.p1.why_not("attack", "Spy", "Sage") == reason
    assert table.p1.may("attack", "Spy", "Guard")
