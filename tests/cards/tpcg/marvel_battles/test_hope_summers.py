"""Hope Summers (MNB-037)."""

from versus.cards.tpcg.marvel_battles.avengers import iron_man
from versus.cards.tpcg.marvel_battles.x_men import cyclops, hope_summers, iceman, namor
from versus.testing.tpcg import duel, lying, side


def test_hope_has_the_powers_of_other_x_men_beside_her():
    table = duel(p1=side(front=[hope_summers, namor, iron_man], back=cyclops, resources="Training Ground"))
    assert sorted(table.p1["Hope Summers"].keywords) == ["Flight", "Invade", "Leader", "Ranged"]
    assert table.p1.may("use", "Hope Summers", power="Battle Tactics")


def test_hope_learns_nothing_from_the_stunned_from_enemies_or_from_main_characters():
    table = duel(
        p1=side(main="Hero 3/3 X-Men F", front=[hope_summers, lying(namor, "stunned")]), p2=side(front=namor)
    )
    assert table.p1["Hope Summers"].keywords == []


def test_hope_freezes_as_she_appears_beside_iceman():
    table = duel(
        p1=side(front=iceman, hand=hope_summers),
        p2=side(front=["Foe 1/1", "Fox 1/1"]),
        at="recruit",
        recruit_points=2,
    )
    table.p1.recruits("Hope Summers", on="Fox")
    assert table.p2["Fox"].frozen
