"""Valkyrie (DEF-020)."""

from versus.cards.tpcg.defenders.defenders import valkyrie
from versus.testing.tpcg import duel, rule, side

READ = {"resources": "Academy"}


def chosen(points, ko, **mine):
    table = duel(
        p1=side(front=valkyrie, ko=ko, **READ, **mine),
        p2=side(ko="Foe 1/1 c1"),
        at="recruit",
        recruit_points=points,
    )
    table.p1.uses("Valkyrie", "Chooser of the Slain")
    return table


@rule("2P-BLD-07", "2P-GEN-01")
def test_this_turn_characters_are_recruited_from_your_ko_pile():
    table = chosen(3, ["Ann 1/1 c2", "Bob 1/1 c1", "Academy"])
    table.p1.recruits("Ann")
    table.p1.recruits("Bob", row="back")
    assert table.p1["Ann"].row == "front"
    assert table.p1["Bob"].row == "back"
    assert table.p1.ko_pile == ["Academy"]
    assert table.p1.recruit_points == 0


@rule("2P-BLD-08")
def test_the_slain_cost_what_they_cost():
    table = chosen(1, "Ann 1/1 c2")
    assert table.p1.why_not("recruit", "Ann") == "2P-BLD-08"


@rule("2P-CTL-01")
def test_the_slain_of_others_stay_with_them():
    table = chosen(9, "Ann 1/1 c2")
    assert not table.p1.may("recruit", table.p2["Foe"])


@rule("2P-UNQ-08")
def test_nobody_of_your_main_characters_name_comes_back():
    table = chosen(9, "Boss 1/1 c2", main="Boss 3/6")
    assert table.p1.why_not("recruit", "Boss in the KO pile") == "2P-UNQ-08"


def test_without_her_call_and_on_the_next_turn_the_dead_are_dead():
    table = duel(p1=side(front=valkyrie, ko="Ann 1/1 c2", **READ), at="recruit", recruit_points=9)
    assert not table.p1.may("recruit", "Ann")
    table = chosen(0, "Ann 1/1 c0")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    assert not table.p1.may("recruit", "Ann")
