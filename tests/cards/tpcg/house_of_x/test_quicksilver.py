"""Quicksilver (HOX-014)."""

from versus.cards.tpcg.house_of_x.brotherhood import quicksilver
from versus.testing.tpcg import duel, side


def recruited(answer, row="front"):
    table = duel(p1=side(hand=quicksilver, resources=["Academy", "Fortress"]), at="recruit", recruit_points=2)
    table.p1.recruits("Quicksilver", row, on=answer)
    return table


def test_out_of_nowhere_may_be_declined():
    table = recruited("no")
    assert table.p1["Quicksilver"].row == "front"
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.offered("bring back")


def test_quicksilver_comes_back_in_a_recruit_step_from_your_next_turn_on():
    table = recruited("yes")
    assert table.p1["Quicksilver"].zone == "removed from the game"
    assert table.p1.why_not("bring back", "Quicksilver") == "2P-ZON-11"
    table.p1.ends_turn()
    assert table.p2.why_not("bring back", "Quicksilver") == "2P-ZON-11"
    table.p2.ends_turn()
    assert table.at == "resource"
    assert table.p1.why_not("bring back", "Quicksilver") == "2P-BLD-14"
    table.p1.goes_to("recruit")
    points = table.p1.recruit_points
    table.p1.brings_back("Quicksilver", "back")
    assert table.p1["Quicksilver"].row == "back"
    assert table.p1.recruit_points == points
    assert table.happened("recruited", "Quicksilver") == 1
    assert not table.p1.offered("bring back")


def test_quicksilver_waits_for_as_many_turns_as_you_like_and_returns_once():
    table = recruited("yes")
    for _ in range(4):
        table.next_turn()
    table.p1.goes_to("recruit")
    table.p1.brings_back("Quicksilver")
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Quicksilver") is None
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.offered("bring back")


def test_out_of_nowhere_is_about_quicksilver_himself():
    table = duel(p1=side(front=quicksilver, hand="Ann 1/1"), at="recruit")
    table.p1.recruits("Ann")
    assert table.p1.front == ["Quicksilver", "Ann"]
    assert table.p1.offered("go on"), "nobody is asked to remove anybody"


def test_quicksilver_put_into_play_without_being_recruited_asks_nothing():
    table = recruited("yes")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("recruit")
    table.p1.brings_back("Quicksilver")
    assert table.at == "recruit"
    assert table.p1["Quicksilver"].in_play
