"""Orange Cassidy (AEW-024)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import orange_cassidy
from versus.cards.tpcg.all_elite_wrestling.locations import right_tunnel
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-60", "2P-CRD-62")
def test_freshly_squeezed_he_costs_symbols_and_no_recruit_points():
    resources = ["Full Gear", "Double or Nothing", *["Full Gear, down"] * 4]
    table = duel(p1=side(hand=orange_cassidy, resources=resources), at="recruit", recruit_points=6)
    table.p1.recruits("Orange Cassidy", paying=["Full Gear", "Double or Nothing"])
    assert table.p1.front == ["Orange Cassidy"]
    assert table.p1.recruit_points == 6


@rule("2P-CRD-60")
def test_with_five_recruit_points_symbols_do_not_buy_him():
    resources = ["Full Gear", "Double or Nothing", *["Full Gear, down"] * 3]
    table = duel(p1=side(hand=orange_cassidy, resources=resources), at="recruit", recruit_points=5)
    assert not table.p1.may("recruit", "Orange Cassidy")


@rule("2P-CRD-61")
def test_two_right_tunnels_pay_both_symbols():
    resources = [right_tunnel, right_tunnel, *["Full Gear, down"] * 4]
    table = duel(p1=side(hand=orange_cassidy, resources=resources), at="recruit", recruit_points=6)
    table.p1.recruits("Orange Cassidy", paying=["Right Tunnel #1", "Right Tunnel #2"])
    assert not table.p1["Right Tunnel #1"].face_up
    assert not table.p1["Right Tunnel #2"].face_up
    assert table.p1.recruit_points == 6


@rule("2P-CRD-61")
def test_one_right_tunnel_does_not_pay_both():
    resources = [right_tunnel, *["Full Gear, down"] * 5]
    table = duel(p1=side(hand=orange_cassidy, resources=resources), at="recruit", recruit_points=6)
    table.p1.recruits("Orange Cassidy")
    assert table.p1.recruit_points == 0


def test_orange_punch_stuns_the_defender():
    resources = ["Full Gear", "Double or Nothing"]
    table = duel(p1=side(front=orange_cassidy, resources=resources), p2=side(front="Foe 50/50 h2"))
    table.p1.attacks("Orange Cassidy", "Foe")
    table.p1.uses("Orange Cassidy", "Orange Punch")
    assert table.p2["Foe"].stunned
    assert not table.in_combat
    assert not table.p1["Orange Cassidy"].stunned


@pytest.mark.parametrize("only", ["Full Gear", "Double or Nothing"])
def test_orange_punch_takes_both_symbols(only):
    table = duel(p1=side(front=orange_cassidy, resources=[only, only]), p2=side(front="Foe 1/50"))
    table.p1.attacks("Orange Cassidy", "Foe")
    assert not table.p1.may("use", "Orange Cassidy", power="Orange Punch")
    table.passes()


def test_he_punches_nobody_while_he_defends():
    resources = ["Full Gear", "Double or Nothing"]
    table = duel(p1=side(front="Foe 1/5"), p2=side(front=orange_cassidy, resources=resources))
    table.p1.attacks("Foe", "Orange Cassidy")
    table.p1.passes()
    assert not table.p2.may("use", "Orange Cassidy", power="Orange Punch")
    table.p2.passes()
