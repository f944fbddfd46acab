"""Keith Lee (AEW-025)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import keith_lee
from versus.testing.tpcg import duel, side


def test_he_tosses_another_over_the_front_row():
    p1 = side(front="Pal 3/3", hand=keith_lee)
    table = duel(p1=p1, p2=side(front="Guard 1/1", back="Clerk 0/3"), at="recruit", recruit_points=7)
    table.p1.recruits("Keith Lee", on="Pal")
    table.p1.goes_to("main")
    assert table.p1.may("attack", "Pal", "Clerk")
    assert not table.p1.may("attack", "Keith Lee", "Clerk")


def test_he_attacks_as_often_as_he_is_paid_for():
    p1 = side(front=keith_lee, resources=["All Out", "All Out"])
    table = duel(p1=p1, p2=side(front=["Ann 0/1", "Bob 0/1", "Cid 0/1"]))
    for name in ("Ann", "Bob", "Cid"):
        table.p1.attacks("Keith Lee", name)
        table.passes()
        if name != "Cid":
            table.p1.uses("Keith Lee", "For He Is Limitless")
            assert table.p1["Keith Lee"].ready
    assert all(table.p2[name].stunned for name in ("Ann", "Bob", "Cid"))
    assert not table.p1.may("use", "Keith Lee", power="For He Is Limitless")


def test_he_is_not_readied_in_combat():
    table = duel(p1=side(front=keith_lee, resources="All Out"), p2=side(front="Wall 0/99"))
    table.p1.attacks("Keith Lee", "Wall")
    assert not table.p1.may("use", "Keith Lee", power="For He Is Limitless")
    table.passes()
