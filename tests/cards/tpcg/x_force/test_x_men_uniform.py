"""X-Men Uniform (XFC-019)."""

import pytest

from versus.cards.tpcg.x_force import uniform
from versus.testing.tpcg import Refused, duel, rule, side

X_MAN = "Ann 2/2 h2 X-Men"


@rule("2P-CRD-35")
def test_the_uniform_is_free_for_an_x_man_and_costs_one_for_others():
    front = [X_MAN, "Bob 1/1"]
    table = duel(p1=side(front=front, hand=[uniform]), at="recruit", recruit_points=0)
    assert table.p1.why_not("equip", "X-Men Uniform", "Bob") == "2P-BLD-08"
    table.p1.equips("X-Men Uniform", "Ann")
    assert table.p1["Ann"].stats == (4, 4)
    assert table.p1["Bob"].stats == (1, 1)
    table = duel(p1=side(front=front, hand=[uniform]), at="recruit", recruit_points=1)
    table.p1.equips("X-Men Uniform", "Bob")
    assert table.p1["Bob"].stats == (3, 3)
    assert table.p1.recruit_points == 0


@rule("2P-CRD-35")
def test_the_uniform_needs_an_x_man_face_up():
    table = duel(p1=side(front="Bob 1/1", hand=[uniform]), at="recruit", recruit_points=3)
    with pytest.raises(Refused) as refused:
        table.p1.equips("X-Men Uniform", "Bob")
    assert refused.value.rule == "2P-EQP-04"
