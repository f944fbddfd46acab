"""Demon Goblin, a token (AFF-054)."""

from versus.cards.tpcg.a_force.femme_fatales import demon_goblin, goblin_queen
from versus.games.tpcg.language.vocabulary import each, named, plot_twist, return_to_hand
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side


@rule("2P-TOK-02")
def test_goblins_stand_together_and_cease_to_exist_outside_play():
    away = plot_twist("T-AWAY", "Away", MAIN, return_to_hand(each(named("Demon Goblin"))))
    table = duel(p1=side(front=[goblin_queen, demon_goblin], hand=away, resources="Academy"))
    table.p1.uses("Goblin Queen", "Summon Goblins")
    assert table.p1["Demon Goblin"].stats == (1, 1)
    table.p1.plays("Away")
    assert table.p1.front == ["Goblin Queen"]
    assert table.p1.hand == []
