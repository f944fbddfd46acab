"""Ultron (MNB-093)."""

from versus.cards.tpcg.marvel_battles.villains import ultron
from versus.testing.tpcg import duel, rule, side


@rule("2P-GEN-25", "2P-KEY-20")
def test_ultron_replicates_out_of_the_deck():
    table = duel(
        p1=side(front=ultron, deck=["Ann 1/1", ultron, "Bob 1/1"], resources="Laboratory"), at="build"
    )
    table.p1.uses("Ultron", "Replicate")
    assert table.p1.choices == ["Ultron"]
    table.p1.chooses("Ultron in the deck")
    table.p1.chooses_row("front")
    assert table.p1.front == ["Ultron", "Ultron"]
    assert table.happened("shuffled") == 1


@rule("2P-GEN-25")
def test_who_finds_none_shuffles_all_the_same():
    table = duel(p1=side(front=ultron, deck=["Ann 1/1", "Bob 1/1"], resources="Laboratory"), at="build")
    table.p1.uses("Ultron", "Replicate", on="stop")
    assert table.happened("shuffled") == 1
