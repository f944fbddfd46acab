"""What an instruction asks about first: the combat, and what has happened this turn."""

import pytest

from versus.games.tpcg.language.conditions import HappenedThisTurn, InRangedCombat
from versus.games.tpcg.language.players import EACH_ENEMY
from versus.games.tpcg.language.vocabulary import draw, enemy, if_, plot_twist
from versus.games.tpcg.words import COMBAT, MAIN, STUN
from versus.testing.tpcg import duel, lay, rule, side

REWARD = plot_twist("T-REWARD", "Reward", MAIN, if_(HappenedThisTurn(STUN), draw(3)))
REVENGE = plot_twist("T-REVENGE", "Revenge", MAIN, if_(HappenedThisTurn(STUN, enemy), draw(3)))
VOLLEY = plot_twist("T-VOLLEY", "Volley", COMBAT, if_(InRangedCombat(), draw(3)))


@rule("2P-CMB-04")
@pytest.mark.parametrize(("row", "drawn"), [("front", 0), ("back", 3)])
def test_whether_an_attack_is_ranged(row, drawn):
    table = duel(p1=side(**{row: "Archer 2/2 R"}, hand=[VOLLEY]), p2=side(front="Blob 1/9"))
    table.p1.attacks("Archer", "Blob")
    table.p1.plays("Volley")
    assert len(table.p1.hand) == drawn
    table.passes()


@rule("2P-CMB-04")
def test_without_a_combat_nothing_is_ranged():
    still = plot_twist("T-STILL", "Still", MAIN, if_(InRangedCombat(), draw(3)))
    table = duel(p1=side(back="Archer 2/2 R", hand=[still]))
    table.p1.plays("Still")
    assert table.p1.hand == []


@pytest.mark.parametrize(
    ("twist", "victim", "drawn"),
    [("Reward", None, 0), ("Reward", "Blob", 3), ("Revenge", "Blob", 3), ("Revenge", "Daken", 0)],
)
def test_whether_somebody_has_been_stunned_this_turn_and_who(twist, victim, drawn):
    table = duel(
        p1=side(front="Daken 3/3 h2", hand=[REWARD, REVENGE]), p2=side(front=["Blob 1/3 h2", "Wall 9/9"])
    )
    if victim is not None:
        table.p1.attacks("Daken", "Blob" if victim == "Blob" else "Wall")
        table.passes()
        stunned = table.p1["Daken"] if victim == "Daken" else table.p2["Blob"]
        assert stunned.stunned
    table.p1.plays(twist)
    assert len(table.p1.hand) == 1 + drawn


@rule("2P-GEN-29")
def test_each_enemy_player_is_neither_you_nor_a_teammate():
    gift = plot_twist("T-GIFT", "Gift", MAIN, draw(2, EACH_ENEMY))
    table = lay(side(hand=[gift]), side(), side())
    table.p1.plays("Gift")
    assert [len(player.hand) for player in (table.p1, table.p2, table.p3)] == [0, 2, 2]
