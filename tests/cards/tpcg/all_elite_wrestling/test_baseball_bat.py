"""Baseball Bat (AEW-066)."""

from versus.cards.tpcg.all_elite_wrestling.gear import baseball_bat
from versus.testing.tpcg import duel, rule, side


def armed(**facts):
    return side(front="Hero 1/9", equipment={"Hero": baseball_bat}, **facts)


@rule("2P-CRD-42", "2P-CMB-41")
def test_grand_slam_takes_the_place_of_an_action():
    table = duel(p1=armed(), p2=side(front="Foe 0/5"))
    table.p1.attacks("Hero", "Foe")
    table.p1.uses("Hero", "Grand Slam")
    assert table.asked is table.p2
    assert table.p1["Baseball Bat"].exhausted
    assert table.p1["Hero"].stats == (5, 9)
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Hero"].stats == (1, 9)


@rule("2P-EQP-13")
def test_an_exhausted_bat_waits_for_its_players_next_recovery():
    table = duel(p1=armed(), p2=side(front="Foe 0/99"))
    table.p1.attacks("Hero", "Foe")
    table.p1.uses("Hero", "Grand Slam")
    table.p2.passes()
    assert not table.p1.offered("use")
    table.p1.passes()
    table.p1.ends_turn()
    assert table.p1["Baseball Bat"].exhausted
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1["Baseball Bat"].ready


@rule("2P-CMB-41")
def test_a_defender_swings_it_on_an_enemy_turn():
    table = duel(p1=side(front="Foe 1/5"), p2=armed())
    table.p1.attacks("Foe", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Grand Slam")
    table.passes()
    assert table.p1["Foe"].stunned


def test_it_is_no_weapon_at_range():
    table = duel(p1=side(back="Bow 1/5 Ranged"), p2=armed())
    table.p1.attacks("Bow", "Hero")
    table.p1.passes()
    assert not table.p2.offered("use")
    table.p2.passes()


def test_it_is_not_swung_outside_of_combat():
    table = duel(p1=armed())
    assert not table.p1.offered("use")


def test_a_bystander_does_not_swing_it():
    p1 = side(front=["Hero 1/9", "Pal 1/9"], equipment={"Hero": baseball_bat})
    table = duel(p1=p1, p2=side(front="Foe 0/5"))
    table.p1.attacks("Pal", "Foe")
    assert not table.p1.offered("use")
    table.passes()


@rule("2P-EQP-08")
def test_it_falls_with_its_bearer():
    table = duel(p1=side(front="Foe 9/9"), p2=armed())
    table.p1.attacks("Foe", "Hero")
    table.passes()
    assert table.p2["Hero"].stunned
    assert table.p2.ko_pile == ["Baseball Bat"]
