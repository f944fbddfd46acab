"""Token characters: made by powers, only in play, otherwise like everybody (2P-TOK-01 to 2P-TOK-07)."""

import pytest

from versus.games.tpcg.deck import Deck, faults
from versus.games.tpcg.effects.moving import TOKENS, MakeToken, PutIntoDeck
from versus.games.tpcg.vocabulary import (
    cost_at_most,
    draw,
    each,
    enemy,
    ko,
    main,
    named,
    one,
    plot_twist,
    remove_from_game,
    return_to_hand,
    stun,
    super_power,
    supporting,
    supporting_only,
    take,
    when,
    when_appears,
)
from versus.games.tpcg.words import BACK, BUILD, FRONT, KOD, MAIN, SWARM
from versus.testing import duel, lay, rule, side

TOKENS["T-DOUBLE"] = supporting("T-DOUBLE", "Double", 4, 3, 3, 2, token=True)
TOKENS["T-CLONE"] = supporting("T-CLONE", "Clone", 1, 1, 1, 1, keywords=(SWARM,), token=True)

DOUBLE = plot_twist("T-SPLIT", "Split", MAIN, MakeToken("T-DOUBLE", row=FRONT))
CLONES = plot_twist("T-COPY", "Copy", MAIN, MakeToken("T-CLONE", 2, FRONT))
SEDUCE = plot_twist("T-SEDUCE", "Seduce", MAIN, take(one(enemy, supporting_only), FRONT))


@rule("2P-TOK-01")
def test_a_power_makes_a_token_that_appears_ready():
    herald = supporting("T-HERALD", "Herald", 1, 1, 1, 5, powers=[when_appears(draw(), subject=named("Clone"))])
    maker = plot_twist("T-MAKE", "Make", MAIN, MakeToken("T-CLONE"))
    table = duel(p1=side(front=herald, hand=[maker]))
    table.p1.plays("Make", on="back")
    clone = table.p1["Clone"]
    assert clone.stats == (1, 1)
    assert (clone.row, clone.ready, clone.face_up) == ("back", True, True)
    assert table.happened("appeared", "Clone") == 1
    assert len(table.p1.hand) == 1


@rule("2P-TOK-01")
def test_a_power_may_make_several_at_once():
    table = duel(p1=side(hand=[CLONES]))
    table.p1.plays("Copy")
    assert table.p1.front == ["Clone", "Clone"]


@rule("2P-TOK-02")
@pytest.mark.parametrize("deed", [return_to_hand, ko, PutIntoDeck, remove_from_game])
def test_a_token_put_anywhere_else_ceases_to_exist(deed):
    away = plot_twist("T-AWAY", "Away", MAIN, deed(each(named("Double"))))
    table = duel(p1=side(hand=[DOUBLE, away], deck=3))
    table.p1.plays("Split")
    double = table.p1["Double"]
    assert table.p1.front == ["Double"]
    table.p1.plays("Away")
    assert double.zone == "nowhere"
    assert table.p1.front == []
    assert [pile.count("Double") for pile in (table.p1.hand, table.p1.ko_pile, table.p1.deck)] == [0, 0, 0]
    assert len(table.p1.deck) == 3


@rule("2P-TOK-03")
def test_a_token_attacks_is_struck_and_stunned_like_anybody():
    table = duel(p1=side(hand=[DOUBLE]), p2=side(front="Wall 3/3"))
    table.p1.plays("Split")
    table.p1.attacks("Double", "Wall")
    assert table.p1["Double"].exhausted
    table.passes()
    assert table.p2["Wall"].stunned
    double = table.p1["Double"]
    assert (double.stunned, double.wounds) == (True, 1)
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert double.face_up
    assert double.ready


@rule("2P-TOK-03")
def test_a_token_counts_for_uniqueness_unless_it_has_swarm():
    table = duel(p1=side(front=["Double 1/1", "Clone 2/2 Swarm"], hand=[DOUBLE, CLONES]))
    table.p1.plays("Split")
    assert table.p1["Double 1/1"].koed
    table.p1.plays("Copy")
    assert table.p1.front == ["Clone", "Double", "Clone", "Clone"]


@rule("2P-TOK-03")
def test_a_second_token_of_a_name_knocks_the_first_out():
    table = duel(p1=side(hand=[DOUBLE, DOUBLE]))
    table.p1.plays("Split")
    table.p1.plays("Split")
    assert table.p1.front == ["Double"]
    assert table.happened("KO'd", "Double") == 1


@rule("2P-TOK-03")
def test_no_token_of_your_main_characters_name_appears():
    table = duel(p1=side(main="Double 3/6", hand=[DOUBLE]))
    table.p1.plays("Split")
    assert table.p1.front == []
    assert table.happened("appeared") == 0


@rule("2P-TOK-04")
def test_a_token_is_never_in_a_deck(legal_deck):
    assert faults(legal_deck) == []
