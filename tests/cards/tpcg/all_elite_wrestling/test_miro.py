"""Miro (AEW-052)."""

from versus.cards.tpcg.all_elite_wrestling.heels import miro
from versus.games.tpcg.language.vocabulary import card_in, character, each_enemy, plot_twist, put_into_play
from versus.games.tpcg.words import KO, MAIN
from versus.testing.tpcg import duel, rule, side


def debut(**p2):
    """Miro has just been recruited; a friend stands by."""
    call = plot_twist("T-1", "Call", MAIN, put_into_play(card_in(KO, character, whose=each_enemy)))
    p1 = side(hand=[miro, call], front="Ann 1/1 h3")
    table = duel(p1=p1, p2=side(**p2), at="recruit", recruit_points=6)
    table.p1.recruits("Miro")
    table.p1.goes_to("main")
    return table


def test_no_enemy_strikes_on_the_turn_he_appears():
    table = debut(front="Foe 99/99")
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].face_up


@rule("2P-MOD-25")
def test_one_that_appears_later_that_turn_does_not_strike_either():
    table = debut(ko="Late 99/99")
    table.p1.plays("Call")
    table.p2.answers("front")
    table.p1.attacks("Ann", "Late")
    table.passes()
    assert table.p1["Ann"].face_up


def test_the_next_turn_they_strike_again():
    table = debut(front="Foe 99/99")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Ann")
    table.passes()
    assert table.p1["Ann"].stunned


def test_his_own_side_strikes():
    table = debut(front="Foe 99/9 h3")
    table.p1.attacks("Miro", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned


def test_whoever_was_there_before_redeems_nobody():
    table = duel(p1=side(front=[miro, "Ann 1/1 h3"]), p2=side(front="Foe 99/99"))
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].stunned
