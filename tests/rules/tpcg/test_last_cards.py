"""The last cards and turns: which of them end the game, and how that is told (2P-END-05, 2P-END-07)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    enemy,
    main,
    one,
    plot_twist,
    plus_counters,
    supporting,
    take,
    this,
    when,
)
from versus.games.tpcg.words import FRONT, MAIN, TURN_STARTED
from versus.testing.tpcg import duel, lay, rule, side

ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy, main), FRONT))


@rule("2P-END-07")
def test_while_main_characters_are_wounded_the_game_goes_on():
    """Both decks are empty; Boss is wounded on every second turn, and strikes nobody."""
    table = duel(
        p1=side(main="Boss 0/3 h99 w1", main_row="front", deck=0),
        p2=side(main="Chief 3/9 h9 w2", main_row="front", deck=0),
        active=2,
    )
    for turn in range(50):
        if table.active is table.p2:
            table.p2.goes_to("main")
            table.p2.attacks("Chief", "Boss")
            table.passes()
        table.next_turn()
        assert not table.over, f"after {turn} turns"
    assert table.p1["Boss"].wounds == 26


@rule("2P-END-07")
@pytest.mark.parametrize(("wounds", "winner"), [(3, 0), (1, 1), (2, -1)])
def test_the_end_is_told_with_the_winner_unless_there_are_several(wounds, winner):
    table = duel(
        p1=side(main="Boss 3/6 h9 w2", deck=0),
        p2=side(main=f"Chief 3/6 h9 w{wounds}", deck=0),
    )
    table.next_turn()
    table.next_turn()
    assert table.over
    (end,) = table.moments("game over")
    assert table.log[end].seat == winner


@rule("2P-END-05")
def test_a_turn_that_is_over_as_it_begins_has_no_powers_of_its_start():
    """The turn of a player who is out ends at once; the next one has its start as ever."""
    early = supporting(
        "T-EARLY", "Early", cost=1, atk=1, defense=9, powers=[when(TURN_STARTED, plus_counters(this))]
    )
    table = lay(side(hand=[ABDUCT]), side(), side(front=early))
    table.p1.plays("Abduct", on="Leader 2")
    table.p1.ends_turn()
    assert table.p2.is_out
    assert table.active is table.p3
    assert table.p3["Early"].stats == (2, 10)
