"""What holds on the turn of the enemy who comes next, whoever's turn it is now (2P-TRN-20)."""

from versus.games.tpcg.language.vocabulary import (
    enemy,
    on_their_next_turn,
    plot_twist,
    plus,
    skip_on_next_enemy_turn,
)
from versus.games.tpcg.words import COMBAT, DRAW_PHASE, MAIN
from versus.testing.tpcg import duel, lay, rule, side

LULL = plot_twist("T-LULL", "Lull", COMBAT, skip_on_next_enemy_turn(DRAW_PHASE), any_turn=True)
NAP = plot_twist("T-NAP", "Nap", MAIN, skip_on_next_enemy_turn(DRAW_PHASE))


@rule("2P-TRN-20")
def test_on_an_enemys_turn_your_own_comes_first_and_is_left_alone():
    table = duel(p1=side(front="Daken 3/3 h2"), p2=side(front="Blob 1/9 h2", hand=[LULL]))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Lull")
    table.passes()
    table.next_turn()
    table.p2.goes_to("main")
    assert len(table.p2.hand) == 2
    table.next_turn()
    table.p1.goes_to("main")
    assert len(table.p1.hand) == 0
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert len(table.p1.hand) == 2, "one turn without a draw"


@rule("2P-TRN-20", "2P-MOD3-14")
def test_a_teammate_who_comes_next_is_no_enemy():
    """Player 2 is out, so that a teammate follows."""
    table = lay(
        side(hand=[NAP], front="Daken 9/9"),
        side(main="Frail 1/1 h1", main_row="front"),
        side(),
        side(),
        teams=True,
    )
    table.p1.attacks("Daken", "Frail")
    table.passes()
    assert table.p2.is_out
    table.p1.plays("Nap")
    table.next_turn()
    assert table.active is table.p3
    table.p3.goes_to("main")
    assert len(table.p3.hand) == 2
    table.next_turn()
    assert table.active is table.p4
    table.p4.goes_to("main")
    assert len(table.p4.hand) == 0


@rule("2P-MOD-15")
def test_a_change_for_that_turn_sleeps_until_it_and_ends_with_it():
    dread = plot_twist("T-DREAD", "Dread", MAIN, on_their_next_turn(plus(atk=-2), enemy))
    table = duel(p1=side(hand=[dread], front="Daken 3/3"), p2=side(front="Blob 5/5"))
    table.p1.plays("Dread")
    assert table.p2["Blob"].atk == 5
    table.next_turn()
    assert table.p2["Blob"].atk == 3
    assert table.p1["Daken"].atk == 3
    table.next_turn()
    assert table.p2["Blob"].atk == 5
