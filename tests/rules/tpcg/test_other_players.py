"""Instructions for other players: what is done for each, what they carry out, and one of your choice."""

from versus.games.tpcg.language.vocabulary import (
    a_player,
    an_enemy,
    at_least,
    card_in,
    cards_in,
    character,
    choose,
    discard,
    discard_cards,
    draw,
    each,
    each_enemy,
    each_of_them,
    enemy,
    for_players,
    have_players,
    if_,
    its_player,
    ko,
    main,
    may,
    named,
    number_of_cards,
    one,
    pick,
    plot_twist,
    put_into_play,
    reveal,
    some_player,
    stun,
    supporting_only,
    that_player,
    theirs,
    yours,
)
from versus.games.tpcg.words import HAND, KO, MAIN
from versus.testing.tpcg import duel, lay, rule, side


def twist(*effects):
    return plot_twist("T-1", "Order", MAIN, *effects)


# Carried out by them


def test_each_enemy_player_chooses_among_their_own_characters_in_turn_order():
    order = twist(have_players(each_enemy, ko(one(supporting_only, yours))))
    table = lay(
        side(front="Ann 1/1", hand=order),
        side(front=["Bob 1/1", "Bud 1/1"]),
        side(front=["Cat 1/1", "Cid 1/1"]),
    )
    table.p1.plays("Order")
    assert table.asked is table.p2
    assert table.p2.choices == ["Bob", "Bud"]
    table.p2.chooses("Bud")
    table.p3.chooses("Cat")
    assert table.p2.ko_pile == ["Bud"]
    assert table.p3.ko_pile == ["Cat"]
    assert table.p1["Ann"].in_play


def test_a_player_may_pay_and_otherwise_it_happens():
    order = twist(
        pick(one(enemy, supporting_only)),
        have_players(its_player, may(discard(at_random=True), otherwise=stun(one(yours, named("Bob"))))),
    )
    for says, stunned, left in (("yes", False, 1), ("no", True, 2)):
        table = duel(p1=side(hand=order), p2=side(front=["Bob 1/1", "Bud 1/1"], hand=2))
        table.p1.plays("Order", on="Bud")
        assert table.asked is table.p2
        table.p2.answers(says)
        assert table.p2["Bob"].stunned is stunned
        assert len(table.p2.hand) == left


def test_who_cannot_pay_is_not_asked():
    order = twist(have_players(each_enemy, may(discard(), otherwise=stun(one(yours, supporting_only)))))
    table = duel(p1=side(hand=order), p2=side(front="Bob 1/1"))
    table.p1.plays("Order")
    assert table.p2["Bob"].stunned


def test_a_stun_that_another_player_carries_out_is_still_by_the_card_that_says_so():
    order = twist(have_players(each_enemy, stun(one(yours, supporting_only))))
    table = duel(p1=side(hand=order), p2=side(front="Bob 1/1"))
    table.p1.plays("Order")
    stuns = [event for event in table.log if event.definition is not None and event.definition.name == "Bob"]
    assert table.game.definition[stuns[0].by[0]].name == "Order"


# Done for them


def test_what_is_done_for_each_player_speaks_of_that_one():
    order = twist(for_players(each_enemy, stun(one(theirs, supporting_only)), discard(1, that_player)))
    table = lay(
        side(front="Ann 1/1", hand=[order, "Ace 1/1"]),
        side(front=["Bob 1/1", "Bud 1/1"], hand="Bee 1/1"),
        side(front="Cat 1/1", hand="Cow 1/1"),
    )
    table.p1.plays("Order")
    assert table.asked is table.p1
    assert table.p1.choices == ["Bob", "Bud"]
    table.p1.chooses("Bob")
    assert table.p2["Bob"].stunned
    assert table.p3["Cat"].stunned
    assert (table.p1.hand, table.p2.hand, table.p3.hand) == (["Ace"], [], [])


def test_for_a_player_who_has_been_put_out_meanwhile_nothing_is_done():
    order = twist(for_players(each_enemy, ko(one(main, enemy))))
    table = lay(side(hand=order), side(main="Bob 1/1"), side(main="Cat 1/1"))
    table.p1.plays("Order", on="Cat")
    assert table.p3.is_out
    assert table.p2["Bob"].in_play
    assert table.p1.offered("go on")


# One of your choice


def test_one_enemy_player_is_chosen_among_enemies_and_nobody_is_asked_where_there_is_one():
    order = twist(discard(1, an_enemy))
    table = lay(side(hand=order), side(hand="Bee 1/1"), side(hand="Cow 1/1"))
    table.p1.plays("Order")
    assert table.p1.players_offered == [2, 3]
    table.p1.chooses_player(3)
    assert (table.p2.hand, table.p3.hand) == (["Bee"], [])
    table = duel(p1=side(hand=order), p2=side(hand="Bee 1/1"))
    table.p1.plays("Order")
    assert table.p2.hand == []


def test_any_player_may_be_chosen_oneself_included():
    table = duel(p1=side(hand=twist(draw(2, a_player)), deck=3), p2=side(deck=3))
    table.p1.plays("Order")
    assert table.p1.players_offered == [1, 2]
    table.p1.chooses_player(1)
    assert len(table.p1.hand) == 2


def test_a_teammate_is_no_enemy_player():
    order = twist(discard(1, an_enemy))
    table = lay(side(hand=order), side(hand=1), side(hand=1), side(hand=1), teams=True)
    table.p1.plays("Order")
    enemies = [seat + 1 for seat in range(4) if table.battle.enemies(0, seat)]
    assert table.p1.players_offered == enemies
    table.p1.chooses_player(enemies[0])


def test_a_row_of_one_enemy_player_is_a_choice_of_player_and_row():
    order = twist(for_players(an_enemy, choose(stun(each(theirs, supporting_only)), draw(1, that_player))))
    table = lay(side(hand=order), side(front="Bob 1/1"), side(front="Cat 1/1"))
    table.p1.plays("Order")
    table.p1.chooses_player(2)
    table.p1.chooses_number(0)
    assert table.p2["Bob"].stunned
    assert table.p3["Cat"].face_up


# Their zones


@rule("2P-GEN-24")
def test_an_enemy_hand_is_revealed_and_some_of_it_discarded():
    order = twist(have_players(an_enemy, reveal(cards_in(HAND)), discard_cards(each_of_them(named("Bee")))))
    table = duel(p1=side(hand=order), p2=side(hand=["Bee 1/1", "Bud 1/1", "Bee 1/1"]))
    table.p1.plays("Order")
    assert table.p2.hand == ["Bud"]
    assert table.p2.ko_pile == ["Bee", "Bee"]
    assert table.happened("revealed") == 3


def test_a_card_of_an_enemy_ko_pile_is_chosen_among_those_of_all_enemies():
    order = twist(put_into_play(card_in(KO, character, whose=each_enemy), yours=True))
    table = lay(side(hand=order, ko="Ann 1/1"), side(ko="Bob 1/1"), side(ko=["Cat 1/1", "Academy"]))
    table.p1.plays("Order")
    assert table.p1.choices == ["Bob", "Cat"]
    table.p1.chooses("Cat")
    table.p1.chooses_row("front")
    assert table.p1.front[-1] == "Cat"


def test_a_condition_that_one_of_the_enemies_fulfils():
    order = twist(if_(some_player(each_enemy, at_least(3, number_of_cards(HAND, that_player))), draw()))
    for hands, drawn in (((2, 3), 1), ((2, 2), 0)):
        table = lay(side(hand=order, deck=2), side(hand=hands[0]), side(hand=hands[1]))
        table.p1.plays("Order")
        assert len(table.p1.hand) == drawn
