"""Rogue (AFF-021)."""

from versus.cards.tpcg.a_force.heroines import rogue
from versus.games.tpcg.language.vocabulary import (
    draw,
    named,
    one,
    plot_twist,
    stun,
    super_power,
    supporting,
    when_attacks,
    yours,
)
from versus.games.tpcg.words import MAIN, RANGED, SKILL
from versus.testing.tpcg import duel, side

VICTIM = supporting(
    "T-V", "Victim", cost=1, atk=1, defense=1, keywords=(RANGED,),
    powers=[super_power("Study", MAIN, SKILL, draw(2)), when_attacks(draw())],
)  # fmt: skip


def drained(*hand, victim=VICTIM):
    table = duel(
        p1=side(front=rogue, hand=[*hand], resources="Training Ground", deck=9),
        p2=side(front=[victim, "Foe 1/2"]),
    )
    table.p1.attacks("Rogue", "Victim")
    table.passes()
    return table


def test_rogue_takes_the_keyword_and_super_powers_of_whom_she_kos():
    table = drained()
    assert sorted(table.p1["Rogue"].keywords) == ["Flight", "Ranged"]
    table.p1.uses("Rogue", "Study")
    assert len(table.p1.hand) == 2
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    before = len(table.p1.hand)
    table.p1.attacks("Rogue", "Foe")
    assert len(table.p1.hand) == before + 1
    table.passes()


def test_she_loses_them_as_she_is_stunned():
    table = drained(plot_twist("T-BLOW", "Blow", MAIN, stun(one(yours, named("Rogue")))))
    table.p1.plays("Blow")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1["Rogue"].face_up
    assert table.p1["Rogue"].keywords == ["Flight"]
    before = len(table.p1.hand)
    table.p1.attacks("Rogue", "Foe")
    assert len(table.p1.hand) == before
    table.passes()


def test_whoever_is_only_stunned_keeps_their_powers():
    table = drained(victim="Victim 1/1 h2 R")
    assert table.p1["Rogue"].keywords == ["Flight"]
