"""Play Dead (DEF-051)."""

from versus.cards.tpcg.defenders.underworld import play_dead
from versus.testing.tpcg import duel, rule, side


@rule("2P-STN-28", "2P-CMB-44")
def test_a_defender_of_yours_falls_without_a_wound_and_the_combat_is_over():
    table = duel(p1=side(front="9/9"), p2=side(front="1/1 h1 Underworld", hand=play_dead))
    table.p1.attacks("9/9", "1/1")
    table.p1.passes()
    table.p2.plays("Play Dead")
    assert table.p2["1/1"].stunned
    assert table.p2["1/1"].wounds == 0
    assert not table.in_combat


def test_main_characters_and_enemies_do_not_play_along():
    table = duel(
        p1=side(front="9/9"), p2=side(main="Boss 3/6 h5 Underworld", main_row="front", hand=play_dead)
    )
    table.p1.attacks("9/9", "Boss")
    table.p1.passes()
    table.p2.plays("Play Dead")
    assert table.p2.main.face_up
    table.passes()
    mine = duel(p1=side(front="9/9 Underworld", hand=play_dead), p2=side(front="1/20"))
    mine.p1.attacks("9/9", "1/20")
    mine.p1.plays("Play Dead")
    assert mine.p2["1/20"].face_up
    mine.passes()
