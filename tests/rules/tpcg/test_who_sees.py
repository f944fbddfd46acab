"""Who may look at a card that was shown, and for how long (2P-GEN-24, 2P-ZON-19)."""

import pytest

from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.vocabulary import (
    card_in,
    named,
    plot_twist,
    return_to_hand,
    reveal,
    watch_the_game,
)
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.words import HAND, KO, MAIN, RESOURCE
from versus.kernel.views import event_view
from versus.testing.tpcg import duel, lay, rule, side


def who_sees(table, card):
    """Of all seats and a spectator, who may look at a card."""
    return [seat for seat in (*range(table.battle.seats), None) if sees(table.battle, seat, card)]


@rule("2P-GEN-24")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_what_is_revealed_is_seen_by_every_player_and_whoever_looks_on(player):
    show = plot_twist("T-SHOW", "Show", MAIN, reveal(card_in(HAND)))
    sides = [side(), side(), side()]
    sides[player - 1] = side(hand=[show, "Cat 1/1"])
    table = lay(*sides, active=player)
    who = (table.p1, table.p2, table.p3)[player - 1]
    cat = who["Cat"].id
    assert who_sees(table, cat) == [player - 1]
    who.plays("Show")
    assert who_sees(table, cat) == [0, 1, 2, None]


@rule("2P-ZON-19")
def test_a_resource_that_was_shown_is_an_unknown_card_again_in_hand():
    show = plot_twist("T-SHOW", "Show", MAIN, reveal(card_in(RESOURCE)), return_to_hand(card_in(RESOURCE)))
    table = duel(p1=side(hand=[show], resources=["Cat 1/1"]))
    cat = table.p1["Cat"].id
    table.p1.plays("Show")
    if table.p1.choices:
        table.p1.chooses("Cat")
    assert table.p1["Cat"].zone == "hand"
    assert who_sees(table, cat) == [0]


@rule("2P-ZON-19")
def test_a_card_put_into_the_deck_is_seen_on_its_way_and_not_there():
    bury = plot_twist("T-BURY", "Bury", MAIN, PutIntoDeck(card_in(KO)))
    table = duel(p1=side(hand=[bury], ko=["Cat 1/1"]))
    cat = table.p1["Cat"].id
    table.p1.plays("Bury")
    assert who_sees(table, cat) == []
    (way,) = table.moments("put into a deck", "Cat")
    assert event_view(table.log[way], 1, table.event_names).name == "Cat"


@rule("2P-CRD-21")
def test_a_card_that_begins_to_watch_takes_nothing_from_what_others_were_shown():
    show = plot_twist("T-SHOW", "Show", MAIN, reveal(card_in(HAND, named("Cat"))))
    turn = plot_twist("T-TURN", "Turn", MAIN, watch_the_game(card_in(HAND, named("Owl")), 7))
    table = duel(p2=side(deck=0, hand=[show, turn, "Owl 1/1", "Cat 1/1"]), active=2)
    cat, owl = table.p2["Cat"].id, table.p2["Owl"].id
    for twist, card in (("Show", "Cat"), ("Turn", "Owl")):
        table.p2.plays(twist)
        if table.p2.choices:
            table.p2.chooses(card)
    assert who_sees(table, cat) == [0, 1, None]
    assert who_sees(table, owl) == [0, 1, None]
