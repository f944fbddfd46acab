"""M.O.D.O.K. (DEF-042)."""

from versus.cards.tpcg.defenders.underworld import modok
from versus.games.tpcg.seen.sight import sees
from versus.testing.tpcg import duel, rule, side

DECK = ["Ann 1/1", "Bob 1/1", "Cid 1/1", "Dan 1/1", "Eve 1/1"]


@rule("2P-TRN-03", "2P-ZON-19")
def test_at_the_start_of_your_turn_two_of_four_sink_and_two_stay_on_top():
    table = duel(p1=side(back=modok, deck=DECK), at="start", turn=5)
    assert table.p1.asked
    assert not sees(table.battle, 1, table.p1["Ann"].id)
    table.p1.answers("Ann", "Cid", "Dan")
    table.p1.goes_to("main")
    assert sorted(table.p1.hand) == ["Bob", "Dan"], "the two that stayed were drawn"
    assert table.p1.deck[0] == "Eve"
    assert sorted(table.p1.deck[1:]) == ["Ann", "Cid"]


def test_on_an_enemy_turn_he_calculates_nothing():
    table = duel(p1=side(deck=DECK), p2=side(back=modok, deck=DECK), at="start", turn=5)
    table.p1.goes_to("main")
    assert table.p2.deck == ["Ann", "Bob", "Cid", "Dan", "Eve"]
