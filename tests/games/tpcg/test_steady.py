"""Numbers are worked out anew when what a continuous power looks at has changed, on the table or beyond."""

import pytest

from versus.games.tpcg.language.changes import Grows
from versus.games.tpcg.language.conditions import PileSize, YourTurn
from versus.games.tpcg.language.filters import InTheCombat
from versus.games.tpcg.language.vocabulary import (
    card_in,
    draw,
    in_combat,
    plot_twist,
    plus,
    supporting,
    this_card,
    while_,
)
from versus.games.tpcg.words import HAND, KO, MAIN, QUIET_EVENTS
from versus.kernel.choosing import All, Not
from versus.testing.tpcg import duel, side

HOARDER = supporting(
    "T-HOARDER", "Hoarder", cost=1, atk=1, defense=1, health=1, powers=[while_(Grows(1, 1, PileSize(HAND)))]
)
READING = plot_twist("T-READING", "Reading", MAIN, draw(2))


def test_a_power_that_counts_a_hand_follows_every_draw():
    table = duel(p1=side(front=HOARDER, hand=[READING], deck=["A 1/1", "B 1/1", "C 1/1"]))
    assert table.p1["Hoarder"].stats == (2, 2)
    table.p1.plays("Reading")
    assert table.p1["Hoarder"].stats == (3, 3)
    assert not any(table.battle.quiet_events)


def test_a_power_that_looks_at_the_table_leaves_quiet_events_quiet():
    brawler = supporting(
        "T-BRAWLER",
        "Brawler",
        cost=1,
        atk=1,
        defense=1,
        health=1,
        powers=[while_(plus(atk=2), on=All((this_card, in_combat)))],
    )
    table = duel(p1=side(front=brawler), p2=side(front="Target 1/9"))
    assert table.battle.quiet_events == QUIET_EVENTS
    assert table.p1["Brawler"].stats == (1, 1)
    table.p1.attacks("Brawler", "Target")
    assert table.p1["Brawler"].stats == (3, 1)
    table.passes()
    assert table.p1["Brawler"].stats == (1, 1)


@pytest.mark.parametrize(
    ("word", "steady"),
    [
        (InTheCombat(), True),
        (YourTurn(), True),
        (Not(InTheCombat()), True),
        (All((this_card, InTheCombat())), True),
        (PileSize(HAND), False),
        (card_in(KO), False),
        (Grows(1, 1, PileSize(HAND)), False),
    ],
)
def test_a_word_is_steady_only_if_all_of_it_looks_at_the_table(word, steady):
    assert word.steady() is steady
