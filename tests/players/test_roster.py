import pytest

from versus.decks import starter
from versus.games.tpcg.setup import start
from versus.players.roster import UnknownPlayer, player_called, player_names


@pytest.mark.parametrize("name", player_names())
def test_everybody_on_the_roster_answers_and_says_why(name):
    battle = start([starter("Professor X"), starter("Magneto")], 1)
    player = player_called(name, 1)
    index = player.answer(battle)
    assert 0 <= index < len(battle.ask.options)
    assert player.reason().endswith(".")


def test_capitals_and_spaces_do_not_matter():
    assert type(player_called(" Random ", 1)) is type(player_called("random", 1))


def test_an_unknown_name_lists_the_near_ones():
    with pytest.raises(UnknownPlayer, match="Did you mean random"):
        player_called("randon", 1)


def test_a_name_like_no_other_lists_everybody():
    with pytest.raises(UnknownPlayer) as refused:
        player_called("xyzzy", 1)
    assert refused.value.near == player_names()
