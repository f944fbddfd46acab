"""Spellbound (DEF-023)."""

from versus.cards.tpcg.defenders.defenders import spellbound
from versus.games.tpcg.language.vocabulary import draw, plot_twist
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, rule, side

SHOUT = plot_twist("T-1", "Shout", COMBAT, draw(), any_turn=True)


def bound():
    table = duel(
        p1=side(front=["5/5 Defenders", "6/6"], hand=[spellbound, SHOUT], deck=3),
        p2=side(front=["1/9", "1/8"], hand=[SHOUT, SHOUT], deck=3),
    )
    table.p1.attacks("5/5", "1/9")
    table.p1.plays("Spellbound")
    return table


@rule("2P-GEN-02")
def test_enemies_play_no_plot_twists_in_this_combat_and_you_do():
    table = bound()
    assert table.p2.why_not("play", "Shout") == "2P-GEN-02"
    table.p2.passes()
    table.p1.plays("Shout")
    table.passes()


@rule("2P-MOD-23")
def test_in_the_next_combat_they_may_again():
    table = bound()
    table.passes()
    table.p1.attacks("6/6", "1/8")
    table.p1.passes()
    table.p2.plays("Shout")
    table.passes()


@rule("2P-PLT-09")
def test_it_takes_a_face_up_defender_on_your_side():
    table = duel(p1=side(front="5/5", hand=spellbound), p2=side(front="1/9"))
    table.p1.attacks("5/5", "1/9")
    assert table.p1.why_not("play", "Spellbound") == "2P-PLT-09"
    table.passes()


def test_what_lasts_is_told_of_players():
    table = bound()
    assert "enemy players can't play plot twists" in table.battle.view(0).lasting[0].words
    table.passes()
