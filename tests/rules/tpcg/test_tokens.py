"""Token characters: made by powers, only in play, otherwise like everybody (2P-TOK-01 to 2P-TOK-07)."""

from dataclasses import replace

import pytest

from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken, TakeControl
from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.vocabulary import (
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
    supporting,
    supporting_only,
    take,
    when,
    when_appears,
)
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import BACK, BUILD, FRONT, KOD, MAIN, SWARM
from versus.testing.tpcg import duel, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

TOKENS["T-DOUBLE"] = supporting("T-DOUBLE", "Double", cost=4, atk=3, defense=3, health=2, token=True)
TOKENS["T-CLONE"] = supporting(
    "T-CLONE", "Clone", cost=1, atk=1, defense=1, health=1, keywords=(SWARM,), token=True
)

DOUBLE = plot_twist("T-SPLIT", "Split", MAIN, MakeToken("T-DOUBLE", row=FRONT))
CLONES = plot_twist("T-COPY", "Copy", MAIN, MakeToken("T-CLONE", 2, FRONT))
SEDUCE = plot_twist("T-SEDUCE", "Seduce", MAIN, take(one(enemy, supporting_only), FRONT))


@rule("2P-TOK-01")
def test_a_power_makes_a_token_that_appears_ready():
    greeting = when_appears(draw(), subject=named("Clone"))
    herald = supporting("T-HERALD", "Herald", cost=1, atk=1, defense=1, health=5, powers=[greeting])
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
def test_a_token_is_never_in_a_deck():
    legal = plain_deck(1)
    assert faults(legal) == []
    with_token = replace(legal, cards=(TOKENS["T-CLONE"], *legal.cards[1:]))
    assert [(fault.rule, fault.card) for fault in faults(with_token)] == [("2P-DCK-08", "Clone")]


@rule("2P-TOK-05")
def test_a_kod_token_has_been_kod_before_it_ceases_to_exist():
    grief = when(KOD, draw(), subject=named("Double"))
    mourner = supporting("T-MOURNER", "Mourner", cost=1, atk=1, defense=1, health=5, powers=[grief])
    fell = plot_twist("T-FELL", "Fell", MAIN, ko(each(named("Double"))))
    table = duel(p1=side(front=mourner, hand=[DOUBLE, fell]))
    table.p1.plays("Split")
    table.p1.plays("Fell")
    assert len(table.p1.hand) == 1
    assert table.happened("KO'd", "Double") == 1
    assert table.p1.ko_pile == ["Split", "Fell"]


@rule("2P-TOK-06")
def test_a_token_belongs_to_the_player_whose_effect_made_it():
    give = plot_twist("T-GIVE", "Give", MAIN, TakeControl(each(named("Double")), to_owner=True, row=BACK))
    table = duel(p1=side(hand=[DOUBLE, give]), p2=side(hand=[SEDUCE]))
    table.p1.plays("Split")
    double = table.p1["Double"]
    assert double.owner == 1
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Seduce")
    assert (double.owner, double.controller) == (1, 2)
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Give")
    assert (double.owner, double.controller, double.row) == (1, 1, "back")


@rule("2P-TOK-06")
def test_a_token_leaves_with_the_player_who_owns_it():
    fell = plot_twist("T-FELL", "Fell", MAIN, ko(one(enemy, main)))
    table = lay(side(hand=[DOUBLE]), side(hand=[SEDUCE, fell]), side())
    table.p1.plays("Split")
    double = table.p1["Double"]
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Seduce")
    assert double.controller == 2
    table.p2.plays("Fell", on="Leader 1")
    assert table.p1.is_out
    assert double.zone == "nowhere"


@rule("2P-TOK-07")
def test_the_cost_printed_on_a_token_is_never_paid():
    split = plot_twist("T-SPLIT-2", "Split Early", BUILD, MakeToken("T-DOUBLE", row=FRONT))
    table = duel(p1=side(hand=[split]), at="recruit", recruit_points=3)
    table.p1.plays("Split Early")
    assert table.p1.front == ["Double"]
    assert table.p1.recruit_points == 3


@rule("2P-TOK-07")
@pytest.mark.parametrize(("limit", "stunned"), [(3, False), (4, True)])
def test_the_cost_printed_on_a_token_counts_where_an_effect_asks_for_it(limit, stunned):
    shot = plot_twist("T-SHOT", "Shot", MAIN, stun(each(supporting_only, cost_at_most(limit))))
    table = duel(p1=side(hand=[DOUBLE, shot]))
    table.p1.plays("Split")
    assert table.p1["Double"].cost == 4
    table.p1.plays("Shot")
    assert table.p1["Double"].stunned is stunned
