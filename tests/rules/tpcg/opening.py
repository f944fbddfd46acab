"""A whole game, from its decks to the first turn."""

from versus.games.tpcg.plug import start
from versus.testing.tpcg import Table


def first_turn(decks, rules=None, first=1):
    """The game at the first question of turn 1: main characters in the front row, every hand kept."""
    table = Table(start(decks, 1, rules))
    table.asked.names_first(first)
    for _ in decks:
        table.asked.chooses_row("front")
    while table.turn == 0:
        table.asked.keeps()
    return table


def hands_after_first_draws(table):
    """How many cards each player holds after the first Draw Phase, in turn order."""
    hands = []
    for _ in table.players:
        assert table.phase == "build"
        hands.append(len(table.active.hand))
        table.next_turn()
    return hands
