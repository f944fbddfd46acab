"""Cards that one player looks at, and nobody else (2P-ZON-19)."""

from versus.games.tpcg.language.vocabulary import (
    look_at,
    one_of_them,
    plot_twist,
    put_into_deck,
    return_to_hand,
    shuffle,
    top,
)
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

PEEK = plot_twist("T-1", "Peek", MAIN, look_at(top(2)))
PICK = plot_twist("T-2", "Pick", MAIN, look_at(top(3)), return_to_hand(one_of_them()))
SINK = plot_twist("T-3", "Sink", MAIN, look_at(top(2)), put_into_deck(one_of_them()))
MIX = plot_twist("T-4", "Mix", MAIN, look_at(top(2)), shuffle)
DECK = ["Ann 1/1", "Bob 1/1", "Cid 1/1", "Dan 1/1"]


@rule("2P-ZON-19")
def test_you_see_what_you_look_at_and_your_enemy_does_not():
    table = duel(p1=side(hand=PEEK, deck=DECK))
    table.p1.plays("Peek")
    ann, cid = table.p1["Ann"].id, table.p1["Cid"].id
    assert sees(table.battle, 0, ann)
    assert not sees(table.battle, 1, ann)
    assert not sees(table.battle, 0, cid)


@rule("2P-ZON-19")
def test_one_of_them_goes_to_the_hand_and_the_enemy_learns_nothing():
    table = duel(p1=side(hand=PICK, deck=DECK))
    table.p1.plays("Pick", on="Bob")
    assert table.p1.hand == ["Bob"]
    assert not sees(table.battle, 1, table.p1["Bob"].id)


@rule("2P-ZON-19")
def test_one_of_them_goes_to_the_bottom():
    table = duel(p1=side(hand=SINK, deck=DECK))
    table.p1.plays("Sink", on="Ann")
    assert table.p1.deck == ["Bob", "Cid", "Dan", "Ann"]


@rule("2P-ZON-19")
def test_a_shuffle_ends_what_was_known():
    table = duel(p1=side(hand=MIX, deck=DECK))
    table.p1.plays("Mix")
    assert not any(sees(table.battle, 0, table.p1[name].id) for name in ("Ann", "Bob"))
