"""Fixer (DHK-047): nothing but his name is stated; after SVH-012."""

import pytest

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import contract, fixer
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-46")
@pytest.mark.parametrize(("others", "counters"), [([], 1), (["Ann 1/1 Soldier", "Bob 1/1"], 2)])
def test_as_a_soldier_he_weakens_an_enemy_by_the_number_of_soldiers(others, counters):
    table = duel(
        p1=side(front=others, hand=fixer),
        p2=side(main="Chief 3/9", front=["5/5", "6/6"]),
        at="recruit",
        recruit_points=4,
    )
    table.p1.recruits("Fixer")
    assert table.p1.choices == ["5/5", "6/6"]
    table.p1.chooses("5/5")
    assert table.p2["5/5"].minus == counters


@pytest.mark.parametrize(("equipment", "hand"), [({}, 2), ({"Fixer": contract}, 3)])
def test_equipment_on_your_side_is_a_card_as_your_turn_begins(equipment, hand):
    table = duel(p1=side(front=fixer, equipment=equipment), at="start", turn=3)
    table.p1.goes_to("main")
    assert len(table.p1.hand) == hand


def test_theirs_is_none():
    table = duel(
        p1=side(front=fixer), p2=side(front="Ann 1/1", equipment={"Ann": contract}), at="start", turn=3
    )
    table.p1.goes_to("main")
    assert len(table.p1.hand) == 2
