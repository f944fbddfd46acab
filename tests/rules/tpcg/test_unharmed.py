"""Who cannot be struck, and who is stunned without a wound (2P-GEN-02)."""

from versus.games.tpcg.language.vocabulary import (
    becomes,
    enemy,
    one,
    plot_twist,
    supporting,
    this_card,
    unable,
    while_,
    wound,
)
from versus.games.tpcg.words import COMBAT, MAIN, TO_BE_STRUCK, TO_BE_WOUNDED_BY_STUNS
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

VEIL = plot_twist(
    "T-1", "Veil", COMBAT, becomes(one(), unable(TO_BE_STRUCK), until=THIS_COMBAT), any_turn=True
)
STAB = plot_twist("T-2", "Stab", MAIN, wound(one(enemy)))


def thick():
    return supporting(
        "T-3", "Thick", cost=1, atk=1, defense=1, health=2, powers=[while_(unable(TO_BE_WOUNDED_BY_STUNS))]
    )


@rule("2P-GEN-02")
def test_who_cannot_be_struck_stays_up_and_still_strikes():
    table = duel(p1=side(front="9/9"), p2=side(front="9/1", hand=VEIL))
    table.p1.attacks("9/9", "9/1")
    table.p1.passes()
    table.p2.plays("Veil", on="9/1")
    table.passes()
    assert table.p2["9/1"].face_up
    assert table.p1["9/9"].stunned
    assert table.happened("strikes", "9/1") == 0


@rule("2P-GEN-02")
def test_the_other_is_struck_as_ever_and_the_veil_ends_with_the_combat():
    table = duel(p1=side(front=["9/9", "8/8"], hand=VEIL), p2=side(front="9/3 h2"))
    table.p1.attacks("9/9", "9/3")
    table.p1.plays("Veil", on="9/9")
    table.passes()
    assert table.p1["9/9"].face_up
    assert table.p2["9/3"].stunned


@rule("2P-GEN-02")
def test_who_cannot_be_struck_by_some_is_struck_by_others():
    ghost = supporting(
        "T-4", "Ghost", cost=1, atk=1, defense=1, health=3, powers=[while_(unable(TO_BE_STRUCK, this_card))]
    )
    table = duel(p1=side(front="9/9"), p2=side(front=ghost))
    table.p1.attacks("9/9", "Ghost")
    table.passes()
    assert table.p2["Ghost"].stunned


@rule("2P-GEN-02", "2P-STN-28")
def test_a_stun_that_cannot_wound_leaves_no_wound_but_other_wounds_come():
    table = duel(p1=side(front="9/9", hand=STAB), p2=side(front=[thick(), "7/7"]))
    table.p1.plays("Stab", on="Thick")
    assert table.p2["Thick"].wounds == 1
    table.p1.attacks("9/9", "Thick")
    table.passes()
    assert table.p2["Thick"].stunned
    assert table.p2["Thick"].wounds == 1
    assert table.p2["Thick"].in_play


@rule("2P-KEY-12", "2P-GEN-02")
def test_without_a_wound_lethal_kos_nobody():
    table = duel(p1=side(front="9/9 Lethal"), p2=side(front=[thick(), "7/7"]))
    table.p1.attacks("9/9", "Thick")
    table.passes()
    assert table.p2["Thick"].stunned
    assert table.p2["Thick"].in_play
