"""Heat (AEW-056)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.heels import heat
from versus.testing.tpcg import duel, rule, side


def heated(p2, front="Ann 3/9 Heels", foe="Foe"):
    table = duel(p1=side(main="Chief 1/9 Heels", front=front, hand=heat), p2=p2)
    table.p1.attacks("Ann", foe)
    table.p1.plays("Heat")
    table.passes()
    return table


@pytest.mark.parametrize(("defense", "falls"), [(4, True), (5, False)])
def test_the_winner_gets_a_counter_and_strikes_somebody_who_was_not_in_the_combat(defense, falls):
    table = heated(side(main="Boss 1/99", front=["Foe 1/3 h3", "Ally 9/9"], back=f"Sage 9/{defense} h3"))
    assert table.p1["Ann"].plus == 1
    assert table.p1.choices == ["Chief", "Ally", "Boss", "Sage"]
    table.p1.chooses("Sage")
    assert table.p2["Sage"].stunned is falls
    assert table.p1["Ann"].face_up, "nobody strikes back"


def test_whoever_does_not_win_gets_nothing():
    table = heated(side(front=["Foe 0/99", "Ally 1/1"]))
    assert table.p1["Ann"].plus == 0
    assert table.p2["Ally"].face_up


def test_it_is_for_a_supporting_character_of_yours_in_the_combat():
    p1 = side(main="Chief 1/9 Heels", main_row="front", front=["Ann 3/9 Heels", "Ben 3/9 Heels"], hand=heat)
    table = duel(p1=p1, p2=side(front="Foe 0/99"))
    table.p1.attacks(["Ann", "Chief"], "Foe")
    table.p1.plays("Heat", on="Ann")
    table.passes()


@rule("2P-PLT-06")
def test_a_defender_may_win_with_it_too():
    p2 = side(main="Boss 1/99 Heels", front="Ann 3/9 Heels", hand=heat)
    table = duel(p1=side(main="Chief 1/99", front=["Foe 1/3 h3", "Ally 1/4 h3"]), p2=p2)
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.plays("Heat")
    table.passes()
    table.p2.chooses("Ally")
    assert table.p1["Ally"].stunned


def test_a_later_win_is_not_meant():
    table = heated(side(main="Boss 1/99", front=["Wall 0/99", "Foe 1/3 h3"]), foe="Wall")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Ann")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Ann"].plus == 0
