"""War Machine (DEF-021)."""

from versus.cards.tpcg.defenders.defenders import war_machine
from versus.testing.tpcg import duel, rule, side


def test_the_rocket_launcher_kos_any_supporting_character():
    table = duel(
        p1=side(front=[war_machine, "2/2"], resources=["Fortress", "Fortress"]),
        p2=side(front="9/9 h9", back="1/1"),
    )
    assert "Leader 2" not in table.p1.could_choose("use", "War Machine", power="Rocket Launcher")
    table.p1.uses("War Machine", "Rocket Launcher", on="9/9")
    assert table.p2["9/9"].koed
    assert table.happened("stunned") == 0


@rule("2P-PWR-17")
def test_one_might_is_not_enough():
    table = duel(p1=side(front=war_machine, resources="Fortress"), p2=side(front="9/9"))
    assert table.p1.why_not("use", "War Machine", power="Rocket Launcher") == "2P-PWR-17"


@rule("2P-STN-26")
def test_it_takes_even_the_protected_and_your_own():
    table = duel(
        p1=side(front=[war_machine, "2/2"], resources=["Fortress", "Fortress"]), p2=side(front="9/9")
    )
    table.p1.uses("War Machine", "Rocket Launcher", on="2/2")
    assert table.p1["2/2"].koed
