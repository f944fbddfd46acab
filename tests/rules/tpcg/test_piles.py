"""Into decks and out of piles: the rest of what was found, shuffled in, by chance, as resources, by name."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    at_least,
    at_random,
    card_in,
    cards_in,
    cards_of_yours,
    character,
    count,
    discard,
    discard_cards,
    divide_counters,
    draw,
    each,
    each_player,
    enemy,
    face_down_resource,
    fits,
    gain_xp,
    it,
    it_is_you,
    ko,
    main_character,
    name_a_card,
    of_that_name,
    one_card,
    one_of_them,
    play_twist,
    plot_twist,
    put_as_resource,
    put_into_deck,
    put_into_play,
    resource,
    return_to_hand,
    reveal,
    search,
    sharing_name,
    shuffle_into_deck,
    stun,
    super_power,
    supporting,
    supporting_only,
    the_rest,
    this,
    top,
    unless,
    up_to,
    when,
    when_appears,
    with_timing,
    yours,
)
from versus.games.tpcg.printed.definition import IN_KO_PILE, WHILE_STUNNED
from versus.games.tpcg.words import (
    BUILD,
    COMBAT,
    HAND,
    KO,
    LEFT_HAND,
    MAIN,
    MIGHT,
    MINUS,
    SWARM,
)
from versus.testing.tpcg import duel, rule, side


def twist(*effects, **more):
    return plot_twist("T-1", "Order", MAIN, *effects, **more)


# The rest, in any order


def test_what_was_not_taken_goes_to_the_bottom_in_any_order():
    order = twist(
        reveal(top(4)), return_to_hand(one_of_them(character)), put_into_deck(the_rest, any_order=True)
    )
    deck = ["Academy", "Ann 1/1", "Bob 1/1", "Fortress", "Cat 1/1"]
    table = duel(p1=side(hand=order, deck=deck))
    table.p1.plays("Order", on="Bob")
    assert table.p1.choices == ["Academy", "Ann", "Fortress"]
    table.p1.chooses("Fortress", "Academy")
    assert table.p1.hand == ["Bob"]
    assert table.p1.deck == ["Cat", "Fortress", "Academy", "Ann"], "what is laid last is the bottom"


def test_where_nothing_fits_all_of_it_is_the_rest():
    order = twist(reveal(top(2)), return_to_hand(one_of_them(character)), put_into_deck(the_rest))
    table = duel(p1=side(hand=order, deck=["Academy", "Fortress", "Cat 1/1"]))
    table.p1.plays("Order")
    assert table.p1.hand == []
    assert table.p1.deck == ["Cat", "Academy", "Fortress"]


# Shuffled in


def test_cards_are_shuffled_into_the_decks_of_their_owners_and_counted():
    order = twist(shuffle_into_deck(cards_in(KO, character, whose=each_player)), draw(count(it)))
    table = duel(p1=side(hand=order, ko=["Ann 1/1", "Academy"], deck=5), p2=side(ko="Bob 1/1", deck=5))
    table.p1.plays("Order")
    assert table.happened("shuffled") == 2
    assert table.p1.ko_pile == ["Academy", "Order"]
    assert table.p2.ko_pile == []
    assert len(table.p1.hand) == 2
    assert "Bob" in table.p2.deck


def test_a_character_in_play_is_shuffled_in_without_what_lay_on_it():
    order = twist(shuffle_into_deck(each(enemy, supporting_only)))
    table = duel(p1=side(hand=order), p2=side(front="Bob 1/1, +2 w1", deck=1))
    table.p1.plays("Order")
    assert len(table.p2.deck) == 2
    assert (table.p2["Bob"].plus, table.p2["Bob"].wounds) == (0, 0)


# By chance


def test_random_cards_come_back_and_fewer_if_there_are_fewer():
    order = twist(return_to_hand(at_random(card_in(KO, up_to=2))))
    table = duel(p1=side(hand=order, ko=["Ann 1/1", "Bob 1/1", "Cat 1/1"]))
    table.p1.plays("Order")
    assert len(table.p1.hand) == 2
    table = duel(p1=side(hand=order, ko="Ann 1/1"))
    table.p1.plays("Order")
    assert table.p1.hand == ["Ann"]


# Resources


@rule("2P-ZON-18", "2P-BLD-03")
def test_a_card_becomes_a_resource_face_up_only_if_it_is_a_location():
    order = twist(put_as_resource(top(1)))
    table = duel(p1=side(hand=order, deck=["Academy", "Ann 1/1"]))
    table.p1.plays("Order")
    assert table.p1.offered("place face up")
    table.p1.answers("Place Academy face up")
    assert table.p1["Academy"].face_up
    assert table.happened("shuffled") == 0
    table = duel(p1=side(hand=order, deck=["Ann 1/1", "Academy"]))
    table.p1.plays("Order")
    assert not table.p1.offered("place face up")
    table.p1.places("Ann")
    assert table.p1.resources == ["Ann"]
    assert not table.p1["Ann"].face_up


def test_a_location_may_be_placed_face_down_too():
    table = duel(p1=side(hand=twist(put_as_resource(top(1))), deck=["Academy", "Ann 1/1"]))
    table.p1.plays("Order")
    table.p1.places("Academy")
    assert not table.p1["Academy"].face_up


@rule("2P-ZON-14")
def test_a_face_down_resource_is_koed_whoever_it_belongs_to():
    order = twist(ko(one_card(face_down_resource)))
    table = duel(
        p1=side(hand=order, resources=["Academy", "Ann 1/1, down"]), p2=side(resources="Laboratory, down")
    )
    table.p1.plays("Order")
    assert sorted(table.p1.choices) == ["Ann", "Laboratory"]
    table.p1.chooses("Laboratory")
    assert table.p2.ko_pile == ["Laboratory"]


def test_gaining_a_resource_is_noticed_whichever_way_it_lies():
    gardener = supporting(
        "T-2",
        "Gardener",
        cost=1,
        atk=1,
        defense=1,
        powers=[when_appears(draw(), subject=fits(resource, yours))],
    )
    table = duel(p1=side(front=gardener, hand=["Ann 1/1", "Bob 1/1"]), p2=side(hand=2), at="build")
    table.p1.places("Ann")
    assert len(table.p1.hand) == 2
    table.p1.ends_turn()
    table.p2.places(table.p2.hand[0])
    assert len(table.p1.hand) == 2


# Names


def test_every_card_of_the_name_said_is_meant():
    order = twist(name_a_card, discard_cards(cards_in(HAND, of_that_name)))
    table = duel(p1=side(hand=[order, "Ann 1/1", "Bob 1/1", "Ann 1/1"]))
    table.p1.plays("Order")
    table.p1.says("Ann")
    assert table.p1.hand == ["Bob"]


def test_a_name_that_is_not_offered_is_spelled_out():
    order = twist(name_a_card, discard_cards(cards_in(HAND, of_that_name, whose=each_player)))
    table = duel(p1=side(hand=order), p2=side(hand=["X-23 1/1", "Bob 1/1"]))
    table.p1.plays("Order")
    with pytest.raises(AssertionError):
        table.p1.says("X-23")
    table.p1.says("Another name")
    for letter in "x23":
        table.p1.says(letter)
    table.p1.stops()
    assert table.p2.hand == ["Bob"]


def test_what_is_offered_as_a_name_tells_nothing_of_hidden_cards():
    table = duel(
        p1=side(hand=twist(name_a_card), deck=["Ann 1/1"]), p2=side(hand="Bob 1/1", deck=["Cat 1/1"])
    )
    table.p1.plays("Order")
    offered = {option.word for option in table.game.ask.options}
    assert "Ann" in offered
    assert not offered & {"Bob", "Cat"}
    table.p1.says("Ann")


def test_a_copy_is_looked_for_by_the_name_of_the_card_itself():
    clone = supporting(
        "T-3",
        "Ultron",
        cost=1,
        atk=3,
        defense=1,
        powers=[
            super_power("Replicate", MAIN, (), search(character, sharing_name(), then=return_to_hand(it)))
        ],
    )
    table = duel(p1=side(front=clone, deck=["Ann 1/1", clone, "Bob 1/1"]))
    table.p1.uses("Ultron", "Replicate")
    assert table.p1.choices == ["Ultron"]
    table.p1.chooses("Ultron in the deck")
    assert table.p1.hand == ["Ultron"]


# Plot twists from elsewhere


CHEER = plot_twist("T-4", "Cheer", COMBAT, draw(2), any_turn=True)
SLOW = plot_twist("T-5", "Slow", COMBAT, draw(3))
OURS = plot_twist("T-6", "Ours", COMBAT, draw(4), any_turn=True, teams=("X-Men",))
AGAIN = plot_twist(
    "T-7", "Again", COMBAT, play_twist(card_in(KO, with_timing(COMBAT, any_turn=True))), any_turn=True
)


def test_a_plot_twist_is_played_from_the_ko_pile_and_goes_back_there():
    table = duel(p1=side(front="Ann 1/1", hand=AGAIN, ko=[CHEER, SLOW]), p2=side(front="Bob 1/9"))
    table.p1.attacks("Ann", "Bob")
    table.p1.plays("Again", on="Cheer")
    assert len(table.p1.hand) == 2
    assert sorted(table.p1.ko_pile) == ["Again", "Cheer", "Slow"]
    assert table.happened("played") == 2


@rule("2P-PLT-09")
def test_a_plot_twist_played_by_an_effect_still_needs_its_team():
    for front, hand in (("Ann 1/1 X-Men", 4), ("Ann 1/1", 0)):
        table = duel(p1=side(front=front, hand=AGAIN, ko=OURS), p2=side(front="Bob 1/9"))
        table.p1.attacks("Ann", "Bob")
        table.p1.plays("Again")
        assert len(table.p1.hand) == hand


def test_a_plot_twist_that_plays_itself_is_played_once():
    table = duel(p1=side(hand=twist(play_twist(this))))
    table.p1.plays("Order")
    assert table.happened("played") == 1


# Counters divided


def test_counters_are_divided_among_as_many_as_may_be_chosen():
    order = twist(divide_counters(up_to(2, enemy, supporting_only), MINUS, 3))
    table = duel(p1=side(hand=order), p2=side(front=["Bob 4/4", "Bud 4/4", "Ben 4/4"]))
    table.p1.plays("Order", on=["Bob", "Bud"])
    assert table.p1.choices == ["Bob", "Bud"], "two have been chosen"
    table.p1.chooses("Bud")
    assert [table.p2[name].minus for name in ("Bob", "Bud", "Ben")] == [1, 2, 0]


def test_all_counters_may_go_to_one_and_they_are_put_at_one_moment():
    order = twist(divide_counters(up_to(2, enemy, supporting_only), MINUS, 2))
    table = duel(p1=side(hand=order), p2=side(front=["Bob 4/4", "Bud 1/1"]))
    table.p1.plays("Order", on=["Bob", "Bob"])
    assert table.p2["Bob"].minus == 2
    assert table.happened("counters put") == 1
    table = duel(p1=side(hand=order), p2=side(front="Bob 4/4"))
    table.p1.plays("Order")
    assert table.p2["Bob"].minus == 2


# Powers used from elsewhere


def test_a_power_that_works_in_the_ko_pile_is_used_there_and_nowhere_else():
    phoenix = supporting(
        "T-8",
        "Phoenix",
        cost=3,
        atk=3,
        defense=3,
        powers=[super_power("Rise", BUILD, MIGHT, put_into_play(this), place=IN_KO_PILE)],
    )
    table = duel(p1=side(ko=phoenix, resources="Fortress"), at="build")
    table.p1.uses("Phoenix", "Rise", on="front")
    assert table.p1.front == ["Phoenix"]
    for place in ("front", "hand", "deck"):
        table = duel(p1=side(resources="Fortress", **{place: [phoenix]}), at="build")
        assert not table.p1.offered("use")
    table = duel(p1=side(front=phoenix, resources="Fortress"), at="build")
    assert table.p1.why_not("use", "Phoenix", power="Rise") == "2P-GEN-01"
    table = duel(p1=side(resources="Fortress"), p2=side(ko=phoenix), at="build")
    assert not table.p1.offered("use")
    table = duel(p1=side(ko=phoenix), at="build")
    assert table.p1.why_not("use", "Phoenix", power="Rise") == "2P-PWR-17"


def test_a_power_that_works_while_stunned_is_used_only_then():
    sleeper = supporting(
        "T-9",
        "Sleeper",
        cost=3,
        atk=3,
        defense=3,
        health=5,
        powers=[
            super_power("Dream", MAIN, (), draw(), place=WHILE_STUNNED),
            super_power("Act", MAIN, (), draw()),
        ],
    )
    table = duel(p1=side(front=sleeper))
    assert table.p1.why_not("use", "Sleeper", power="Dream") == "2P-GEN-01"
    assert table.p1.may("use", "Sleeper", power="Act")
    table = duel(p1=side(front=sleeper, hand=twist(stun(each(yours, supporting_only)))))
    table.p1.plays("Order")
    assert table.p1.why_not("use", "Sleeper", power="Act") == "2P-PWR-03"
    table.p1.uses("Sleeper", "Dream")
    assert len(table.p1.hand) == 1


# A card leaves the hand


def hermit():
    powers = [when(LEFT_HAND, gain_xp(), when_=it_is_you, if_=unless(at_least(1, cards_of_yours(HAND))))]
    return main_character("T-10", "Hermit", atk=1, defense=9, level_up=3, powers=powers)


HIGHER = main_character("T-11", "Hermit", atk=2, defense=9, level=2)


def test_a_card_hears_nothing_of_its_own_leaving_though_another_of_its_kind_does():
    waif = supporting(
        "T-13", "Waif", cost=0, atk=1, defense=1, keywords=(SWARM,), powers=[when(LEFT_HAND, draw())]
    )
    table = duel(p1=side(hand=waif, deck=9), at="resource")
    table.p1.places("Waif")
    assert table.p1.hand == []
    table = duel(p1=side(front=waif, hand=waif, deck=9), at="resource")
    table.p1.places("Waif")
    assert len(table.p1.hand) == 1


def test_the_last_card_that_leaves_a_hand_is_noticed_however_it_leaves():
    gift = plot_twist("T-12", "Gift", MAIN, draw())
    for hand, does in (
        ("Ann 1/1", lambda p: p.places("Ann")),
        ("Ann 1/1 c0", lambda p: (p.goes_to("recruit"), p.recruits("Ann"))),
        ([twist(discard(2)), "Ann 1/1"], lambda p: (p.goes_to("main"), p.plays("Order"))),
    ):
        table = duel(p1=side(main=hermit(), levels=HIGHER, hand=hand), at="build")
        does(table.p1)
        assert table.p1.xp == 1
    table = duel(p1=side(main=hermit(), levels=HIGHER, hand=["Ann 1/1", "Bob 1/1"]), at="build")
    table.p1.places("Ann")
    assert table.p1.xp == 0
    table = duel(p1=side(main=hermit(), levels=HIGHER, hand=gift))
    table.p1.plays("Gift")
    assert table.p1.xp == 0, "there is a card again as it is judged"


def test_another_players_empty_hand_is_no_matter():
    table = duel(p1=side(main=hermit(), levels=HIGHER), p2=side(hand="Ann 1/1"), at="build", active=2)
    table.p2.places("Ann")
    assert table.p1.xp == 0
