"""Emma Frost (MNB-047)."""

from versus.cards.tpcg.marvel_battles.x_men import emma_frost
from versus.testing.tpcg import duel, side


def arriving():
    table = duel(
        p1=side(hand=[emma_frost, "Ann 1/1"], deck=5),
        p2=side(hand=["Foe 1/1", "Fox 1/1", "Bud 1/1"], deck=["A 1/1", "B 1/1", "C 1/1", "D 1/1"]),
        at="recruit",
        recruit_points=6,
    )
    table.p1.recruits("Emma Frost")
    return table


def test_mind_games_make_a_player_exchange_the_whole_hand():
    table = arriving()
    table.p1.says_yes()
    assert table.p1.players_offered == [1, 2]
    table.p1.chooses_player(2)
    assert table.p2.hand == ["A", "B", "C"]
    assert table.p2.ko_pile == ["Foe", "Fox", "Bud"]


def test_mind_games_may_be_played_with_oneself_or_not_at_all():
    table = arriving()
    table.p1.says_yes()
    table.p1.chooses_player(1)
    assert table.p1.ko_pile == ["Ann"]
    assert len(table.p1.hand) == 1
    table = arriving()
    table.p1.says_no()
    assert table.p2.hand == ["Foe", "Fox", "Bud"]
