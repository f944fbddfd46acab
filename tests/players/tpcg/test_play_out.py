from tests.players.tpcg.tables import new_game
from versus.players.random import RandomPlayer, play_out


def test_a_game_is_played_to_its_end_and_counted() -> None:
    by_hand = new_game()
    player = RandomPlayer(5)
    decisions = choices = 0
    while by_hand.ask is not None:
        decisions += 1
        choices += by_hand.ask.choices > 1
        by_hand.answer(player.answer(by_hand))
    game = new_game()
    assert play_out(game, RandomPlayer(5)) == (decisions, choices)
    assert game.over
    assert game.answers == by_hand.answers


def test_a_game_that_is_over_takes_no_decision() -> None:
    game = new_game()
    play_out(game, RandomPlayer(5))
    assert play_out(game, RandomPlayer(5)) == (0, 0)
