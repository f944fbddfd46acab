"""When the cards have run out: turns in which nothing comes of it are counted, others are not (2P-END-07)."""

import pytest

from versus.testing.tpcg import duel, rule, side


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
